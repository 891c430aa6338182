"""How a test of the Liaoyang rules asks and what it reads of the answer.

Options and circumstances are keywords of one call. Without an indicator it is 东: 南 is the hun, 西 and 北 are
the 鸡枪, and a hand of suits alone has neither.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import hupai
from reference import liaoyang as twin
from reference.tiles import KIND_NAMES, ReferenceMeld, parse

EXAMPLES = json.loads(
    (Path(__file__).parents[1] / "data" / "liaoyang_examples.json").read_text(encoding="utf-8")
)
CIRCUMSTANCES = (
    "self_drawn",
    "round_wind",
    "seat_wind",
    "last_of_kind",
    "last_tile",
    "kong",
    "last_four",
    "after_draw",
)

# The code that `explain` gives for each reason of the twin.
CODES = {
    "claimed_hun": "claimed_hun",
    "robbed_kong": "robbed_kong",
    "thirteen_orphans_off": "thirteen_orphans_off",
    "no_shape": "no_shape",
    "four_melds_with_chow": "four_melds_with_chow",
    "closed_discard": "closed_discard",
    "missing_suit": "missing_suit",
    "no_terminal": "no_terminal",
    "no_heng": "no_heng",
    "not_together": "not_together",
}


def rules_and_win(indicator: str, how: dict[str, Any]) -> tuple[hupai.Liaoyang, hupai.Win]:
    win = {name: value for name, value in how.items() if name in CIRCUMSTANCES}
    options = {name: value for name, value in how.items() if name not in CIRCUMSTANCES}
    return hupai.Liaoyang(indicator=indicator, **options), hupai.Win(**win)


def score(hand: str, indicator: str = "E", **how: Any) -> hupai.Score | None:
    return hupai.score(hand, *rules_and_win(indicator, how))


def won(hand: str, indicator: str = "E", **how: Any) -> hupai.Score:
    """The score of a hand that wins."""
    found = score(hand, indicator, **how)
    assert found is not None, f"{hand} wins"
    return found


def fan(hand: str, indicator: str = "E", **how: Any) -> dict[str, int]:
    """The winner's items and their fan."""
    return fan_of(won(hand, indicator, **how))


def fan_of(score: hupai.Score) -> dict[str, int]:
    counted = {item.name: item.value * item.count for item in score.fans}
    assert len(counted) == len(score.fans), "one entry for each item"
    assert sum(counted.values()) == score.total
    return counted


def why(hand: str, indicator: str = "E", **how: Any) -> str:
    """The code of the reason why a hand does not win."""
    explanation = hupai.explain(hand, *rules_and_win(indicator, how))
    assert not explanation.win, f"{hand} does not win"
    assert score(hand, indicator, **how) is None
    assert explanation.message
    return explanation.code


def sets_of(score: hupai.Score) -> tuple[list[tuple[int, ...]], int | None]:
    """The concealed sets, and the pair's kind, of a standard hand."""
    sets = score.decomposition.sets
    concealed = [one.tiles for one in sets if one.melded is None and one.kind in ("chow", "pung")]
    pair = next((one.tiles[0] for one in sets if one.kind == "pair" and one.tiles is not None), None)
    return sorted(tiles for tiles in concealed if tiles is not None), pair


def table(
    winner: str = "S", discarder: str | None = None, seats: dict[str, str] | None = None, **more: Any
) -> hupai.Table:
    """A table whose dealer is E; a seat that is not named has nothing laid down."""
    laid_down = {seat: "" for seat in "ESWN" if seat != winner} | (seats or {})
    return hupai.Table(
        winner=winner,
        dealer="E",
        discarder=discarder,
        seats={seat: hupai.Seat(melds=melds) for seat, melds in laid_down.items()},
        **more,
    )


def settled(
    hand: str,
    indicator: str = "E",
    *,
    winner: str = "S",
    discarder: str | None = None,
    seats: dict[str, str] | None = None,
    kong_discard: bool = False,
    bao: int = 0,
    **how: Any,
) -> hupai.Settlement:
    """The settlement of a won hand; without a discarder it is self-drawn."""
    score = won(hand, indicator, self_drawn=discarder is None, seat_wind=winner, **how)
    return hupai.settle(score, table(winner, discarder, seats, kong_discard=kong_discard, bao=bao))


def extra(settlement: hupai.Settlement) -> dict[str, dict[str, int]]:
    """What each loser's exponent has besides the winner's fan."""
    return {seat: dict(loser.items) for seat, loser in settlement.losers.items()}


def twin_circumstances(win: dict[str, Any]) -> dict[str, Any]:
    """Circumstances of the library in the twin's words."""
    return {
        "self_drawn": win.get("self_drawn", False),
        "dealer": win.get("seat_wind") == "E",
        "kong": win.get("kong", False),
        "last_four": win.get("last_four", False),
        "after_draw": int(win.get("after_draw") or 0),
    }


def twin_melds(text: str) -> list[ReferenceMeld]:
    """Melds written as in hand text."""
    return parse(text + "H").melds  # with a tile beside them they are a hand


def kind_names(kinds: dict[int, Any]) -> dict[str, Any]:
    return {KIND_NAMES[tile]: value for tile, value in kinds.items()}


__all__ = [
    "CODES",
    "EXAMPLES",
    "extra",
    "fan",
    "fan_of",
    "kind_names",
    "rules_and_win",
    "score",
    "sets_of",
    "settled",
    "table",
    "twin",
    "twin_circumstances",
    "twin_melds",
    "why",
    "won",
]
