"""Arguments that several commands share, and what they mean as values of the API."""

from __future__ import annotations

import argparse
import os
import sys
from typing import TYPE_CHECKING

import hupai
from hupai import HandError, RuleError, _core
from hupai.cli.output import Output

if TYPE_CHECKING:
    from typing import Any, NoReturn, TypeAlias

    Parser: TypeAlias = "ArgumentParser"
    Commands: TypeAlias = "argparse._SubParsersAction[ArgumentParser]"

NO_WIN = 1
LONGEST_MESSAGE = 400

CIRCUMSTANCES = {
    "self_drawn": "won by drawing the last tile oneself",
    "last_of_kind": "the other three copies of the winning tile lie open",
    "last_tile": "the last tile of the wall, or the discard after it",
    "kong": "a kong's replacement tile (self-drawn), or a robbed kong",
    "last_four": "won in the last four tiles (Liaoyang)",
    "after_draw": "the hand before was drawn (Liaoyang)",
}

# What the rules ask for in the words of the API, by code and option, and how it is said here.
HINTS = {
    ("missing_option", "indicator"): "--indicator TILE / --hun TILE",
    ("missing_option", "discarder"): "--discarder SEAT",
    ("unsupported_rule", "jiqiang"): "--option jiqiang=…",
    ("unsupported_rule", "dan_reading"): "--option dan_reading=…",
}


class UsageError(Exception):
    """The command line itself cannot be understood."""


class ArgumentParser(argparse.ArgumentParser):
    """argparse whose errors are raised, so that every error leaves as the same one line."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} (see {self.prog} --help)")

    def _print_message(self, message: str, file: Any = None) -> None:
        """Help and version go the way of every answer."""
        output = Output(file or sys.stdout, json=False)
        output.line(message.rstrip("\n"))
        output.flush()


class HelpFormatter(argparse.RawDescriptionHelpFormatter):
    """Keeps the lines of the examples, and gives names of options room."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=28)
        # argparse forgets that commands are indented once more
        self._action_max_length = len("decompose") + 4


def add_parser(commands: Commands, name: str, summary: str, examples: str) -> Parser:
    """A command's parser, with examples at the end of its help."""
    return commands.add_parser(
        name,
        help=summary,
        description=summary[0].upper() + summary[1:] + ".",
        epilog="examples:\n" + "".join(f"  {line}\n" for line in examples.strip().splitlines()),
        formatter_class=HelpFormatter,
        allow_abbrev=False,
    )


def add_hand(parser: Parser) -> None:
    parser.add_argument(
        "hand",
        metavar="HAND",
        help="a hand's text, e.g. '[WWWW,1][444s,1]45m678pFF6m'; - reads one a line from standard input",
    )


def add_rules(parser: Parser) -> None:
    group = parser.add_argument_group("rules")
    group.add_argument("--rules", metavar="NAME", default="guobiao", help="guobiao (default) or liaoyang")
    group.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        type=_option,
        help="an option of the rules, e.g. edition=wmo2014; may be given several times",
    )
    group.add_argument("--hun", metavar="TILE", help="the kind whose concealed copies are wildcards")
    group.add_argument(
        "--indicator", metavar="TILE", help="the tile turned up, which names the hun (Liaoyang)"
    )


def add_circumstances(parser: Parser) -> None:
    group = parser.add_argument_group(
        "circumstances", "What is said here goes before what the hand's text says."
    )
    group.add_argument(
        "--seat", metavar="WIND", help="the winner's seat: E, S, W or N (default: E; Liaoyang S)"
    )
    group.add_argument("--round", metavar="WIND", help="the round: E, S, W or N (default: E)")
    for name, meaning in CIRCUMSTANCES.items():
        group.add_argument(
            "--" + name.replace("_", "-"), action=argparse.BooleanOptionalAction, default=None, help=meaning
        )
    group.add_argument(
        "--drawn-hands",
        metavar="N",
        type=count,
        help="how many hands before were drawn; --after-draw says one",
    )
    group.add_argument("--flowers", metavar="N", type=count, help="how many flowers were drawn")


def add_output(parser: Parser) -> None:
    group = parser.add_argument_group("input and output")
    group.add_argument("--json", action="store_true", help="answer in JSON; one object a line")
    add_language(group)
    group.add_argument(
        "--notation",
        choices=["native", "unicode", "botzone", "chinese"],
        default="native",
        help="how tiles are written to people (default: native)",
    )
    group.add_argument(
        "--z-order",
        choices=["chinese", "riichi"],
        help="how to read 5z 6z 7z: 中发白 (chinese) or 白发中 (riichi); without it they are refused",
    )


def add_language(group: argparse._ActionsContainer) -> None:
    group.add_argument(
        "--lang", choices=["en", "zh"], help="language of the words (default: from the locale)"
    )


def count_from_one(text: str) -> int:
    number = count(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1")
    return number


def count(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise argparse.ArgumentTypeError(f"{text[:20]!r} is no number")
    return int(text)


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not (name and equals):
        raise argparse.ArgumentTypeError(f"{text[:60]!r} is not of the form name=value")
    return name.strip().replace("-", "_"), _as_the_rules_say_it(value.strip())


def _as_the_rules_say_it(value: str) -> str:
    """Python writes True for what is true here."""
    return value.lower() if value in ("True", "False") else value


class Query:
    """What was asked besides the hand, as values of the API; made once, whatever the number of hands."""

    def __init__(self, arguments: argparse.Namespace, lang: str) -> None:
        self.arguments = arguments
        self.lang = lang
        self.json: bool = arguments.json
        self.notation: str = getattr(arguments, "notation", "native")
        self.z_order: str | None = getattr(arguments, "z_order", None)
        self.rules = rules_of(arguments)
        self.win = win_of(arguments) if hasattr(arguments, "self_drawn") else None
        self.flowers: int | None = getattr(arguments, "flowers", None)
        self.visible = visible_of(arguments, lang)

    def hand(self, text: bytes) -> hupai.Hand:
        hand = hupai.parse_hand(text, z_order=self.z_order)
        return hand if self.flowers is None else _core._with_flowers(hand, self.flowers)

    def explanation(self, text: bytes) -> tuple[hupai.Explanation, int]:
        """Of a hand that should be a win, with the exit code."""
        explanation = hupai.explain(self.hand(text), self.rules, self.win)
        return explanation, NO_WIN if explanation.score is None else 0


def rules_of(arguments: argparse.Namespace) -> hupai.Rules:
    options = dict(arguments.option)
    for name in ("hun", "indicator"):
        if getattr(arguments, name) is not None:
            options[name] = getattr(arguments, name)
    return hupai.rules(arguments.rules, **options)


def win_of(arguments: argparse.Namespace) -> hupai.Win:
    said = {name: getattr(arguments, name) for name in CIRCUMSTANCES}
    if arguments.drawn_hands is not None:
        if said["after_draw"] not in (None, arguments.drawn_hands > 0):
            raise UsageError("--drawn-hands and --after-draw contradict each other")
        said["after_draw"] = arguments.drawn_hands
    return hupai.Win(seat_wind=arguments.seat, round_wind=arguments.round, **said)


def visible_of(arguments: argparse.Namespace, lang: str) -> tuple[int, ...] | None:
    """Copies of each kind that were seen outside the hand."""
    if getattr(arguments, "visible", None) is None:
        return None
    try:
        return _core._tile_counts(os.fsencode(arguments.visible), arguments.z_order)
    except HandError as error:
        raise UsageError(f"--visible: {error_text(error, lang)}") from None


def language(asked: str | None) -> str:
    """What was asked for, else "zh" in a Chinese locale, else "en"."""
    if asked is not None:
        return asked
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return "zh" if value.lower().startswith("zh") else "en"
    if sys.platform == "win32":
        import locale

        return "zh" if (locale.getlocale()[0] or "").lower().startswith(("zh", "chinese")) else "en"
    return "en"


def error_text(error: HandError | RuleError, lang: str) -> str:
    """The message, where the text is wrong, and how what is missing is said on the command line."""
    said = "；命令行上写作 {}" if lang == "zh" else "; on the command line: {}"
    hint = HINTS.get((error.code, option_at_fault(error)))
    return _core._error_text(error, lang) + (said.format(hint) if hint else "")


def option_at_fault(error: HandError | RuleError) -> str:
    """Of the values that the API names, the last: `jiqiang` of `hun=8m: jiqiang=derive | none | 2p2s`."""
    return error.piece.rpartition(": ")[2].partition("=")[0]


def one_line(message: str) -> str:
    """A message that may quote anything, on one line that a terminal can bear."""
    printable = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in message)
    return printable if len(printable) <= LONGEST_MESSAGE else printable[:LONGEST_MESSAGE] + "…"
