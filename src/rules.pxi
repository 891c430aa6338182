# Rule sets as values. Names, values and meaning of the options stand in the core.

cdef object plain_value(str name, const string& text):
    """The text of an option as Python has it: True, 5, "mil", a kind, None."""
    cdef str value = decoded(text)
    if name == "hun":
        return None if value == "none" else kind_of_text(value)
    if value in ("true", "false"):
        return value == "true"
    return int(value) if value.isdecimal() else value


cdef str option_text(str name, object value):
    """What the core reads: "true", "5", "mil", "3m", "none"."""
    if value is None:
        return "none"
    if value is True or value is False:
        return "true" if value else "false"
    if isinstance(value, str):
        return value[:50]
    if name == "hun":
        return name_of_kind(kind_of(value, core.kind_count - 1))
    return f"{value!s:.50}"


cdef int set_option(core.GuobiaoRules& rules, str name, object value) except -1:
    cdef bytes option = name.encode("utf-8", "backslashreplace")
    cdef bytes text = option_text(name, value).encode("utf-8", "backslashreplace")
    return raise_when_wrong(core.set_option(rules, string_view(option), string_view(text)))


cdef tuple _option_names():
    cdef int i = 0
    names = []
    while core.option_name(i) != NULL:
        names.append((<bytes>core.option_name(i)).decode())
        i += 1
    return tuple(names)


cdef tuple guobiao_options = _option_names()


@cython.final
cdef class Guobiao:
    """Guobiao (国标麻将, Chinese Official, MCR): 81 fan, a minimum of 8.

    Args:
        edition: `"mil"` (default) or `"wmo2014"`.
        count_held_waits: a kind of which the player holds all four is still a wait for 边张, 嵌张, 单钓将 (P6).
        knitted_single_wait: a tile of a knitted straight may be read as the single wait of the remaining
            set or pair (P6).
        mixed_kongs: value of 明暗杠; 0 counts 明杠 and 暗杠 instead (P7). Default: 5, in wmo2014 6.
        strict_1998: 大三元, 小三元, 三风刻, 一色四同顺, 一色四节高, 一色四步高 also exclude 缺一门, and 清幺九
            excludes 三同刻.
        hun: a kind all of whose concealed copies are wildcards: 0-33, a text such as `"3m"`, or None.
        fifth_copy: a wildcard may stand for a fifth copy of a kind.
        all_hun_sets: a set or pair may be made of wildcards alone.

    The arguments are also attributes; `hun` as a kind or None. Besides: `name` is `"guobiao"`, `forms` the forms
    of a winning hand.

    Raises:
        RuleError: an option that these rules do not have, or a value that it cannot have.

    Immutable, hashable, picklable; safe to use from many threads at once.

    >>> rules = hupai.Guobiao(edition="wmo2014")
    >>> rules.mixed_kongs, rules.hun
    (6, None)
    """

    cdef core.GuobiaoRules value
    cdef bint made

    def __init__(self, /, **options):
        cdef core.GuobiaoRules value
        if self.made:
            raise TypeError("rules do not change: make others")
        for name, option in options.items():
            if name != "mixed_kongs" or option is not None:
                set_option(value, name, option)
        self.value = value
        self.made = True

    @property
    def name(self):
        """`"guobiao"`"""
        return "guobiao"

    @property
    def forms(self):
        """The forms of a winning hand (G2)."""
        return names_of_forms(core.Forms.all())

    def __getattr__(self, str name):
        if name not in guobiao_options:
            raise AttributeError(f"Guobiao has no option {name!r}")
        return self._option(name)

    def __dir__(self):
        return [*object.__dir__(self), *guobiao_options]

    cdef object _option(self, str name):
        cdef bytes option = name.encode()
        return plain_value(name, core.option_value(self.value, string_view(option)))

    cdef tuple _values(self):
        return tuple([self._option(name) for name in guobiao_options])

    def __eq__(self, other):
        return self._values() == (<Guobiao>other)._values() if isinstance(other, Guobiao) else NotImplemented

    def __hash__(self):
        return hash(self._values())

    def __repr__(self):
        changed = [f"{name}={value!r}" for name, value in zip(guobiao_options, self._values())
                   if value != getattr(_with_edition(self.edition), name) or (name == "edition" and value != "mil")]
        return f"Guobiao({', '.join(changed)})"

    def __reduce__(self):
        return _guobiao, (dict(zip(guobiao_options, self._values())),)


def _guobiao(options):
    return Guobiao(**options)


cdef Guobiao _with_edition(str edition):
    """The rules of an edition with all its defaults."""
    return Guobiao(edition=edition)


cdef Guobiao default_rules = Guobiao()


cdef Guobiao rules_of(object rules):
    """The rules, or Guobiao with its defaults for None."""
    if rules is None:
        return default_rules
    if not isinstance(rules, Guobiao):
        raise TypeError(f"rules are made by hupai.Guobiao() or hupai.rules(name), not {type(rules).__name__}")
    return rules


cdef core.RulesHeader header_of(Guobiao rules) except *:
    cdef core.RulesHeader header
    header.name = b"guobiao"
    header.options_json = core.changed_options_json(rules.value)
    return header


@cython.final
cdef class FanInfo:
    """One row of a rule set's table of fan: what it is called, what it is worth, what it puts out of count.

    Attributes:
        id: a stable name in ASCII, e.g. `"big_four_winds"`.
        number: in the rule document, or None for a fan outside its list (明暗杠).
        name: Chinese.
        english: English.
        value: what one counts.
        repeats: may count several times in one hand (P5).
        excludes: the Chinese names of the fan that are not counted beside it, wholly or in part (P2, P3).
    """

    cdef readonly str id
    cdef readonly object number
    cdef readonly str name
    cdef readonly str english
    cdef readonly int value
    cdef readonly bint repeats
    cdef readonly tuple excludes

    def __init__(self, id, number, name, english, value, repeats, excludes):
        if self.id is not None:
            raise TypeError("a FanInfo does not change")
        self.id = id
        self.number = number
        self.name = name
        self.english = english
        self.value = value
        self.repeats = repeats
        self.excludes = tuple(excludes)

    cdef tuple fields(self):
        return (self.id, self.number, self.name, self.english, self.value, bool(self.repeats), self.excludes)

    def __eq__(self, other):
        return self.fields() == (<FanInfo>other).fields() if isinstance(other, FanInfo) else NotImplemented

    def __hash__(self):
        return hash(self.fields())

    def __repr__(self):
        return f"FanInfo({self.id!r}, name={self.name!r}, value={self.value})"

    def __reduce__(self):
        return FanInfo, self.fields()


def fans(rules=None):
    """A rule set's table of fan, in the order of its rule book.

    The index of a row is the column of that fan in batch results.

    Args:
        rules: default `Guobiao()`.

    Returns:
        A tuple of `FanInfo`.

    Safe to call from many threads at once.

    >>> row = hupai.fans()[0]
    >>> row.name, row.english, row.value
    ('大四喜', 'Big Four Winds', 88)
    """
    cdef vector[core.FanListing] listing = core.fan_listing(rules_of(rules).value)
    cdef size_t i, j
    names = [(<bytes>listing[i].row.name).decode() for i in range(listing.size())]
    rows = []
    for i in range(listing.size()):
        rows.append(FanInfo(
            (<bytes>listing[i].row.id).decode(), listing[i].row.number or None, names[i],
            (<bytes>listing[i].row.english).decode(), listing[i].value, bool(listing[i].repeats),
            [names[listing[i].excludes[j].fan] for j in range(listing[i].excludes.size())],
        ))
    return tuple(rows)


def _fans_json(rules):
    cdef Guobiao known = rules_of(rules)
    return decoded(core.fans_json(header_of(known), core.fan_listing(known.value)))


def _fans_text(rules, lang):
    return decoded(core.fans_text(core.fan_listing(rules_of(rules).value), language_of(lang)))
