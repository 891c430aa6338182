"""The slow references of the tests: written from the rule documents, with no code in common with the core."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import hupai

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import reference.decompose
import reference.liaoyang
import reference.tiles
from benchmarks.hands import SEED
from support.random_hands import set_tiles
from support.random_liaoyang import declared, number_set

INDICATOR, HUN = "2m", 2  # the hun is 3m
LIAOYANG = hupai.Liaoyang(indicator=INDICATOR)


def parsed(text: str) -> Any:
    return reference.tiles.parse(text)


def decompositions(hand: Any) -> list[Any]:
    return list(reference.decompose.decompositions(hand))


def liaoyang_total(hand: Any) -> int | None:
    """Self-drawn, by a player who is not the dealer."""
    options = reference.liaoyang.Options(HUN - 1)
    score = reference.liaoyang.score(hand, options, self_drawn=True, dealer=False)
    return None if score is None else int(score.total)


def liaoyang_totals(hands: list[Any]) -> list[int | None]:
    """Of hands that the twin has not seen: what it remembers of the last pass is forgotten."""
    for name, module in list(sys.modules.items()):
        if name.startswith("reference"):
            for one in vars(module).values():
                if hasattr(one, "cache_clear"):
                    one.cache_clear()
    return [liaoyang_total(hand) for hand in hands]


def liaoyang_texts(number: int, huns: int) -> list[str]:
    """Hands that win self-drawn under these rules, with so many hun."""
    rng = random.Random(f"{SEED} liaoyang {huns}")
    win = hupai.Win(self_drawn=True)
    texts: list[str] = []
    while len(texts) < number:
        text = _drafted(rng, huns)
        try:
            score = hupai.score(text, LIAOYANG, win)
        except (hupai.HandError, hupai.RuleError):  # five copies of a kind
            continue
        if score is not None:
            texts.append(text)
    return texts


def _drafted(rng: random.Random, huns: int) -> str:
    """Four sets and a pair of three suits, up to two of the sets declared, so many concealed tiles replaced."""
    sets = [number_set(rng, suit, 0.6) for suit in (0, 1, 2, rng.randrange(3))]
    melds = [declared(rng, one) for one in sets[: rng.randrange(3)]]
    concealed = [tile for one in sets[len(melds) :] for tile in set_tiles(one)] + [rng.randrange(34)] * 2
    others = [tile for tile in concealed if tile != HUN]
    rng.shuffle(others)
    tiles = [HUN] * huns + others[: len(concealed) - huns]
    return "".join(meld.text() for meld in melds) + "".join(hupai.KINDS[tile] for tile in tiles)
