"""The counting principles P6 to P8: single waits, kongs, and what the hand itself decides."""

from __future__ import annotations

import pytest

from guobiao.reading import excluded, fan_list, names, options, scored

SINGLE_WAITS = {"边张", "坎张", "单钓将"}
KONG_FAN = {"四杠", "三杠", "双暗杠", "明暗杠", "双明杠", "暗杠", "明杠"}


# --- P6: single waits ---


@pytest.mark.parametrize(
    ("fan", "hand"),
    [
        ("边张", "[111s,1]456p12m678s99m3m"),
        ("边张", "[111s,1]456p89m678s22m7m"),
        ("坎张", "[111s,1]456p46m678s88m5m"),
        ("单钓将", "[111s,1]456p234m678s8m8m"),
    ],
)
def test_a_single_wait_is_counted_when_one_kind_alone_completes_the_hand(fan: str, hand: str) -> None:
    assert names(scored(hand)).keys() & SINGLE_WAITS == {fan}


@pytest.mark.parametrize(
    ("hand", "also"),
    [
        ("[111s,1]345p12345m88m3m", "6万"),
        ("[111s,1]456p4666m678s5m", "4万"),
        ("[111s,1]456p2345m678s5m", "2万"),
        ("[111s,1]456p44m678s88p8p", "4万"),
    ],
)
def test_no_single_wait_is_counted_when_another_kind_would_do(hand: str, also: str) -> None:
    assert not names(scored(hand)).keys() & SINGLE_WAITS, also


def test_a_kind_that_completes_another_form_is_a_wait_too() -> None:
    # 3饼 would make seven pairs.
    assert not names(scored("334455m3555599p4p")).keys() & SINGLE_WAITS


def test_a_form_that_the_melds_forbid_has_no_waits() -> None:
    assert "坎张" in names(scored("[345m,1]345m3555599p4p"))


def test_only_one_single_wait_is_counted() -> None:
    # 3万 completes 12 beside 33, or the pair beside 123.
    counted = names(scored("[111s,1]456p1233m678s3m"))
    assert sum(counted.get(fan, 0) for fan in SINGLE_WAITS) == 1


def test_a_kind_of_which_the_hand_holds_all_four_is_still_a_wait() -> None:
    assert "单钓将" not in names(scored("[222m,1]2345m678s678p5m"))


def test_dead_waits_are_ignored_when_the_rules_say_so() -> None:
    assert "单钓将" in names(scored("[222m,1]2345m678s678p5m", count_held_waits=False))


def test_a_live_second_wait_is_not_ignored() -> None:
    assert "单钓将" not in names(scored("[111s,1]2345m678s678p5m", count_held_waits=False))


@pytest.mark.parametrize("hand", ["19m19p19sESWNCFFP", "1133m557p2299sCC7p", "147m258p3sESWNCFP"])
def test_other_forms_never_have_a_single_wait(hand: str) -> None:
    assert not names(scored(hand)).keys() & SINGLE_WAITS


@pytest.mark.parametrize(
    ("fan", "hand"),
    [
        ("坎张", "258m14788s13369p2p"),
        ("单钓将", "[777p,2]147m258p369s1s1s"),
        ("边张", "147m258p369s12m99s3m"),
    ],
)
def test_a_knitted_straight_has_single_waits_in_its_set_and_pair(fan: str, hand: str) -> None:
    assert names(scored(hand)).keys() & SINGLE_WAITS == {fan}


def test_a_tile_that_completes_the_knitted_nine_is_no_single_wait() -> None:
    assert not names(scored("[234s,1]147m25p369sNN8p")).keys() & SINGLE_WAITS


def test_a_tile_of_the_knitted_nine_may_be_read_in_the_set() -> None:
    assert names(scored("258m14788s23469p3p"))["坎张"] == 1


def test_a_tile_of_the_knitted_nine_is_no_single_wait_when_the_rules_say_so() -> None:
    without = names(scored("258m14788s23469p3p", knitted_single_wait=False))
    assert not without.keys() & SINGLE_WAITS


def test_a_tile_outside_the_knitted_nine_stays_a_single_wait() -> None:
    assert names(scored("258m14788s13369p2p", knitted_single_wait=False))["坎张"] == 1


# --- P7: kongs ---


@pytest.mark.parametrize(
    ("hand", "counted"),
    [
        ("111m345s678p55m78s9s", ""),
        ("[1111m,1]345s678p55m78s9s", "明杠"),
        ("[1111m,5]345s678p55m78s9s", "明杠"),
        ("[1111m]345s678p55m78s9s", "暗杠"),
        ("[1111m,1][8888p,2]345s55m78s9s", "双明杠"),
        ("[1111m][8888p,2]345s55m78s9s", "明暗杠"),
        ("[1111m][8888p]345s55m78s9s", "双暗杠"),
        ("[1111m][8888p,2][3333s,1]55m78s9s", "三杠"),
        ("[1111m][8888p][3333s]55m78s9s", "三杠"),
        ("[1111m,1][8888p][3333s,1][CCCC]5m5m", "四杠"),
    ],
)
def test_the_kong_fan_goes_by_the_exact_number_of_kongs(hand: str, counted: str) -> None:
    assert {fan: n for fan, n in names(scored(hand)).items() if fan in KONG_FAN} == fan_list(counted)


@pytest.mark.parametrize(
    ("rules", "counted", "value"),
    [
        ("mixed_kongs=5", "明暗杠", 5),
        ("mixed_kongs=0", "暗杠+明杠", 2 + 1),
        ("edition=mil", "明暗杠", 5),
        ("edition=wmo2014", "明暗杠", 6),
    ],
)
def test_a_concealed_and_an_exposed_kong_count_as_the_rules_say(rules: str, counted: str, value: int) -> None:
    score = scored("[1111m][8888p,2]345s55m78s9s", **options(rules))
    kongs = [fan for fan in score.fans if fan.name in KONG_FAN]
    assert {fan.name: fan.count for fan in kongs} == fan_list(counted)
    assert sum(fan.value for fan in kongs) == value


def test_a_concealed_kong_is_a_concealed_pung() -> None:
    assert "双暗刻" in names(scored("[1111m]888p345s55m78s9s"))


def test_an_exposed_kong_is_none() -> None:
    assert "双暗刻" not in names(scored("[1111m,1]888p345s55m78s9s"))


def test_two_concealed_kongs_are_not_also_two_concealed_pungs() -> None:
    assert excluded(scored("[1111m][8888p]345s55m78s9s"))["双暗刻"] == {"双暗杠"}


def test_two_concealed_kongs_and_a_pung_are_three_concealed_pungs() -> None:
    assert {"双暗杠", "三暗刻"} <= names(scored("[1111m][8888p]333s55m78s9s")).keys()


@pytest.mark.parametrize(
    ("hand", "added"),
    [
        ("[2222s][3333s,1][5555p,1]67mEE8m", "暗杠"),
        ("[2222s][3333s][5555p,1]67mEE8m", "双暗杠"),
        ("[2222s][3333s][5555p]67mEE8m", "三暗刻+门前清"),
        ("[2222s,1][3333s,1][5555p,1]67mEE8m", ""),
    ],
)
def test_the_wmo_edition_counts_the_concealed_kongs_among_three(hand: str, added: str) -> None:
    assert names(scored(hand, edition="wmo2014")) == fan_list("三杠") | fan_list(added)


@pytest.mark.parametrize(
    ("hand", "added"),
    [
        ("[2222s][3333s,1][5555p,1][7777m,1]EE", "暗杠"),
        ("[2222s][3333s][5555p,1][7777m,1]EE", "双暗杠"),
        ("[2222s][3333s][5555p][7777m,1]EE", "三暗刻"),
        ("[2222s][3333s][5555p][7777m]EE", "四暗刻"),
    ],
)
def test_the_wmo_edition_counts_the_concealed_kongs_among_four(hand: str, added: str) -> None:
    assert names(scored(hand, edition="wmo2014")) == fan_list("四杠") | fan_list(added)


@pytest.mark.parametrize(
    ("hand", "fans"),
    [("[2222s][3333s,1][5555p,1]67mEE8m", "三杠"), ("[2222s][3333s,1][5555p,1][7777m,1]EE", "四杠")],
)
def test_today_a_concealed_kong_adds_nothing_to_three_or_four(hand: str, fans: str) -> None:
    assert names(scored(hand)) == fan_list(fans)


# --- P8: what the hand decides ---


@pytest.mark.parametrize("hand", ["[777s,1][345m,1]56s678pWW7s", "[567s,2][678s,1][789s,3]56sWW7s"])
def test_three_copies_in_the_own_open_melds_prove_the_last_of_its_kind(hand: str) -> None:
    assert "和绝张" in names(scored(hand))


def test_two_copies_in_the_own_open_melds_prove_nothing() -> None:
    assert "和绝张" not in names(scored("[567s,1][678s,1]56s678pWW7s"))


def test_the_last_of_its_kind_may_be_declared() -> None:
    assert names(scored("[123m,1][345m,1]56s678pWW7s|EE0100")) == fan_list("和绝张")


def test_another_concealed_copy_refutes_the_last_of_its_kind() -> None:
    score = scored("[123m,1][345m,1]67778sWW7s|EE0100")
    assert "和绝张" not in names(score)
    assert "和绝张" in excluded(score)


def test_another_copy_in_an_open_meld_does_not_refute_the_last_of_its_kind() -> None:
    assert "和绝张" in names(scored("[567s,1][345m,1]56s678pWW7s|EE0100"))


@pytest.mark.parametrize("hand", ["[123m,1][345m,1]67778sWW7s|EE0001", "[789s,1][345m,1]56s678pWW7s|EE0001"])
def test_another_copy_anywhere_in_the_hand_refutes_the_robbed_kong(hand: str) -> None:
    score = scored(hand)
    assert "抢杠和" not in names(score)
    assert "抢杠和" in excluded(score)


def test_a_hand_without_another_copy_may_rob_a_kong() -> None:
    assert names(scored("[123m,1][345m,1]56s678pWW7s|EE0001")) == fan_list("抢杠和")


def test_a_robbed_kong_is_never_also_the_last_of_its_kind() -> None:
    score = scored("[123m,1][345m,1]56s678pWW7s|EE0101")
    assert names(score) == fan_list("抢杠和")
    assert excluded(score)["和绝张"] == {"抢杠和"}


def test_a_hand_without_a_kong_has_no_replacement_tile() -> None:
    score = scored("[123m,1][345m,1]56s678pWW7s|EE1001")
    assert names(score) == fan_list("自摸")
    assert "杠上开花" in excluded(score)


@pytest.mark.parametrize("kong", ["[8888p]", "[8888p,1]", "[8888p,5]"])
def test_any_kong_has_a_replacement_tile(kong: str) -> None:
    assert "杠上开花" in names(scored(f"{kong}[345m,1]56s123mWW7s|EE1001"))


def test_a_robbed_kong_is_a_discard_for_the_concealed_hand() -> None:
    counted = names(scored("345m56s678p22sWWW7s|EE0001"))
    assert {"抢杠和", "门前清"} <= counted.keys()
    assert not {"不求人", "自摸"} & counted.keys()


def test_a_robbed_kong_is_a_discard_for_the_melded_hand() -> None:
    assert "全求人" in names(scored("[123m,1][777p,2][EEE,3][678s,1]5s5s|EE0000"))
    assert {"抢杠和", "全求人"} <= names(scored("[123m,1][777p,2][EEE,3][678s,1]H5s|EE0001")).keys()


def test_a_robbed_kong_is_a_discard_for_concealed_pungs() -> None:
    # The wildcards can only make a pung of the East wind: two of the other 2饼 lie in the melds.
    hand = "[123p,1][234p,2]22pNNNHHE"
    assert "双暗刻" not in names(scored(hand + "|WW0001", fifth_copy=False))
    assert "双暗刻" in names(scored(hand + "|WW1000", fifth_copy=False))
