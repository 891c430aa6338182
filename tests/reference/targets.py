"""Complete targets, listed once: what a suit, the honours or a whole form may look like in the end."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations, combinations_with_replacement

import numpy as np
from numpy.typing import NDArray

from .decompose import ALL_PAIRS, ALL_SETS, ORPHANS, Groups, knitted_groups
from .tiles import ALL_KINDS, HONORS

MAXIMUM_SETS = 4


@dataclass(frozen=True, eq=False)
class Targets:
    """A list of targets over some kinds: the tiles, the number of sets and of pairs, and their tiles."""

    kinds: tuple[int, ...]
    tiles: NDArray[np.int16]  # [target, kind]: copies
    sets: NDArray[np.int64]
    pairs: NDArray[np.int64]
    groups: list[Groups]  # the sets and the pair that all_hun_sets=False asks about

    @cached_property
    def without_repeated_tiles(self) -> "Targets":
        """One target for each multiset of tiles, number of sets and number of pairs."""
        first = {
            (tuple(row), sets, pairs): target
            for target, (row, sets, pairs) in enumerate(
                zip(self.tiles.tolist(), self.sets.tolist(), self.pairs.tolist(), strict=True)
            )
        }
        chosen = sorted(first.values())
        return Targets(
            self.kinds,
            self.tiles[chosen],
            self.sets[chosen],
            self.pairs[chosen],
            [self.groups[target] for target in chosen],
        )

    @cached_property
    def has_kind(self) -> NDArray[np.bool_]:
        """[target, group, kind]: does this group contain the kind; groups that are not there contain none."""
        most = max(len(groups) for groups in self.groups)
        answer = np.zeros((len(self.groups), most, len(self.kinds)), dtype=bool)
        for target, groups in enumerate(self.groups):
            for place, (_, tiles) in enumerate(groups):
                for tile in tiles or ():
                    answer[target, place, self.kinds.index(tile)] = True
        return answer

    @cached_property
    def choices_of_groups(self) -> list[tuple[NDArray[np.int64], NDArray[np.float32]]]:
        """For every choice among the groups: how many are there, and which kinds they contain."""
        has_kind = self.has_kind
        answer = []
        for size in range(1, has_kind.shape[1] + 1):
            for chosen in combinations(range(has_kind.shape[1]), size):
                among = has_kind[:, chosen, :]
                are_there = np.count_nonzero(np.any(among, axis=2), axis=1).astype(np.int64)
                answer.append((are_there, np.asarray(np.any(among, axis=1), dtype=np.float32)))
        return answer

    def untouched(self, real: NDArray[np.int16]) -> NDArray[np.int64]:
        """How many groups get no tile when each real tile may touch one group.

        Hall: the worst choice of groups tells, by how much it outnumbers the real tiles of its kinds.
        """
        worst = np.zeros(len(self.groups), dtype=np.int64)
        for size, kinds in self.choices_of_groups:
            worst = np.maximum(worst, size - (kinds @ real.astype(np.float32)).astype(np.int64))
        return worst


def _targets(kinds: tuple[int, ...], whole: Iterable[tuple[Groups, Groups]]) -> Targets:
    """From (all groups of a target, those that all_hun_sets=False asks about)."""
    pairs_of_groups = list(whole)
    tiles = np.zeros((len(pairs_of_groups), len(kinds)), dtype=np.int16)
    for target, (groups, _) in enumerate(pairs_of_groups):
        for _, group in groups:
            for tile in group or ():
                tiles[target, kinds.index(tile)] += 1
    return Targets(
        kinds,
        tiles,
        np.array([sum(name in ("chow", "pung") for name, _ in asked) for _, asked in pairs_of_groups]),
        np.array([sum(name == "pair" for name, _ in asked) for _, asked in pairs_of_groups]),
        [asked for _, asked in pairs_of_groups],
    )


@cache
def suit_targets(honors: bool) -> Targets:
    """All multisets of at most four sets and at most one pair, of 万 or of the honours."""
    kinds = HONORS if honors else tuple(range(9))
    sets = [one for one in ALL_SETS if set(one[1] or ()) <= set(kinds)]
    pairs: list[Groups] = [(), *((one,) for one in ALL_PAIRS if set(one[1] or ()) <= set(kinds))]
    return _targets(
        kinds,
        (
            (chosen + pair, chosen + pair)
            for size in range(MAXIMUM_SETS + 1)
            for chosen in combinations_with_replacement(sets, size)
            for pair in pairs
        ),
    )


@cache
def knitted_straight_targets(sets: int) -> Targets:
    """The nine, with so many sets (0 or 1) and a pair; the nine may be wildcards alone."""
    return _targets(
        ALL_KINDS,
        (
            (tuple(("knitted", group) for group in groups) + chosen + (pair,), (*chosen, pair))
            for groups in knitted_groups()
            for chosen in combinations_with_replacement(ALL_SETS, sets)
            for pair in ALL_PAIRS
        ),
    )


@cache
def honors_and_knitted_targets() -> Targets:
    """14 of the 16 kinds, for every choice of suits."""
    return _targets(
        ALL_KINDS,
        (
            (tuple(("single", (tile,)) for tile in fourteen), ())
            for groups in knitted_groups()
            for fourteen in combinations([*(tile for group in groups for tile in group), *HONORS], 14)
        ),
    )


@cache
def thirteen_orphans_targets() -> Targets:
    """One of each orphan, and one of them twice."""
    return _targets(
        ALL_KINDS,
        ((tuple(("single", (tile,)) for tile in (*ORPHANS, twice)), ()) for twice in ORPHANS),
    )
