"""What is not a time per hand: the worst hand, two threads, the import, the command line."""

from __future__ import annotations

import statistics
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import perf_counter_ns

import numpy as np

from benchmarks import hands as sets
from benchmarks.clock import interleaved, times_faster, whole_pass
from benchmarks.comparison import REGISTRY, Single
from benchmarks.cores import HupaiLoop, UnavailableError
from benchmarks.hands import HandSet
from benchmarks.native import tiles_of
from hupai import batch

QUESTIONS = {"shanten": 0, "waits": 1, "useful": 2, "Guobiao score": 3}
MILLISECOND = 1e6
ASKED_AGAIN = 8

# Linux alone tells what is resident at the moment.
MEMORY = """
import os, sys
def resident():
    with open("/proc/self/statm") as told:
        return int(told.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
bare = resident()
import hupai
print(resident() - bare, "numpy" in sys.modules)
"""


def slowest(question: str, hands: HandSet) -> tuple[float, str]:
    """The slowest hand, in nanoseconds. Those that seem slowest are asked again, for one call alone may be disturbed."""
    times = HupaiLoop("each", hands, np.float64, QUESTIONS[question]).run()
    suspects = HandSet(hands.name, tuple(hands.kinds[row] for row in times.argsort()[-ASKED_AGAIN:]))
    loop = HupaiLoop("each", suspects, np.float64, QUESTIONS[question])
    least = np.minimum.reduce([loop.run().copy() for _ in range(3)])
    row = int(least.argmax())
    return float(least[row]), suspects.texts[row]


def worst(question: str, most_ms: float, tiles: int, number: int) -> Single:
    hard = sets.adversarial(2 * number, tiles)
    dealt = tuple(
        (*(sets.JOKER,) * jokers, *tiles_dealt[jokers:])
        for jokers in range(tiles + 1)
        for tiles_dealt in sets.rand(4096, tiles).kinds[jokers : jokers + number // 4]
    )
    time, text = slowest(question, HandSet("hard", (*hard.kinds, *dealt)))
    return Single(
        f"any hand: {question}, the slowest of {len(hard) + len(dealt):,}",
        f"{time / MILLISECOND:.4f} ms (`{text}`)",
        f"≤ {most_ms} ms",
        time / MILLISECOND <= most_ms,
    )


def two_threads(name: str, run: Callable[..., object], hands: int) -> Single:
    entered = [whole_pass(f"{n} threads", partial(run, threads=n), hands, perf_counter_ns) for n in (1, 2)]
    figures = interleaved(entered, 9)
    gain = times_faster(figures["2 threads"], figures["1 threads"])
    return Single(f"{name}: two threads beside one", f"{gain:.2f} times", "≥ 1.8 times", gain >= 1.8)


@REGISTRY.single
def threads_shanten() -> Single:
    hands = sets.near()
    counts = np.tile(hands.counts, (64, 1))
    return two_threads("shanten, batch", partial(batch.shanten, counts), len(counts))


@REGISTRY.single
def threads_score() -> Single:
    records = batch.HandArray(np.tile(tiles_of(sets.win14()), (64, 1)))
    return two_threads("Guobiao score, batch", partial(batch.score, records), len(records))


def median_of_process(command: list[str], runs: int = 15) -> float:
    """Milliseconds from start to end."""
    times = []
    for _ in range(runs):
        begin = perf_counter_ns()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        times.append((perf_counter_ns() - begin) / MILLISECOND)
    return statistics.median(times)


@REGISTRY.single
def import_time() -> Single:
    bare = median_of_process([sys.executable, "-c", "pass"])
    loaded = median_of_process([sys.executable, "-c", "import hupai"])
    return Single("import hupai: time", f"{loaded - bare:.0f} ms", "≤ 40 ms", loaded - bare <= 40)


@REGISTRY.single
def import_memory() -> Single:
    if not Path("/proc/self/statm").exists():
        raise UnavailableError("resident memory is read from /proc")
    told = subprocess.run(
        [sys.executable, "-c", MEMORY], check=True, capture_output=True, text=True
    ).stdout.split()
    megabytes, numpy = int(told[0]) / 2**20, told[1] == "True"
    return Single(
        "import hupai: memory",
        f"{megabytes:.1f} MB, NumPy {'' if numpy else 'not '}imported",
        "≤ 15 MB, NumPy not imported",
        megabytes <= 15 and not numpy,
    )


@REGISTRY.single
def command_line() -> Single:
    time = median_of_process([sys.executable, "-m", "hupai", "score", "[234s,2]345m345p34577s|ES1000"])
    return Single("command line: one query, whole process", f"{time:.0f} ms", "≤ 150 ms", time <= 150)


def register() -> None:
    for question, most, tiles, number in (
        ("shanten", 0.1, 14, 128),
        ("waits", 0.1, 13, 128),
        ("useful", 0.1, 14, 128),
        ("Guobiao score", 5, 14, 32),
    ):
        REGISTRY.singles[f"worst {question}"] = partial(worst, question, most, tiles, number)


register()
