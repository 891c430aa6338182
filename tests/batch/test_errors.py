"""What is wrong with rows and with arrays."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

import hupai
from hupai import batch

WAITING = "123m123p123sEEEC"
GOOD_TEXT = "[234s,2]345m345p34577s|ES1000"


def counts_of(*texts: str) -> Any:
    rows = np.zeros((len(texts), 34), np.uint8)
    for row, text in enumerate(texts):
        for kind in hupai.Hand(list(kinds_of(text))).concealed if text else ():
            rows[row, kind] += 1
    return rows


def kinds_of(text: str) -> tuple[int, ...]:
    return hupai.parse_hand(text).concealed


def bad_counts() -> Any:
    rows = counts_of(*[WAITING] * 7)
    rows[1, 31] = 5
    rows[2, 0] = 0
    rows[3] = 0
    rows[5, 4] = 255
    rows[6, [3, 4]] = 1  # 15 tiles
    return rows


EXPECTED = ["ok", "fifth_copy", "bad_tile_count", "empty_hand", "ok", "fifth_copy", "bad_tile_count"]


@pytest.mark.parametrize(
    ("question", "mark"),
    [(batch.shanten, -128), (batch.waits, 1 << 63), (batch.useful, 1 << 63)],
)
def test_a_bad_row_is_marked_and_the_others_are_answered(question: Any, mark: int) -> None:
    answers = question(bad_counts(), errors="mark")
    alone = question(counts_of(WAITING))[0]
    assert [int(answer) for answer in answers] == [int(alone) if code == "ok" else mark for code in EXPECTED]


def test_a_bad_row_is_marked_among_wins() -> None:
    rows = bad_counts()
    rows[0, 31] += 1
    assert batch.is_win(rows, errors="mark").tolist() == [1, 255, 255, 255, 255, 255, 255]


@pytest.mark.parametrize("question", [batch.shanten, batch.waits, batch.useful])
def test_the_error_names_the_first_bad_rows_and_carries_every_status(question: Any) -> None:
    with pytest.raises(hupai.BatchError) as caught:
        question(bad_counts())
    error = caught.value
    assert isinstance(error, ValueError)
    assert [batch.Status(code).name for code in error.status] == EXPECTED
    assert {row: one.code for row, one in error.errors.items()} == {
        row: code for row, code in enumerate(EXPECTED) if code != "ok"
    }
    assert str(error).startswith(
        "5 of 7 rows are bad: row 1: fifth_copy: a fifth copy of C; row 2: bad_tile_count"
    )
    assert error.message_in("zh").startswith("7 行中有 5 行有误：第 1 行")


def test_an_error_names_five_rows_at_most() -> None:
    with pytest.raises(hupai.BatchError) as caught:
        batch.shanten(np.zeros((1000, 34), np.uint8))
    assert list(caught.value.errors) == [0, 1, 2, 3, 4]
    assert str(caught.value).endswith("; …")
    copy = pickle.loads(pickle.dumps(caught.value))
    assert str(copy) == str(caught.value)


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"hun": np.array([34], np.uint8)}, "bad_kind"),
        ({"melds": 5}, "too_many_melds"),
        ({"melds": np.array([1], np.uint8)}, "bad_tile_count"),
        ({"jokers": 2}, "bad_tile_count"),
        ({"jokers": 255}, "bad_tile_count"),
        ({"forms": "seven_pairs", "melds": 0, "jokers": 0}, None),
    ],
)
def test_hun_jokers_and_melds_are_checked_with_the_row(arguments: dict[str, Any], code: str | None) -> None:
    if code is None:
        assert batch.shanten(counts_of(WAITING), **arguments)[0] >= 0
        return
    with pytest.raises(hupai.BatchError) as caught:
        batch.shanten(counts_of(WAITING), **arguments)
    assert caught.value.errors[0].code == code


def test_each_question_is_asked_of_a_hand_that_fits_it() -> None:
    short, drawn = counts_of("1m"), counts_of("123m123p123sEEECC")
    for call, code in [
        (lambda: batch.waits(drawn), "drawn_already"),
        (lambda: batch.is_win(short), "no_winning_tile"),
        (lambda: batch.shanten(short, forms="thirteen_orphans"), "unreachable_forms"),
    ]:
        with pytest.raises(hupai.BatchError) as caught:
            call()
        assert caught.value.errors[0].code == code


GOOD = np.zeros((4, 34), np.uint8)


@pytest.mark.parametrize(
    ("counts", "came"),
    [
        (GOOD.astype(np.int64), "int64[4, 34]"),
        (GOOD.astype(np.int8), "int8[4, 34]"),
        (GOOD.astype(bool), "bool[4, 34]"),
        (GOOD.astype(np.float32), "float32[4, 34]"),
        (GOOD.astype(object), "'O'[4, 34]"),
        (GOOD[:, :33].copy(), "uint8[4, 33]"),
        (GOOD[0], "uint8[34]"),
        (GOOD[None], "uint8[1, 4, 34]"),
        (np.zeros((4, 68), np.uint8)[:, ::2], "uint8[4, 34] that is not C-contiguous"),
        (np.asfortranarray(GOOD), "uint8[4, 34] that is not C-contiguous"),
        (GOOD[::-1], "uint8[4, 34] that is not C-contiguous"),
        (np.uint8(3), "uint8[]"),
        (b"123m", "uint8[4]"),
    ],
    ids=str,
)
def test_an_array_of_another_kind_is_told_what_was_expected_and_what_came(counts: Any, came: str) -> None:
    with pytest.raises(ValueError) as caught:
        batch.shanten(counts)
    assert str(caught.value) == f"counts: expected a C-contiguous uint8[N, 34], not {came}"


def test_an_array_that_has_no_buffer_is_told_so() -> None:
    with pytest.raises(ValueError, match=r"counts: expected an array uint8\[N, 34\]: "):
        batch.shanten(np.zeros((4, 34), "M8[s]"))


@pytest.mark.parametrize("counts", [[[0] * 34], None, "123m", 5], ids=str)
def test_what_is_no_array_is_a_type_error(counts: Any) -> None:
    with pytest.raises(TypeError, match=r"counts: expected an array uint8\[N, 34\], not "):
        batch.shanten(counts)


@pytest.mark.parametrize("name", ["hun", "jokers", "melds"])
def test_a_column_has_one_byte_for_each_row(name: str) -> None:
    wrong: list[Any] = [np.zeros(3, np.uint8), np.zeros(4, np.int64), np.zeros((4, 1), np.uint8),
                        np.zeros(8, np.uint8)[::2]]  # fmt: skip
    for column in wrong:
        with pytest.raises(ValueError, match=rf"^{name}: expected a C-contiguous uint8\[4\], not "):
            batch.shanten(GOOD, **{name: column})
    for number in (-1, 256, 10**30):
        with pytest.raises(ValueError):
            batch.shanten(GOOD, **{name: number})
    with pytest.raises((TypeError, ValueError)):
        batch.shanten(GOOD, **{name: 1.5})


def test_options_that_do_not_exist_are_refused() -> None:
    wrong: list[dict[str, Any]] = [
        {"held": "dead"},
        {"errors": "ignore"},
        {"threads": -1},
        {"forms": "pairs"},
        {"hun": "x"},
    ]
    for options in wrong:
        with pytest.raises((hupai.RuleError, hupai.HandError)):
            batch.shanten(GOOD, **options)
    with pytest.raises(TypeError, match="for calls without rules"):
        batch.shanten(GOOD, hupai.Guobiao(), hun=3)
    with pytest.raises(TypeError, match="for calls without rules"):
        batch.shanten(GOOD, hupai.Guobiao(), hun=np.zeros(4, np.uint8))
    with pytest.raises(TypeError):
        batch.shanten(GOOD, "guobiao")


def test_a_bad_score_is_marked() -> None:
    scores = batch.score(["123x", GOOD_TEXT, "123m", None, "123m456p789sEEFF9p"], errors="mark")
    assert scores.total.tolist() == [-1, 14, -1, -1, 0]
    assert scores.win.tolist() == [False, True, False, False, False]
    assert [batch.Status(code).name for code in scores.status] == [
        "unknown_tile",
        "ok",
        "bad_tile_count",
        "not_a_hand",
        "ok",
    ]
    assert not scores.fans[[0, 2, 3, 4]].any()


def test_a_bad_score_is_an_error_that_says_where() -> None:
    with pytest.raises(hupai.BatchError) as caught:
        batch.score([GOOD_TEXT, "12m3x", "1m", None, GOOD_TEXT])
    found = caught.value.errors
    assert {row: error.code for row, error in found.items()} == {
        1: "unknown_tile",
        2: "no_winning_tile",
        3: "not_a_hand",
    }
    assert found[1].position == 4
    assert caught.value.status.tolist() == [
        0,
        found_number(found[1]),
        found_number(found[2]),
        found_number(found[3]),
        0,
    ]


def found_number(error: Any) -> int:
    return int(batch.Status[error.code])


def test_what_parsing_marked_stays_marked() -> None:
    hands = batch.HandArray.parse(["123x", GOOD_TEXT], errors="mark")
    assert hands.status.tolist() == [batch.Status.unknown_tile, 0]
    assert batch.score(hands, errors="mark").total.tolist() == [-1, 14]
    with pytest.raises(hupai.BatchError, match=r"1 of 2 rows are bad: row 0: unknown_tile"):
        batch.score(hands)


def test_one_hand_is_not_many() -> None:
    for wrong in (GOOD_TEXT, b"123m", 5, None, {"a": 1}):
        with pytest.raises(TypeError, match="expected many hands"):
            batch.score(wrong)  # type: ignore[arg-type]


def test_the_numbers_of_statuses_are_published() -> None:
    assert (batch.Status.ok, batch.Status.fifth_copy, batch.Status.bad_tile_count) == (0, 11, 12)
    assert batch.Status.not_in_these_rules == 68
    assert "unknown_status" not in batch.Status.__members__
