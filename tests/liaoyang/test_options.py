"""Every option of §12 that the score knows: a hand where it changes the answer, and one where it does not.

An answer is the winner's items, or the reason why the hand does not win. The options of the payment stand in
`test_settlement.py`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

import hupai
from liaoyang.reading import fan_of, score, why

OPEN = "[345s,1]123m456p789m55s"
WITH_HUN = "[345s,1]12mS456p789m55s"
SEVEN_PAIRS = "2233m5566m4477p88p"
ORPHANS = "19m19p19sESWNCFP1m"

DRAWN = {"self_drawn": True}
Answer = dict[str, int] | str


class Changed(NamedTuple):
    options: dict[str, Any]
    hand: str
    default: Answer
    changed: Answer
    indicator: str = "E"
    win: dict[str, Any] = {}  # noqa: RUF012


class Unchanged(NamedTuple):
    options: dict[str, Any]
    hand: str
    answer: Answer
    indicator: str = "E"
    win: dict[str, Any] = {}  # noqa: RUF012


def answer(hand: str, indicator: str, **how: Any) -> Answer:
    found = score(hand, indicator, **how)
    return why(hand, indicator, **how) if found is None else fan_of(found)


CHANGED = [
    # R15: no 横 and no pair of hun alone, not even of the hun's own kind.
    Changed({"all_hun_sets": False}, "[345s,1]123m456pSSS88s", {"大哥大": 1, "2/8将": 1}, {"2/8将": 1}),
    Changed({"all_hun_sets": False}, "[111m,1][444p,1][777s,1]456sSS", {"自摸": 1, "三岔": 1, "2/8将": 1},
            {"自摸": 1, "三岔": 1}, win=DRAWN),
    Changed({"all_hun_sets": False}, "[111m,1][444p,1][777s,1][CCC,1]SS",
            {"自摸": 1, "大哥大": 1, "2/8将": 1, "四岔": 1, "飘和": 1, "手把一": 1}, "no_shape", win=DRAWN),
    # R15: a fifth 1万; the melds count, and a kong is four.
    Changed({"fifth_copy": False}, "[345s,1]1111mS456p789s", {"自摸": 1}, "no_shape", win=DRAWN),
    Changed({"fifth_copy": False}, "[5555m,1][123s,1]46mS789p99s", {"杠": 1}, "no_shape"),
    # R26 c. A pair of hun, and a hun with another one in a run, supply no 幺九 then.
    Changed({"hun_yaojiu": "run"}, "[345s,1]456m456p345pSS", {"自摸": 1}, "no_terminal", win=DRAWN),
    Changed({"hun_yaojiu": "run"}, "[345s,1]2mSS456p678p55p", {}, "no_terminal"),
    # R26: no 横.
    Changed({"need_heng": True}, OPEN, {"素和": 1}, "no_heng"),
    # R24
    Changed({"rob_kong": True}, OPEN, "robbed_kong", {"素和": 1}, win={"kong": True}),
    # F10
    Changed({"siguiyi": "any4"}, "[123m,1]123m456p678s11m", {"素和": 1}, {"素和": 1, "四归一": 1}),
    Changed({"siguiyi": "any4"}, "1111m2233m44p55p66s", {"素和": 1, "七对": 1},
            {"素和": 1, "四归一": 1, "七对": 1}),
    # F20: 碰 and 明杠 do not count.
    Changed({"sancha": "concealed"}, "[111m,1][333p,1]666s789m55s", {"素和": 1, "三岔": 1}, {"素和": 1}),
    Changed({"sancha": "concealed"}, "[1111m,1]333p666s789m55s", {"素和": 1, "杠": 1, "三岔": 1},
            {"素和": 1, "杠": 1}),
    Changed({"sancha": "concealed"}, "[111m,1]333p666s999s55s", {"素和": 1, "四岔": 1, "飘和": 1},
            {"素和": 1, "三岔": 1, "飘和": 1}),
    # F5: at most one, the 杠 apart.
    Changed({"dageda": "once"}, "[CCC,1][FFF,2]456p789m55s", {"素和": 1, "大哥大": 2}, {"素和": 1, "大哥大": 1}),
    Changed({"dageda": "once"}, "[CCCC,1][FFFF]456p789m55s", {"素和": 1, "杠": 2, "大哥大": 2},
            {"素和": 1, "杠": 2, "大哥大": 1}),
    # R18: a hun does not fill what must be real.
    Changed({"dageda_natural": True}, "[345s,1]CCS456p789m55s", {"大哥大": 1}, {}),
    Changed({"sancha_natural": True}, "[111m,1][333p,1]66sS789m55s", {"三岔": 1}, {}),
    Changed({"sancha_natural": True}, "[111m,1][333p,1]666s99sS55s", {"四岔": 1, "飘和": 1},
            {"三岔": 1, "飘和": 1}),
    Changed({"erba_natural": True}, "[345s,1]S123m456p789m8s", {"2/8将": 1}, {}),
    # F22
    Changed({"changmao": "stack"}, OPEN, {"素和": 1, "长毛": 1}, {"素和": 1, "长毛": 3}, win={"after_draw": 3}),
    Changed({"changmao": "double_fan"}, OPEN, {"自摸": 1, "素和": 1, "长毛": 1}, {"自摸": 1, "素和": 1, "长毛": 2},
            win={"after_draw": 3, **DRAWN}),
    Changed({"changmao": "double_fan"}, WITH_HUN, {"长毛": 1}, {}, win={"after_draw": 1}),
    # R31
    Changed({"shisanyao": True}, ORPHANS, "thirteen_orphans_off", {"素和": 1, "十三幺": 1}, "4m"),
    # R37
    Changed({"dan": "jiqiang", "dan_reading": "cross_suit"}, "[456s,1]456m555p123m99s", {"素和": 1, "鸡枪": 2},
            {"素和": 1, "鸡枪": 2, "蛋": 1}, "5p"),
    Changed({"dan": "jiqiang", "dan_reading": "cross_suit"}, "[FFF,1]123m456p789sPP",
            {"素和": 1, "鸡枪": 5, "大哥大": 1}, {"素和": 1, "鸡枪": 5, "大哥大": 1, "蛋": 2}, "P"),
    Changed({"dan": "jiqiang", "dan_reading": "cross_suit"}, "EEWWNN1122m3344p",
            {"素和": 1, "鸡枪": 4, "七对": 1}, {"素和": 1, "鸡枪": 4, "七对": 1, "蛋": 2}),
    Changed({"dan": "heng", "dan_reading": "cross_suit"}, "[123m,1]123p123s456m99s", {"素和": 1},
            {"素和": 1, "蛋": 3}),
    Changed({"dan": "heng", "dan_reading": "cross_suit"}, "[123p,1]123s123m456m99s", {"鸡枪": 2},
            {"鸡枪": 2, "蛋": 2}, "1m"),  # the 2万 is a hun, never real
    Changed({"dan": "jiqiang", "dan_reading": "triplet"}, "[555s,1]111p456m789m99s", {"素和": 1, "鸡枪": 4},
            {"素和": 1, "鸡枪": 4, "蛋": 1}, "5p"),
    Changed({"dan": "heng", "dan_reading": "triplet"}, "[111m,1]333p678s789m55s", {"素和": 1}, {"素和": 1, "蛋": 2}),
    Changed({"dan": "jiqiang", "dan_reading": "kong"}, "[5555s,1][1111m]123p789p44s", {"素和": 1, "杠": 2, "鸡枪": 4},
            {"素和": 1, "杠": 2, "鸡枪": 4, "蛋": 1}, "5p"),
    Changed({"dan": "heng", "dan_reading": "kong"}, "[1111m,1][9999p]345s789m55s", {"素和": 1, "杠": 2},
            {"素和": 1, "杠": 2, "蛋": 2}),
    Changed({"dan": "heng", "dan_reading": "kong", "dan_fan": 3}, "[1111m,1][9999p]345s789m55s",
            {"素和": 1, "杠": 2}, {"素和": 1, "杠": 2, "蛋": 6}),
    Changed({"dan": "heng", "dan_reading": "kong", "changmao": "double_fan"}, "[1111m,1]345s456p789m55s",
            {"素和": 1, "杠": 1, "长毛": 1}, {"素和": 1, "杠": 1, "蛋": 1, "长毛": 3}, win={"after_draw": 1}),
]  # fmt: skip

UNCHANGED = [
    Unchanged({"all_hun_sets": False}, WITH_HUN, {}),
    Unchanged({"all_hun_sets": False}, "SS2233m5566m4477p", {"七对": 1}),  # the standard form only
    Unchanged({"all_hun_sets": False}, OPEN, {"素和": 1}),
    Unchanged({"fifth_copy": False}, "1111mSS2233m5566m", {"七对": 1}),  # the standard form only
    Unchanged({"fifth_copy": False}, "[1111m,1][345s,1]789pS23m55s", {"杠": 1}),  # the hun is 4万 as well
    Unchanged({"fifth_copy": False}, "[345s,1]1m1m2m456p789s55s", {}, "1m"),  # the indicator is no copy
    Unchanged({"hun_yaojiu": "run"}, "[345s,1]23m8m456p678p55p", {"鸡枪": 1}, "7m"),  # E3
    Unchanged({"hun_yaojiu": "run"}, "[345s,1]456m456p78pSEE", {}),  # a real 幺九
    Unchanged({"need_heng": True}, "[345s,1]111m456p789m55s", {"素和": 1}),
    Unchanged({"need_heng": True}, "[1111m,1]345s456p789m55s", {"素和": 1, "杠": 1}),
    Unchanged({"need_heng": True}, "[345s,1]11mS456p789m55s", {}),  # a 横 with a hun
    Unchanged({"need_heng": True}, SEVEN_PAIRS, {"素和": 1, "七对": 1}),
    Unchanged({"rob_kong": True}, OPEN, {"素和": 1}),
    Unchanged({"rob_kong": True}, "[345s,1][1111m]456p789m55s", {"自摸": 1, "杠开": 1, "素和": 1, "杠": 1},
              win={"kong": True, **DRAWN}),
    Unchanged({"siguiyi": "any4"}, "[678s,1]111m123m456p55s", {"素和": 1, "四归一": 1}),
    Unchanged({"siguiyi": "any4"}, "[1111m,1]345s456p789m55s", {"素和": 1, "杠": 1}),
    Unchanged({"siguiyi": "any4"}, "[111m,1]S23m456p678s55s", {}),  # the fourth is a hun
    Unchanged({"sancha": "concealed"}, "[789m,1]111m333p666s55s", {"素和": 1, "三岔": 1}),
    Unchanged({"sancha": "concealed"}, "[789m,1]333p666s55s11m1m", {"素和": 1, "三岔": 1}),  # by a discard
    Unchanged({"sancha": "concealed"}, "[1111m][789m,1]333p666s55s", {"素和": 1, "杠": 1, "三岔": 1}),
    Unchanged({"dageda": "once"}, "[CCCC,1]345s456p789m55s", {"素和": 1, "杠": 1, "大哥大": 1}),
    Unchanged({"dageda_natural": True}, "[345s,1]CCC456p78mS55s", {"大哥大": 1}),
    Unchanged({"dageda_natural": True}, "[CCCC]345s456p78mS55s", "closed_discard"),
    Unchanged({"sancha_natural": True}, "[111m,1][333p,1]666s78mS55s", {"三岔": 1}),
    Unchanged({"erba_natural": True}, "[345s,1]78mS123m456p22s", {"2/8将": 1}),
    Unchanged({"changmao": "stack"}, OPEN, {"素和": 1, "长毛": 1}, win={"after_draw": 1}),
    Unchanged({"changmao": "double_fan"}, OPEN, {"素和": 1, "长毛": 1}, win={"after_draw": 1}),
    Unchanged({"changmao": "double_fan"}, OPEN, {"素和": 1}),
    Unchanged({"shisanyao": True}, SEVEN_PAIRS, {"素和": 1, "七对": 1}),
    Unchanged({"dan": "jiqiang", "dan_reading": "cross_suit"}, "[456s,1]456m123p789m99s", {"素和": 1, "鸡枪": 2}, "5p"),
    Unchanged({"dan": "heng", "dan_reading": "cross_suit"}, "EEWWNN1122m3344p", {"素和": 1, "鸡枪": 4, "七对": 1}),
    Unchanged({"dan": "heng", "dan_reading": "triplet"}, "[345s,1]11mS456p789m55s", {}),  # not of real tiles
    Unchanged({"dan": "heng", "dan_reading": "triplet"}, "[1111m,1]345s456p789m55s", {"素和": 1, "杠": 1}),
    Unchanged({"dan": "jiqiang", "dan_reading": "triplet"}, "[111m,1]345s123p789m99s", {"素和": 1, "鸡枪": 1}, "5p"),
    Unchanged({"dan": "heng", "dan_reading": "triplet"}, "1111m2233m44p55p66s", {"素和": 1, "七对": 1}),
    Unchanged({"dan": "jiqiang", "dan_reading": "kong"}, "[1111m,1]345s456p789m55s", {"素和": 1, "杠": 1}),
    Unchanged({"dan": "heng", "dan_reading": "kong"}, "[111m,1]345s456p789m55s", {"素和": 1}),
    Unchanged({"dan_fan": 3}, OPEN, {"素和": 1}),
    Unchanged({"multiple": 5}, OPEN, {"素和": 1}),
]  # fmt: skip


def named(case: Changed | Unchanged) -> str:
    return f"{'+'.join(f'{name}={value}' for name, value in case.options.items())} {case.hand}"


@pytest.mark.parametrize("case", CHANGED, ids=named)
def test_an_option_changes_the_answer(case: Changed) -> None:
    assert answer(case.hand, case.indicator, **case.win) == case.default
    assert answer(case.hand, case.indicator, **case.options, **case.win) == case.changed


@pytest.mark.parametrize("case", UNCHANGED, ids=named)
def test_an_option_leaves_another_answer(case: Unchanged) -> None:
    assert answer(case.hand, case.indicator, **case.win) == case.answer
    assert answer(case.hand, case.indicator, **case.options, **case.win) == case.answer


def test_an_option_is_a_field_of_the_rules() -> None:
    for name, value in [("need_heng", True), ("sancha", "concealed"), ("dan_fan", 2), ("multiple", 5)]:
        assert getattr(hupai.Liaoyang(indicator="2m", **{name: value}), name) == value


def test_the_defaults_are_those_of_the_document() -> None:
    defaults = {
        "all_hun_sets": True, "fifth_copy": True, "hun_yaojiu": "any", "need_heng": False, "rob_kong": False,
        "siguiyi": "heng_shun", "sancha": "all", "dageda": "per_set", "dageda_natural": False,
        "sancha_natural": False, "erba_natural": False, "all_closed": "each", "changmao": "plus1",
        "fantan": "discarder", "bao_payer": "each", "jie_bao": True, "shisanyao": False, "dan": None,
        "dan_reading": None, "dan_fan": 1, "multiple": 1,
    }  # fmt: skip
    rules = hupai.Liaoyang(indicator="2m")
    assert {name: getattr(rules, name) for name in defaults} == defaults
    assert hupai.Liaoyang(indicator="2m", **defaults) == rules


def test_rules_with_another_option_are_other_rules() -> None:
    rules = hupai.Liaoyang(indicator="2m")
    assert rules != hupai.Liaoyang(indicator="2m", need_heng=True)
    assert rules != hupai.Liaoyang(indicator="3m")
    assert hash(rules) == hash(hupai.Liaoyang(hun="3m", jiqiang="derive"))


def test_with_the_hun_alone_it_has_to_be_said_where_the_jiqiang_come_from() -> None:
    hand = "[345p,1]12m456p789s55s3m"
    with pytest.raises(hupai.UnsupportedRuleError, match="jiqiang"):
        hupai.score(hand, hupai.Liaoyang(hun="9p"))
    assert hupai.score(hand, hupai.Liaoyang(hun="9p", jiqiang="none")) is not None


def test_the_limits_on_hun_bear_on_the_standard_form_alone() -> None:
    rules = hupai.Liaoyang(indicator="2m", all_hun_sets=False)  # the hun is 3m; R15, R28: two hun are a pair
    pairs = hupai.decompose("1122557799p88s33m", rules)
    assert [one.form for one in pairs] == ["seven_pairs"] * len(pairs)
    assert any(one.tiles is None for reading in pairs for one in reading.sets)


def test_the_rules_have_a_chinese_name() -> None:
    assert hupai.rules("辽阳麻将", indicator="2m") == hupai.Liaoyang(indicator="2m")
    assert hupai.rules("liaoyang", indicator="2m", need_heng=True) == hupai.Liaoyang(
        indicator="2m", need_heng=True
    )


# --- what is no rule ---


@pytest.mark.parametrize("dan", ["jiqiang", "heng"])
def test_dan_without_a_reading_is_unsupported_and_lists_the_readings(dan: str) -> None:  # R37
    with pytest.raises(hupai.UnsupportedRuleError) as raised:
        hupai.Liaoyang(indicator="2m", dan=dan)
    for reading in ("cross_suit", "triplet", "kong"):
        assert reading in str(raised.value)


@pytest.mark.parametrize(
    "options",
    [
        {"hun_yaojiu": "none"},
        {"siguiyi": "any"},
        {"sancha": "exposed"},
        {"dageda": "twice"},
        {"all_closed": "double"},
        {"changmao": "plus2"},
        {"fantan": "nobody"},
        {"bao_payer": "winner"},
        {"dan": "both", "dan_reading": "kong"},  # R34: 鸡枪蛋 and 横蛋 are one field
        {"dan": "heng", "dan_reading": "four"},
        {"multiple": 0},
        {"multiple": -1},
    ],
    ids=str,
)
def test_a_value_that_does_not_exist_is_an_error(options: dict[str, Any]) -> None:
    with pytest.raises(hupai.RuleError):
        hupai.Liaoyang(indicator="2m", **options)


def test_an_option_that_does_not_exist_is_an_error() -> None:
    with pytest.raises((hupai.RuleError, TypeError)):
        hupai.Liaoyang(indicator="2m", need_hun=True)


def test_rules_without_an_indicator_are_an_error() -> None:
    with pytest.raises((hupai.RuleError, TypeError)):
        hupai.Liaoyang()


@pytest.mark.parametrize("indicator", ["H", "10m", "x", "2m3m"])
def test_an_indicator_is_one_of_the_34_kinds(indicator: str) -> None:
    with pytest.raises(ValueError):
        hupai.Liaoyang(indicator=indicator)


def test_an_indicator_and_another_hun_contradict_each_other() -> None:  # R8
    with pytest.raises(hupai.RuleError):
        hupai.Liaoyang(indicator="2m", hun="4m")


# --- what is no hand and no circumstance of these rules ---


def test_a_joker_of_its_own_is_an_error() -> None:  # R1
    with pytest.raises((hupai.HandError, hupai.RuleError)):
        score("[345s,1]12mH456p789m55s")


def test_flowers_are_an_error() -> None:  # R1
    with pytest.raises((hupai.HandError, hupai.RuleError)):
        score(f"{OPEN}|ES0000|ab")


@pytest.mark.parametrize("meld", ["[456p,1]", "[444p,2]", "[4444p,1]", "[4444p]"])
def test_a_hun_in_a_meld_is_an_error(meld: str) -> None:  # R16
    with pytest.raises((hupai.HandError, hupai.RuleError)):
        score(f"{meld}123m345s789m55s", "3p")


@pytest.mark.parametrize("hand", ["[1111m,1]345s456p789m55s", "[111m,1]123m456p789m55s"])
def test_a_fourth_copy_of_the_indicator_is_an_error(hand: str) -> None:  # R12
    with pytest.raises((hupai.HandError, hupai.RuleError)):
        score(hand, "1m")
    assert score(hand, "2p") is not None


@pytest.mark.parametrize("circumstance", ["last_of_kind", "last_tile"])
def test_circumstances_of_other_rules_do_not_exist_here(circumstance: str) -> None:  # R52
    with pytest.raises(hupai.RuleError):
        score(OPEN, **{circumstance: True})


@pytest.mark.parametrize("circumstance", [{"last_four": True}, {"after_draw": 1}], ids=str)
def test_circumstances_of_these_rules_do_not_exist_elsewhere(circumstance: dict[str, Any]) -> None:  # R52
    with pytest.raises(hupai.RuleError):
        hupai.score(OPEN, hupai.Guobiao(), hupai.Win(**circumstance))


# --- a win that the circumstances forbid ---


def test_nobody_wins_on_a_discarded_hun() -> None:  # R17, R32
    assert why("[345s,1]12m456p789m55sS") == "claimed_hun"
    assert answer("[345s,1]12m456p789m55sS", "E", self_drawn=True) == {"自摸": 1}


def test_a_robbed_kong_is_no_win_unless_by_option() -> None:  # R24
    assert why(OPEN, kong=True) == "robbed_kong"
    assert answer(OPEN, "E", kong=True, rob_kong=True) == {"素和": 1}


def test_conditions_that_no_reading_meets_together_are_no_win() -> None:  # R50
    # 789饼 has the 幺九 and no 横; 888饼 or 777饼 is a 横 and leaves no 幺九.
    hand = "[678m,1][345p,1][567s,1]SS788p"
    assert answer(hand, "E") == {"2/8将": 1}
    assert why(hand, need_heng=True) == "not_together"
