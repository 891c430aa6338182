"""Counting: the principles P1 to P8, and the best reading."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

from .fan import (
    BY_NAME,
    FAN_OF_FOUR_CHOWS,
    MINIMUM_FAN,
    TABLE,
    excluded_by,
    forests,
    is_terminal_or_honor,
    value_of,
)
from .options import Options
from .reading import Reading, readings
from .tiles import ReferenceHand, kind

MAXIMUM_FLOWERS = 8  # G1
CHICKEN, FLOWERS, ORPHAN_PUNG, NINE_GATES = "无番和", "花牌", "幺九刻", "九莲宝灯"
REFUTABLE = ("和绝张", "抢杠和", "杠上开花")  # P8

ChowChoice = tuple[str, ...]  # names of the chow fan that are counted, repeated as often as counted


@dataclass
class ReferenceScore:
    """What the best reading counts."""

    total: int
    fans: dict[str, int]
    excluded: dict[str, str]
    reading: Reading

    @property
    def meets_minimum(self) -> bool:
        """G4: flowers do not count towards the minimum."""
        return self.total - self.fans.get(FLOWERS, 0) >= MINIMUM_FAN


def score(hand: ReferenceHand, options: Options | None = None, **circumstances: Any) -> ReferenceScore | None:
    """The reading with the highest total (P1); None when the hand is no win."""
    best: ReferenceScore | None = None
    for counted in _all_scores(hand, options or Options(), circumstances):
        if best is None or counted.total > best.total:
            best = counted
    return best


def fan_lists(
    hand: ReferenceHand, options: Options | None = None, **circumstances: Any
) -> set[tuple[int, frozenset[tuple[str, int]]]]:
    """The totals and fan lists of all readings, with every equal choice that P4 leaves."""
    by_reading: dict[int, list[ReferenceScore]] = {}
    for counted in _all_scores(hand, options or Options(), circumstances):
        by_reading.setdefault(id(counted.reading), []).append(counted)
    lists = set()
    for scores in by_reading.values():
        highest = max(counted.total for counted in scores)
        lists |= {(highest, frozenset(c.fans.items())) for c in scores if c.total == highest}
    return lists


def legal_fan_list(
    hand: ReferenceHand,
    total: int,
    fans: dict[str, int],
    options: Options | None = None,
    **circumstances: Any,
) -> bool:
    """Whether some reading, under some choice that P4 leaves, gives just this total and list."""
    return (total, frozenset(fans.items())) in fan_lists(hand, options, **circumstances)


def _all_scores(hand: ReferenceHand, options: Options, circumstances: dict[str, Any]) -> list[ReferenceScore]:
    hand = replace(hand, **{name: _as_kind(value) for name, value in circumstances.items()})
    number = hand.number_of_concealed_tiles + 3 * len(hand.melds)
    if number != 14 or hand.winning is None:
        raise ValueError(f"scoring wants 14 tiles, here are {number}")
    if hand.flowers > MAXIMUM_FLOWERS:
        raise ValueError(f"{hand.flowers} flowers")
    return [
        _count(reading, choice)
        for reading in readings(hand, options)
        for choice in sorted(set(_chow_choices(reading.chows, reading)))
    ]


def _as_kind(value: Any) -> Any:
    return kind(value) if isinstance(value, str) else value


def _count(reading: Reading, chow_fan: ChowChoice) -> ReferenceScore:
    """The fan of one reading, row by row: higher rows decide first, and only counted fan exclude (P3)."""
    fans: dict[str, int] = {}
    excluded: dict[str, str] = {}
    excluders: dict[str, str] = {}
    used_up: dict[int, str] = {}
    for fan in TABLE:
        if fan.name == CHICKEN:
            continue
        if fan.shows is None or fan.name in FAN_OF_FOUR_CHOWS:
            times = chow_fan.count(fan.name)
            if not times and _shows_chow_fan(reading, fan.name):
                excluded[fan.name] = excluders.get(fan.name, "P4")
        else:
            times = int(fan.shows(reading))
            if not times and fan.name in REFUTABLE and _is_declared(reading, fan.name):
                excluded[fan.name] = "P8"
        if not times:
            continue
        if fan.name in excluders:
            excluded[fan.name] = excluders[fan.name]
            continue
        if fan.name == ORPHAN_PUNG:
            left = [tile for tile in reading.pungs if is_terminal_or_honor(tile) and tile not in used_up]
            times = len(left) - (NINE_GATES in fans)
            if times <= 0:
                excluded[fan.name] = NINE_GATES if left else next(iter(used_up.values()))
                continue
        fans[fan.name] = times
        for name in excluded_by(fan, reading.options):
            excluders.setdefault(name, fan.name)
        if fan.uses_up is not None:
            for tile in fan.uses_up(reading):
                used_up.setdefault(tile, fan.name)
    if reading.is_standard and not set(fans) - {FLOWERS}:
        fans[CHICKEN] = 1
    total = sum(value_of(BY_NAME[name], reading.options) * times for name, times in fans.items())
    return ReferenceScore(total, fans, excluded, reading)


def _is_declared(reading: Reading, name: str) -> bool:
    hand = reading.hand
    return {
        "和绝张": hand.last_of_kind,
        "抢杠和": hand.kong and not hand.self_drawn,
        "杠上开花": hand.kong and hand.self_drawn,
    }[name]


def _shows_chow_fan(reading: Reading, name: str) -> bool:
    fan = BY_NAME[name]
    if fan.of_three_chows is not None:
        return any(fan.of_three_chows(three) for three in combinations(reading.chows, 3))
    if fan.of_two_chows is not None:
        return any(fan.of_two_chows(one, other) for one, other in combinations(reading.chows, 2))
    return fan.shows is not None and bool(fan.shows(reading))


def _chow_choices(chows: list[int], reading: Reading) -> Iterator[ChowChoice]:
    """P4: every way to count the four-chow, three-chow and two-chow fan of a reading."""
    found_higher = False
    for name in FAN_OF_FOUR_CHOWS:
        if _shows_chow_fan(reading, name):
            found_higher = True
            yield (name,)
    for three in combinations(range(len(chows)), 3):
        tiles = tuple(chows[place] for place in three)
        fourth = [chows[place] for place in range(len(chows)) if place not in three]
        for fan in TABLE:
            if fan.of_three_chows is not None and fan.of_three_chows(tiles):
                found_higher = True
                partners = {_two_chow_fan(one, other) for one in fourth for other in tiles} - {None}
                if not partners:
                    yield (fan.name,)
                for partner in partners:
                    assert partner is not None
                    yield (fan.name, partner)
    if found_higher:
        return
    links = [
        link for link in combinations(range(len(chows)), 2) if _two_chow_fan(chows[link[0]], chows[link[1]])
    ]
    for forest in forests(len(chows), links):
        names = [_two_chow_fan(chows[one], chows[other]) for one, other in forest]
        yield tuple(sorted(name for name in names if name is not None))


def _two_chow_fan(one: int, other: int) -> str | None:
    """The two-chow fan that two chows make; no two of the four can meet in one pair of chows."""
    for fan in TABLE:
        if fan.of_two_chows is not None and fan.of_two_chows(one, other):
            return fan.name
    return None
