"""Writing answers to a stream that may be a terminal, a pipe, full, closed, or unable to print Chinese."""

from __future__ import annotations

import codecs
import errno
import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import TextIO

CLOSED_PIPE = 141  # what a shell reports of a program that a closed pipe ended


class Output:
    """Standard output, whatever it can bear; an OSError is the stream's."""

    def __init__(self, stream: TextIO | None, json: bool) -> None:
        if stream is None or stream.closed:
            raise OSError(errno.EBADF, "standard output is closed")
        self._stream = stream
        self._encoding = getattr(stream, "encoding", None) or "utf-8"
        self._prints_everything = codecs.lookup(self._encoding).name in ("utf-8", "utf-8-sig")
        self._escape = _escaped_json if json else self._backslashed

    def line(self, text: str) -> None:
        self._stream.write((text if self._prints_everything else self._escape(text)) + "\n")

    def flush(self) -> None:
        self._stream.flush()

    def _backslashed(self, text: str) -> str:
        return text.encode(self._encoding, "backslashreplace").decode(self._encoding)


def _escaped_json(text: str) -> str:
    """JSON that is ASCII: outside its strings it is so already."""
    if text.isascii():
        return text
    return "".join(c if c.isascii() else _escapes(c) for c in text)


def _escapes(character: str) -> str:
    units = character.encode("utf-16-be", "surrogatepass").hex()
    return "".join(f"\\u{units[i : i + 4]}" for i in range(0, len(units), 4))


def abandon(stream: TextIO | None) -> None:
    """Lets nothing more be written to a stream that failed, not even when the interpreter ends."""
    if stream is None:
        return
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
    except (OSError, ValueError):  # a stream without a file, as in a test
        pass


def complain(message: str) -> None:
    """The one line on standard error."""
    if sys.stderr is None:
        return
    try:
        encoding = getattr(sys.stderr, "encoding", None) or "utf-8"
        line = f"hupai: error: {message}\n".encode(encoding, "backslashreplace").decode(encoding)
        sys.stderr.write(line)
        sys.stderr.flush()
    except (OSError, ValueError):
        abandon(sys.stderr)
