"""Random complete hands of every form, as plain values, for comparisons on many hands.

A `CompleteHand` knows nothing of the library: it can be written as native text, or handed to another calculator.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field, replace

KINDS = [f"{rank}{suit}" for suit in "mps" for rank in range(1, 10)] + list("ESWNCFP")
JOKER = "H"
ORPHANS = [0, 8, 9, 17, 18, 26, *range(27, 34)]
KNITTED_ORDERS = [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]


@dataclass(frozen=True)
class Meld:
    kind: str  # "chow", "pung", "kong"
    tile: int  # the lowest kind
    source: int  # chow 1-3; pung, kong 1-3; added kong 5-7; concealed kong 0

    def tiles(self) -> list[int]:
        if self.kind == "chow":
            return [self.tile, self.tile + 1, self.tile + 2]
        return [self.tile] * (4 if self.kind == "kong" else 3)

    def text(self) -> str:
        tiles = "".join(KINDS[tile][0] for tile in self.tiles())
        suit = KINDS[self.tile][1:]
        return f"[{tiles}{suit}]" if self.source == 0 else f"[{tiles}{suit},{self.source}]"


@dataclass(frozen=True)
class CompleteHand:
    melds: tuple[Meld, ...]
    standing: tuple[int, ...]  # concealed tiles without the winning one
    winning: int
    jokers: int = 0  # among the standing tiles, besides `standing`
    winning_joker: bool = False
    round_wind: int = 0  # 0-3 = E S W N
    seat_wind: int = 0
    self_drawn: bool = False
    last_of_kind: bool = False
    last_tile: bool = False
    kong: bool = False
    flowers: int = 0
    form: str = field(default="standard", compare=False)

    def tiles_text(self) -> str:
        concealed = "".join(KINDS[kind] for kind in sorted(self.standing)) + JOKER * self.jokers
        winning = JOKER if self.winning_joker else KINDS[self.winning]
        return "".join(meld.text() for meld in self.melds) + concealed + winning

    def text(self) -> str:
        flags = "".join(
            str(int(flag)) for flag in (self.self_drawn, self.last_of_kind, self.last_tile, self.kong)
        )
        return f"{self.tiles_text()}|{'ESWN'[self.round_wind]}{'ESWN'[self.seat_wind]}{flags}|{self.flowers}"

    def copies(self) -> Counter[int]:
        copies = Counter(self.standing)
        if not self.winning_joker:
            copies[self.winning] += 1
        for meld in self.melds:
            copies.update(meld.tiles())
        return copies


def random_set(rng: random.Random, suits: list[int], chow_share: float) -> tuple[str, int]:
    if rng.random() < chow_share:
        return "chow", rng.choice(suits) * 9 + rng.randrange(7)
    kinds = [suit * 9 + rank for suit in suits for rank in range(9)]
    return "pung", rng.choice([*kinds, *range(27, 34)])


def related_set(rng: random.Random, first: tuple[str, int], suits: list[int]) -> tuple[str, int]:
    """A set that tends to combine with `first`: the same rank or a step away, in some suit."""
    kind, tile = first
    if tile >= 27:
        return kind, rng.randrange(27, 34)
    rank = tile % 9 + rng.choice([-3, -2, -1, 0, 0, 1, 2, 3, 6])
    highest = 6 if kind == "chow" else 8
    return kind, rng.choice(suits) * 9 + min(max(rank, 0), highest)


def standard_sets(rng: random.Random) -> list[tuple[str, int]]:
    suits = rng.sample([0, 1, 2], rng.choice([1, 2, 2, 3, 3, 3]))
    chow_share = rng.choice([0.0, 0.5, 0.8, 1.0])
    sets = [random_set(rng, suits, chow_share)]
    while len(sets) < 4:
        related = rng.random() < 0.7
        sets.append(
            related_set(rng, rng.choice(sets), suits) if related else random_set(rng, suits, chow_share)
        )
    return sets


def set_tiles(shape: tuple[str, int]) -> list[int]:
    kind, tile = shape
    return [tile, tile + 1, tile + 2] if kind == "chow" else [tile] * 3


def declare(rng: random.Random, shape: tuple[str, int]) -> Meld:
    kind, tile = shape
    if kind == "chow":
        return Meld("chow", tile, rng.randrange(1, 4))
    if rng.random() < 0.5:
        return Meld("pung", tile, rng.randrange(1, 4))
    return Meld("kong", tile, rng.choice([0, 0, 0, 1, 2, 3, 5, 6, 7]))


def with_sets(
    rng: random.Random, sets: list[tuple[str, int]], concealed: list[int], form: str
) -> CompleteHand | None:
    """Melds of some of the sets, the rest concealed; None when a kind would have a fifth copy."""
    share = rng.choice([0.0, 0.0, 0.3, 0.6, 1.0])
    melds = []
    for shape in sets:
        if rng.random() < share:
            melds.append(declare(rng, shape))
        else:
            concealed = concealed + set_tiles(shape)
    return finished(rng, tuple(melds), concealed, form)


def finished(
    rng: random.Random, melds: tuple[Meld, ...], concealed: list[int], form: str
) -> CompleteHand | None:
    rng.shuffle(concealed)
    hand = CompleteHand(
        melds=melds,
        standing=tuple(concealed[:-1]),
        winning=concealed[-1],
        round_wind=rng.randrange(4),
        seat_wind=rng.randrange(4),
        self_drawn=rng.random() < 0.5,
        last_of_kind=rng.random() < 0.1,
        last_tile=rng.random() < 0.1,
        kong=rng.random() < 0.1,
        flowers=rng.choice([0, 0, 0, 1, 2, 8]),
        form=form,
    )
    return hand if max(hand.copies().values()) <= 4 else None


def random_standard(rng: random.Random) -> CompleteHand | None:
    pair = rng.choice([rng.randrange(34), rng.randrange(34), 27 + rng.randrange(7)])
    return with_sets(rng, standard_sets(rng), [pair, pair], "standard")


def random_knitted_straight(rng: random.Random) -> CompleteHand | None:
    order = rng.choice(KNITTED_ORDERS)
    nine = [suit * 9 + rank for first, suit in enumerate(order) for rank in (first, first + 3, first + 6)]
    pair = rng.randrange(34)
    return with_sets(rng, [random_set(rng, [0, 1, 2], 0.6)], [*nine, pair, pair], "knitted_straight")


def random_seven_pairs(rng: random.Random) -> CompleteHand | None:
    pool = rng.choice(
        [list(range(34)), list(range(9)), list(range(18)), list(range(27)), [*range(9), *range(27, 34)]]
    )
    if rng.random() < 0.1:
        first = rng.choice([0, 1, 2]) * 9 + rng.randrange(3)
        pairs = list(range(first, first + 7))
    else:
        pairs = [rng.choice(pool) for _ in range(7)]
    return finished(rng, (), [kind for kind in pairs for _ in range(2)], "seven_pairs")


def random_honors_and_knitted(rng: random.Random) -> CompleteHand | None:
    order = rng.choice(KNITTED_ORDERS)
    nine = [suit * 9 + rank for first, suit in enumerate(order) for rank in (first, first + 3, first + 6)]
    return finished(rng, (), rng.sample([*nine, *range(27, 34)], 14), "honors_and_knitted")


def random_thirteen_orphans(rng: random.Random) -> CompleteHand | None:
    return finished(rng, (), [*ORPHANS, rng.choice(ORPHANS)], "thirteen_orphans")


MAKERS = [
    *[random_standard] * 14,
    *[random_knitted_straight] * 3,
    *[random_seven_pairs] * 2,
    random_honors_and_knitted,
    random_thirteen_orphans,
]


def complete_hand(rng: random.Random) -> CompleteHand:
    """One complete hand: two thirds standard, the rest of the other four forms."""
    while True:
        hand = rng.choice(MAKERS)(rng)
        if hand is not None:
            return hand


def with_jokers(rng: random.Random, hand: CompleteHand, jokers: int) -> CompleteHand:
    """The hand with `jokers` of its concealed tiles, the winning one perhaps among them, replaced by jokers."""
    concealed = [*hand.standing, hand.winning]
    replaced = set(rng.sample(range(len(concealed)), min(jokers, len(concealed))))
    standing = tuple(kind for i, kind in enumerate(concealed[:-1]) if i not in replaced)
    winning_joker = len(concealed) - 1 in replaced
    return replace(
        hand,
        standing=standing,
        jokers=len(replaced) - int(winning_joker),
        winning_joker=winning_joker,
    )
