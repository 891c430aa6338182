"""The seeded sets of hands that every library is asked about.

A `HandSet` holds the same hands in three shapes: counts for batches, kinds in order (the winning tile last), and text.
No hand has melds: fourteen concealed tiles are what costs most.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

import hupai

SEED = 20240501
KINDS = 34
JOKER = 42
FOUR = 4
ORPHANS = [0, 8, 9, 17, 18, 26, *range(27, 34)]
KNITTED_ORDERS = [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]

Tiles = list[int]
Bytes = npt.NDArray[np.uint8]


@dataclass(frozen=True)
class HandSet:
    """Hands as kinds 0-33 and jokers 42; of a hand of 14 the last tile is the winning one."""

    name: str
    kinds: tuple[tuple[int, ...], ...]

    def __len__(self) -> int:
        return len(self.kinds)

    @cached_property
    def counts(self) -> Bytes:
        """Copies of each kind, jokers left out: uint8[N, 34]."""
        counts = np.zeros((len(self), KINDS), np.uint8)
        for row, tiles in zip(counts, self.kinds, strict=True):
            for kind in tiles:
                if kind != JOKER:
                    row[kind] += 1
        return counts

    @cached_property
    def jokers(self) -> Bytes:
        return np.array([tiles.count(JOKER) for tiles in self.kinds], np.uint8)

    @cached_property
    def winning(self) -> Bytes:
        return np.array([tiles[-1] for tiles in self.kinds], np.uint8)

    @cached_property
    def hands(self) -> list[hupai.Hand]:
        return [hupai.Hand(tiles) for tiles in self.kinds]

    @cached_property
    def texts(self) -> list[str]:
        return ["".join(tile_text(kind) for kind in tiles) for tiles in self.kinds]

    def only(self, keep: npt.NDArray[np.bool_]) -> HandSet:
        return HandSet(self.name, tuple(tiles for tiles, kept in zip(self.kinds, keep, strict=True) if kept))

    def first(self, number: int) -> HandSet:
        return HandSet(self.name, self.kinds[:number])


def tile_text(kind: int) -> str:
    return "H" if kind == JOKER else str(hupai.KINDS[kind])


def _random_deal(rng: random.Random, number: int) -> Tiles:
    return [tile % KINDS for tile in rng.sample(range(FOUR * KINDS), number)]


def _set(rng: random.Random) -> Tiles:
    if rng.random() < 0.6:
        first = 9 * rng.randrange(3) + rng.randrange(7)
        return [first, first + 1, first + 2]
    return [rng.randrange(KINDS)] * 3


def _knitted_nine(rng: random.Random) -> Tiles:
    order = rng.choice(KNITTED_ORDERS)
    return [9 * suit + rank for first, suit in enumerate(order) for rank in (first, first + 3, first + 6)]


def _standard(rng: random.Random) -> Tiles:
    return [tile for _ in range(4) for tile in _set(rng)] + [rng.randrange(KINDS)] * 2


def _special(rng: random.Random) -> Tiles:
    match rng.randrange(4):
        case 0:
            return [*_knitted_nine(rng), *_set(rng), *[rng.randrange(KINDS)] * 2]
        case 1:
            return 2 * [rng.randrange(KINDS) for _ in range(7)]
        case 2:
            return rng.sample([*_knitted_nine(rng), *range(27, 34)], 14)
        case _:
            return [*ORPHANS, rng.choice(ORPHANS)]


def complete_hand(rng: random.Random) -> Tiles:
    """Nine in ten of four sets and a pair, the rest of the other four forms."""
    while True:
        tiles = (_special if rng.random() < 0.1 else _standard)(rng)
        if max(map(tiles.count, tiles)) <= FOUR:
            rng.shuffle(tiles)
            return tiles


def _exchanged(rng: random.Random, tiles: Tiles, number: int) -> Tiles:
    """The hand with so many of its tiles exchanged for others that are live."""
    tiles = list(tiles)
    for place in rng.sample(range(len(tiles)), number):
        tiles[place] = rng.choice([kind for kind in range(KINDS) if tiles.count(kind) < FOUR])
    return tiles


def _with_jokers(rng: random.Random, tiles: Tiles, number: int) -> Tiles:
    """So many of the tiles are jokers, the last one not unless all are."""
    places = rng.sample(range(len(tiles) - 1), number) if number < len(tiles) else range(len(tiles))
    tiles = list(tiles)
    for place in places:
        tiles[place] = JOKER
    return tiles


def _made(name: str, number: int, maker: Any) -> HandSet:
    rng = random.Random(f"{SEED} {name}")
    return HandSet(name, tuple(tuple(maker(rng, index)) for index in range(number)))


@lru_cache
def rand(number: int = 4096, tiles: int = 14) -> HandSet:
    """A uniform deal."""
    return _made(f"rand{tiles}", number, lambda rng, _: _random_deal(rng, tiles))


@lru_cache
def near(number: int = 4096, tiles: int = 14) -> HandSet:
    """A quarter each of complete hands and complete hands with 1, 2, 3 tiles exchanged."""
    return _made(f"near{tiles}", number, lambda rng, i: _exchanged(rng, complete_hand(rng), i % 4)[:tiles])


@lru_cache
def tenpai13(number: int = 4096, jokers: int = 0) -> HandSet:
    """Complete hands minus one tile, of which so many are then jokers."""
    name = f"tenpai13 w{jokers}" if jokers else "tenpai13"
    return _made(name, number, lambda rng, _: _waiting(rng, jokers))


def _waiting(rng: random.Random, jokers: int) -> Tiles:
    tiles = complete_hand(rng)[:13]
    return _with_jokers(rng, tiles, jokers)


@lru_cache
def win14(number: int = 4096, jokers: int = 0) -> HandSet:
    """Complete hands, of which so many tiles are jokers (`wK`)."""
    name = f"w{jokers}" if jokers else "win14"
    return _made(name, number, lambda rng, _: _with_jokers(rng, complete_hand(rng), jokers))


def _hard(rng: random.Random, index: int) -> Tiles:
    """All four of a kind held, three times over; ten jokers and more; both."""
    held = [kind for kind in rng.sample(range(KINDS), 3) for _ in range(FOUR)]
    match index % 4:
        case 0:
            tiles = [*held, *rng.sample(range(KINDS), 2)]
        case 1:
            tiles = [*_random_deal(rng, rng.randrange(5)), *[JOKER] * 14][:14]
        case 2:
            tiles = [*held[: FOUR * rng.randrange(1, 4)], *[JOKER] * 14][:14]
        case _:
            first = 9 * rng.randrange(3) + rng.randrange(6)
            tiles = [first + step for step in range(4) for _ in range(rng.randrange(2, 4))]
            tiles = [*tiles, *[JOKER] * 14][:14]
    rng.shuffle(tiles)
    return tiles if max(tiles.count(kind) for kind in range(KINDS)) <= FOUR else _hard(rng, index)


@lru_cache
def adversarial(number: int = 256, tiles: int = 14) -> HandSet:
    """Hands that a search finds hard; the first is jokers alone."""
    hard = _made(f"adversarial{tiles}", number - 1, lambda rng, i: _hard(rng, i)[:tiles])
    return HandSet(hard.name, ((JOKER,) * tiles, *hard.kinds))


def holds_all_four(hands: HandSet) -> npt.NDArray[np.bool_]:
    """Peers differ on whether a fifth copy can be drawn."""
    return np.asarray((hands.counts == FOUR).any(axis=1))
