"""How cost grows with wildcards, hands and threads: `python -m benchmarks.plots` writes the plots of docs/performance.md."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from time import perf_counter_ns, thread_time_ns
from typing import Any

import matplotlib
import numpy as np

from benchmarks import hands as sets
from benchmarks.clock import interleaved, whole_pass
from benchmarks.cores import HupaiLoop
from benchmarks.hands import HandSet
from benchmarks.scores import records_of
from hupai import batch

DOCS = Path(__file__).parents[1] / "docs"
HANDS = 512
LEAST_HANDS = 256
FEW = 24  # scores with many wildcards take long
Line = tuple[Sequence[int], Sequence[float]]


def times(
    runs: Iterable[tuple[str, Callable[[], object], int]], clock: Callable[[], int]
) -> dict[str, float]:
    """Median nanoseconds per hand of each."""
    figures = interleaved([whole_pass(name, run, hands, clock) for name, run, hands in runs], 5)
    return {name: figure.median for name, figure in figures.items()}


def by_wildcards() -> dict[str, Line]:
    questions: dict[str, tuple[range, Callable[[int], tuple[Callable[[], object], int]]]] = {
        "Guobiao score": (range(9), _score),
        "decompositions": (range(9), _decompositions),
        "waits": (range(13), partial(_batch, batch.waits, partial(sets.tenpai13, HANDS))),
        "shanten": (range(13), partial(_batch, batch.shanten, partial(sets.win14, HANDS))),
        "win check": (range(13), partial(_batch, batch.is_win, partial(sets.win14, HANDS))),
    }
    lines: dict[str, Line] = {}
    for name, (numbers, question) in questions.items():
        found = times([(str(jokers), *question(jokers)) for jokers in numbers], thread_time_ns)
        lines[name] = list(numbers), list(found.values())
    return lines


def _batch(ask: Any, made: Callable[[int], HandSet], jokers: int) -> tuple[Callable[[], object], int]:
    hands = made(jokers)
    return partial(ask, hands.counts, jokers=hands.jokers), len(hands)


def _score(jokers: int) -> tuple[Callable[[], object], int]:
    hands = sets.win14(HANDS, jokers).first(HANDS if jokers < 3 else FEW)
    return partial(batch.score, records_of(hands)), len(hands)


def _decompositions(jokers: int) -> tuple[Callable[[], object], int]:
    hands = sets.win14(HANDS, jokers).first(HANDS if jokers < 3 else FEW)
    return HupaiLoop("decompositions", hands, np.uint32).run, len(hands)


def by_hands() -> dict[str, Line]:
    """One batch of so many hands: where the call itself stops to matter."""
    numbers = [4**power for power in range(9)]
    counts = np.tile(sets.near(1024).counts, (64, 1))
    records = records_of(HandSet("win14", sets.win14(1024).kinds * 64))
    searched = times([_repeated(partial(batch.shanten, counts[:n]), n) for n in numbers], thread_time_ns)
    scored = times([_repeated(partial(batch.score, records[:n]), n) for n in numbers[:7]], thread_time_ns)
    return {
        "shanten, near14": (numbers, list(searched.values())),
        "Guobiao score, win14": (numbers[:7], list(scored.values())),
    }


def _repeated(run: Callable[[], object], hands: int) -> tuple[str, Callable[[], object], int]:
    """Small batches are asked again and again, so that the clock has something to measure."""
    times_over = max(1, LEAST_HANDS // hands)

    def again() -> None:
        for _ in range(times_over):
            run()

    return str(hands), again, hands * times_over


def by_threads(most: int) -> dict[str, Line]:
    """Times faster than one thread; more threads than cores gain nothing."""
    numbers = list(range(1, most + 1))
    counts = np.tile(sets.near(1024).counts, (128, 1))
    records = records_of(HandSet("win14", sets.win14(1024).kinds * 8))
    lines: dict[str, Line] = {"as many times": (numbers, [float(n) for n in numbers])}
    for name, run, hands in (
        ("shanten, near14", partial(batch.shanten, counts), len(counts)),
        ("Guobiao score, win14", partial(batch.score, records), len(records)),
    ):
        found = times([(str(n), partial(run, threads=n), hands) for n in numbers], perf_counter_ns)
        one = found["1"]
        lines[name] = numbers, [one / time for time in found.values()]
    return lines


def draw(path: Path, title: str, x: str, y: str, lines: dict[str, Line], settings: dict[str, Any]) -> None:
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(6.4, 3.8))
    for name, (numbers, values) in lines.items():
        axes.plot(numbers, values, marker="o", markersize=3, linewidth=1.2, label=name)
    axes.set(title=title, xlabel=x, ylabel=y, **settings)
    axes.grid(alpha=0.3)
    axes.legend(fontsize="small", frameon=False)
    figure.tight_layout()
    # No date and no random ids: the same figures make the same file.
    figure.savefig(path, metadata={"Date": None})
    pyplot.close(figure)
    text = path.read_text(encoding="utf-8")
    path.write_text("\n".join(line.rstrip() for line in text.splitlines()) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--threads", type=int, default=4, help="at most so many")
    parser.add_argument("--only", choices=("wildcards", "hands", "threads"))
    arguments = parser.parse_args()
    matplotlib.use("svg")
    matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "hupai", "font.size": 9})
    per_hand = "ns per hand"
    if arguments.only in (None, "wildcards"):
        lines = by_wildcards()
        title = "Cost and the number of wildcards (complete hands)"
        draw(DOCS / "cost-by-wildcards.svg", title, "wildcards", per_hand, lines, {"yscale": "log"})
    if arguments.only in (None, "hands"):
        lines = by_hands()
        title = "Cost and the size of a batch"
        both = {"xscale": "log", "yscale": "log"}
        draw(DOCS / "cost-by-hands.svg", title, "hands in the batch", per_hand, lines, both)
    if arguments.only in (None, "threads"):
        lines = by_threads(arguments.threads)
        draw(
            DOCS / "speed-by-threads.svg",
            "Threads",
            "threads",
            "times faster than one",
            lines,
            {"xticks": range(1, arguments.threads + 1)},
        )


if __name__ == "__main__":
    main()
