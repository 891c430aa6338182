"""What is wrong with an input: which rule it breaks, where, and which piece of it."""

__all__ = ["HandError", "RuleError", "UnsupportedRuleError"]


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
        code: what is wrong, a stable name such as `"unknown_tile"` (all of them: docs, "Errors").
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
