"""The options of §12 as a value, and what an indicator makes: hun and 鸡枪 (R8, R10, R11)."""

from dataclasses import dataclass
from functools import cached_property

from ..tiles import ALL_KINDS, DRAGONS, WINDS, is_honor, kind

# R41: the base unit U and the cap 底 D, both times the room multiple.
BASE_UNIT = 1
CAP = 100
RUNAWAY_FAN = 7  # F23

CHOICES = {
    "hun_yaojiu": ("any", "run"),
    "siguiyi": ("heng_shun", "any4"),
    "sancha": ("all", "concealed"),
    "dageda": ("per_set", "once"),
    "all_closed": ("each", "none"),
    "changmao": ("plus1", "stack", "double_fan"),
    "fantan": ("discarder", "all"),
    "bao_payer": ("each", "discarder"),
    "dan": (None, "jiqiang", "heng"),
    "dan_reading": (None, "cross_suit", "triplet", "kong"),
}


def class_of(tile: int) -> tuple[int, ...]:
    """The kinds among which the next tile is taken: a suit, the winds, or the dragons."""
    if tile in WINDS:
        return WINDS
    if tile in DRAGONS:
        return DRAGONS
    first = tile // 9 * 9
    return tuple(range(first, first + 9))


def next_tile(tile: int) -> int:
    """R8: 1…9→1 inside a suit, 东南西北→东, 中发白→中."""
    cycle = class_of(tile)
    return cycle[(cycle.index(tile) + 1) % len(cycle)]


def hun_of(indicator: int) -> int:
    """R8: the tile after the indicator."""
    return next_tile(indicator)


def indicator_of(hun: int) -> int:
    """R8: the map is one to one, so a hun names its indicator."""
    return next(tile for tile in ALL_KINDS if hun_of(tile) == hun)


def jiqiang_of(indicator: int) -> frozenset[int]:
    """R10: the indicator's rank in the other two suits. R11: the two honours of the class after the hun."""
    if is_honor(indicator):
        hun = hun_of(indicator)
        return frozenset({next_tile(hun), next_tile(next_tile(hun))})
    return frozenset(tile for tile in ALL_KINDS[:27] if tile % 9 == indicator % 9 and tile != indicator)


@dataclass(frozen=True)
class Options:
    """§12; the defaults are the rule document's."""

    indicator: int
    all_hun_sets: bool = True  # R15
    fifth_copy: bool = True  # R15
    hun_yaojiu: str = "any"  # R26 c
    need_heng: bool = False  # R26
    rob_kong: bool = False  # R24
    siguiyi: str = "heng_shun"  # F10
    sancha: str = "all"  # F20
    dageda: str = "per_set"  # F5
    dageda_natural: bool = False  # R18
    sancha_natural: bool = False  # R18
    erba_natural: bool = False  # R18
    all_closed: str = "each"  # F3
    changmao: str = "plus1"  # F22
    fantan: str = "discarder"  # F9
    bao_payer: str = "each"  # R47
    jie_bao: bool = True  # R36
    shisanyao: bool = False  # R35
    dan: str | None = None  # R37
    dan_reading: str | None = None  # R37
    dan_fan: int = 1  # R37
    multiple: int = 1  # R41

    def __post_init__(self) -> None:
        for name, choices in CHOICES.items():
            if getattr(self, name) not in choices:
                raise ValueError(f"{name} is one of {choices}, not {getattr(self, name)!r}")
        if self.dan is not None and self.dan_reading is None:
            raise ValueError("R37: name the reading of 蛋: cross_suit, triplet or kong")
        if self.multiple < 1:
            raise ValueError("R41: the room multiple is a positive integer")

    @classmethod
    def of(cls, indicator: str, **options: bool | str | int | None) -> "Options":
        """Options with the indicator written as in hand text: `Options.of("2m", need_heng=True)`."""
        return cls(kind(indicator), **options)  # type: ignore[arg-type]

    @cached_property
    def hun(self) -> int:
        return hun_of(self.indicator)

    @cached_property
    def jiqiang(self) -> frozenset[int]:
        return jiqiang_of(self.indicator)

    @cached_property
    def cap(self) -> int:
        """底 (R41)."""
        return CAP * self.multiple

    @cached_property
    def runaway_penalty(self) -> int:
        """F23: min(U·2⁷, D)."""
        return min(int(BASE_UNIT * self.multiple * 2**RUNAWAY_FAN), self.cap)

    def live_copies(self, tile: int) -> int:
        """R12: the face-up indicator is one copy of its kind."""
        return 3 if tile == self.indicator else 4
