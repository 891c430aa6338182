"""The worked examples, the waits and the table of indicators of the rule document."""

from __future__ import annotations

from typing import Any

import pytest

import hupai
from liaoyang.reading import (
    CODES,
    EXAMPLES,
    fan_of,
    kind_names,
    settled,
    twin,
    twin_circumstances,
    why,
    won,
)
from reference.tiles import KIND_NAMES, kind, parse

Example = dict[str, Any]

WINS, NON_WINS = EXAMPLES["wins"], EXAMPLES["non_wins"]
WAITS, INDICATORS = EXAMPLES["waits"], EXAMPLES["indicators"]

wins = pytest.mark.parametrize("example", WINS, ids=[one["name"] for one in WINS])
non_wins = pytest.mark.parametrize("example", NON_WINS, ids=[one["name"] for one in NON_WINS])
waiting = pytest.mark.parametrize("example", WAITS, ids=[one["name"] for one in WAITS])
indicators = pytest.mark.parametrize("row", INDICATORS, ids=[row["indicator"] for row in INDICATORS])


@wins
def test_a_win_has_its_fan(example: Example) -> None:
    score = won(example["hand"], example["indicator"], **example["options"], **example["win"])
    assert score.total == example["total"]
    assert fan_of(score) == example["fans"]
    assert score.decomposition.form == example["form"]
    assert score.meets_minimum  # R32: there is no minimum


@wins
def test_a_win_is_paid(example: Example) -> None:
    table = example["table"]
    settlement = settled(
        example["hand"],
        example["indicator"],
        winner=table["winner"],
        discarder=table["discarder"],
        seats=table["seats"],
        kong_discard=table["kong_discard"],
        bao=table["bao"],
        **example["options"],
        **{name: value for name, value in example["win"].items() if name not in ("self_drawn", "seat_wind")},
    )
    pays = {seat: -loser["pays"] for seat, loser in example["losers"].items()}
    assert settlement.payments == {table["winner"]: example["receives"], **pays}
    assert settlement.all_capped == example["all_capped"]
    assert settlement.losers.keys() == example["losers"].keys()
    cap = 100 * example["options"].get("multiple", 1)
    for seat, loser in example["losers"].items():
        found = settlement.losers[seat]
        assert dict(found.items) == loser["items"], seat
        assert found.exponent == loser["exponent"], seat
        assert found.part == loser["part"], seat
        assert found.capped == (loser["uncapped"] >= cap), seat


@non_wins
def test_a_hand_that_does_not_win_says_which_condition_fails(example: Example) -> None:
    code = why(example["hand"], example["indicator"], **example["options"], **example["win"])
    assert code == CODES[example["why"]]


@waiting
def test_waits_have_their_live_copies_and_two_values(example: Example) -> None:
    rules = hupai.Liaoyang(indicator=example["indicator"])
    found = {
        wait.tile: [
            wait.live,
            None if wait.self_drawn is None else wait.self_drawn.total,
            None if wait.discard is None else wait.discard.total,
        ]
        for wait in hupai.waits(example["hand"], rules)
    }
    assert kind_names(found) == example["waits"]


@indicators
def test_an_indicator_makes_its_hun(row: Example) -> None:
    rules = hupai.Liaoyang(indicator=row["indicator"])
    assert rules.hun == kind(row["hun"])
    assert hupai.Liaoyang(hun=row["hun"], jiqiang="derive") == rules  # R8: the map is one to one


@indicators
def test_an_indicator_makes_its_jiqiang(row: Example) -> None:
    rules = hupai.Liaoyang(indicator=row["indicator"])
    for tile in set(KIND_NAMES) - {row["hun"]}:
        hand = hand_with_three(tile)
        score = hupai.score(hand, rules, hupai.Win(self_drawn=True))
        assert score is not None, hand
        reference_hand = parse(hand)
        copies = [*reference_hand.concealed, *reference_hand.in_melds().elements()]
        expected = sum(KIND_NAMES[copy] in row["jiqiang"] for copy in copies)
        assert fan_of(score).get("鸡枪", 0) == expected, hand


def hand_with_three(tile: str) -> str:
    """An open hand of three suits with a terminal and three of a kind that is nowhere else in it."""
    rank = tile[0]
    chow = "789" if rank in "123456" else "123"
    pair = "E" if tile != "E" else "S"
    meld = f"[{rank * 3}{tile[1:]},1]"
    return f"{meld}{chow}m{chow}p{chow}s{pair}{pair}"


@indicators
def test_an_indicator_leaves_its_live_copies(row: Example) -> None:
    """R12: the indicator is one visible copy; four melds and a hun wait for every kind."""
    hidden = {row["indicator"], row["hun"], *row["jiqiang"]}
    pungs = [next(f"{rank}{suit}" for rank in "123456789" if f"{rank}{suit}" not in hidden) for suit in "mps"]
    pungs.append(next(honor for honor in "ESWNCFP" if honor not in hidden))
    hand = "".join(f"[{tile[0] * 3}{tile[1:]},1]" for tile in pungs) + row["hun"]
    waits = hupai.waits(hand, hupai.Liaoyang(indicator=row["indicator"]))
    live = kind_names({wait.tile: wait.live for wait in waits})
    assert live.keys() == set(KIND_NAMES)
    assert sum(live[tile] for tile in row["jiqiang"]) == row["live"]
    assert live[row["indicator"]] == 3
    assert live[row["hun"]] == 3


# --- the twin knows the same answers ---


@wins
def test_the_twin_gives_a_win_its_fan(example: Example) -> None:
    score = twin_score(example)
    assert score is not None
    assert score.items == example["fans"]
    assert (score.total, score.form) == (example["total"], example["form"])


@non_wins
def test_the_twin_names_the_condition_that_fails(example: Example) -> None:
    options = twin.Options.of(example["indicator"], **example["options"])
    reason = twin.why_not(parse(example["hand"]), options, **twin_circumstances(example["win"]))
    assert reason == example["why"]


@waiting
def test_the_twin_finds_the_waits(example: Example) -> None:
    options = twin.Options.of(example["indicator"])
    found = {
        tile: [wait.live, wait.self_drawn and wait.self_drawn.total, wait.discard and wait.discard.total]
        for tile, wait in twin.waits(parse(example["hand"]), options).items()
    }
    assert kind_names(found) == example["waits"]


@indicators
def test_the_twin_knows_the_table_of_indicators(row: Example) -> None:
    indicator = kind(row["indicator"])
    assert twin.hun_of(indicator) == kind(row["hun"])
    assert twin.indicator_of(kind(row["hun"])) == indicator
    assert twin.jiqiang_of(indicator) == {kind(tile) for tile in row["jiqiang"]}


def twin_score(example: Example) -> twin.LiaoyangScore | None:
    options = twin.Options.of(example["indicator"], **example["options"])
    return twin.score(parse(example["hand"]), options, **twin_circumstances(example["win"]))
