"""Random rows of counts for batches, and the same rows as texts for single calls."""

from __future__ import annotations

import random
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from support.random_hands import KINDS, complete_hand


@dataclass(frozen=True)
class CountTable:
    counts: NDArray[np.uint8]
    hun: NDArray[np.uint8]  # 255 = none
    jokers: NDArray[np.uint8]
    melds: NDArray[np.uint8]

    def text(self, row: int) -> str:
        tiles = "".join(name * int(copies) for name, copies in zip(KINDS, self.counts[row], strict=True))
        return tiles + "H" * int(self.jokers[row])


def random_table(seed: int, rows: int, sizes: tuple[int, ...] = (13, 14)) -> CountTable:
    """Hands of so many tiles (those of 3 fewer for each set that is done), near complete or at random."""
    rng = random.Random(seed)
    table = CountTable(
        np.zeros((rows, 34), np.uint8),
        np.full(rows, 255, np.uint8),
        np.zeros(rows, np.uint8),
        np.zeros(rows, np.uint8),
    )
    for row in range(rows):
        melds = rng.choice([0, 0, 0, 1, 2, 3, 4])
        jokers = rng.choice([0, 0, 1, 2, 4])
        size = rng.choice(sizes) - 3 * melds
        jokers = min(jokers, size)
        if rng.random() < 0.3:
            pool = [kind for kind in range(34) for _ in range(4)]
        else:
            hand = complete_hand(rng)
            pool = [kind for kind, copies in hand.copies().items() for _ in range(min(copies, 4))]
        for kind in rng.sample(pool, size - jokers):
            table.counts[row, kind] += 1
        for _ in range(rng.choice([0, 0, 1, 2])):
            exchange(rng, table.counts[row])
        table.jokers[row] = jokers
        table.melds[row] = melds if rng.random() < 0.8 else 0
        if rng.random() < 0.3:
            table.hun[row] = rng.randrange(34)
    return table


def exchange(rng: random.Random, counts: NDArray[np.uint8]) -> None:
    held = [kind for kind in range(34) if counts[kind] > 0]
    wanted = rng.randrange(34)
    if held and counts[wanted] < 4:
        counts[rng.choice(held)] -= 1
        counts[wanted] += 1
