"""Waits and shanten with wildcards are those of the best hand that the wildcards can make."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest

import hupai
from support.random_hands import CompleteHand, complete_hand, with_jokers


def thirteen(rng: random.Random, jokers: int) -> tuple[CompleteHand, list[int]]:
    """A complete hand less one tile, with a few tiles exchanged: the melds, and the standing real tiles."""
    while True:
        hand = with_jokers(rng, complete_hand(rng), jokers)
        if hand.jokers != jokers:
            continue
        standing = list(hand.standing)
        for _ in range(rng.choice([0, 0, 0, 1, 2])):
            if standing:
                standing[rng.randrange(len(standing))] = rng.randrange(34)
        if max(copies_of(hand, standing).values(), default=0) <= 4:
            return hand, standing


def copies_of(hand: CompleteHand, standing: list[int]) -> Counter[int]:
    copies = Counter(standing)
    for meld in hand.melds:
        copies.update(meld.tiles())
    return copies


def hand_of(hand: CompleteHand, standing: list[int], jokers: int) -> hupai.Hand:
    melds = tuple(hupai.Meld(meld.kind, meld.tile, meld.source) for meld in hand.melds)
    return hupai.Hand(concealed=[*standing, *[42] * jokers], melds=melds)


def substituted(hand: CompleteHand, standing: list[int], jokers: int) -> list[list[int]]:
    choices = itertools.combinations_with_replacement(range(34), jokers)
    hands = ([*standing, *kinds] for kinds in choices)
    return [tiles for tiles in hands if max(copies_of(hand, tiles).values()) <= 4]


JOKERS_AND_HANDS = [
    (1, 9_000),
    (2, 1_000),
    pytest.param(3, 300, marks=pytest.mark.slow),
    pytest.param(4, 100, marks=pytest.mark.slow),
]


@pytest.mark.parametrize(("jokers", "number"), JOKERS_AND_HANDS)
def test_waits_with_jokers_are_the_waits_of_all_substitutions(jokers: int, number: int) -> None:
    rng = random.Random(100 + jokers)
    for _ in range(number):
        hand, standing = thirteen(rng, jokers)
        expected: set[int] = set()
        for tiles in substituted(hand, standing, jokers):
            copies = copies_of(hand, tiles)
            stood_for = set(tiles[len(standing) :])
            waits = {wait.tile for wait in hupai.waits(hand_of(hand, tiles, 0))}
            # A wildcard stands for a kind only while the complete hand holds no more than four of it.
            expected |= {tile for tile in waits if not (tile in stood_for and copies[tile] == 4)}
        found = {wait.tile for wait in hupai.waits(hand_of(hand, standing, jokers), fifth_copy=False)}
        assert found == expected, str(hand_of(hand, standing, jokers))


@pytest.mark.parametrize(("jokers", "number"), JOKERS_AND_HANDS)
def test_shanten_with_jokers_is_the_least_of_all_substitutions(jokers: int, number: int) -> None:
    rng = random.Random(200 + jokers)
    for _ in range(number):
        hand, standing = thirteen(rng, jokers)
        expected = min(
            hupai.shanten(hand_of(hand, tiles, 0)) for tiles in substituted(hand, standing, jokers)
        )
        assert hupai.shanten(hand_of(hand, standing, jokers), fifth_copy=False) == expected


@pytest.mark.parametrize("jokers", range(3, 9))
def test_more_jokers_are_as_the_best_over_one_of_them_fixed(jokers: int) -> None:
    rng = random.Random(400 + jokers)
    for _ in range(200):
        hand, standing = thirteen(rng, min(jokers, 13))
        fixed = [[*standing, kind] for kind in range(34)]
        possible = [tiles for tiles in fixed if max(copies_of(hand, tiles).values()) <= 4]
        best = min(hupai.shanten(hand_of(hand, tiles, jokers - 1), fifth_copy=False) for tiles in possible)
        assert hupai.shanten(hand_of(hand, standing, jokers), fifth_copy=False) == best
        waits = {wait.tile for wait in hupai.waits(hand_of(hand, standing, jokers), fifth_copy=False)}
        assert waits == {tile for tiles in possible for tile in waits_of(hand, tiles, jokers - 1)}


def waits_of(hand: CompleteHand, tiles: list[int], jokers: int) -> set[int]:
    """The waits when the last of `tiles` is what a wildcard stands for, which leaves it no fifth copy."""
    waits = {wait.tile for wait in hupai.waits(hand_of(hand, tiles, jokers), fifth_copy=False)}
    return waits - {tiles[-1]} if copies_of(hand, tiles)[tiles[-1]] == 4 else waits
