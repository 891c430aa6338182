"""One reading of a won hand (P1): a decomposition without wildcards, and what the winning tile completes."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from .decompose import KNITTED_STRAIGHT, STANDARD, Decomposition, decompositions
from .options import Options
from .tiles import JOKER, ReferenceHand, is_honor, rank_of, suit_of


@dataclass(frozen=True)
class ReadingSet:
    """A chow, pung or kong of a reading."""

    kind: str
    tile: int  # the lowest kind
    is_meld: bool  # declared: a chow, pung or exposed kong, or a concealed kong
    is_open: bool  # a declared set, the concealed kong apart
    is_completed: bool  # the winning tile completes it


@dataclass
class Reading:
    """P1: a form, a decomposition, and the set that the winning tile completes."""

    hand: ReferenceHand
    options: Options
    decomposition: Decomposition
    winning: int  # the kind that the winning tile is, or stands for
    completed: int  # the place of the completed set, pair or single in decomposition.sets

    @property
    def form(self) -> str:
        return self.decomposition.form

    @property
    def is_standard(self) -> bool:
        return self.form == STANDARD

    @property
    def is_knitted_straight(self) -> bool:
        return self.form == KNITTED_STRAIGHT

    @cached_property
    def sets(self) -> list[ReadingSet]:
        melded = [ReadingSet(m.kind, m.tile, True, not m.concealed, False) for m in self.hand.melds]
        concealed = [
            ReadingSet(name, tiles[0], False, False, place == self.completed)
            for place, (name, tiles) in enumerate(self.decomposition.sets)
            if name in ("chow", "pung") and tiles is not None
        ]
        return melded + concealed

    @cached_property
    def chows(self) -> list[int]:
        """The lowest kind of every chow."""
        return sorted(one.tile for one in self.sets if one.kind == "chow")

    @cached_property
    def pungs(self) -> list[int]:
        """The kind of every pung and kong."""
        return sorted(one.tile for one in self.sets if one.kind in ("pung", "kong"))

    @cached_property
    def pair(self) -> int | None:
        """The kind of the pair; None in seven pairs and in honors and knitted tiles."""
        if self.form in ("seven_pairs", "honors_and_knitted"):
            return None
        tiles = self.decomposition.sets[-1][1]
        assert tiles is not None
        return tiles[0]

    @cached_property
    def concealed_tiles(self) -> list[int]:
        """The concealed tiles with every wildcard replaced, the winning tile included."""
        return sorted(tile for _, tiles in self.decomposition.sets if tiles is not None for tile in tiles)

    @cached_property
    def tiles(self) -> Counter[int]:
        """Every tile of the hand, melds included, a kong as four."""
        return Counter(self.concealed_tiles) + self.hand.in_melds()

    @cached_property
    def kinds(self) -> list[int]:
        return sorted(self.tiles)

    @cached_property
    def ranks(self) -> set[int]:
        """The ranks of the number tiles; 0 stands for honours."""
        return {rank_of(tile) for tile in self.kinds}

    @cached_property
    def suits(self) -> set[int]:
        return {tile // 9 for tile in self.kinds if not is_honor(tile)}

    @cached_property
    def has_honors(self) -> bool:
        return any(is_honor(tile) for tile in self.kinds)

    @cached_property
    def without_winning_tile(self) -> tuple[int, ...]:
        """The concealed tiles before the winning one came (P6: with the wildcards already replaced)."""
        tiles = list(self.concealed_tiles)
        tiles.remove(self.winning)
        return tuple(tiles)

    @cached_property
    def open_kongs(self) -> int:
        return sum(one.kind == "kong" and one.is_open for one in self.sets)

    @cached_property
    def concealed_kongs(self) -> int:
        return sum(one.kind == "kong" and not one.is_open for one in self.sets)

    @property
    def kongs(self) -> int:
        return self.open_kongs + self.concealed_kongs

    @cached_property
    def concealed_pungs(self) -> int:
        """Concealed pungs and kongs; one that a discard completes is melded (G3)."""
        return sum(
            one.kind in ("pung", "kong")
            and not one.is_open
            and not (one.is_completed and not self.hand.self_drawn)
            for one in self.sets
        )

    @property
    def is_concealed(self) -> bool:
        """G3: a concealed kong leaves the hand concealed, and so does the discard that wins."""
        return not any(one.is_open for one in self.sets)

    def groups(self) -> list[list[int]]:
        """The tiles of each set and of the pair of a standard hand."""
        groups = [
            [one.tile, one.tile + 1, one.tile + 2] if one.kind == "chow" else [one.tile] for one in self.sets
        ]
        return groups if self.pair is None else [*groups, [self.pair]]

    # What lies on the table, for P8: a wildcard is no copy of any kind.

    @cached_property
    def real_winning_tile(self) -> int | None:
        """The winning tile as it lies; None for a wildcard."""
        winning = self.hand.winning
        return None if winning in (JOKER, self.options.hun) else winning

    @cached_property
    def copies_in_open_melds(self) -> int:
        return sum(m.tiles.count(self.winning) for m in self.hand.melds if not m.concealed)

    @cached_property
    def other_copies_concealed(self) -> int:
        """Other real copies of the winning kind among the concealed tiles and in concealed kongs."""
        in_kongs = sum(m.tiles.count(self.winning) for m in self.hand.melds if m.concealed)
        return self.hand.concealed.count(self.winning) - 1 + in_kongs


def readings(hand: ReferenceHand, options: Options) -> Iterator[Reading]:
    """Every reading, in the canonical order of the decompositions."""
    real, _ = hand.real_and_wild(options.hun)
    for decomposition in decompositions(
        hand,
        hun=options.hun,
        fifth_copy=options.fifth_copy,
        all_hun_sets=options.all_hun_sets,
        expand=True,
    ):
        target = Counter(tile for _, tiles in decomposition.sets for tile in tiles or ())
        assert hand.winning is not None
        if hand.winning in (JOKER, options.hun):
            identities = sorted(target - Counter(real))
        else:
            identities = [hand.winning]
        for winning in identities:
            seen = set()
            for place, one in enumerate(decomposition.sets):
                if one[1] is not None and winning in one[1] and one not in seen:
                    seen.add(one)
                    yield Reading(hand, options, decomposition, winning, place)


def same_suit(tiles: tuple[int, ...]) -> bool:
    return len({suit_of(tile) for tile in tiles}) == 1


def three_suits(tiles: tuple[int, ...]) -> bool:
    return len({suit_of(tile) for tile in tiles} - {None}) == 3
