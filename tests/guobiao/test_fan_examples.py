"""Every fan of the table: hands that have it, and hands that only look like it."""

from __future__ import annotations

import pytest

import hupai
from guobiao.reading import fan_lists, names, options, rows, scored

EXAMPLES = rows("guobiao_fan_examples.tsv")

each_example = pytest.mark.parametrize("row", EXAMPLES, ids=lambda row: f"{row['hand']} {row['options']}")


@each_example
def test_the_hand_counts_just_these_fan(row: dict[str, str]) -> None:
    score = scored(row["hand"], **options(row["options"]))
    assert names(score) in fan_lists(row["fans"]), row["why"]
    assert (row["fan"] in names(score)) == (row["counted"] == "yes"), row["why"]
    assert score.total == int(row["total"])


@each_example
def test_the_total_is_the_sum_of_the_values(row: dict[str, str]) -> None:
    score = scored(row["hand"], **options(row["options"]))
    assert sum(fan.value * fan.count for fan in score.fans) == int(row["total"])


@pytest.mark.parametrize("counted", ["yes", "no"])
def test_every_fan_of_the_table_has_its_examples(counted: str) -> None:
    with_example = {row["fan"] for row in EXAMPLES if row["counted"] == counted}
    assert with_example == {fan.name for fan in hupai.fans(hupai.Guobiao())}


def test_the_table_has_the_81_fan_and_the_mixed_kongs() -> None:
    assert len(hupai.fans(hupai.Guobiao())) == 81 + 1
