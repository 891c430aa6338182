"""The command line, called in this process or as a process of its own."""

from __future__ import annotations

import io
import json
import os
import sys
from typing import Any, NamedTuple

import pytest

from hupai.cli.main import main

LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


class Answered(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


class CommandLine:
    """Calls `hupai` with arguments and, for HAND `-`, the bytes of standard input."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._monkeypatch = monkeypatch

    def __call__(self, *arguments: str, stdin: bytes = b"") -> Answered:
        self._monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        code = main(arguments)
        return Answered(code, *self._capsys.readouterr())


def plain_environment(**changes: str) -> dict[str, str]:
    """An environment for a process: this one's, in no particular language."""
    kept = {name: value for name, value in os.environ.items() if name not in LOCALE_VARIABLES}
    return kept | changes
