"""Mahjong hands: scores, waits, distance, and every reading of a hand, with wildcards.

>>> import hupai
>>> hand = hupai.parse_hand("[234s,2]345m345p34577s|ES1000")
>>> hupai.score(hand)
<Score 14: 三色三同顺 平和 断幺 单钓将 自摸>
"""

from __future__ import annotations

from hupai._core import (
    KINDS,
    Decomposition,
    Excluded,
    Explanation,
    Fan,
    FanInfo,
    Guobiao,
    Hand,
    Liaoyang,
    Loser,
    Meld,
    Score,
    Seat,
    Set,
    Settlement,
    Table,
    Wait,
    Win,
    __version__,
    decompose,
    explain,
    fans,
    format_hand,
    iter_decompositions,
    kind_name,
    parse_hand,
    parse_kind,
    score,
    settle,
    shanten,
    shanten_by_form,
    useful,
    waits,
)
from hupai.errors import BatchError, HandError, RuleError, UnsupportedRuleError
from hupai.rulesets import Rules, rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType

    from hupai import batch

__all__ = [
    "KINDS",
    "BatchError",
    "Decomposition",
    "Excluded",
    "Explanation",
    "Fan",
    "FanInfo",
    "Guobiao",
    "Hand",
    "HandError",
    "Liaoyang",
    "Loser",
    "Meld",
    "RuleError",
    "Rules",
    "Score",
    "Seat",
    "Set",
    "Settlement",
    "Table",
    "UnsupportedRuleError",
    "Wait",
    "Win",
    "__version__",
    "batch",
    "decompose",
    "explain",
    "fans",
    "format_hand",
    "iter_decompositions",
    "kind_name",
    "parse_hand",
    "parse_kind",
    "rules",
    "score",
    "settle",
    "shanten",
    "shanten_by_form",
    "useful",
    "waits",
]


def __getattr__(name: str) -> ModuleType:
    """`hupai.batch` is imported when it is first used: it imports NumPy."""
    if name == "batch":
        from importlib import import_module

        return import_module("hupai.batch")
    raise AttributeError(f"module 'hupai' has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*globals(), "batch"]
