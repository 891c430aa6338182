"""Every reading of a complete hand, by trying everything (G2, G3)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, permutations

from .tiles import ALL_KINDS, CHOW_STARTS, HONORS, ReferenceHand, is_terminal

STANDARD = "standard"
KNITTED_STRAIGHT = "knitted_straight"
SEVEN_PAIRS = "seven_pairs"
HONORS_AND_KNITTED = "honors_and_knitted"
THIRTEEN_ORPHANS = "thirteen_orphans"
FORMS = (STANDARD, KNITTED_STRAIGHT, SEVEN_PAIRS, HONORS_AND_KNITTED, THIRTEEN_ORPHANS)

CACHED = 200_000  # what is kept of earlier hands: enough for one, not all of a long run

TileSet = tuple[str, tuple[int, ...] | None]  # ("chow", (0, 1, 2)); ("any", None); ("pair", None)
Groups = tuple[TileSet, ...]

ANY_SET: TileSet = ("any", None)
ANY_PAIR: TileSet = ("pair", None)
ALL_CHOWS: Groups = tuple(("chow", (low, low + 1, low + 2)) for low in CHOW_STARTS)
ALL_PUNGS: Groups = tuple(("pung", (tile,) * 3) for tile in ALL_KINDS)
ALL_PAIRS: Groups = tuple(("pair", (tile,) * 2) for tile in ALL_KINDS)
ALL_SETS: Groups = ALL_PUNGS + ALL_CHOWS
ORPHANS = tuple(tile for tile in ALL_KINDS if is_terminal(tile)) + HONORS


@dataclass(frozen=True)
class Decomposition:
    """A form and its concealed sets; the pair stands last where there is one. The melds are the hand's."""

    form: str
    sets: list[TileSet]


def decompositions(
    hand: ReferenceHand,
    *,
    hun: int | None = None,
    fifth_copy: bool = True,
    all_hun_sets: bool = True,
    expand: bool = False,
    forms: Iterable[str] | None = None,
) -> list[Decomposition]:
    """All decompositions of a complete hand in the canonical order; none for any other hand.

    A set of wildcards alone is `("any", None)`, such a pair `("pair", None)`, unless `expand`.
    """
    wanted = set(FORMS if forms is None else forms)
    real, wild = hand.real_and_wild(hun)
    number = len(real) + wild
    if number % 3 != 2:
        return []
    found: list[Decomposition] = []
    for form in FORMS:
        if form not in wanted:
            continue
        if form not in (STANDARD, KNITTED_STRAIGHT) and (hand.melds or number != 14):
            continue
        everything = set(_of_form(form, tuple(real), wild))
        if not all_hun_sets:
            everything = {sets for sets in everything if all(tiles is not None for _, tiles in sets)}
        if expand:
            everything = {definite for sets in everything for definite in _expanded(form, sets)}
        if not fifth_copy:
            melded = hand.in_melds()
            everything = {sets for sets in everything if not _has_wild_fifth_copy(sets, real, melded)}
        found += [
            Decomposition(form, list(sets)) for sets in sorted(everything, key=lambda s: _order(form, s))
        ]
    return found


def is_complete(
    hand: ReferenceHand,
    *,
    hun: int | None = None,
    fifth_copy: bool = True,
    all_hun_sets: bool = True,
    forms: Iterable[str] | None = None,
) -> bool:
    return bool(decompositions(hand, hun=hun, fifth_copy=fifth_copy, all_hun_sets=all_hun_sets, forms=forms))


@lru_cache(maxsize=CACHED)
def completing_kinds(tiles: tuple[int, ...], has_melds: bool) -> frozenset[int]:
    """The kinds that complete these concealed real tiles in any form; a fifth copy completes too (P6)."""
    whole = not has_melds and len(tiles) == 13
    forms = FORMS if whole else (STANDARD, KNITTED_STRAIGHT)
    return frozenset(
        tile
        for tile in ALL_KINDS
        if any(True for form in forms for _ in _of_form(form, tuple(sorted((*tiles, tile))), 0))
    )


def _of_form(form: str, real: tuple[int, ...], wild: int) -> Iterator[Groups]:
    number_of_sets = (len(real) + wild) // 3
    match form:
        case "standard":
            yield from _laid(real, wild, number_of_sets, 1)
        case "knitted_straight":
            if number_of_sets >= 3:
                yield from _knitted_straight(real, wild, number_of_sets - 3)
        case "seven_pairs":
            yield from _laid(real, wild, 0, 7)
        case "honors_and_knitted":
            yield from _honors_and_knitted(real, wild)
        case "thirteen_orphans":
            yield from _thirteen_orphans(real)


@lru_cache(maxsize=CACHED)
def _laid(real: tuple[int, ...], wild: int, sets: int, pairs: int) -> frozenset[Groups]:
    """All ways to lay sorted real tiles and wildcards as so many sets and pairs.

    Every definite set gets a real tile; what wildcards are left make sets and pairs of any kind.
    """
    if not real:
        return frozenset({(ANY_SET,) * sets + (ANY_PAIR,) * pairs} if wild == 3 * sets + 2 * pairs else ())
    lowest = real[0]
    candidates: list[TileSet] = []
    if sets:
        candidates.append(("pung", (lowest,) * 3))
        candidates += [chow for chow in ALL_CHOWS if chow[1] and lowest in chow[1]]
    if pairs:
        candidates.append(("pair", (lowest,) * 2))
    found = set()
    for candidate in candidates:
        assert candidate[1] is not None
        others = list(candidate[1])
        others.remove(lowest)
        for rest, rest_wild in _taken(real[1:], wild, others):
            is_pair = candidate[0] == "pair"
            for laid in _laid(rest, rest_wild, sets - (not is_pair), pairs - is_pair):
                found.add(tuple(sorted((candidate, *laid), key=_set_order)))
    return frozenset(found)


def _taken(real: tuple[int, ...], wild: int, wanted: list[int]) -> set[tuple[tuple[int, ...], int]]:
    """What is left after taking the wanted tiles, each as a real copy or as a wildcard."""
    states = {(real, wild)}
    for tile in wanted:
        following = set()
        for left, left_wild in states:
            if tile in left:
                position = left.index(tile)
                following.add((left[:position] + left[position + 1 :], left_wild))
            if left_wild:
                following.add((left, left_wild - 1))
        states = following
    return states


def knitted_groups() -> list[tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]]:
    """147, 258 and 369 in every choice of suits, ordered by the suit of 147, then that of 258."""
    return [
        tuple(tuple(9 * suit + first + step for step in (0, 3, 6)) for first, suit in enumerate(suits))  # type: ignore[misc]
        for suits in permutations(range(3))
    ]


def _knitted_straight(real: tuple[int, ...], wild: int, sets: int) -> Iterator[Groups]:
    for groups in knitted_groups():
        nine = [tile for group in groups for tile in group]
        if len([tile for tile in nine if tile not in real]) > wild:
            continue
        knitted: Groups = tuple(("knitted", group) for group in groups)
        for rest, rest_wild in _taken(real, wild, nine):
            for laid in _laid(rest, rest_wild, sets, 1):
                yield knitted + laid


def _honors_and_knitted(real: tuple[int, ...], wild: int) -> Iterator[Groups]:
    if len(set(real)) < len(real):
        return
    for groups in knitted_groups():
        sixteen = [tile for group in groups for tile in group] + list(HONORS)
        if set(real) <= set(sixteen):
            for fourteen in combinations(sorted(sixteen), 14):
                if set(real) <= set(fourteen):
                    yield tuple(("single", (tile,)) for tile in fourteen)


def _thirteen_orphans(real: tuple[int, ...]) -> Iterator[Groups]:
    for pair in ORPHANS:
        if not Counter(real) - Counter((*ORPHANS, pair)):
            singles: Groups = tuple(("single", (tile,)) for tile in sorted(ORPHANS) if tile != pair)
            yield (*singles, ("pair", (pair, pair)))


def _expanded(form: str, sets: Groups) -> Iterator[Groups]:
    """Every `any` set and pair replaced by each definite one."""
    definite = tuple(one for one in sets if one[1] is not None)
    knitted = tuple(one for one in definite if one[0] == "knitted")
    others = tuple(one for one in definite if one[0] != "knitted")
    any_sets, any_pairs = sets.count(ANY_SET), sets.count(ANY_PAIR)
    for more_sets in combinations_with_replacement(ALL_SETS, any_sets):
        for more_pairs in combinations_with_replacement(ALL_PAIRS, any_pairs):
            yield knitted + tuple(sorted(others + more_sets + more_pairs, key=_set_order))


def _has_wild_fifth_copy(sets: Groups, real: list[int], melded: Counter[int]) -> bool:
    target = Counter(tile for _, tiles in sets if tiles is not None for tile in tiles)
    stood_for = target - Counter(real)
    return any(target[tile] + melded[tile] > 4 for tile in stood_for)


def _set_order(one: TileSet) -> tuple[int, int, int]:
    """Sets before the pair; by lowest kind, a pung before a chow; wildcards alone last."""
    name, tiles = one
    return (int(name == "pair"), 99 if tiles is None else tiles[0], int(name == "chow"))


def _order(form: str, sets: Groups) -> tuple[object, ...]:
    """The canonical order inside a form: sets, then the pair; knitted straights by permutation first."""
    if form == KNITTED_STRAIGHT:
        assert sets[0][1] is not None and sets[1][1] is not None
        return (sets[0][1][0] // 9, sets[1][1][0] // 9, tuple(_set_order(one) for one in sets[3:]))
    return tuple(_set_order(one) for one in sets)
