"""Shanten, waits, useful tiles and wins of rows of counts are those of the single calls."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import hupai
from hupai import batch
from support.random_counts import CountTable, random_table

RULES = [hupai.Guobiao(), hupai.Guobiao(fifth_copy=False), hupai.Guobiao(all_hun_sets=False, hun="5m")]


def mask(kinds: Any) -> int:
    return sum(1 << kind for kind in kinds)


def single_hun(table: CountTable, row: int) -> int | None:
    return None if table.hun[row] == 255 else int(table.hun[row])


@pytest.mark.parametrize("held", ["live", "formal"])
def test_a_distance_is_that_of_the_single_call(held: str) -> None:
    table = random_table(1, 3000)
    answers = batch.shanten(table.counts, hun=table.hun, jokers=table.jokers, melds=table.melds, held=held)
    assert answers.dtype == np.int8
    for row, answer in enumerate(answers):
        assert answer == hupai.shanten(table.text(row), hun=single_hun(table, row), held=held), table.text(
            row
        )


def test_waits_are_those_of_the_single_call() -> None:
    table = random_table(2, 3000, sizes=(13,))
    answers = batch.waits(table.counts, hun=table.hun, jokers=table.jokers, melds=table.melds)
    assert answers.dtype == np.uint64
    for row, answer in enumerate(answers):
        waits = hupai.waits(table.text(row), hun=single_hun(table, row))
        assert answer == mask(wait.tile for wait in waits), table.text(row)
        assert batch.kinds(answer) == [wait.tile for wait in waits]


@pytest.mark.parametrize("held", ["live", "formal"])
def test_useful_tiles_are_those_of_the_single_call(held: str) -> None:
    table = random_table(3, 1000)
    answers = batch.useful(table.counts, hun=table.hun, jokers=table.jokers, melds=table.melds, held=held)
    assert answers.dtype == np.uint64
    for row, answer in enumerate(answers):
        useful = hupai.useful(table.text(row), hun=single_hun(table, row), held=held)
        assert answer == mask(useful), table.text(row)


def test_a_win_is_a_hand_that_has_a_decomposition() -> None:
    table = random_table(4, 3000, sizes=(14,))
    answers = batch.is_win(table.counts, hun=table.hun, jokers=table.jokers, melds=table.melds)
    assert answers.dtype == np.uint8
    assert set(answers) == {0, 1}
    for row, answer in enumerate(answers):
        found = hupai.decompose(table.text(row), hun=single_hun(table, row), limit=1)
        assert answer == len(found), table.text(row)


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_forms_hun_and_limits_are_those_of_the_rules(rules: hupai.Rules) -> None:
    waiting, drawn = random_table(5, 300, sizes=(13,)), random_table(6, 300, sizes=(14,))
    waits = batch.waits(waiting.counts, rules, jokers=waiting.jokers)
    distances = batch.shanten(waiting.counts, rules, jokers=waiting.jokers)
    useful = batch.useful(waiting.counts, rules, jokers=waiting.jokers)
    wins = batch.is_win(drawn.counts, rules, jokers=drawn.jokers)
    for row in range(300):
        text = waiting.text(row)
        assert distances[row] == hupai.shanten(text, rules)
        assert useful[row] == mask(hupai.useful(text, rules))
        complete = {wait.tile for wait in hupai.waits(text, hun=rules.hun, fifth_copy=rules.fifth_copy,
                                                      all_hun_sets=rules.all_hun_sets)}  # fmt: skip
        assert waits[row] == mask(complete)
        assert wins[row] == len(hupai.decompose(drawn.text(row), rules, limit=1))


def test_liaoyang_rules_know_three_forms_at_most() -> None:
    table = random_table(7, 300)
    rules = hupai.Liaoyang(indicator="2m")
    answers = batch.shanten(table.counts, rules, jokers=table.jokers)
    for row, answer in enumerate(answers):
        assert answer == hupai.shanten(table.text(row), rules)


@pytest.mark.parametrize("forms", ["standard", ["seven_pairs", "thirteen_orphans"], "knitted_straight"])
def test_only_the_forms_that_are_asked_for_count(forms: Any) -> None:
    table = random_table(8, 500)
    whole = table.counts[(table.counts.sum(axis=1) >= 13)]
    answers = batch.shanten(whole, forms=forms)
    for row in range(len(whole)):
        text = "".join(name * int(n) for name, n in zip(hupai.KINDS, whole[row], strict=True))
        assert answers[row] == hupai.shanten(text, forms=forms)


@pytest.mark.parametrize("question", [batch.shanten, batch.useful])
def test_any_number_of_threads_gives_the_same_answers(question: Any) -> None:
    table = random_table(9, 2000)
    answers = [
        question(table.counts, hun=table.hun, jokers=table.jokers, threads=threads) for threads in (1, 2, 0)
    ]
    assert np.array_equal(answers[0], answers[1])
    assert np.array_equal(answers[0], answers[2])


def test_one_number_is_meant_for_every_row() -> None:
    counts = random_table(10, 200, sizes=(13,)).counts
    counts = counts[counts.sum(axis=1) == 10]
    rows = len(counts)
    assert rows > 0
    by_number = batch.shanten(counts, hun=3, jokers=3, melds=0)
    by_array = batch.shanten(
        counts,
        hun=np.full(rows, 3, np.uint8),
        jokers=np.full(rows, 3, np.uint8),
        melds=np.zeros(rows, np.uint8),
    )
    assert np.array_equal(by_number, by_array)
    assert np.array_equal(by_number, batch.shanten(counts, hun="4m", jokers=np.uint8(3), melds=np.int64(0)))
    assert np.array_equal(batch.shanten(counts, hun=255), batch.shanten(counts))


def test_no_rows_are_no_error() -> None:
    none = np.zeros((0, 34), np.uint8)
    assert batch.shanten(none).shape == (0,)
    assert batch.waits(none, jokers=np.zeros(0, np.uint8)).dtype == np.uint64
    assert batch.useful(none, threads=0).shape == (0,)
    assert batch.is_win(none, errors="mark").shape == (0,)


def test_arrays_need_not_be_numpys_and_may_be_read_only() -> None:
    counts = random_table(11, 50).counts
    expected = batch.shanten(counts, errors="mark")
    counts.flags.writeable = False
    assert np.array_equal(batch.shanten(counts, errors="mark"), expected)
    view = memoryview(counts.tobytes()).cast("B", (50, 34))
    assert np.array_equal(batch.shanten(view, jokers=bytes(50), errors="mark"), expected)
