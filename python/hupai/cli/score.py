"""``hupai score``: what a win is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hupai import _core
from hupai.cli import arguments

if TYPE_CHECKING:
    from hupai import Explanation
    from hupai.cli.arguments import Commands, Query

EXAMPLES = """
hupai score '[WWWW,1][444s,1]45m678pFF6m' --self-drawn --seat S
hupai score '123m123p1277sCCC3s|EE0000|3' --lang zh --notation unicode
hupai score 123m45pHEEEFFF9s9s --option edition=wmo2014 --json
hupai score - --json < hands.txt > scores.jsonl
"""


def add_command(commands: Commands) -> None:
    parser = arguments.add_parser(commands, "score", "what a win is worth, fan by fan", EXAMPLES)
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
        return _core._score_json(explanation, query.lang)
    if on_one_line:
        return _core._score_line(explanation, query.lang, query.notation)
    return _core._score_text(explanation, query.lang, query.notation)
