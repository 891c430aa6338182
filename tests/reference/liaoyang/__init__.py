"""The reference twin of 辽阳麻将: the rule document word for word, slow and obvious.

The rule numbers are those of the document. It shares no code with what it checks.
"""

from .conditions import REASONS
from .options import Options, hun_of, indicator_of, jiqiang_of
from .score import LiaoyangScore, LiaoyangWait, failing, score, waits, why_not
from .settlement import Loser, ReferenceSettlement, settle

__all__ = [
    "REASONS",
    "LiaoyangScore",
    "LiaoyangWait",
    "Loser",
    "Options",
    "ReferenceSettlement",
    "failing",
    "hun_of",
    "indicator_of",
    "jiqiang_of",
    "score",
    "settle",
    "waits",
    "why_not",
]
