"""`hupai explain`, `waits`, `decompose`, `shanten`, `fans`"""

from __future__ import annotations

from support.command_line import CommandLine


def test_a_win_is_explained_by_sets_fan_and_minimum(hupai: CommandLine) -> None:
    answered = hupai("explain", "[123p,1][789p,2]44s45567p3p|EE0000|3")
    assert answered.code == 0
    assert "A win: standard form." in answered.lines
    assert "  chow  45p+3p    the winning tile" in answered.lines
    assert answered.lines[-1] == "The minimum of 8 is reached with 35, flowers left out."


def test_no_win_is_explained_by_distance_and_useful_tiles(hupai: CommandLine) -> None:
    answered = hupai("explain", "123m456p789sEEFF9p")
    assert answered.code == 1
    assert "  standard form       0  waiting" in answered.lines
    assert answered.lines[-2:] == ["After the right discard, nearer with 4 live tiles:", "  E x2  F x2"]


def test_an_explanation_in_json_is_the_score_and_the_distance(hupai: CommandLine) -> None:
    score = hupai("score", "123m456p789sEEFF9p", "--json").json
    explanation = hupai("explain", "123m456p789sEEFF9p", "--json").json
    assert list(explanation) == [*score, "shanten", "by_form", "useful"]
    assert explanation["shanten"] == explanation["by_form"]["standard"] == 0
    assert explanation["useful"] == {"E": 2, "F": 2}


def test_waits_have_live_copies_and_both_values(hupai: CommandLine) -> None:
    answered = hupai("waits", "1112345678999s", "--visible", "1s22s")
    assert answered.code == 0
    assert "Waits on 9 kinds, 20 live:" in answered.lines
    waits = hupai("waits", "1112345678999s", "--visible", "1s22s", "--json").json
    assert list(waits) == ["schema", "hand", "rules", "waits"]
    assert [wait["tile"] for wait in waits["waits"]] == [f"{rank}s" for rank in range(1, 10)]
    assert [wait["live"] for wait in waits["waits"]][:3] == [0, 1, 3]
    assert set(waits["waits"][0]["discard"]) == {"total", "meets_minimum", "fans"}


def test_a_wait_that_is_worth_too_little_is_listed(hupai: CommandLine) -> None:
    answered = hupai("waits", "[789m,2][456m,1]567s78pEE")
    assert any("(below 8)" in line for line in answered.lines)


def test_no_wait_is_an_answer_too(hupai: CommandLine) -> None:
    answered = hupai("waits", "147m258p39sEESSW")
    assert answered.code == 0
    assert answered.lines[-1] == "Not waiting: no tile completes the hand."


def test_readings_are_listed_in_order(hupai: CommandLine) -> None:
    answered = hupai("decompose", "111222333m44455p")
    assert answered.code == 0
    assert answered.lines[1:] == [
        "2 readings:",
        "  1  standard form  111m  222m  333m  444p  55p",
        "  2  standard form  123m  123m  123m  444p  55p",
    ]
    found = hupai("decompose", "111222333m44455p", "--json").json
    assert list(found) == ["schema", "hand", "decompositions", "complete"]
    assert found["complete"] is True
    assert [one["form"] for one in found["decompositions"]] == ["standard", "standard"]


def test_a_limit_cuts_the_list_and_says_so(hupai: CommandLine) -> None:
    assert hupai("decompose", "111222333m44455p", "--limit", "2", "--json").json["complete"] is True
    cut = hupai("decompose", "111222333m44455p", "--limit", "1", "--json").json
    assert cut["complete"] is False
    assert len(cut["decompositions"]) == 1
    assert hupai("decompose", "111222333m44455p", "--limit", "1").lines[-1] == "  and more"


def test_fourteen_wildcards_are_one_reading_a_form_and_a_thousand_written_out(hupai: CommandLine) -> None:
    assert hupai("decompose", "H" * 14, "--json").json["complete"] is True
    written_out = hupai("decompose", "H" * 14, "--expand", "--json").json
    assert written_out["complete"] is False
    assert len(written_out["decompositions"]) == 1000


def test_a_hun_kind_reads_as_wildcards(hupai: CommandLine) -> None:
    answered = hupai("decompose", "123m456p789sEEFF3p", "--hun", "3p")
    assert any("FF(F)" in line for line in answered.lines)


def test_shanten_is_given_overall_and_by_form(hupai: CommandLine) -> None:
    answered = hupai("shanten", "123m456p789sEEFF")
    assert answered.code == 0
    assert answered.lines[1] == "Shanten 0: waiting, one tile completes the hand."
    distance = hupai("shanten", "123m456p789sEEFF", "--json").json
    assert list(distance) == ["schema", "hand", "shanten", "by_form"]
    assert distance["shanten"] == distance["by_form"]["standard"] == 0
    assert set(hupai("shanten", "[123m,1]456p789sEEFF", "--json").json["by_form"]) == {
        "standard",
        "knitted_straight",
    }


def test_a_partial_hand_has_a_shanten(hupai: CommandLine) -> None:
    assert hupai("shanten", "45m", "--json").json["shanten"] == 0


def test_the_fan_are_listed_with_what_they_exclude(hupai: CommandLine) -> None:
    answered = hupai("fans")
    assert answered.code == 0
    assert len(answered.lines) == 1 + 82 + 1
    fans = hupai("fans", "--json").json
    assert list(fans) == ["schema", "rules", "options", "fans"]
    assert len(fans["fans"]) == 82
    assert fans["fans"][0]["name"] == "大四喜"
    assert {"name": "碰碰和", "extent": "all"} in fans["fans"][0]["excludes"]
    by_edition = {
        fan["name"]: fan["value"]
        for fan in hupai("fans", "--option", "edition=wmo2014", "--json").json["fans"]
    }
    assert by_edition["双暗杠"] == 8
