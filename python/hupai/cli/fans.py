"""``hupai fans``: the table of fan."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hupai import _core
from hupai.cli import arguments

if TYPE_CHECKING:
    from hupai.cli.arguments import Commands, Query

EXAMPLES = """
hupai fans
hupai fans --lang zh --option edition=wmo2014
hupai fans --json
"""


def add_command(commands: Commands) -> None:
    summary = "the fan of the rules: value, and what is not counted with each"
    parser = arguments.add_parser(commands, "fans", summary, EXAMPLES)
    arguments.add_rules(parser)
    parser.add_argument("--json", action="store_true", help="answer in JSON")
    arguments.add_language(parser)
    parser.set_defaults(answer=answer, hand="")


def answer(query: Query, _text: bytes, _on_one_line: bool) -> tuple[str, int]:
    if query.json:
        return _core._fans_json(query.rules), 0
    return _core._fans_text(query.rules, query.lang), 0
