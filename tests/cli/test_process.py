"""The command as a process: streams that close, fill up, or cannot print Chinese."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from support.command_line import plain_environment

COMMAND = [sys.executable, "-m", "hupai"]
WIN = "[123p,1][789p,2]44s45567p3p|EE0000|3"
FULL = Path("/dev/full")
posix_only = pytest.mark.skipif(os.name != "posix", reason="pipes and signals of POSIX")

Finished = subprocess.CompletedProcess[bytes]


def finish(command: list[str | bytes], environment: dict[str, str], **streams: Any) -> Finished:
    return subprocess.run(command, check=False, env=plain_environment(**environment), timeout=60, **streams)


def run(*arguments: str | bytes, stdin: bytes = b"", **environment: str) -> Finished:
    return finish([*COMMAND, *arguments], environment, input=stdin, capture_output=True)


def test_the_module_is_the_command() -> None:
    answered = run("score", WIN, "--json")
    assert answered.returncode == 0
    assert json.loads(answered.stdout)["total"] == 38
    assert run("score", "123m456p789sEEFF9p").returncode == 1
    assert run().returncode == 2


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "gbk"])
def test_an_output_that_cannot_print_a_tile_gets_escapes(encoding: str) -> None:
    answered = run("score", WIN, "--lang", "zh", "--notation", "unicode", PYTHONIOENCODING=encoding)
    assert answered.returncode == 0
    assert answered.stderr == b""
    assert b"\\U0001f019" in answered.stdout
    for arguments in (["--help"], ["score", "--help"], ["fans"], ["score", "一x", "--lang", "zh"]):
        assert b"Traceback" not in run(*arguments, PYTHONIOENCODING=encoding).stderr


@pytest.mark.parametrize("encoding", ["ascii", "gbk", "utf-16"])
def test_json_is_valid_on_every_output(encoding: str) -> None:
    answered = run(
        "score",
        "-",
        "--json",
        stdin=WIN.encode() + b"\n\xf0\x9f\x80\x99\xc3\xa9x\n",
        PYTHONIOENCODING=encoding,
    )
    lines = answered.stdout.decode(encoding).splitlines()
    assert json.loads(lines[0])["fans"][0]["name"] == "一色四步高"
    assert json.loads(lines[1])["hand"] == "🀙éx"


def test_the_c_locale_is_no_hindrance() -> None:
    answered = run("score", WIN, "--lang", "zh", LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0")
    assert answered.returncode == 0
    assert answered.stderr == b""


@posix_only
def test_bytes_that_are_no_text_are_an_error_with_a_place() -> None:
    answered = run("score", b"12m\xff")
    assert answered.returncode == 2
    assert answered.stderr.startswith(b"hupai: error: position 3: ")
    assert answered.stderr.count(b"\n") == 1


@posix_only
@pytest.mark.parametrize(
    "arguments",
    [
        ["--rules", b"\xff"],
        ["--option", b"\xff=1"],
        ["--option", b"edition=\xff"],
        ["--hun", b"\xff"],
        ["--seat", b"\xff"],
        ["--lang", b"\xff"],
        ["--flowers", b"\xff"],
        [b"--\xff"],
        [b"\xff"],
    ],
)
def test_no_argument_needs_to_be_text(arguments: list[str | bytes]) -> None:
    answered = run("score", WIN, *arguments)
    assert answered.returncode == 2
    assert answered.stderr.startswith(b"hupai: error: ")
    assert answered.stderr.count(b"\n") == 1


@posix_only
def test_a_closed_pipe_ends_quietly(tmp_path: Path) -> None:
    hands = tmp_path / "hands.txt"
    hands.write_text((WIN + "\n") * 50_000)
    with hands.open("rb") as stdin:
        process = subprocess.Popen(
            [*COMMAND, "score", "-"], stdin=stdin, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith(b"38")
        process.stdout.close()
        assert process.stderr.read() == b""
        process.stderr.close()
        assert process.wait(60) == 141


@posix_only
@pytest.mark.skipif(not FULL.exists(), reason="no device that is always full")
@pytest.mark.parametrize("arguments", [["score", WIN], ["--help"], ["--version"], ["fans"]])
def test_a_full_output_is_one_line_of_error(arguments: list[str]) -> None:
    with FULL.open("wb") as full:
        answered = finish([*COMMAND, *arguments], {}, stdout=full, stderr=subprocess.PIPE)
    assert answered.returncode == 2
    assert answered.stderr.startswith(b"hupai: error: cannot write the answer: ")
    assert answered.stderr.count(b"\n") == 1


@posix_only
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_are_no_traceback(closed: str) -> None:
    script = f'"$0" -m hupai score - {closed}'
    answered = finish(["sh", "-c", script, sys.executable], {}, input=b"", capture_output=True)
    assert b"Traceback" not in answered.stderr
    assert b"Exception" not in answered.stderr
    assert answered.returncode in (0, 2)


@posix_only
def test_each_answer_is_there_before_the_next_hand_is_asked_for() -> None:
    with subprocess.Popen(
        [*COMMAND, "shanten", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(2):
            process.stdin.write(b"45m\n")
            process.stdin.flush()
            assert process.stdout.readline() == b"0  standard form 0\n"


@posix_only
def test_an_interrupt_ends_quietly() -> None:
    with subprocess.Popen(
        [*COMMAND, "shanten", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(b"45m\n")
        process.stdin.flush()
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 130
        assert process.stderr.read() == b""


def test_heavy_libraries_stay_out() -> None:
    script = (
        "import sys; from hupai.cli.main import main; main(['shanten', '45m']); "
        "print([name for name in ('numpy', 'pyarrow', 'rich', 'matplotlib', 'json') if name in sys.modules])"
    )
    answered = finish([sys.executable, "-c", script], {}, capture_output=True)
    assert answered.stdout.splitlines()[-1] == b"[]"
