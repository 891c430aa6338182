# Batches: buffers in, buffers out, the interpreter's lock released in between. Arrays are made by hupai.batch.

from cpython.buffer cimport (
    PyBUF_RECORDS,
    PyBUF_RECORDS_RO,
    PyBuffer_IsContiguous,
    PyBuffer_Release,
    PyObject_CheckBuffer,
    PyObject_GetBuffer,
)

# How many bad rows an error names.
cdef Py_ssize_t most_errors_named = 5

cdef dict kinds_of_number = {**dict.fromkeys("bhilqn", "int"), **dict.fromkeys("BHILQN", "uint"),
                             **dict.fromkeys("efdg", "float"), **dict.fromkeys(("Zf", "Zd", "Zg"), "complex")}


# A buffer's letters for the numbers that are asked for; C has two of eight bytes.
cdef dict letters_of_number = {"uint8": "B", "int8": "b", "int16": "h", "uint64": "LQ", "bool": "?"}


cdef str name_of_array(str number, tuple shape):
    return f"{number}[{', '.join([str(size) for size in shape])}]"


@cython.final
cdef class _Buffer:
    """A C-contiguous array of numbers, held as long as this lives."""

    cdef Py_buffer view
    cdef bint held

    def __dealloc__(self):
        if self.held:
            PyBuffer_Release(&self.view)

    cdef Py_ssize_t rows(self) noexcept:
        return self.view.shape[0]

    cdef str letter(self):
        """What the buffer's numbers are; of the byte order, only that it is another."""
        return "B" if self.view.format == NULL else (<bytes>self.view.format).decode().lstrip("@=<|")

    cdef str described(self):
        """As "int64[5, 34], not C-contiguous"."""
        cdef str letter = self.letter()
        cdef str kind = kinds_of_number.get(letter)
        cdef str number = f"{kind}{8 * self.view.itemsize}" if kind else "bool" if letter == "?" else f"'{letter}'"
        cdef str array = name_of_array(number, tuple([self.view.shape[i] for i in range(self.view.ndim)]))
        return array if PyBuffer_IsContiguous(&self.view, b"C") else f"{array} that is not C-contiguous"

    cdef bint holds(self, str number, tuple shape):
        """Is it an array of these numbers, as the machine has them? A size of None is any."""
        cdef Py_ssize_t i
        if self.letter() not in <str>letters_of_number[number] or self.view.ndim != len(shape):
            return False
        for i in range(self.view.ndim):
            if shape[i] is not None and self.view.shape[i] != shape[i]:
                return False
        return PyBuffer_IsContiguous(&self.view, b"C")


cdef str expected_array(str number, tuple shape):
    return name_of_array(number, tuple(["N" if size is None else size for size in shape]))


cdef _Buffer buffer_of(str name, object values, str number, tuple shape, bint writable=False):
    """The buffer of an argument, or an error that says what was expected and what came."""
    cdef _Buffer buffer = _Buffer.__new__(_Buffer)
    if not PyObject_CheckBuffer(values):
        raise TypeError(f"{name}: expected an array {expected_array(number, shape)}, not {type(values).__name__}")
    try:
        PyObject_GetBuffer(values, &buffer.view, PyBUF_RECORDS if writable else PyBUF_RECORDS_RO)
    except (BufferError, ValueError) as error:
        raise ValueError(f"{name}: expected an array {expected_array(number, shape)}: {error}") from None
    buffer.held = True
    if not buffer.holds(number, shape):
        raise ValueError(f"{name}: expected a C-contiguous {expected_array(number, shape)}, not {buffer.described()}")
    return buffer


cdef bint is_array(object values):
    """Numbers may be of NumPy too, which have buffers without a dimension."""
    return PyObject_CheckBuffer(values) and getattr(values, "ndim", 1) > 0


cdef _Buffer read_column(str name, object values, Py_ssize_t rows, core.Column& column):
    """One number for all rows, or uint8[N]; gives what has to be held."""
    cdef _Buffer buffer
    cdef int number
    if is_array(values):
        buffer = buffer_of(name, values, "uint8", (rows,))
        (&column)[0].values = <const uint8_t*>buffer.view.buf
        return buffer
    try:
        number = number_of(values)
    except TypeError:
        raise TypeError(f"{name}: expected a number or an array uint8[N], not {type(values).__name__}") from None
    if not 0 <= number <= 255:
        raise ValueError(f"{name}: expected a number of 0-255, not {values}")
    (&column)[0].value = <uint8_t>number
    return None


cdef _Buffer read_hun(object hun, Py_ssize_t rows, core.Column& column):
    if hun is None:
        (&column)[0].value = core.no_kind
        return None
    if isinstance(hun, (str, bytes)):
        (&column)[0].value = kind_of(hun, core.kind_count - 1)
        return None
    cdef _Buffer buffer = read_column("hun", hun, rows, column)
    if buffer is None and column.value != core.no_kind:
        kind_of(hun, core.kind_count - 1)
    return buffer


cdef bint stop_asked(void* raised) noexcept with gil:
    """Ctrl-C; its exception is kept for the caller."""
    try:
        PyErr_CheckSignals()
    except BaseException as error:
        (<list>raised).append(error)
        return True
    return False


cdef core.Running running_of(object threads, list raised) except *:
    cdef core.Running running
    cdef int number = number_of(threads)
    if number < 0:
        raise wrong_option("threads", threads)
    running.threads = number
    running.stop = <core.StopAsked>stop_asked
    running.context = <void*>raised
    return running


cdef bint raises(object errors) except *:
    if errors == "raise":
        return True
    if errors == "mark":
        return False
    raise wrong_option("errors", errors)


cdef list first_bad_rows(_Buffer status):
    cdef const uint8_t* codes = <const uint8_t*>status.view.buf
    cdef Py_ssize_t row
    cdef list found = []
    for row in range(status.rows()):
        if codes[row] != 0:
            found.append(row)
            if len(found) == most_errors_named:
                break
    return found


cdef object unexplained(uint8_t code):
    """The error of a row of which nothing but its status is known."""
    return wrong(<core.Status>code, "…")


cdef enum Question:
    ask_shanten
    ask_waits
    ask_useful
    ask_is_win

cdef dict questions = {"shanten": ask_shanten, "waits": ask_waits, "useful": ask_useful, "is_win": ask_is_win}
cdef tuple answer_types = ("int8", "uint64", "uint64", "uint8")


def _batch_counts(str question, empty, counts, rules, hun, jokers, melds, forms, held, threads, errors):
    """The answers to one question for every row of counts; `empty(rows, type)` makes an array."""
    cdef int asked = questions[question]
    cdef bint raising = raises(errors)
    cdef list raised = []
    cdef core.Running running = running_of(threads, raised)
    cdef core.SearchOptions options
    read_search(rules, None if rules is None else hun, forms, held, True, True, options)
    cdef _Buffer counted = buffer_of("counts", counts, "uint8", (None, core.kind_count))
    cdef core.CountRows rows
    cdef core.Outcome outcome
    rows.counts = <const uint8_t*>counted.view.buf
    rows.rows = <size_t>counted.rows()
    # These three hold the buffers that the columns point into.
    cdef _Buffer of_hun = read_hun(hun, counted.rows(), rows.hun)
    cdef _Buffer of_jokers = read_column("jokers", 0 if jokers is None else jokers, counted.rows(), rows.jokers)
    cdef _Buffer of_melds = read_column("melds", melds, counted.rows(), rows.melds)
    if rules is not None:
        rows.hun.value = options.hun
    array = empty(counted.rows(), answer_types[asked])
    codes = empty(counted.rows(), "uint8")
    cdef _Buffer answers = buffer_of("answers", array, answer_types[asked], (None,), True)
    cdef _Buffer status = buffer_of("status", codes, "uint8", (None,), True)
    cdef uint8_t* code = <uint8_t*>status.view.buf
    with nogil:
        if asked == ask_shanten:
            outcome = core.batch_shanten(rows, options, <int8_t*>answers.view.buf, code, running)
        elif asked == ask_waits:
            outcome = core.batch_waits(rows, options, <core.KindMask*>answers.view.buf, code, running)
        elif asked == ask_useful:
            outcome = core.batch_useful(rows, options, <core.KindMask*>answers.view.buf, code, running)
        else:
            outcome = core.batch_is_win(rows, options, <uint8_t*>answers.view.buf, code, running)
    if outcome.stopped:
        raise raised[0]
    if raising and outcome.bad_rows > 0:
        raise BatchError(codes, {row: exception_of(core.error_of_counts(rows, row, <core.Status>code[row], options))
                                 for row in first_bad_rows(status)})
    return array, codes


cdef object error_in_text(object text, core.ZOrder z_order):
    """What is wrong with a text that was not read."""
    cdef core.Hand hand
    if not isinstance(text, (str, bytes)):
        return wrong(core.Status.not_a_hand, type(text).__name__)
    try:
        parse_text(text, hand, z_order)
    except HandError as error:
        return error
    return None


def _batch_parse(empty, tuple texts, z_order, threads, errors):
    """Records of the hands, texts or `Hand`s, as uint8[N, record], and statuses."""
    cdef bint raising = raises(errors)
    cdef list raised = []
    cdef core.Running running = running_of(threads, raised)
    cdef core.ZOrder order = z_order_of(z_order)
    cdef Py_ssize_t row
    cdef Py_ssize_t count = len(texts)
    cdef vector[string_view] views
    cdef core.Outcome outcome
    records = empty((count, sizeof(core.HandRecord)), "uint8")
    codes = empty(count, "uint8")
    cdef _Buffer packed = buffer_of("records", records, "uint8", (None, sizeof(core.HandRecord)), True)
    cdef _Buffer status = buffer_of("status", codes, "uint8", (None,), True)
    cdef core.HandRecord* hands = <core.HandRecord*>packed.view.buf
    cdef uint8_t* code = <uint8_t*>status.view.buf
    cdef list encoded = []
    cdef list others = []
    views.resize(<size_t>count)
    for row in range(count):
        text = texts[row]
        if isinstance(text, (str, bytes)):
            readable = encodable(text)
            if readable is not text:
                encoded.append(readable)
            views[row] = view_of(readable)
        else:
            others.append(row)
        if row % 4096 == 4095:
            PyErr_CheckSignals()
    with nogil:
        outcome = core.batch_parse(views.data(), <size_t>count, order, hands, code, running)
    if outcome.stopped:
        raise raised[0]
    for row in others:
        text = texts[row]
        code[row] = <uint8_t>core.Status.not_a_hand
        if isinstance(text, Hand) and (<Hand>text).made:
            hands[row] = core.pack((<Hand>text).value)
            code[row] = 0
    cdef list bad = first_bad_rows(status) if raising else []
    if bad:
        raise BatchError(codes, {row: error_in_text(texts[row], order) for row in bad})
    return records, codes


def _batch_score(empty, records, codes, rules, texts, threads, errors):
    """Scores of records: totals, fan, wins, minimum. `codes` are the statuses before and after."""
    cdef bint raising = raises(errors)
    cdef list raised = []
    cdef core.Running running = running_of(threads, raised)
    cdef unique_ptr[core.Scorer] scorer
    scorer.reset(rules_of(rules).new_scorer())
    cdef int width = scorer.get().fan_count()
    cdef _Buffer packed = buffer_of("records", records, "uint8", (None, sizeof(core.HandRecord)))
    cdef Py_ssize_t count = packed.rows()
    cdef _Buffer status = buffer_of("status", codes, "uint8", (count,), True)
    cdef const core.HandRecord* hands = <const core.HandRecord*>packed.view.buf
    cdef uint8_t* code = <uint8_t*>status.view.buf
    cdef core.ScoreColumns columns
    cdef core.Outcome outcome
    total, fans = empty(count, "int16"), empty((count, width), "uint8")
    wins, meets_minimum = empty(count, "bool"), empty(count, "bool")
    cdef _Buffer of_total = buffer_of("total", total, "int16", (count,), True)
    cdef _Buffer of_fans = buffer_of("fans", fans, "uint8", (count, width), True)
    cdef _Buffer of_wins = buffer_of("win", wins, "bool", (count,), True)
    cdef _Buffer of_minimum = buffer_of("meets_minimum", meets_minimum, "bool", (count,), True)
    columns.totals = <int16_t*>of_total.view.buf
    columns.fans = <uint8_t*>of_fans.view.buf
    columns.wins = <uint8_t*>of_wins.view.buf
    columns.meets_minimum = <uint8_t*>of_minimum.view.buf
    cdef list bad_before = first_bad_rows(status)
    with nogil:
        outcome = core.batch_score(hands, <size_t>count, scorer.get()[0], columns, code, running)
    if outcome.stopped:
        raise raised[0]
    if raising and outcome.bad_rows > 0:
        found = {}
        for row in first_bad_rows(status):
            if row not in bad_before:
                found[row] = exception_of(core.error_of_hand(hands[<size_t>row], scorer.get()[0]))
            elif texts is None:
                found[row] = unexplained(code[<size_t>row])
            else:
                found[row] = error_in_text(texts[row], core.ZOrder.refuse)
        raise BatchError(codes, found)
    return total, fans, wins, meets_minimum


cdef core.Hand unpacked(object record) except *:
    cdef core.Hand hand
    cdef _Buffer packed = buffer_of("record", record, "uint8", (sizeof(core.HandRecord),))
    raise_when_wrong(core.unpack((<const core.HandRecord*>packed.view.buf)[0], hand))
    return hand


def _hand_of_record(record):
    """The Hand of one record, without what no text can say."""
    cdef core.Hand hand = unpacked(record)
    hand.said.last_four = core.Said.nothing
    hand.said.after_draw = -1
    return hand_of(hand)


def _win_of_record(record):
    """The circumstances of one record."""
    cdef core.Hand hand = unpacked(record)
    return win_of(hand.said)


STATUSES = {code: number for code, number in status_of_code.items() if code != "unknown_status"}
