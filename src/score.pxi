# Scores, waits, explanations: results that hold a value of the core and open it when they are asked.

@cython.final
cdef class Fan:
    """A fan that counts.

    Attributes:
        id: a stable name in ASCII, e.g. `"melded_hand"`.
        name: Chinese.
        english: English.
        value: what one counts.
        count: how many times it counts; `count * value` goes into the total.
        sets: for each time, the indices in `score.decomposition.sets` of the sets that make it; empty for what
            the whole hand or the circumstances show.

    Immutable, hashable, picklable.
    """

    cdef readonly str id
    cdef readonly str name
    cdef readonly str english
    cdef readonly int value
    cdef readonly int count
    cdef readonly tuple sets

    def __init__(self, id, name, english, value, count, sets):
        if self.id is not None:
            raise TypeError("a Fan does not change")
        self.id = id
        self.name = name
        self.english = english
        self.value = value
        self.count = count
        self.sets = sets

    cdef tuple fields(self):
        return (self.id, self.name, self.english, self.value, self.count, self.sets)

    def __eq__(self, other):
        return self.fields() == (<Fan>other).fields() if isinstance(other, Fan) else NotImplemented

    def __hash__(self):
        return hash(self.fields())

    def __repr__(self):
        return f"Fan({self.name!r}, value={self.value}, count={self.count})"

    def __reduce__(self):
        return Fan, self.fields()


@cython.final
cdef class Excluded:
    """A fan that the tiles or the circumstances show, but that is not counted.

    Attributes:
        id, name, english: as of a `Fan`.
        by: the Chinese name of the fan that excludes it, or without one the principle, in words.
        reason: the code of that principle (`"combined_once"`, …), or None where a fan excludes it.

    Immutable, hashable, picklable.
    """

    cdef readonly str id
    cdef readonly str name
    cdef readonly str english
    cdef readonly str by
    cdef readonly str reason

    def __init__(self, id, name, english, by, reason):
        if self.id is not None:
            raise TypeError("an Excluded does not change")
        self.id = id
        self.name = name
        self.english = english
        self.by = by
        self.reason = reason

    cdef tuple fields(self):
        return (self.id, self.name, self.english, self.by, self.reason)

    def __eq__(self, other):
        return self.fields() == (<Excluded>other).fields() if isinstance(other, Excluded) else NotImplemented

    def __hash__(self):
        return hash(self.fields())

    def __repr__(self):
        return f"Excluded({self.name!r}, by={self.by!r})"

    def __reduce__(self):
        return Excluded, self.fields()


# What each row of a table of fan is called, once it has been asked: the tables are the core's own and stay.
cdef dict names_of_rows = {}


cdef tuple names_of_row(const core.FanRow* row):
    """Id, Chinese, English."""
    key = <size_t>row
    names = names_of_rows.get(key)
    if names is None:
        names = (<bytes>row.id).decode(), (<bytes>row.name).decode(), (<bytes>row.english).decode()
        names_of_rows[key] = names
    return names


cdef Fan fan_with(const core.CountedFan& counted, const core.FanRow* table, tuple sets):
    cdef Fan made = Fan.__new__(Fan)
    made.id, made.name, made.english = names_of_row(&table[counted.fan])
    made.value = counted.value
    made.count = counted.count
    made.sets = sets
    return made


cdef Fan fan_of(const core.CountedFan& counted, const core.FanRow* table):
    cdef int i
    return fan_with(counted, table, tuple([positions_of(counted.sets[i]) for i in range(counted.count)]))


cdef Excluded excluded_of(const core.ExcludedFan& excluded, const core.FanRow* table):
    cdef Excluded made = Excluded.__new__(Excluded)
    made.id, made.name, made.english = names_of_row(&table[excluded.fan])
    if excluded.by != core.no_fan:
        made.by = names_of_row(&table[excluded.by])[1]
    else:
        made.by = (<bytes>core.reason_text(excluded.reason, core.Language.english)).decode()
        made.reason = (<bytes>core.reason_code(excluded.reason)).decode()
    return made


cdef object loads(str text):
    from json import loads as read_json  # 4 ms that a game server need not spend
    return read_json(text)


@cython.final
@cython.no_gc  # rules, a reading, and tuples of the core's own fan: no cycle
@cython.freelist(4)  # a thousand bytes, which most callers drop before they ask for the next
cdef class Score:
    """What a winning hand is worth; made by `score`, `explain` and `waits`.

    Immutable, hashable, picklable; safe to use from many threads at once. `str(score)` is the table that a person
    reads.
    """

    cdef core.Hand _hand_value
    cdef core.Circumstances said
    cdef core.ScoreRoom value
    cdef _RuleSet _rules
    cdef tuple _fans
    cdef tuple _excluded
    cdef Decomposition _decomposition

    def __init__(self):
        raise TypeError("scores are made by hupai.score()")

    @property
    def total(self):
        """All fan, flowers included."""
        return self.value.total

    @property
    def meets_minimum(self):
        """Do the fan without flowers reach what the rules ask for? (Guobiao: 8, G4)"""
        return bool(self.value.meets_minimum)

    @property
    def fans(self):
        """The fan that count, a tuple of `Fan`, the highest first."""
        cdef int i
        with cython.critical_section(self):
            if self._fans is None:
                self._fans = tuple(
                    [fan_of(self.value.counted[i], self.value.table) for i in range(self.value.counted_count)])
            return self._fans

    @property
    def excluded(self):
        """The fan that show but are not counted, a tuple of `Excluded`."""
        cdef int i
        with cython.critical_section(self):
            if self._excluded is None:
                self._excluded = tuple(
                    [excluded_of(self.value.excluded[i], self.value.table) for i in range(self.value.excluded_count)])
            return self._excluded

    @property
    def decomposition(self):
        """The reading that counts, a `Decomposition`."""
        with cython.critical_section(self):
            if self._decomposition is None:
                self._decomposition = decomposition_of(self.value.decomposition, melds_of(self._hand_value))
            return self._decomposition

    @property
    def win(self):
        """The circumstances that were used, a `Win`: defaults filled in, refutations applied."""
        return win_of(self.value.used)

    @property
    def hand(self):
        """The hand that was scored."""
        return hand_of(self._hand_value)

    @property
    def rules(self):
        """The rules that it was scored by."""
        return self._rules

    def to_json(self):
        """One line of JSON, as `hupai score --json` prints it."""
        return decoded(core.score_json(self._hand_value, self._rules.header(), self.value, core.Language.english))

    def to_dict(self):
        """What `to_json` writes, as a dict."""
        return loads(self.to_json())

    def text(self, lang="en", notation="native"):
        """The table that a person reads.

        Args:
            lang: `"en"` or `"zh"`.
            notation: `"native"`, `"unicode"`, `"botzone"` or `"chinese"`.
        """
        return decoded(core.score_text(self._hand_value, self.value, style_of(lang, notation)))

    def __str__(self):
        return self.text()

    def __repr__(self):
        return f"<Score {self.total}: {' '.join([one.name for one in self.fans])}>"

    cdef tuple fields(self):
        return (self.hand, self.rules, win_of(self.said))

    def __eq__(self, other):
        return self.fields() == (<Score>other).fields() if isinstance(other, Score) else NotImplemented

    def __hash__(self):
        return hash(self.fields())

    def __reduce__(self):
        return score, self.fields()


cdef Score score_of(const core.Hand& hand, _RuleSet rules, const core.Circumstances& said, const core.Score& value):
    cdef Score made = Score.__new__(Score)
    made._hand_value = hand
    made._rules = rules
    made.said = said
    (<core.Score*>&made.value)[0] = value
    return made


@cython.final
cdef class Explanation:
    """Why a hand may not win, or why it scores what it scores; made by `explain`.

    Immutable, hashable, picklable; safe to use from many threads at once. `str(explanation)` is the text in English.
    """

    cdef core.Hand _hand_value
    cdef core.Circumstances said
    cdef core.Explanation value
    cdef _RuleSet _rules

    def __init__(self):
        raise TypeError("explanations are made by hupai.explain()")

    @property
    def win(self):
        """Does the hand win by its shape, and reach the minimum of its rules?"""
        return bool(self.value.score.win and self.value.score.meets_minimum)

    @property
    def code(self):
        """`"wins"`, `"below_minimum"`, or why it is no win: `"no_shape"`, or the condition that fails."""
        if self.win:
            return "wins"
        if self.value.score.win:
            return "below_minimum"
        return (<bytes>core.reason_code(self.value.score.why)).decode()

    @property
    def message(self):
        """The answer on one line, in English."""
        return decoded(core.explanation_line(self._hand_value, self.value, style_of("en", "native")))

    @property
    def score(self):
        """The `Score`, of a win below the minimum too; None for no win."""
        if not self.value.score.win:
            return None
        return score_of(self._hand_value, self._rules, self.said, self.value.score)

    @property
    def hand(self):
        """The hand that was asked about."""
        return hand_of(self._hand_value)

    @property
    def rules(self):
        """The rules that it was asked by."""
        return self._rules

    @property
    def shanten_by_form(self):
        """How far each form is: a dict of form to tiles still missing to be waiting, -1 = complete."""
        return by_form_dict(self.value.by_form)

    @property
    def useful(self):
        """The kinds that bring a hand nearer that does not win (after its best discard), and their live copies."""
        return live_copies(self._hand_value, self.value.useful, None, self.value.turned_up)

    def to_json(self):
        """One line of JSON: the keys of a score, and the distance."""
        return _explanation_json(self, "en")

    def to_dict(self):
        """What `to_json` writes, as a dict."""
        return loads(self.to_json())

    def text(self, lang="en", notation="native"):
        """The explanation for a person, several lines; the arguments are those of `Score.text`."""
        return decoded(core.explanation_text(self._hand_value, self.value, style_of(lang, notation)))

    def __str__(self):
        return self.text()

    def __repr__(self):
        return f"<Explanation {self.code}: {self.message}>"

    cdef tuple fields(self):
        return (self.hand, self.rules, win_of(self.said))

    def __eq__(self, other):
        return self.fields() == (<Explanation>other).fields() if isinstance(other, Explanation) else NotImplemented

    def __hash__(self):
        return hash(self.fields())

    def __reduce__(self):
        return explain, self.fields()


@cython.final
@cython.no_gc  # two scores: no cycle
@cython.freelist(16)
cdef class Wait:
    """A kind that completes a hand of 13 tiles; made by `waits`.

    Attributes:
        tile: the kind, 0-33.
        live: its copies that are neither in the hand nor visible.
        self_drawn, discard: the `Score` of winning on it either way; None without rules, when that is no win, or
            when no such tile can come because the hand holds all four.

    Immutable, hashable, picklable.
    """

    cdef readonly int tile
    cdef readonly int live
    cdef readonly Score self_drawn
    cdef readonly Score discard

    def __init__(self):
        raise TypeError("waits are made by hupai.waits()")

    cdef tuple fields(self):
        return (self.tile, self.live, self.self_drawn, self.discard)

    def __eq__(self, other):
        return self.fields() == (<Wait>other).fields() if isinstance(other, Wait) else NotImplemented

    def __hash__(self):
        return hash(self.fields())

    def __repr__(self):
        worth = [f", {name}={one.total}" for name, one in (("self_drawn", self.self_drawn), ("discard", self.discard))
                 if one is not None]
        return f"Wait({name_of_kind(<core.Kind>self.tile)!r}, live={self.live}{''.join(worth)})"

    def __reduce__(self):
        return _wait, self.fields()


cdef Wait wait_of(core.Kind tile, int live):
    cdef Wait wait = Wait.__new__(Wait)
    wait.tile = tile
    wait.live = live
    return wait


def _wait(int tile, int live, Score self_drawn, Score discard):
    cdef Wait wait
    if not 0 <= tile < core.kind_count:
        raise wrong(core.Status.bad_kind, tile)
    wait = wait_of(<core.Kind>tile, live)
    wait.self_drawn = self_drawn
    wait.discard = discard
    return wait
