"""Waits, shanten by form and useful tiles.

`waits` asks for every kind whether the hand with it decomposes. The shanten goes another way: it looks at
all complete targets of every form and takes the fewest draws that reach one.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product

import numpy as np

from .decompose import (
    FORMS,
    HONORS_AND_KNITTED,
    KNITTED_STRAIGHT,
    SEVEN_PAIRS,
    STANDARD,
    THIRTEEN_ORPHANS,
    is_complete,
)
from .targets import (
    Targets,
    honors_and_knitted_targets,
    knitted_straight_targets,
    suit_targets,
    thirteen_orphans_targets,
)
from .tiles import ALL_KINDS, HONORS, ReferenceHand

COPIES = 4
UNLIMITED = 99
MOST_PIECES = 7  # sets and pairs of a hand
CACHED = 20_000


@dataclass(frozen=True)
class Price:
    """What a target, or a suit's part of one, asks for."""

    sets: int
    pairs: int
    missing: int  # copies that the hand has not: wildcards and draws supply them
    must_be_wild: int  # missing copies that no real draw can supply (held="live", or copies of the hun kind)
    may_be_wild: int  # missing copies that a wildcard may stand for (fifth_copy)
    untouched: int  # sets and pairs that want a real draw (all_hun_sets=False)

    def __add__(self, other: "Price") -> "Price":
        return Price(
            self.sets + other.sets,
            self.pairs + other.pairs,
            self.missing + other.missing,
            self.must_be_wild + other.must_be_wild,
            self.may_be_wild + other.may_be_wild,
            self.untouched + other.untouched,
        )


@dataclass(frozen=True)
class Holding:
    """A hand as the shanten sees it."""

    sets: int  # concealed sets that the complete hand has besides its pair
    whole: bool  # all 14 tiles are concealed: every form is possible
    real: tuple[int, ...]
    melded: tuple[int, ...]
    drawable: tuple[int, ...]  # real copies of each kind that may come; the hun kind comes as a wildcard
    wild: int
    wild_draws: int  # copies of the hun kind that may still come
    fifth_copy: bool
    all_hun_sets: bool

    def with_drawn(self, tile: int, hun: int | None) -> "Holding":
        if tile == hun:
            return replace(self, wild=self.wild + 1, wild_draws=self.wild_draws - 1)
        real, drawable = list(self.real), list(self.drawable)
        real[tile] += 1
        drawable[tile] = max(0, drawable[tile] - 1)
        return replace(self, real=tuple(real), drawable=tuple(drawable))


def waits(
    hand: ReferenceHand,
    *,
    hun: int | None = None,
    fifth_copy: bool = True,
    all_hun_sets: bool = True,
    forms: Iterable[str] | None = None,
) -> set[int]:
    """The kinds that complete a waiting hand, a fifth copy included (formal waits)."""
    chosen = FORMS if forms is None else tuple(forms)
    return {
        tile
        for tile in ALL_KINDS
        if is_complete(
            replace(hand, concealed=sorted([*hand.concealed, tile])),
            hun=hun,
            fifth_copy=fifth_copy,
            all_hun_sets=all_hun_sets,
            forms=chosen,
        )
    }


def own_copies(hand: ReferenceHand) -> list[int]:
    """Copies of each kind in the hand as they lie, melds included."""
    melded = hand.in_melds()
    return [hand.concealed.count(tile) + melded[tile] for tile in ALL_KINDS]


def shanten(
    hand: ReferenceHand,
    *,
    held: str = "live",
    hun: int | None = None,
    fifth_copy: bool = True,
    all_hun_sets: bool = True,
    forms: Iterable[str] | None = None,
) -> int:
    """Draws still missing to be waiting; 0 = waiting, -1 = complete. The least over the forms."""
    return min(
        shanten_by_form(
            hand, held=held, hun=hun, fifth_copy=fifth_copy, all_hun_sets=all_hun_sets, forms=forms
        ).values()
    )


def shanten_by_form(
    hand: ReferenceHand,
    *,
    held: str = "live",
    hun: int | None = None,
    fifth_copy: bool = True,
    all_hun_sets: bool = True,
    forms: Iterable[str] | None = None,
) -> dict[str, int]:
    """The shanten of each form; a form that the melds or the drawable tiles rule out is left out."""
    holding = _holding(hand, held, hun, fifth_copy, all_hun_sets)
    return _by_form(holding, FORMS if forms is None else tuple(forms))


def useful(
    hand: ReferenceHand,
    *,
    held: str = "live",
    hun: int | None = None,
    fifth_copy: bool = True,
    all_hun_sets: bool = True,
    forms: Iterable[str] | None = None,
    visible: Sequence[int] = (),
) -> dict[int, int]:
    """The kinds whose draw lowers the shanten, with their live copies; `visible` = tiles seen elsewhere."""
    chosen = FORMS if forms is None else tuple(forms)
    holding = _holding(hand, held, hun, fifth_copy, all_hun_sets)
    before = min(_by_form(holding, chosen).values())
    own = own_copies(hand)
    return {
        tile: max(0, COPIES - own[tile] - list(visible).count(tile))
        for tile in ALL_KINDS
        if (held == "formal" or own[tile] < COPIES)
        and min(_by_form(holding.with_drawn(tile, hun), chosen).values()) < before
    }


def _holding(
    hand: ReferenceHand, held: str, hun: int | None, fifth_copy: bool, all_hun_sets: bool
) -> Holding:
    if held not in ("live", "formal"):
        raise ValueError(f"held is 'live' or 'formal', not {held!r}")
    own = own_copies(hand)
    may_come = [max(0, COPIES - copies) if held == "live" else UNLIMITED for copies in own]
    real, wild = hand.real_and_wild(hun)
    melded = hand.in_melds()
    sets = hand.number_of_concealed_tiles // 3
    return Holding(
        sets,
        sets == 4 and not hand.melds,
        tuple(real.count(tile) for tile in ALL_KINDS),
        tuple(melded[tile] for tile in ALL_KINDS),
        tuple(0 if tile == hun else may_come[tile] for tile in ALL_KINDS),
        wild,
        0 if hun is None else may_come[hun],
        fifth_copy,
        all_hun_sets,
    )


def _by_form(holding: Holding, forms: tuple[str, ...]) -> dict[str, int]:
    found: dict[str, int | None] = {}
    if STANDARD in forms:
        found[STANDARD] = _fewest_draws(holding, _standard(holding))
    if KNITTED_STRAIGHT in forms and holding.sets >= 3:
        targets = knitted_straight_targets(holding.sets - 3)
        found[KNITTED_STRAIGHT] = _fewest_draws(holding, _prices_of(holding, targets))
    if holding.whole:
        if SEVEN_PAIRS in forms:
            found[SEVEN_PAIRS] = _fewest_draws(holding, _seven_pairs(holding))
        if HONORS_AND_KNITTED in forms:
            prices = _prices_of(holding, honors_and_knitted_targets())
            found[HONORS_AND_KNITTED] = _fewest_draws(holding, prices)
        if THIRTEEN_ORPHANS in forms:
            prices = _prices_of(holding, thirteen_orphans_targets())
            found[THIRTEEN_ORPHANS] = _fewest_draws(holding, prices)
    return {form: draws - 1 for form, draws in found.items() if draws is not None}


def _fewest_draws(holding: Holding, prices: set[Price]) -> int | None:
    """Wildcards in hand supply what they may; everything else that is missing is drawn.

    A set without a real tile wants one drawn that a wildcard might else have stood for.
    """
    best: int | None = None
    for price in prices:
        if price.must_be_wild > holding.wild + holding.wild_draws:
            continue
        draws = price.missing - min(holding.wild, max(0, price.may_be_wild - price.untouched))
        if best is None or draws < best:
            best = draws
    return best


def _cheapest(holding: Holding, prices: Iterable[Price]) -> set[Price]:
    """Of prices that differ in `missing` alone the least; wildcards that the hand has not do not matter."""
    least: dict[Price, int] = defaultdict(lambda: UNLIMITED)
    for price in prices:
        if price.must_be_wild <= holding.wild + holding.wild_draws:
            may_be_wild = -1 if holding.fifth_copy else min(price.may_be_wild, holding.wild + MOST_PIECES)
            key = replace(price, missing=0, may_be_wild=may_be_wild)
            least[key] = min(least[key], price.missing)
    return {
        replace(key, missing=missing, may_be_wild=missing if holding.fifth_copy else key.may_be_wild)
        for key, missing in least.items()
    }


def _sums(holding: Holding, parts: Iterable[set[Price]], sets: int, pairs: int) -> set[Price]:
    """Parts that do not share a kind, added up to so many sets and pairs."""
    total = {Price(0, 0, 0, 0, 0, 0)}
    for part in parts:
        sums = (one + other for one, other in product(total, part))
        total = _cheapest(holding, (price for price in sums if price.sets <= sets and price.pairs <= pairs))
    return {price for price in total if price.sets == sets and price.pairs == pairs}


def _standard(holding: Holding) -> set[Price]:
    parts = [_prices_of_suit(holding, tuple(range(9 * suit, 9 * suit + 9))) for suit in range(3)]
    return _sums(holding, [*parts, _prices_of_suit(holding, HONORS)], holding.sets, 1)


def _seven_pairs(holding: Holding) -> set[Price]:
    """Any number of pairs of each kind: four of a kind may be two pairs (G2)."""
    parts = []
    for tile in ALL_KINDS:
        prices = []
        for pairs in range(8):
            target = 2 * pairs
            missing = max(0, target - holding.real[tile])
            must_be_wild = max(0, missing - holding.drawable[tile])
            may_be_wild = missing
            if not holding.fifth_copy and target + holding.melded[tile] > COPIES:
                may_be_wild = 0
            untouched = 0
            if not holding.all_hun_sets:
                untouched = max(0, pairs - holding.real[tile])
                if untouched > holding.drawable[tile]:
                    continue
            if must_be_wild <= may_be_wild:
                prices.append(Price(0, pairs, missing, must_be_wild, may_be_wild, untouched))
        parts.append(_cheapest(holding, prices))
    return _sums(holding, parts, 0, 7)


def _prices_of_suit(holding: Holding, kinds: tuple[int, ...]) -> set[Price]:
    return _prices_of(_part(holding, kinds), suit_targets(honors=kinds == HONORS))


def _part(holding: Holding, kinds: tuple[int, ...]) -> Holding:
    """The holding seen through one suit."""
    return replace(
        holding,
        sets=0,
        whole=False,
        real=tuple(holding.real[tile] for tile in kinds),
        melded=tuple(holding.melded[tile] for tile in kinds),
        drawable=tuple(holding.drawable[tile] for tile in kinds),
    )


@lru_cache(maxsize=CACHED)
def _prices_of(holding: Holding, targets: Targets) -> set[Price]:
    """What each target asks for; of those that ask for the same, the one that misses least."""
    if holding.all_hun_sets:
        targets = targets.without_repeated_tiles  # how the tiles are grouped makes no difference
    real = np.array(holding.real, dtype=np.int16)
    drawable = np.array(holding.drawable, dtype=np.int16)
    missing = np.maximum(0, targets.tiles - real)
    must_be_wild = np.maximum(0, missing - drawable)
    may_be_wild = missing
    if not holding.fifth_copy:
        melded = np.array(holding.melded, dtype=np.int16)
        may_be_wild = np.where(targets.tiles + melded > COPIES, 0, missing)
    possible = (must_be_wild <= may_be_wild).all(axis=1)
    possible &= must_be_wild.sum(axis=1) <= holding.wild + holding.wild_draws
    untouched = np.zeros(len(possible), dtype=np.int64)
    if not holding.all_hun_sets:
        untouched = targets.untouched(real)
        possible &= targets.untouched(real + drawable) == 0
    asked = zip(
        targets.sets[possible].tolist(),
        targets.pairs[possible].tolist(),
        missing[possible].sum(axis=1).tolist(),
        must_be_wild[possible].sum(axis=1).tolist(),
        may_be_wild[possible].sum(axis=1).tolist(),
        untouched[possible].tolist(),
        strict=True,
    )
    return _cheapest(holding, (Price(*price) for price in set(asked)))
