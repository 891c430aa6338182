# What every rule set is as a value of Python. Names, values and meaning of the options stand in the core.

cdef object plain_value(str value):
    """The text of an option as Python has it: True, 5, "mil"."""
    if value in ("true", "false"):
        return value == "true"
    return int(value) if value.isdecimal() else value


cdef object kind_or_none(str value):
    """A kind from its text, None from "none"."""
    return None if value == "none" else kind_of_text(value)


cdef str option_text(object value):
    """What the core reads: "true", "5", "mil", "none"."""
    value = plain_truth(value)
    if value is None:
        return "none"
    if value is True or value is False:
        return "true" if value else "false"
    return f"{value!s:.50}"


cdef str kind_option_text(str name, object value):
    """The same of an option that is a kind: "3m"."""
    if value is None or isinstance(value, str):
        return option_text(value)
    try:
        return name_of_kind(kind_of(value, core.kind_count - 1))
    except HandError:
        raise wrong_option(name, short_text(value)) from None


cdef bytes option_bytes(str text):
    return str.encode(text, "utf-8", "backslashreplace")


cdef class _RuleSet:
    """What is asked of every rule set; the rule sets themselves are `Guobiao` and `Liaoyang`."""

    cdef bint made

    def __init__(self):
        raise TypeError("rules are made by hupai.Guobiao(), hupai.Liaoyang() or hupai.rules(name)")

    cdef tuple option_names(self):
        raise NotImplementedError

    cdef object option(self, str name):
        raise NotImplementedError

    cdef core.RulesHeader header(self) except *:
        raise NotImplementedError

    cdef core.SearchOptions search(self) except *:
        """Forms, hun and limits."""
        raise NotImplementedError

    cdef core.Kind turned_up(self) noexcept:
        """The kind of which a copy lies open for all to see."""
        return core.no_kind

    cdef vector[core.FanListing] listing(self) except *:
        raise NotImplementedError

    cdef int check(self, const core.Hand& hand, const core.Circumstances& said) except -1:
        raise NotImplementedError

    cdef int score_into(self, core.Score* place, const core.Hand& hand, const core.Circumstances& said) except -1:
        """The score, made where it stays: it is large."""
        raise NotImplementedError

    cdef core.Scorer* new_scorer(self) except NULL:
        """How batches ask these rules."""
        raise NotImplementedError

    cdef list scored_waits(self, const core.Hand& hand, const core.Circumstances& said, const core.Counts& seen,
                           core.KindMask kinds):
        """The waits of 13 tiles with their scores; `kinds` complete a shape."""
        raise NotImplementedError

    cdef int check_table(self, const core.Table& table, const core.Hand& hand, const core.Score& score) except -1:
        raise NotImplementedError

    cdef core.Settlement settlement(self, const core.Table& table, const core.Hand& hand,
                                    const core.Score& score) except *:
        raise NotImplementedError

    @property
    def forms(self):
        """The forms of a winning hand."""
        return names_of_forms(self.search().forms)

    def __getattr__(self, str name):
        if name not in self.option_names():
            raise AttributeError(f"{type(self).__name__} has no option {name!r}")
        return self.option(name)

    def __dir__(self):
        return [*object.__dir__(self), *self.option_names()]

    cdef tuple values(self):
        return tuple([self.option(name) for name in self.option_names()])

    cdef dict said_options(self):
        """The options that make the same rules again."""
        return dict(zip(self.option_names(), self.values()))

    def __eq__(self, other):
        if type(self) is not type(other):
            return NotImplemented
        return self.values() == (<_RuleSet>other).values()

    def __hash__(self):
        return hash(self.values())

    def __reduce__(self):
        raise NotImplementedError


cdef _RuleSet rules_of(object rules):
    """The rules, or Guobiao with its defaults for None."""
    if rules is None:
        return default_rules
    if not isinstance(rules, _RuleSet) or not (<_RuleSet>rules).made:
        raise TypeError("rules are made by hupai.Guobiao(), hupai.Liaoyang() or hupai.rules(name), "
                        f"not {type(rules).__name__}")
    return rules
