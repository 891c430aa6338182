"""How a test of the Guobiao rules reads a score, and the tables of examples."""

from __future__ import annotations

import csv
from pathlib import Path

import hupai

DATA = Path(__file__).parents[1] / "data"
KINDS = [f"{rank}{suit}" for suit in "mps" for rank in range(1, 10)] + list("ESWNCFP")

Options = dict[str, str | int]


def names(score: hupai.Score) -> dict[str, int]:
    """How often each fan is counted."""
    return {fan.name: fan.count for fan in score.fans}


def excluded(score: hupai.Score) -> dict[str, set[str]]:
    """What excludes each fan that the tiles show and that is not counted."""
    found: dict[str, set[str]] = {}
    for entry in score.excluded:
        found.setdefault(entry.name, set()).add(entry.by)
    return found


def scored(hand: str, **options: str | int) -> hupai.Score:
    """The score of a hand that wins."""
    score = hupai.score(hand, rules=hupai.Guobiao(**options))
    assert score is not None, f"{hand} is a win"
    return score


def rows(file_name: str) -> list[dict[str, str]]:
    """The lines of a table in tests/data; a `-` is an empty cell."""
    with (DATA / file_name).open(encoding="utf-8", newline="") as table:
        lines = csv.DictReader(table, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [{column: "" if cell == "-" else cell for column, cell in line.items()} for line in lines]


def fan_list(text: str) -> dict[str, int]:
    """`大四喜+幺九刻*2` as a count of each fan."""
    counted = {}
    for item in text.split("+") if text else []:
        name, _, count = item.partition("*")
        counted[name] = int(count or 1)
    return counted


def fan_lists(text: str) -> list[dict[str, int]]:
    """Fan lists that are equally right (P4), written with ` | ` between them."""
    return [fan_list(one) for one in text.split(" | ")]


def options(text: str) -> Options:
    """`edition=wmo2014 mixed_kongs=0` as arguments of the rules."""
    values: dict[str, bool] = {"True": True, "False": False}
    found: Options = {}
    for item in text.split():
        name, _, value = item.partition("=")
        found[name] = int(value) if value.isdecimal() else values.get(value, value)
    return found
