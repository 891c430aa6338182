# cython: language_level=3
# cython: freethreading_compatible=True
# cython: nonecheck=True
# cython: autotestdict=False
"""The private face of the C++ core: parse or cast, call, wrap. No rule stands here."""

cimport cython
cimport hupai as core
from libc.stdint cimport int8_t, int16_t, int64_t, uint8_t, uint64_t
from libcpp.bit cimport countr_zero
from libcpp.memory cimport unique_ptr
from libcpp.string cimport string
from libcpp.string_view cimport string_view
from libcpp.vector cimport vector

from itertools import islice, repeat
from operator import index
from sys import intern

from hupai.errors import BatchError, HandError, RuleError, UnsupportedRuleError

__version__ = (<bytes>core.HUPAI_VERSION).decode()

include "text.pxi"
include "win.pxi"
include "hand.pxi"
include "reading.pxi"
include "rules.pxi"
include "guobiao.pxi"
include "liaoyang.pxi"
include "fans.pxi"
include "score.pxi"
include "questions.pxi"
include "settle.pxi"
include "answers.pxi"
include "batch.pxi"
