"""The objects of the API: values that do not change, that can be keys, that travel, made from kinds or from text."""

import copy
import inspect
import pickle
import re
from pathlib import Path

import numpy as np
import pytest

import hupai

WAITING = "[EEE,1]11456789m23p"
COMPLETE = "[EEE,1]11456789m23p4p"
WITH_JOKERS = "[345p,2]11m456m789sHH6p|SW1000|3"

OBJECTS = {
    "Hand": hupai.parse_hand(WITH_JOKERS),
    "Meld": hupai.Meld("kong", 30, 5),
    "Win": hupai.Win(self_drawn=True, round_wind="S", after_draw=2),
    "Guobiao": hupai.Guobiao(edition="wmo2014", hun="3m", mixed_kongs=0),
    "Liaoyang": hupai.Liaoyang(indicator="2m", jiqiang=("2p",), dan="heng", dan_reading="kong"),
    "Liaoyang by its hun": hupai.Liaoyang(hun="3m"),
    "Seat": hupai.Seat("[123p,1][CCCC]"),
    "Table": hupai.Table("S", dealer="W", discarder="N", seats={"E": "[123p,1]"}, kong_discard=True, bao=2),
    "Settlement": hupai.settle(hupai.score("[234s,2]345m345p34577s|ES1000"), hupai.Table("S")),
    "Loser": hupai.settle(hupai.score("[234s,2]345m345p34577s|ES1000"), hupai.Table("S")).losers["W"],
    "FanInfo": hupai.fans()[3],
    "Score": hupai.score(WITH_JOKERS),
    "Fan": hupai.score(WITH_JOKERS).fans[0],
    "Excluded": hupai.score("[234s,2]345m345p34577s|ES1000").excluded[0],
    "Decomposition": hupai.decompose(WITH_JOKERS)[0],
    "scored Decomposition": hupai.score(WITH_JOKERS).decomposition,
    "Set": hupai.decompose(WITH_JOKERS)[0].sets[-1],
    "Explanation": hupai.explain(COMPLETE),
    "Wait": hupai.waits(WAITING, hupai.Guobiao())[0],
    "HandError": hupai.HandError("unknown_tile", "x", 3),
    "RuleError": hupai.RuleError("unknown_rules", "riichi"),
    "UnsupportedRuleError": hupai.UnsupportedRuleError("unsupported_rule", "辽阳麻将"),
}
VALUES = {name: one for name, one in OBJECTS.items() if not isinstance(one, Exception)}

of_every_value = pytest.mark.parametrize("value", list(VALUES.values()), ids=list(VALUES))
of_every_object = pytest.mark.parametrize("thing", list(OBJECTS.values()), ids=list(OBJECTS))


# --- values ---


@of_every_value
def test_no_attribute_can_be_set_or_deleted(value):
    names = [name for name in dir(value) if not name.startswith("_")]
    for name in [*names, "invented"]:
        with pytest.raises(AttributeError):
            setattr(value, name, 1)
        with pytest.raises(AttributeError):
            delattr(value, name)


@of_every_value
def test_nothing_is_made_twice(value):
    before = repr(value), hash(value)
    arguments = value.__reduce__()[1]
    with pytest.raises(TypeError):
        value.__init__(*arguments)
    assert (repr(value), hash(value)) == before


@of_every_value
def test_results_hold_nothing_that_changes(value):
    names = [name for name in dir(value) if not name.startswith("_")]
    held = [getattr(value, name) for name in names]
    for one in held:
        assert not isinstance(one, list | set | bytearray)


@of_every_value
def test_equal_values_are_one_key(value):
    again = pickle.loads(pickle.dumps(value))
    assert value == again
    assert hash(value) == hash(again)
    assert len({value, again}) == 1
    assert value != object()
    assert value != 1


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
@of_every_object
def test_everything_travels(thing, protocol):
    again = pickle.loads(pickle.dumps(thing, protocol))
    assert type(again) is type(thing)
    assert repr(again) == repr(thing)
    assert str(again) == str(thing)


@of_every_value
def test_copies_are_equal(value):
    assert copy.copy(value) == value
    assert copy.deepcopy(value) == value


@of_every_value
def test_classes_have_no_subclasses(value):
    with pytest.raises(TypeError):
        type("Sub", (type(value),), {})


@pytest.mark.parametrize("name", ["Hand", "Meld", "Win", "Guobiao", "FanInfo"])
def test_a_repr_makes_the_same_value(name):
    value = OBJECTS[name]
    if name != "FanInfo":
        assert eval(repr(value), vars(hupai)) == value


@pytest.mark.parametrize("kind", ["Set", "Decomposition", "Score", "Explanation", "Wait"])
def test_results_are_made_by_functions_alone(kind):
    with pytest.raises(TypeError, match=r"hupai\.|part of"):
        getattr(hupai, kind)()


BLANK = [getattr(hupai, kind) for kind in ("Hand", "Meld", "Win", "Guobiao", "Score", "Explanation", "Wait", "Set",
                                           "Decomposition", "Fan", "FanInfo", "Excluded")]  # fmt: skip


@pytest.mark.parametrize("kind", BLANK, ids=lambda kind: kind.__name__)
def test_an_object_that_was_never_made_harms_nobody(kind):
    blank = kind.__new__(kind)
    for name in dir(blank):
        try:
            attribute = getattr(blank, name)
            if inspect.isroutine(attribute) and name in (
                "text",
                "to_json",
                "to_dict",
                "__repr__",
                "__str__",
                "__hash__",
            ):
                attribute()
        except (AttributeError, TypeError, ValueError, IndexError):
            pass


def test_a_hand_that_was_never_made_is_no_hand():
    with pytest.raises(TypeError):
        hupai.score(hupai.Hand.__new__(hupai.Hand))


# --- Hand and Meld ---


def test_a_hand_is_made_of_its_own_attributes():
    for text in (WAITING, COMPLETE, WITH_JOKERS, "[SSSS][8888p,5][WWWW,2]1m1m|EE0000|ah", "123m11p", "HHHH"):
        hand = hupai.parse_hand(text)
        again = hupai.Hand(
            concealed=hand.concealed, melds=hand.melds, winning=hand.winning,
            flowers=hand.flower_tiles or hand.flowers, win=hand.win,
        )  # fmt: skip
        assert again == hand
        assert hash(again) == hash(hand)
        assert hupai.parse_hand(str(hand)) == hand


def test_the_concealed_tiles_stand_in_order_with_the_winning_tile_last():
    hand = hupai.parse_hand("H7m3m1p1p5mH66p4m2m3s2s4s")
    assert hand.concealed[-1] == hand.winning == hupai.parse_kind("4s")
    assert list(hand.concealed[:-1]) == sorted(hand.concealed[:-1])
    assert hand.jokers == 2


def test_numpy_numbers_are_kinds():
    tiles = [0, 0, 3, 4, 5, 6, 7, 8, 10, 11, 27, 27, 27, 12]
    for kind in (np.uint8, np.int64, np.intp):
        assert hupai.Hand(np.array(tiles, dtype=kind)) == hupai.Hand(tiles)
    assert hupai.Hand(tiles, flowers=np.int8(2)).flowers == 2
    assert hupai.Hand(tiles, flowers=np.array([34, 41])).flower_tiles == (34, 41)
    assert hupai.Meld("pung", np.uint8(5), np.uint8(2)) == hupai.Meld("pung", 5, 2)


@pytest.mark.parametrize(("flowers", "count", "tiles"), [
    (3, 3, ()), ("ah", 2, (34, 41)), ([35, 34], 2, (34, 35)), ((), 0, ()), ("", 0, ()),
])  # fmt: skip
def test_flowers_are_a_count_or_letters_or_kinds(flowers, count, tiles):
    hand = hupai.Hand(hupai.parse_hand(COMPLETE).concealed, flowers=flowers)
    assert (hand.flowers, hand.flower_tiles) == (count, tiles)


@pytest.mark.parametrize(("arguments", "code"), [
    ({"concealed": [0] * 5}, "fifth_copy"),
    ({"concealed": []}, "empty_hand"),
    ({"concealed": range(12)}, "bad_tile_count"),
    ({"concealed": range(15)}, "bad_tile_count"),
    ({"concealed": iter(lambda: 5, None)}, "bad_tile_count"),
    ({"concealed": [34] * 2}, "bad_kind"),
    ({"concealed": [43] * 2}, "bad_kind"),
    ({"concealed": [-1] * 2}, "bad_kind"),
    ({"concealed": [10**30] * 2}, "bad_kind"),
    ({"concealed": [1, 1], "winning": 2}, "bad_winning_tile"),
    ({"concealed": [1], "winning": 1}, "unexpected_winning_tile"),
    ({"concealed": [1, 1], "flowers": "aa"}, "repeated_flower"),
    ({"concealed": [1, 1], "flowers": "x"}, "bad_flowers"),
    ({"concealed": [1, 1], "flowers": [33]}, "bad_flowers"),
    ({"concealed": [1, 1], "flowers": -1}, "bad_flowers"),
    ({"concealed": [1, 1], "flowers": 10**9}, "bad_flowers"),
    ({"concealed": [1, 1], "melds": [hupai.Meld("pung", 1, 1)]}, "fifth_copy"),
    ({"concealed": [1, 1], "melds": [hupai.Meld("chow", 9, 1)] * 5}, "too_many_melds"),
    ({"concealed": [1, 1], "win": hupai.Win(last_four=True)}, "circumstance_not_in_text"),
])  # fmt: skip
def test_what_is_no_hand_is_refused_by_name(arguments, code):
    with pytest.raises(hupai.HandError) as caught:
        hupai.Hand(**arguments)
    assert caught.value.code == code
    assert caught.value.position is None


@pytest.mark.parametrize(("arguments", "code"), [
    (("chow", 7, 1), "bad_meld"),
    (("chow", 27, 1), "bad_meld"),
    (("chow", 1, 4), "bad_meld_source"),
    (("chow", 1, 0), "bad_meld_source"),
    (("pung", 1, 5), "bad_meld_source"),
    (("pung", 1, -1), "bad_meld_source"),
    (("kong", 1, 4), "bad_meld_source"),
    (("kong", 1, 256), "bad_meld_source"),
    (("pung", 42, 1), "joker_in_meld"),
    (("pung", 34, 1), "bad_meld"),
    (("pung", 77, 1), "bad_kind"),
    (("pair", 1, 1), "bad_meld"),
])  # fmt: skip
def test_what_is_no_meld_is_refused_by_name(arguments, code):
    with pytest.raises(hupai.HandError) as caught:
        hupai.Meld(*arguments)
    assert caught.value.code == code


def test_melds_know_their_tiles():
    assert hupai.Meld("chow", "4m", 2).tiles == (3, 4, 5)
    assert hupai.Meld("kong", "E", 0).tiles == (27,) * 4
    assert str(hupai.Meld("kong", "E", 0)) == "[EEEE]"
    assert hupai.parse_hand("[8888p,5]11m").melds == (hupai.Meld("kong", "8p", 5),)


# --- Win and rules ---


@pytest.mark.parametrize("said", [
    {"self_drawn": 1}, {"self_drawn": "yes"}, {"round_wind": "X"}, {"seat_wind": "C"}, {"seat_wind": 3.5},
    {"last_tile": 0}, {"kong": []}, {"after_draw": -1}, {"after_draw": 40000}, {"after_draw": "two"},
])  # fmt: skip
def test_what_no_circumstance_can_be_is_refused(said):
    with pytest.raises(hupai.RuleError):
        hupai.Win(**said)


def test_truths_of_numpy_are_truths():
    for truth in (True, False):
        of_numpy = np.array([truth])[0]
        for name in ("self_drawn", "last_of_kind", "last_tile", "kong", "last_four", "after_draw"):
            assert hupai.Win(**{name: of_numpy}) == hupai.Win(**{name: truth})
        assert hupai.Guobiao(fifth_copy=of_numpy) == hupai.Guobiao(fifth_copy=truth)
        assert hupai.Table("E", kong_discard=of_numpy) == hupai.Table("E", kong_discard=truth)
        for ask in (hupai.waits, hupai.useful):
            assert ask("123mHHHH", all_hun_sets=of_numpy) == ask("123mHHHH", all_hun_sets=truth)
    assert hupai.waits("123m1p", hupai.Guobiao(), fifth_copy=np.True_)
    for no_truth in (np.uint8(1), np.int64(0), np.array([True])):
        with pytest.raises(hupai.RuleError):
            hupai.Win(self_drawn=no_truth)


def test_winds_are_read_in_both_languages():
    assert [hupai.Win(seat_wind=wind).seat_wind for wind in "ESWN东南西北"] == list("ESWN" * 2)


def test_what_the_call_says_goes_before_the_text_and_the_text_before_the_default():
    text = "[234s,2]345m345p34577s|SW1000"
    assert hupai.score(text).win == hupai.Win(
        self_drawn=True, round_wind="S", seat_wind="W", last_of_kind=False, last_tile=False, kong=False,
        last_four=hupai.score(text).win.last_four, after_draw=hupai.score(text).win.after_draw,
    )  # fmt: skip
    assert hupai.score(text, win=hupai.Win(self_drawn=False)).win.self_drawn is False
    assert hupai.score(text, win=hupai.Win(seat_wind="N")).win.round_wind == "S"
    assert hupai.score(COMPLETE).win.round_wind == "E"


OPTIONS = ("edition", "count_held_waits", "knitted_single_wait", "mixed_kongs", "strict_1998", "hun", "fifth_copy",
           "all_hun_sets")  # fmt: skip


def test_rules_carry_every_option_as_a_field():
    rules = hupai.Guobiao()
    assert tuple(rules.__reduce__()[1][0]) == OPTIONS
    assert {name: getattr(rules, name) for name in OPTIONS} == {
        "edition": "mil", "count_held_waits": True, "knitted_single_wait": True, "mixed_kongs": 5,
        "strict_1998": False, "hun": None, "fifth_copy": True, "all_hun_sets": True,
    }  # fmt: skip
    assert set(OPTIONS) <= set(dir(rules))
    stub = Path(hupai.__file__).with_name("_core.pyi").read_text(encoding="utf-8")
    of_guobiao = stub[stub.index("class Guobiao") : stub.index("class Liaoyang")]
    assert tuple(re.findall(r"^    (\w+): Final\[", of_guobiao, re.MULTILINE)) == OPTIONS


def test_liaoyang_rules_carry_every_option_as_a_field():
    rules = hupai.Liaoyang(indicator="2m")
    options = tuple(rules.__reduce__()[1][0])
    assert options[:4] == ("indicator", "hun", "jiqiang", "all_hun_sets")
    assert [getattr(rules, name) for name in options[:4]] == [1, 2, "derive", True]
    assert set(options) <= set(dir(rules))
    stub = Path(hupai.__file__).with_name("_core.pyi").read_text(encoding="utf-8")
    of_liaoyang = stub[stub.index("class Liaoyang") :]
    assert tuple(re.findall(r"^    (\w+): Final\[", of_liaoyang, re.MULTILINE)) == options


def test_with_the_hun_alone_a_hand_is_scored_when_its_jiqiang_are_said():
    hand = "[345s,1]23m8m456p678p55p"
    assert hupai.Liaoyang(hun="8m").jiqiang is None
    with pytest.raises(hupai.UnsupportedRuleError):
        hupai.score(hand, hupai.Liaoyang(hun="8m"))
    assert hupai.Liaoyang(hun="8m", jiqiang="derive") == hupai.Liaoyang(indicator="7m")
    assert hupai.score(hand, hupai.Liaoyang(hun="8m", jiqiang="derive")).total == 1
    assert hupai.score(hand, hupai.Liaoyang(hun="8m", jiqiang=["5p"])).total == 3
    assert hupai.score(hand, hupai.Liaoyang(hun="8m", jiqiang=())).total == 0
    assert hupai.shanten(hand, hupai.Liaoyang(hun="8m")) == -1


def test_rules_that_play_alike_are_equal():
    assert hupai.Guobiao(mixed_kongs=5) == hupai.Guobiao()
    assert hupai.Guobiao(edition="wmo2014", mixed_kongs=6) == hupai.Guobiao(edition="wmo2014")
    assert hupai.Guobiao(hun="3m") == hupai.Guobiao(hun=2) == hupai.Guobiao(hun=np.uint8(2))
    assert hupai.Guobiao(strict_1998="true") == hupai.Guobiao(strict_1998=True) != hupai.Guobiao()


@pytest.mark.parametrize("options", [
    {"edition": "riichi"}, {"mixed_kongs": 7}, {"mixed_kongs": True}, {"strict_1998": 1}, {"hun": "E1"}, {"hun": 42}, {"hun": -1},
    {"minimum": 6}, {"name": "x"}, {"self": 1}, {"edition": None}, {"edition": "\ud800"}, {"\ud800": 1},
])  # fmt: skip
def test_what_rules_do_not_have_is_refused(options):
    with pytest.raises((hupai.RuleError, hupai.HandError)):
        hupai.Guobiao(**options)


def test_rules_are_found_by_the_names_that_people_use():
    for name in ("guobiao", "国标", "国标麻将", "桐城麻将", "商城欢乐斗麻将"):
        assert hupai.rules(name, strict_1998=True) == hupai.Guobiao(strict_1998=True)
    with pytest.raises(hupai.RuleError) as caught:
        hupai.rules("no such game")
    assert caught.value.code == "unknown_rules"
    for name in ("liaoyang", "辽阳", "辽阳麻将"):
        assert hupai.rules(name, indicator="2m", multiple="5") == hupai.Liaoyang(indicator="2m", multiple=5)
    with pytest.raises(hupai.UnsupportedRuleError):
        hupai.rules("辽阳麻将", indicator="2m", dan="heng")


@pytest.mark.parametrize(
    ("made", "names"),
    [
        (hupai.Hand, ["concealed", "melds", "winning", "flowers", "win"]),
        (hupai.Meld, ["kind", "tile", "source"]),
        (hupai.Win, [name for name in dir(hupai.Win) if not name.startswith("_")]),
        (hupai.Seat, ["melds"]),
        (hupai.Table, ["winner", "dealer", "discarder", "seats", "kong_discard", "bao"]),
        (hupai.Guobiao, ["options"]),
        (hupai.Liaoyang, ["options"]),
    ],
)
def test_what_is_made_from_arguments_says_which(made, names):
    assert sorted(inspect.signature(made).parameters) == sorted(names)
    assert "--" not in inspect.getdoc(made).splitlines()
