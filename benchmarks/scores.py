"""Scores in batches: Guobiao with and without jokers, Liaoyang."""

from __future__ import annotations

from functools import partial

import numpy as np

import hupai
from benchmarks import hands as sets
from benchmarks import peers, twins
from benchmarks.clock import each_call, whole_pass
from benchmarks.comparison import REGISTRY, Comparison, Peer, quiet_ns
from benchmarks.cores import Answers, PeerLoop, agree
from benchmarks.hands import HandSet
from benchmarks.native import library, tiles_of
from benchmarks.searches import BATCH, SLOW, of_first
from hupai import batch

NO_FIFTH_COPY = hupai.Guobiao(fifth_copy=False)


def records_of(hands: HandSet) -> batch.HandArray:
    return batch.HandArray(tiles_of(hands))


def totals(hands: HandSet, rules: hupai.Guobiao | None = None) -> Answers:
    """-1 where the hand does not win."""
    scores = batch.score(records_of(hands), rules)
    return np.where(scores.win, scores.total, -1)


def total_of_call(fans: tuple[tuple[int, str], ...]) -> int:
    return sum(value for value, _ in fans)


def guobiao() -> Comparison:
    hands = sets.win14()
    ours = whole_pass(BATCH, partial(batch.score, records_of(hands)), len(hands))
    theirs: tuple[Peer, ...] = ()
    if library("pymahjonggb") is not None:
        loop = PeerLoop("score", hands, np.int16)
        agree(totals(hands), loop.run(), hands, "PyMahjongGB's core")
        theirs = (Peer(loop.contender(), 40),)
    call = peers.pymahjonggb_score(hands)
    if call is not None:
        ask, arguments = call
        agree(totals(hands), np.array([total_of_call(ask(one)) for one in arguments]), hands, "PyMahjongGB")
        theirs += (Peer(each_call("PyMahjongGB, call", ask, arguments, SLOW), 30),)
    return Comparison(
        "Guobiao score", hands.name, ours, quiet_ns(200), theirs, "totals, concealed hands on a discard"
    )


def with_jokers(jokers: int, at_most_ns: float, number: int, substituted: int) -> Comparison:
    hands = sets.win14(4096, jokers).first(number)
    ours = whole_pass(BATCH, partial(batch.score, records_of(hands)), len(hands))
    theirs: tuple[Peer, ...] = ()
    if substituted and library("pymahjonggb") is not None:
        few = hands.first(substituted)
        loop = PeerLoop("substitution", few, np.int16, with_calls=True)
        agree(totals(few, NO_FIFTH_COPY), loop.run(), few, "substitution")
        theirs = (Peer(loop.contender(of_first("substitution with PyMahjongGB's core", len(few), hands))),)
    return Comparison(
        "Guobiao score",
        hands.name,
        ours,
        quiet_ns(at_most_ns),
        theirs,
        f"totals without fifth copies, of {substituted} hands (timed with fifth copies, the default)"
        if theirs
        else "",
        rounds=3,
    )


def liaoyang(huns: int, at_most_ns: float) -> Comparison:
    texts = twins.liaoyang_texts(1024, huns)
    hands = batch.HandArray.parse(texts).replace(self_drawn=True)
    few = [twins.parsed(text) for text in texts[: 1024 if huns == 0 else 256]]
    ours = batch.score(hands, twins.LIAOYANG).total[: len(few)]
    theirs = [twins.liaoyang_total(one) for one in few]
    if list(ours) != theirs:
        raise AssertionError(f"Liaoyang: {list(ours)} and {theirs}")
    return Comparison(
        "Liaoyang score",
        f"winning hands, {huns} hun",
        whole_pass(BATCH, partial(batch.score, hands, twins.LIAOYANG), len(hands)),
        quiet_ns(at_most_ns),
        (Peer(whole_pass("reference in Python", partial(twins.liaoyang_totals, few), len(few)), 100),),
        f"totals, self-drawn, of {len(few)} hands",
        rounds=3,
    )


def register() -> None:
    add = REGISTRY.comparison
    add("Guobiao win14", guobiao)
    jokers = ((1, 500, 2048, 512), (2, 1000, 1024, 64), (4, 5000, 256, 2))
    for huns, most, number, substituted in jokers:
        add(f"Guobiao w{huns}", partial(with_jokers, huns, most, number, substituted))
    for huns, most in ((0, 300), (4, 5000)):
        add(f"Liaoyang {huns} hun", partial(liaoyang, huns, most))


register()
