"""The general rules and the counting principles: G3, G4, P1 to P5."""

from __future__ import annotations

import pytest

from guobiao.reading import excluded, fan_list, names, scored

CONCEALED_BY_NATURE = {
    "九莲宝灯": "1112345678999m5m",
    "四暗刻": "[5555m]222p777s888s9m9m",
    "连七对": "1122334455667p7p",
    "十三幺": "19m19p19sESWNCFPE",
    "七对": "1133m557p2299sCC7p",
    "七星不靠": "147m258p3sESWNCFP",
    "全不靠": "147m258p36sESWNCF",
}
SELF_DRAWN = "|EE1000"


# --- G3: what is melded stays as it is ---


def test_melded_chows_are_never_regrouped_as_pungs() -> None:
    melded = scored("[234m,1][234m,2][234m,3]11s89p7p")
    assert "一色三同顺" in names(melded)
    assert "一色三节高" not in names(melded)


def test_concealed_tiles_are_grouped_as_pays_best() -> None:
    concealed = scored("22233344m11s789p4m")
    assert "一色三节高" in names(concealed)
    assert "一色三同顺" not in names(concealed)


def test_the_four_tiles_of_a_kong_are_one_set() -> None:
    assert "四归一" not in names(scored("[5555m]234s678m33p78s6s"))


def test_four_tiles_that_are_no_kong_are_shared_out_among_the_sets() -> None:
    assert "四归一" in names(scored("34555m33p234s678s5m"))


def test_a_concealed_kong_leaves_the_hand_concealed() -> None:
    assert "门前清" in names(scored("[5555m]234s678m33p78s6s"))


def test_an_exposed_kong_opens_the_hand() -> None:
    assert "门前清" not in names(scored("[5555m,1]234s678m33p78s6s"))


def test_a_pung_completed_by_a_discard_is_not_concealed_but_does_not_open_the_hand() -> None:
    counted = names(scored("22p555m777s888s99m2p"))
    assert "三暗刻" in counted
    assert "四暗刻" not in counted
    assert "门前清" in counted


def test_a_pung_completed_by_the_own_draw_is_concealed() -> None:
    assert "四暗刻" in names(scored("22p555m777s888s99m2p" + SELF_DRAWN))


# --- G4: eight without flowers ---


def test_eight_fan_without_flowers_are_enough() -> None:
    score = scored("[CCC,1][FFF,2]78m555sEE9m|EE1000")
    assert score.total == 8
    assert score.meets_minimum


def test_flowers_do_not_help_to_reach_the_minimum() -> None:
    score = scored("[CCC,1][FFF,2]78m555sEE9m|EE0000|8")
    assert score.total == 7 + 8
    assert not score.meets_minimum


def test_flowers_are_added_once_the_minimum_is_reached() -> None:
    score = scored("[CCC,1][FFF,2]78m555sEE9m|EE1000|3")
    assert score.total == 8 + 3
    assert score.meets_minimum


# --- P1: one reading ---


def test_a_discard_that_completes_a_chow_or_a_pung_is_read_as_suits_the_winner() -> None:
    # The discard completes 567, and 555 stays concealed.
    assert names(scored("[123s,1]333p88s55567m5m")) == fan_list("四归一+双暗刻+无字")


def test_a_discard_that_completes_only_the_pung_makes_it_melded() -> None:
    assert names(scored("[123s,1]333p88s55678m5m")) == fan_list("无字")


def test_tiles_that_are_seven_pairs_and_a_standard_hand_are_read_as_pairs_when_that_pays_more() -> None:
    score = scored("223344m556677p8s8s")
    assert score.decomposition.form == "seven_pairs"
    assert names(score) == fan_list("七对+断幺")


def test_tiles_that_are_seven_pairs_and_a_standard_hand_are_read_as_sets_when_that_pays_more() -> None:
    score = scored("1122335577889m9m")
    assert score.decomposition.form == "standard"
    assert names(score) == fan_list("一色双龙会+门前清")


def test_fan_of_two_readings_are_never_added() -> None:
    counted = names(scored("22233344m11s789p4m" + SELF_DRAWN))
    assert {"一色三节高", "三暗刻"} <= counted.keys()
    assert "一色三同顺" not in counted


def test_a_reading_without_any_fan_beats_one_with_a_small_fan() -> None:
    # The wildcard as 3万 makes no fan at all, as 6万 it would make one 喜相逢.
    assert names(scored("[789s,2][456p,3][234p,1]45mWWH")) == fan_list("无番和")


def test_a_small_fan_that_the_only_reading_has_leaves_no_chicken_hand() -> None:
    assert names(scored("[789s,2][456p,3][234p,1]45mWW6m")) == fan_list("喜相逢")


# --- P2: concealed by nature ---


@pytest.mark.parametrize("fan", CONCEALED_BY_NATURE)
def test_what_is_concealed_by_nature_never_adds_concealed_hand(fan: str) -> None:
    counted = names(scored(CONCEALED_BY_NATURE[fan]))
    assert fan in counted
    assert "门前清" not in counted


@pytest.mark.parametrize("fan", CONCEALED_BY_NATURE)
def test_what_is_concealed_by_nature_adds_self_drawn_instead_of_fully_concealed_hand(fan: str) -> None:
    counted = names(scored(CONCEALED_BY_NATURE[fan] + SELF_DRAWN))
    assert fan in counted
    assert "自摸" in counted
    assert "不求人" not in counted


@pytest.mark.parametrize("fan", CONCEALED_BY_NATURE)
def test_the_wmo_edition_adds_fully_concealed_hand_instead_of_self_drawn(fan: str) -> None:
    counted = names(scored(CONCEALED_BY_NATURE[fan] + SELF_DRAWN, edition="wmo2014"))
    assert fan in counted
    assert "不求人" in counted
    assert "自摸" not in counted


@pytest.mark.parametrize("fan", CONCEALED_BY_NATURE)
def test_the_wmo_edition_adds_no_concealed_hand_either(fan: str) -> None:
    counted = names(scored(CONCEALED_BY_NATURE[fan], edition="wmo2014"))
    assert fan in counted
    assert "门前清" not in counted


def test_what_just_happens_to_be_concealed_adds_concealed_or_fully_concealed_hand() -> None:
    three_concealed_pungs = "222p777s88s345m99m8s"
    assert "门前清" in names(scored(three_concealed_pungs))
    assert {"三暗刻", "不求人"} <= names(scored(three_concealed_pungs + SELF_DRAWN)).keys()


# --- P3: implied fan ---


def test_only_the_pungs_of_the_higher_fan_lose_their_own_fan() -> None:
    assert names(scored("[CCC,1][FFF,2]999m55sPPP"))["幺九刻"] == 1


def test_pungs_that_the_higher_fan_uses_up_have_no_fan_of_their_own() -> None:
    assert "幺九刻" not in names(scored("[CCC,1][FFF,2]78m55sPPP9m"))


def test_a_pung_of_the_round_and_seat_wind_is_used_up_by_both() -> None:
    assert names(scored("[EEE,1]234m78s456pSS9s|EE0000")) == fan_list("圈风刻+门风刻")


# --- P4: sets combine once ---


def test_a_fourth_chow_never_makes_the_same_three_chow_fan_again() -> None:
    # 1万 2饼 3条 and 2饼 3条 4万 both rise by one; the fourth chow makes 连六 with the first instead.
    assert names(scored("[123m,1][234p,2]345s46m88p5m")) == fan_list("三色三步高+平和+连六+坎张")


@pytest.mark.parametrize("fourth", ["123m", "456m", "789m"])
def test_with_a_three_chow_fan_the_fourth_chow_makes_one_two_chow_fan(fourth: str) -> None:
    counted = names(scored(f"[123m,1][456m,2][789m,3]{fourth}8s8s"))
    assert counted["清龙"] == 1
    assert sum(counted.get(fan, 0) for fan in ("一般高", "连六", "老少副", "喜相逢")) == 1


def test_with_a_three_chow_fan_a_fourth_chow_apart_from_the_three_makes_none() -> None:
    assert names(scored("[123m,1][456m,2][789m,3]234p8s8s")) == fan_list("清龙+平和+单钓将")


def test_a_four_chow_fan_excludes_every_two_chow_fan() -> None:
    # 123 and 456 stand in it, and both would be 连六.
    score = scored("[123s,1][234s,2]345456sNN")
    assert names(score) == fan_list("一色四步高+混一色+单钓将")
    assert "连六" in excluded(score)


def test_four_chows_give_three_two_chow_fan() -> None:
    counted = names(scored("[234m,1][567m,2][234p,3]56p99s7p"))
    assert sum(counted.get(fan, 0) for fan in ("喜相逢", "连六")) == 3  # there are four links, in a ring


def test_three_chows_give_two_two_chow_fan() -> None:
    counted = names(scored("[234m,1][234m,2][234p,3]888s9s9s"))
    assert sum(counted.get(fan, 0) for fan in ("一般高", "喜相逢")) == 2  # there are three links


def test_two_chow_fan_form_no_cycle_even_when_there_is_room_for_one_more() -> None:
    counted = names(scored("[234m,1][234m,2][234p,3]56s99s7s"))
    assert sum(counted.get(fan, 0) for fan in ("一般高", "喜相逢", "连六")) == 2  # 567条 is linked to none


def test_two_chow_fan_in_a_line_are_all_counted() -> None:
    assert names(scored("[234m,1][567m,2][234p,3]56s99s7s")) == fan_list("平和+喜相逢*2+连六")


def test_a_fourth_pung_never_makes_the_same_three_pung_fan_again() -> None:
    assert names(scored("[222m,1][333p,2][444s,3]55m99p5m")) == fan_list("三色三节高+碰碰和+无字")


def test_a_fourth_pung_may_make_a_double_pung_with_one_of_the_three() -> None:
    assert names(scored("[222m,1][333p,2][444s,3]44m99p4m")) == fan_list("三色三节高+碰碰和+双同刻+无字")


def test_three_pungs_of_one_rank_are_no_double_pungs() -> None:
    score = scored("[222m,1][222p,2][222s,3]55m99p5m")
    assert names(score) == fan_list("三同刻+碰碰和+无字")
    assert excluded(score)["双同刻"] == {"三同刻"}


def test_two_pairs_of_pungs_are_two_double_pungs() -> None:
    assert names(scored("[222m,1][222p,2][333s,3]33m99p3m")) == fan_list("碰碰和+双同刻*2+无字")


# --- P5: what is counted several times ---


@pytest.mark.parametrize(
    ("fan", "count", "hand"),
    [
        ("四归一", 3, "[123s,2][222s,2]3334555s5s"),
        ("双同刻", 2, "[222s,1][888s,3][222p,2]5588m8m"),
        ("一般高", 2, "[567s,3][123s,1]1234567s4s|EE1000"),
        ("喜相逢", 2, "234456m45s23488p6s"),
        ("连六", 2, "12456m44s456789p3m"),
        ("幺九刻", 4, "[WWW,2][111s,2]44m999pSSS|EN0000"),
        ("花牌", 5, "[CCC,1][FFF,2]78m555sEE9m|EE1000|abcde"),
    ],
)
def test_seven_fan_are_counted_as_often_as_they_stand(fan: str, count: int, hand: str) -> None:
    assert names(scored(hand))[fan] == count


@pytest.mark.parametrize(
    ("fan", "hand"),
    [
        ("三色三步高", "[123m,1][234p,2]345s46m88p5m"),
        ("三色三节高", "[222m,1][333p,2][444s,3]55m99p5m"),
        ("三色三同顺", "[345m,1][345p,2]345s88p345s"),
        ("一色三步高", "[123m,1][234m,2][345m,3]67m88p5m"),
    ],
)
def test_any_other_fan_is_counted_once_however_often_it_stands(fan: str, hand: str) -> None:
    assert names(scored(hand))[fan] == 1
