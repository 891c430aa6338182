"""``hupai shanten``: how far a hand is from waiting."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hupai
from hupai import _core
from hupai.cli import arguments

if TYPE_CHECKING:
    from hupai.cli.arguments import Commands, Query

EXAMPLES = """
hupai shanten 147m258p369sESWN
hupai shanten 123m456p789sEEFF5m --json
hupai shanten 1123m456p789sEEF --hun 3m --lang zh
"""


def add_command(commands: Commands) -> None:
    parser = arguments.add_parser(
        commands, "shanten", "how many tiles a hand is from waiting, form by form", EXAMPLES
    )
    arguments.add_hand(parser)
    arguments.add_rules(parser)
    arguments.add_output(parser)
    parser.set_defaults(answer=answer)


def answer(query: Query, text: bytes, on_one_line: bool) -> tuple[str, int]:
    hand = query.hand(text)
    return render(hand, hupai.shanten_by_form(hand, query.rules), query, on_one_line), 0


def render(hand: hupai.Hand, by_form: dict[str, int], query: Query, on_one_line: bool) -> str:
    if query.json:
        return _core._shanten_json(hand, by_form)
    if on_one_line:
        return _core._shanten_line(hand, by_form, query.lang, query.notation)
    return _core._shanten_text(hand, by_form, query.lang, query.notation)
