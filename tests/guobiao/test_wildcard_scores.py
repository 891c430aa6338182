"""The best score with wildcards is the best score over everything that they may stand for."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from dataclasses import replace

import pytest

import hupai
import reference.score
import reference.tiles
from support.random_hands import CompleteHand, complete_hand, with_jokers

RULES = hupai.Guobiao(fifth_copy=False)


def open_copies(hand: CompleteHand) -> Counter[int]:
    copies: Counter[int] = Counter()
    for meld in hand.melds:
        if meld.source:
            copies.update(meld.tiles())
    return copies


def joker_hand(rng: random.Random, jokers: int) -> CompleteHand:
    """P8 looks at tiles as they lie, where a substituted hand differs from one with jokers: so nothing is said of
    the last copy or of a robbed kong, and the open melds alone do not prove a last copy to a joker."""
    while True:
        hand = with_jokers(rng, complete_hand(rng), jokers)
        proves = hand.winning_joker and max(open_copies(hand).values(), default=0) >= 3
        if hand.jokers + hand.winning_joker == jokers and not proves:
            return replace(hand, last_of_kind=False, kong=hand.kong and hand.self_drawn)


def substitutions(hand: CompleteHand) -> list[CompleteHand]:
    """Every hand without jokers that the wildcards can make, no kind more than four times."""
    winning = range(34) if hand.winning_joker else [hand.winning]
    standing = list(itertools.combinations_with_replacement(range(34), hand.jokers))
    replaced = [
        replace(hand, standing=(*hand.standing, *kinds), winning=kind, jokers=0, winning_joker=False)
        for kind in winning
        for kinds in standing
    ]
    return [candidate for candidate in replaced if max(candidate.copies().values()) <= 4]


def total(hand: CompleteHand, rules: hupai.Guobiao = RULES) -> int:
    score = hupai.score(hand.text(), rules)
    return -1 if score is None else score.total


@pytest.mark.parametrize(("jokers", "number"), [(1, 1_000), (2, 1_000)])
def test_one_and_two_jokers_score_the_best_substitution(jokers: int, number: int) -> None:
    rng = random.Random(jokers)
    for _ in range(number):
        hand = joker_hand(rng, jokers)
        best = max(total(candidate) for candidate in substitutions(hand))
        assert total(hand) == best, hand.text()


@pytest.mark.parametrize("jokers", [3, 4, 5])
def test_more_jokers_score_as_the_best_over_one_of_them_fixed(jokers: int) -> None:
    rng = random.Random(jokers)
    for _ in range({3: 100, 4: 40, 5: 10}[jokers]):
        hand = joker_hand(rng, jokers)
        fixed = [replace(hand, standing=(*hand.standing, kind), jokers=hand.jokers - 1) for kind in range(34)]
        possible = [candidate for candidate in fixed if max(candidate.copies().values()) <= 4]
        assert total(hand) == max(total(candidate) for candidate in possible), hand.text()


@pytest.mark.parametrize("fifth_copy", [True, False])
@pytest.mark.parametrize("all_hun_sets", [True, False])
def test_the_twin_gives_the_same_totals_with_jokers(fifth_copy: bool, all_hun_sets: bool) -> None:
    rules = hupai.Guobiao(fifth_copy=fifth_copy, all_hun_sets=all_hun_sets)
    options = reference.score.Options(fifth_copy=fifth_copy, all_hun_sets=all_hun_sets)
    rng = random.Random(11)
    for jokers, number in [(1, 150), (2, 50), (3, 3)]:
        for _ in range(number):
            text = with_jokers(rng, complete_hand(rng), jokers).text()
            twin = reference.score.score(reference.tiles.parse(text), options)
            score = hupai.score(text, rules)
            assert (score.total if score else None) == (twin.total if twin else None), text


def test_a_hun_kind_scores_as_jokers_do() -> None:
    rng = random.Random(13)
    for _ in range(500):
        hand = with_jokers(rng, complete_hand(rng), rng.randrange(1, 4))
        absent = [kind for kind in range(34) if hand.copies()[kind] == 0]
        hun = hupai.KINDS[rng.choice(absent)]
        with_hun = hupai.score(hand.text().replace("H", hun), hupai.Guobiao(hun=hun))
        with_joker = hupai.score(hand.text())
        assert with_hun is not None and with_joker is not None
        assert with_hun.total == with_joker.total, hand.text()
