"""The peers from PyPI: how each wants its hands, and what it is asked. Those that are not installed are left out.

Their rules differ from ours, and from each other's, in three places; answers are compared with that taken into account:

- A kind of which the hand holds all four copies: xiangting, riichienv and mahjong do not draw it (`held="live"`),
  PyMahjongGB does (`held="formal"`).
- Seven pairs of riichi are seven different kinds, so two equal pairs are one: `riichi_shanten` maps our answer.
- PyMahjongGB takes hands of 13 tiles for distances, and replaces no joker by a fifth copy (`fifth_copy=False`).
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from benchmarks.hands import HandSet

WHITE_RED = {31: 33, 33: 31}  # where riichi libraries have white first
GUOBIAO_CODES = [
    *(f"{suit}{rank}" for suit in "WBT" for rank in range(1, 10)),
    *(["F1", "F2", "F3", "F4", "J1", "J2", "J3"]),
]

Shantens = npt.NDArray[np.int8]


def peer(name: str) -> ModuleType | None:
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


def riichi_counts(hands: HandSet) -> list[list[int]]:
    """34 counts, honours as E S W N white green red."""
    order = [WHITE_RED.get(kind, kind) for kind in range(34)]
    return [row.tolist() for row in hands.counts[:, order]]


def riichi_tiles(hands: HandSet) -> list[list[int]]:
    """Numbers of the 136 tiles, in order."""
    tiles = []
    for row in riichi_counts(hands):
        tiles.append([4 * kind + copy for kind, copies in enumerate(row) for copy in range(copies)])
    return tiles


def guobiao_tiles(hands: HandSet) -> list[tuple[str, ...]]:
    return [tuple(GUOBIAO_CODES[kind] for kind in tiles) for tiles in hands.kinds]


def riichi_shanten(counts: npt.NDArray[np.uint8], standard_and_orphans: Shantens) -> Shantens:
    """Our answer for the two other forms, and seven pairs as riichi has them."""
    pairs = (counts >= 2).sum(axis=1)
    kinds = (counts >= 1).sum(axis=1)
    seven_pairs = 6 - pairs + np.maximum(0, 7 - kinds)
    least: Shantens = np.minimum(standard_and_orphans, seven_pairs).astype(np.int8)
    return least


Question = tuple[Callable[[Any], Any], Sequence[Any]]


def xiangting_shanten(hands: HandSet) -> Question | None:
    xiangting = peer("xiangting")
    if xiangting is None:
        return None
    ask, players = xiangting.calculate_replacement_number, xiangting.PlayerCount.FOUR
    return (lambda counts: ask(counts, players) - 1), riichi_counts(hands)


def riichienv_shanten(hands: HandSet) -> Question | None:
    riichienv = peer("riichienv")
    return None if riichienv is None else (riichienv.calculate_shanten, riichi_tiles(hands))


def mahjong_shanten(hands: HandSet) -> Question | None:
    shanten = peer("mahjong.shanten")
    return None if shanten is None else (shanten.Shanten.calculate_shanten, riichi_counts(hands))


def pymahjonggb_shanten(hands: HandSet) -> Question | None:
    """13 tiles."""
    module = peer("MahjongGB")
    if module is None:
        return None
    ask = module.MahjongShanten
    return (lambda tiles: ask((), tiles)), guobiao_tiles(hands)


def pymahjonggb_score(hands: HandSet) -> Question | None:
    """On a discard; round and seat E."""
    module = peer("MahjongGB")
    if module is None:
        return None
    ask = module.MahjongFanCalculator

    def call(question: tuple[tuple[str, ...], str]) -> Any:
        return ask((), question[0], question[1], 0, False, False, False, False, 0, 0)

    return call, [(tiles[:13], tiles[13]) for tiles in guobiao_tiles(hands)]


def riichienv_waits(hands: HandSet) -> Question | None:
    riichienv = peer("riichienv")
    if riichienv is None:
        return None
    evaluator = riichienv.HandEvaluator
    return (lambda tiles: evaluator(tiles).get_waits()), riichi_tiles(hands)
