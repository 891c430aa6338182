# Texts and numbers across the border, and errors as exceptions.

from cpython.bytes cimport PyBytes_AsString, PyBytes_Size

cdef extern from "Python.h":
    const char* PyUnicode_AsUTF8AndSize(object text, Py_ssize_t* size)
    void PyErr_Clear()
    int PyErr_CheckSignals() except -1


cdef object encodable(object text):
    """The text as it is, or where that is not to be had in UTF-8 at once, as bytes.

    A text far too long for a hand is cut off before it is encoded; the core refuses what is left of it.
    """
    cdef Py_ssize_t size
    if isinstance(text, bytes):
        return text
    if not isinstance(text, str):
        raise TypeError(message(core.Status.not_a_hand, type(text).__name__))
    if len(text) > <Py_ssize_t>core.max_text_length:
        text = text[:<Py_ssize_t>core.max_text_length + 1]
    if PyUnicode_AsUTF8AndSize(text, &size) == NULL:
        PyErr_Clear()  # lone surrogates
        return str.encode(text, "utf-8", "surrogatepass")
    return text


cdef string_view view_of(object text) except *:
    """The UTF-8 of what `encodable` gave; valid as long as that lives."""
    cdef Py_ssize_t size
    cdef const char* data
    if isinstance(text, bytes):
        return string_view(PyBytes_AsString(text), <size_t>PyBytes_Size(text))
    data = PyUnicode_AsUTF8AndSize(text, &size)
    return string_view(data, <size_t>size)


cdef str decoded(const string& text):
    """UTF-8 of the core as str; bytes of the caller's that are no UTF-8 stay visible."""
    return text.decode("utf-8", "backslashreplace")


cdef str short_text(object piece):
    """What stands in a message for a value; Python refuses to print a number of thousands of digits."""
    try:
        return str(piece)
    except ValueError:
        return f"{type(piece).__name__} of {piece.bit_length()} bits" if isinstance(piece, int) else type(piece).__name__


cdef core.Error error_of(core.Status status, object piece) except *:
    cdef core.Error error
    error.status = status
    error.position = -1
    error.piece = str.encode(short_text(piece), "utf-8", "backslashreplace")
    return error


cdef str message(core.Status status, object piece):
    return decoded(core.message_of(error_of(status, piece), core.Language.english))


cdef object exception_of(const core.Error& error):
    cdef core.ErrorFamily family = core.family_of(error.status)
    if error.status == core.Status.unsupported_rule:
        kind = UnsupportedRuleError
    elif family == core.ErrorFamily.hand:
        kind = HandError
    else:
        kind = RuleError
    position = None if error.position < 0 else error.position
    return kind((<bytes>core.code_name(error.status)).decode(), decoded(error.piece), position)


cdef int raise_when_wrong(const core.Error& error) except -1:
    if error.status != core.Status.ok:
        raise exception_of(error)
    return 0


cdef object wrong(core.Status status, object piece):
    """The exception for an input that never reaches the core."""
    return exception_of(error_of(status, piece))


cdef object wrong_option(str name, object value):
    return wrong(core.Status.bad_option, f"{name}={value!s:.50}")


cdef object wrong_truth(str name, object value):
    """A text in quotation marks, since "True" is none."""
    return wrong_option(name, repr(value) if isinstance(value, str) else short_text(value))


cdef dict statuses():
    cdef int number
    found = {}
    for number in range(256):
        found.setdefault((<bytes>core.code_name(<core.Status>number)).decode(), number)
    return found


cdef dict status_of_code = statuses()


cdef core.Error error_of_exception(object error) except *:
    cdef core.Error made
    made = error_of(<core.Status><int>status_of_code.get(error.code, 0), error.piece)
    if error.position is not None:
        made.position = error.position
    return made


cdef core.Language language_of(object lang) except *:
    if lang == "en":
        return core.Language.english
    if lang == "zh":
        return core.Language.chinese
    raise wrong_option("lang", lang)


cdef core.Notation notation_of(object notation) except *:
    if notation == "native":
        return core.Notation.native
    if notation == "unicode":
        return core.Notation.unicode
    if notation == "botzone":
        return core.Notation.botzone
    if notation == "chinese":
        return core.Notation.chinese
    raise wrong_option("notation", notation)


cdef core.Style style_of(object lang, object notation) except *:
    cdef core.Style style
    style.language = language_of(lang)
    style.notation = notation_of(notation)
    return style


cdef core.ZOrder z_order_of(object z_order) except *:
    if z_order is None:
        return core.ZOrder.refuse
    if z_order == "chinese":
        return core.ZOrder.chinese
    if z_order == "riichi":
        return core.ZOrder.riichi
    raise wrong_option("z_order", z_order)


cdef core.Kind kind_of_text(object text, core.ZOrder z_order=core.ZOrder.refuse) except *:
    cdef core.Kind kind = core.no_kind
    text = encodable(text)
    raise_when_wrong(core.parse_kind(view_of(text), kind, z_order))
    return kind


cdef int number_of(object number) except? -1:
    """A small integer of Python's or NumPy's; what no C int holds is -2."""
    number = index(number)
    return number if -1000000 < number < 1000000 else -2


cdef object plain_truth(object value):
    """NumPy's truth as True or False, without importing NumPy; everything else as it is."""
    if value is None or value is True or value is False:
        return value
    kind = type(value)
    if kind.__module__ == "numpy" and kind.__name__ in ("bool", "bool_"):
        return bool(value)
    return value


cdef core.Kind kind_of(object kind, int last) except *:
    """A kind from its number 0..last, or from text."""
    cdef int number
    if isinstance(kind, (str, bytes)):
        return kind_of_text(kind)
    number = number_of(kind)
    if not 0 <= number <= last:
        raise wrong(core.Status.bad_kind, kind)
    return <core.Kind>number


cdef str name_of_kind(core.Kind kind, core.Notation notation=core.Notation.native):
    return decoded(core.format_kind(kind, notation))


def _error_message(error, lang):
    """The message of a HandError or RuleError, without its position."""
    return decoded(core.message_of(error_of_exception(error), language_of(lang)))


def _error_text(error, lang):
    """The message of a HandError or RuleError on one line: "position 5: 'x' is no tile"."""
    return decoded(core.error_text(error_of_exception(error), language_of(lang)))


def _error_json(text, error, lang):
    """The JSON object that answers a bad line."""
    text = encodable(text)
    return decoded(core.error_json(view_of(text), error_of_exception(error), language_of(lang)))


def parse_kind(text, z_order=None):
    """The number of one kind of tile.

    Args:
        text: one tile in any notation: `"3m"`, `"E"`, `"🀄"`, `"三万"`, `"W3"`.
        z_order: how `5z` to `7z` are read: None refuses them, `"chinese"` takes them for 中发白,
            `"riichi"` for 白发中.

    Returns:
        0-33, in the order of `KINDS`.

    Raises:
        HandError: the text is no single tile.
        RuleError: `z_order` is none of the three.

    Safe to call from many threads at once.

    >>> hupai.parse_kind("3m"), hupai.parse_kind("中")
    (2, 31)
    """
    return kind_of_text(text, z_order_of(z_order))


def kind_name(kind, notation="native"):
    """One kind of tile as text.

    Args:
        kind: 0-33 a tile, 34-41 a flower, 42 the joker.
        notation: `"native"`, `"unicode"`, `"botzone"` or `"chinese"`.

    Raises:
        HandError: no kind has this number.
        RuleError: there is no such notation.

    Safe to call from many threads at once.

    >>> hupai.kind_name(2), hupai.kind_name(31, "chinese")
    ('3m', '中')
    """
    return name_of_kind(kind_of(kind, core.joker), notation_of(notation))


cdef object _all_kind_names():
    return tuple([name_of_kind(<core.Kind>kind) for kind in range(core.kind_count)])


KINDS = _all_kind_names()
