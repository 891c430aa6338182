"""§8: what each loser pays."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from ..tiles import DRAGONS, ReferenceMeld
from .options import BASE_UNIT, Options
from .readings import opens
from .score import LiaoyangScore

SEATS = "ESWN"

Melds = tuple[ReferenceMeld, ...]


@dataclass(frozen=True)
class Loser:
    """A loser's items (scope L), his exponent e_i, and what he owes."""

    items: dict[str, int]
    exponent: int
    uncapped: int  # U·2^e_i
    part: int
    capped: bool  # 掉底


@dataclass(frozen=True)
class ReferenceSettlement:
    payments: dict[str, int]  # of all four, summing to zero
    losers: dict[str, Loser]
    all_capped: bool  # 摇


def settle(
    score: LiaoyangScore,
    *,
    winner: str,
    dealer: str = "E",
    discarder: str | None = None,
    melds: Mapping[str, Iterable[ReferenceMeld]] | None = None,
    kong_discard: bool = False,
    bao: int = 0,
) -> ReferenceSettlement:
    """The payments of a win; `melds` are the losers' laid-down sets."""
    hand, options = score.hand, score.hand.options
    if not {winner, dealer, discarder or winner} <= set(SEATS):
        raise ValueError(f"seats are {SEATS}")
    if (winner == dealer) != hand.dealer or (discarder is None) != hand.self_drawn or discarder == winner:
        raise ValueError("score and table contradict each other")
    if kong_discard and discarder is None:
        raise ValueError("反弹 is a discard")
    if bao < 0:
        raise ValueError("宝 is a count")
    laid = {seat: tuple((melds or {}).get(seat, ())) for seat in SEATS if seat != winner}
    if any(options.hun in meld.tiles for sets in laid.values() for meld in sets):
        raise ValueError("R16: a hun in a meld")
    if discarder is not None and hand.kong:
        laid[discarder] = without_robbed_kong(laid[discarder], hand.winning)
    all_closed = not any(opens(sets) for sets in laid.values())

    losers = {}
    for seat, sets in laid.items():
        extra = {
            "庄家(输)": int(seat == dealer),
            "闭门": closed_fan(sets, all_closed, options),
            "点炮": int(seat == discarder),
            "反弹": replacement_fan(seat == discarder, kong_discard, options),
            "大哥大(输)": dragon_fan(sets, options),
            "鸡枪(倒下)": jiqiang_fan(sets, options),
        }
        exponent = score.total + sum(extra.values())  # R42
        uncapped = BASE_UNIT * options.multiple * 2**exponent
        capped = uncapped >= options.cap  # R43
        extra = {name: fan for name, fan in extra.items() if fan}
        losers[seat] = Loser(extra, exponent, uncapped, min(uncapped, options.cap), capped)

    all_capped = all(loser.capped for loser in losers.values())
    if all_capped:  # R44
        losers = {seat: replace(loser, part=2 * options.cap) for seat, loser in losers.items()}

    pays = {seat: bao_share(seat, discarder, bao, options) for seat in losers}
    for seat, loser in losers.items():  # R45
        pays[seat if discarder is None else discarder] += loser.part
    payments = {seat: sum(pays.values()) if seat == winner else -pays[seat] for seat in SEATS}
    return ReferenceSettlement(payments, losers, all_capped)


def without_robbed_kong(melds: Melds, robbed: int) -> Melds:
    """R24: the robbed konger's four tiles count as the 碰 they were."""
    return tuple(
        ReferenceMeld("pung", robbed) if meld.kind == "kong" and meld.tile == robbed else meld
        for meld in melds
    )


def closed_fan(melds: Melds, all_closed: bool, options: Options) -> int:
    """F3 闭门; by the option "none" nobody's when all three are closed."""
    if opens(melds) or (all_closed and options.all_closed == "none"):
        return 0
    return 1


def replacement_fan(is_discarder: bool, kong_discard: bool, options: Options) -> int:
    """F9 反弹: the discarder's; by the option "all" one for everybody, and the discarder's besides."""
    if not kong_discard:
        return 0
    return int(is_discarder) + int(options.fantan == "all")


def dragon_fan(melds: Melds, options: Options) -> int:
    """F5, F6, R38: each 碰 or 杠 of dragons 1, and 1 for the 杠."""
    dragons = [meld for meld in melds if meld.tile in DRAGONS]
    kongs = [meld for meld in dragons if meld.kind == "kong"]
    sets = min(1, len(dragons)) if options.dageda == "once" else len(dragons)
    return sets + len(kongs)


def jiqiang_fan(melds: Melds, options: Options) -> int:
    """F14, F15, R38: each 鸡枪 tile laid down 1, and 1 for a 杠 of them, which a dragon 杠 has already."""
    tiles = sum(tile in options.jiqiang for meld in melds for tile in meld.tiles)
    kongs = [
        meld
        for meld in melds
        if meld.kind == "kong" and meld.tile in options.jiqiang and meld.tile not in DRAGONS
    ]
    return tiles + len(kongs)


def bao_share(seat: str, discarder: str | None, bao: int, options: Options) -> int:
    """R47: each of the other three pays b·D/10, on top of the cap; by an option the discarder pays for all."""
    if not options.jie_bao:
        return 0
    share = bao * options.cap // 10
    if discarder is None or options.bao_payer == "each":
        return share
    return 3 * share if seat == discarder else 0
