# Circumstances.

cdef object truth_of(core.Said said):
    return None if said == core.Said.nothing else said == core.Said.yes


cdef core.Said said_of(str name, object truth) except *:
    truth = plain_truth(truth)
    if truth is None:
        return core.Said.nothing
    if truth is True:
        return core.Said.yes
    if truth is False:
        return core.Said.no
    raise wrong_truth(name, truth)


cdef object name_of_wind(core.Kind wind):
    return None if wind == core.no_kind else name_of_kind(wind)


cdef core.Kind wind_of(object wind) except *:
    cdef core.Kind kind
    if wind is None:
        return core.no_kind
    try:
        kind = kind_of(wind, core.kind_count - 1)
    except (HandError, TypeError):
        kind = core.no_kind
    if not core.is_wind(kind):
        raise wrong(core.Status.bad_wind, short_text(wind)[:50])
    return kind


cdef int most_drawn_hands = 32767


cdef int16_t after_draw_of(object after_draw) except *:
    if after_draw is None:
        return -1
    try:
        number = index(plain_truth(after_draw))
    except TypeError:
        number = -1
    if not 0 <= number <= most_drawn_hands:
        raise wrong_option("after_draw", short_text(after_draw))
    return <int16_t>number


@cython.final
cdef class Win:
    """Win(self_drawn=None, round_wind=None, seat_wind=None, last_of_kind=None, last_tile=None, \
    kong=None, last_four=None, after_draw=None)\n--\n\n\
    How the last tile came, and what stood around it. None = not said.

    What the call says goes before what the hand's text says, which goes before the rules' defaults.
    A truth is True or False, of Python or of NumPy; 1 and 0 are refused.

    Args:
        self_drawn: drawn oneself; False = on a discard.
        round_wind, seat_wind: `"E"`, `"S"`, `"W"`, `"N"`, or 东 南 西 北.
        last_of_kind: the other three copies of the winning tile lie open (和绝张).
        last_tile: the last tile of the wall (妙手回春), or the discard after it (海底捞月).
        kong: self-drawn, a kong's replacement tile (杠上开花); else the tile of a robbed kong (抢杠和).
        last_four: 分张, only in Liaoyang rules.
        after_draw: 长毛, only in Liaoyang rules: True, or how many drawn hands went before.

    Raises:
        RuleError: a value that its field cannot have.

    Immutable, hashable, picklable; safe to use from many threads at once.

    >>> hupai.Win(self_drawn=True, seat_wind="南")
    Win(self_drawn=True, seat_wind='S')
    """

    cdef core.Circumstances value
    cdef bint made

    def __init__(self, self_drawn=None, round_wind=None, seat_wind=None, last_of_kind=None, last_tile=None,
                 kong=None, last_four=None, after_draw=None):
        cdef core.Circumstances value
        if self.made:
            raise TypeError("a Win does not change")
        value.self_drawn = said_of("self_drawn", self_drawn)
        value.round_wind = wind_of(round_wind)
        value.seat_wind = wind_of(seat_wind)
        value.last_of_kind = said_of("last_of_kind", last_of_kind)
        value.last_tile = said_of("last_tile", last_tile)
        value.kong = said_of("kong", kong)
        value.last_four = said_of("last_four", last_four)
        value.after_draw = after_draw_of(after_draw)
        self.value = value
        self.made = True

    @property
    def self_drawn(self):
        """True, False, or None = not said."""
        return truth_of(self.value.self_drawn)

    @property
    def round_wind(self):
        """`"E"`, `"S"`, `"W"`, `"N"`, or None = not said."""
        return name_of_wind(self.value.round_wind)

    @property
    def seat_wind(self):
        """`"E"`, `"S"`, `"W"`, `"N"`, or None = not said."""
        return name_of_wind(self.value.seat_wind)

    @property
    def last_of_kind(self):
        """True, False, or None = not said."""
        return truth_of(self.value.last_of_kind)

    @property
    def last_tile(self):
        """True, False, or None = not said."""
        return truth_of(self.value.last_tile)

    @property
    def kong(self):
        """True, False, or None = not said."""
        return truth_of(self.value.kong)

    @property
    def last_four(self):
        """True, False, or None = not said."""
        return truth_of(self.value.last_four)

    @property
    def after_draw(self):
        """How many drawn hands went before, or None = not said."""
        return None if self.value.after_draw < 0 else self.value.after_draw

    cdef tuple fields(self):
        return (self.self_drawn, self.round_wind, self.seat_wind, self.last_of_kind, self.last_tile,
                self.kong, self.last_four, self.after_draw)

    def __eq__(self, other):
        return self.value == (<Win>other).value if isinstance(other, Win) else NotImplemented

    def __hash__(self):
        return hash(self.fields())

    def __repr__(self):
        names = ("self_drawn", "round_wind", "seat_wind", "last_of_kind", "last_tile", "kong", "last_four",
                 "after_draw")
        said = [f"{name}={value!r}" for name, value in zip(names, self.fields()) if value is not None]
        return f"Win({', '.join(said)})"

    def __reduce__(self):
        return Win, self.fields()


cdef Win win_of(const core.Circumstances& value):
    cdef Win win = Win.__new__(Win)
    win.value = value
    win.made = True
    return win


cdef int read_win(object win, core.Circumstances& said) except -1:
    """What the call says; None says nothing, and leaves `said` as it is."""
    if win is None:
        return 0
    if not isinstance(win, Win):
        raise TypeError(f"win is a hupai.Win or None, not {type(win).__name__}")
    (&said)[0] = (<Win>win).value
    return 0
