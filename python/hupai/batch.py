"""Many hands at once, over NumPy arrays: shanten, waits, useful tiles, wins and scores.

>>> import numpy as np
>>> import hupai
>>> counts = np.zeros((2, 34), np.uint8)
>>> counts[:, [0, 1, 2, 9, 10, 11, 18, 19, 20, 27, 27, 27, 31]] = 1
>>> counts[:, 27] = 3
>>> hupai.batch.shanten(counts)
array([0, 0], dtype=int8)
>>> [hupai.kind_name(kind) for kind in hupai.batch.kinds(hupai.batch.waits(counts)[0])]
['C']
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from operator import index
from typing import TYPE_CHECKING, Any, Literal, SupportsIndex, overload

import numpy as np
from numpy.typing import ArrayLike, NDArray

from hupai import _core
from hupai.errors import BatchError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hupai._core import Hand, Win
    from hupai.rulesets import Rules

    Rows = NDArray[np.uint8] | memoryview | bytes | bytearray  # and buffers of any other library
    Column = SupportsIndex | Rows
    Errors = Literal["raise", "mark"]

__all__ = [
    "RECORD",
    "BatchError",
    "HandArray",
    "ScoreArray",
    "Status",
    "is_win",
    "kinds",
    "score",
    "shanten",
    "useful",
    "waits",
]

_enum: Any = IntEnum  # the names are those of the core: no type checker knows them

#: What a row's status says; the numbers are those of the C interface and do not change. 0 is ok.
Status = _enum("Status", list(_core.STATUSES.items()), module=__name__)

#: One hand as one record, as in `hupai/hand_record.h`. 255 = unused, none, or not said.
RECORD = np.dtype(
    [
        ("tiles", np.uint8, 14),
        ("melds", np.uint8, 4),
        ("sources", np.uint8, 4),
        ("self_drawn", np.uint8),
        ("round_wind", np.uint8),
        ("seat_wind", np.uint8),
        ("last_of_kind", np.uint8),
        ("last_tile", np.uint8),
        ("kong", np.uint8),
        ("last_four", np.uint8),
        ("flowers", np.uint8),
        ("flower_letters", np.uint8),
        ("indicator", np.uint8),
        ("after_draw", np.int16),
    ]
)

_NONE = 255
_UNSAID = {"flowers": 0, "flower_letters": 0, "sources": 0, "after_draw": -1}
_KINDS = ("round_wind", "seat_wind", "indicator")


def shanten(
    counts: Rows,
    rules: Rules | None = None,
    hun: str | Column | None = None,
    jokers: Column | None = None,
    melds: Column = 0,
    forms: str | Iterable[str] | None = None,
    held: str = "live",
    threads: int = 1,
    errors: Errors = "raise",
) -> NDArray[np.int8]:
    """How many tiles each hand still misses to be waiting: 0 = waiting, -1 = complete.

    Args:
        counts: uint8[N, 34], C-contiguous: the concealed copies of each kind; of any library, and read where they are.
        rules: forms, hun and limits are theirs.
        hun: a kind all of whose copies are wildcards, of every row; or uint8[N], 255 = none. For calls without rules.
        jokers: wildcards beside the counts: a number, or uint8[N].
        melds: how many sets are done, a number or uint8[N]: only checked, since fewer than 13 tiles say as much.
            What the melds are made of is not known here; of kinds that lie in them, `held` does not see those copies.
        forms: a form's name, or several; default all five. For calls without rules.
        held: `"live"`: a kind of which the row holds all four copies cannot be drawn; `"formal"`: it can.
        threads: how many; 0 = one for each core.
        errors: `"raise"`, or `"mark"`: a bad row is -128, its reason is not told.

    Returns:
        int8[N].

    Raises:
        BatchError: rows that are no hand, with `errors="raise"`.
        HandError, RuleError: a hun or options that do not exist.
        ValueError: an array of another type, shape or order.
        TypeError: what is no array; `rules` together with what rules carry.

    Safe to call from many threads at once; the interpreter's lock is released, and Ctrl-C stops it.
    """
    answers: NDArray[np.int8] = _ask(
        "shanten", counts, rules, hun, jokers, melds, forms, held, threads, errors
    )
    return answers


def waits(
    counts: Rows,
    rules: Rules | None = None,
    hun: str | Column | None = None,
    jokers: Column | None = None,
    melds: Column = 0,
    forms: str | Iterable[str] | None = None,
    held: str = "live",
    threads: int = 1,
    errors: Errors = "raise",
) -> NDArray[np.uint64]:
    """The kinds that complete each hand of 3n + 1 tiles, formally: bit k = kind k. `kinds` lists them.

    Arguments and errors are those of `shanten`, but that `held` makes no difference. A bad row is marked with bit 63.

    Returns:
        uint64[N].
    """
    answers: NDArray[np.uint64] = _ask(
        "waits", counts, rules, hun, jokers, melds, forms, held, threads, errors
    )
    return answers


def useful(
    counts: Rows,
    rules: Rules | None = None,
    hun: str | Column | None = None,
    jokers: Column | None = None,
    melds: Column = 0,
    forms: str | Iterable[str] | None = None,
    held: str = "live",
    threads: int = 1,
    errors: Errors = "raise",
) -> NDArray[np.uint64]:
    """The kinds whose draw lowers the shanten of each hand: bit k = kind k. `kinds` lists them.

    Arguments and errors are those of `shanten`. A bad row is marked with bit 63.

    Returns:
        uint64[N].
    """
    answers: NDArray[np.uint64] = _ask(
        "useful", counts, rules, hun, jokers, melds, forms, held, threads, errors
    )
    return answers


def is_win(
    counts: Rows,
    rules: Rules | None = None,
    hun: str | Column | None = None,
    jokers: Column | None = None,
    melds: Column = 0,
    forms: str | Iterable[str] | None = None,
    held: str = "live",
    threads: int = 1,
    errors: Errors = "raise",
) -> NDArray[np.uint8]:
    """Is each hand of 3n + 2 tiles complete? By its shape: what rules ask besides is for `score`.

    Arguments and errors are those of `shanten`, but that `held` makes no difference. A bad row is marked with 255.

    Returns:
        uint8[N]: 1 or 0.
    """
    answers: NDArray[np.uint8] = _ask(
        "is_win", counts, rules, hun, jokers, melds, forms, held, threads, errors
    )
    return answers


def _ask(question: Literal["shanten", "waits", "useful", "is_win"], *arguments: Any) -> Any:
    return _core._batch_counts(question, np.empty, *arguments)[0]


def kinds(mask: SupportsIndex) -> list[int]:
    """The kinds of one mask of `waits` or `useful`.

    >>> kinds(1 << 3 | 1 << 33)
    [3, 33]
    """
    bits = index(mask)
    return [kind for kind in range(34) if bits >> kind & 1]


@dataclass(frozen=True, eq=False, slots=True)
class ScoreArray:
    """The scores of many hands.

    Attributes:
        total: int16[N]: of a hand that wins its total, else 0; -1 for a bad row.
        fans: uint8[N, F]: how many times each fan counts, in the order of `hupai.fans(rules)`.
        win: bool[N]: is it a win?
        meets_minimum: bool[N]: and does it reach the minimum of the rules?
        status: uint8[N]: a `Status` for each row; 0 = it was answered.
    """

    total: NDArray[np.int16]
    fans: NDArray[np.uint8]
    win: NDArray[np.bool_]
    meets_minimum: NDArray[np.bool_]
    status: NDArray[np.uint8]

    def __len__(self) -> int:
        return len(self.total)


def score(
    hands: HandArray | Iterable[Any],
    rules: Rules | None = None,
    threads: int = 1,
    errors: Errors = "raise",
) -> ScoreArray:
    """What each winning hand is worth: the best over every reading, and over what each wildcard stands for.

    Args:
        hands: a `HandArray`, or what `HandArray.parse` reads. Circumstances are the hands' own.
        rules: default `Guobiao()`. With Liaoyang rules, an indicator in the column of that name goes before theirs.
        threads: how many; 0 = one for each core.
        errors: `"raise"`, or `"mark"`: a bad row has a total of -1, and its `status` says why.

    Returns:
        A `ScoreArray`. A hand that does not win is no error: its `win` is False and its total 0.

    Raises:
        BatchError: hands that cannot be read or scored, with `errors="raise"`.
        RuleError: options that do not exist.

    Safe to call from many threads at once; the interpreter's lock is released, and Ctrl-C stops it.

    >>> score(["[234s,2]345m345p34577s|ES1000", "123m456p789sEEFF9p"]).total
    array([14,  0], dtype=int16)
    """
    texts = None
    if not isinstance(hands, HandArray):
        texts = _listed(hands)
        hands = HandArray.parse(texts, threads=threads, errors="mark")
    status = hands.status.copy()
    answers = _core._batch_score(np.empty, hands._bytes(), status, rules, texts, threads, errors)
    return ScoreArray(*answers, status)


class HandArray:
    """Many hands in one array of records, `hands.records`; its columns are attributes.

    Args:
        tiles: uint8[N, 14]: the concealed tiles of each hand, kinds 0-33 or 42 for a joker; 255 = an unused slot.
            Of 3n + 2 tiles the last one that is used is the winning tile.
        melds: uint8[N, 4]: 64 * kind + tile, 255 = none; kind 0 is a chow (by its lowest tile), 1 a pung,
            2 an exposed or added kong, 3 a concealed kong. Default: none.
        sources: uint8[N, 4]: the digit of each meld in a text, 1-3 or 5-7; 0 = not said, read as 1.
        self_drawn, last_of_kind, last_tile, kong, last_four: bool or uint8 [N], 255 = not said, or one for all.
        round_wind, seat_wind: kinds 27-30, uint8[N], 255 = not said, or one for all.
        flowers: how many. flower_letters: bit i = flower i is held; 0 = only the number is known.
        indicator: of Liaoyang: the tile turned up, where it differs from hand to hand; 255 = as the rules have it.
        after_draw: of Liaoyang: int16[N], -1 = not said.

    The arrays are copied into the records. What they hold is checked by `score`, row by row.

    Raises:
        ValueError: an array of another type or shape.

    Immutable and picklable. `hands[3]` is a `Hand`, `hands[2:5]` and `hands[mask]` are `HandArray`s.

    >>> tiles = np.array([[0, 1, 2, 9, 10, 11, 18, 19, 20, 27, 27, 27, 31, 31]], np.uint8)
    >>> HandArray(tiles, self_drawn=True)[0]
    Hand('123m123p123sEEECC|--1---')
    """

    __slots__ = ("records", "status")

    records: NDArray[np.void]
    status: NDArray[np.uint8]

    def __init__(self, tiles: ArrayLike, melds: ArrayLike | None = None, **columns: Any) -> None:
        rows = _checked("tiles", np.asarray(tiles), np.dtype(np.uint8), (None, 14))
        records = np.empty(len(rows), RECORD)
        records["tiles"] = rows
        given = {"melds": melds, **columns}
        for name in _names()[1:]:
            _fill(records, name, given.pop(name, None))
        if given:
            raise TypeError(f"a HandArray has no column {next(iter(given))!r}")
        self._take(records, np.zeros(len(records), np.uint8))

    def _take(self, records: NDArray[np.void], status: NDArray[np.uint8]) -> None:
        self.records = records.view()
        self.records.flags.writeable = False
        self.status = status.view()
        self.status.flags.writeable = False

    @classmethod
    def from_records(cls, records: NDArray[Any], status: NDArray[np.uint8] | None = None) -> HandArray:
        """Hands whose records are there already: an array of `RECORD`, or uint8[N, 34]; nothing is copied.

        Args:
            records: C-contiguous.
            status: what is known to be wrong with each, as `parse` leaves it. Default: nothing.

        Raises:
            ValueError: an array of another type, shape or order.
        """
        records = np.asarray(records)
        if records.dtype == np.uint8 and records.ndim == 2 and records.shape[1] == RECORD.itemsize:
            records = np.ascontiguousarray(records).view(RECORD)[:, 0]
        if records.dtype != RECORD or records.ndim != 1 or not records.flags.c_contiguous:
            raise ValueError(
                f"records: expected a C-contiguous array of RECORD[N] or uint8[N, {RECORD.itemsize}], "
                f"not {records.dtype}{list(records.shape)}"
            )
        if status is None:
            status = np.zeros(len(records), np.uint8)
        _checked("status", status, np.dtype(np.uint8), (len(records),))
        made = cls.__new__(cls)
        made._take(records, status)
        return made

    @classmethod
    def parse(
        cls,
        texts: Iterable[Any],
        z_order: str | None = None,
        threads: int = 1,
        errors: Errors = "raise",
    ) -> HandArray:
        """Hands from texts.

        Args:
            texts: a sequence of str or bytes in any notation, or of `Hand`s; an array of NumPy, Arrow, pandas or polars
                that holds texts.
            z_order: as in `parse_hand`.
            threads: how many; 0 = one for each core.
            errors: `"raise"`, or `"mark"`: the bad rows are told by `hands.status`, and by the results of `score`.

        Raises:
            BatchError: texts that are no hand, with `errors="raise"`.

        >>> HandArray.parse(["123m456p789sEEFF9p"]).tiles[0, -1]
        np.uint8(17)
        """
        records, status = _core._batch_parse(np.empty, _listed(texts), z_order, threads, errors)
        return cls.from_records(records, status)

    def replace(self, **columns: Any) -> HandArray:
        """The same hands with other columns, as in `HandArray(...)`.

        >>> hands = HandArray.parse(["123m456p789sEEFFE"]).replace(self_drawn=True, seat_wind="S")
        >>> hands[0]
        Hand('123m456p789sEEFFE|-S1---')
        """
        records = self.records.copy()
        for name, values in columns.items():
            if name not in _names():
                raise TypeError(f"a HandArray has no column {name!r}")
            _fill(records, name, values)
        return type(self).from_records(records, self.status)

    def win(self, row: SupportsIndex) -> Win:
        """The circumstances of one hand, those that no text can say too.

        Raises:
            HandError: the record is no hand.
        """
        return _core._win_of_record(self._bytes()[index(row)])

    def _bytes(self) -> NDArray[np.uint8]:
        return self.records.view(np.uint8).reshape(len(self.records), RECORD.itemsize)

    def __len__(self) -> int:
        return len(self.records)

    @overload
    def __getitem__(self, rows: int) -> Hand: ...
    @overload
    def __getitem__(self, rows: slice | NDArray[Any] | Sequence[int]) -> HandArray: ...
    def __getitem__(self, rows: Any) -> Hand | HandArray:
        chosen = self.records[rows]
        if chosen.ndim == 0:
            return _core._hand_of_record(self._bytes()[rows])
        return type(self).from_records(np.ascontiguousarray(chosen), self.status[rows])

    def __iter__(self) -> Iterator[Hand]:
        return (self[row] for row in range(len(self)))

    def __getattr__(self, name: str) -> NDArray[Any]:
        if name not in _names():
            raise AttributeError(f"a HandArray has no column {name!r}")
        column: NDArray[Any] = self.records[name]
        return column

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *_names()]

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).from_records, (self.records, self.status)

    def __repr__(self) -> str:
        return f"<HandArray of {len(self)} hands>"


def _names() -> tuple[str, ...]:
    return RECORD.names or ()


def _listed(texts: Any) -> tuple[Any, ...]:
    """What holds many texts, as a tuple of them."""
    if isinstance(texts, str | bytes | Mapping) or not hasattr(texts, "__iter__"):
        raise TypeError(f"expected many hands, as a list of texts, not {type(texts).__name__}")
    for method in ("to_pylist", "to_list", "tolist"):  # Arrow; pandas, polars; NumPy
        if hasattr(texts, method):
            return tuple(getattr(texts, method)())
    return tuple(texts)


def _checked(
    name: str, values: NDArray[Any], number: np.dtype[Any], shape: tuple[int | None, ...]
) -> NDArray[Any]:
    fits = values.ndim == len(shape) and all(
        want is None or want == size for want, size in zip(shape, values.shape, strict=True)
    )
    if not fits or not np.can_cast(values.dtype, number, "safe"):
        expected = ", ".join("N" if size is None else str(size) for size in shape)
        raise ValueError(f"{name}: expected {number}[{expected}], not {values.dtype}{list(values.shape)}")
    return values


def _fill(records: NDArray[np.void], name: str, values: Any) -> None:
    """Writes one column: an array with a value for each row, or one value for all."""
    number, shape = records.dtype[name].base, records.dtype[name].shape
    if values is None:
        records[name] = _UNSAID.get(name, _NONE)
    elif not shape and (isinstance(values, str) or hasattr(values, "__index__")) and np.ndim(values) == 0:
        records[name] = _single(name, values, number)
    else:
        records[name] = _checked(name, np.asarray(values), number, (len(records), *shape))


def _single(name: str, value: Any, number: np.dtype[Any]) -> int:
    if isinstance(value, str) and name in _KINDS:
        return _core.parse_kind(value)
    known = index(value)
    limits = np.iinfo(number)
    if not limits.min <= known <= limits.max:
        raise ValueError(f"{name}: expected a number of {limits.min} to {limits.max}, not {known}")
    return known
