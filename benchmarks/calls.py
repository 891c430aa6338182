"""One Python call for one hand, the result object included."""

from __future__ import annotations

from functools import partial

import numpy as np

import hupai
from benchmarks import hands as sets
from benchmarks import peers
from benchmarks.clock import Figure, each_call, interleaved
from benchmarks.comparison import QUIET_C, REGISTRY, Comparison, Peer, Single, quiet_ns
from benchmarks.cores import agree, calibration
from benchmarks.searches import RIICHI_PEERS, SLOW, asked, of_first, riichi_answers

CALL = "hupai, call"
RIICHI_FORMS = ("standard", "seven_pairs", "thirteen_orphans")
AT_LEAST = {"riichienv, call": 2.5, "xiangting, call": 4.0, "mahjong, call": None}


def shanten(forms: tuple[str, ...] | None) -> Comparison:
    hands = sets.near()
    theirs = []
    for name, question_of, chunk, _ in RIICHI_PEERS:
        few = hands.first(200) if name.startswith("mahjong") else hands
        question = question_of(few)
        if question is not None:
            agree(riichi_answers(few), asked(question, len(few)), few, name)
            theirs.append(Peer(each_call(of_first(name, len(few), hands), *question, chunk), AT_LEAST[name]))
    # xiangting is asked through a lambda too.
    ask = hupai.shanten if forms is None else lambda hand: hupai.shanten(hand, forms=forms)
    return Comparison(
        "call: shanten, five forms" if forms is None else "call: shanten, forms= three",
        hands.name,
        each_call(CALL, ask, hands.hands),
        quiet_ns(300),
        tuple(theirs),
        "mapped to the seven pairs of riichi",
        rounds=5,
    )


def shanten_beside_guobiao() -> Comparison:
    hands = sets.near(1024, 13)
    ask = partial(hupai.shanten, held="formal")
    theirs: tuple[Peer, ...] = ()
    question = peers.pymahjonggb_shanten(hands)
    if question is not None:
        ours = np.array([ask(hand) for hand in hands.hands])
        agree(ours, asked(question, len(hands)), hands, "PyMahjongGB")
        theirs = (Peer(each_call("PyMahjongGB, call", *question, SLOW), 7),)
    return Comparison(
        "call: shanten, five forms",
        hands.name,
        each_call(CALL, ask, hands.hands),
        quiet_ns(300),
        theirs,
        'PyMahjongGB with `held="formal"`',
        rounds=5,
    )


def waits() -> Comparison:
    """riichienv knows no knitted hand and no two equal pairs: hands that wait for those are left out.

    It lists live waits; ours are all listed, and compared where `live` is not 0.
    """
    hands = sets.tenpai13()
    theirs: tuple[Peer, ...] = ()
    question = peers.riichienv_waits(hands)
    if question is not None:
        ask, tiles = question
        answers = [{peers.WHITE_RED.get(kind, kind) for kind in ask(one)} for one in tiles]
        ours = [{wait.tile for wait in hupai.waits(hand) if wait.live} for hand in hands.hands]
        same = np.array([a == b for a, b in zip(answers, ours, strict=True)])
        riichi = np.array([bool(hupai.waits(hand, forms="standard")) for hand in hands.hands])
        special = ("knitted_straight", "honors_and_knitted", "seven_pairs")
        unlike = np.array([bool(hupai.waits(hand, forms=special)) for hand in hands.hands])
        compared = hands.only(riichi & ~unlike)
        agree(same[riichi & ~unlike], np.ones(len(compared), bool), compared, "riichienv's waits")
        hands = compared
        theirs = (Peer(each_call("riichienv, call", *_question(hands)), 2.5),)
    return Comparison(
        "call: waits, no rules",
        hands.name,
        each_call(CALL, hupai.waits, hands.hands),
        quiet_ns(500),
        theirs,
        f"live waits of the {len(hands)} hands that wait in the standard form alone",
        rounds=5,
    )


def _question(hands: sets.HandSet) -> peers.Question:
    question = peers.riichienv_waits(hands)
    assert question is not None
    return question


def score() -> Comparison:
    hands = sets.win14()
    theirs: tuple[Peer, ...] = ()
    question = peers.pymahjonggb_score(hands)
    if question is not None:
        theirs = (Peer(each_call("PyMahjongGB, call", *question, SLOW), 7),)
    return Comparison(
        "call: Guobiao score",
        hands.name,
        each_call(CALL, hupai.score, hands.hands),
        quiet_ns(1000),
        theirs,
        "totals (with the batch)",
        rounds=5,
    )


@REGISTRY.single
def text() -> Single:
    """What it costs more to ask with a text than with a parsed hand."""
    hands = sets.near()
    entered = [each_call("hand", hupai.shanten, hands.hands), each_call("text", hupai.shanten, hands.texts)]
    plain = calibration(hands)
    figures = interleaved([*entered, *([plain] if plain else [])], 9)
    extra = figures["text"].median - figures["hand"].median
    quiet = figures.get("C", Figure("C", samples=[QUIET_C])).median
    return Single(
        "call: from text, more than from a `Hand`",
        f"{extra:,.0f} ns = {extra / quiet:.0f} C",
        f"≤ 300 ns = {quiet_ns(300):.0f} C",
        extra / quiet <= quiet_ns(300),
    )


def register() -> None:
    add = REGISTRY.comparison
    add("call shanten", lambda: shanten(None))
    add("call shanten three forms", lambda: shanten(RIICHI_FORMS))
    add("call shanten 13", shanten_beside_guobiao)
    add("call waits", waits)
    add("call score", score)


register()
