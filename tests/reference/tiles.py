"""Kinds, melds and hands, and a small reader of native hand text."""

import re
from collections import Counter
from dataclasses import dataclass, field

JOKER = 42
KIND_NAMES = [f"{rank}{suit}" for suit in "mps" for rank in range(1, 10)] + list("ESWNCFP")
EAST, SOUTH, WEST, NORTH = WINDS = (27, 28, 29, 30)
DRAGONS = (31, 32, 33)
HONORS = WINDS + DRAGONS
ALL_KINDS = tuple(range(34))


def kind(name: str) -> int:
    """The number of a kind written as in hand text: `kind("3m") == 2`, `kind("E") == 27`."""
    return KIND_NAMES.index(name)


def is_honor(tile: int) -> bool:
    return tile in HONORS


def suit_of(tile: int) -> int | None:
    """0 万, 1 饼, 2 条; None for an honour."""
    return None if is_honor(tile) else tile // 9


def rank_of(tile: int) -> int:
    """1 to 9; 0 for an honour."""
    return 0 if is_honor(tile) else tile % 9 + 1


def is_terminal(tile: int) -> bool:
    return rank_of(tile) in (1, 9)


CHOW_STARTS = tuple(tile for tile in ALL_KINDS if 1 <= rank_of(tile) <= 7)


@dataclass(frozen=True)
class ReferenceMeld:
    """A declared set (G3)."""

    kind: str  # 'chow', 'pung' or 'kong'
    tile: int  # the lowest kind of it
    concealed: bool = False  # a concealed kong

    @property
    def tiles(self) -> tuple[int, ...]:
        if self.kind == "chow":
            return (self.tile, self.tile + 1, self.tile + 2)
        return (self.tile,) * (4 if self.kind == "kong" else 3)


@dataclass
class ReferenceHand:
    """A hand: concealed tiles (the winning one included), melds, and the circumstances."""

    concealed: list[int]  # real kinds only, sorted; the winning tile is among them when it is real
    jokers: int = 0  # generic jokers among the concealed tiles, the winning one included
    melds: list[ReferenceMeld] = field(default_factory=list)
    winning: int | None = None  # 42 = a joker; None = a waiting hand
    flowers: int = 0
    self_drawn: bool = False
    round_wind: int = EAST
    seat_wind: int = EAST
    last_of_kind: bool = False
    last_tile: bool = False
    kong: bool = False

    @property
    def number_of_concealed_tiles(self) -> int:
        return len(self.concealed) + self.jokers

    def in_melds(self) -> Counter[int]:
        """Copies of each kind in the melds; a kong is four."""
        return Counter(tile for meld in self.melds for tile in meld.tiles)

    def real_and_wild(self, hun: int | None) -> tuple[list[int], int]:
        """The concealed real tiles, and the number of wildcards: jokers and copies of the hun kind."""
        if hun is not None and self.in_melds()[hun] > 0:
            raise ValueError("a melded set has no hun")
        real = sorted(tile for tile in self.concealed if tile != hun)
        return real, self.number_of_concealed_tiles - len(real)


def parse(text: str) -> ReferenceHand:
    """Read native hand text: `[456s,1][WWWW,1][SSSS]4mFF56m|EE0000|fah`."""
    body, *suffix = "".join(text.split()).split("|")
    melds = [_meld(inside) for inside in re.findall(r"\[([^\]]*)\]", body)]
    tiles = _tiles(re.sub(r"\[[^\]]*\]", ",", body))
    real = sorted(tile for tile in tiles if tile != JOKER)
    number = len(tiles) + 3 * len(melds)
    if number > 14 or number % 3 == 0 or not tiles:
        raise ValueError(f"{number} tiles in {text!r}")
    hand = ReferenceHand(real, len(tiles) - len(real), melds, tiles[-1] if len(tiles) % 3 == 2 else None)
    copies = Counter(hand.concealed) + hand.in_melds()
    if any(count > 4 for count in copies.values()):
        raise ValueError(f"a fifth copy of a kind in {text!r}")
    if suffix and suffix[0]:
        _read_circumstances(hand, suffix[0])
    if len(suffix) > 1 and suffix[1]:
        hand.flowers = _flowers(suffix[1])
    if len(suffix) > 2:
        raise ValueError(f"too many '|' in {text!r}")
    return hand


def _tiles(text: str) -> list[int]:
    tiles: list[int] = []
    for piece in text.split(","):
        rest = piece
        while rest:
            found = re.match(r"([1-9]+)([mpsz])|[ESWNCFPH]", rest)
            if found is None:
                raise ValueError(f"no tile: {rest!r}")
            rest = rest[found.end() :]
            if found.group() == "H":
                tiles.append(JOKER)
            elif found.group(2) is None:
                tiles.append(kind(found.group()))
            elif found.group(2) == "z":
                if max(found.group(1)) > "4":
                    raise ValueError("5z to 7z mean two different things; write C, F, P")
                tiles.extend(EAST + int(digit) - 1 for digit in found.group(1))
            else:
                tiles.extend(kind(digit + found.group(2)) for digit in found.group(1))
    return tiles


def _meld(inside: str) -> ReferenceMeld:
    written, _, source = inside.partition(",")
    tiles = sorted(_tiles(written))
    if JOKER in tiles:
        raise ValueError("a joker in a meld")
    if len(tiles) == 4 and len(set(tiles)) == 1 and source in ("", "1", "2", "3", "5", "6", "7"):
        return ReferenceMeld("kong", tiles[0], concealed=source == "")
    if len(tiles) == 3 and source in ("", "1", "2", "3"):
        if len(set(tiles)) == 1:
            return ReferenceMeld("pung", tiles[0])
        if tuple(tiles) in {(low, low + 1, low + 2) for low in CHOW_STARTS}:
            return ReferenceMeld("chow", tiles[0])
    raise ValueError(f"no meld: [{inside}]")


def _read_circumstances(hand: ReferenceHand, text: str) -> None:
    if re.fullmatch(r"[ESWN]{2}[01]{4}", text) is None:
        raise ValueError(f"no circumstances: {text!r}")
    hand.round_wind, hand.seat_wind = kind(text[0]), kind(text[1])
    hand.self_drawn, hand.last_of_kind, hand.last_tile, hand.kong = (digit == "1" for digit in text[2:])


def _flowers(text: str) -> int:
    if text.isdecimal():
        return int(text)
    if re.fullmatch(r"[a-h]+", text) and len(set(text)) == len(text):
        return len(text)
    raise ValueError(f"no flowers: {text!r}")
