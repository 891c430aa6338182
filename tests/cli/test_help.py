"""Every command has help with examples, and the examples run."""

from __future__ import annotations

import shlex

import pytest

import hupai as library
from support.command_line import CommandLine

COMMANDS = ["score", "explain", "waits", "decompose", "shanten", "settle", "fans"]


def examples(help_text: str) -> list[list[str]]:
    return [
        shlex.split(line, comments=True)[1:] for line in help_text.splitlines() if line.startswith("  hupai ")
    ]


def test_the_version_is_that_of_the_library(hupai: CommandLine) -> None:
    assert hupai("--version") == (0, f"hupai {library.__version__}\n", "")


def test_the_help_names_every_command(hupai: CommandLine) -> None:
    answered = hupai("--help")
    assert answered.code == 0
    for command in COMMANDS:
        assert f"    {command}  " in answered.out


def test_the_help_names_the_commands_that_may_find_no_win(hupai: CommandLine) -> None:
    assert "1 no win (score, explain, settle)" in hupai("--help").out


@pytest.mark.parametrize("command", COMMANDS)
def test_the_examples_of_the_help_are_answered(hupai: CommandLine, command: str) -> None:
    shown = examples(hupai(command, "--help").out)
    assert len(shown) >= 3
    for arguments in shown:
        words = [word for word in arguments if word not in ("<", ">", "hands.txt", "scores.jsonl")]
        answered = hupai(*words, stdin=b"45m\n")
        assert answered.err == "", arguments
        assert answered.code in (0, 1, 3), arguments
