"""A complete hand, asked of PyMahjongGB."""

from __future__ import annotations

from MahjongGB import MahjongFanCalculator

from support.random_hands import CompleteHand, Meld

CODES = [f"{suit}{rank}" for suit in "WBT" for rank in range(1, 10)] + [
    *(f"F{i}" for i in range(1, 5)),
    "J1",
    "J2",
    "J3",
]
NAMES = {"独听・边张": "边张", "独听・嵌张": "坎张", "独听・单钓": "单钓将"}


def pack(meld: Meld) -> tuple[str, str, int]:
    if meld.kind == "chow":
        return "CHI", CODES[meld.tile + 1], meld.source
    source = meld.source - 4 if meld.source >= 5 else meld.source
    return ("PENG" if meld.kind == "pung" else "GANG"), CODES[meld.tile], source


def fan_of(hand: CompleteHand) -> dict[str, tuple[int, int]] | None:
    """Chinese name of each fan to (value, count); None when PyMahjongGB calls it no win."""
    try:
        answer = MahjongFanCalculator(
            pack=tuple(pack(meld) for meld in hand.melds),
            hand=tuple(CODES[kind] for kind in hand.standing),
            winTile=CODES[hand.winning],
            flowerCount=hand.flowers,
            isSelfDrawn=hand.self_drawn,
            is4thTile=hand.last_of_kind,
            isAboutKong=hand.kong,
            isWallLast=hand.last_tile,
            seatWind=hand.seat_wind,
            prevalentWind=hand.round_wind,
            verbose=True,
        )
    except TypeError as error:
        if "ERROR_NOT_WIN" in str(error):
            return None
        raise
    return {NAMES.get(name, name): (value, count) for value, count, name, _ in answer}


def total_of(fans: dict[str, tuple[int, int]]) -> int:
    return sum(value * count for value, count in fans.values())
