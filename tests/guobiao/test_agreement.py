"""Scores of many random complete hands against two other calculators: PyMahjongGB and the reference twin."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import hupai
import reference.score
import reference.tiles
from support import pymahjonggb
from support.random_hands import CompleteHand, complete_hand, with_jokers

HANDS = 20_000

# Every class of difference between PyMahjongGB and the rules, as (a fan only we count, a fan only it counts), with
# the rule that decides it. There is none: on these hands the two agree on every total.
DECIDED_DIFFERENCES: dict[tuple[str, str], str] = {}


def hands(seed: int, number: int) -> list[CompleteHand]:
    rng = random.Random(seed)
    return [complete_hand(rng) for _ in range(number)]


def names(score: hupai.Score) -> dict[str, int]:
    return {fan.name: fan.count for fan in score.fans}


def difference(ours: dict[str, int], theirs: dict[str, int]) -> tuple[str, str]:
    only_ours = "+".join(sorted((Counter(ours) - Counter(theirs)).keys()))
    only_theirs = "+".join(sorted((Counter(theirs) - Counter(ours)).keys()))
    return only_ours, only_theirs


def test_pymahjonggb_gives_the_same_totals() -> None:
    for hand in hands(seed=20_260, number=HANDS):
        score = hupai.score(hand.text())
        theirs = pymahjonggb.fan_of(hand)
        assert score is not None and theirs is not None, hand.text()
        if score.total != pymahjonggb.total_of(theirs):
            counts = {name: count for name, (_, count) in theirs.items()}
            assert difference(names(score), counts) in DECIDED_DIFFERENCES, hand.text()


@pytest.mark.parametrize(
    ("rules", "options", "seed", "number"),
    [
        (hupai.Guobiao(), reference.score.Options(), 1, 12_000),
        (hupai.Guobiao(edition="wmo2014"), reference.score.Options(edition="wmo2014"), 2, 2_000),
        (hupai.Guobiao(strict_1998=True), reference.score.Options(strict_1998=True), 3, 2_000),
        (hupai.Guobiao(mixed_kongs=0), reference.score.Options(mixed_kongs=0), 4, 1_000),
        (hupai.Guobiao(count_held_waits=False), reference.score.Options(count_held_waits=False), 5, 2_000),
        (
            hupai.Guobiao(knitted_single_wait=False),
            reference.score.Options(knitted_single_wait=False),
            6,
            1_000,
        ),
    ],
    ids=[
        "default",
        "wmo2014",
        "strict_1998",
        "mixed_kongs=0",
        "count_held_waits=False",
        "knitted_single_wait=False",
    ],
)
def test_the_twin_gives_the_same_totals(
    rules: hupai.Guobiao, options: reference.score.Options, seed: int, number: int
) -> None:
    for hand in hands(seed, number):
        text = hand.text()
        score = hupai.score(text, rules)
        twin = reference.score.score(reference.tiles.parse(text), options)
        assert score is not None and twin is not None, text
        assert score.total == twin.total, (text, names(score), twin.fans)


def test_every_list_of_fan_is_one_that_the_principles_allow() -> None:
    options = reference.score.Options()
    for hand in hands(seed=7, number=2_000):
        text = hand.text()
        score = hupai.score(text)
        assert score is not None
        twin_hand = reference.tiles.parse(text)
        assert reference.score.legal_fan_list(twin_hand, score.total, names(score), options), (
            text,
            names(score),
        )


@pytest.mark.slow
@pytest.mark.parametrize(("jokers", "number"), [(0, 92_000), (1, 7_000), (2, 1_500), (3, 150), (4, 40)])
def test_a_hundred_thousand_hands_score_as_the_twin_says(jokers: int, number: int) -> None:
    rng = random.Random(1_000 + jokers)
    for _ in range(number):
        text = with_jokers(rng, complete_hand(rng), jokers).text()
        twin = reference.score.score(reference.tiles.parse(text))
        score = hupai.score(text)
        assert score is not None and twin is not None, text
        assert score.total == twin.total, (text, names(score), twin.fans)
