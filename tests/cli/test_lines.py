"""HAND `-`: a hand a line in, an answer a line out."""

from __future__ import annotations

import io
import json

import pytest

import hupai as library
from hupai.cli.arguments import UsageError
from hupai.cli.lines import LONGEST_LINE, read_lines
from support.command_line import CommandLine

WIN = b"[123p,1][789p,2]44s45567p3p|EE0000|3"


def test_each_line_has_its_answer_in_order(hupai: CommandLine) -> None:
    answered = hupai("score", "-", stdin=WIN + b"\n123m456p789sEEFF9p\n" + WIN + b"\n")
    assert answered.code == 0
    assert len(answered.lines) == 3
    assert answered.lines[0].startswith("38  Four Pure Shifted Chows 32 + ")
    assert answered.lines[1] == "no win: the tiles form no winning shape"
    assert answered.lines[2] == answered.lines[0]


@pytest.mark.parametrize("command", ["score", "explain", "decompose", "shanten"])
def test_every_command_answers_json_lines(hupai: CommandLine, command: str) -> None:
    answered = hupai(command, "-", "--json", stdin=WIN + b"\n" + WIN)
    assert answered.code == 0
    assert [json.loads(line)["schema"] for line in answered.lines] == [1, 1]
    assert answered.lines[0] + "\n" == hupai(command, WIN.decode(), "--json").out


def test_the_short_answers(hupai: CommandLine) -> None:
    assert hupai("waits", "-", stdin=b"[789m,2][456m,1]567s78pEE").lines == ["6p x4 8/7!  9p x4 3!/2!"]
    assert hupai("decompose", "-", stdin=b"111m22p").lines == ["standard form: 111m  22p"]
    assert hupai("shanten", "-", stdin=b"45m11p").lines == ["0  standard form 0"]
    explained = hupai("explain", "-", stdin=b"123m456p789sEEFF9p").lines[0]
    assert explained.startswith("no win: the tiles form no winning shape; shanten 0  standard form 0, ")
    assert explained.endswith("; nearer with E x2  F x2")


def test_a_complete_hand_that_breaks_a_condition_has_nothing_to_come_nearer_to(hupai: CommandLine) -> None:
    liaoyang = ("--rules", "liaoyang", "--indicator", "7m")
    answered = hupai("explain", "-", *liaoyang, stdin=b"[345s,1]234m456p678p55p")
    assert answered.lines == ["no win: there is no terminal and no honour (R26b)"]
    rules = library.Liaoyang(indicator="7m")
    assert library.explain("[345s,1]234m456p678p55p", rules).message == answered.lines[0]
    assert "; shanten 0" in library.explain("[345s,1]234m456p678p59p", rules).message


def test_a_bad_line_is_answered_and_the_rest_goes_on(hupai: CommandLine) -> None:
    answered = hupai("score", "-", stdin=b"12x\n" + WIN + b"\n")
    assert answered.code == 3
    assert answered.lines[0].startswith("error: position 2: ")
    assert answered.lines[1].startswith("38")
    assert answered.err == ""


def test_a_bad_line_in_json_has_code_message_and_position(hupai: CommandLine) -> None:
    answered = hupai("score", "-", "--json", stdin=b"12x\n" + WIN)
    assert answered.code == 3
    bad = json.loads(answered.lines[0])
    assert bad["hand"] == "12x"
    assert set(bad["error"]) == {"code", "message", "position"}
    assert (bad["error"]["code"], bad["error"]["position"]) == ("unknown_tile", 2)
    assert json.loads(answered.lines[1])["total"] == 38


def test_a_line_that_breaks_a_rule_is_answered_too(hupai: CommandLine) -> None:
    answered = hupai("score", "-", "--json", stdin=WIN.replace(b"|3", b"|9") + b"\n123m\n")
    assert answered.code == 3
    assert [json.loads(line)["error"]["code"] for line in answered.lines] == [
        "too_many_flowers",
        "bad_tile_count",
    ]


def test_a_blank_line_is_an_empty_hand(hupai: CommandLine) -> None:
    answered = hupai("shanten", "-", "--json", stdin=b"\n45m\n")
    assert answered.code == 3
    assert json.loads(answered.lines[0])["error"]["code"] == "empty_hand"
    assert json.loads(answered.lines[1])["shanten"] == 0


def test_no_line_is_no_answer(hupai: CommandLine) -> None:
    assert hupai("shanten", "-") == (0, "", "")


def test_line_ends_of_windows_and_a_byte_order_mark_are_no_part_of_a_hand(hupai: CommandLine) -> None:
    answered = hupai("shanten", "-", stdin=b"\xef\xbb\xbf45m\r\n45m\r\n")
    assert answered.lines == ["0  standard form 0"] * 2


def test_any_bytes_are_answered_with_valid_json(hupai: CommandLine) -> None:
    hostile = [bytes([byte]) * 3 for byte in range(256) if byte != 0x0A] + [
        b"\xed\xa0\x80",
        b"\xf0\x9f\x80",
        b'"\\\x00',
    ]
    answered = hupai("shanten", "-", "--json", stdin=b"\n".join(hostile))
    assert answered.code == 3
    lines = answered.out.split("\n")[:-1]
    assert len(lines) == len(hostile)
    for line in lines:
        assert set(json.loads(line)["error"]) == {"code", "message", "position"}


def test_any_bytes_are_one_readable_line_each(hupai: CommandLine) -> None:
    hostile = [bytes([byte]) * 3 for byte in range(256) if byte != 0x0A] + ["\u2028\u0085".encode()]
    answered = hupai("shanten", "-", stdin=b"\n".join(hostile))
    assert len(answered.lines) == len(hostile)
    assert all(line.isprintable() for line in answered.lines)


def test_a_line_longer_than_any_hand_is_an_error_of_its_own_line(hupai: CommandLine) -> None:
    answered = hupai("shanten", "-", "--json", stdin=b"1m" * 1_000_000 + b"\n45m\n")
    assert answered.code == 3
    assert len(answered.lines[0]) < 5000
    assert json.loads(answered.lines[0])["error"]["code"] == "text_too_long"
    assert json.loads(answered.lines[1])["shanten"] == 0


def test_a_long_line_is_never_held_whole() -> None:
    class Endless(io.RawIOBase):
        left = 100

        def read1(self, size: int) -> bytes:
            self.left -= 1
            return b"1" * size if self.left > 0 else b"\n" if self.left == 0 else b""

    lines = list(read_lines(Endless(), lambda: None))  # type: ignore[arg-type]
    assert [len(line) for line in lines] == [LONGEST_LINE]


def test_answers_are_flushed_before_more_is_waited_for() -> None:
    events: list[str] = []

    chunks = [b"1\n2", b"\n", b"3"]

    class Slow(io.RawIOBase):
        def read1(self, _size: int) -> bytes:
            return chunks.pop(0) if chunks else b""

    for line in read_lines(Slow(), lambda: events.append("flush")):  # type: ignore[arg-type]
        events.append(line.decode())
    assert events == ["1", "flush", "2", "flush", "flush", "3"]


def test_an_input_that_cannot_be_read_is_an_error_of_its_own() -> None:
    class Broken(io.RawIOBase):
        def read1(self, _size: int) -> bytes:
            raise OSError(5, "Input/output error")

    class Impatient(io.RawIOBase):
        def read1(self, _size: int) -> bytes | None:
            return None

    for stream in (Broken(), Impatient()):
        with pytest.raises(UsageError, match="cannot read standard input"):
            list(read_lines(stream, lambda: None))  # type: ignore[arg-type]
