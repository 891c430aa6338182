"""What is wrong with an input: which rule it breaks, where, and which piece of it."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # importing hupai does not import NumPy
    from collections.abc import Mapping

    import numpy as np
    from numpy.typing import NDArray

__all__ = ["BatchError", "HandError", "RuleError", "UnsupportedRuleError"]


class _InputError(ValueError):
    """An error with a stable code; the words for it come from the C++ core."""

    code: str
    piece: str
    position: int | None

    def __init__(self, code: str, piece: str = "", position: int | None = None) -> None:
        super().__init__(code, piece, position)
        self.code = code
        self.piece = piece
        self.position = position

    def message_in(self, lang: str = "en") -> str:
        """The message in English (`"en"`) or Chinese (`"zh"`), without the position."""
        from hupai import _core

        return _core._error_message(self, lang)

    def __str__(self) -> str:
        from hupai import _core

        return _core._error_text(self, "en")


class HandError(_InputError):
    """A text or a list of tiles that is no hand, or a hand that the called function has no answer for.

    Attributes:
        code: what is wrong, a stable name such as `"unknown_tile"`.
        piece: the offending piece of the input, as it was written.
        position: where it begins, in code points from 0; None when the error has no place in a text.

    >>> import hupai
    >>> try:
    ...     hupai.parse_hand("123x")
    ... except hupai.HandError as error:
    ...     print(error.code, error.position, error.piece)
    unknown_tile 3 x
    """


class RuleError(_InputError):
    """Rules, options or circumstances that do not exist or contradict each other.

    The attributes are those of `HandError`.
    """


class UnsupportedRuleError(RuleError):
    """Rules that exist, but that this version of hupai does not know."""


class BatchError(ValueError):
    """Rows of a batch that have no answer.

    Attributes:
        status: uint8[N], a `hupai.batch.Status` for each row; 0 = nothing is wrong with it.
        errors: the first bad rows (five at most) and what is wrong with each, a `HandError` or `RuleError`.

    >>> import numpy as np
    >>> import hupai
    >>> try:
    ...     hupai.batch.shanten(np.ones((1, 34), np.uint8))
    ... except hupai.BatchError as error:
    ...     print(error.errors[0].code)
    bad_tile_count
    """

    status: NDArray[np.uint8]
    errors: dict[int, HandError | RuleError]

    def __init__(self, status: NDArray[np.uint8], errors: Mapping[int, HandError | RuleError]) -> None:
        super().__init__(status, errors)
        self.status = status
        self.errors = dict(errors)

    def message_in(self, lang: str = "en") -> str:
        """The message in English (`"en"`) or Chinese (`"zh"`)."""
        bad = int((self.status != 0).sum())
        more = ["…"] if bad > len(self.errors) else []
        found = [(row, f"{error.code}: {error.message_in(lang)}") for row, error in self.errors.items()]
        if lang == "zh":
            named = [f"第 {row} 行 {what}" for row, what in found]
            return f"{len(self.status)} 行中有 {bad} 行有误：" + "；".join(named + more)
        named = [f"row {row}: {what}" for row, what in found]
        return f"{bad} of {len(self.status)} rows are bad: " + "; ".join(named + more)

    def __str__(self) -> str:
        return self.message_in("en")
