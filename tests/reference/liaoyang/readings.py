"""A complete hand, and all that it may be read as (R49): form, decomposition, hun assignment and placing.

A set is the tuple of its three kinds, so tuples compare as R49 orders sets: by the lowest kind, 横 before 顺.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import combinations_with_replacement, product
from typing import NamedTuple

from ..tiles import ALL_KINDS, CHOW_STARTS, HONORS, ReferenceMeld, is_terminal
from .options import Options

STANDARD, SEVEN_PAIRS, THIRTEEN_ORPHANS = FORMS = ("standard", "seven_pairs", "thirteen_orphans")  # R49
ORPHANS = tuple(tile for tile in ALL_KINDS if is_terminal(tile)) + HONORS

CACHED = 5_000

TileSet = tuple[int, int, int]
Shape = tuple[tuple[TileSet, ...], int]  # the concealed sets in order, and the pair's kind

ALL_SETS: tuple[TileSet, ...] = tuple(
    sorted([(tile, tile, tile) for tile in ALL_KINDS] + [(low, low + 1, low + 2) for low in CHOW_STARTS])
)


class Group(NamedTuple):
    """A set or the pair of a reading. `real` says of each tile whether it is real (R18)."""

    kind: str  # "chow" 顺, "pung" 横, "kong" 杠, "pair" 将
    tiles: tuple[int, ...]
    real: tuple[bool, ...]
    declared: bool = False  # 吃, 碰, 明杠 or 暗杠
    opens: bool = False  # 吃, 碰 or 明杠 (R25)

    @property
    def all_real(self) -> bool:
        return all(self.real)

    @property
    def is_heng(self) -> bool:
        """横 or 杠."""
        return self.kind in ("pung", "kong")


@dataclass(frozen=True)
class WonHand:
    """Fourteen tiles as they lie, and the circumstances of R52."""

    concealed: tuple[int, ...]  # sorted, the winning tile among them
    winning: int
    melds: tuple[ReferenceMeld, ...]
    options: Options
    self_drawn: bool = False
    dealer: bool = False
    kong: bool = False
    last_four: bool = False
    after_draw: int = 0  # the number of 黄庄 in a row

    @cached_property
    def real(self) -> tuple[int, ...]:
        """The real concealed tiles (R18)."""
        return tuple(tile for tile in self.concealed if tile != self.options.hun)

    @cached_property
    def number_of_hun(self) -> int:
        return len(self.concealed) - len(self.real)

    @cached_property
    def real_copies(self) -> Counter[int]:
        """Real copies of each kind in hand and melds, the winning tile included."""
        return Counter(self.real) + Counter(tile for meld in self.melds for tile in meld.tiles)

    @cached_property
    def kongs(self) -> list[int]:
        return [meld.tile for meld in self.melds if meld.kind == "kong"]

    @cached_property
    def is_open(self) -> bool:
        """R25: 吃, 碰 or 明杠 opens the hand, 暗杠 does not."""
        return opens(self.melds)

    @cached_property
    def declared_groups(self) -> tuple[Group, ...]:
        return tuple(
            Group(meld.kind, meld.tiles, (True,) * len(meld.tiles), True, not meld.concealed)
            for meld in self.melds
        )


@dataclass(frozen=True)
class Reading:
    """One way to read a hand: what every hun stands for and where every tile lies."""

    hand: WonHand
    form: str
    groups: tuple[Group, ...]  # of the standard form: the melds, the concealed sets, and the pair last
    shape: Shape | None = None  # the concealed part of the standard form, for the order of R49

    @cached_property
    def sets(self) -> tuple[Group, ...]:
        return self.groups[:-1] if self.form == STANDARD else ()

    @cached_property
    def pair(self) -> Group | None:
        return self.groups[-1] if self.form == STANDARD else None

    @cached_property
    def heng(self) -> tuple[Group, ...]:
        """All 横 and 杠."""
        return tuple(group for group in self.sets if group.is_heng)

    @cached_property
    def kinds(self) -> set[int]:
        """The kinds among the substituted tiles, melds included (R18)."""
        return {tile for group in self.groups for tile in group.tiles}


def opens(melds: tuple[ReferenceMeld, ...]) -> bool:
    """R25: at least one 吃, 碰 or 明杠."""
    return any(not meld.concealed for meld in melds)


def readings(hand: WonHand) -> Iterator[Reading]:
    """All readings, in the order of R49: 标准, 七对, 十三幺; 标准 by sets and pair."""
    for shape in shapes(hand.real, hand.number_of_hun, 4 - len(hand.melds)):
        if hand.options.fifth_copy or not has_fifth_copy(hand, shape):
            for concealed in placings(shape, hand.real):
                # R15: by `all_hun_sets=False` no set and no pair of hun alone, in the standard form only.
                if hand.options.all_hun_sets or all(any(group.real) for group in concealed):
                    yield Reading(hand, STANDARD, hand.declared_groups + concealed, shape)
    if not hand.melds and is_seven_pairs(hand):
        yield Reading(hand, SEVEN_PAIRS, ())
    if not hand.melds and hand.options.shisanyao and is_thirteen_orphans(hand):
        yield Reading(hand, THIRTEEN_ORPHANS, ())


@lru_cache(maxsize=CACHED)
def shapes(real: tuple[int, ...], hun: int, sets: int) -> list[Shape]:
    """R26, R15: so many sets and a pair that hold all real tiles, every other tile being a hun; in order."""
    return sorted(found_shapes(real, hun, sets, pair_wanted=True))


@lru_cache(maxsize=CACHED)
def found_shapes(real: tuple[int, ...], hun: int, sets: int, *, pair_wanted: bool) -> set[Shape]:
    """As `shapes`; a shape whose pair is found already has −1 for it."""
    if hun < 0:
        return set()
    if not real:
        pairs = ALL_KINDS if pair_wanted else (-1,)
        return set(product(combinations_with_replacement(ALL_SETS, sets), pairs))
    lowest = real[0]  # it lies in some set or in the pair
    found: set[Shape] = set()
    if sets:
        for one in sets_with(lowest):
            for rest, used in taken(real, one):
                for others, pair in found_shapes(rest, hun - used, sets - 1, pair_wanted=pair_wanted):
                    found.add((tuple(sorted((one, *others))), pair))
    if pair_wanted:
        for rest, used in taken(real, (lowest, lowest)):
            for others, _ in found_shapes(rest, hun - used, sets, pair_wanted=False):
                found.add((others, lowest))
    return found


@lru_cache
def sets_with(tile: int) -> list[TileSet]:
    return [one for one in ALL_SETS if tile in one]


def taken(real: tuple[int, ...], wanted: tuple[int, ...]) -> set[tuple[tuple[int, ...], int]]:
    """What is left after laying the lowest real tile in a group, and how many hun fill the group.

    Of the group's other tiles each may be real, where the hand has one, or a hun.
    """
    left = {(real[1:], 0)}
    others = list(wanted)
    others.remove(real[0])
    for tile in others:
        with_hun = {(rest, used + 1) for rest, used in left}
        with_real = set()
        for rest, used in left:
            if tile in rest:
                place = rest.index(tile)
                with_real.add((rest[:place] + rest[place + 1 :], used))
        left = with_hun | with_real
    return left


def has_fifth_copy(hand: WonHand, shape: Shape) -> bool:
    """R15: some kind more than four times among the substituted tiles, melds included, where a hun makes it."""
    substituted = Counter(tile for one in shape[0] for tile in one)
    substituted[shape[1]] += 2
    melded = Counter(tile for meld in hand.melds for tile in meld.tiles)
    by_hun = substituted - Counter(hand.real)
    return any(substituted[tile] + melded[tile] > 4 for tile in by_hun)


def placings(shape: Shape, real: tuple[int, ...]) -> list[tuple[Group, ...]]:
    """R18, F10: every way to lay the real copies of each kind on the places of that kind.

    The places that no real tile takes are the hun's. Which of equal tiles lies where makes no difference.
    """
    groups: list[tuple[int, ...]] = [*shape[0], (shape[1], shape[1])]
    names = ["pung" if one[0] == one[1] else "chow" for one in shape[0]] + ["pair"]
    if 3 * len(shape[0]) + 2 == len(real):
        return [
            tuple(Group(name, group, (True,) * len(group)) for name, group in zip(names, groups, strict=True))
        ]
    by_kind = []
    for tile in sorted({tile for group in groups for tile in group}):
        places = tuple((number, group.count(tile)) for number, group in enumerate(groups) if tile in group)
        by_kind.append([{(number, tile): n for number, n in way} for way in ways(real.count(tile), places)])
    found = []
    for choice in product(*by_kind):
        laid = {place: copies for laid_kind in choice for place, copies in laid_kind.items()}
        found.append(
            tuple(
                Group(
                    name,
                    group,
                    tuple(group[:i].count(tile) < laid[number, tile] for i, tile in enumerate(group)),
                )
                for number, (name, group) in enumerate(zip(names, groups, strict=True))
            )
        )
    return found


@lru_cache(maxsize=CACHED)
def ways(copies: int, places: tuple[tuple[int, int], ...]) -> list[list[tuple[int, int]]]:
    """Every way to lay so many copies on groups with so many places each: (group, copies there)."""
    if not places:
        return [[]] if copies == 0 else []
    (number, room), others = places[0], places[1:]
    return [
        [(number, here), *rest]
        for here in range(min(copies, room), -1, -1)
        for rest in ways(copies - here, others)
    ]


def is_seven_pairs(hand: WonHand) -> bool:
    """R28: each unpaired tile takes one hun; what hun are left are pairs of their own."""
    unpaired = sum(copies % 2 for copies in Counter(hand.real).values())
    return unpaired <= hand.number_of_hun


def is_thirteen_orphans(hand: WonHand) -> bool:
    """R31: hun fills missing kinds or the duplicate."""
    return any(not Counter(hand.real) - Counter((*ORPHANS, pair)) for pair in ORPHANS)
