"""Random hands of 辽阳麻将 with rules, circumstances and a table around them, as plain values.

Most of them win: three suits, terminals and open melds are likely. The rest lack one thing or another.
A `LiaoyangGame` knows nothing of the library; its options are the arguments of the rules.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field

from reference.liaoyang import hun_of, jiqiang_of
from support.random_hands import KINDS, ORPHANS, Meld, set_tiles

Shape = tuple[str, int]  # ("chow", the lowest kind) or ("pung", the kind)
OptionValue = bool | str | int

SEATS = "ESWN"
HONORS = range(27, 34)
# A hand with four hun has thousands of readings, and the twin counts each.
NUMBER_OF_HUN = [0] * 30 + [1] * 30 + [2] * 24 + [3] * 11 + [4] * 5

CHANGED_OPTIONS: dict[str, list[OptionValue]] = {
    "all_hun_sets": [False],
    "fifth_copy": [False],
    "hun_yaojiu": ["run"],
    "need_heng": [True],
    "rob_kong": [True],
    "siguiyi": ["any4"],
    "sancha": ["concealed"],
    "dageda": ["once"],
    "dageda_natural": [True],
    "sancha_natural": [True],
    "erba_natural": [True],
    "all_closed": ["none"],
    "changmao": ["stack", "double_fan"],
    "fantan": ["all"],
    "bao_payer": ["discarder"],
    "jie_bao": [False],
    "shisanyao": [True],
    "multiple": [2, 5, 50],
}
DAN = ["jiqiang", "heng"]
DAN_READINGS = ["cross_suit", "triplet", "kong"]


@dataclass(frozen=True)
class LiaoyangGame:
    """A hand with its winning tile, the rules, how the tile came, and what the losers have laid down."""

    indicator: int
    melds: tuple[Meld, ...]
    standing: tuple[int, ...]  # concealed tiles without the winning one
    winning: int
    options: dict[str, OptionValue] = field(default_factory=dict)
    self_drawn: bool = False
    kong: bool = False
    last_four: bool = False
    after_draw: int = 0
    winner: str = "S"  # the dealer is E
    discarder: str | None = None
    laid_down: dict[str, tuple[Meld, ...]] = field(default_factory=dict)  # of the losers
    kong_discard: bool = False
    bao: int = 0

    def text(self) -> str:
        return self.waiting_text() + KINDS[self.winning]

    def waiting_text(self) -> str:
        """The hand before the winning tile came."""
        return melds_text(self.melds) + "".join(KINDS[tile] for tile in sorted(self.standing))

    @property
    def dealer(self) -> bool:
        return self.winner == "E"

    @property
    def hun(self) -> int:
        return hun_of(self.indicator)

    @property
    def number_of_hun(self) -> int:
        return (*self.standing, self.winning).count(self.hun)


def melds_text(melds: tuple[Meld, ...]) -> str:
    return "".join(meld.text() for meld in melds)


def liaoyang_game(rng: random.Random, *, most_hun: int = 4) -> LiaoyangGame:
    """One game, whose hand has at most so many hun."""
    while True:
        game = drafted(rng, most_hun)
        if game is not None:
            return game


def drafted(rng: random.Random, most_hun: int) -> LiaoyangGame | None:
    """A game; None when the tiles drawn up are more than there are."""
    indicator = rng.choice([rng.randrange(27), rng.randrange(34)])
    maker = rng.choice([standard_tiles] * 17 + [seven_pairs_tiles] * 2 + [thirteen_orphans_tiles])
    melds, concealed = maker(rng, indicator)
    concealed = with_hun(rng, concealed, hun_of(indicator), min(most_hun, rng.choice(NUMBER_OF_HUN)))
    if rng.random() < 0.12:  # most hands are spoilt by this
        concealed[rng.randrange(len(concealed))] = rng.randrange(34)
    if concealed.count(hun_of(indicator)) > most_hun:
        return None
    rng.shuffle(concealed)
    seen = Counter([indicator, *concealed, *(tile for meld in melds for tile in meld.tiles())])
    if max(seen.values()) > 4 or any(hun_of(indicator) in meld.tiles() for meld in melds):
        return None
    needs_draw = concealed[-1] == hun_of(indicator) or all(meld.source == 0 for meld in melds)
    self_drawn = rng.random() < (0.85 if needs_draw else 0.4)
    winner = rng.choice(SEATS)
    losers = [seat for seat in SEATS if seat != winner]
    return LiaoyangGame(
        indicator,
        tuple(melds),
        tuple(concealed[:-1]),
        concealed[-1],
        random_options(rng, maker is thirteen_orphans_tiles),
        self_drawn,
        rng.random() < (0.2 if self_drawn else 0.08),
        rng.random() < 0.12,
        rng.choice([0, 0, 0, 0, 1, 2, 3]),
        winner,
        None if self_drawn else rng.choice(losers),
        {seat: losers_melds(rng, indicator, seen) for seat in losers},
        not self_drawn and rng.random() < 0.15,
        rng.choice([0, 0, 0, 1, 2, 3]),
    )


def random_options(rng: random.Random, wants_orphans: bool) -> dict[str, OptionValue]:
    options: dict[str, OptionValue] = {}
    if rng.random() < 0.7:
        options = {
            name: rng.choice(values) for name, values in CHANGED_OPTIONS.items() if rng.random() < 0.25
        }
        if rng.random() < 0.3:
            options["dan"] = rng.choice(DAN)
            options["dan_reading"] = rng.choice(DAN_READINGS)
            options["dan_fan"] = rng.choice([1, 2])
    if wants_orphans and rng.random() < 0.7:
        options["shisanyao"] = True
    return options


# --- tiles ---


def standard_tiles(rng: random.Random, indicator: int) -> tuple[list[Meld], list[int]]:
    """Four sets and a pair; nearly always of three suits, sometimes without 1, 9 and honours."""
    suits = rng.choice([[0, 1, 2]] * 9 + [rng.sample([0, 1, 2], 2)])
    chow_share = rng.choice([0.0, 0.2, 0.5, 0.8, 1.0])
    first, last = rng.choice([(1, 9), (1, 9), (1, 9), (2, 8)])
    sets = [number_set(rng, suit, chow_share, first, last) for suit in suits]
    while len(sets) < 4:
        other = number_set(rng, rng.choice(suits), chow_share, first, last)
        if first == 1:
            bonus = rng.choice([rng.choice(HONORS), rng.choice([31, 32, 33]), *jiqiang_of(indicator)])
            other = rng.choice([other, related_set(rng, rng.choice(sets)), ("pung", bonus)])
        sets.append(other)
    suit = rng.choice(suits)
    pair = 9 * suit + rng.choice([1, 7, rng.randrange(first - 1, last)])
    if first == 1 and rng.random() < 0.2:
        pair = rng.choice(HONORS)
    share = rng.choice([0.0, 0.3, 0.5, 0.7, 0.7 if chow_share else 1.0])
    melds, concealed = [], [pair] * 2
    for shape in sets:
        if rng.random() < share and hun_of(indicator) not in set_tiles(shape):
            melds.append(declared(rng, shape))
        else:
            concealed += set_tiles(shape)
    return melds, concealed


def number_set(rng: random.Random, suit: int, chow_share: float, first: int = 1, last: int = 9) -> Shape:
    """A set of a suit between two ranks; the ends are likely."""
    if rng.random() < chow_share:
        return "chow", 9 * suit + rng.choice([first, last - 2, rng.randint(first, last - 2)]) - 1
    return "pung", 9 * suit + rng.choice([first, last, rng.randint(first, last)]) - 1


def related_set(rng: random.Random, first: Shape) -> Shape:
    """A set that shares a kind with `first`, for 四归一 and for sets that hun can rearrange."""
    kind, tile = first
    if tile >= 27:
        return "pung", rng.choice(HONORS)
    shared = rng.choice(set_tiles(first))
    if kind == "chow" and rng.random() < 0.5:
        return "pung", shared
    lowest = min(max(shared % 9 - rng.randrange(3), 0), 6)
    return "chow", 9 * (tile // 9) + lowest


def declared(rng: random.Random, shape: Shape) -> Meld:
    kind, tile = shape
    if kind == "chow":
        return Meld("chow", tile, rng.randrange(1, 4))
    if rng.random() < 0.6:
        return Meld("pung", tile, rng.randrange(1, 4))
    return Meld("kong", tile, rng.choice([0, 0, 0, 1, 2, 3, 5, 6, 7]))


def seven_pairs_tiles(rng: random.Random, _indicator: int) -> tuple[list[Meld], list[int]]:
    pool = rng.choice([list(range(34)), list(range(9)), list(range(18)), rng.sample(range(34), 6)])
    return [], [tile for tile in (rng.choice(pool) for _ in range(7)) for _ in range(2)]


def thirteen_orphans_tiles(rng: random.Random, _indicator: int) -> tuple[list[Meld], list[int]]:
    return [], [*ORPHANS, rng.choice(ORPHANS)]


def with_hun(rng: random.Random, concealed: list[int], hun: int, wanted: int) -> list[int]:
    """So many of the tiles are hun: scattered ones, or equal and neighbouring ones, which leaves sets of hun."""
    missing = max(0, min(wanted, len(concealed)) - concealed.count(hun))
    others = [tile for tile in concealed if tile != hun]
    if rng.random() < 0.5:
        rng.shuffle(others)
    start = rng.randrange(len(others) - missing + 1)
    return [hun] * (len(concealed) - len(others) + missing) + others[:start] + others[start + missing :]


def losers_melds(rng: random.Random, indicator: int, seen: Counter[int]) -> tuple[Meld, ...]:
    """Up to four sets from the tiles not yet seen, which they then are. No hun is in them (R16)."""
    melds: list[Meld] = []
    for _ in range(rng.choice([0, 0, 1, 1, 2, 3, 4])):
        bonus = rng.choice([31, 32, 33, *jiqiang_of(indicator)])
        meld = declared(rng, rng.choice([number_set(rng, rng.randrange(3), 0.6), ("pung", bonus)]))
        tiles = Counter(meld.tiles())
        if hun_of(indicator) not in tiles and max((seen + tiles).values()) <= 4:
            seen.update(tiles)
            melds.append(meld)
    return tuple(melds)
