"""Distance, waits, wins, decompositions, discards: batches beside the cores and calls of the peers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from benchmarks import hands as sets
from benchmarks import peers, twins
from benchmarks.clock import each_call, whole_pass
from benchmarks.comparison import REGISTRY, Comparison, Peer, quiet_ns
from benchmarks.cores import HUPAI, Answers, DiscardsLoop, HupaiLoop, PeerLoop, agree
from benchmarks.hands import HandSet
from benchmarks.native import library
from hupai import batch

BATCH = "hupai, batch"
PLAIN = "plain search in C++"
RIICHI_BUT_PAIRS = ("standard", "thirteen_orphans")
SLOW = 1  # hands a chunk: costs with a heavy tail
HUNS = range(9)

PeerQuestion = Callable[[HandSet], peers.Question | None]
RIICHI_PEERS: tuple[tuple[str, PeerQuestion, int, float | None], ...] = (
    ("xiangting, call", peers.xiangting_shanten, 64, 4),
    ("riichienv, call", peers.riichienv_shanten, 64, 4),
    ("mahjong, call", peers.mahjong_shanten, SLOW, None),
)


def asked(question: peers.Question, number: int) -> Answers:
    ask, arguments = question
    return np.array([ask(one) for one in arguments[:number]])


def of_first(name: str, number: int, hands: HandSet) -> str:
    """A slow side is asked about the first of the hands only, and its name says so."""
    return name if number == len(hands) else f"{name} (first {number})"


def riichi_answers(hands: HandSet) -> Answers:
    return peers.riichi_shanten(hands.counts, batch.shanten(hands.counts, forms=RIICHI_BUT_PAIRS))


def riichi_peers(hands: HandSet) -> tuple[Peer, ...]:
    """Those that are installed, after their answers were compared."""
    found, expected = [], riichi_answers(hands)
    for name, question_of, chunk, at_least in RIICHI_PEERS:
        number = 200 if name.startswith("mahjong") else len(hands)
        question = question_of(hands.first(number))
        if question is not None:
            agree(expected[:number], asked(question, number), hands, name)
            found.append(Peer(each_call(of_first(name, number, hands), *question, chunk), at_least))
    return tuple(found)


def shanten_beside_riichi(hands: HandSet) -> Comparison:
    run = partial(batch.shanten, hands.counts)
    return Comparison(
        "shanten, five forms",
        hands.name,
        whole_pass(BATCH, run, len(hands)),
        8,
        riichi_peers(hands),
        'riichi libraries with `held="live"` and their seven pairs',
        rounds=7,
    )


def shanten_beside_guobiao(hands: HandSet) -> Comparison:
    run = partial(batch.shanten, hands.counts, held="formal")
    ours = whole_pass(BATCH, run, len(hands))
    theirs: tuple[Peer, ...] = ()
    if library("pymahjonggb") is not None:
        loop = PeerLoop("shanten", hands, np.int8)
        agree(run(), loop.run(), hands, "PyMahjongGB's core")
        theirs = (Peer(loop.contender()),)
    call = peers.pymahjonggb_shanten(hands)
    if call is not None:
        agree(run(), asked(call, len(hands)), hands, "PyMahjongGB")
        theirs += (Peer(each_call("PyMahjongGB, call", *call, SLOW)),)
    return Comparison(
        "shanten, five forms", hands.name, ours, 8, theirs, 'PyMahjongGB with `held="formal"`', rounds=7
    )


def hard_shanten(hands: HandSet) -> Comparison:
    run = partial(batch.shanten, hands.counts, jokers=hands.jokers)
    return Comparison("shanten, five forms", hands.name, whole_pass(BATCH, run, len(hands)), 8)


def waits(huns: int) -> Comparison:
    hands = sets.tenpai13(jokers=huns)
    run = partial(batch.waits, hands.counts, jokers=hands.jokers)
    ours = whole_pass(BATCH, run, len(hands))
    theirs: tuple[Peer, ...] = ()
    if huns == 0 and library("pymahjonggb") is not None:
        loop = PeerLoop("waits", hands, np.uint64)
        agree(run(), loop.run(), hands, "waits")
        theirs = (Peer(loop.contender(), 30),)
    return Comparison("waits", hands.name, ours, 20, theirs, "formal waits, of five forms" if theirs else "")


def win_check(huns: int, at_least: float | None) -> Comparison:
    return win_check_of(sets.win14(jokers=huns), at_least)


def win_check_of(hands: HandSet, at_least: float | None = None) -> Comparison:
    run = partial(batch.is_win, hands.counts, jokers=hands.jokers)
    ours = whole_pass(BATCH, run, len(hands))
    theirs: tuple[Peer, ...] = ()
    if not hands.jokers.any() and library("pymahjonggb") is not None:
        loop = PeerLoop("is_win", hands, np.uint8)
        agree(run(), loop.run(), hands, "win check")
        theirs = (Peer(loop.contender(), at_least),)
    return Comparison("win check", hands.name, ours, 6, theirs, "five forms" if theirs else "")


def decompositions(huns: int, at_most_ns: float) -> Comparison:
    hands = sets.win14(1024, jokers=huns)
    loop = HupaiLoop("decompositions", hands, np.uint32, name=HUPAI)
    few = hands.first(24)
    parsed = [twins.parsed(text) for text in few.texts]
    agree(
        loop.run()[: len(few)],
        np.array([len(twins.decompositions(one)) for one in parsed]),
        few,
        "decompositions",
    )
    reference = each_call(
        of_first("reference in Python", len(few), hands), twins.decompositions, parsed, SLOW
    )
    some = hands.first(128)
    plain = HupaiLoop("plain_decompositions", some, np.uint32, name=of_first(PLAIN, len(some), hands))
    agree(loop.run()[: len(some)], plain.run(), some, "decompositions")
    return Comparison(
        "decompositions, no objects built",
        hands.name,
        loop.contender(),
        quiet_ns(at_most_ns),
        (Peer(plain.contender(), 2), Peer(reference, 2)),
        f"how many there are, of {len(some)} hands",
        rounds=3,
    )


def discards_beside_guobiao() -> Comparison:
    """Both formal, both about the same few hands."""
    hands = sets.near(64)
    ours, loop = DiscardsLoop(hands, formal=True), PeerLoop("discards", hands, np.int8)
    agree(ours.run(), loop.run(), hands, "discards")
    theirs = (Peer(loop.contender(), 1000),)
    agreed = f"the least shanten, formal, of {len(hands)} hands; not the useful tiles"
    return Comparison(
        "discards: shanten, useful, live copies; formal",
        hands.name,
        ours.contender(),
        quiet_ns(1000),
        theirs,
        agreed,
        3,
    )


def discards() -> Comparison:
    hands = sets.near(1024)
    ours = DiscardsLoop(hands).contender()
    return Comparison("discards: shanten, useful, live copies", hands.name, ours, quiet_ns(1000))


def register() -> None:
    add = REGISTRY.comparison
    for name, dealt in (("rand14", sets.rand), ("near14", sets.near)):
        add(f"shanten {name}", partial(made_first, shanten_beside_riichi, dealt))
    for name, dealt in (("rand13", sets.rand), ("near13", sets.near)):
        add(f"shanten {name}", partial(made_first, shanten_beside_guobiao, partial(dealt, 1024, 13)))
    add("shanten w4", partial(made_first, hard_shanten, partial(sets.win14, jokers=4)))
    add("shanten adversarial", partial(made_first, hard_shanten, sets.adversarial))
    for huns in HUNS:
        add(f"waits {huns} hun", partial(waits, huns))
    add("win check win14", partial(win_check, 0, 8))
    for huns in (1, 2, 4, 8):
        add(f"win check w{huns}", partial(win_check, huns, None))
    add("win check near14", partial(made_first, win_check_of, sets.near))
    for huns, most in ((0, 100), (1, 300), (2, 600), (4, 3000)):
        add(f"decompositions w{huns}", partial(decompositions, huns, most))
    add("discards", discards)
    add("discards formal", discards_beside_guobiao)


def made_first(compare: Callable[[HandSet], Comparison], hands: Callable[[], HandSet]) -> Comparison:
    """A set of hands is made when its row is asked for."""
    return compare(hands())


register()
