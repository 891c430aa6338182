"""Mahjong hands: scores, waits, distance, and every reading of a hand, with wildcards.

>>> import hupai
>>> hand = hupai.parse_hand("[234s,2]345m345p34577s|ES1000")
>>> hupai.score(hand)
<Score 14: 三色三同顺 平和 断幺 单钓将 自摸>
"""

from hupai._core import (
    KINDS,
    Decomposition,
    Excluded,
    Explanation,
    Fan,
    FanInfo,
    Guobiao,
    Hand,
    Meld,
    Score,
    Set,
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
    shanten,
    shanten_by_form,
    useful,
    waits,
)
from hupai.errors import HandError, RuleError, UnsupportedRuleError
from hupai.rulesets import Rules, rules

__all__ = [
    "KINDS",
    "Decomposition",
    "Excluded",
    "Explanation",
    "Fan",
    "FanInfo",
    "Guobiao",
    "Hand",
    "HandError",
    "Meld",
    "RuleError",
    "Rules",
    "Score",
    "Set",
    "UnsupportedRuleError",
    "Wait",
    "Win",
    "__version__",
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
    "shanten",
    "shanten_by_form",
    "useful",
    "waits",
]
