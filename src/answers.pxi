# JSON and words of the core, as the command line prints them.

def _tile_counts(text, z_order):
    """Loose tiles, as of `--visible`: copies of each kind."""
    cdef core.Counts counts
    cdef int kind
    text = encodable(text)
    raise_when_wrong(core.parse_tiles(view_of(text), counts, z_order_of(z_order)))
    return tuple([counts[kind] for kind in range(core.kind_count)])


def _score_json(Explanation explanation not None, lang):
    return decoded(core.score_json(
        explanation._hand_value, explanation._rules.header(), explanation.value.score, language_of(lang)))


def _score_text(Explanation explanation not None, lang, notation):
    return decoded(core.score_text(explanation._hand_value, explanation.value.score, style_of(lang, notation)))


def _score_line(Explanation explanation not None, lang, notation):
    return decoded(core.score_line(explanation.value.score, style_of(lang, notation)))


def _explanation_json(Explanation explanation not None, lang):
    return decoded(core.explanation_json(
        explanation._hand_value, explanation._rules.header(), explanation.value, language_of(lang)))


def _explanation_line(Explanation explanation not None, lang, notation):
    return decoded(core.explanation_line(explanation._hand_value, explanation.value, style_of(lang, notation)))


cdef const core.Score* value_of(Score score):
    if score is None:
        return NULL
    return &score.value


cdef vector[core.WaitAnswer] wait_answers(list waits) except *:
    cdef vector[core.WaitAnswer] answers
    cdef core.WaitAnswer answer
    cdef Wait wait
    for wait in waits:
        answer.tile = <core.Kind>wait.tile
        answer.live = wait.live
        answer.self_drawn = value_of(wait.self_drawn)
        answer.discard = value_of(wait.discard)
        answers.push_back(answer)
    return answers


def _waits_json(Hand hand not None, rules, list waits not None):
    cdef core.RulesHeader header
    if rules is None:
        return decoded(core.waits_json(hand.value, NULL, wait_answers(waits)))
    header = rules_of(rules).header()
    return decoded(core.waits_json(hand.value, &header, wait_answers(waits)))


def _waits_text(Hand hand not None, rules, list waits not None, lang, notation):
    return decoded(core.waits_text(hand.value, wait_answers(waits), rules is not None, style_of(lang, notation)))


def _waits_line(Hand hand not None, rules, list waits not None, lang, notation):
    return decoded(core.waits_line(wait_answers(waits), rules is not None, style_of(lang, notation)))


cdef vector[core.Decomposition] decomposition_values(list decompositions) except *:
    cdef vector[core.Decomposition] values
    cdef Decomposition one
    for one in decompositions:
        values.push_back(one.value)
    return values


def _decompositions_json(Hand hand not None, list decompositions not None, bint complete):
    return decoded(core.decompositions_json(hand.value, decomposition_values(decompositions), complete))


def _decompositions_text(Hand hand not None, list decompositions not None, bint complete, lang, notation):
    return decoded(core.decompositions_text(
        hand.value, decomposition_values(decompositions), complete, style_of(lang, notation)))


def _decompositions_line(Hand hand not None, list decompositions not None, bint complete, lang, notation):
    return decoded(core.decompositions_line(
        hand.value, decomposition_values(decompositions), complete, style_of(lang, notation)))


cdef core.ShantenByForm by_form_of(dict by_form) except *:
    cdef core.ShantenByForm values
    cdef int i
    for i in range(core.form_count):
        values[i] = by_form.get(form_names[i], core.unreachable)
    return values


def _shanten_json(Hand hand not None, dict by_form not None):
    return decoded(core.shanten_json(hand.value, by_form_of(by_form)))


def _shanten_text(Hand hand not None, dict by_form not None, lang, notation):
    return decoded(core.shanten_text(hand.value, by_form_of(by_form), style_of(lang, notation)))


def _shanten_line(Hand hand not None, dict by_form not None, lang, notation):
    return decoded(core.shanten_line(by_form_of(by_form), style_of(lang, notation)))
