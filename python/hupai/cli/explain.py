"""``hupai explain``: why a hand scores what it scores, or why it does not win."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hupai import _core
from hupai.cli import arguments

if TYPE_CHECKING:
    from hupai import Explanation
    from hupai.cli.arguments import Commands, Query

EXAMPLES = """
hupai explain '[WWWW,1][444s,1]45m678pFF6m' --self-drawn
hupai explain 123m456p789sEEFF9p
hupai explain 123m45pHEEEFFF9s9s --lang zh
"""


def add_command(commands: Commands) -> None:
    summary = "why a hand scores what it scores, or why it does not win"
    parser = arguments.add_parser(commands, "explain", summary, EXAMPLES)
    arguments.add_hand(parser)
    arguments.add_rules(parser)
    arguments.add_circumstances(parser)
    arguments.add_output(parser)
    parser.set_defaults(answer=answer)


def answer(query: Query, text: bytes, on_one_line: bool) -> tuple[str, int]:
    explanation, code = query.explanation(text)
    return render(explanation, query, on_one_line), code


def render(explanation: Explanation, query: Query, on_one_line: bool) -> str:
    if query.json:
        return _core._explanation_json(explanation, query.lang)
    if on_one_line:
        return _core._explanation_line(explanation, query.lang, query.notation)
    return explanation.text(lang=query.lang, notation=query.notation)
