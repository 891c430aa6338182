# Guobiao as a value.

cdef tuple names_of_guobiao_options():
    cdef int i = 0
    names = []
    while core.guobiao_option_name(i) != NULL:
        names.append((<bytes>core.guobiao_option_name(i)).decode())
        i += 1
    return tuple(names)


cdef tuple guobiao_options = names_of_guobiao_options()


@cython.final
cdef class Guobiao(_RuleSet):
    """Guobiao(**options)\n--\n\n\
    Guobiao (国标麻将, Chinese Official, MCR): 81 fan, a minimum of 8.

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

    def __init__(self, /, **options):
        if self.made:
            raise TypeError("rules do not change: make others")
        cdef core.GuobiaoRules value
        for name, option in options.items():
            if name != "mixed_kongs" or option is not None:
                set_guobiao_option(value, name, option)
        self.value = value
        self.made = True

    @property
    def name(self):
        """`"guobiao"`"""
        return "guobiao"

    cdef tuple option_names(self):
        return guobiao_options

    cdef object option(self, str name):
        cdef bytes asked = name.encode()
        cdef str text = decoded(core.guobiao_option_value(self.value, string_view(asked)))
        return kind_or_none(text) if name == "hun" else plain_value(text)

    cdef core.RulesHeader header(self) except *:
        cdef core.RulesHeader header
        header.name = b"guobiao"
        header.options_json = core.guobiao_options_json(self.value)
        return header

    cdef core.SearchOptions search(self) except *:
        cdef core.SearchOptions options
        options.forms = core.Forms.all()
        options.limits = self.value.limits
        options.hun = self.value.hun
        return options

    cdef vector[core.FanListing] listing(self) except *:
        return core.guobiao_listing(self.value)

    cdef int check(self, const core.Hand& hand, const core.Circumstances& said) except -1:
        return raise_when_wrong(core.guobiao_check(hand, self.value, said))

    cdef int score_into(self, core.Score* place, const core.Hand& hand, const core.Circumstances& said) except -1:
        # Many wildcards may take half a millisecond, in which other threads go on; else that would not pay.
        if self.may_have_wildcards(hand) and core.tiles_of(hand, self.value.hun).wildcards >= many_wildcards:
            with nogil:
                core.guobiao_score_into(place, hand, self.value, said)
        else:
            core.guobiao_score_into(place, hand, self.value, said)
        return 0

    cdef bint may_have_wildcards(self, const core.Hand& hand) noexcept:
        """Cheaper than to count them."""
        return hand.jokers > 0 or self.value.hun != core.no_kind

    cdef core.Scorer* new_scorer(self) except NULL:
        return new core.GuobiaoScorer(self.value)

    cdef list scored_waits(self, const core.Hand& hand, const core.Circumstances& said, const core.Counts& seen,
                           core.KindMask kinds):
        cdef list found
        cdef Wait wait
        check_visible(hand, seen, core.no_kind)
        found = shape_waits(hand, kinds, seen, core.no_kind)
        for wait in found:
            add_scores(wait, hand, self, said)
        return found

    cdef int check_table(self, const core.Table& table, const core.Hand& hand, const core.Score& score) except -1:
        return raise_when_wrong(core.guobiao_check_table(table, score))

    cdef core.Settlement settlement(self, const core.Table& table, const core.Hand& hand,
                                    const core.Score& score) except *:
        return core.guobiao_settle(table, score)

    def __reduce__(self):
        return _guobiao, (self.said_options(),)

    def __repr__(self):
        cdef Guobiao defaults = Guobiao(edition=self.edition)
        changed = [f"{name}={value!r}" for name, value in zip(guobiao_options, self.values())
                   if value != defaults.option(name) or (name == "edition" and value != "mil")]
        return f"Guobiao({', '.join(changed)})"


cdef int many_wildcards = 4


cdef int set_guobiao_option(core.GuobiaoRules& rules, str name, object value) except -1:
    cdef bytes option = option_bytes(name)
    cdef bytes text = option_bytes(kind_option_text(name, value) if name == "hun" else option_text(value))
    return raise_when_wrong(core.guobiao_set_option(rules, string_view(option), string_view(text)))


def _guobiao(options):
    return Guobiao(**options)


cdef Guobiao default_rules = Guobiao()
