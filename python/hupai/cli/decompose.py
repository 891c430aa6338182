"""``hupai decompose``: every way to read a complete hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hupai
from hupai import _core
from hupai.cli import arguments

if TYPE_CHECKING:
    from hupai.cli.arguments import Commands, Query

MOST_EXPANDED = 1000  # fourteen wildcards written out are more hands than anybody could list

EXAMPLES = """
hupai decompose 11122233344455m
hupai decompose 112233m445566pHH --lang zh
hupai decompose 123m456pEHHHH --expand --limit 20
"""


def add_command(commands: Commands) -> None:
    parser = arguments.add_parser(commands, "decompose", "every way to read a complete hand", EXAMPLES)
    arguments.add_hand(parser)
    parser.add_argument(
        "--expand", action="store_true", help="write out what sets made of wildcards alone may stand for"
    )
    parser.add_argument(
        "--limit",
        metavar="N",
        type=arguments.count_from_one,
        help=f"list at most N (default: all; with --expand {MOST_EXPANDED})",
    )
    arguments.add_rules(parser)
    arguments.add_output(parser)
    parser.set_defaults(answer=answer)


def answer(query: Query, text: bytes, on_one_line: bool) -> tuple[str, int]:
    hand = query.hand(text)
    expand: bool = query.arguments.expand
    limit = query.arguments.limit or (MOST_EXPANDED if expand else None)
    one_more = None if limit is None else limit + 1
    found = hupai.decompose(hand, query.rules, limit=one_more, expand=expand)
    complete = limit is None or len(found) <= limit
    return render(hand, found[:limit], complete, query, on_one_line), 0


def render(
    hand: hupai.Hand, listed: list[hupai.Decomposition], complete: bool, query: Query, on_one_line: bool
) -> str:
    if query.json:
        return _core._decompositions_json(hand, listed, complete)
    if on_one_line:
        return _core._decompositions_line(hand, listed, complete, query.lang, query.notation)
    return _core._decompositions_text(hand, listed, complete, query.lang, query.notation)
