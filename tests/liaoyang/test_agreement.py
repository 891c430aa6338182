"""Scores, reasons, waits and payments of many random hands against the reference twin."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import hupai
from liaoyang.reading import CODES, fan_of, sets_of, twin, twin_melds
from reference.decompose import decompositions
from reference.liaoyang.readings import shapes
from reference.tiles import KIND_NAMES, ReferenceHand, kind, parse
from support.random_liaoyang import LiaoyangGame, liaoyang_game, melds_text

HANDS = 20_000
SLICES = 10  # a failing slice is a tenth of the work to repeat
WAITING_HANDS = 400


def rules_of(game: LiaoyangGame) -> tuple[hupai.Liaoyang, twin.Options]:
    rules = hupai.Liaoyang(indicator=KIND_NAMES[game.indicator], **game.options)
    return rules, twin.Options(game.indicator, **game.options)  # type: ignore[arg-type]


def win_of(game: LiaoyangGame) -> tuple[hupai.Win, dict[str, bool | int]]:
    flags = {"kong": game.kong, "last_four": game.last_four, "after_draw": game.after_draw}
    win = hupai.Win(self_drawn=game.self_drawn, seat_wind=game.winner, **flags)
    return win, {"self_drawn": game.self_drawn, "dealer": game.dealer, **flags}


def told(game: LiaoyangGame) -> str:
    return f"{game.text()} {KIND_NAMES[game.indicator]} {game.options} {win_of(game)[1]}"


@pytest.mark.parametrize("part", range(SLICES))
def test_the_twin_gives_the_same_answers(part: int) -> None:
    rng = random.Random(f"liaoyang {part}")
    seen: Counter[str] = Counter()
    for _ in range(HANDS // SLICES):
        game = liaoyang_game(rng)
        rules, options = rules_of(game)
        win, circumstances = win_of(game)
        hand = parse(game.text())
        score = hupai.score(game.text(), rules, win)
        expected = twin.score(hand, options, **circumstances)  # type: ignore[arg-type]
        assert (score is None) == (expected is None), told(game)
        if score is None or expected is None:
            reasons = twin.failing(hand, options, **circumstances)  # type: ignore[arg-type]
            code = hupai.explain(game.text(), rules, win).code
            assert code in {CODES[reason] for reason in reasons}, told(game)
            seen[code] += 1
            continue
        seen.update(expected.items)
        assert_same_score(game, score, expected)
        assert_same_payments(game, score, expected)
    assert seen.keys() >= EVERY_ITEM | {CODES[reason] for reason in OFTEN_FAILING}


# What so many hands must have shown.
EVERY_ITEM = {
    "自摸", "海底捞", "杠开", "素和", "庄家(赢)", "站着和", "长毛", "杠", "鸡枪", "大哥大", "2/8将", "四归一",
    "三岔", "四岔", "飘和", "手把一", "七对", "十三幺", "蛋",
}  # fmt: skip
OFTEN_FAILING = {
    "claimed_hun", "robbed_kong", "no_shape", "thirteen_orphans_off", "four_melds_with_chow", "closed_discard",
    "missing_suit", "no_terminal", "no_heng",
}  # fmt: skip


def assert_same_score(game: LiaoyangGame, score: hupai.Score, expected: twin.LiaoyangScore) -> None:
    assert score.total == expected.total, told(game)
    assert fan_of(score) in (expected.items, *expected.also), told(game)
    decomposition = score.decomposition
    assert decomposition.form == expected.form, told(game)
    if expected.reading.shape is not None:  # R49: of equal readings the first
        sets, pair = expected.reading.shape
        assert sets_of(score) == (list(sets), pair), told(game)
        wildcards = sum(len(one.hun) for one in decomposition.sets if one.melded is None)
        assert wildcards == game.number_of_hun, told(game)


def assert_same_payments(game: LiaoyangGame, score: hupai.Score, expected: twin.LiaoyangScore) -> None:
    laid_down = {seat: melds_text(melds) for seat, melds in game.laid_down.items()}
    settlement = hupai.settle(
        score,
        hupai.Table(
            winner=game.winner,
            dealer="E",
            discarder=game.discarder,
            seats={seat: hupai.Seat(melds=melds) for seat, melds in laid_down.items()},
            kong_discard=game.kong_discard,
            bao=game.bao,
        ),
    )
    known = twin.settle(
        expected,
        winner=game.winner,
        discarder=game.discarder,
        melds={seat: twin_melds(melds) for seat, melds in laid_down.items()},
        kong_discard=game.kong_discard,
        bao=game.bao,
    )
    assert settlement.payments == known.payments, told(game)
    assert sum(settlement.payments.values()) == 0
    assert settlement.all_capped == known.all_capped, told(game)
    for seat, loser in known.losers.items():
        found = settlement.losers[seat]
        assert dict(found.items) == loser.items, (told(game), seat)
        assert (found.exponent, found.part, found.capped) == (loser.exponent, loser.part, loser.capped)


def test_the_twin_finds_the_same_waits() -> None:
    rng = random.Random("waits")
    listed = 0
    for _ in range(WAITING_HANDS):
        game = liaoyang_game(rng, most_hun=2)
        rules, options = rules_of(game)
        _, circumstances = win_of(game)
        del circumstances["self_drawn"]
        win = hupai.Win(
            seat_wind=game.winner, kong=game.kong, last_four=game.last_four, after_draw=game.after_draw
        )
        hand = parse(game.waiting_text())
        found = {wait.tile: wait for wait in hupai.waits(game.waiting_text(), rules, win)}
        expected = twin.waits(hand, options, **circumstances)  # type: ignore[arg-type]
        assert found.keys() == expected.keys(), told(game)
        listed += len(expected)
        for tile, wait in expected.items():
            assert found[tile].live == wait.live, (told(game), tile)
            if holds_all(hand, tile, game.indicator):
                continue  # R33: its fan is of no account
            assert_same_wait(found[tile], wait, told(game))
    assert listed > WAITING_HANDS


def holds_all(hand: ReferenceHand, tile: int, indicator: int) -> bool:
    return hand.concealed.count(tile) + hand.in_melds()[tile] + (tile == indicator) >= 4


def assert_same_wait(found: hupai.Wait, expected: twin.LiaoyangWait, hand: str) -> None:
    for score, known in ((found.self_drawn, expected.self_drawn), (found.discard, expected.discard)):
        assert (score is None) == (known is None), (hand, found.tile)
        if score is not None and known is not None:
            assert score.total == known.total, (hand, found.tile)
            assert fan_of(score) in (known.items, *known.also), (hand, found.tile)


def test_the_twin_finds_the_sets_that_the_twin_of_all_rules_finds() -> None:
    rng = random.Random("sets")
    for _ in range(300):
        game = liaoyang_game(rng, most_hun=3)
        hand = parse(game.text())
        real, hun = hand.real_and_wild(game.hun)
        found = shapes(tuple(real), hun, 4 - len(hand.melds))
        expected = decompositions(hand, hun=game.hun, expand=True, forms=["standard"])
        assert [(*sets, (pair, pair)) for sets, pair in found] == [
            tuple(tiles for _, tiles in one.sets) for one in expected
        ], told(game)


def test_visible_tiles_are_no_longer_live() -> None:  # R33
    hand, rules = "[345s,1]23m456p678p55p", hupai.Liaoyang(indicator="7m")
    waits = {KIND_NAMES[wait.tile]: wait.live for wait in hupai.waits(hand, rules, visible="1m1m8m")}
    assert waits == {"1m": 2, "8m": 3}
    assert {tile: wait.live for tile, wait in twin.waits(
        parse(hand), twin.Options.of("7m"), visible=[kind("1m"), kind("1m"), kind("8m")]
    ).items()} == {kind("1m"): 2, kind("8m"): 3}  # fmt: skip
