# The questions that a hand may be asked.

cdef int read_asked(const core.Hand& hand, object win, core.Circumstances& said) except -1:
    """What the call says goes before what the hand's text says."""
    cdef core.Circumstances called
    if win is None:
        (&said)[0] = hand.said
        return 0
    read_win(win, called)
    (&said)[0] = core.first_said(called, hand.said)
    return 0


def score(hand, rules=None, win=None):
    """What a winning hand is worth: the best over every reading, and over what each wildcard stands for (P1, R49).

    Args:
        hand: a Hand or a hand's text, with all 14 tiles (a kong counting three), the winning tile last.
        rules: default `Guobiao()`.
        win: the circumstances, a `Win`; what it leaves unsaid is what the hand's text says, then the default:
            round and seat E (Liaoyang: seat S, not the dealer), on a discard, nothing else.

    Returns:
        A `Score`, also of a win below the minimum (`meets_minimum` tells); None when the hand does not win: `explain`
        then says why.

    Raises:
        HandError: no hand, 13 tiles (call `waits`), melds left out, the hun kind in a meld.
        RuleError: circumstances that these rules do not have or that contradict each other, nine flowers, a joker
            where every wildcard is a real tile.
        TypeError: something that is no hand, no rules, no Win at all.

    Safe to call from many threads at once.

    >>> print(hupai.score("[234s,2]345m345p34577s|ES1000"))
    [234s,2]  345m  345p  345s  7s+7s
    East round, seat South, self-drawn
    <BLANKLINE>
      Mixed Triple Chow   8
      All Chows           2
      All Simples         2
      Single Wait         1
      Self-Drawn          1
      Mixed Double Chow   -  not counted with Mixed Triple Chow
      No Honors           -  not counted with All Chows
      ---------------------
      Total              14
    """
    cdef _RuleSet known = rules_of(rules)
    cdef Score made = Score.__new__(Score)
    read_hand(hand, made._hand_value)
    read_asked(made._hand_value, win, made.said)
    return scored(made, known)


cdef Score scored(Score made, _RuleSet rules):
    """The score of the hand and the circumstances that it holds already; None when that does not win."""
    made._rules = rules
    rules.check(made._hand_value, made.said)
    rules.score_into(&made.value, made._hand_value, made.said)
    return made if made.value.win else None


def explain(hand, rules=None, win=None):
    """Why a hand may not win, or why it scores what it scores.

    The arguments and errors are those of `score`.

    Returns:
        An `Explanation`: text for people, and data.

    Safe to call from many threads at once.

    >>> hupai.explain("[EEE,1]14578m258p3s33m").code
    'no_shape'
    """
    cdef core.Hand value
    cdef _RuleSet known = rules_of(rules)
    cdef Explanation made
    cdef core.SearchOptions options = known.search()
    cdef core.Tiles tiles
    read_hand(hand, value)
    made = Explanation.__new__(Explanation)
    made._hand_value = value
    made._rules = known
    read_asked(value, win, made.said)
    known.check(value, made.said)
    tiles = core.tiles_of(value, options.hun)
    known.score_into(&made.value.score, value, made.said)
    made.value.turned_up = known.turned_up()
    made.value.by_form = core.shanten_by_form(tiles, options)
    made.value.useful = core.useful(tiles, options)
    return made


cdef int read_search(object rules, object hun, object forms, object held, object fifth_copy, object all_hun_sets,
                     core.SearchOptions& options) except -1:
    """Forms, hun and limits from the rules, or from the call when there are none."""
    if rules is not None:
        if (hun is not None or forms is not None or plain_truth(fifth_copy) is not True
                or plain_truth(all_hun_sets) is not True):
            raise TypeError("hun, forms, fifth_copy and all_hun_sets are for calls without rules: "
                            "rules carry them, as in hupai.Guobiao(hun='3m')")
        (&options)[0] = rules_of(rules).search()
    else:
        if forms is not None:
            read_forms(forms, options.forms)
        if hun is not None:
            options.hun = kind_of(hun, core.kind_count - 1)
        options.limits.fifth_copy = truth_in("fifth_copy", fifth_copy)
        options.limits.all_hun_sets = truth_in("all_hun_sets", all_hun_sets)
    if held == "live":
        options.held = core.Held.live
    elif held == "formal":
        options.held = core.Held.formal
    else:
        raise wrong_option("held", held)
    return 0


cdef bint truth_in(str name, object value) except -1:
    truth = plain_truth(value)
    if truth is True:
        return True
    if truth is False:
        return False
    raise wrong_truth(name, value)


cdef const core.Hand* tiles_in(object hand, const core.SearchOptions& options, core.Hand& parsed,
                               core.Tiles& tiles) except NULL:
    """As `hand_in`, and what the search sees of it."""
    cdef const core.Hand* found = hand_in(hand, parsed)
    if options.hun != core.no_kind:
        raise_when_wrong(core.check_hun(found[0], options.hun))
    (&tiles)[0] = core.tiles_of(found[0], options.hun)
    return found


cdef int count_visible(core.Counts& counts, object kind, object copies) except -1:
    cdef core.Kind counted = kind_of(kind, core.kind_count - 1)
    cdef int number = number_of(copies)
    if number < 0:
        raise wrong(core.Status.bad_option, f"visible={short_text(copies)}")
    if number > core.copies_per_kind - counts[counted]:
        raise wrong(core.Status.bad_visible, name_of_kind(counted))
    counts[counted] += <uint8_t>number
    return 0


cdef bint are_counts(list numbers) except *:
    """34 numbers up to four are counts: as kinds they would be twenty tiles at most."""
    return len(numbers) == core.kind_count and max(numbers) <= core.copies_per_kind


cdef int read_visible(object visible, core.Counts& counts) except -1:
    """A text of tiles, a mapping of kind to copies, 34 counts, or kinds."""
    if visible is None:
        return 0
    if isinstance(visible, (str, bytes)):
        visible = encodable(visible)
        return raise_when_wrong(core.parse_tiles(view_of(visible), counts, core.ZOrder.refuse))
    if hasattr(visible, "items"):
        for kind, copies in visible.items():
            count_visible(counts, kind, copies)
        return 0
    numbers = [kind_of(one, core.kind_count - 1) for one in islice(visible, most_tiles_read)]
    for kind, copies in enumerate(numbers) if are_counts(numbers) else zip(numbers, repeat(1)):
        count_visible(counts, kind, copies)
    return 0


cdef core.Counts seen_of(object visible) except *:
    cdef core.Counts seen
    cdef int kind
    for kind in range(core.kind_count):
        seen[kind] = 0
    read_visible(visible, seen)
    return seen


cdef core.Kind turned_up_by(object rules) except *:
    """The kind of which the rules have a copy lie open."""
    return core.no_kind if rules is None else rules_of(rules).turned_up()


cdef int live_copies_of(const core.Hand& hand, const core.Counts& melded, const core.Counts& seen,
                        core.Kind turned_up, int kind) noexcept:
    """Copies that are neither in the hand, nor turned up, nor seen elsewhere; below 0 where that cannot be."""
    cdef int own = (&hand).concealed[kind] + (&melded)[0][kind]
    return core.copies_per_kind - own - (&seen)[0][kind] - (1 if kind == turned_up else 0)


cdef int check_visible(const core.Hand& hand, const core.Counts& seen, core.Kind turned_up) except -1:
    """A hand alone holds no kind five times: asked only where something lies beside it."""
    cdef core.Counts melded = core.melded_counts(hand)
    cdef int kind
    for kind in range(core.kind_count):
        if live_copies_of(hand, melded, seen, turned_up, kind) < 0:
            raise wrong(core.Status.bad_visible, name_of_kind(<core.Kind>kind))
    return 0


cdef int read_seen(const core.Hand& hand, object visible, core.Kind turned_up, core.Counts& seen) except -1:
    """What is visible, checked beside the hand."""
    (&seen)[0] = seen_of(visible)
    if visible is not None or turned_up != core.no_kind:
        check_visible(hand, seen, turned_up)
    return 0


cdef dict live_copies(const core.Hand& hand, core.KindMask kinds, object visible, core.Kind turned_up):
    cdef core.Counts melded = core.melded_counts(hand)
    cdef core.Counts seen
    cdef dict live = {}
    cdef int kind
    read_seen(hand, visible, turned_up, seen)
    while kinds:
        kind = countr_zero(kinds)
        live[kind] = live_copies_of(hand, melded, seen, turned_up, kind)
        kinds &= kinds - 1
    return live


cdef dict by_form_dict(core.ShantenByForm& by_form):
    cdef int i
    return {form_names[i]: by_form[i] for i in range(core.form_count) if by_form[i] != core.unreachable}


def waits(hand, rules=None, win=None, visible=None, hun=None, forms=None, fifth_copy=True, all_hun_sets=True):
    """The kinds that complete a hand, with their live copies, and with rules what each is worth.

    Args:
        hand: a Hand or a hand's text, 3n + 1 concealed tiles.
        rules: forms, hun and limits are theirs, and every wait carries its scores. None: shapes alone.
        win: the circumstances, a `Win`; `self_drawn` is set for each score.
        visible: tiles seen outside the hand: a text `"123m5pE"`, a mapping of kind to copies, 34 counts, or kinds.
            The hand's own melds do not belong to it.
        hun, forms, fifth_copy, all_hun_sets: of calls without rules; as in `shanten`.

    Returns:
        A list of `Wait`, in the order of the kinds. A kind of which the hand holds all four copies is listed, with
        `live` 0. A hand whose melds are left out has no scores. With Liaoyang rules a kind is listed when it wins one
        way at least, and the indicator is a copy that is seen.

    Raises:
        HandError: no hand, a hand that has drawn (call `score`), the hun kind in a meld.
        RuleError: options or circumstances that do not exist, more than four copies of a kind.
        TypeError: `rules` together with what rules carry; something that is no hand at all.

    Safe to call from many threads at once.

    >>> hupai.waits("[EEE,1]11456789m23p")
    [Wait('1p', live=4), Wait('4p', live=4)]
    """
    cdef core.Hand parsed
    cdef const core.Hand* value
    cdef core.Tiles tiles
    cdef core.SearchOptions options
    cdef core.Circumstances said
    cdef core.KindMask kinds
    cdef core.Counts seen
    read_search(rules, hun, forms, "live", fifth_copy, all_hun_sets, options)
    value = tiles_in(hand, options, parsed, tiles)
    if core.has_drawn(value[0]):
        raise wrong(core.Status.drawn_already, core.concealed_count(value[0]))
    read_asked(value[0], win, said)
    kinds = core.waits(tiles, options)
    if rules is not None and core.concealed_count(value[0]) + 3 * value.meld_count + 1 == core.full_hand:
        return rules_of(rules).scored_waits(value[0], said, seen_of(visible), kinds)
    read_seen(value[0], visible, turned_up_by(rules), seen)
    return shape_waits(value[0], kinds, seen, turned_up_by(rules))


cdef list shape_waits(const core.Hand& hand, core.KindMask kinds, const core.Counts& seen, core.Kind turned_up):
    cdef core.Counts melded = core.melded_counts(hand)
    cdef list found = []
    cdef int kind
    while kinds:
        kind = countr_zero(kinds)
        found.append(wait_of(<core.Kind>kind, live_copies_of(hand, melded, seen, turned_up, kind)))
        kinds &= kinds - 1
    return found


cdef int add_scores(Wait wait, const core.Hand& waiting, _RuleSet rules, core.Circumstances said) except -1:
    """Both ways of winning on the tile; none when the hand holds all four copies of it."""
    cdef core.Hand drawn = waiting
    cdef core.Counts melded = core.melded_counts(waiting)
    if drawn.concealed[wait.tile] + melded[wait.tile] >= core.copies_per_kind:
        return 0
    drawn.concealed[wait.tile] += 1
    drawn.winning = <core.Kind>wait.tile
    wait.self_drawn = score_with(drawn, rules, said, core.Said.yes)
    wait.discard = score_with(drawn, rules, said, core.Said.no)
    return 0


cdef Score score_with(const core.Hand& hand, _RuleSet rules, core.Circumstances said, core.Said self_drawn):
    cdef Score made = Score.__new__(Score)
    made._hand_value = hand
    made.said = said
    made.said.self_drawn = self_drawn
    return scored(made, rules)


def iter_decompositions(hand, rules=None, hun=None, forms=None, limit=None, fifth_copy=True, all_hun_sets=True,
                        expand=False):
    """The readings of a complete hand, found one after another as they are asked for.

    The arguments, order and errors are those of `decompose`; the iterator belongs to one thread at a time.

    >>> sum(1 for _ in hupai.iter_decompositions("111222333m44455p"))
    2
    """
    cdef core.Hand parsed
    cdef const core.Hand* value
    cdef core.Tiles tiles
    cdef core.SearchOptions options
    cdef _Decompositions made
    cdef int64_t most = limit_of(limit)
    read_search(rules, hun, forms, "live", fifth_copy, all_hun_sets, options)
    value = tiles_in(hand, options, parsed, tiles)
    if not core.has_drawn(value[0]):
        raise wrong(core.Status.no_winning_tile, core.concealed_count(value[0]))
    made = _Decompositions.__new__(_Decompositions)
    made.left = most
    made.melds = melds_of(value[0])
    made.cursor.reset(new core.DecompositionCursor(
        value[0], options.hun, options.forms, options.limits, truth_in("expand", expand)))
    return made


def decompose(hand, rules=None, hun=None, forms=None, limit=None, fifth_copy=True, all_hun_sets=True, expand=False):
    """Every reading of a complete hand, without repetition, in canonical order.

    Args:
        hand: a Hand or a hand's text, 3n + 2 concealed tiles.
        rules: forms, hun and limits are theirs.
        hun: a kind all of whose concealed copies are wildcards: 0-33, or a text such as `"3m"`.
        forms: a form's name, or several; default all five.
        limit: at most so many readings; None = all. With `expand` and many wildcards there are millions.
        fifth_copy: a wildcard may stand for a fifth copy of a kind.
        all_hun_sets: a set or pair may be made of wildcards alone.
        expand: False: a set of wildcards alone is one symbolic set, `kind` `"any"` and `tiles` None;
            True: every set is of definite tiles.

    Returns:
        A list of `Decomposition`; empty when the hand is not complete.

    Raises:
        HandError: no hand, a hand that has not drawn, the hun kind in a meld.
        RuleError: an option's value that does not exist.
        TypeError: `rules` together with what rules carry; something that is no hand at all.
        ValueError: a negative `limit`.

    Safe to call from many threads at once; other threads go on meanwhile, and Ctrl-C interrupts it.

    >>> [str(one) for one in hupai.decompose("111222333m44455p")]
    ['111m 222m 333m 444p 55p', '123m 123m 123m 444p 55p']
    """
    return list(iter_decompositions(hand, rules, hun, forms, limit, fifth_copy, all_hun_sets, expand))


def shanten(hand, rules=None, hun=None, forms=None, held="live", fifth_copy=True, all_hun_sets=True):
    """How many tiles a hand still misses to be waiting: 0 = waiting, -1 = complete.

    Args:
        hand: a Hand or a hand's text, 3n + 1 or 3n + 2 concealed tiles (then after the best discard).
        rules: forms, hun and limits are theirs.
        hun: a kind all of whose concealed copies are wildcards: 0-33, or a text such as `"3m"`.
        forms: a form's name, or several; default all five.
        held: `"live"`: a kind of which the hand holds all four copies cannot be drawn; `"formal"`: it can.
        fifth_copy: a wildcard may stand for a fifth copy of a kind.
        all_hun_sets: a set or pair may be made of wildcards alone.

    Returns:
        The least over the forms that the hand's melds allow.

    Raises:
        HandError: no hand, the hun kind in a meld, or melds that allow none of the forms (`unreachable_forms`).
        RuleError: an option's value that does not exist.
        TypeError: `rules` together with what rules carry; something that is no hand at all.

    Safe to call from many threads at once.

    >>> hupai.shanten("[EEE,1]11456789m23p"), hupai.shanten("19m19p19sESWNCFP")
    (0, 0)
    """
    cdef core.Hand parsed
    cdef core.Tiles tiles
    cdef core.SearchOptions options
    cdef int distance
    read_search(rules, hun, forms, held, fifth_copy, all_hun_sets, options)
    tiles_in(hand, options, parsed, tiles)
    distance = core.shanten(tiles, options)
    if distance == core.unreachable:
        raise wrong(core.Status.unreachable_forms, ", ".join(names_of_forms(options.forms)))
    return distance


def shanten_by_form(hand, rules=None, hun=None, forms=None, held="live", fifth_copy=True, all_hun_sets=True):
    """How far each form is.

    The arguments and errors are those of `shanten`.

    Returns:
        A dict of form to tiles still missing to be waiting; forms that the hand's melds rule out are left out.

    Safe to call from many threads at once.

    >>> hupai.shanten_by_form("[EEE,1]11456789m23p")["standard"]
    0
    """
    cdef core.Hand parsed
    cdef core.Tiles tiles
    cdef core.SearchOptions options
    cdef core.ShantenByForm by_form
    read_search(rules, hun, forms, held, fifth_copy, all_hun_sets, options)
    tiles_in(hand, options, parsed, tiles)
    by_form = core.shanten_by_form(tiles, options)
    return by_form_dict(by_form)


def useful(hand, rules=None, hun=None, forms=None, visible=None, held="live", fifth_copy=True, all_hun_sets=True):
    """The kinds whose draw brings a hand nearer, and their live copies.

    Args:
        visible: as in `waits`.
        others: as in `shanten`; with 3n + 2 tiles a kind counts when it helps after the best discard.

    Returns:
        A dict of kind to copies that are neither in the hand nor visible, in the order of the kinds.

    Raises:
        RuleError: more than four copies of a kind; else as in `shanten`.

    Safe to call from many threads at once.

    >>> hupai.useful("[EEE,1]11456789m23p")
    {9: 4, 12: 4}
    """
    cdef core.Hand parsed
    cdef const core.Hand* value
    cdef core.Tiles tiles
    cdef core.SearchOptions options
    read_search(rules, hun, forms, held, fifth_copy, all_hun_sets, options)
    value = tiles_in(hand, options, parsed, tiles)
    return live_copies(value[0], core.useful(tiles, options), visible, turned_up_by(rules))
