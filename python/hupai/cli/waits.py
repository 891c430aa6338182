"""``hupai waits``: what completes a hand, and what it is then worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hupai
from hupai import _core
from hupai.cli import arguments

if TYPE_CHECKING:
    from hupai.cli.arguments import Commands, Query

EXAMPLES = """
hupai waits 1112345678999s
hupai waits '[WWWW,1][444s,1]45m678pFF' --visible 3m66mF
hupai waits 123m456p789sEEHH --json
"""


def add_command(commands: Commands) -> None:
    summary = "what completes a hand of 13 tiles, and what it is then worth"
    parser = arguments.add_parser(commands, "waits", summary, EXAMPLES)
    arguments.add_hand(parser)
    parser.add_argument(
        "--visible",
        metavar="TILES",
        help="tiles seen beside the hand and its own melds: they are not live",
    )
    arguments.add_rules(parser)
    arguments.add_circumstances(parser)
    arguments.add_output(parser)
    parser.set_defaults(answer=answer)


def answer(query: Query, text: bytes, on_one_line: bool) -> tuple[str, int]:
    hand = query.hand(text)
    waits = hupai.waits(hand, query.rules, query.win, query.visible)
    return render(hand, waits, query, on_one_line), 0


def render(hand: hupai.Hand, waits: list[hupai.Wait], query: Query, on_one_line: bool) -> str:
    if query.json:
        return _core._waits_json(hand, query.rules, waits)
    if on_one_line:
        return _core._waits_line(hand, query.rules, waits, query.lang, query.notation)
    return _core._waits_text(hand, query.rules, waits, query.lang, query.notation)
