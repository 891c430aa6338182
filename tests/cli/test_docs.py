"""What the pages on the command line show is what the command line prints."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from support.command_line import CommandLine

DOCS = Path(__file__).parents[2] / "docs"
PAGES = ["cli.md", "cli.zh-CN.md", "json.md", "../README.md", "../README.zh-CN.md"]


def sessions(page: str) -> list[tuple[str, str]]:
    """Each command of a page's ```console blocks, and what stands below it."""
    blocks = re.findall(
        r"^```console\n\$ (.*)\n((?:.*\n)*?)```$", (DOCS / page).read_text(encoding="utf-8"), re.MULTILINE
    )
    return [(command, shown) for command, shown in blocks]


def arguments_and_input(command: str) -> tuple[list[str], bytes]:
    """Of `hupai …`, or of `printf '…' | hupai …`."""
    words = shlex.split(command)
    stdin = b""
    if words[0] == "printf":
        stdin = words[1].replace("\\n", "\n").encode()
        words = words[words.index("|") + 1 :]
    assert words[0] == "hupai"
    return words[1:], stdin


@pytest.mark.parametrize("page", PAGES)
def test_what_a_page_shows_is_what_is_printed(
    hupai: CommandLine, monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    if page.endswith(".zh-CN.md"):
        monkeypatch.setenv("LANG", "zh_CN.UTF-8")
    shown = sessions(page)
    assert shown
    for command, output in shown:
        arguments, stdin = arguments_and_input(command)
        answered = hupai(*arguments, stdin=stdin)
        assert answered.out + answered.err == output, command


@pytest.mark.parametrize("page", ["cli.md", "cli.zh-CN.md"])
def test_the_pages_name_every_option(hupai: CommandLine, page: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    for command in ("score", "waits", "decompose"):
        for option in re.findall(r"^  (--[a-z-]+)", hupai(command, "--help").out, re.MULTILINE):
            assert option in text, option
