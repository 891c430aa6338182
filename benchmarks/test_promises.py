"""Every promised row for pytest-benchmark: `pytest benchmarks --benchmark-group-by=group`.

    pytest benchmarks -k "Guobiao and win14" --benchmark-only

The groups are the rows, the names the libraries; `ns_per_hand` stands in the extra information. Answers are compared when
a row is made. No time is asserted.
"""

from __future__ import annotations

import statistics
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import pytest

from benchmarks import calls, process, scores, searches
from benchmarks.comparison import REGISTRY, Comparison
from benchmarks.cores import UnavailableError

if TYPE_CHECKING:
    from pytest_benchmark.fixture import BenchmarkFixture

PARTS = (searches, scores, calls, process)  # each registers its rows
MOST_PEERS = 3


@lru_cache(maxsize=1)
def made(name: str) -> Comparison:
    try:
        return REGISTRY.comparisons[name]()
    except UnavailableError as error:
        pytest.skip(str(error))


@pytest.mark.parametrize("row", REGISTRY.comparisons)
@pytest.mark.parametrize(
    "side", range(1 + MOST_PEERS), ids=["hupai", *(f"peer{i + 1}" for i in range(MOST_PEERS))]
)
def test_time_per_hand(benchmark: BenchmarkFixture, row: str, side: int) -> None:
    comparison = made(row)
    contenders = [comparison.ours, *(peer.contender for peer in comparison.peers)]
    if side >= len(contenders):
        pytest.skip("no such peer")
    contender = contenders[side]
    benchmark.group = comparison.name
    benchmark.name = contender.name
    samples: list[float] = []
    timed: Any = benchmark.pedantic
    timed(lambda: samples.extend(contender.round()), rounds=3, warmup_rounds=1)
    benchmark.extra_info["ns_per_hand"] = statistics.median(samples)


@pytest.mark.parametrize("name", REGISTRY.singles)
def test_other_promises(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        single = REGISTRY.singles[name]()
    except UnavailableError as error:
        pytest.skip(str(error))
    with capsys.disabled():
        print(f"\n{single.operation}: {single.measured} (promised {single.promised})", end=" ")
