"""The functions of the API: what they answer, what they refuse and in which words, and that threads do not matter."""

import doctest
import inspect
import pickle
import re
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import hypothesis.strategies as st
import numpy as np
import pytest
from hypothesis import given

import hupai

WAITING = "[EEE,1]11456789m23p"
COMPLETE = "[EEE,1]11456789m23p4p"
WITH_JOKERS = "[345p,2]11m456m789sHH6p|SW1000|3"

# --- the questions ---


def test_rules_and_what_rules_carry_do_not_go_together():
    for arguments in ({"hun": 3}, {"forms": "standard"}, {"fifth_copy": False}, {"all_hun_sets": False}):
        for ask in (hupai.shanten, hupai.shanten_by_form, hupai.useful, hupai.waits, hupai.decompose):
            with pytest.raises(TypeError, match="rules carry them"):
                ask(WAITING, hupai.Guobiao(), **arguments)


def test_waits_of_a_complete_hand_and_the_score_of_a_waiting_one_name_the_other_call():
    with pytest.raises(hupai.HandError, match="call score") as caught:
        hupai.waits(COMPLETE)
    assert caught.value.code == "drawn_already"
    with pytest.raises(hupai.HandError, match="call waits") as caught:
        hupai.score(WAITING)
    assert caught.value.code == "no_winning_tile"
    with pytest.raises(hupai.HandError) as caught:
        hupai.score("11456789m23p4p")
    assert caught.value.code == "missing_melds"
    with pytest.raises(hupai.HandError):
        hupai.decompose(WAITING)


def test_a_hun_in_a_meld_is_found_by_every_call_that_knows_the_hun():
    rules = hupai.Guobiao(hun="E")
    for ask in (hupai.shanten, hupai.shanten_by_form, hupai.useful, hupai.waits):
        for arguments in ({"rules": rules}, {"hun": "E"}):
            with pytest.raises(hupai.HandError) as caught:
                ask(WAITING, **arguments)
            assert caught.value.code == "joker_in_meld"
    for ask in (hupai.score, hupai.explain, hupai.decompose):
        with pytest.raises(hupai.HandError) as caught:
            ask(COMPLETE, rules)
        assert caught.value.code == "joker_in_meld"


def test_waits_are_listed_by_kind_with_both_scores():
    waits = hupai.waits(WAITING, hupai.Guobiao(), hupai.Win(round_wind="S", self_drawn=True))
    assert [wait.tile for wait in waits] == [9, 12]
    for wait in waits:
        assert wait.self_drawn.win.self_drawn is True
        assert wait.discard.win.self_drawn is False
        assert wait.self_drawn.win.round_wind == wait.discard.win.round_wind == "S"
        assert wait.self_drawn.hand.winning == wait.tile
    assert all(wait.self_drawn is wait.discard is None for wait in hupai.waits(WAITING))


def test_a_wait_on_four_held_copies_is_listed_without_a_live_copy():
    waits = hupai.waits("11112233mEE567s", hupai.Guobiao())
    held = next(wait for wait in waits if wait.tile == 0)
    assert held.live == 0
    assert held.self_drawn is held.discard is None


@pytest.mark.parametrize("visible", [
    "14p4p", "1p 44p", {9: 1, 12: 2}, {"1p": 1, "4p": 2}, [9, 12, 12], np.array([9, 12, 12]), iter([9, 12, 12]),
    [0] * 9 + [1, 0, 0, 2] + [0] * 21, np.bincount([9, 12, 12], minlength=34),
])  # fmt: skip
def test_visible_tiles_are_no_longer_live(visible):
    assert [(wait.tile, wait.live) for wait in hupai.waits(WAITING, visible=visible)] == [(9, 3), (12, 2)]


def test_visible_tiles_of_a_useful_tile():
    assert hupai.useful(WAITING, visible="14p4p") == {9: 3, 12: 2}


@pytest.mark.parametrize(
    "visible", ["EE", "1p1p1p1p1p", {9: 5}, {9: -1}, {34: 1}, [9] * 5, "xx", {9: 10**20}]
)
def test_more_visible_tiles_than_there_are_is_an_error(visible):
    with pytest.raises((hupai.RuleError, hupai.HandError)):
        hupai.waits(WAITING, visible=visible)


def test_thirty_four_kinds_are_not_taken_for_counts():
    kinds = [kind for kind in range(9, 18) for _ in range(3)] + [18] * 4 + [19] * 3
    assert len(kinds) == 34
    assert [wait.live for wait in hupai.waits(WAITING, visible=[k for k in kinds if k not in (10, 11)])] == [
        1,
        1,
    ]


def test_forms_that_melds_rule_out():
    assert "seven_pairs" not in hupai.shanten_by_form(WAITING)
    with pytest.raises(hupai.HandError) as caught:
        hupai.shanten(WAITING, forms=["seven_pairs", "thirteen_orphans"])
    assert caught.value.code == "unreachable_forms"
    assert hupai.shanten_by_form(WAITING, forms="seven_pairs") == {}
    assert hupai.useful(WAITING, forms="seven_pairs") == {}
    for forms in ("no_such_form", [], ["standard", 3]):
        with pytest.raises(hupai.RuleError):
            hupai.shanten(WAITING, forms=forms)


LISTED = ["hupai.decompose({})", "list(hupai.iter_decompositions({}))"]

INTERRUPTED = """
import signal, hupai
def interrupt(*_):
    raise KeyboardInterrupt
signal.signal(signal.SIGALRM, interrupt)
signal.setitimer(signal.ITIMER_REAL, 0.05)
try:
    ASK
except KeyboardInterrupt:
    print("interrupted")
"""

ANOTHER_THREAD = """
import threading, time, hupai
ticks, ended = [], threading.Event()
def tick():
    while not ended.wait(0.001):
        ticks.append(time.monotonic())
other = threading.Thread(target=tick)
other.start()
began = time.monotonic()
ASK
duration = time.monotonic() - began
ended.set()
other.join()
print(any(0.2 < (tick - began) / duration < 0.8 for tick in ticks))
"""


def printed_by(program, ask):
    """In a process of its own, away from all that a test run has in memory and hooks into the collection of garbage."""
    program = program.replace("ASK", ask.format("'H' * 14, expand=True, limit=1_000_000"))
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no timer that sends a signal")
@pytest.mark.parametrize("ask", LISTED)
def test_a_signal_ends_a_long_list_of_readings(ask):
    assert printed_by(INTERRUPTED, ask) == "interrupted\n"


@pytest.mark.parametrize("ask", LISTED)
def test_other_threads_go_on_while_readings_are_listed(ask):
    assert printed_by(ANOTHER_THREAD, ask) == "True\n"


def test_decompositions_come_one_by_one_and_no_more_than_asked_for():
    hand = "111222333m44455p"
    assert hupai.decompose(hand) == list(hupai.iter_decompositions(hand))
    assert hupai.decompose(hand, limit=1) == hupai.decompose(hand)[:1]
    assert hupai.decompose(hand, limit=0) == list(hupai.iter_decompositions(hand, limit=0)) == []
    assert hupai.decompose(hand, limit=1) == list(hupai.iter_decompositions(hand, limit=1))
    assert hupai.decompose(hand, limit=2**100) == hupai.decompose(hand)
    assert len(hupai.decompose("H" * 14, expand=True, limit=1000)) == 1000
    for ask in (hupai.decompose, hupai.iter_decompositions):
        with pytest.raises(ValueError, match="limit"):
            ask(hand, limit=-1)
    with pytest.raises(TypeError):
        pickle.dumps(hupai.iter_decompositions(hand))


def test_a_set_of_wildcards_alone_has_no_tiles():
    readings = hupai.decompose("123456789m11pHHH")
    wild = [one for reading in readings for one in reading.sets if one.kind == "any"]
    assert wild
    assert all(one.tiles is None and one.hun == (0, 1, 2) for one in wild)
    assert "any" not in {
        one.kind for reading in hupai.decompose("123456789m11pHHH", expand=True) for one in reading.sets
    }


def test_sets_name_their_melds_and_their_wildcards():
    reading = hupai.decompose("[EEEE]456789m1m1m23pH")[0]
    assert reading.sets[0].melded == hupai.Meld("kong", "E", 0)
    assert reading.sets[0].kind == "kong"
    assert reading.pair == reading.sets[-1]
    assert sum(len(one.hun) for one in reading.sets) == 1
    assert reading.to_dict()["sets"][0]["melded"] == "[EEEE]"


def test_a_score_is_the_same_as_data_and_as_json():
    score = hupai.score(WITH_JOKERS)
    data = score.to_dict()
    assert data["schema"] == 1
    assert data["total"] == score.total == sum(fan.value * fan.count for fan in score.fans)
    assert [fan["name"] for fan in data["fans"]] == [fan.name for fan in score.fans]
    assert [one["name"] for one in data["excluded"]] == [one.name for one in score.excluded]
    assert data["decomposition"] == score.decomposition.to_dict()
    assert hupai.parse_hand(data["hand"]) == score.hand
    assert score.text("zh", "chinese") != score.text() == str(score)


def test_an_explanation_says_whether_and_why():
    assert hupai.explain("[234s,2]345m345p34577s|ES1000").code == "wins"
    below = hupai.explain(COMPLETE)
    assert (below.code, below.win, below.score.meets_minimum) == ("below_minimum", False, False)
    none = hupai.explain("[EEE,1]14578m258p3s33m")
    assert (none.code, none.win, none.score) == ("no_shape", False, None)
    assert none.shanten_by_form == hupai.shanten_by_form("[EEE,1]14578m258p3s33m")
    assert none.useful == hupai.useful("[EEE,1]14578m258p3s33m")
    assert none.to_dict()["why"]["code"] == "no_shape"


def test_the_table_of_fan():
    rows = hupai.fans()
    assert len(rows) == 82
    assert len({row.id for row in rows}) == len({row.name for row in rows}) == 82
    assert [row.number for row in rows if row.number] == list(range(1, 82))
    assert {row.name for row in rows if row.number is None} == {"明暗杠"}
    assert {name for row in rows for name in row.excludes} <= {row.name for row in rows}


# --- errors ---


def test_errors_name_the_place_in_code_points_and_the_piece():
    with pytest.raises(hupai.HandError) as caught:
        hupai.parse_hand("一万二万x")
    error = caught.value
    assert (error.code, error.position, error.piece) == ("unknown_tile", 4, "x")
    assert str(error).startswith("position 4: ")
    assert error.message_in("en") in str(error)
    assert re.search("[一-鿿]", error.message_in("zh"))
    with pytest.raises(hupai.RuleError):
        error.message_in("fr")


def test_errors_are_value_errors():
    assert issubclass(hupai.HandError, ValueError)
    assert issubclass(hupai.RuleError, ValueError)
    assert issubclass(hupai.UnsupportedRuleError, hupai.RuleError)
    assert not issubclass(hupai.HandError, hupai.RuleError)


@pytest.mark.parametrize(
    "thing", [None, 5, 3.5, [1, 2], bytearray(b"123m"), object(), hupai.Guobiao(), hupai.Hand]
)
def test_what_is_neither_text_nor_hand_is_a_type_error(thing):
    for ask in (hupai.score, hupai.explain, hupai.waits, hupai.decompose, hupai.shanten, hupai.useful, hupai.parse_hand,
                hupai.format_hand):  # fmt: skip
        with pytest.raises(TypeError):
            ask(thing)


@pytest.mark.parametrize("thing", ["guobiao", 1, hupai.Win(), hupai.Guobiao])
def test_what_is_no_rules_is_a_type_error(thing):
    with pytest.raises(TypeError):
        hupai.score(COMPLETE, thing)


@given(st.one_of(st.text(), st.binary(), st.text("123456789mpsESWNCFPH[],|0aEz 一万\ud800🀇")))
def test_any_text_is_a_hand_or_a_hand_error(text):
    try:
        hand = hupai.parse_hand(text)
    except hupai.HandError as error:
        assert error.code
        str(error).encode()
        error.message_in("zh").encode()
    else:
        assert hupai.parse_hand(str(hand)) == hand


@pytest.mark.parametrize(
    "text", ["1" * 10_000_000, "\ud800" * 3_000_000, b"\xff" * 10_000_000, "🀇" * 3_000_000]
)
def test_a_huge_text_is_refused_at_once(text):
    with pytest.raises(hupai.HandError) as caught:
        hupai.parse_hand(text)
    assert caught.value.code == "text_too_long"
    assert len(str(caught.value)) < 500


# --- threads, imports, words ---


def test_many_threads_see_one_value():
    hand = hupai.parse_hand(COMPLETE)
    expected = hupai.score(COMPLETE)

    def ask(_):
        score = hupai.score(hand)
        return (
            score.fans,
            score.decomposition.sets,
            hand.concealed,
            hand.melds,
            hupai.shanten(hand),
        ), score == expected

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(ask, range(400)))
    assert len({repr(answer) for answer in answers}) == 1

    shared = hupai.score(hand)
    with ThreadPoolExecutor(8) as pool:
        fans = list(pool.map(lambda _: shared.fans, range(400)))
    assert len({id(one) for one in fans}) == 1


def test_importing_hupai_imports_no_numpy():
    code = "import sys, hupai; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def documented():
    for name in hupai.__all__:
        thing = getattr(hupai, name)
        if inspect.isroutine(thing) or inspect.isclass(thing):
            yield pytest.param(thing, id=name)


@pytest.mark.parametrize("thing", list(documented()))
def test_everything_public_is_documented_and_the_examples_are_true(thing):
    assert inspect.getdoc(thing)
    for name, member in vars(thing).items() if inspect.isclass(thing) else ():
        assert name.startswith("_") or inspect.getdoc(member) or name in inspect.getdoc(thing), name
    example = doctest.DocTestParser().get_doctest(
        inspect.getdoc(thing), {"hupai": hupai, **vars(hupai)}, thing.__name__, None, None
    )
    failures, _ = doctest.DocTestRunner(verbose=False).run(example)
    assert failures == 0


def test_the_example_of_the_package_is_true():
    failures, tried = doctest.testmod(hupai)
    assert (failures, tried > 0) == (0, True)
