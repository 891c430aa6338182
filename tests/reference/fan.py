"""The fan of the rule document: a row each, and a small predicate named like its row.

A predicate answers how often a reading shows the fan, before anything is excluded. The chow fan that P4
rules (four-chow, three-chow, two-chow) are chosen in `score.py`; here stand their shapes.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations, pairwise

from .decompose import completing_kinds, knitted_groups
from .options import Options
from .reading import Reading, same_suit, three_suits
from .tiles import DRAGONS, HONORS, WINDS, is_honor, is_terminal, kind, rank_of, suit_of

MINIMUM_FAN = 8  # G4
GREEN = {kind(name) for name in ("2s", "3s", "4s", "6s", "8s", "F")}
REVERSIBLE = {kind(name + "p") for name in "1234589"} | {kind(name + "s") for name in "245689"} | {kind("P")}


def _all_in(reading: Reading, ranks: set[int]) -> bool:
    return reading.ranks <= ranks


def _wind_pungs(reading: Reading) -> set[int]:
    return {tile for tile in reading.pungs if tile in WINDS}


def _dragon_pungs(reading: Reading) -> set[int]:
    return {tile for tile in reading.pungs if tile in DRAGONS}


def is_terminal_or_honor(tile: int) -> bool:
    return is_honor(tile) or is_terminal(tile)


# --- 88 ---


def big_four_winds(reading: Reading) -> bool:
    return len(_wind_pungs(reading)) == 4


def big_three_dragons(reading: Reading) -> bool:
    return len(_dragon_pungs(reading)) == 3


def all_green(reading: Reading) -> bool:
    return set(reading.kinds) <= GREEN


def nine_gates(reading: Reading) -> bool:
    before = reading.without_winning_tile
    pattern = tuple(9 * (before[0] // 9) + rank - 1 for rank in (1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9))
    return (
        reading.is_standard
        and not reading.hand.melds
        and before == pattern
        and same_suit((before[0], reading.winning))
        and not is_honor(before[0])
    )


def four_kongs(reading: Reading) -> bool:
    return reading.kongs == 4


def seven_shifted_pairs(reading: Reading) -> bool:
    return (
        seven_pairs(reading)
        and len(reading.kinds) == 7
        and len(reading.suits) == 1
        and not reading.has_honors
        and reading.kinds[-1] - reading.kinds[0] == 6
    )


def thirteen_orphans(reading: Reading) -> bool:
    return reading.form == "thirteen_orphans"


# --- 64 ---


def all_terminals(reading: Reading) -> bool:
    return _all_in(reading, {1, 9})


def little_four_winds(reading: Reading) -> bool:
    return len(_wind_pungs(reading)) == 3 and reading.pair in set(WINDS) - _wind_pungs(reading)


def little_three_dragons(reading: Reading) -> bool:
    return len(_dragon_pungs(reading)) == 2 and reading.pair in set(DRAGONS) - _dragon_pungs(reading)


def all_honors(reading: Reading) -> bool:
    return set(reading.kinds) <= set(HONORS)


def four_concealed_pungs(reading: Reading) -> bool:
    return reading.concealed_pungs == 4


def pure_terminal_chows(reading: Reading) -> bool:
    return (
        reading.is_standard
        and len(reading.suits) == 1
        and [rank_of(low) for low in reading.chows] == [1, 1, 7, 7]
        and reading.pair is not None
        and rank_of(reading.pair) == 5
        and not reading.has_honors
    )


# --- 48 ---


def quadruple_chow(reading: Reading) -> bool:
    return len(reading.chows) == 4 and len(set(reading.chows)) == 1


def four_pure_shifted_pungs(reading: Reading) -> bool:
    pungs = tuple(reading.pungs)
    return len(pungs) == 4 and _is_one_suit_shifted_by(pungs, 1)


# --- 32 ---


def four_pure_shifted_chows(reading: Reading) -> bool:
    chows = tuple(reading.chows)
    return len(chows) == 4 and (_is_one_suit_shifted_by(chows, 1) or _is_one_suit_shifted_by(chows, 2))


def three_kongs(reading: Reading) -> bool:
    return reading.kongs == 3


def all_terminals_and_honors(reading: Reading) -> bool:
    return _all_in(reading, {0, 1, 9}) and reading.has_honors and bool(reading.suits)


# --- 24 ---


def seven_pairs(reading: Reading) -> bool:
    return reading.form == "seven_pairs"


def greater_honors_and_knitted_tiles(reading: Reading) -> bool:
    return lesser_honors_and_knitted_tiles(reading) and set(HONORS) <= set(reading.kinds)


def all_even_pungs(reading: Reading) -> bool:
    return all_pungs(reading) and _all_in(reading, {2, 4, 6, 8})


def full_flush(reading: Reading) -> bool:
    return len(reading.suits) == 1 and not reading.has_honors


def pure_triple_chow(chows: tuple[int, ...]) -> bool:
    return len(set(chows)) == 1


def pure_shifted_pungs(reading: Reading) -> bool:
    return any(_is_one_suit_shifted_by(three, 1) for three in combinations(sorted(set(reading.pungs)), 3))


def upper_tiles(reading: Reading) -> bool:
    return _all_in(reading, {7, 8, 9})


def middle_tiles(reading: Reading) -> bool:
    return _all_in(reading, {4, 5, 6})


def lower_tiles(reading: Reading) -> bool:
    return _all_in(reading, {1, 2, 3})


# --- 16 ---


def pure_straight(chows: tuple[int, ...]) -> bool:
    return same_suit(chows) and [rank_of(low) for low in sorted(chows)] == [1, 4, 7]


def three_suited_terminal_chows(reading: Reading) -> bool:
    return (
        reading.is_standard
        and reading.pair is not None
        and rank_of(reading.pair) == 5
        and sorted(rank_of(low) for low in reading.chows) == [1, 1, 7, 7]
        and len(set(reading.chows)) == 4
        and suit_of(reading.pair) not in {suit_of(low) for low in reading.chows}
    )


def pure_shifted_chows(chows: tuple[int, ...]) -> bool:
    return _is_one_suit_shifted_by(chows, 1) or _is_one_suit_shifted_by(chows, 2)


def all_fives(reading: Reading) -> bool:
    return reading.is_standard and all(5 in map(rank_of, group) for group in reading.groups())


def triple_pung(reading: Reading) -> bool:
    return any(
        three_suits(three) and len({rank_of(tile) for tile in three}) == 1
        for three in combinations(reading.pungs, 3)
    )


def three_concealed_pungs(reading: Reading) -> bool:
    return reading.concealed_pungs == 3


# --- 12 ---


def lesser_honors_and_knitted_tiles(reading: Reading) -> bool:
    return reading.form == "honors_and_knitted"


def knitted_straight(reading: Reading) -> bool:
    if reading.is_knitted_straight:
        return True
    return lesser_honors_and_knitted_tiles(reading) and any(
        {tile for group in groups for tile in group} <= set(reading.kinds) for groups in knitted_groups()
    )


def upper_four(reading: Reading) -> bool:
    return _all_in(reading, {6, 7, 8, 9})


def lower_four(reading: Reading) -> bool:
    return _all_in(reading, {1, 2, 3, 4})


def big_three_winds(reading: Reading) -> bool:
    return len(_wind_pungs(reading)) == 3 and reading.pair not in WINDS


# --- 8 ---


def mixed_straight(chows: tuple[int, ...]) -> bool:
    return three_suits(chows) and sorted(rank_of(low) for low in chows) == [1, 4, 7]


def reversible_tiles(reading: Reading) -> bool:
    return set(reading.kinds) <= REVERSIBLE


def mixed_triple_chow(chows: tuple[int, ...]) -> bool:
    return three_suits(chows) and len({rank_of(low) for low in chows}) == 1


def mixed_shifted_pungs(reading: Reading) -> bool:
    return any(
        three_suits(three) and _is_shifted_by([rank_of(tile) for tile in three], 1)
        for three in combinations(reading.pungs, 3)
    )


def chicken_hand(reading: Reading) -> bool:
    """Only its form; that there is no other fan is seen in `score.py`."""
    return reading.is_standard


def last_tile_draw(reading: Reading) -> bool:
    return reading.hand.last_tile and reading.hand.self_drawn


def last_tile_claim(reading: Reading) -> bool:
    return reading.hand.last_tile and not reading.hand.self_drawn


def out_with_replacement_tile(reading: Reading) -> bool:
    return reading.hand.kong and reading.hand.self_drawn and reading.kongs > 0  # P8


def robbing_the_kong(reading: Reading) -> bool:
    """P8: the robbed kong holds the other three copies, so the hand has none; a wildcard is no copy."""
    others = reading.copies_in_open_melds + reading.other_copies_concealed
    declared = reading.hand.kong and not reading.hand.self_drawn
    return declared and reading.real_winning_tile is not None and others == 0


# --- 6 ---


def all_pungs(reading: Reading) -> bool:
    return reading.is_standard and len(reading.pungs) == 4


def half_flush(reading: Reading) -> bool:
    return len(reading.suits) == 1 and reading.has_honors


def mixed_shifted_chows(chows: tuple[int, ...]) -> bool:
    return three_suits(chows) and _is_shifted_by([rank_of(low) for low in chows], 1)


def all_types(reading: Reading) -> bool:
    kinds = set(reading.kinds)
    return len(reading.suits) == 3 and bool(kinds & set(WINDS)) and bool(kinds & set(DRAGONS))


def melded_hand(reading: Reading) -> bool:
    return sum(one.is_open for one in reading.sets) == 4 and not reading.hand.self_drawn


def two_concealed_kongs(reading: Reading) -> bool:
    return reading.concealed_kongs == 2 and (reading.kongs == 2 or _kongs_add(reading))


def two_dragon_pungs(reading: Reading) -> bool:
    return len(_dragon_pungs(reading)) == 2


def concealed_and_melded_kong(reading: Reading) -> bool:
    return reading.open_kongs == reading.concealed_kongs == 1 and reading.options.value_of_mixed_kongs != 0


# --- 4 ---


def outside_hand(reading: Reading) -> bool:
    return reading.is_standard and all(any(map(is_terminal_or_honor, group)) for group in reading.groups())


def fully_concealed_hand(reading: Reading) -> bool:
    return reading.is_concealed and reading.hand.self_drawn


def two_melded_kongs(reading: Reading) -> bool:
    return reading.open_kongs == reading.kongs == 2


def last_tile(reading: Reading) -> bool:
    """P8: three copies in the open melds prove it; another copy among the concealed tiles refutes it."""
    if reading.real_winning_tile is None or reading.other_copies_concealed > 0:
        return False
    return reading.hand.last_of_kind or reading.copies_in_open_melds >= 3


# --- 2 ---


def dragon_pung(reading: Reading) -> bool:
    return len(_dragon_pungs(reading)) == 1


def prevalent_wind(reading: Reading) -> bool:
    return reading.hand.round_wind in reading.pungs


def seat_wind(reading: Reading) -> bool:
    return reading.hand.seat_wind in reading.pungs


def concealed_hand(reading: Reading) -> bool:
    return reading.is_concealed and not reading.hand.self_drawn


def all_chows(reading: Reading) -> bool:
    chows = {"standard": 4, "knitted_straight": 1}.get(reading.form)
    return len(reading.chows) == chows and reading.pair is not None and not is_honor(reading.pair)


def tile_hog(reading: Reading) -> int:
    if reading.form not in ("standard", "knitted_straight", "seven_pairs"):
        return 0
    kongs = {one.tile for one in reading.sets if one.kind == "kong"}
    return sum(copies >= 4 and tile not in kongs for tile, copies in reading.tiles.items())


def double_pung(reading: Reading) -> int:
    """Each pair of pungs of one rank; with a fifth copy no cycle of them (P4)."""
    pungs = reading.pungs
    links = [
        (one, other)
        for one, other in combinations(range(len(pungs)), 2)
        if rank_of(pungs[one]) == rank_of(pungs[other]) != 0 and suit_of(pungs[one]) != suit_of(pungs[other])
    ]
    return largest_forest(len(pungs), links)


def two_concealed_pungs(reading: Reading) -> bool:
    return reading.concealed_pungs == 2


def concealed_kong(reading: Reading) -> bool:
    if reading.concealed_kongs != 1:
        return False
    return reading.kongs == 1 or _kongs_add(reading) or _mixed_kongs_are_separate(reading)


def all_simples(reading: Reading) -> bool:
    return not any(map(is_terminal_or_honor, reading.kinds))


# --- 1 ---


def pure_double_chow(one: int, other: int) -> bool:
    return one == other


def mixed_double_chow(one: int, other: int) -> bool:
    return rank_of(one) == rank_of(other) and suit_of(one) != suit_of(other)


def short_straight(one: int, other: int) -> bool:
    return suit_of(one) == suit_of(other) and abs(one - other) == 3


def two_terminal_chows(one: int, other: int) -> bool:
    return suit_of(one) == suit_of(other) and {rank_of(one), rank_of(other)} == {1, 7}


def pung_of_terminals_or_honors(reading: Reading) -> int:
    """Each such pung; those that a higher fan used up are taken off in `score.py`."""
    return sum(map(is_terminal_or_honor, reading.pungs))


def melded_kong(reading: Reading) -> bool:
    return reading.open_kongs == 1 and (reading.kongs == 1 or _mixed_kongs_are_separate(reading))


def one_voided_suit(reading: Reading) -> bool:
    return len(reading.suits) == 2


def no_honors(reading: Reading) -> bool:
    return not reading.has_honors


def edge_wait(reading: Reading) -> bool:
    completed = _completed_chow(reading)
    if completed is None or not _is_single_wait(reading):
        return False
    place = reading.winning - completed
    return (rank_of(completed), place) in ((1, 2), (7, 0))


def closed_wait(reading: Reading) -> bool:
    completed = _completed_chow(reading)
    return completed is not None and reading.winning == completed + 1 and _is_single_wait(reading)


def single_wait(reading: Reading) -> bool:
    completes_pair = reading.decomposition.sets[reading.completed][0] == "pair"
    return completes_pair and _is_single_wait(reading)


def self_drawn(reading: Reading) -> bool:
    return reading.hand.self_drawn


def flower_tiles(reading: Reading) -> int:
    return reading.hand.flowers


# --- what the predicates share ---


def _is_shifted_by(ranks: list[int], step: int) -> bool:
    ranks = sorted(ranks)
    return all(higher - lower == step for lower, higher in pairwise(ranks))


def _is_one_suit_shifted_by(tiles: tuple[int, ...], step: int) -> bool:
    return (
        same_suit(tiles)
        and not is_honor(tiles[0])
        and _is_shifted_by([rank_of(tile) for tile in tiles], step)
    )


def _kongs_add(reading: Reading) -> bool:
    """Editions: with three or four kongs the WMO edition counts the concealed ones among them too."""
    return reading.options.is_wmo and reading.kongs >= 3


def _mixed_kongs_are_separate(reading: Reading) -> bool:
    """P7: `mixed_kongs=0` counts 明杠 + 暗杠 instead of 明暗杠."""
    both = reading.open_kongs == reading.concealed_kongs == 1
    return both and reading.options.value_of_mixed_kongs == 0


def _completed_chow(reading: Reading) -> int | None:
    name, tiles = reading.decomposition.sets[reading.completed]
    return tiles[0] if name == "chow" and tiles is not None else None


def _is_single_wait(reading: Reading) -> bool:
    """P6: exactly one kind completes the 13 tiles, and the reading is standard or knitted straight."""
    if not (reading.is_standard or reading.is_knitted_straight):
        return False
    if reading.is_knitted_straight and not reading.options.knitted_single_wait:
        nine = {tile for _, tiles in reading.decomposition.sets[:3] for tile in tiles or ()}
        if reading.winning in nine:
            return False
    before = reading.without_winning_tile
    waits = set(completing_kinds(before, bool(reading.hand.melds)))
    if not reading.options.count_held_waits:
        melded = reading.hand.in_melds()
        waits = {tile for tile in waits if before.count(tile) + melded[tile] < 4}
    return waits == {reading.winning}


def forests(size: int, links: list[tuple[int, int]]) -> list[tuple[tuple[int, int], ...]]:
    """All largest choices of links that form no cycle (P4)."""
    for number in range(min(len(links), size - 1), 0, -1):
        found = [choice for choice in combinations(links, number) if _has_no_cycle(size, choice)]
        if found:
            return found
    return [()]


def largest_forest(size: int, links: list[tuple[int, int]]) -> int:
    return len(forests(size, links)[0])


def _has_no_cycle(size: int, links: tuple[tuple[int, int], ...]) -> bool:
    group_of = list(range(size))
    for one, other in links:
        if group_of[one] == group_of[other]:
            return False
        old, new = group_of[one], group_of[other]
        group_of = [new if group == old else group for group in group_of]
    return True


# --- the table ---

Predicate = Callable[[Reading], bool | int]
# A chow fan of P4 is a shape of the four, of any three, or of any two chows.
TripleShape = Callable[[tuple[int, ...]], bool]
DoubleShape = Callable[[int, int], bool]


@dataclass(frozen=True)
class Fan:
    """A row of the table: condition and what is not counted with it (P3)."""

    number: int  # 0 for 明暗杠, which is no fan of the list of 81
    name: str
    english: str
    value: int
    shows: Predicate | None = None  # None for the three-chow and two-chow fan
    not_with: tuple[str, ...] = ()
    uses_up: Callable[[Reading], set[int]] | None = None  # the kinds whose pungs lose their 幺九刻
    of_three_chows: TripleShape | None = None
    of_two_chows: DoubleShape | None = None


# P2: never 门前清; self-drawn 自摸 instead of 不求人.
P2 = ("门前清", "不求人")

TABLE: tuple[Fan, ...] = (
    Fan(1, "大四喜", "Big Four Winds", 88, big_four_winds,
        ("碰碰和", "圈风刻", "门风刻", "三风刻", "小四喜", "幺九刻")),
    Fan(2, "大三元", "Big Three Dragons", 88, big_three_dragons, ("双箭刻", "箭刻", "小三元"), _dragon_pungs),
    Fan(3, "绿一色", "All Green", 88, all_green, ("混一色", "缺一门")),
    Fan(4, "九莲宝灯", "Nine Gates", 88, nine_gates, ("清一色", "门前清", "无字", *P2)),
    Fan(5, "四杠", "Four Kongs", 88, four_kongs,
        ("碰碰和", "单钓将", "三杠", "双暗杠", "明暗杠", "双明杠", "暗杠", "明杠")),
    Fan(6, "连七对", "Seven Shifted Pairs", 88, seven_shifted_pairs, ("七对", "清一色", "无字", *P2)),
    Fan(7, "十三幺", "Thirteen Orphans", 88, thirteen_orphans, ("混幺九", "五门齐", "单钓将", *P2)),
    Fan(8, "清幺九", "All Terminals", 64, all_terminals,
        ("碰碰和", "混幺九", "全带幺", "幺九刻", "双同刻", "无字")),
    Fan(9, "小四喜", "Little Four Winds", 64, little_four_winds, ("三风刻",), _wind_pungs),
    Fan(10, "小三元", "Little Three Dragons", 64, little_three_dragons, ("双箭刻", "箭刻"), _dragon_pungs),
    Fan(11, "字一色", "All Honors", 64, all_honors, ("碰碰和", "混幺九", "全带幺", "幺九刻", "缺一门")),
    Fan(12, "四暗刻", "Four Concealed Pungs", 64, four_concealed_pungs,
        ("碰碰和", "三暗刻", "双暗刻", *P2)),
    Fan(13, "一色双龙会", "Pure Terminal Chows", 64, pure_terminal_chows,
        ("清一色", "七对", "平和", "一般高", "老少副", "无字")),
    Fan(14, "一色四同顺", "Quadruple Chow", 48, quadruple_chow,
        ("一色三同顺", "一般高", "四归一", "一色三节高", "七对")),
    Fan(15, "一色四节高", "Four Pure Shifted Pungs", 48, four_pure_shifted_pungs,
        ("一色三节高", "一色三同顺", "碰碰和")),
    Fan(16, "一色四步高", "Four Pure Shifted Chows", 32, four_pure_shifted_chows,
        ("一色三步高", "连六", "老少副")),
    Fan(17, "三杠", "Three Kongs", 32, three_kongs, ("双暗杠", "明暗杠", "双明杠", "暗杠", "明杠")),
    Fan(18, "混幺九", "All Terminals and Honors", 32, all_terminals_and_honors,
        ("碰碰和", "全带幺", "幺九刻")),
    Fan(19, "七对", "Seven Pairs", 24, seven_pairs, ("单钓将", *P2)),
    Fan(20, "七星不靠", "Greater Honors and Knitted Tiles", 24, greater_honors_and_knitted_tiles,
        ("全不靠", "五门齐", *P2)),
    Fan(21, "全双刻", "All Even Pungs", 24, all_even_pungs, ("碰碰和", "断幺", "无字")),
    Fan(22, "清一色", "Full Flush", 24, full_flush, ("无字", "缺一门")),
    Fan(23, "一色三同顺", "Pure Triple Chow", 24, None, ("一色三节高",), of_three_chows=pure_triple_chow),
    Fan(24, "一色三节高", "Pure Shifted Pungs", 24, pure_shifted_pungs, ("一色三同顺",)),
    Fan(25, "全大", "Upper Tiles", 24, upper_tiles, ("大于五", "无字")),
    Fan(26, "全中", "Middle Tiles", 24, middle_tiles, ("断幺", "无字")),
    Fan(27, "全小", "Lower Tiles", 24, lower_tiles, ("小于五", "无字")),
    Fan(28, "清龙", "Pure Straight", 16, None, of_three_chows=pure_straight),
    Fan(29, "三色双龙会", "Three-Suited Terminal Chows", 16, three_suited_terminal_chows,
        ("平和", "喜相逢", "老少副", "无字")),
    Fan(30, "一色三步高", "Pure Shifted Chows", 16, None, of_three_chows=pure_shifted_chows),
    Fan(31, "全带五", "All Fives", 16, all_fives, ("断幺", "无字")),
    Fan(32, "三同刻", "Triple Pung", 16, triple_pung, ("双同刻",)),
    Fan(33, "三暗刻", "Three Concealed Pungs", 16, three_concealed_pungs, ("双暗刻",)),
    Fan(34, "全不靠", "Lesser Honors and Knitted Tiles", 12, lesser_honors_and_knitted_tiles,
        ("五门齐", *P2)),
    Fan(35, "组合龙", "Knitted Straight", 12, knitted_straight, ("无番和",)),
    Fan(36, "大于五", "Upper Four", 12, upper_four, ("无字",)),
    Fan(37, "小于五", "Lower Four", 12, lower_four, ("无字",)),
    Fan(38, "三风刻", "Big Three Winds", 12, big_three_winds, (), _wind_pungs),
    Fan(39, "花龙", "Mixed Straight", 8, None, of_three_chows=mixed_straight),
    Fan(40, "推不倒", "Reversible Tiles", 8, reversible_tiles, ("缺一门",)),
    Fan(41, "三色三同顺", "Mixed Triple Chow", 8, None, of_three_chows=mixed_triple_chow),
    Fan(42, "三色三节高", "Mixed Shifted Pungs", 8, mixed_shifted_pungs),
    Fan(43, "无番和", "Chicken Hand", 8, chicken_hand),
    Fan(44, "妙手回春", "Last Tile Draw", 8, last_tile_draw, ("自摸",)),
    Fan(45, "海底捞月", "Last Tile Claim", 8, last_tile_claim),
    Fan(46, "杠上开花", "Out with Replacement Tile", 8, out_with_replacement_tile, ("自摸",)),
    Fan(47, "抢杠和", "Robbing the Kong", 8, robbing_the_kong, ("和绝张",)),
    Fan(48, "碰碰和", "All Pungs", 6, all_pungs),
    Fan(49, "混一色", "Half Flush", 6, half_flush),
    Fan(50, "三色三步高", "Mixed Shifted Chows", 6, None, of_three_chows=mixed_shifted_chows),
    Fan(51, "五门齐", "All Types", 6, all_types),
    Fan(52, "全求人", "Melded Hand", 6, melded_hand, ("单钓将",)),
    Fan(53, "双暗杠", "Two Concealed Kongs", 6, two_concealed_kongs, ("暗杠", "双暗刻")),
    Fan(54, "双箭刻", "Two Dragon Pungs", 6, two_dragon_pungs, ("箭刻",), _dragon_pungs),
    Fan(0, "明暗杠", "Concealed Kong and Melded Kong", 5, concealed_and_melded_kong, ("明杠", "暗杠")),
    Fan(55, "全带幺", "Outside Hand", 4, outside_hand),
    Fan(56, "不求人", "Fully Concealed Hand", 4, fully_concealed_hand, ("门前清", "自摸")),
    Fan(57, "双明杠", "Two Melded Kongs", 4, two_melded_kongs, ("明杠",)),
    Fan(58, "和绝张", "Last Tile", 4, last_tile),
    Fan(59, "箭刻", "Dragon Pung", 2, dragon_pung, (), _dragon_pungs),
    Fan(60, "圈风刻", "Prevalent Wind", 2, prevalent_wind, (), lambda reading: {reading.hand.round_wind}),
    Fan(61, "门风刻", "Seat Wind", 2, seat_wind, (), lambda reading: {reading.hand.seat_wind}),
    Fan(62, "门前清", "Concealed Hand", 2, concealed_hand),
    Fan(63, "平和", "All Chows", 2, all_chows, ("无字",)),
    Fan(64, "四归一", "Tile Hog", 2, tile_hog),
    Fan(65, "双同刻", "Double Pung", 2, double_pung),
    Fan(66, "双暗刻", "Two Concealed Pungs", 2, two_concealed_pungs),
    Fan(67, "暗杠", "Concealed Kong", 2, concealed_kong),
    Fan(68, "断幺", "All Simples", 2, all_simples, ("无字",)),
    Fan(69, "一般高", "Pure Double Chow", 1, of_two_chows=pure_double_chow),
    Fan(70, "喜相逢", "Mixed Double Chow", 1, of_two_chows=mixed_double_chow),
    Fan(71, "连六", "Short Straight", 1, of_two_chows=short_straight),
    Fan(72, "老少副", "Two Terminal Chows", 1, of_two_chows=two_terminal_chows),
    Fan(73, "幺九刻", "Pung of Terminals or Honors", 1, pung_of_terminals_or_honors),
    Fan(74, "明杠", "Melded Kong", 1, melded_kong),
    Fan(75, "缺一门", "One Voided Suit", 1, one_voided_suit),
    Fan(76, "无字", "No Honors", 1, no_honors),
    Fan(77, "边张", "Edge Wait", 1, edge_wait),
    Fan(78, "坎张", "Closed Wait", 1, closed_wait),
    Fan(79, "单钓将", "Single Wait", 1, single_wait),
    Fan(80, "自摸", "Self-Drawn", 1, self_drawn),
    Fan(81, "花牌", "Flower Tiles", 1, flower_tiles),
)  # fmt: skip

FAN_OF_FOUR_CHOWS = ("一色双龙会", "一色四同顺", "一色四步高", "三色双龙会")
BY_NAME = {fan.name: fan for fan in TABLE}

# Notes: what the printed list of 1998 excludes besides.
STRICT_1998 = {
    "大三元": {"缺一门"},
    "小三元": {"缺一门"},
    "三风刻": {"缺一门"},
    "一色四同顺": {"缺一门"},
    "一色四节高": {"缺一门"},
    "一色四步高": {"缺一门"},
    "清幺九": {"三同刻"},
}

# Editions: what the WMO edition counts all the same.
WMO_COUNTS = {
    "绿一色": {"混一色"},
    "清幺九": {"双同刻"},
    "三杠": {"暗杠", "双暗杠"},
    "四杠": {"暗杠", "双暗杠"},
}
WMO_VALUES = {"双暗杠": 8}


def value_of(fan: Fan, options: Options) -> int:
    if fan.name == "明暗杠":
        return options.value_of_mixed_kongs
    if options.is_wmo:
        return WMO_VALUES.get(fan.name, fan.value)
    return fan.value


def excluded_by(fan: Fan, options: Options) -> set[str]:
    """The names that are not counted when this fan is (P2, P3), under these options."""
    names = set(fan.not_with)
    if options.strict_1998:
        names |= STRICT_1998.get(fan.name, set())
    if options.is_wmo:
        names -= WMO_COUNTS.get(fan.name, set())
        if set(P2) <= set(fan.not_with):
            names.remove("不求人")
    return names
