"""The column "not with": what a higher fan has in itself is not counted besides (P2, P3, P4)."""

from __future__ import annotations

import pytest

from guobiao.reading import excluded, fan_lists, names, options, rows, scored
from reference.fan import TABLE, excluded_by
from reference.options import Options

EXAMPLES = rows("guobiao_exclusions.tsv")
NOT_COUNTED = [row for row in EXAMPLES if row["counted"] == "no"]
COUNTED = [row for row in EXAMPLES if row["counted"] == "yes"]

EXACT_NUMBER = "the lower fan wants an exact number of sets, the higher another"
ONE_SUIT = "缺一门 wants two suits, the higher fan has one or none"
BOTH_PRESENT = "混幺九 wants terminals and honours, the higher fan has only one of them"
OTHER_FORM = "one reading has one form, and these are of two"
SIX_SETS = "three chows and three pungs are more than four sets"
NO_SINGLE_WAIT = "P6: the form never has a single-wait fan"

# Pairs of the column that no reading shows together, so that no hand can tell whether they exclude each other.
NEVER_TOGETHER: dict[tuple[str, str], str] = {
    ("大四喜", "三风刻"): EXACT_NUMBER,
    ("大四喜", "小四喜"): "the fourth wind is a pung or the pair",
    ("大三元", "双箭刻"): EXACT_NUMBER,
    ("大三元", "箭刻"): EXACT_NUMBER,
    ("大三元", "小三元"): "the third dragon is a pung or the pair",
    ("绿一色", "缺一门"): ONE_SUIT,
    ("四杠", "三杠"): EXACT_NUMBER,
    ("四杠", "双暗杠"): EXACT_NUMBER,
    ("四杠", "明暗杠"): EXACT_NUMBER,
    ("四杠", "双明杠"): EXACT_NUMBER,
    ("四杠", "暗杠"): EXACT_NUMBER,
    ("四杠", "明杠"): EXACT_NUMBER,
    ("十三幺", "单钓将"): NO_SINGLE_WAIT,
    ("清幺九", "混幺九"): BOTH_PRESENT,
    ("小四喜", "三风刻"): "三风刻 wants a pair that is no wind",
    ("小三元", "箭刻"): EXACT_NUMBER,
    ("字一色", "混幺九"): BOTH_PRESENT,
    ("字一色", "缺一门"): ONE_SUIT,
    ("四暗刻", "三暗刻"): EXACT_NUMBER,
    ("四暗刻", "双暗刻"): EXACT_NUMBER,
    ("一色双龙会", "七对"): OTHER_FORM,
    ("一色四同顺", "七对"): OTHER_FORM,
    ("一色四同顺", "一色三节高"): SIX_SETS,
    ("一色四节高", "一色三同顺"): SIX_SETS,
    ("三杠", "双暗杠"): EXACT_NUMBER,
    ("三杠", "明暗杠"): EXACT_NUMBER,
    ("三杠", "双明杠"): EXACT_NUMBER,
    ("三杠", "暗杠"): EXACT_NUMBER,
    ("三杠", "明杠"): EXACT_NUMBER,
    ("七对", "单钓将"): NO_SINGLE_WAIT,
    ("清一色", "缺一门"): ONE_SUIT,
    ("一色三同顺", "一色三节高"): SIX_SETS,
    ("一色三节高", "一色三同顺"): SIX_SETS,
    ("三暗刻", "双暗刻"): EXACT_NUMBER,
    ("组合龙", "无番和"): "无番和 wants no other fan",
    ("双暗杠", "暗杠"): EXACT_NUMBER,
    ("双箭刻", "箭刻"): EXACT_NUMBER,
    ("明暗杠", "暗杠"): EXACT_NUMBER,
    ("明暗杠", "明杠"): EXACT_NUMBER,
    ("双明杠", "明杠"): EXACT_NUMBER,
    ("不求人", "门前清"): "one is self-drawn, the other on a discard",
}

# "Of these pungs", "of these chows", "its 幺九刻", "one 幺九刻": another set may keep the lower fan.
OF_THESE_SETS = {
    ("大三元", "幺九刻"),
    ("九莲宝灯", "幺九刻"),
    ("小四喜", "幺九刻"),
    ("小三元", "幺九刻"),
    ("三风刻", "幺九刻"),
    ("双箭刻", "幺九刻"),
    ("箭刻", "幺九刻"),
    ("圈风刻", "幺九刻"),
    ("门风刻", "幺九刻"),
    ("一色三同顺", "一般高"),
    ("清龙", "连六"),
    ("清龙", "老少副"),
    ("三色三同顺", "喜相逢"),
}

# These may be excluded by a principle (P2, P4) instead of by the higher fan itself.
RULED_BY_A_PRINCIPLE = {
    "门前清",
    "不求人",
    "一色三步高",
    "一色三同顺",
    "一般高",
    "喜相逢",
    "连六",
    "老少副",
}


def _hand(row: dict[str, str]) -> str:
    return f"{row['hand']} {row['options']}"


@pytest.mark.parametrize("row", NOT_COUNTED, ids=_hand)
def test_the_lower_fan_is_not_counted_beside_the_higher(row: dict[str, str]) -> None:
    score = scored(row["hand"], **options(row["options"]))
    assert names(score) in fan_lists(row["fans"])
    assert row["higher"] in names(score)
    assert row["lower"] not in names(score), f"{row['higher']} has {row['lower']} in itself"
    assert score.total == int(row["total"])


@pytest.mark.parametrize("row", NOT_COUNTED, ids=_hand)
def test_the_score_names_what_excludes_it(row: dict[str, str]) -> None:
    score = scored(row["hand"], **options(row["options"]))
    reasons = excluded(score)[row["lower"]]
    assert reasons & names(score).keys() <= {row["higher"]}
    assert row["higher"] in reasons or row["lower"] in RULED_BY_A_PRINCIPLE


@pytest.mark.parametrize("row", COUNTED, ids=_hand)
def test_the_lower_fan_is_counted_when_nothing_excludes_it(row: dict[str, str]) -> None:
    score = scored(row["hand"], **options(row["options"]))
    assert names(score) in fan_lists(row["fans"]), row["why"]
    assert row["lower"] in names(score), row["why"]
    assert score.total == int(row["total"])


def test_every_pair_of_the_column_has_an_example_both_ways_or_a_reason_why_not() -> None:
    column = {
        (fan.name, lower)
        for fan in TABLE
        for rules in (Options(), Options(strict_1998=True))
        for lower in excluded_by(fan, rules)
    }
    both_ways = {(row["higher"], row["lower"]) for row in NOT_COUNTED} & {
        (row["higher"], row["lower"]) for row in COUNTED
    }
    assert column | OF_THESE_SETS <= both_ways | NEVER_TOGETHER.keys()
    assert both_ways.isdisjoint(NEVER_TOGETHER)
