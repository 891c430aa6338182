"""The fan table of §7: the winner's items (scope H), each a function named like its row."""

from ..tiles import DRAGONS, rank_of
from .conditions import is_piaohu
from .options import Options
from .readings import SEVEN_PAIRS, STANDARD, THIRTEEN_ORPHANS, Reading

THREE_SUITS = (0, 9, 18)


def zimo(reading: Reading) -> int:
    """F7 自摸."""
    return int(reading.hand.self_drawn)


def haidilao(reading: Reading) -> int:
    """F8 海底捞: any win in 分张 (R6)."""
    return int(reading.hand.last_four)


def gangkai(reading: Reading) -> int:
    """F16 杠开: self-draw on a kong replacement, with a kong among the melds."""
    return int(reading.hand.kong and reading.hand.self_drawn and bool(reading.hand.kongs))


def suhu(reading: Reading) -> int:
    """F12 素和: no hun tile in the hand, even one used as itself."""
    return int(reading.hand.number_of_hun == 0)


def dealer_wins(reading: Reading) -> int:
    """F2 庄家(赢)."""
    return int(reading.hand.dealer)


def zhanzhehu(reading: Reading) -> int:
    """F4 站着和: not open and self-drawn."""
    return int(not reading.hand.is_open and reading.hand.self_drawn)


def kong(reading: Reading) -> int:
    """R38 杠: 1 for each kong, 明 or 暗, whatever its kind."""
    return len(reading.hand.kongs)


def jiqiang(reading: Reading) -> int:
    """F14 鸡枪: every 鸡枪 tile in hand, melds and winning tile; a hun is none (R14)."""
    return sum(reading.hand.real_copies[tile] for tile in reading.hand.options.jiqiang)


def dageda(reading: Reading) -> int:
    """F5, F6 大哥大: each dragon 横 or 杠, exposed or concealed."""
    options = reading.hand.options
    dragons = [
        group
        for group in reading.heng
        if group.tiles[0] in DRAGONS and (group.all_real or not options.dageda_natural)
    ]
    return min(1, len(dragons)) if options.dageda == "once" else len(dragons)


def erba(reading: Reading) -> int:
    """F13 2/8将: the pair of a standard hand is rank 2 or 8 of a suit."""
    pair = reading.pair
    if pair is None or rank_of(pair.tiles[0]) not in (2, 8):
        return 0
    return int(pair.all_real or not reading.hand.options.erba_natural)


def siguiyi(reading: Reading) -> int:
    """F10 四归一: each kind with four real copies, not konged, three in a 横 and the fourth in a 顺子."""
    hand = reading.hand
    four = [tile for tile, copies in hand.real_copies.items() if copies == 4 and tile not in hand.kongs]
    if hand.options.siguiyi == "any4":
        return len(four)
    return sum(is_in_heng_and_chow(tile, reading) for tile in four)


def is_in_heng_and_chow(tile: int, reading: Reading) -> bool:
    in_heng = any(
        group.kind == "pung" and group.tiles[0] == tile and group.all_real for group in reading.sets
    )
    in_chow = any(
        group.kind == "chow" and tile in group.tiles and group.real[group.tiles.index(tile)]
        for group in reading.sets
    )
    return in_heng and in_chow


def counted_heng(reading: Reading) -> int:
    """F20: the 横 and 杠 that 三岔 and 四岔 count."""
    options = reading.hand.options
    return sum(
        (group.all_real or not options.sancha_natural) and (options.sancha == "all" or not group.opens)
        for group in reading.heng
    )


def sancha(reading: Reading) -> int:
    """F20 三岔: exactly three 横 or 杠."""
    return int(counted_heng(reading) == 3)


def sicha(reading: Reading) -> int:
    """F20 四岔: four of them."""
    return int(counted_heng(reading) == 4)


def piaohu(reading: Reading) -> int:
    """F17 飘和."""
    return int(is_piaohu(reading))


def shoubayi(reading: Reading) -> int:
    """F18 手把一: all four sets laid down, 暗杠 counted; R29 lets it win only as 飘和."""
    return int(reading.form == STANDARD and len(reading.hand.melds) == 4)


def qidui(reading: Reading) -> int:
    """F19 七对."""
    return int(reading.form == SEVEN_PAIRS)


def shisanyao(reading: Reading) -> int:
    """F21 十三幺."""
    return int(reading.form == THIRTEEN_ORPHANS)


def dan(reading: Reading) -> int:
    """R37 蛋: the number of them by the reading named, times `dan_fan`."""
    options = reading.hand.options
    if options.dan is None or options.dan_reading is None:
        return 0
    count = DAN_READINGS[options.dan_reading]
    return options.dan_fan * count(reading)


def dan_across_suits(reading: Reading) -> int:
    """Sets of one rank in the three suits, or of the indicator's class of honours without the hun."""
    options, copies = reading.hand.options, reading.hand.real_copies
    if options.dan == "jiqiang":
        return min(copies[tile] for tile in {options.indicator, *options.jiqiang})
    return sum(min(copies[first + step] for first in THREE_SUITS) for step in range(9))


def dan_triplets(reading: Reading) -> int:
    """Unkonged 横 of three real tiles, 碰 included."""
    return sum(
        group.kind == "pung" and group.all_real and is_dan_kind(group.tiles[0], reading.hand.options)
        for group in reading.sets
    )


def dan_kongs(reading: Reading) -> int:
    return sum(is_dan_kind(tile, reading.hand.options) for tile in reading.hand.kongs)


def is_dan_kind(tile: int, options: Options) -> bool:
    return options.dan == "heng" or tile in options.jiqiang


DAN_READINGS = {"cross_suit": dan_across_suits, "triplet": dan_triplets, "kong": dan_kongs}

# The order is the document's ("Names in a fan list"); 长毛 and 蛋 stand apart, because 长毛 may double the rest.
ITEMS = {
    "自摸": zimo,
    "海底捞": haidilao,
    "杠开": gangkai,
    "素和": suhu,
    "庄家(赢)": dealer_wins,
    "站着和": zhanzhehu,
    "杠": kong,
    "鸡枪": jiqiang,
    "大哥大": dageda,
    "2/8将": erba,
    "四归一": siguiyi,
    "三岔": sancha,
    "四岔": sicha,
    "飘和": piaohu,
    "手把一": shoubayi,
    "七对": qidui,
    "十三幺": shisanyao,
    "蛋": dan,
}


def items(reading: Reading) -> dict[str, int]:
    """The winner's items and their fan; F is their sum (R39)."""
    counted = {name: item(reading) for name, item in ITEMS.items()}
    counted["长毛"] = changmao(reading, sum(counted.values()))
    return {name: fan for name, fan in counted.items() if fan}


def changmao(reading: Reading, others: int) -> int:
    """F22 长毛: +1 after 黄庄; +n after n of them; or as much again as everything else."""
    draws = reading.hand.after_draw
    if draws == 0:
        return 0
    return {"plus1": 1, "stack": draws, "double_fan": others}[reading.hand.options.changmao]
