# Liaoyang as a value.

cdef tuple names_of_liaoyang_options():
    cdef int i = 0
    names = []
    while core.liaoyang_option_name(i) != NULL:
        names.append((<bytes>core.liaoyang_option_name(i)).decode())
        i += 1
    return tuple(names)


cdef tuple liaoyang_options = names_of_liaoyang_options()


cdef object jiqiang_value(str text):
    """"derive", None for "unsaid", or kinds; none of them for "none"."""
    cdef core.Counts counts
    cdef int kind
    cdef bytes tiles = text.encode()
    if text == "derive":
        return text
    if text == "unsaid":
        return None
    if text == "none":
        return ()
    raise_when_wrong(core.parse_tiles(string_view(tiles), counts, core.ZOrder.refuse))
    return tuple([kind for kind in range(core.kind_count) if counts[kind] > 0])


cdef str jiqiang_text(object value):
    if value is None or isinstance(value, str):
        return option_text(value)
    return "".join([name_of_kind(kind_of(kind, core.kind_count - 1)) for kind in value]) or "none"


@cython.final
cdef class Liaoyang(_RuleSet):
    """Liaoyang(**options)\n--\n\n\
    Liaoyang (辽阳麻将): a hun named by an indicator, 鸡枪, open hands in three suits, settlement by exponents.

    Args:
        indicator: the tile turned up, 0-33 or a text such as `"2m"`; the tile after it is the hun (R8).
            Either it or `hun` must be given; each names the other.
        hun: the kind all of whose concealed copies are wildcards.
        jiqiang: which kinds are 鸡枪. `"derive"`: as the indicator names them (R10, R11; the default when it is
            given). One or two kinds, or a text such as `"2p2s"`: these. `()` or `"none"`: none. With the hun alone
            given, a hand is scored only when this is said.
        all_hun_sets: a set or pair of the standard form may be made of hun alone (R15).
        fifth_copy: a hun may stand for a fifth copy of a kind, in the standard form (R15).
        hun_yaojiu: `"any"`: a hun supplies the terminal or honour wherever it stands; `"run"`: only as the 1 or 9 of
            a concealed run whose other two tiles are real (R26c).
        need_heng: a triplet or kong is required (R26).
        rob_kong: an added kong may be robbed; then it is a discard (R24).
        siguiyi: 四归一: `"heng_shun"`: three in a triplet and the fourth in a run; `"any4"`: any four (F10).
        sancha: 三岔 and 四岔 of `"all"` triplets, or of the `"concealed"` ones (F20).
        dageda: 大哥大 counts `"per_set"` or `"once"` (F5).
        dageda_natural, sancha_natural, erba_natural: 大哥大, 三岔 and 四岔, 2/8将 ask for real tiles (R18).
        all_closed: three closed losers add one `"each"`, or `"none"` of them does (F3).
        changmao: 长毛: `"plus1"`; `"stack"`: as many as hands were drawn in a row; `"double_fan"`: F twice (F22).
        fantan: 反弹 is borne by the `"discarder"`, or by `"all"` (F9).
        bao_payer: 宝 is paid by `"each"` of the three, or on a discard by the `"discarder"` (R47).
        jie_bao: 宝 is played (R36).
        shisanyao: 十三幺 wins (R35).
        dan: 蛋, which the rules name but do not define: `"jiqiang"` (鸡枪蛋) or `"heng"` (横蛋), in a reading.
        dan_reading: `"cross_suit"`, `"triplet"` or `"kong"` (R37).
        dan_fan: what one 蛋 counts.
        multiple: of the room: base unit and limit are 1 and 100 times this (R41).

    The arguments are also attributes; kinds as numbers, `jiqiang` as `"derive"`, a tuple of kinds, or None while
    nobody said. Besides: `name` is `"liaoyang"`, `forms` the forms of a winning hand.

    Raises:
        RuleError: an option that these rules do not have, a value that it cannot have, options that contradict
            each other, or neither indicator nor hun.
        UnsupportedRuleError: a 蛋 without its reading.

    Immutable, hashable, picklable; safe to use from many threads at once.

    >>> rules = hupai.Liaoyang(indicator="2m")
    >>> rules.hun, rules.runaway_penalty
    (2, 100)
    """

    cdef core.LiaoyangRules value

    def __init__(self, /, **options):
        if self.made:
            raise TypeError("rules do not change: make others")
        cdef core.LiaoyangRules value
        for name, option in options.items():
            if option is not None or name not in liaoyang_options:
                set_liaoyang_option(value, name, option)
        raise_when_wrong(core.liaoyang_check_rules(value))
        self.value = value
        self.made = True

    @property
    def name(self):
        """`"liaoyang"`"""
        return "liaoyang"

    @property
    def runaway_penalty(self):
        """What a runaway loses (F23)."""
        return core.liaoyang_runaway_penalty(self.value)

    cdef tuple option_names(self):
        return liaoyang_options

    cdef object option(self, str name):
        cdef bytes asked = name.encode()
        cdef str text = decoded(core.liaoyang_option_value(self.value, string_view(asked)))
        if name in ("indicator", "hun"):
            return kind_or_none(text)
        if name == "jiqiang":
            return jiqiang_value(text)
        if name in ("dan", "dan_reading") and text == "none":
            return None
        return plain_value(text)

    cdef core.RulesHeader header(self) except *:
        cdef core.RulesHeader header
        header.name = b"liaoyang"
        header.options_json = core.liaoyang_options_json(self.value)
        return header

    cdef core.SearchOptions search(self) except *:
        cdef core.SearchOptions options
        options.forms = core.liaoyang_forms(self.value)
        options.limits = self.value.limits
        options.hun = core.liaoyang_hun(self.value)
        return options

    cdef core.Kind turned_up(self) noexcept:
        return core.liaoyang_indicator(self.value)

    cdef vector[core.FanListing] listing(self) except *:
        return core.liaoyang_listing(self.value)

    cdef int check(self, const core.Hand& hand, const core.Circumstances& said) except -1:
        return raise_when_wrong(core.liaoyang_check(hand, self.value, said))

    cdef int score_into(self, core.Score* place, const core.Hand& hand, const core.Circumstances& said) except -1:
        core.liaoyang_score_into(place, hand, self.value, said)
        return 0

    cdef core.Scorer* new_scorer(self) except NULL:
        return new core.LiaoyangScorer(self.value)

    cdef list scored_waits(self, const core.Hand& hand, const core.Circumstances& said, const core.Counts& seen,
                           core.KindMask kinds):
        cdef vector[core.LiaoyangWait] waits
        cdef size_t i
        cdef list found = []
        raise_when_wrong(core.liaoyang_check_waits(hand, self.value, said, seen))
        waits = core.liaoyang_waits(hand, self.value, said, seen)
        for i in range(waits.size()):
            found.append(scored_wait(waits[i], hand, self, said))
        return found

    cdef int check_table(self, const core.Table& table, const core.Hand& hand, const core.Score& score) except -1:
        return raise_when_wrong(core.liaoyang_check_table(table, hand, self.value, score))

    cdef core.Settlement settlement(self, const core.Table& table, const core.Hand& hand,
                                    const core.Score& score) except *:
        return core.liaoyang_settle(table, hand, self.value, score)

    cdef dict said_options(self):
        options = _RuleSet.said_options(self)
        if options["jiqiang"] is None:
            del options["indicator"]  # given, it would say what is 鸡枪
        return options

    def __reduce__(self):
        return _liaoyang, (self.said_options(),)

    def __repr__(self):
        cdef Liaoyang defaults = Liaoyang(indicator=self.indicator)
        shown = [f"indicator={name_of_kind(self.indicator)!r}"]
        if self.jiqiang is None:
            shown = [f"hun={name_of_kind(self.hun)!r}"]
        shown += [f"{name}={value!r}" for name, value in self.said_options().items()
                  if value is not None and value != defaults.option(name)]
        return f"Liaoyang({', '.join(shown)})"


cdef int set_liaoyang_option(core.LiaoyangRules& rules, str name, object value) except -1:
    cdef bytes option = option_bytes(name)
    cdef bytes text
    if name in ("indicator", "hun"):
        text = option_bytes(kind_option_text(name, value))
    elif name == "jiqiang":
        text = option_bytes(jiqiang_text(value))
    else:
        text = option_bytes(option_text(value))
    return raise_when_wrong(core.liaoyang_set_option(rules, string_view(option), string_view(text)))


def _liaoyang(options):
    return Liaoyang(**options)


cdef Wait scored_wait(core.LiaoyangWait& found, core.Hand drawn, Liaoyang rules, core.Circumstances said):
    cdef Wait wait = wait_of(found.tile, found.live)
    drawn.concealed[found.tile] += 1
    drawn.winning = found.tile
    said.self_drawn = core.Said.yes
    if found.self_drawn.win:
        wait.self_drawn = score_of(drawn, rules, said, found.self_drawn)
    said.self_drawn = core.Said.no
    if found.discard.win:
        wait.discard = score_of(drawn, rules, said, found.discard)
    return wait
