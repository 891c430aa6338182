"""The command `hupai`."""

from __future__ import annotations

import argparse
import os
import sys
from typing import TYPE_CHECKING

import hupai
from hupai import HandError, RuleError
from hupai.cli import decompose, explain, fans, lines, score, settle, shanten, waits
from hupai.cli.arguments import (
    ArgumentParser,
    HelpFormatter,
    Query,
    UsageError,
    error_text,
    language,
    one_line,
)
from hupai.cli.output import CLOSED_PIPE, Output, abandon, complain

if TYPE_CHECKING:
    from collections.abc import Sequence

COMMANDS = (score, explain, waits, decompose, shanten, settle, fans)
BAD_INPUT = 2
INTERRUPTED = 130

EXAMPLES = """\
examples:
  hupai score '[WWWW,1][444s,1]45m678pFF6m' --self-drawn
  hupai waits 1112345678999s
  hupai shanten 147m258p369sESWN --json
  hupai score - < hands.txt

exit codes: 0 answered, 1 no win (score, explain, settle), 2 bad input or usage, 3 some lines were bad
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command line and returns its exit code; raises nothing, whatever the arguments and streams."""
    try:
        return run(build_parser().parse_args(argv))
    except SystemExit as finished:  # --help and --version
        return finished.code if isinstance(finished.code, int) else 0
    except BrokenPipeError:
        abandon(sys.stdout)
        return CLOSED_PIPE
    except KeyboardInterrupt:
        abandon(sys.stdout)
        return INTERRUPTED
    except OSError as error:  # what cannot be read is a UsageError
        abandon(sys.stdout)
        complain(one_line(f"cannot write the answer: {error.strerror}"))
        return BAD_INPUT
    except UsageError as error:
        complain(one_line(str(error)))
        return BAD_INPUT


def run(arguments: argparse.Namespace) -> int:
    if arguments.command is None:
        build_parser().print_help()
        return BAD_INPUT
    lang = language(arguments.lang)
    try:
        return answer(Query(arguments, lang))
    except (HandError, RuleError) as error:
        raise UsageError(error_text(error, lang)) from None


def answer(query: Query) -> int:
    output = Output(sys.stdout, query.json)
    if query.arguments.hand == "-":
        code = lines.answer_lines(query, output)
    else:
        text, code = query.arguments.answer(query, os.fsencode(query.arguments.hand), False)
        output.line(text)
    output.flush()
    return code


def build_parser() -> ArgumentParser:
    parser = ArgumentParser(
        prog="hupai",
        description="Scores, waits and distances of mahjong hands (胡牌).",
        epilog=EXAMPLES,
        formatter_class=HelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"hupai {hupai.__version__}")
    # With `prog` given, no formatter is made for it: that would import shutil, and with it lzma and bz2.
    commands = parser.add_subparsers(metavar="COMMAND", dest="command", title="commands", prog=parser.prog)
    for command in COMMANDS:
        command.add_command(commands)
    return parser
