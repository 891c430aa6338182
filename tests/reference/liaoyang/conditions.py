"""What a reading must satisfy to win (§5), and the names of what fails."""

from ..tiles import HONORS, is_terminal
from .readings import STANDARD, Group, Reading, WonHand

# Why a hand does not win, in the order in which one reason is told. Of the reasons that come from the tiles
# one is told that holds in every reading, or "not_together".
REASONS = {
    "claimed_hun": "R17, R32: nobody wins on a discarded hun",
    "robbed_kong": "R24: robbing a kong is no win",
    "thirteen_orphans_off": "R31: 十三幺 is not played",
    "no_shape": "R26: no four sets and a pair, nor seven pairs",
    "four_melds_with_chow": "R29: 手把一 only as 飘和",
    "closed_discard": "R27: a closed hand wins by self-draw alone",
    "missing_suit": "R26 a: 门齐",
    "no_terminal": "R26 b, c: 幺九",
    "no_heng": "R26: a 横 is required by option",
    "not_together": "R50: no reading satisfies everything at once",
}

YAOJIU = frozenset(HONORS) | {tile for tile in range(27) if is_terminal(tile)}
ENDS_OF_CHOW = (0, 8)  # 1 and 9 as places in a suit


def refusal(hand: WonHand) -> str | None:
    """What forbids the win whatever the tiles are."""
    if not hand.self_drawn and hand.winning == hand.options.hun:
        return "claimed_hun"
    if not hand.self_drawn and hand.kong and not hand.options.rob_kong:
        return "robbed_kong"
    return None


def failing_conditions(reading: Reading) -> set[str]:
    """The conditions of §5 that a reading does not meet. 七对 (R28) and 十三幺 (R31) are exempt."""
    if reading.form != STANDARD:
        return set()
    hand = reading.hand
    failing = set()
    if len(hand.melds) == 4 and not is_piaohu(reading):
        failing.add("four_melds_with_chow")
    if not hand.is_open and not hand.self_drawn:
        failing.add("closed_discard")
    if {tile // 9 for tile in reading.kinds if tile not in HONORS} != {0, 1, 2}:
        failing.add("missing_suit")
    if not has_yaojiu(reading):
        failing.add("no_terminal")
    if hand.options.need_heng and not reading.heng:
        failing.add("no_heng")
    return failing


def is_piaohu(reading: Reading) -> bool:
    """R30: all 横 or 杠, and the pair."""
    return reading.form == STANDARD and len(reading.heng) == 4


def has_yaojiu(reading: Reading) -> bool:
    """R26 b and c: a 1, 9, wind or dragon; by the option a real one, or a hun that ends a real 顺子."""
    if reading.hand.options.hun_yaojiu == "any":
        return not YAOJIU.isdisjoint(reading.kinds)
    if not YAOJIU.isdisjoint(reading.hand.real_copies):
        return True
    return any(is_chow_ended_by_hun(group) for group in reading.sets)


def is_chow_ended_by_hun(group: Group) -> bool:
    """A concealed 顺子 with a hun as its 1 or 9, the other two tiles real."""
    if group.kind != "chow" or group.declared or sum(group.real) != 2:
        return False
    return group.tiles[group.real.index(False)] % 9 in ENDS_OF_CHOW
