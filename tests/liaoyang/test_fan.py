"""Every item of the winner's fan table (F1 to F22, R38): hands that have it, and hands that only look like it."""

from __future__ import annotations

import pytest

import hupai
from liaoyang.reading import fan, why, won

OPEN = "[345s,1]123m456p789m55s"  # 素和 alone, on a discard
WITH_HUN = "[345s,1]12mS456p789m55s"  # nothing at all
CLOSED = "123m456m789p345s99s"
WITH_KONG = "[345s,1][1111m,1]456p789m55s"
SEVEN_PAIRS = "2233m5566m4477p88p"
ORPHANS = "19m19p19sESWNCFP1m"


NAMES = {
    "自摸": "Self-Drawn", "海底捞": "Last Draws", "杠开": "Out on a Kong Replacement", "素和": "No Hun",
    "庄家(赢)": "Dealer Wins", "站着和": "Closed Self-Draw", "长毛": "After a Drawn Hand", "杠": "Kong",
    "鸡枪": "Ji-Qiang Tile", "大哥大": "Dragon Set", "2/8将": "Pair of 2 or 8", "四归一": "Four in Triplet and Run",
    "三岔": "Three Triplets", "四岔": "Four Triplets", "飘和": "All Triplets", "手把一": "Last Tile Alone",
    "七对": "Seven Pairs", "十三幺": "Thirteen Orphans", "蛋": "Egg",
}  # fmt: skip


def test_the_table_of_fan_has_the_winners_items_in_both_languages() -> None:
    names = {item.name: item.english for item in hupai.fans(hupai.Liaoyang(indicator="2m"))}
    assert names | NAMES == names


# --- how the winning tile came ---


def test_a_self_drawn_tile_is_zimo() -> None:  # F7
    assert fan(OPEN, self_drawn=True) == {"自摸": 1, "素和": 1}
    assert fan(OPEN) == {"素和": 1}


def test_any_win_with_the_last_four_tiles_is_haidilao() -> None:  # F8, R6
    assert fan(OPEN, last_four=True) == {"海底捞": 1, "素和": 1}
    assert fan(OPEN, last_four=True, self_drawn=True) == {"自摸": 1, "海底捞": 1, "素和": 1}


@pytest.mark.parametrize("kong", ["[1111m,1]", "[1111m,5]", "[1111m]"])
def test_the_replacement_tile_of_a_kong_is_gangkai_besides_zimo(kong: str) -> None:  # F16
    assert fan(f"[345s,1]{kong}456p789m55s", self_drawn=True, kong=True) == {
        "自摸": 1, "杠开": 1, "素和": 1, "杠": 1,
    }  # fmt: skip


def test_gangkai_wants_a_kong_among_the_melds() -> None:  # F16, R52
    score = won(OPEN, self_drawn=True, kong=True)
    assert {item.name for item in score.fans} == {"自摸", "素和"}
    assert "杠开" in {entry.name for entry in score.excluded}


def test_a_kong_alone_is_no_gangkai() -> None:  # F16
    assert "杠开" not in fan(WITH_KONG, self_drawn=True)


def test_the_dealer_wins_one_more() -> None:  # F2, R52
    assert fan(OPEN, seat_wind="E") == {"素和": 1, "庄家(赢)": 1}
    for seat in "SWN":
        assert fan(OPEN, seat_wind=seat) == {"素和": 1}


def test_without_a_seat_the_winner_is_not_the_dealer() -> None:  # R52
    assert "庄家(赢)" not in fan(OPEN)


def test_the_suffix_of_the_text_says_how_the_tile_came() -> None:  # R52
    assert fan(f"{OPEN}|EE1000") == {"自摸": 1, "素和": 1, "庄家(赢)": 1}
    assert fan(f"{OPEN}|EE1000", self_drawn=False, seat_wind="W") == {"素和": 1}


def test_the_round_wind_changes_nothing() -> None:  # R52
    assert fan(OPEN, round_wind="N") == fan(OPEN)


def test_a_hand_after_a_drawn_hand_is_changmao_once() -> None:  # F22
    assert fan(OPEN, after_draw=True) == {"素和": 1, "长毛": 1}
    assert fan(OPEN, after_draw=3) == {"素和": 1, "长毛": 1}
    assert fan(OPEN, after_draw=0) == {"素和": 1}


# --- open and closed ---


def test_a_closed_hand_that_draws_its_tile_is_zhanzhehu() -> None:  # F4, R27
    assert fan(CLOSED, self_drawn=True) == {"自摸": 1, "素和": 1, "站着和": 1}


def test_a_closed_hand_does_not_win_on_a_discard() -> None:  # R27
    assert why(CLOSED) == "closed_discard"


def test_a_concealed_kong_leaves_the_hand_closed() -> None:  # R25
    hand = "[1111m]456m789p345s99s"
    assert fan(hand, self_drawn=True) == {"自摸": 1, "素和": 1, "站着和": 1, "杠": 1}
    assert why(hand) == "closed_discard"


@pytest.mark.parametrize("meld", ["[123m,1]", "[111m,1]", "[1111m,1]", "[1111m,6]"])
def test_chi_peng_and_exposed_kongs_open_the_hand(meld: str) -> None:  # R25
    hand = f"{meld}456m789p345s99s"
    assert "站着和" not in fan(hand, self_drawn=True)
    assert fan(hand)


@pytest.mark.parametrize(("hand", "indicator"), [(SEVEN_PAIRS, "E"), (ORPHANS, "4m")])
def test_seven_pairs_and_orphans_are_zhanzhehu_only_when_self_drawn(hand: str, indicator: str) -> None:  # F4
    assert fan(hand, indicator, shisanyao=True, self_drawn=True)["站着和"] == 1
    assert "站着和" not in fan(hand, indicator, shisanyao=True)


# --- hun ---


def test_a_hand_without_hun_is_suhu() -> None:  # F12
    assert fan(OPEN) == {"素和": 1}
    assert fan(WITH_HUN) == {}


@pytest.mark.parametrize("indicator", ["1m", "9m", "4p", "8m"])
def test_a_hun_that_is_used_as_itself_spoils_suhu(indicator: str) -> None:  # F12
    assert "素和" not in fan(OPEN, indicator)


# --- kongs ---


@pytest.mark.parametrize("kong", ["[1111m,1]", "[1111m,7]", "[1111m]"])
def test_a_kong_is_one(kong: str) -> None:  # F11
    assert fan(f"[345s,1]{kong}456p789m55s") == {"素和": 1, "杠": 1}


def test_each_kong_is_one() -> None:  # F11
    assert fan("[1111m,1][9999p]345s789m55s") == {"素和": 1, "杠": 2}


def test_four_tiles_that_are_not_laid_down_are_no_kong() -> None:  # F11
    assert "杠" not in fan("[111m,1]123m456p678s55s")


@pytest.mark.parametrize("source", ["", ",1", ",5"])
@pytest.mark.parametrize(
    ("tile", "indicator", "items"),
    [
        ("1m", "E", {"杠": 1}),
        ("C", "E", {"杠": 1, "大哥大": 1}),  # F6: 2 in total
        ("5s", "5p", {"杠": 1, "鸡枪": 4}),  # F15: 5 in total
        ("F", "P", {"杠": 1, "鸡枪": 4, "大哥大": 1}),  # R38: 6
    ],
)
def test_a_kong_adds_up(tile: str, indicator: str, items: dict[str, int], source: str) -> None:  # R38
    kong = f"[{tile[0] * 4}{tile[1:]}{source}]"
    assert fan(f"{kong}[123p,1]234m789m44s", indicator) == {"素和": 1, **items}


# --- 鸡枪 ---


def test_every_jiqiang_tile_is_one_wherever_it_lies() -> None:  # F14
    assert fan("[456s,1]456m123p789p55s", "5p") == {"素和": 1, "鸡枪": 4}


def test_the_winning_tile_is_the_winners_jiqiang() -> None:  # F14
    assert fan("[345p,1]13m456p789s55s2m", "2s") == {"素和": 1, "鸡枪": 1}


def test_a_hun_that_stands_for_a_jiqiang_kind_is_none() -> None:  # R14
    assert fan("[456s,1]46m6p123p789p55s", "5p") == {"鸡枪": 3}


def test_the_indicators_own_kind_is_no_jiqiang_in_the_suits_and_winds() -> None:  # R10, R11
    assert fan(OPEN, "3m") == {"素和": 1, "鸡枪": 1}  # the 3s of the chi; 3m is none
    assert fan("[345s,1]456p789mEEE55s") == {"素和": 1}


def test_with_a_dragon_indicator_its_own_kind_is_jiqiang() -> None:  # R11
    assert fan("[345s,1]456p789mPPP55s", "P") == {"素和": 1, "鸡枪": 3, "大哥大": 1}


# --- 大哥大 ---


@pytest.mark.parametrize(
    "hand", ["[CCC,1]345s456p789m55s", "[345s,1]CCC456p789m55s", "[PPP,3]345s456p789m55s"]
)
def test_a_dragon_triplet_is_dageda_exposed_or_concealed(hand: str) -> None:  # F5
    assert fan(hand) == {"素和": 1, "大哥大": 1}


def test_each_dragon_triplet_is_one() -> None:  # F5
    assert fan("[CCC,1][FFF,2]456p789m55s") == {"素和": 1, "大哥大": 2}


def test_a_hun_may_fill_the_dragon_triplet() -> None:  # R18
    assert fan("[345s,1]CCS456p789m55s") == {"大哥大": 1}


def test_two_triplets_of_one_dragon_are_two() -> None:  # F5, R15: the fifth and sixth copy are hun
    assert fan("[CCC,1]CSS456p789m55s") == {"大哥大": 2}


@pytest.mark.parametrize("hand", ["[345s,1]111m456p789mCC", "[EEE,1]345s456p789m55s"])
def test_dragon_pairs_and_wind_triplets_are_none(hand: str) -> None:  # F5
    assert fan(hand) == {"素和": 1}


# --- 2/8将 ---


@pytest.mark.parametrize("pair", ["22m", "88m", "22p", "88p", "22s", "88s"])
def test_a_pair_of_2_or_8_is_one(pair: str) -> None:  # F13
    assert fan(f"[345s,1]123m456p789m{pair}") == {"素和": 1, "2/8将": 1}


@pytest.mark.parametrize("pair", ["11s", "55p", "99s", "EE", "CC"])
def test_another_pair_is_none(pair: str) -> None:  # F13
    assert fan(f"[345s,1]123m456p789m{pair}") == {"素和": 1}


def test_a_pair_with_hun_may_be_of_2_or_8() -> None:  # R18
    assert fan("[345s,1]S123m456p789m8s") == {"2/8将": 1}
    assert fan("[345s,1]123m456p789mSS", self_drawn=True) == {"自摸": 1, "2/8将": 1}


def test_seven_pairs_have_no_pair_of_2_or_8() -> None:  # F13
    assert fan(SEVEN_PAIRS) == {"素和": 1, "七对": 1}


# --- 四归一 ---


@pytest.mark.parametrize(
    "hand",
    [
        "[678s,1]111m123m456p55s",
        "[111m,1]123m456p678s55s",
        "[123m,1]111m456p678s55s",
        "[123m,1][111m,1]456p678s55s",
    ],
)
def test_four_in_a_triplet_and_a_run_are_siguiyi_laid_down_or_not(hand: str) -> None:  # F10
    assert fan(hand) == {"素和": 1, "四归一": 1}


def test_siguiyi_counts_once_for_each_kind() -> None:  # F10
    assert fan("[111m,1][123m,1]999p789p55s") == {"素和": 1, "四归一": 2}


def test_a_kong_is_no_siguiyi() -> None:  # F10
    assert fan(WITH_KONG) == {"素和": 1, "杠": 1}


def test_four_in_two_runs_and_the_pair_are_no_siguiyi() -> None:  # F10
    assert fan("[123m,1]123m456p678s11m") == {"素和": 1}


def test_two_in_chi_and_two_with_a_hun_are_no_siguiyi() -> None:  # F10
    assert fan("[123m,1][123m,1]11mS456p55s") == {}


def test_a_fourth_copy_that_is_a_hun_is_no_siguiyi() -> None:  # F10
    assert fan("[111m,1]S23m456p678s55s") == {}


def test_four_in_a_triplet_and_the_pair_are_no_siguiyi() -> None:  # F10, E20
    assert fan("[345s,1]1111mS456p789s", self_drawn=True) == {"自摸": 1}


def test_hun_and_real_copies_lie_where_siguiyi_is_counted() -> None:  # F10
    # 555饼 all real, the fourth in one 456饼, the hun in the other.
    assert fan("[345s,1]44555566mS99p") == {"四归一": 1}


def test_seven_pairs_have_no_siguiyi() -> None:  # F10
    assert fan("1111m2233m44p55p66s") == {"素和": 1, "七对": 1}


# --- 三岔, 四岔, 飘和, 手把一 ---


@pytest.mark.parametrize(
    "hand",
    [
        "[111m,1][333p,1]666s789m55s",
        "[789m,1]111m333p666s55s",
        "[111m,1][333p,1][666s,2]789m55s",
    ],
)
def test_three_triplets_are_sancha_exposed_or_concealed(hand: str) -> None:  # F20
    assert fan(hand) == {"素和": 1, "三岔": 1}


def test_a_kong_is_a_triplet_of_sancha() -> None:  # F20
    assert fan("[1111m,1][3333p]666s789m55s") == {"素和": 1, "杠": 2, "三岔": 1}


def test_two_triplets_are_no_sancha() -> None:  # F20
    assert fan("[111m,1][333p,1]678s789m55s") == {"素和": 1}


def test_a_hun_may_fill_a_triplet_of_sancha() -> None:  # R18
    assert fan("[111m,1][333p,1]66sS789m55s") == {"三岔": 1}


def test_four_triplets_are_sicha_and_piaohu_and_no_sancha() -> None:  # F17, F20
    assert fan("[111m,1][333p,1]666s999s55s") == {"素和": 1, "四岔": 1, "飘和": 1}


def test_a_closed_piaohu_wins_by_self_draw_alone() -> None:  # R30
    hand = "111m333p666s999s55s"
    assert fan(hand, self_drawn=True) == {"自摸": 1, "素和": 1, "站着和": 1, "四岔": 1, "飘和": 1}
    assert why(hand) == "closed_discard"


def test_piaohu_is_exempt_from_nothing() -> None:  # R30
    assert why("[111m,1][333m,1]666s999s55s") == "missing_suit"
    assert why("[222m,1][333p,1]666s777s55s") == "no_terminal"


def test_four_melds_of_triplets_are_shoubayi() -> None:  # F18, R29
    assert fan("[111m,1][333p,1][666s,1][999s,1]55s") == {"素和": 1, "四岔": 1, "飘和": 1, "手把一": 1}


def test_a_concealed_kong_is_laid_down_for_shoubayi() -> None:  # R29
    hand = "[1111m][333p,1][666s,1][999s,1]55s"
    assert fan(hand) == {"素和": 1, "杠": 1, "四岔": 1, "飘和": 1, "手把一": 1}


def test_four_concealed_kongs_are_shoubayi_and_closed() -> None:  # R25, R29
    hand = "[1111m][3333p][6666s][9999s]55s"
    assert fan(hand, self_drawn=True) == {
        "自摸": 1, "素和": 1, "站着和": 1, "杠": 4, "四岔": 1, "飘和": 1, "手把一": 1,
    }  # fmt: skip
    assert why(hand) == "closed_discard"


def test_three_melds_are_no_shoubayi() -> None:  # F18
    assert "手把一" not in fan("[111m,1][333p,1][666s,1]999s55s")


@pytest.mark.parametrize("self_drawn", [False, True])
def test_four_melds_with_a_chi_never_win(self_drawn: bool) -> None:  # R29
    assert why("[111m,1][333p,1][666s,1][789s,1]55s", self_drawn=self_drawn) == "four_melds_with_chow"


# --- 七对, 十三幺 ---


def test_seven_pairs_win_on_a_discard_without_suit_or_terminal() -> None:  # R28, F19
    assert fan(SEVEN_PAIRS) == {"素和": 1, "七对": 1}


@pytest.mark.parametrize(
    "hand", ["S2233m5566m4477p8p", "SS2233m5566m4477p", "2m3mSS55m66m4477p88p", "SSSS557799m22s4p4p"]
)
def test_hun_makes_pairs_of_seven_pairs(hand: str) -> None:  # R28: an unpaired tile takes one, two are a pair
    assert fan(hand) == {"七对": 1}


def test_an_unpaired_tile_too_many_is_no_seven_pairs() -> None:  # R28
    assert why("S2233m5566m447p89p") == "no_shape"


def test_four_equal_tiles_are_two_pairs() -> None:  # R28
    assert fan("1111m4444p7777s99s") == {"素和": 1, "七对": 1}


def test_the_form_that_pays_more_is_taken() -> None:  # R49
    score = won("112233m445566p77s", self_drawn=True)
    assert (score.decomposition.form, score.total) == ("seven_pairs", 4)


def test_of_forms_that_pay_the_same_the_standard_one_is_taken() -> None:  # R49
    score = won("112233m445566p88s", self_drawn=True)
    assert (score.decomposition.form, score.total) == ("standard", 4)


def test_orphans_with_the_option_win_closed_on_a_discard() -> None:  # R31, F21
    assert fan(ORPHANS, "4m", shisanyao=True) == {"素和": 1, "十三幺": 1}


@pytest.mark.parametrize(
    "hand",
    [
        "5m19m19p19sESWNCFP",  # the hun is the duplicate
        "5m5m19m19p19sESWNC1m",  # two of the kinds
        "5m5m5m19m19p19sESWNC",  # two of the kinds and the duplicate
    ],
)
def test_hun_fills_the_orphans(hand: str) -> None:  # R31
    assert fan(hand, "4m", shisanyao=True) == {"十三幺": 1}


def test_orphans_without_the_option_are_no_win() -> None:  # R35
    assert why(ORPHANS, "4m") == "thirteen_orphans_off"


# --- what does not exist here ---


@pytest.mark.parametrize(
    "hand",
    [
        "[123m,1]456m789m456p55s",  # 一条龙
        "[123m,1]1789m456p55s23m",  # 边张
        "[EEE,1]345s456p789m55s",  # 圈风, 门风
    ],
)
def test_what_the_document_does_not_name_is_no_fan(hand: str) -> None:  # R40
    assert fan(hand) == {"素和": 1}


def test_a_hand_of_no_fan_at_all_wins() -> None:  # R32
    score = won(WITH_HUN)
    assert score.total == 0
    assert score.fans == ()
    assert score.meets_minimum
