"""`hupai score`"""

from __future__ import annotations

import pytest

from support.command_line import CommandLine

SHIFTED = "[123p,1][789p,2]44s45567p3p|EE0000|3"  # 一色四步高 32, 平和 2, 缺一门 1, three flowers
SMALL = "[789m,2][456m,1]567s78pEE9p|EE0000|0"  # 连六 alone, won on a discard: below the minimum


def fan_of(score: dict[str, list[dict[str, object]]]) -> dict[object, object]:
    return {fan["name"]: fan["count"] for fan in score["fans"]}


def test_a_win_is_a_table_with_the_total_last(hupai: CommandLine) -> None:
    answered = hupai("score", SHIFTED)
    assert answered.code == 0
    assert answered.err == ""
    assert answered.lines[0] == "[123p,1]  [789p,2]  45p+3p  567p  44s"
    assert answered.lines[1] == "East round, seat East, won on a discard, 3 flowers"
    assert answered.lines[-1].split() == ["Total", "38"]
    assert "  Four Pure Shifted Chows         32" in answered.lines


def test_json_has_exactly_the_promised_keys(hupai: CommandLine) -> None:
    score = hupai("score", SHIFTED, "--json").json
    assert list(score) == [
        "schema", "hand", "rules", "options", "circumstances", "win", "meets_minimum", "total", "fans", "excluded",
        "decomposition", "why",
    ]  # fmt: skip
    assert score["schema"] == 1
    assert score["rules"] == "guobiao"
    assert score["options"] == {}
    assert score["total"] == 38
    assert fan_of(score) == {"一色四步高": 1, "平和": 1, "缺一门": 1, "花牌": 3}
    assert set(score["fans"][0]) == {"id", "name", "english", "value", "count", "sets"}
    assert score["circumstances"] == {
        "self_drawn": False, "round_wind": "E", "seat_wind": "E",
        "last_of_kind": False, "last_tile": False, "kong": False,
    }  # fmt: skip
    assert score["why"] is None
    assert [one["tiles"] for one in score["decomposition"]["sets"]][-1] == "44s"
    assert set(score["decomposition"]["sets"][0]) == {"kind", "tiles", "hun", "melded", "winning"}


def test_no_win_exits_with_1_and_says_why(hupai: CommandLine) -> None:
    answered = hupai("score", "123m456p789sEEFF9p")
    assert answered.code == 1
    assert answered.lines == ["123m456p789sEEFF+9p", "No win: the tiles form no winning shape."]
    score = hupai("score", "123m456p789sEEFF9p", "--json").json
    assert score["win"] is False
    assert score["total"] == 0
    assert score["fans"] == score["excluded"] == []
    assert score["decomposition"] is None
    assert score["why"]["code"] == "no_shape"


def test_a_win_below_the_minimum_is_answered_and_says_so(hupai: CommandLine) -> None:
    answered = hupai("score", SMALL)
    assert answered.code == 0
    assert "(needs 8, has 2)" in answered.lines[-1]
    assert hupai("score", SMALL, "--json").json["meets_minimum"] is False


def test_what_the_call_says_goes_before_the_text(hupai: CommandLine) -> None:
    text = "[NNN,1]456m567s78pSS9p|NN1000|2"
    said = hupai("score", text, "--no-self-drawn", "--seat", "S", "--flowers", "0", "--json").json
    assert said["circumstances"]["self_drawn"] is False
    assert said["circumstances"]["seat_wind"] == "S"
    assert said["circumstances"]["round_wind"] == "N"
    assert "花牌" not in fan_of(said)
    unsaid = hupai("score", text, "--json").json
    assert unsaid["circumstances"]["self_drawn"] is True
    assert fan_of(unsaid)["花牌"] == 2


@pytest.mark.parametrize(
    ("flag", "fan"), [("--self-drawn", "自摸"), ("--last-tile", "海底捞月"), ("--kong", "抢杠和")]
)
def test_each_circumstance_has_a_flag(hupai: CommandLine, flag: str, fan: str) -> None:
    text = "[123m,1]456m567s78pSS9p"
    assert fan in fan_of(hupai("score", text, flag, "--json").json)
    assert fan not in fan_of(hupai("score", text, "--no-" + flag.removeprefix("--"), "--json").json)


@pytest.mark.parametrize("true", ["true", "True"])
def test_an_option_of_the_rules_is_named_in_the_answer(hupai: CommandLine, true: str) -> None:
    score = hupai(
        "score", SHIFTED, "--json", "--option", "edition=wmo2014", "--option", f"strict-1998={true}"
    ).json
    assert score["options"] == {"edition": "wmo2014", "strict_1998": True}


def test_a_hun_kind_is_a_wildcard(hupai: CommandLine) -> None:
    assert hupai("score", "123m456p789sEEFF3p").code == 1
    answered = hupai("score", "123m456p789sEEFF3p", "--hun", "3p")
    assert answered.code == 0
    assert "( ) a wildcard, read as the tile in the brackets" in answered.lines
    assert answered.lines[0].endswith(("FF+(F)  EE", "EE+(E)  FF"))


def test_words_and_tiles_follow_lang_and_notation(hupai: CommandLine) -> None:
    answered = hupai("score", SHIFTED, "--lang", "zh", "--notation", "unicode")
    assert answered.lines[0] == "[🀙🀚🀛,1]  [🀟🀠🀡,2]  🀜🀝+🀛  🀝🀞🀟  🀓🀓"
    assert answered.lines[-1].split() == ["合计", "38"]
    assert hupai("score", SHIFTED, "--notation", "chinese").lines[0].endswith("四五饼+三饼  五六七饼  四四条")
    assert (
        hupai("score", SHIFTED, "--notation", "botzone").lines[0].startswith("CHI B2,1  CHI B8,2  B4 B5+B3")
    )


def test_the_language_comes_from_the_locale(hupai: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "zh_CN.UTF-8")
    assert hupai("score", SHIFTED).lines[-1].split() == ["合计", "38"]
    assert hupai("score", SHIFTED, "--lang", "en").lines[-1].split() == ["Total", "38"]
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert hupai("score", SHIFTED).lines[-1].split() == ["Total", "38"]


def test_z_order_says_which_dragon_5z_is(hupai: CommandLine) -> None:
    assert hupai("score", "555z123m456p789sEE").code == 2
    assert (
        hupai("score", "555z123m456p789s11z", "--z-order", "chinese", "--json").json["hand"].count("C") == 3
    )
    assert hupai("score", "555z123m456p789s11z", "--z-order", "riichi", "--json").json["hand"].count("P") == 3


DRAWN = "123m456p789s11222s"
STACKED = ("--rules", "liaoyang", "--indicator", "5p", "--self-drawn", "--option", "changmao=stack")


def test_hands_that_were_drawn_are_counted_where_they_stack(hupai: CommandLine) -> None:
    assert "after 3 drawn hands" in hupai("score", DRAWN, *STACKED, "--drawn-hands", "3").out
    assert (
        hupai("score", DRAWN, *STACKED, "--drawn-hands", "1").out
        == hupai("score", DRAWN, *STACKED, "--after-draw").out
    )


def test_a_number_of_drawn_hands_may_not_deny_that_there_were_any(hupai: CommandLine) -> None:
    for contradiction in (["--no-after-draw", "--drawn-hands", "2"], ["--after-draw", "--drawn-hands", "0"]):
        answered = hupai("score", DRAWN, *STACKED, *contradiction)
        assert answered.code == 2
        assert "contradict" in answered.err
