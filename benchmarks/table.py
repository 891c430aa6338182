"""The measured promises as Markdown: `python -m benchmarks.table`.

Ratios are medians over the rounds of one run, in which all sides take turns; nanoseconds are medians too, and tell more
of the machine and its load than of the code.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Callable, Iterator
from datetime import date

import hupai
from benchmarks import calls, hands, process, scores, searches
from benchmarks.clock import Figure, interleaved, times_faster
from benchmarks.comparison import QUIET_C, REGISTRY, Comparison, Single
from benchmarks.cores import UnavailableError, calibration

PARTS = (searches, scores, calls, process)  # each registers its rows

RATIOS = "| operation | hands | hupai, ns | beside | its ns | times faster | promised | met |\n|---|---|---:|---|---:|---:|---:|---|"
TIMES = "| operation | hands | ns per hand | × C | promised, × C | met |\n|---|---|---:|---:|---:|---|"
SINGLES = "| operation | measured | promised | met |\n|---|---|---|---|"


def met(yes: bool | None) -> str:
    return "" if yes is None else "yes" if yes else "**no**"


def measured(comparison: Comparison, rounds: int | None) -> dict[str, Figure]:
    """C runs along in every comparison."""
    plain = calibration(hands.near())
    contenders = [comparison.ours, *(peer.contender for peer in comparison.peers)]
    return interleaved([*contenders, *([plain] if plain else [])], rounds or comparison.rounds)


def time_row(comparison: Comparison, figures: dict[str, Figure]) -> str:
    ours = figures[comparison.ours.name]
    in_c = times_faster(figures["C"], ours) if "C" in figures else ours.median / QUIET_C
    most = comparison.at_most
    promised = "" if most is None else f"≤ {most:.0f}"
    kept = None if most is None else in_c <= most
    return f"| {comparison.operation} | {comparison.hands} | {ours.median:,.0f} | {in_c:.1f} | {promised} | {met(kept)} |"


def ratio_rows(comparison: Comparison, figures: dict[str, Figure]) -> Iterator[str]:
    ours = figures[comparison.ours.name]
    for peer in comparison.peers:
        theirs = figures[peer.contender.name]
        ratio = times_faster(ours, theirs)
        promised = "" if peer.at_least is None else f"≥ {peer.at_least:g}"
        kept = None if peer.at_least is None else ratio >= peer.at_least
        yield (
            f"| {comparison.operation} | {comparison.hands} | {ours.median:,.0f} | {peer.contender.name} | "
            f"{theirs.median:,.0f} | {ratio:,.1f} | {promised} | {met(kept)} |"
        )


def single_row(single: Single) -> str:
    return f"| {single.operation} | {single.measured} | {single.promised} | {met(single.met)} |"


def single_rows(measure: Callable[[], Single]) -> Iterator[str]:
    try:
        yield single_row(measure())
    except UnavailableError as error:
        print(error, file=sys.stderr)


def machine() -> str:
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan")
    return (
        f"hupai {hupai.__version__}, Python {platform.python_version()}, {platform.system()} {platform.machine()}, "
        f"{os.cpu_count()} cores, load {load:.1f}, {date.today().isoformat()}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--only", action="append", default=[], metavar="TEXT", help="rows whose name holds it"
    )
    parser.add_argument("--rounds", type=int, help="default: as each row says")
    arguments = parser.parse_args()

    def wanted(name: str) -> bool:
        return not arguments.only or any(text in name for text in arguments.only)

    times: list[str] = []
    ratios: list[str] = []
    modes: list[str] = []
    units: list[float] = []
    for name, make in REGISTRY.comparisons.items():
        if wanted(name):
            try:
                comparison = make()
            except UnavailableError as error:
                print(f"{name}: {error}", file=sys.stderr)
                continue
            figures = measured(comparison, arguments.rounds)
            times.append(time_row(comparison, figures))
            ratios += ratio_rows(comparison, figures)
            units += figures["C"].samples if "C" in figures else []
            if comparison.agreed:
                modes.append(f"- {comparison.name}: {comparison.agreed}")
    singles = [
        row for name, measure in REGISTRY.singles.items() if wanted(name) for row in single_rows(measure)
    ]
    print(machine())
    if units:
        print(f"\nC = {sorted(units)[len(units) // 2]:.1f} ns a row (median)")
    for title, rows in ((RATIOS, ratios), (TIMES, times), (SINGLES, singles)):
        if rows:
            print("", title, *rows, sep="\n")
    if modes:
        print("\nBefore anything was timed, the answers were compared and agreed:\n", *modes, sep="\n")


if __name__ == "__main__":
    main()
