# The tables of fan.

@cython.final
cdef class FanInfo:
    """One row of a rule set's table of fan: what it is called, what it is worth, what it puts out of count.

    Attributes:
        id: a stable name in ASCII, e.g. `"big_four_winds"`.
        number: in the rule document, or None for a fan outside its list (明暗杠, 蛋).
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
    cdef vector[core.FanListing] listing = rules_of(rules).listing()
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
    cdef _RuleSet known = rules_of(rules)
    return decoded(core.fans_json(known.header(), known.listing()))


def _fans_text(rules, lang):
    return decoded(core.fans_text(rules_of(rules).listing(), language_of(lang)))
