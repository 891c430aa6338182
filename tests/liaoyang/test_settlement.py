"""What each loser adds (scope L), what everybody pays (§8), and how the settlement is told."""

from __future__ import annotations

import re
from typing import Any

import pytest

import hupai
from liaoyang.reading import EXAMPLES, extra, settled, table, won

OPEN = "[345s,1]123m456p789m55s"  # 素和 alone, on a discard; 自摸 besides, self-drawn
SMALL = "[345s,1]12mS456p789m55s"  # nothing at all
OPENED = {"E": "[123p,1]", "S": "[123p,1]", "W": "[789p,1]", "N": "[789s,1]"}

WINS = EXAMPLES["wins"]


def laid_down(winner: str = "S", **seats: str) -> dict[str, str]:
    """Every loser is open with a set that counts nothing, but for those that are named."""
    return {seat: melds for seat, melds in (OPENED | seats).items() if seat != winner}


# --- the items of a loser ---


def test_the_discarder_alone_adds_dianpao() -> None:  # F1
    found = extra(settled(OPEN, discarder="W", seats=laid_down()))
    assert found == {"E": {"庄家(输)": 1}, "W": {"点炮": 1}, "N": {}}


def test_nobody_adds_dianpao_to_a_self_drawn_win() -> None:  # F1
    assert extra(settled(OPEN, seats=laid_down())) == {"E": {"庄家(输)": 1}, "W": {}, "N": {}}


def test_the_dealer_loses_one_more_and_wins_one_more() -> None:  # F2
    settlement = settled(OPEN, winner="E", discarder="W", seats=laid_down("E"))
    assert extra(settlement) == {"S": {}, "W": {"点炮": 1}, "N": {}}
    assert settlement.losers["N"].exponent == 2  # 素和, 庄家(赢)


def test_a_closed_loser_adds_one() -> None:  # F3
    found = extra(settled(OPEN, seats=laid_down(W="")))
    assert found["W"] == {"闭门": 1}


def test_a_concealed_kong_leaves_a_loser_closed() -> None:  # R25
    assert extra(settled(OPEN, seats=laid_down(W="[2222s]")))["W"] == {"闭门": 1}


@pytest.mark.parametrize("meld", ["[123s,1]", "[222s,2]", "[2222s,3]", "[2222s,6]"])
def test_chi_peng_and_exposed_kongs_open_a_loser(meld: str) -> None:  # R25
    assert extra(settled(OPEN, seats=laid_down(W=meld)))["W"] == {}


def test_three_closed_losers_add_one_each_and_no_more() -> None:  # F3
    found = extra(settled(OPEN, seats={}))
    assert found == {"E": {"庄家(输)": 1, "闭门": 1}, "W": {"闭门": 1}, "N": {"闭门": 1}}


def test_all_closed_none_lets_no_one_add_when_all_three_are_closed() -> None:  # F3
    found = extra(settled(OPEN, seats={"N": "[2222s]"}, all_closed="none"))
    assert found == {"E": {"庄家(输)": 1}, "W": {}, "N": {}}


def test_all_closed_none_changes_nothing_when_one_is_open() -> None:  # F3
    found = extra(settled(OPEN, seats={"N": "[222s,1]"}, all_closed="none"))
    assert found == {"E": {"庄家(输)": 1, "闭门": 1}, "W": {"闭门": 1}, "N": {}}


@pytest.mark.parametrize(
    ("melds", "items"),
    [
        ("[CCC,1]", {"大哥大(输)": 1}),
        ("[CCC,1][FFF,2]", {"大哥大(输)": 2}),
        ("[CCCC,1]", {"大哥大(输)": 2}),  # F6
        ("[CCCC,5]", {"大哥大(输)": 2}),
        ("[CCCC]", {"大哥大(输)": 2, "闭门": 1}),
        ("[NNN,1]", {"鸡枪(倒下)": 3}),
        ("[EEE,1]", {}),
        ("[2222s,1]", {}),  # R38: an ordinary kong of a loser is nothing
    ],
)
def test_a_loser_adds_for_dragons_and_jiqiang_laid_down(melds: str, items: dict[str, int]) -> None:
    assert extra(settled(OPEN, seats=laid_down(W=melds)))["W"] == items


@pytest.mark.parametrize(
    ("melds", "items"),
    [
        ("[456s,1]", {"鸡枪(倒下)": 1}),
        ("[555m,1]", {"鸡枪(倒下)": 3}),
        ("[555m,1][567s,1]", {"鸡枪(倒下)": 4}),
        ("[5555m,1]", {"鸡枪(倒下)": 5}),  # F15
        ("[5555m]", {"鸡枪(倒下)": 5, "闭门": 1}),
        ("[555p,1]", {}),  # the indicator's own kind
    ],
)
def test_a_loser_adds_for_each_jiqiang_tile_laid_down(melds: str, items: dict[str, int]) -> None:  # F14, F15
    hand = "[123s,1]123m123p789m99s"
    assert extra(settled(hand, "5p", seats=laid_down(W=melds)))["W"] == items


@pytest.mark.parametrize(
    ("melds", "items"),
    [
        ("[FFFF,1]", {"大哥大(输)": 2, "鸡枪(倒下)": 4}),  # the 杠 stands under 大哥大(输)
        ("[FFF,1]", {"大哥大(输)": 1, "鸡枪(倒下)": 3}),
        ("[PPP,1]", {"大哥大(输)": 1, "鸡枪(倒下)": 3}),
    ],
)
def test_dragons_that_are_jiqiang_are_both(melds: str, items: dict[str, int]) -> None:  # R38
    assert extra(settled(OPEN, "P", seats=laid_down(W=melds)))["W"] == items


def test_dageda_once_is_at_most_one_for_each_loser_the_kong_apart() -> None:  # F5
    seats = laid_down(W="[CCC,1][FFF,1]", N="[PPPP,1]")
    found = extra(settled(OPEN, seats=seats, dageda="once"))
    assert (found["W"], found["N"]) == ({"大哥大(输)": 1}, {"大哥大(输)": 2})


def test_natural_options_do_not_touch_what_is_laid_down() -> None:  # R18
    found = extra(settled(OPEN, seats=laid_down(W="[CCC,1]"), dageda_natural=True))
    assert found["W"] == {"大哥大(输)": 1}


def test_a_discarded_replacement_tile_is_fantan_of_the_discarder() -> None:  # F9
    found = extra(settled(OPEN, discarder="W", seats=laid_down(), kong_discard=True))
    assert found == {"E": {"庄家(输)": 1}, "W": {"点炮": 1, "反弹": 1}, "N": {}}


def test_fantan_all_is_one_for_all_three_and_one_besides_for_the_discarder() -> None:  # F9
    seats = laid_down()
    settlement = settled(OPEN, discarder="W", seats=seats, kong_discard=True, fantan="all")
    assert extra(settlement) == {
        "E": {"庄家(输)": 1, "反弹": 1},
        "W": {"点炮": 1, "反弹": 2},
        "N": {"反弹": 1},
    }
    assert {seat: loser.exponent for seat, loser in settlement.losers.items()} == {"E": 3, "W": 4, "N": 2}


def test_fantan_all_changes_nothing_without_a_replacement_tile() -> None:  # F9
    found = extra(settled(OPEN, discarder="W", seats=laid_down(), fantan="all"))
    assert found == {"E": {"庄家(输)": 1}, "W": {"点炮": 1}, "N": {}}


# --- parts, cap and 摇 ---


def test_a_self_drawn_win_is_paid_by_each() -> None:  # R42, R45
    settlement = settled(OPEN, seats=laid_down(N=""))
    assert settlement.payments == {"S": 8 + 4 + 8, "E": -8, "W": -4, "N": -8}


def test_the_discarder_pays_the_three_parts() -> None:  # R45
    settlement = settled(OPEN, discarder="W", seats=laid_down(N=""))
    assert [settlement.losers[seat].part for seat in "EWN"] == [4, 4, 4]
    assert settlement.payments == {"S": 12, "E": 0, "W": -12, "N": 0}


def test_a_win_of_no_fan_is_paid_one_unit() -> None:  # R32
    settlement = settled(SMALL, discarder="W", seats=laid_down())
    assert settlement.payments == {"S": 5, "E": 0, "W": -5, "N": 0}


def test_a_part_is_capped() -> None:  # R43
    settlement = settled(OPEN, seats=laid_down(W="[CCCC,1][FFFF,1][PPPP,1]"))
    assert settlement.losers["W"].exponent == 8
    assert (settlement.losers["W"].part, settlement.losers["W"].capped) == (100, True)
    assert not settlement.losers["N"].capped
    assert not settlement.all_capped
    assert settlement.payments == {"S": 8 + 100 + 4, "E": -8, "W": -100, "N": -4}


def test_three_capped_parts_are_yao_and_doubled() -> None:  # R44, E7
    hand = "[2222p,1][123s,1]123m55m678s"
    settlement = settled(hand, "2m", seats={"E": "[789p,1]", "W": "[444m,1]", "N": "[678s,1]"})
    assert settlement.all_capped
    assert [settlement.losers[seat].part for seat in "EWN"] == [200, 200, 200]
    assert settlement.payments == {"S": 600, "E": -200, "W": -200, "N": -200}


def test_a_discarder_may_pay_six_caps() -> None:  # R45, E11
    hand = "[1111m,1][FFF,1]222p22s345m"
    settlement = settled(hand, "2m", winner="E", discarder="N", seats={"W": "[678s,1]"})
    assert settlement.payments == {"E": 600, "S": 0, "W": 0, "N": -600}


@pytest.mark.parametrize("multiple", [1, 2, 5, 50])
def test_the_room_multiplies_unit_and_cap(multiple: int) -> None:  # R41
    seats = laid_down(W="[CCCC,1][FFFF,1][PPPP,1]")
    settlement = settled(OPEN, seats=seats, multiple=multiple, bao=1)
    alone = settled(OPEN, seats=seats, bao=1)
    assert settlement.payments == {seat: paid * multiple for seat, paid in alone.payments.items()}
    assert settlement.losers["W"].exponent == alone.losers["W"].exponent


# --- 宝 ---


@pytest.mark.parametrize("discarder", [None, "W"])
@pytest.mark.parametrize("bao", [0, 1, 2, 3])
def test_each_of_the_other_three_pays_for_bao(bao: int, discarder: str | None) -> None:  # R47
    without = settled(OPEN, discarder=discarder, seats=laid_down()).payments
    payments = settled(OPEN, discarder=discarder, seats=laid_down(), bao=bao).payments
    assert {seat: payments[seat] - without[seat] for seat in "ESWN"} == {
        "S": 30 * bao, "E": -10 * bao, "W": -10 * bao, "N": -10 * bao,
    }  # fmt: skip


def test_bao_is_on_top_of_the_cap_and_not_doubled() -> None:  # R47
    hand = "[2222p,1][123s,1]123m55m678s"
    settlement = settled(hand, "2m", seats={"E": "[789p,1]", "W": "[444m,1]", "N": "[678s,1]"}, bao=3)
    assert settlement.all_capped
    assert settlement.payments == {"S": 690, "E": -230, "W": -230, "N": -230}
    assert settlement.losers["W"].part == 200


def test_bao_payer_discarder_lets_the_discarder_pay_all_three_shares() -> None:  # R47
    settlement = settled(OPEN, discarder="W", seats=laid_down(), bao=2, bao_payer="discarder")
    assert settlement.payments == {"S": 10 + 60, "E": 0, "W": -10 - 60, "N": 0}


def test_bao_payer_discarder_changes_nothing_on_a_self_drawn_win() -> None:  # R47
    seats = laid_down()
    by_discarder = settled(OPEN, seats=seats, bao=2, bao_payer="discarder")
    assert by_discarder.payments == settled(OPEN, seats=seats, bao=2).payments


def test_without_jie_bao_there_is_no_bao() -> None:  # R36, R47
    seats = laid_down()
    assert settled(OPEN, seats=seats, bao=2, jie_bao=False).payments == settled(OPEN, seats=seats).payments


def test_jie_bao_changes_nothing_where_no_tile_is_equal() -> None:  # R36
    seats = laid_down()
    assert settled(OPEN, seats=seats, jie_bao=False).payments == settled(OPEN, seats=seats).payments


# --- 抢杠, 逃跑 ---


@pytest.mark.parametrize("konger", ["[777m,1]", "[7777m,5]"])
def test_a_robbed_konger_pays_as_the_discarder_with_a_peng(konger: str) -> None:  # R24
    # 7万 is 鸡枪, so that a kong of it would be 5 and the 碰 it was is 3.
    hand = "[345s,1]123m456p55s89m7m"
    settlement = settled(
        hand, "7s", discarder="W", seats=laid_down(W=konger, N="[123s,1]"), kong=True, rob_kong=True
    )
    assert extra(settlement)["W"] == {"点炮": 1, "鸡枪(倒下)": 3}


@pytest.mark.parametrize(("multiple", "penalty"), [(1, 100), (5, 500)])
def test_a_runaway_loses_seven_fan_which_is_the_cap(multiple: int, penalty: int) -> None:  # F23
    assert hupai.Liaoyang(indicator="2m", multiple=multiple).runaway_penalty == penalty


# --- how it is told ---


@pytest.mark.parametrize("example", WINS, ids=[one["name"] for one in WINS])
def test_the_explanation_has_a_line_for_every_loser(example: dict[str, Any]) -> None:
    places = example["table"]
    win = {name: value for name, value in example["win"].items() if name not in ("self_drawn", "seat_wind")}
    settlement = settled(
        example["hand"],
        example["indicator"],
        winner=places["winner"],
        discarder=places["discarder"],
        seats=places["seats"],
        kong_discard=places["kong_discard"],
        bao=places["bao"],
        **example["options"],
        **win,
    )
    lines = settlement.explain().splitlines()
    for seat, loser in example["losers"].items():
        of_seat = [line for line in lines if re.search(rf"\b{seat}\b|{wind(seat)}", line)]
        numbers = {int(number) for line in of_seat for number in re.findall(r"\d+", line)}
        assert {loser["exponent"], loser["part"]} <= numbers, (seat, lines)
    assert any(re.search(rf"(?<!\d){example['receives']}(?!\d)", line) for line in lines), lines


def wind(seat: str) -> str:
    return dict(zip("ESWN", "东南西北", strict=True))[seat]


# --- what is no table ---


@pytest.mark.parametrize(
    ("self_drawn", "places"),
    [
        (True, {"discarder": "W"}),
        (False, {}),
        (False, {"discarder": "S"}),  # the winner
        (True, {"kong_discard": True}),
        (True, {"winner": "E"}),  # the score is not the dealer's
        (True, {"bao": -1}),
        (True, {"winner": "X"}),
        (False, {"discarder": "X"}),
    ],
    ids=str,
)
def test_a_table_that_contradicts_the_score_is_an_error(self_drawn: bool, places: dict[str, Any]) -> None:
    score = won(OPEN, self_drawn=self_drawn, seat_wind="S")
    with pytest.raises(hupai.RuleError):
        hupai.settle(score, table(**places))


@pytest.mark.parametrize("melds", ["[12m]", "[SSS,1]", "123m", "[12H,1]"])
def test_melds_of_a_seat_are_melds_without_hun(melds: str) -> None:  # R16
    score = won(OPEN, self_drawn=True, seat_wind="S")
    with pytest.raises((hupai.HandError, hupai.RuleError)):
        hupai.settle(score, table(seats={"W": melds}))


def test_no_score_is_no_settlement() -> None:
    with pytest.raises((TypeError, ValueError)):
        hupai.settle(None, table())
