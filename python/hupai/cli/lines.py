"""Hands one a line from standard input, one answer line each, in order."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, cast

from hupai import HandError, RuleError, _core
from hupai.cli.arguments import UsageError, error_text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from io import BufferedReader

    from hupai.cli.arguments import Query
    from hupai.cli.output import Output

CHUNK = 1 << 16
LONGEST_LINE = 4096  # far beyond every hand: the rest of the line is dropped, and the line is an error anyway
BYTE_ORDER_MARK = b"\xef\xbb\xbf"
SOME_LINES_WERE_BAD = 3


def answer_lines(query: Query, output: Output) -> int:
    """Answers every line; the exit code says whether some were bad."""
    if sys.stdin is None or sys.stdin.closed:
        raise UsageError("standard input is closed")
    code = 0
    for text in read_lines(cast("BufferedReader", sys.stdin.buffer), output.flush):
        try:
            line, _ = query.arguments.answer(query, text, True)
        except (HandError, RuleError) as error:
            line = error_line(query, text, error)
            code = SOME_LINES_WERE_BAD
        output.line(line)
    return code


def error_line(query: Query, text: bytes, error: HandError | RuleError) -> str:
    if query.json:
        return _core._error_json(text, error, query.lang)
    return "error: " + error_text(error, query.lang)


def read_chunk(stream: BufferedReader) -> bytes:
    """What is there to read, at least one byte; nothing at the end."""
    try:
        chunk: bytes | None = stream.read1(CHUNK)
    except OSError as error:
        raise UsageError(f"cannot read standard input: {error.strerror}") from None
    if chunk is None:
        raise UsageError("cannot read standard input: it does not wait for what is still to come")
    return chunk


def read_lines(stream: BufferedReader, before_waiting: Callable[[], None]) -> Iterator[bytes]:
    """The lines without their ends, in bounded memory; calls `before_waiting` whenever more must be read."""
    rest = b""
    is_first = True
    while chunk := read_chunk(stream):
        if is_first:
            chunk = chunk.removeprefix(BYTE_ORDER_MARK)
            is_first = False
        lines = (rest + chunk).split(b"\n")
        rest = lines.pop()[:LONGEST_LINE]
        for line in lines:
            yield line[:LONGEST_LINE].removesuffix(b"\r")
        before_waiting()
    if rest:
        yield rest.removesuffix(b"\r")
