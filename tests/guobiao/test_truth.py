"""Wins with answers from elsewhere: real matches, worked examples, test cases of other calculators."""

from __future__ import annotations

import pytest

import hupai
from guobiao import reading
from guobiao.reading import fan_list, fan_lists, names, rows
from reference.options import Options
from reference.score import legal_fan_list
from reference.tiles import parse

WINS = rows("guobiao_wins.tsv")
SIMULATED_WINS = rows("guobiao_simulated_wins.tsv")
# The simulated wins give no single wait to a winning tile inside a knitted straight.
RULES_OF_THE_SIMULATION: reading.Options = {"knitted_single_wait": False}

# Lines believed wrong, and the rule that says so. Their answer must differ from ours.
BELIEVED_WRONG: dict[str, str] = {}


def _is_right(row: dict[str, str], score: hupai.Score, options: reading.Options) -> bool:
    """The same total, and the same fan list or another of that total that is just as legal (P1, P4)."""
    if score.total != int(row["total"]):
        return False
    known = fan_lists(row["or_fans"]) if row.get("or_fans") else []
    if row["fans"] and names(score) in [fan_list(row["fans"]), *known]:
        return True
    return legal_fan_list(parse(row["hand"]), score.total, names(score), Options(**options))


@pytest.mark.parametrize("row", WINS, ids=[f"{row['hand']} ({row['source']})" for row in WINS])
def test_a_known_win_has_its_known_answer(row: dict[str, str]) -> None:
    options = reading.options(row["options"])
    score = hupai.score(row["hand"], rules=hupai.Guobiao(**options))
    assert score is not None
    assert _is_right(row, score, options) == (row["hand"] not in BELIEVED_WRONG), (
        f"{row['total']} {row['fans']}, not {score.total} {names(score)}"
    )


def test_the_simulated_wins_have_their_known_answers() -> None:
    rules = hupai.Guobiao(**RULES_OF_THE_SIMULATION)
    different = []
    for row in SIMULATED_WINS:
        score = hupai.score(row["hand"], rules=rules)
        if score is None or not _is_right(row, score, RULES_OF_THE_SIMULATION):
            different.append(row["hand"])
    assert different == [row["hand"] for row in SIMULATED_WINS if row["hand"] in BELIEVED_WRONG]


def test_every_line_believed_wrong_is_one_of_the_lines() -> None:
    assert BELIEVED_WRONG.keys() <= {row["hand"] for row in [*WINS, *SIMULATED_WINS]}


def test_every_known_win_names_its_source() -> None:
    assert all(row["source"] for row in WINS)
    assert len(WINS) == 377
    assert len(SIMULATED_WINS) == 6541
