"""Arrays of hands, and their scores."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import hupai
from hupai import batch
from hupai.batch import HandArray
from support.random_hands import complete_hand, with_jokers
from support.random_liaoyang import liaoyang_game

TEXT = "[456s,1][8888p,6][SSSS]4mFF56m|E-1-00|fah"


@given(st.integers(min_value=0, max_value=2**32), st.integers(min_value=0, max_value=5))
def test_a_hand_goes_into_an_array_and_comes_out_as_it_was(seed: int, jokers: int) -> None:
    rng = random.Random(seed)
    text = with_jokers(rng, complete_hand(rng), jokers).text()
    hand = hupai.parse_hand(text)
    assert HandArray.parse([text])[0] == hand
    assert HandArray.parse([hand, hupai.format_hand(hand, "chinese").encode()])[1] == hand


def test_a_record_is_laid_out_as_documented() -> None:
    hands = HandArray.parse([TEXT])
    assert batch.RECORD.itemsize == 34
    assert hands.tiles.tolist() == [[3, 4, 32, 32, 5, *[255] * 9]]
    assert hands.melds.tolist() == [[21, 2 * 64 + 16, 3 * 64 + 28, 255]]
    assert hands.sources.tolist() == [[1, 6, 0, 0]]
    assert (hands.round_wind[0], hands.seat_wind[0], hands.self_drawn[0]) == (27, 255, 1)
    assert (hands.last_of_kind[0], hands.last_tile[0], hands.kong[0]) == (255, 0, 0)
    assert (hands.flowers[0], hands.flower_letters[0]) == (3, 0b10100001)
    assert (hands.last_four[0], hands.indicator[0], hands.after_draw[0]) == (255, 255, -1)


def test_columns_make_the_hand_that_a_text_makes() -> None:
    parsed = HandArray.parse([TEXT, TEXT])
    made = HandArray(
        parsed.tiles,
        parsed.melds,
        sources=parsed.sources,
        self_drawn=np.array([True, True]),
        round_wind="E",
        last_tile=False,
        kong=0,
        flowers=np.array([3, 3], np.uint8),
        flower_letters=0b10100001,
    )
    assert np.array_equal(made.records, parsed.records)
    assert list(made) == [hupai.parse_hand(TEXT)] * 2


def test_unused_slots_may_stand_anywhere() -> None:
    tiles = np.full((1, 14), 255, np.uint8)
    tiles[0, [1, 3, 4, 8, 12]] = [3, 4, 32, 32, 5]
    melds = np.array([[255, 21, 64 + 29, 255]], np.uint8)
    hand = HandArray(tiles, melds)[0]
    assert str(hand) == "[456s,1][WWW,1]45mFF6m" or hand.melds[0].source == 1
    assert hand.winning == 5


@pytest.mark.parametrize(
    ("columns", "code"),
    [
        ({"tiles": [34, *[255] * 13]}, "bad_kind"),
        ({"tiles": [255] * 14}, "empty_hand"),
        ({"tiles": [0] * 5 + [255] * 9}, "fifth_copy"),
        ({"melds": [7, 255, 255, 255]}, "bad_meld"),
        ({"melds": [64 + 40, 255, 255, 255]}, "bad_meld"),
        ({"melds": [0, 255, 255, 255], "sources": [4, 0, 0, 0]}, "bad_meld_source"),
        ({"melds": [192, 255, 255, 255], "sources": [1, 0, 0, 0]}, "bad_meld_source"),
        ({"self_drawn": 2}, "bad_circumstances"),
        ({"round_wind": 31}, "bad_circumstances"),
        ({"after_draw": -2}, "bad_circumstances"),
        ({"flowers": 100}, "bad_flowers"),
        ({"flowers": 1, "flower_letters": 3}, "bad_flowers"),
        ({"flowers": 9}, "too_many_flowers"),
        ({"last_four": 1}, "not_in_these_rules"),
        ({"indicator": 3}, "not_in_these_rules"),
    ],
    ids=str,
)
def test_records_are_checked_when_they_are_scored(columns: dict[str, Any], code: str) -> None:
    given = HandArray.parse(["123m456p789sEEFFE"])
    changed = {
        name: np.array([value], np.uint8) if isinstance(value, list) else value
        for name, value in columns.items()
    }
    if "melds" in changed:
        changed["tiles"] = np.array([[9, 10, 11, 18, 19, 20, 31, 31, 32, 32, 32, *[255] * 3]], np.uint8)
    with pytest.raises(hupai.BatchError) as caught:
        batch.score(given.replace(**changed))
    assert caught.value.errors[0].code == code


def test_columns_of_another_kind_are_told_what_was_expected() -> None:
    tiles = np.zeros((2, 14), np.uint8)
    for call, message in [
        (
            lambda: HandArray(np.zeros((2, 13), np.uint8)),
            r"tiles: expected uint8\[N, 14\], not uint8\[2, 13\]",
        ),
        (lambda: HandArray(np.zeros((2, 14))), r"tiles: expected uint8\[N, 14\], not float64\[2, 14\]"),
        (
            lambda: HandArray(tiles, np.zeros((3, 4), np.uint8)),
            r"melds: expected uint8\[2, 4\], not uint8\[3, 4\]",
        ),
        (
            lambda: HandArray(tiles, self_drawn=np.zeros(3, bool)),
            r"self_drawn: expected uint8\[2\], not bool\[3\]",
        ),
        (lambda: HandArray(tiles, flowers=300), r"flowers: expected a number of 0 to 255, not 300"),
        (lambda: HandArray.from_records(tiles), r"records: expected a C-contiguous array of RECORD"),
    ]:
        with pytest.raises(ValueError, match=message):
            call()
    for wrong in (lambda: HandArray(tiles, colour=1), lambda: HandArray(tiles).replace(colour=1)):
        with pytest.raises(TypeError, match="no column 'colour'"):
            wrong()
    with pytest.raises(AttributeError, match="no column 'colour'"):
        HandArray(tiles).colour  # noqa: B018


def test_an_array_of_hands_is_sliced_masked_copied_and_does_not_change() -> None:
    hands = HandArray.parse([TEXT, "1m", "123m456p789sEEFFE"])
    assert len(hands) == 3
    assert hands[-1] == hupai.parse_hand("123m456p789sEEFFE")
    assert list(hands[1:]) == list(hands)[1:]
    assert list(hands[np.array([True, False, True])]) == [hands[0], hands[2]]
    assert list(hands[::-1]) == list(hands)[::-1]
    copy = pickle.loads(pickle.dumps(hands))
    assert list(copy) == list(hands)
    with pytest.raises(ValueError):
        hands.tiles[0, 0] = 3
    with pytest.raises(IndexError):
        hands[3]
    raw = hands.records.view(np.uint8).reshape(3, 34)
    assert list(HandArray.from_records(raw)) == list(hands)


@pytest.mark.parametrize("kind", [list, tuple, np.array, lambda texts: np.array(texts, "S40"), iter], ids=str)
def test_texts_come_in_many_containers(kind: Any) -> None:
    texts = ["123m456p789sEEFFE", "19m19p19sESWNCFPP"]
    assert [str(hand) for hand in HandArray.parse(kind(texts))] == texts


def test_texts_of_arrow_are_read() -> None:
    arrow = pytest.importorskip("pyarrow")
    texts = ["123m456p789sEEFFE", None]
    hands = HandArray.parse(arrow.array(texts), errors="mark")
    assert hands.status.tolist() == [0, batch.Status.not_a_hand]


def test_dragons_by_number_are_read_as_asked() -> None:
    hands = HandArray.parse(["123456789m5566z"], z_order="riichi")
    assert hands.tiles[0, 9:13].tolist() == [32, 32, 33, 33]


def single_scores(hands: HandArray, rules: Any) -> list[Any]:
    return [hupai.score(hand, rules, hands.win(row)) for row, hand in enumerate(hands)]


def check_scores(scores: batch.ScoreArray, singles: list[Any], rules: Any) -> None:
    rows = hupai.fans(rules)
    assert scores.fans.shape == (len(singles), len(rows))
    assert (scores.total.dtype, scores.fans.dtype, scores.status.dtype) == (np.int16, np.uint8, np.uint8)
    for row, single in enumerate(singles):
        assert scores.win[row] == (single is not None)
        if single is None:
            assert scores.total[row] == 0
            continue
        assert scores.total[row] == single.total
        assert scores.meets_minimum[row] == single.meets_minimum
        counted = {rows[fan].id: int(scores.fans[row, fan]) for fan in np.flatnonzero(scores.fans[row])}
        assert counted == {fan.id: fan.count for fan in single.fans}


@pytest.mark.parametrize(
    "rules",
    [hupai.Guobiao(), hupai.Guobiao(edition="wmo2014", strict_1998=True), hupai.Guobiao(hun="5p")],
    ids=str,
)
def test_guobiao_scores_are_those_of_the_single_call(rules: hupai.Guobiao) -> None:
    rng = random.Random(5)
    texts = [with_jokers(rng, complete_hand(rng), rng.choice([0, 0, 0, 1, 2])).text() for _ in range(700)]
    hands = HandArray.parse([*texts, "123m456p789sEEFF9p|EE0000"])
    scores = batch.score(hands, rules, errors="mark")
    good = np.flatnonzero(scores.status == 0)
    for row in np.flatnonzero(scores.status):
        with pytest.raises((hupai.HandError, hupai.RuleError)) as caught:
            hupai.score(hands[int(row)], rules)
        assert caught.value.code == batch.Status(scores.status[row]).name
    kept = hands[good]
    check_scores(batch.score(kept, rules), single_scores(kept, rules), rules)
    for threads in (2, 0):
        again = batch.score(hands, rules, threads=threads, errors="mark")
        assert np.array_equal(again.total, scores.total)
        assert np.array_equal(again.fans, scores.fans)
        assert np.array_equal(again.status, scores.status)


def test_texts_score_as_arrays_do() -> None:
    rng = random.Random(6)
    texts = [complete_hand(rng).text() for _ in range(200)]
    assert np.array_equal(batch.score(texts).fans, batch.score(HandArray.parse(texts)).fans)


def test_liaoyang_scores_are_those_of_the_single_call_each_row_with_its_indicator() -> None:
    rng = random.Random(7)
    games = [liaoyang_game(rng, most_hun=2) for _ in range(300)]
    hands = HandArray.parse([game.text() for game in games]).replace(
        self_drawn=np.array([game.self_drawn for game in games]),
        kong=np.array([game.kong for game in games]),
        last_four=np.array([game.last_four for game in games]),
        after_draw=np.array([game.after_draw for game in games], np.int16),
        seat_wind=np.array([hupai.parse_kind(game.winner) for game in games], np.uint8),
        indicator=np.array([game.indicator for game in games], np.uint8),
    )
    rules = hupai.Liaoyang(indicator="2m", rob_kong=True)
    scores = batch.score(hands, rules, errors="mark")
    rows = hupai.fans(rules)
    wins = 0
    for row, game in enumerate(games):
        own = hupai.Liaoyang(indicator=game.indicator, rob_kong=True)
        try:
            single = hupai.score(hands[row], own, hands.win(row))
        except (hupai.HandError, hupai.RuleError) as error:
            assert batch.Status(scores.status[row]).name == error.code
            continue
        assert scores.status[row] == 0
        assert scores.win[row] == (single is not None)
        if single is not None:
            wins += 1
            assert scores.total[row] == single.total
            counted = {rows[fan].id: int(scores.fans[row, fan]) for fan in np.flatnonzero(scores.fans[row])}
            assert counted == {fan.id: fan.count for fan in single.fans}
    assert wins > 100


def test_no_hands_are_no_error() -> None:
    assert len(batch.score([])) == 0
    assert batch.score(HandArray(np.zeros((0, 14), np.uint8))).fans.shape == (0, len(hupai.fans()))
    assert list(HandArray.parse([])) == []
