"""The command line as a fixture."""

from __future__ import annotations

import pytest

from support.command_line import LOCALE_VARIABLES, CommandLine


@pytest.fixture
def hupai(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> CommandLine:
    for name in LOCALE_VARIABLES:
        monkeypatch.delenv(name, raising=False)
    return CommandLine(capsys, monkeypatch)
