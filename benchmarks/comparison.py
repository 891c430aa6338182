"""One row of the table of promises: who is asked, what is promised, and in which mode the answers agreed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from benchmarks.clock import ROUNDS, Contender

#: What C comes to, in nanoseconds, on the quiet core that the targets in nanoseconds were written for.
QUIET_C = 7.5


@dataclass(frozen=True)
class Peer:
    contender: Contender
    at_least: float | None = None  # times faster we promise to be


@dataclass(frozen=True)
class Comparison:
    operation: str
    hands: str
    ours: Contender
    at_most: float | None = None  # in C; None = no promise of its own
    peers: tuple[Peer, ...] = ()
    agreed: str = ""  # what was compared before anything was timed
    rounds: int = ROUNDS

    @property
    def name(self) -> str:
        return f"{self.operation} [{self.hands}]"


def quiet_ns(nanoseconds: float) -> float:
    """A promise in nanoseconds, in C."""
    return nanoseconds / QUIET_C


@dataclass(frozen=True)
class Single:
    """A promise that is not a time per hand."""

    operation: str
    measured: str
    promised: str
    met: bool


@dataclass
class Registry:
    """Makers of comparisons: nothing is built, and no answers are compared, before it is asked for."""

    comparisons: dict[str, Callable[[], Comparison]] = field(default_factory=dict)
    singles: dict[str, Callable[[], Single]] = field(default_factory=dict)

    def comparison(self, name: str, make: Callable[[], Comparison]) -> None:
        self.comparisons[name] = make

    def single(self, measure: Callable[[], Single]) -> Callable[[], Single]:
        self.singles[measure.__name__] = measure
        return measure


REGISTRY = Registry()
