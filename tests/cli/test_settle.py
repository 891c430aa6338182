"""`hupai settle`: who pays whom."""

from __future__ import annotations

import json

from support.command_line import CommandLine

GUOBIAO = "[234s,2]345m345p34577s"
LIAOYANG = "[CCCC][FFF,1]123m456p99s"  # E8 of the rule document
E8 = [
    "--rules", "liaoyang", "--indicator", "4m", "--winner", "E", "--discarder", "S",
    "--melds", "S=[678s,1]", "--melds", "W=[777m,1]", "--kong-discard",
]  # fmt: skip


def test_a_discarder_pays_for_all_three_in_liaoyang(hupai: CommandLine) -> None:
    answered = hupai("settle", LIAOYANG, *E8, "--json")
    assert (answered.code, answered.err) == (0, "")
    settled = json.loads(answered.out)
    assert settled["payments"] == {"E": 264, "S": -264, "W": 0, "N": 0}
    assert settled["losers"]["S"] == {
        "exponent": 8,
        "part": 100,
        "capped": True,
        "items": {"点炮": 1, "反弹": 1},
    }
    assert list(settled) == ["schema", "hand", "rules", "total", "payments", "losers", "all_capped"]


def test_melds_of_a_seat_may_be_said_one_after_another(hupai: CommandLine) -> None:
    seats = ["--rules", "liaoyang", "--indicator", "7m", "--winner", "N", "--self-drawn"]
    hand = "[345s,1]23m8m456p678p55p"
    together = hupai("settle", hand, *seats, "--melds", "E=[777s,1][234p,1]")
    apart = hupai("settle", hand, *seats, "--melds", "E=[777s,1]", "--melds", "E=[234p,1]")
    assert together.code == 0
    assert apart.out == together.out


def test_a_winner_scored_in_another_seat_is_refused_where_it_matters(hupai: CommandLine) -> None:
    answered = hupai("settle", "123m456p789sEEFFE|SE1000", "--winner", "S")
    assert answered.code == 2
    assert "seat_wind, winner, dealer" in answered.err
    assert hupai("settle", "123m456p789sEEFFE|SE1000", "--winner", "E").code == 0


def test_without_a_discarder_the_win_is_self_drawn(hupai: CommandLine) -> None:
    settled = json.loads(hupai("settle", GUOBIAO, "--winner", "S", "--json").out)
    assert settled["payments"] == {"E": -22, "S": 66, "W": -22, "N": -22}


def test_the_seat_wind_follows_from_winner_and_dealer(hupai: CommandLine) -> None:
    seats = ["--rules", "liaoyang", "--indicator", "1p", "--winner", "W", "--discarder", "N"]
    of_dealer = json.loads(hupai("settle", "[345s,1]123m456p78s99m9s", *seats, "--dealer", "W", "--json").out)
    of_another = json.loads(
        hupai("settle", "[345s,1]123m456p78s99m9s", *seats, "--dealer", "E", "--json").out
    )
    assert of_dealer["total"] == of_another["total"] + 1
    assert "庄家(输)" in of_another["losers"]["E"]["items"]


def test_what_is_no_win_is_not_settled(hupai: CommandLine) -> None:
    hand = "[345s,1]234m456p678p55p"
    answered = hupai(
        "settle", hand, "--rules", "liaoyang", "--indicator", "7m", "--winner", "S", "--discarder", "W"
    )
    assert answered.code == 1
    assert "no terminal" in answered.out
    settled = json.loads(hupai("settle", "123m456p789sEEFF9p", "--winner", "S", "--json").out)
    assert (settled["win"], settled["why"]["code"]) == (False, "no_shape")


def test_a_table_that_is_none_is_bad_usage(hupai: CommandLine) -> None:
    for arguments in (
        ["--winner", "X"],
        ["--winner", "S", "--discarder", "S"],
        ["--winner", "S", "--melds", "[123p,1]"],
        ["--winner", "S", "--melds", "E=[124p,1]"],
        ["--winner", "S", "--kong-discard"],
        ["--winner", "S", "--discarder", "E", "--self-drawn"],
        ["--winner", "S", "--discarder", "E", "--bao", "1"],
        [],
    ):
        answered = hupai("settle", GUOBIAO, *arguments)
        assert answered.code == 2, arguments
        assert answered.err.startswith("hupai: error: "), arguments


def test_a_guobiao_win_below_the_minimum_is_not_settled(hupai: CommandLine) -> None:
    answered = hupai("settle", "[234s,2]678m345p567sEE", "--winner", "S", "--discarder", "W")
    assert answered.code == 2
    assert "below the minimum" in answered.err


def test_hands_one_a_line_are_settled_at_one_table(hupai: CommandLine) -> None:
    answered = hupai("settle", "-", *E8, stdin=f"{LIAOYANG}\nnothing\n".encode())
    assert answered.code == 3
    first, second = answered.out.splitlines()
    assert first == "6  E +264  S -264  W 0  N 0"
    assert second.startswith("error: ")
    assert hupai("settle", "-", "--winner", "X", stdin=f"{GUOBIAO}\n".encode()).code == 2
