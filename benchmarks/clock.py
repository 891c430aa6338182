"""Both sides in one run, by turns, so that what the machine does besides meets them alike.

Passes and chunks are timed by the thread's time on the processor, which leaves out what other programs take; single
hands, and passes of several threads, by the clock on the wall.

A contender's round is one pass over all hands. It gives samples in nanoseconds per hand: one for a loop whose hands
cost much the same (the whole pass), one a hand where costs have a heavy tail. The figure is the median of all samples.
"""

from __future__ import annotations

import gc
import statistics
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from time import perf_counter_ns, thread_time_ns
from typing import Any

Samples = Sequence[float]

ROUNDS = 15
CHUNK = 64
LEAST_ROUND = 2_000_000  # ns


@dataclass(frozen=True)
class Contender:
    name: str
    round: Callable[[], Samples]


@dataclass
class Figure:
    name: str
    rounds: list[float] = field(default_factory=list)  # the median of each round
    samples: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        return statistics.median(self.samples)

    @property
    def best(self) -> float:
        """The median of the round that was disturbed least."""
        return min(self.rounds)


def interleaved(contenders: Iterable[Contender], rounds: int = ROUNDS) -> dict[str, Figure]:
    """The contenders' rounds by turns; the first round of each only warms up."""
    entered = list(contenders)
    figures = {contender.name: Figure(contender.name) for contender in entered}
    for contender in entered:
        contender.round()
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        for _ in range(rounds):
            for contender in entered:
                samples = contender.round()
                figures[contender.name].rounds.append(statistics.median(samples))
                figures[contender.name].samples.extend(samples)
    finally:
        if was_enabled:
            gc.enable()
    return figures


def times_faster(ours: Figure, theirs: Figure) -> float:
    """The median over the rounds: what disturbed one round does not count."""
    return statistics.median(b / a for a, b in zip(ours.rounds, theirs.rounds, strict=True))


def whole_pass(
    name: str, run: Callable[[], object], hands: int, clock: Callable[[], int] = thread_time_ns
) -> Contender:
    """A call that answers all hands at once, again and again for a while: what ran before has left the caches cold, which
    a short pass, C above all, would feel more than a long one.
    """

    def one_round() -> Samples:
        samples: list[float] = []
        spent = 0
        while spent < LEAST_ROUND:
            begin = clock()
            run()
            time = clock() - begin
            spent += time
            samples.append(time / hands)
        return samples

    return Contender(name, one_round)


def each_call(
    name: str, call: Callable[[Any], object], arguments: Sequence[Any], chunk: int = CHUNK
) -> Contender:
    """A Python call for every hand, timed in chunks (of one hand where costs have a heavy tail)."""
    clock = perf_counter_ns if chunk == 1 else thread_time_ns
    chunks = [arguments[at : at + chunk] for at in range(0, len(arguments), chunk)]

    def one_round() -> Samples:
        samples = []
        for some in chunks:
            begin = clock()
            deque(map(call, some), maxlen=0)
            samples.append((clock() - begin) / len(some))
        return samples

    return Contender(name, one_round)
