"""What is wrong with a command line is one line on standard error, and exit code 2."""

from __future__ import annotations

import pytest

from support.command_line import CommandLine

WIN = "[123p,1][789p,2]44s45567p3p"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["score", "12x"], "position 2: "),
        (["score", ""], "empty"),
        (["score", "123m"], "3 tiles"),
        (["score", "123m456p789sEEFF"], "waits"),
        (["waits", WIN], "score"),
        (["score", WIN, "--seat", "X"], "X"),
        (["score", WIN, "--option", "edition=none"], "edition=none"),
        (["score", WIN, "--option", "edtion=mil"], "edtion"),
        (["score", WIN, "--option", "name=1"], "name"),
        (["score", WIN, "--option", "edition"], "name=value"),
        (["score", WIN, "--rules", "checkers"], "checkers"),
        (["score", WIN, "--hun", "0m"], "0m"),
        (["score", WIN, "--hun", "1p"], "hun"),
        (["score", WIN, "--last-four"], "last_four"),
        (["score", WIN, "--after-draw"], "after_draw"),
        (["score", WIN, "--flowers", "x"], "--flowers"),
        (["score", WIN, "--flowers", "9"], "9 flowers"),
        (["score", WIN, "--flowers", "-1"], "--flowers"),
        (["score", WIN, "--flowers", "²"], "--flowers"),
        (["waits", "123m456p789sEEFF", "--visible", "123x"], "--visible: position 3"),
        (["waits", "123m456p789sEEFF", "--visible", "EEEE"], "E"),
        (["decompose", WIN, "--limit", "0"], "--limit"),
        (["score"], "HAND"),
        (["score", WIN, "more"], "more"),
        (["score", WIN, "--self"], "--self"),
        (["guess", WIN], "guess"),
        (["score", WIN, "--lang", "fr"], "fr"),
        (["fans", "--option", "a"], "name=value"),
        (["score\nexplain", WIN], "explain"),
        (["score", WIN, "a\nb\x1b[31m"], "unrecognized"),
        (["score", WIN, "x" * 100_000], "unrecognized"),
        (["score", "x" * 100_000], "too long"),
        (["score", "\udcff\udc80"], "position 0"),
    ],
)  # fmt: skip
def test_one_line_says_what_and_where(hupai: CommandLine, arguments: list[str], said: str) -> None:
    answered = hupai(*arguments)
    assert answered.code == 2
    assert answered.out == ""
    assert answered.err.startswith("hupai: error: ")
    assert answered.err.count("\n") == 1
    assert answered.err[:-1].isprintable()
    assert len(answered.err) < 600
    assert said in answered.err


def test_an_error_speaks_the_language_asked_for(hupai: CommandLine) -> None:
    assert "位置 2：" in hupai("score", "12x", "--lang", "zh").err


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["score", WIN, "--rules", "liaoyang"], "--indicator TILE / --hun TILE"),
        (["score", WIN, "--rules", "liaoyang", "--hun", "8m"], "--option jiqiang=…"),
        (
            ["fans", "--rules", "liaoyang", "--indicator", "2m", "--option", "dan=heng"],
            "--option dan_reading=…",
        ),
        (["settle", WIN, "--winner", "E", "--no-self-drawn"], "--discarder SEAT"),
    ],
)
def test_what_is_missing_is_named_as_it_is_said_here(
    hupai: CommandLine, arguments: list[str], hint: str
) -> None:
    assert hupai(*arguments).err.endswith(f"; on the command line: {hint}\n")
    assert hupai(*arguments, "--lang", "zh").err.endswith(f"；命令行上写作 {hint}\n")


def test_rules_are_wrong_before_a_line_is_read(hupai: CommandLine) -> None:
    answered = hupai("score", "-", "--option", "edition=none", stdin=b"12x\n")
    assert answered.code == 2
    assert answered.out == ""


def test_no_command_prints_the_help(hupai: CommandLine) -> None:
    answered = hupai()
    assert answered.code == 2
    assert answered.out.startswith("usage: hupai ")
