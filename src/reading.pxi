# Sets and decompositions.

cdef tuple names_of_forms(core.Forms forms):
    cdef int i
    return tuple([form_names[i] for i in range(core.form_count) if forms.has(<core.Form>i)])


cdef tuple form_names = tuple(
    [intern((<bytes>core.form_name(<core.Form>i)).decode()) for i in range(core.form_count)])


cdef unsigned bit_of_form(object name) except 0:
    cdef int i
    # Names in a program's text are interned, as these are: no character need be compared.
    for i in range(core.form_count):
        if name is form_names[i]:
            return 1 << i
    if name not in form_names:
        raise wrong_option("forms", name)
    return 1 << <int>form_names.index(name)


cdef int read_forms(object names, core.Forms& forms) except -1:
    """A form's name, or several."""
    cdef unsigned bits = 0
    if isinstance(names, str):
        bits = bit_of_form(names)
    else:
        for name in names:
            bits |= bit_of_form(name)
    if bits == 0:
        raise wrong_option("forms", "()")
    (&forms)[0] = core.Forms.from_bits(bits)
    return 0


cdef tuple positions_of(unsigned bits):
    return tuple([i for i in range(16) if bits >> i & 1])


@cython.final
cdef class Set:
    """One set of a decomposition; made by the functions of this package.

    Immutable, hashable, picklable.
    """

    cdef core.Set value
    cdef Meld _melded

    def __init__(self):
        raise TypeError("a Set is a part of a Decomposition")

    @property
    def kind(self):
        """`"chow"`, `"pung"`, `"kong"`, `"pair"`, `"single"`, `"knitted"` (147, 258, 369), or `"any"`:
        a set of wildcards alone."""
        return (<bytes>core.set_kind_name(self.value.kind)).decode()

    @property
    def tiles(self):
        """The kinds of its tiles, or None for wildcards that stand for anything."""
        cdef int i
        if self.value.tile == core.no_kind:
            return None
        return tuple([core.tile_at(self.value, i) for i in range(core.set_size(self.value.kind))])

    @property
    def hun(self):
        """The positions in `tiles` that a wildcard fills."""
        return positions_of(self.value.hun)

    @property
    def melded(self):
        """The `Meld` that this set is, or None for a concealed set."""
        return self._melded

    @property
    def winning(self):
        """Does the winning tile complete this set? (in the decomposition of a score)"""
        return bool(self.value.winning)

    cdef tuple fields(self):
        return (self.kind, self.tiles, self.hun, self.melded, self.winning)

    def __eq__(self, other):
        return self.fields() == (<Set>other).fields() if isinstance(other, Set) else NotImplemented

    def __hash__(self):
        return hash(self.fields())

    def __str__(self):
        cdef core.Kind[4] tiles
        cdef int i, size
        if self._melded is not None:
            return str(self._melded)
        if self.value.tile == core.no_kind:
            return "H" * core.set_size(self.value.kind)
        size = core.set_size(self.value.kind)
        for i in range(size):
            tiles[i] = core.tile_at(self.value, i)
        return decoded(core.format_tiles(tiles, size, core.Notation.native))

    def __repr__(self):
        said = "".join([f", hun={self.hun}" if self.hun else "", ", winning=True" if self.winning else ""])
        return f"Set({self.kind!r}, {str(self)!r}{said})"

    def __reduce__(self):
        return _set, (<int>self.value.kind, self.value.tile, self.value.hun, self.value.meld,
                      self.winning, self._melded)


cdef Set set_of(const core.Set& value, Meld melded):
    cdef Set made = Set.__new__(Set)
    made.value = value
    made._melded = melded
    return made


cdef int last_set_kind = <int>core.SetKind.any


def _set(int kind, int tile, int hun, int meld, bint winning, Meld melded):
    cdef core.Set value
    if not 0 <= kind <= last_set_kind or not (0 <= tile < core.kind_count or tile == core.no_kind):
        raise ValueError("no such set")
    value.kind = <core.SetKind>kind
    value.tile = <core.Kind>tile
    value.hun = <uint8_t>hun
    value.meld = <int8_t>meld
    value.winning = winning
    return set_of(value, melded)


@cython.final
cdef class Decomposition:
    """A complete hand, read one way; made by the functions of this package.

    `str` writes its sets as text, wildcards that stand for anything as `H`.
    Immutable, hashable, picklable.

    >>> reading = hupai.decompose("[EEE,1]11456789m23p4p")[0]
    >>> print(reading)
    [EEE,1] 456m 789m 234p 11m
    >>> reading.form, reading.pair.tiles
    ('standard', (0, 0))
    """

    cdef core.Decomposition value
    cdef tuple _melds
    cdef tuple _sets

    def __init__(self):
        raise TypeError("decompositions are made by hupai.decompose()")

    @property
    def form(self):
        """`"standard"`, `"knitted_straight"`, `"seven_pairs"`, `"honors_and_knitted"` or `"thirteen_orphans"`."""
        return form_names[<int>self.value.form]

    @property
    def sets(self):
        """The sets, a tuple of `Set`: melds as declared, then the concealed sets, the pair last."""
        cdef int i
        cdef list made
        cdef core.Set value
        with cython.critical_section(self):
            if self._sets is None:
                made = []
                for i in range(self.value.set_count):
                    value = self.value.sets[i]
                    made.append(set_of(value, None if value.meld < 0 else self._melds[value.meld]))
                self._sets = tuple(made)
            return self._sets

    @property
    def pair(self):
        """The pair, a `Set`; None in a form without one, or with seven."""
        pairs = [one for one in self.sets if (<Set>one).value.kind == core.SetKind.pair]
        return pairs[0] if len(pairs) == 1 else None

    def to_dict(self):
        """The decomposition as the JSON of the command line has it: form and sets."""
        return {"form": self.form, "sets": [_set_dict(one) for one in self.sets]}

    def __eq__(self, other):
        if not isinstance(other, Decomposition):
            return NotImplemented
        return self.form == (<Decomposition>other).form and self.sets == (<Decomposition>other).sets

    def __hash__(self):
        return hash((self.form, self.sets))

    def __str__(self):
        return " ".join([str(one) for one in self.sets])

    def __repr__(self):
        return f"<Decomposition {self.form}: {self}>"

    def __reduce__(self):
        return _decomposition, (<int>self.value.form, self.sets)


def _set_dict(Set one not None):
    return {
        "kind": one.kind,
        "tiles": None if one.tiles is None else decoded(_tiles_text(one.tiles)),
        "hun": list(one.hun),
        "melded": None if one.melded is None else str(one.melded),
        "winning": one.winning,
    }


cdef string _tiles_text(tuple kinds) except *:
    cdef core.Kind[4] tiles
    cdef int i
    for i in range(len(kinds)):
        tiles[i] = kinds[i]
    return core.format_tiles(tiles, <int>len(kinds), core.Notation.native)


cdef Decomposition decomposition_of(const core.Decomposition& value, tuple melds):
    cdef Decomposition made = Decomposition.__new__(Decomposition)
    made.value = value
    made._melds = melds
    return made


def _decomposition(int form, tuple sets):
    cdef Decomposition made = Decomposition.__new__(Decomposition)
    cdef int i
    cdef int melds = 0
    if not 0 <= form < core.form_count or len(sets) > core.max_sets:
        raise ValueError("no such decomposition")
    made.value.form = <core.Form>form
    made.value.set_count = <uint8_t>len(sets)
    for i in range(len(sets)):
        made.value.sets[i] = (<Set?>sets[i]).value
    made._melds = tuple([one.melded for one in sets if one.melded is not None])
    for i in range(len(sets)):
        made.value.sets[i].meld = -1
        if (<Set>sets[i])._melded is not None:
            made.value.sets[i].meld = <int8_t>melds
            melds += 1
    if melds > core.max_melds:
        raise ValueError("no such decomposition")
    made._sets = sets
    return made


cdef int64_t no_limit = 2**63 - 1


cdef int64_t limit_of(object limit) except -1:
    if limit is None:
        return no_limit
    number = index(limit)
    if number < 0:
        raise ValueError(f"limit is {limit}: how many readings at most, or None")
    return min(number, no_limit)


# Some ten milliseconds of them. A thread that wants the lock asks for it after the five of sys.getswitchinterval(): let
# go for a moment more often than that, its wait would begin anew each time.
cdef int readings_at_once = 32768


@cython.final
cdef class _Decompositions:
    """An iterator over the decompositions of a hand, found one by one."""

    cdef tuple melds
    cdef int64_t left
    cdef int since_others_ran
    cdef unique_ptr[core.DecompositionCursor] cursor

    def __init__(self):
        raise TypeError("made by hupai.iter_decompositions()")

    def __iter__(self):
        return self

    def __reduce__(self):
        raise TypeError("an iterator over decompositions is not pickled: it belongs to one thread")

    cdef int let_others_run(self) except -1:
        """Whoever takes all readings at once may do so without a step of the interpreter in between."""
        self.since_others_ran += 1
        if self.since_others_ran >= readings_at_once:
            self.since_others_ran = 0
            with nogil:
                pass
            PyErr_CheckSignals()
        return 0

    def __next__(self):
        cdef core.Decomposition found
        self.let_others_run()
        with cython.critical_section(self):
            if self.left == 0 or not self.cursor.get().next(found):
                raise StopIteration
            self.left -= 1
            return decomposition_of(found, self.melds)
