# Who pays whom.

cdef tuple seat_names = ("E", "S", "W", "N")


cdef int8_t seat_of(object seat) except *:
    """A seat by its wind: `"E"`, 东, or a kind of wind."""
    cdef core.Kind wind = wind_of(seat)
    if wind == core.no_kind:
        raise wrong(core.Status.bad_wind, seat)
    return <int8_t>(wind - core.east)


cdef object items_of_seats(object seats):
    if seats is None:
        return ()
    if not hasattr(seats, "items"):
        raise TypeError(f"seats is a mapping of seats to Seat, not {type(seats).__name__}")
    return seats.items()


cdef int bao_of(object bao) except -1:
    cdef int number
    try:
        number = number_of(bao)
    except TypeError:
        number = -1
    if not 0 <= number <= core.most_bao:
        raise wrong_option("bao", short_text(bao))
    return number


@cython.final
cdef class Seat:
    """Seat(melds=())\n--\n\n\
    What lies open before a player: all that settlement asks of the others.

    Args:
        melds: a text of melds, `"[123p,1][CCCC]"`, or `Meld` objects; concealed kongs belong to them.

    Raises:
        HandError: a text that is no melds, or more than four of them.

    Immutable, hashable, picklable; safe to use from many threads at once.

    >>> hupai.Seat("[123p,1]").melds
    (Meld('chow', 9, 1),)
    """

    cdef core.MeldList value
    cdef bint made

    def __init__(self, melds=()):
        cdef core.MeldList value
        if self.made:
            raise TypeError("a Seat does not change")
        if isinstance(melds, (str, bytes)):
            melds = encodable(melds)
            raise_when_wrong(core.parse_melds(view_of(melds), value, core.ZOrder.refuse))
        else:
            for meld in each_of(melds, "a seat is a hupai.Seat, a text of melds, or a sequence of hupai.Meld"):
                add_meld(value, meld)
        self.value = value
        self.made = True

    @property
    def melds(self):
        """The melds, a tuple of `Meld`."""
        cdef int i
        return tuple([meld_of(self.value.melds[i]) for i in range(self.value.count)])

    def __eq__(self, other):
        return self.value == (<Seat>other).value if isinstance(other, Seat) else NotImplemented

    def __hash__(self):
        return hash(self.melds)

    def __repr__(self):
        return f"Seat({''.join([str(meld) for meld in self.melds])!r})"

    def __reduce__(self):
        return Seat, (self.melds,)


cdef int add_meld(core.MeldList& list_of_melds, object meld) except -1:
    if not isinstance(meld, Meld) or not (<Meld>meld).made:
        raise TypeError(f"a meld is a hupai.Meld, not {type(meld).__name__}")
    if list_of_melds.count == core.max_melds:
        raise wrong(core.Status.too_many_melds, meld)
    list_of_melds.melds[list_of_melds.count] = (<Meld>meld).value
    list_of_melds.count += 1
    return 0


cdef Seat seat_from(object seat):
    return seat if isinstance(seat, Seat) and (<Seat>seat).made else Seat(seat)


@cython.final
cdef class Table:
    """Table(winner, dealer='E', discarder=None, seats=None, kong_discard=False, bao=0)\n--\n\n\
    What settlement asks beyond the score.

    Args:
        winner: the seat that wins: `"E"`, `"S"`, `"W"`, `"N"`, or 东 南 西 北.
        dealer: the dealer's seat.
        discarder: the seat that discarded the winning tile, or whose kong was robbed; None = self-drawn.
        seats: a mapping of seats to `Seat`, or to what makes one; who is left out has laid nothing down. The winner's
            melds are those of the hand that was scored, whatever stands here.
        kong_discard: 反弹: the discard was the replacement tile just drawn for a kong (Liaoyang).
        bao: 宝: how many of the winner's tiles equal the tile turned after the win, 0-3 (Liaoyang).

    Raises:
        HandError: melds that are none.
        RuleError: a seat that is none, more than three 宝.

    Immutable, hashable, picklable; safe to use from many threads at once.

    >>> table = hupai.Table("S", dealer="E", discarder="W", seats={"E": "[123p,1]"})
    >>> table.seats["E"]
    Seat('[123p,1]')
    """

    cdef core.Table value
    cdef bint made

    def __init__(self, winner, dealer="E", discarder=None, seats=None, kong_discard=False, bao=0):
        cdef core.Table value
        if self.made:
            raise TypeError("a Table does not change")
        value.winner = seat_of(winner)
        value.dealer = seat_of(dealer)
        value.discarder = core.no_seat if discarder is None else seat_of(discarder)
        for name, seat in items_of_seats(seats):
            value.melds[seat_of(name)] = seat_from(seat).value
        value.kong_discard = truth_in("kong_discard", kong_discard)
        value.bao = bao_of(bao)
        self.value = value
        self.made = True

    @property
    def winner(self):
        """The seat that wins."""
        return seat_names[self.value.winner]

    @property
    def dealer(self):
        """The dealer's seat."""
        return seat_names[self.value.dealer]

    @property
    def discarder(self):
        """The seat that discarded, or None."""
        return None if self.value.discarder == core.no_seat else seat_names[self.value.discarder]

    @property
    def seats(self):
        """A dict of the four seats to `Seat`."""
        return {name: seat_with(self.value.melds[i]) for i, name in enumerate(seat_names)}

    @property
    def kong_discard(self):
        """反弹."""
        return bool(self.value.kong_discard)

    @property
    def bao(self):
        """宝."""
        return self.value.bao

    cdef tuple fields(self):
        return (self.winner, self.dealer, self.discarder, self.seats, self.kong_discard, self.bao)

    def __eq__(self, other):
        return self.value == (<Table>other).value if isinstance(other, Table) else NotImplemented

    def __hash__(self):
        return hash((self.winner, self.dealer, self.discarder, tuple(self.seats.values()), self.kong_discard, self.bao))

    def __repr__(self):
        seats = {name: seat for name, seat in self.seats.items() if seat.melds}
        return (f"Table({self.winner!r}, dealer={self.dealer!r}, discarder={self.discarder!r}, seats={seats!r}, "
                f"kong_discard={self.kong_discard}, bao={self.bao})")

    def __reduce__(self):
        return Table, self.fields()


cdef Seat seat_with(const core.MeldList& melds):
    cdef Seat seat = Seat.__new__(Seat)
    seat.value = melds
    seat.made = True
    return seat


@cython.final
cdef class Loser:
    """What one loser owes and hands over; a part of a `Settlement`.

    Attributes:
        seat: `"E"`, `"S"`, `"W"` or `"N"`.
        fans: what this loser adds to the winner's fan, a tuple of `Fan` (Liaoyang).
        exponent: the winner's fan and these; None where the payment is no power of two (Guobiao).
        amount: what is owed for the win before any limit.
        capped: whether the amount reaches the limit (掉底).
        part: what is owed for the win.
        bonus: what is handed over on top of it (宝).
        pays: what is handed over in all; a discarder may pay for all three, and the others nothing.

    Immutable, hashable, picklable.
    """

    cdef readonly str seat
    cdef readonly tuple fans
    cdef readonly object exponent
    cdef readonly object amount
    cdef readonly bint capped
    cdef readonly object part
    cdef readonly object bonus
    cdef readonly object pays

    def __init__(self, seat, fans, exponent, amount, capped, part, bonus, pays):
        if self.seat is not None:
            raise TypeError("a Loser does not change")
        self.seat = seat
        self.fans = fans
        self.exponent = exponent
        self.amount = amount
        self.capped = capped
        self.part = part
        self.bonus = bonus
        self.pays = pays

    @property
    def items(self):
        """A dict of the Chinese names of `fans` to what each adds."""
        return {one.name: one.count * one.value for one in self.fans}

    cdef tuple fields(self):
        return (self.seat, self.fans, self.exponent, self.amount, bool(self.capped), self.part, self.bonus, self.pays)

    def __eq__(self, other):
        return self.fields() == (<Loser>other).fields() if isinstance(other, Loser) else NotImplemented

    def __hash__(self):
        return hash(self.fields())

    def __repr__(self):
        return f"Loser({self.seat!r}, exponent={self.exponent}, part={self.part}, pays={self.pays})"

    def __reduce__(self):
        return Loser, self.fields()


cdef Loser loser_of(const core.Debt& debt, bint by_exponent, const core.FanRow* table):
    cdef int i
    fans = tuple([fan_with((&debt).items[i], table, ((),) * (&debt).items[i].count) for i in range(debt.item_count)])
    return Loser(seat_names[debt.seat], fans, debt.fan if by_exponent else None, debt.amount, debt.capped, debt.part,
                 debt.bonus, debt.pays)


@cython.final
cdef class Settlement:
    """Who pays whom; made by `settle`.

    Immutable, hashable, picklable; safe to use from many threads at once. `str(settlement)` derives it line by line.
    """

    cdef core.Settlement value
    cdef Score _score
    cdef Table _table

    def __init__(self):
        raise TypeError("settlements are made by hupai.settle()")

    @property
    def payments(self):
        """A dict of the four seats to what each receives; they sum to zero."""
        return {name: self.value.payments[i] for i, name in enumerate(seat_names)}

    @property
    def losers(self):
        """A dict of the three losing seats to `Loser`."""
        cdef int i
        cdef bint by_exponent = self.value.payment == core.Payment.doubling
        losers = [loser_of(self.value.debts[i], by_exponent, self._score.value.table)
                  for i in range(core.seat_count - 1)]
        return {one.seat: one for one in losers}

    @property
    def all_capped(self):
        """摇: all three reach the limit, and each owes twice as much."""
        return bool(self.value.all_capped)

    @property
    def score(self):
        """The `Score` that was settled."""
        return self._score

    @property
    def table(self):
        """The `Table` that it was settled at."""
        return self._table

    def explain(self, lang="en", notation="native"):
        """How the fan become money, line by line.

        Args:
            lang: `"en"` or `"zh"`.
            notation: `"native"`, `"unicode"`, `"botzone"` or `"chinese"`.
        """
        return decoded(core.settlement_text(
            self._score._hand_value, self._score.value, self.value, style_of(lang, notation)))

    def to_json(self):
        """One line of JSON, as `hupai settle --json` prints it."""
        return decoded(core.settlement_json(
            self._score._hand_value, self._score._rules.header(), self._score.value, self.value))

    def to_dict(self):
        """What `to_json` writes, as a dict."""
        return loads(self.to_json())

    def __str__(self):
        return self.explain()

    def __repr__(self):
        return f"<Settlement {' '.join([f'{name}: {payment:+}' for name, payment in self.payments.items()])}>"

    cdef tuple fields(self):
        return (self._score, self._table)

    def __eq__(self, other):
        return self.fields() == (<Settlement>other).fields() if isinstance(other, Settlement) else NotImplemented

    def __hash__(self):
        return hash(self.fields())

    def __reduce__(self):
        return settle, self.fields()


def settle(score, table):
    """Who pays whom for a win.

    Args:
        score: a `Score`; its rules settle it.
        table: a `Table`.

    Returns:
        A `Settlement`.

    Raises:
        HandError: the hun kind in a meld, melds that are none.
        RuleError: a table that contradicts the score (self-drawn and a discarder, a winner who was scored in another
            seat where that matters, more copies of a kind than there are), what these rules do not have, a Guobiao win
            below the minimum.
        TypeError: no score (the hand did not win), no table.

    Safe to call from many threads at once.

    >>> score = hupai.score("[234s,2]345m345p34577s|ES1000")
    >>> hupai.settle(score, hupai.Table("S")).payments
    {'E': -22, 'S': 66, 'W': -22, 'N': -22}
    """
    cdef Settlement made
    if not isinstance(score, Score):
        raise TypeError(f"what is settled is a hupai.Score, not {type(score).__name__}")
    if not isinstance(table, Table) or not (<Table>table).made:
        raise TypeError(f"the table is a hupai.Table, not {type(table).__name__}")
    made = Settlement.__new__(Settlement)
    made._score = score
    made._table = table
    made._score._rules.check_table(made._table.value, made._score._hand_value, made._score.value)
    made.value = made._score._rules.settlement(made._table.value, made._score._hand_value, made._score.value)
    return made


def _settlement_line(Settlement settlement not None, lang, notation):
    return decoded(core.settlement_line(settlement._score.value, settlement.value, style_of(lang, notation)))
