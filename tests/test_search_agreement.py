"""Decompositions, waits, shanten and useful tiles of many hands against the reference twin."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest

import hupai
import reference.decompose
import reference.tiles
import reference.waits
from support.random_hands import KINDS, CompleteHand, complete_hand, with_jokers


def concealed_tiles(rng: random.Random, hand: CompleteHand, drawn: bool) -> str:
    """The hand with some tiles exchanged, four of a kind over-represented; jokers stay."""
    standing = [*hand.standing, hand.winning] if drawn and not hand.winning_joker else list(hand.standing)
    copies = hand.copies()
    for _ in range(rng.choice([0, 0, 1, 1, 2, 3, 5])):
        if not standing:
            break
        replaced = rng.randrange(len(standing))
        wanted = rng.choice(standing) if rng.random() < 0.5 else rng.randrange(34)
        if copies[wanted] < 4:
            copies[standing[replaced]] -= 1
            copies[wanted] += 1
            standing[replaced] = wanted
    jokers = hand.jokers + int(drawn and hand.winning_joker)
    return "".join(KINDS[kind] for kind in standing) + "H" * jokers


def texts(seed: int, number: int, *, drawn: bool, most_jokers: int) -> Iterator[str]:
    rng = random.Random(seed)
    for _ in range(number):
        hand = with_jokers(rng, complete_hand(rng), rng.choice([0, 0, rng.randint(0, most_jokers)]))
        melds = "" if rng.random() < 0.1 else "".join(meld.text() for meld in hand.melds)
        yield melds + concealed_tiles(rng, hand, drawn)


def limits(rng: random.Random) -> dict[str, bool]:
    return {"fifth_copy": rng.random() < 0.7, "all_hun_sets": rng.random() < 0.8}


def hun_of(rng: random.Random, text: str) -> int | None:
    """Sometimes a kind that no meld holds."""
    kind = rng.randrange(34)
    melded = reference.tiles.parse(text).in_melds()
    return kind if rng.random() < 0.3 and melded[kind] == 0 else None


def check_distance(text: str, rng: random.Random) -> None:
    held = rng.choice(["live", "formal"])
    options: dict[str, Any] = {"held": held, "hun": hun_of(rng, text), **limits(rng)}
    twin = reference.tiles.parse(text)
    assert hupai.shanten_by_form(text, **options) == reference.waits.shanten_by_form(twin, **options), (
        text,
        options,
    )


@pytest.mark.parametrize("number", [100, pytest.param(5_000, marks=pytest.mark.slow)])
def test_shanten_is_the_twins(number: int) -> None:
    rng = random.Random(number)
    for drawn in (True, False):
        for text in texts(31 + drawn, number, drawn=drawn, most_jokers=8):
            check_distance(text, rng)


@pytest.mark.parametrize("number", [5, pytest.param(200, marks=pytest.mark.slow)])
def test_useful_tiles_are_the_twins(number: int) -> None:
    rng = random.Random(number)
    for drawn in (True, False):
        for text in texts(33 + drawn, number, drawn=drawn, most_jokers=4):
            options: dict[str, Any] = {
                "held": rng.choice(["live", "formal"]),
                "hun": hun_of(rng, text),
                **limits(rng),
            }
            twin = reference.waits.useful(reference.tiles.parse(text), **options)
            assert hupai.useful(text, **options) == twin, (text, options)


def test_waits_are_the_twins() -> None:
    rng = random.Random(23)
    for text in texts(41, 1_000, drawn=False, most_jokers=4):
        options: dict[str, Any] = {"hun": hun_of(rng, text), **limits(rng)}
        found = {wait.tile for wait in hupai.waits(text, **options)}
        assert found == reference.waits.waits(reference.tiles.parse(text), **options), (text, options)


Sets = list[tuple[str, tuple[int, ...] | None]]


def concealed_sets(decomposition: hupai.Decomposition) -> tuple[str, Sets]:
    return decomposition.form, [(one.kind, one.tiles) for one in decomposition.sets if one.melded is None]


@pytest.mark.parametrize("expand", [False, True], ids=["symbolic", "expanded"])
def test_decompositions_are_the_twins_in_the_same_order(expand: bool) -> None:
    rng = random.Random(24)
    for text in texts(51, 400, drawn=True, most_jokers=3 if expand else 4):
        options: dict[str, Any] = {"hun": hun_of(rng, text), **limits(rng)}
        if expand and len(hupai.decompose(text, **options, expand=True, limit=2_001)) > 2_000:
            continue
        found = [concealed_sets(one) for one in hupai.decompose(text, **options, expand=expand)]
        twin = reference.decompose.decompositions(reference.tiles.parse(text), **options, expand=expand)
        assert found == [(one.form, list(one.sets)) for one in twin], (text, options)


def test_wildcards_of_a_decomposition_are_the_tiles_that_the_hand_lacks() -> None:
    for text in texts(61, 1_000, drawn=True, most_jokers=5):
        hand = hupai.parse_hand(text)
        for decomposition in itertools.islice(hupai.iter_decompositions(hand), 50):
            real = [
                tile
                for one in decomposition.sets
                if one.melded is None and one.tiles is not None
                for position, tile in enumerate(one.tiles)
                if position not in one.hun
            ]
            assert sorted(real) == sorted(kind for kind in hand.concealed if kind != 42), text


def test_a_drawn_hun_is_a_wildcard_even_where_no_real_tile_can_be_drawn() -> None:
    four_held = "1111m234567p789s"  # a fifth 1m would be the pair
    assert hupai.shanten(four_held) == 1
    assert hupai.shanten(four_held, held="formal") == 0
    assert hupai.shanten(four_held, hun=31) == 0
    assert hupai.useful(four_held, hun=31) == {31: 4}


def test_a_fifth_real_tile_does_not_stand_in_for_a_set_of_wildcards() -> None:
    # Two sets would be wildcards alone, and no wildcard may join the four S: one draw is not enough.
    options: dict[str, Any] = {"held": "formal", "hun": 23, "fifth_copy": False, "all_hun_sets": False}
    text = "99mSSSSHHHHHHHH"
    found = hupai.shanten_by_form(text, **options)
    assert found == reference.waits.shanten_by_form(reference.tiles.parse(text), **options)
    assert found["standard"] == 1
