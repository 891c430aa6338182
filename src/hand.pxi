# Meld and Hand.

cdef tuple meld_kinds = ("chow", "pung", "kong")


@cython.final
cdef class Meld:
    """Meld(kind, tile, source)\n--\n\n\
    A declared set.

    Args:
        kind: `"chow"`, `"pung"` or `"kong"`.
        tile: the kind of a pung or kong, the lowest kind of a chow: 0-33, or a text such as `"4m"`.
        source: of a chow, which of its tiles was claimed (1, 2, 3); of a pung or kong, from whom
            (1 upper seat, 2 opposite, 3 lower); 5, 6, 7 = a kong added to a pung from 1, 2, 3;
            0 = a concealed kong.

    Raises:
        HandError: the tiles are no such set, or it has no such source.

    Immutable, hashable, picklable; safe to use from many threads at once.

    >>> meld = hupai.Meld("chow", hupai.parse_kind("4m"), 1)
    >>> str(meld), meld.tiles
    ('[456m,1]', (3, 4, 5))
    """

    cdef core.Meld value
    cdef bint made

    def __init__(self, kind, tile, source):
        cdef core.Meld value
        cdef int number = number_of(source)
        cdef core.Status status
        if self.made:
            raise TypeError("a Meld does not change")
        if kind not in meld_kinds:
            raise wrong(core.Status.bad_meld, f"{kind!s:.50}")
        if number < 0 or number > 255:
            raise wrong(core.Status.bad_meld_source, source)
        value.kind = <core.MeldKind><int>meld_kinds.index(kind)
        value.tile = kind_of(tile, core.joker)
        value.source = <uint8_t>number
        status = core.check_meld(value)
        if status == core.Status.bad_meld_source:
            raise wrong(status, source)
        if status != core.Status.ok:
            raise wrong(status, f"{kind} {name_of_kind(value.tile)}")
        self.value = value
        self.made = True

    @property
    def kind(self):
        """`"chow"`, `"pung"` or `"kong"`."""
        return meld_kinds[<int>self.value.kind]

    @property
    def tile(self):
        """The kind of a pung or kong, the lowest kind of a chow."""
        return self.value.tile

    @property
    def source(self):
        """Which tile was claimed, or from whom: see the class."""
        return self.value.source

    @property
    def tiles(self):
        """The kinds of its three or four tiles."""
        cdef int step = 1 if self.value.kind == core.MeldKind.chow else 0
        return tuple([self.value.tile + step * i for i in range(self.value.tile_count())])

    def __eq__(self, other):
        return self.value == (<Meld>other).value if isinstance(other, Meld) else NotImplemented

    def __hash__(self):
        return hash((self.kind, self.tile, self.source))

    def __str__(self):
        return decoded(core.format_meld(self.value, core.Notation.native))

    def __repr__(self):
        return f"Meld({self.kind!r}, {self.tile}, {self.source})"

    def __reduce__(self):
        return Meld, (self.kind, self.tile, self.source)


cdef Meld meld_of(const core.Meld& value):
    cdef Meld meld = Meld.__new__(Meld)
    meld.value = value
    meld.made = True
    return meld


cdef tuple melds_of(const core.Hand& hand):
    cdef int i
    return tuple([meld_of(hand.melds[i]) for i in range(hand.meld_count)])


# More than any hand has, and few enough to count in a byte.
cdef int most_tiles_read = 200


cdef object each_of(object values, str expected):
    """What to loop over, or an error that says what was expected."""
    try:
        return iter(values)
    except TypeError:
        raise TypeError(f"{expected}, not {type(values).__name__}") from None


cdef int read_concealed(object tiles, core.Hand& hand) except -1:
    """Counts the tiles; the last one is the winning tile of 3n + 2."""
    cdef core.Kind kind = core.no_kind
    cdef int count = 0
    for tile in each_of(tiles, "concealed is a hand's text or the kinds of its concealed tiles"):
        kind = kind_of(tile, core.joker)
        if core.is_flower(kind):
            raise wrong(core.Status.bad_kind, tile)
        count += 1
        if count > most_tiles_read:
            raise wrong(core.Status.bad_tile_count, f"{most_tiles_read}+")
        if kind == core.joker:
            hand.jokers += 1
        else:
            hand.concealed[kind] += 1
    if core.has_drawn(hand):
        hand.winning = kind
    return 0


cdef int read_melds(object melds, core.Hand& hand) except -1:
    for meld in each_of(melds, "melds is a sequence of hupai.Meld"):
        if not isinstance(meld, Meld) or not (<Meld>meld).made:
            raise TypeError(f"a meld is a hupai.Meld, not {type(meld).__name__}")
        if hand.meld_count == core.max_melds:
            raise wrong(core.Status.too_many_melds, meld)
        hand.melds[hand.meld_count] = (<Meld>meld).value
        hand.meld_count += 1
    return 0


cdef int add_flower(core.Hand& hand, int flower, object piece) except -1:
    if not 0 <= flower < core.flower_count:
        raise wrong(core.Status.bad_flowers, f"{piece!s:.50}")
    if hand.flower_letters >> flower & 1:
        raise wrong(core.Status.repeated_flower, piece)
    hand.flower_letters |= <uint8_t>(1 << flower)
    hand.flowers += 1
    return 0


cdef int read_flowers(object flowers, core.Hand& hand) except -1:
    """A count, letters a-h, or kinds 34-41."""
    if isinstance(flowers, str):
        for letter in flowers:
            add_flower(hand, ord(letter) - ord("a"), letter)
    elif hasattr(flowers, "__iter__"):
        for kind in flowers:
            add_flower(hand, number_of(kind) - core.first_flower, kind)
    else:
        if not 0 <= number_of(flowers) <= 255:
            raise wrong(core.Status.bad_flowers, flowers)
        hand.flowers = <uint8_t>number_of(flowers)
    return 0


@cython.final
@cython.no_gc  # tuples of numbers and of melds: no cycle
cdef class Hand:
    """Hand(concealed, melds=(), winning=None, flowers=0, win=None)\n--\n\n\
    A hand as it lies on the table.

    Args:
        concealed: the kinds of the concealed tiles: 0-33, 42 = a joker; NumPy integers are welcome.
            With 3n + 2 of them and no `winning`, the last one is the winning tile.
            A text alone is read as `parse_hand` reads it.
        melds: the declared sets, `Meld` objects, in their order.
        winning: the kind of the winning tile, one of the concealed tiles.
        flowers: how many, or which: letters `"a"`-`"h"`, or kinds 34-41.
        win: what the hand's own text would say of the circumstances, a `Win` or None.

    Raises:
        HandError: these tiles are no hand: a fifth copy of a kind, 12 or 15 tiles, …
        TypeError: something that is no tile, meld or Win at all.

    A kong counts three. Fewer than 13 tiles, 3n + 1 or 3n + 2, stand for a hand whose other sets are done.
    Immutable, hashable, picklable; safe to use from many threads at once.

    >>> hand = hupai.Hand([3, 4, 5, 6, 7, 8, 10, 11, 12, 0, 0], melds=[hupai.Meld("pung", 27, 1)])
    >>> hand
    Hand('[EEE,1]1456789m234p1m')
    >>> hand.winning, hand.win
    (0, Win())
    """

    cdef core.Hand value
    cdef bint made
    cdef tuple _concealed
    cdef tuple _melds

    def __init__(self, concealed, melds=(), winning=None, flowers=0, win=None):
        cdef core.Hand value
        if self.made:
            raise TypeError("a Hand does not change")
        if isinstance(concealed, (str, bytes)):
            if melds != () or winning is not None or not (isinstance(flowers, int) and flowers == 0) or win is not None:
                raise TypeError("a hand's text says everything: melds, winning, flowers and win go with kinds")
            parse_text(concealed, value, core.ZOrder.refuse)
        else:
            read_concealed(concealed, value)
            read_melds(melds, value)
            read_flowers(flowers, value)
            if winning is not None:
                value.winning = kind_of(winning, core.joker)
            read_win(win, value.said)
            raise_when_wrong(core.validate(value))
        self.value = value
        self.made = True

    @property
    def concealed(self):
        """The kinds of the concealed tiles in order, jokers (42) behind them, the winning tile last."""
        cdef int kind
        cdef list tiles
        with cython.critical_section(self):
            if self._concealed is None:
                tiles = []
                for kind in range(core.kind_count):
                    tiles.extend([kind] * self.value.concealed[kind])
                tiles.extend([core.joker] * self.value.jokers)
                if self.value.winning != core.no_kind:
                    tiles.remove(self.value.winning)
                    tiles.append(self.value.winning)
                self._concealed = tuple(tiles)
            return self._concealed

    @property
    def melds(self):
        """The declared sets, a tuple of `Meld`."""
        with cython.critical_section(self):
            if self._melds is None:
                self._melds = melds_of(self.value)
            return self._melds

    @property
    def winning(self):
        """The kind of the winning tile (42 = a joker), or None when the hand has not drawn."""
        return None if self.value.winning == core.no_kind else self.value.winning

    @property
    def flowers(self):
        """How many flowers."""
        return self.value.flowers

    @property
    def flower_tiles(self):
        """Which flowers, kinds 34-41; empty when only their number is known."""
        return tuple([core.first_flower + i for i in range(core.flower_count) if self.value.flower_letters >> i & 1])

    @property
    def win(self):
        """What the hand's own text says of the circumstances, a `Win`."""
        return win_of(self.value.said)

    @property
    def jokers(self):
        """How many jokers `H` are among the concealed tiles."""
        return self.value.jokers

    def __eq__(self, other):
        return self.value == (<Hand>other).value if isinstance(other, Hand) else NotImplemented

    def __hash__(self):
        return hash_of(self.value)

    cdef tuple _fields(self):
        return (self.concealed, self.melds, self.winning, self.flower_tiles or self.flowers, self.win)

    def __str__(self):
        return decoded(core.format_hand(self.value, core.Notation.native))

    def __repr__(self):
        return f"Hand({str(self)!r})"

    def __reduce__(self):
        return Hand, self._fields()


cdef uint64_t mixed(uint64_t hashed, uint64_t value) noexcept:
    """One step of FNV-1a."""
    return (hashed ^ value) * <uint64_t>1099511628211


cdef Py_hash_t hash_of(core.Hand& hand) noexcept:
    cdef uint64_t hashed = <uint64_t>14695981039346656037
    cdef int i
    for i in range(core.kind_count):
        hashed = mixed(hashed, hand.concealed[i])
    for i in range(hand.meld_count):
        hashed = mixed(hashed, <uint64_t>(<int>hand.melds[i].kind << 16 | hand.melds[i].tile << 8 | hand.melds[i].source))
    hashed = mixed(hashed, <uint64_t>(hand.winning << 16 | hand.flowers << 8 | hand.jokers))
    hashed = mixed(hashed, <uint64_t>(hand.said.round_wind << 16 | hand.said.seat_wind << 8 | <int>hand.said.self_drawn))
    hashed ^= hashed >> 32
    return <Py_hash_t>(hashed & <uint64_t>0x7FFFFFFFFFFFFFFF)


cdef Hand hand_of(const core.Hand& value):
    cdef Hand hand = Hand.__new__(Hand)
    hand.value = value
    hand.made = True
    return hand


cdef int parse_text(object text, core.Hand& hand, core.ZOrder z_order) except -1:
    text = encodable(text)
    return raise_when_wrong(core.parse_hand(view_of(text), hand, z_order))


cdef const core.Hand* hand_in(object hand, core.Hand& parsed) except NULL:
    """A Hand where it is, or a hand's text read into `parsed`; valid as long as both live."""
    if isinstance(hand, Hand):
        if not (<Hand>hand).made:
            raise TypeError("this Hand was never made: call hupai.Hand(...)")
        return &(<Hand>hand).value
    parse_text(hand, parsed, core.ZOrder.refuse)
    return &parsed


cdef int read_hand(object hand, core.Hand& value) except -1:
    """A Hand, or a hand's text."""
    cdef const core.Hand* found = hand_in(hand, value)
    if found != &value:
        (&value)[0] = found[0]
    return 0


def _with_flowers(Hand hand not None, int flowers):
    """The same hand with that many flowers, no letters."""
    cdef core.Hand value = hand.value
    if not 0 <= flowers <= 255:
        raise wrong(core.Status.bad_flowers, flowers)
    value.flowers = <uint8_t>flowers
    value.flower_letters = 0
    raise_when_wrong(core.validate(value))
    return hand_of(value)


def parse_hand(text, z_order=None):
    """A hand from its text, in any of the four notations, told apart by themselves.

    Args:
        text: str or UTF-8 bytes: `"[456s,1]2233m45699pEE"`, Botzone tokens, Unicode tiles, or Chinese.
        z_order: how `5z` to `7z` are read: None refuses them, `"chinese"` takes them for 中发白,
            `"riichi"` for 白发中.

    Raises:
        HandError: the text is no hand; `.position` and `.piece` tell where and what.
        RuleError: `z_order` is none of the three.
        TypeError: neither str nor bytes.

    Takes time linear in the text; a text of more than 1024 bytes is refused at once.
    Safe to call from many threads at once.

    >>> hand = hupai.parse_hand("[WWWW,1][444s,1]45m678pFF6m|EE1000|ab")
    >>> hand.winning, hand.flowers, hand.win.self_drawn
    (5, 2, True)
    """
    cdef core.Hand value
    parse_text(text, value, z_order_of(z_order))
    return hand_of(value)


def format_hand(hand, notation="native"):
    """A hand written completely: `parse_hand` of the text gives the same hand.

    Args:
        hand: a Hand, or a hand's text.
        notation: `"native"`, `"unicode"`, `"botzone"` or `"chinese"`.

    Raises:
        HandError: the text is no hand.
        RuleError: there is no such notation.

    Safe to call from many threads at once.

    >>> hupai.format_hand("[EEE,1]11456789m23p4p", "chinese")
    '[东东东,1] 一万一万四万五万六万七万八万九万 二饼三饼 四饼'
    """
    cdef core.Hand value
    cdef core.Notation written = notation_of(notation)
    read_hand(hand, value)
    return decoded(core.format_hand(value, written))
