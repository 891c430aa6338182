"""Core with core: C++ loops over hupai and over PyMahjongGB, on the same hands, without Python in between.

    python -m benchmarks.cores

fetches PyMahjongGB's source distribution, compiles both, compares their answers, and prints nanoseconds per hand.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from benchmarks import hands as sets
from benchmarks.clock import Contender, Samples, interleaved, times_faster, whole_pass
from benchmarks.hands import HandSet
from benchmarks.native import ALL_FORMS, library, pointer, rows_of, tiles_of

Answers = npt.NDArray[Any]
HUPAI = "hupai's core"
PEER = "PyMahjongGB's core"


class DisagreementError(AssertionError):
    """Two calculators that should give the same answers do not."""


class UnavailableError(RuntimeError):
    """The loops over a core are not built: rows that need them are left out."""


def function_of(name: str, function: str) -> Callable[..., None]:
    loops = library(name)
    if loops is None:
        raise UnavailableError(f"the loops over {name} are not built")
    found: Callable[..., None] = getattr(loops, function)
    return found


def agree(ours: Answers, theirs: Answers, hands: HandSet, about: str) -> None:
    """Times are compared only after answers."""
    differing = np.nonzero(ours != theirs)[0]
    if len(differing):
        row = differing[0]
        raise DisagreementError(
            f"{about}: {len(differing)} of {len(ours)} answers differ, the first for "
            f"{hands.texts[row]}: {ours[row]} and {theirs[row]}"
        )


def calibration(hands: HandSet) -> Contender | None:
    """C: one plain pass over as many rows."""
    loops = library("calibration")
    if loops is None:
        return None
    sums = np.empty(len(hands), np.uint8)
    counts, number = pointer(hands.counts), ctypes.c_size_t(len(hands))
    return whole_pass("C", lambda: (loops.calibration_sums(counts, number, pointer(sums)), sums), len(hands))


class HupaiLoop:
    """A loop over the core: the answers of the last pass, and a contender."""

    def __init__(self, function: str, hands: HandSet, dtype: Any, *arguments: Any, name: str = HUPAI) -> None:
        self.answers: Answers = np.zeros(len(hands), dtype)
        self.hands, self.name, self.arguments = hands, name, arguments
        self.rows = rows_of(hands)
        self.function = function_of("hupai", f"hupai_{function}")

    def run(self) -> Answers:
        self.function(ctypes.byref(self.rows), *self.arguments, pointer(self.answers))
        return self.answers

    def contender(self) -> Contender:
        return whole_pass(self.name, self.run, len(self.hands))


class DiscardsLoop(HupaiLoop):
    """Shanten, useful kinds and live copies of every discard; the answers are each hand's least shanten."""

    def __init__(self, hands: HandSet, formal: bool = False) -> None:
        super().__init__("discards", hands, np.int8)
        self.live = np.empty(len(hands), np.uint8)
        self.useful = np.empty((len(hands), 34), np.uint64)
        self.formal = formal

    def run(self) -> Answers:
        outputs = pointer(self.answers), pointer(self.live), pointer(self.useful)
        self.function(ctypes.byref(self.rows), self.formal, *outputs)
        return self.answers


class PeerLoop:
    """A loop over PyMahjongGB's core; the time of each hand is taken, for its cost has a heavy tail."""

    def __init__(self, function: str, hands: HandSet, dtype: Any, with_calls: bool = False) -> None:
        self.tiles = tiles_of(hands)
        self.answers: Answers = np.zeros(len(hands), dtype)
        self.times = np.zeros(len(hands))
        self.calls = np.zeros(len(hands), np.int64)
        self.function = function_of("pymahjonggb", f"peer_{function}")
        self.outputs = [self.answers, self.times, *([self.calls] if with_calls else [])]

    def run(self) -> Answers:
        outputs = map(pointer, self.outputs)
        self.function(pointer(self.tiles), ctypes.c_size_t(len(self.tiles)), *outputs)
        return self.answers

    def round(self) -> Samples:
        self.run()
        return self.times.tolist()

    def contender(self, name: str = PEER) -> Contender:
        return Contender(name, self.round)


def pairs() -> list[tuple[str, HandSet, HupaiLoop, PeerLoop]]:
    near, rand, tenpai = sets.near(2000, 13), sets.rand(2000, 13), sets.tenpai13()
    win, mixed, few = sets.win14(), sets.near(), sets.near(200)
    formal = (ALL_FORMS, True)
    return [
        (
            "shanten, five forms",
            rand,
            HupaiLoop("shanten", rand, np.int8, *formal),
            PeerLoop("shanten", rand, np.int8),
        ),
        (
            "shanten, five forms",
            near,
            HupaiLoop("shanten", near, np.int8, *formal),
            PeerLoop("shanten", near, np.int8),
        ),
        ("waits", tenpai, HupaiLoop("waits", tenpai, np.uint64), PeerLoop("waits", tenpai, np.uint64)),
        ("win check", win, HupaiLoop("is_win", win, np.uint8), PeerLoop("is_win", win, np.uint8)),
        ("win check", mixed, HupaiLoop("is_win", mixed, np.uint8), PeerLoop("is_win", mixed, np.uint8)),
        ("Guobiao score", win, HupaiLoop("guobiao", win, np.int16, True), PeerLoop("score", win, np.int16)),
        ("every discard", few, DiscardsLoop(few, formal=True), PeerLoop("discards", few, np.int8)),
    ]


def main() -> None:
    if library("pymahjonggb") is None:
        raise SystemExit("PyMahjongGB's sources could not be fetched and built")
    print(
        "| question | hands | hupai's core, ns | PyMahjongGB's core, ns | times faster |\n|---|---|---:|---:|---:|"
    )
    for question, hands, ours, theirs in pairs():
        agree(ours.run(), theirs.run(), hands, question)
        rounds = 3 if question == "every discard" else 9
        figures = interleaved([ours.contender(), theirs.contender()], rounds)
        a, b = figures[HUPAI], figures[PEER]
        print(f"| {question} | {hands.name} | {a.median:,.0f} | {b.median:,.0f} | {times_faster(a, b):.1f} |")


if __name__ == "__main__":
    main()
