"""``hupai settle``: who pays whom for a win."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

import hupai
from hupai import HandError, RuleError, _core
from hupai.cli import arguments

if TYPE_CHECKING:
    from hupai.cli.arguments import Commands, Query

NO_WIN = 1
SEATS = "ESWN"

EXAMPLES = """
hupai settle '[234s,2]345m345p34577s' --winner S --discarder W
hupai settle '[CCCC][FFF,1]123m456p99s' --rules liaoyang --indicator 4m --winner E --discarder S --melds 'S=[678s,1]'
hupai settle '[345s,1]23m8m456p678p55p' --rules liaoyang --indicator 7m --winner N --bao 2 --lang zh --json
"""


def add_command(commands: Commands) -> None:
    parser = arguments.add_parser(commands, "settle", "who pays whom for a win", EXAMPLES)
    arguments.add_hand(parser)
    group = parser.add_argument_group("table", "The seats are E, S, W and N.")
    group.add_argument("--winner", metavar="SEAT", required=True, help="the seat that wins")
    group.add_argument("--dealer", metavar="SEAT", default="E", help="the dealer's seat (default: E)")
    group.add_argument("--discarder", metavar="SEAT", help="who discarded (default: the win is self-drawn)")
    group.add_argument(
        "--melds",
        metavar="SEAT=MELDS",
        action="append",
        default=[],
        type=_melds,
        help="what lies open before a loser, e.g. 'E=[123p,1]' (Liaoyang); may be given several times",
    )
    group.add_argument(
        "--kong-discard", action="store_true", help="the discard was a kong's replacement tile (Liaoyang)"
    )
    group.add_argument(
        "--bao",
        metavar="N",
        type=arguments.count,
        default=0,
        help="tiles of the winner that the tile turned after the win equals (Liaoyang)",
    )
    arguments.add_rules(parser)
    arguments.add_circumstances(parser)
    arguments.add_output(parser)
    parser.set_defaults(answer=answer)


def answer(query: Query, text: bytes, on_one_line: bool) -> tuple[str, int]:
    table = table_of(query)
    hand = query.hand(text)
    explanation = hupai.explain(hand, query.rules, win_of(query, hand, table))
    if explanation.score is None:
        return no_win(explanation, query, on_one_line), NO_WIN
    return render(hupai.settle(explanation.score, table), query, on_one_line), 0


def table_of(query: Query) -> hupai.Table:
    """The same for every hand, so that what is wrong with it is wrong with the command."""
    said = query.arguments
    try:
        return hupai.Table(
            said.winner,
            dealer=said.dealer,
            discarder=said.discarder,
            seats=melds_of_seats(said.melds),
            kong_discard=said.kong_discard,
            bao=said.bao,
        )
    except (HandError, RuleError) as error:
        raise arguments.UsageError(arguments.error_text(error, query.lang)) from None


def melds_of_seats(said: list[tuple[str, str]]) -> dict[str, str]:
    """What was said of a seat at several times lies before it together."""
    melds: dict[str, str] = {}
    for seat, more in said:
        melds[seat] = melds.get(seat, "") + more
    return melds


def win_of(query: Query, hand: hupai.Hand, table: hupai.Table) -> hupai.Win:
    """The circumstances; what is not said of seat and last tile follows from the table."""
    said = query.win or hupai.Win()
    fields = {name: getattr(said, name) for name in ("round_wind", *arguments.CIRCUMSTANCES)}
    if said.self_drawn is None and hand.win.self_drawn is None:
        fields["self_drawn"] = table.discarder is None
    seat_wind = said.seat_wind
    if seat_wind is None and hand.win.seat_wind is None:
        seat_wind = SEATS[(SEATS.index(table.winner) - SEATS.index(table.dealer)) % len(SEATS)]
    return hupai.Win(seat_wind=seat_wind, **fields)


def no_win(explanation: hupai.Explanation, query: Query, on_one_line: bool) -> str:
    if query.json:
        return _core._score_json(explanation, query.lang)
    if on_one_line:
        return _core._score_line(explanation, query.lang, query.notation)
    return _core._score_text(explanation, query.lang, query.notation)


def render(settlement: hupai.Settlement, query: Query, on_one_line: bool) -> str:
    if query.json:
        return settlement.to_json()
    if on_one_line:
        return _core._settlement_line(settlement, query.lang, query.notation)
    return settlement.explain(lang=query.lang, notation=query.notation)


def _melds(text: str) -> tuple[str, str]:
    seat, equals, melds = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{text[:60]!r} is not of the form SEAT=MELDS")
    return seat.strip(), melds.strip()
