"""Wildcards in Guobiao: a hun stands for any kind in the concealed hand, and for that kind in every fan."""

from __future__ import annotations

import pytest

import hupai
from guobiao.reading import excluded, fan_list, names, scored

# --- what a hun stands for ---


def test_a_joker_is_the_tile_that_is_missing() -> None:
    assert names(scored("[123m,1][456m,2]7mH345p88s9m")) == fan_list("清龙+平和")


def test_a_joker_is_no_help_where_two_tiles_are_missing() -> None:
    assert hupai.score("[123m,1][456m,2]7mH345p28s9m") is None


def test_a_joker_is_what_pays_best() -> None:
    # The pair and the pung may be of any kind: the dragons make 五门齐.
    assert names(scored("[123m,1][456p,1][789s,1][EEE,1]HH")) == fan_list("花龙+五门齐+全求人+圈风刻+门风刻")


def test_every_concealed_copy_of_the_hun_kind_is_a_wildcard() -> None:
    hand = "[234p,1]222678s24m55s3m"
    assert names(scored(hand)) == fan_list("断幺+喜相逢+坎张")
    assert names(scored(hand, hun="5s")) == fan_list("三色三同顺+平和+断幺+坎张")


def test_a_hun_may_stand_for_its_own_kind() -> None:
    hand = "[234p,1]222678s24m55s3m"
    assert names(scored(hand, hun="3m")) == names(scored(hand))


def test_a_copy_of_another_kind_is_no_wildcard() -> None:
    assert hupai.score("[234p,1][234p,2]23m55sWWW3m", rules=hupai.Guobiao(hun="9m")) is None
    assert hupai.score("[234p,1][234p,2]23m55sWWW3m", rules=hupai.Guobiao(hun="3m")) is not None


def test_a_melded_set_has_no_hun() -> None:
    with pytest.raises(hupai.HandError):
        hupai.score("[234m,1]222678s24p55s3p", rules=hupai.Guobiao(hun="3m"))


def test_a_meld_without_the_hun_kind_is_no_mistake() -> None:
    assert hupai.score("[234m,1]222678s24p55s3p", rules=hupai.Guobiao(hun="3p")) is not None


# --- a hun is its tile for every fan ---


@pytest.mark.parametrize(
    ("hand", "fans"),
    [
        ("1112345678999mH", "九莲宝灯+清龙+四归一"),
        ("111234567899mH5m", "九莲宝灯+双暗刻+幺九刻"),
        ("19m19p19sESWNCFHH", "十三幺"),
        ("[CCC,1][FFF,2]234m55sPHH", "大三元+缺一门"),
        ("[111p,1][999m,2]1199sHHH1s", "清幺九+三同刻"),
    ],
)
def test_a_hun_counts_as_the_tile_it_stands_for(hand: str, fans: str) -> None:
    assert names(scored(hand)) == fan_list(fans)


def test_nine_gates_wants_the_whole_pattern_before_the_winning_tile() -> None:
    assert "九莲宝灯" not in names(scored("111234567899m5mH"))  # the wildcard wins, as 9万


def test_the_wait_is_taken_with_the_hun_replaced() -> None:
    # With the wildcard as 7条 the hand waits for nothing else.
    assert names(scored("[123m,1][345m,1]678pWWWH7s")) == fan_list("单钓将+幺九刻")


def test_a_hun_may_be_the_winning_tile() -> None:
    assert names(scored("[123m,1][456m,2]79m345p88sH")) == fan_list("清龙+平和+坎张")


def test_a_hun_that_was_there_before_wins_nothing() -> None:
    assert names(scored("[123m,1][456m,2]7mH345p88s9m")).keys().isdisjoint({"坎张", "边张", "单钓将"})


def test_a_hun_leaves_the_hand_concealed() -> None:
    assert names(scored("123m456p78999sEH6s|WS1000")) == fan_list("不求人+幺九刻")


def test_a_hun_does_not_close_an_open_hand() -> None:
    assert names(scored("[123m,1]456p78999sEH6s|WS1000")) == fan_list("自摸+幺九刻")


def test_four_tiles_with_a_hun_are_no_kong() -> None:
    counted = names(scored("[222p,1][345s,1][678s,1]13pWWH", fifth_copy=False))
    assert counted == fan_list("四归一+连六+缺一门+坎张")


# --- P8 looks at the tiles as they lie ---


def test_a_hun_is_no_other_copy_of_the_last_of_its_kind() -> None:
    assert "和绝张" in names(scored("[123m,1][345m,1]678pWWWH7s|EE0100"))


def test_a_real_copy_refutes_the_last_of_its_kind() -> None:
    assert "和绝张" not in names(scored("[123m,1][345m,1]678pWWW7s7s|EE0100"))


def test_a_hun_is_never_the_last_of_its_kind_itself() -> None:
    score = scored("[123m,1][345m,1]678pWWW7sH|EE0100")
    assert "和绝张" not in names(score)
    assert "和绝张" in excluded(score)


def test_a_hun_is_no_other_copy_of_the_robbed_tile() -> None:
    assert "抢杠和" in names(scored("[123m,1][345m,1]678pWWWH7s|EE0001"))


def test_a_hun_is_never_the_robbed_tile_itself() -> None:
    score = scored("[123m,1][345m,1]678pWWW7sH|EE0001")
    assert "抢杠和" not in names(score)
    assert "抢杠和" in excluded(score)


# --- fifth_copy ---


def test_a_hun_may_be_a_fifth_copy() -> None:
    assert names(scored("[2222p][345s,1][678s,1]13pWWH")) == fan_list("暗杠+连六+缺一门+坎张")


def test_a_hun_is_no_fifth_copy_when_the_rules_say_so() -> None:
    assert hupai.score("[2222p][345s,1][678s,1]13pWWH", rules=hupai.Guobiao(fifth_copy=False)) is None


def test_a_hun_may_be_a_fourth_copy_whatever_the_rules_say() -> None:
    rules = hupai.Guobiao(fifth_copy=False)
    assert hupai.score("[222p,1][345s,1][678s,1]13pWWH", rules=rules) is not None


def test_a_kind_with_five_copies_is_one_tile_hog() -> None:
    assert names(scored("EEEESSSWWWNNHH")) == fan_list("大四喜+字一色+四暗刻+四归一+单钓将")


def test_without_a_fifth_copy_the_same_tiles_are_seven_pairs() -> None:
    assert names(scored("EEEESSSWWWNNHH", fifth_copy=False)) == fan_list("字一色+七对+四归一*3")


def test_two_pungs_of_one_kind_are_no_double_pung() -> None:
    assert names(scored("[222m,1][444p,2][666s,3]2m77sHH")) == fan_list("碰碰和+四归一+断幺+单钓将")


def test_two_pungs_of_one_rank_in_two_suits_are_a_double_pung() -> None:
    assert names(scored("[222m,1][444p,2][666s,3]2p77sHH")) == fan_list("碰碰和+双同刻+断幺")


def test_two_pungs_of_one_wind_are_one_kind_to_the_three_winds() -> None:
    assert "三风刻" not in names(scored("[EEE,1][SSS,2][789m,1]55pEHH"))


def test_pungs_of_three_kinds_to_the_three_winds() -> None:
    assert "三风刻" in names(scored("[EEE,1][SSS,2][789m,1]55pWHH"))


# --- all_hun_sets ---


def test_a_pair_may_be_all_hun() -> None:
    assert hupai.score("[123m,1][456p,1][789s,1][EEE,1]HH") is not None


def test_a_pair_is_not_all_hun_when_the_rules_say_so() -> None:
    rules = hupai.Guobiao(all_hun_sets=False)
    assert hupai.score("[123m,1][456p,1][789s,1][EEE,1]HH", rules=rules) is None


def test_a_pair_with_one_real_tile_is_right_whatever_the_rules_say() -> None:
    rules = hupai.Guobiao(all_hun_sets=False)
    assert hupai.score("[123m,1][456p,1][789s,1][EEE,1]PH", rules=rules) is not None


def test_a_set_may_be_all_hun() -> None:
    assert scored("[123m,1][456p,1]123s99pHHH").total == 12


def test_a_set_is_not_all_hun_when_the_rules_say_so() -> None:
    # Each of 123条 and 99饼 takes a wildcard, and the three real tiles left make no straight.
    assert scored("[123m,1][456p,1]123s99pHHH", all_hun_sets=False).total == 6


def test_a_set_is_refused_only_when_no_placing_gives_it_a_real_tile() -> None:
    # 789条 and a pair of 9条: each of the two real 9条 stands in one of them.
    assert names(scored("[123m,1][456p,1][EEE,1]99sHHH", all_hun_sets=False)) == fan_list(
        "花龙+圈风刻+门风刻"
    )


def test_two_equal_pairs_share_their_real_tiles() -> None:
    # 9条 four times over: each of the two pairs has a real 9条 and a wildcard.
    for all_hun_sets in (True, False):
        score = scored("1133m5577p2299sHH", all_hun_sets=all_hun_sets)
        assert names(score) == fan_list("七对+四归一+无字")
