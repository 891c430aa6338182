// A score in words, alone and explained.
#include "circumstances_text.hpp"
#include "columns.hpp"
#include "distance_text.hpp"
#include "hupai/answer.hpp"
#include "sets_text.hpp"
#include "words.hpp"

namespace hupai::answer {

namespace {

enum class Detail : std::uint8_t { values, sets };

const char* fan_name(const Score& score, std::uint8_t fan, Language language) noexcept {
    return name_of(score.table[fan], language);
}

int points_of(const CountedFan& counted) noexcept { return counted.count * counted.value; }

/// "2 x 3", or nothing for a fan that counts once.
std::string multiplication(const CountedFan& counted, Language language) {
    if (counted.count <= 1) return "";
    return phrase(Word::times, language, {std::to_string(counted.value), std::to_string(counted.count)});
}

/// The sets that make a fan, one group for each time that it counts.
std::string sets_of_fan(const CountedFan& counted, const Score& score, const Hand& hand, Style style) {
    std::string out;
    for (std::size_t i = 0; i < counted.count && i < counted.sets.size(); ++i) {
        if (counted.sets[i] == 0) continue;
        if (!out.empty()) out += "  |  ";
        out += sets_text(counted.sets[i], score, hand, style);
    }
    return out;
}

std::string why_excluded(const ExcludedFan& excluded, const Score& score, Language language) {
    if (excluded.by == no_fan) return reason_text(excluded.reason, language);
    return phrase(Word::not_counted_with, language, {fan_name(score, excluded.by, language)});
}

std::string minimum_note(const Score& score, Language language) {
    if (score.meets_minimum) return "";
    if (score.minimum == 0) return word(Word::below_the_minimum, language);
    const Word note = score.total == score.towards_minimum ? Word::needs_has : Word::needs_has_without_flowers;
    return phrase(note, language, {std::to_string(score.minimum), std::to_string(score.towards_minimum)});
}

/// Columns: name, multiplication, points, note.
std::string fan_table(const Hand& hand, const Score& score, Style style, Detail detail) {
    Columns columns({Align::left, Align::right, Align::right, Align::left});
    for (std::size_t i = 0; i < score.counted_count; ++i) {
        const CountedFan& counted = score.counted[i];
        const std::string note = detail == Detail::sets ? sets_of_fan(counted, score, hand, style) : "";
        columns.add({fan_name(score, counted.fan, style.language), multiplication(counted, style.language),
                     std::to_string(points_of(counted)), note});
    }
    for (std::size_t i = 0; i < score.excluded_count; ++i) {
        const ExcludedFan& excluded = score.excluded[i];
        columns.add(
            {fan_name(score, excluded.fan, style.language), "", "-", why_excluded(excluded, score, style.language)});
    }
    columns.add_rule(3);
    columns.add(
        {word(Word::total, style.language), "", std::to_string(score.total), minimum_note(score, style.language)});
    return columns.text();
}

/// The hand by sets and how it was won.
std::string heading(const Hand& hand, const Score& score, Style style) {
    std::string out = reading_text(score.decomposition, hand, score.winning_as, style) + "\n";
    out += circumstances_text(hand, score.used, style.language) + "\n";
    if (has_wildcard(score.decomposition)) out += std::string(word(Word::wildcard_legend, style.language)) + "\n";
    return out;
}

std::string no_win_text(const Hand& hand, const Score& score, Style style) {
    return hand_text(hand, style) + "\n" +
           phrase(Word::no_win, style.language, {reason_text(score.why, style.language)});
}

std::string without_last_newline(std::string text) {
    while (!text.empty() && text.back() == '\n') text.pop_back();
    return text;
}

std::string verdict(const Score& score, Language language) {
    const Word verdict = score.meets_minimum ? Word::win_in_form : Word::win_below_minimum;
    return phrase(verdict, language, {form_text(score.decomposition.form, language)});
}

Word set_word(const Set& set, Form form) noexcept {
    switch (set.kind) {
        case SetKind::chow:
            return Word::chow;
        case SetKind::pung:
            return Word::pung;
        case SetKind::kong:
            return Word::kong;
        case SetKind::pair:
            return form == Form::seven_pairs ? Word::one_of_seven_pairs : Word::pair;
        case SetKind::single:
            return Word::single;
        case SetKind::knitted:
            return Word::knitted;
        case SetKind::any:
            break;
    }
    return Word::any_set;
}

const char* set_note(const Set& set, const Hand& hand, Language language) noexcept {
    if (set.winning) return word(Word::winning, language);
    if (set.meld < 0) return "";
    const Meld& meld = hand.melds[static_cast<std::size_t>(set.meld)];
    return word(meld.is_concealed() ? Word::concealed_kong : Word::melded, language);
}

/// All single tiles in one row, then one row a set.
std::string sets_table(const Hand& hand, const Score& score, Style style) {
    Columns columns({Align::left, Align::left, Align::left});
    const Decomposition& reading = score.decomposition;
    unsigned singles = 0;
    const char* note = "";
    for (unsigned i = 0; i < reading.set_count; ++i) {
        if (reading.sets[i].kind != SetKind::single) continue;
        singles |= 1U << i;
        if (reading.sets[i].winning) note = word(Word::winning, style.language);
    }
    if (singles != 0) {
        columns.add({word(Word::single, style.language), sets_text(singles, score, hand, style), note});
    }
    for (unsigned i = 0; i < reading.set_count; ++i) {
        const Set& set = reading.sets[i];
        if (set.kind == SetKind::single) continue;
        columns.add({word(set_word(set, reading.form), style.language), set_text(set, hand, score.winning_as, style),
                     set_note(set, hand, style.language)});
    }
    return columns.text();
}

std::string minimum_sentence(const Score& score, Language language) {
    if (score.minimum == 0) return "";
    const bool flowers = score.total != score.towards_minimum;
    if (score.meets_minimum) {
        const Word reached = flowers ? Word::minimum_reached_without_flowers : Word::minimum_reached;
        return phrase(reached, language, {std::to_string(score.minimum), std::to_string(score.towards_minimum)});
    }
    const Word missed = flowers ? Word::minimum_missed_without_flowers : Word::minimum_missed;
    return phrase(missed, language,
                  {std::to_string(score.minimum), std::to_string(score.minimum - score.towards_minimum)});
}

/// What the rules ask for besides the shape, a line each.
std::string conditions_text(const Score& score, Language language) {
    std::string out;
    for (std::size_t i = 0; i < score.condition_count; ++i) {
        out += "  " + std::string(reason_text(score.conditions[i], language)) + "\n";
    }
    return out;
}

std::string win_explanation(const Hand& hand, const Score& score, Style style) {
    std::string out = heading(hand, score, style) + "\n" + verdict(score, style.language) + "\n";
    out += conditions_text(score, style.language);
    out += sets_table(hand, score, style) + "\n" + fan_table(hand, score, style, Detail::sets);
    const std::string sentence = minimum_sentence(score, style.language);
    if (!sentence.empty()) out += "\n" + sentence;
    return without_last_newline(out);
}

std::string no_win_explanation(const Hand& hand, const Explanation& explanation, Style style) {
    std::string out = no_win_text(hand, explanation.score, style) + "\n\n";
    out += word(Word::how_far, style.language);
    out += "\n" + distances_text(explanation.by_form, style.language);
    if (explanation.useful != 0) {
        const Word nearer = has_drawn(hand) ? Word::nearer_after_discard : Word::nearer_with;
        const std::string live = std::to_string(live_copies(explanation.useful, hand, explanation.turned_up));
        out += "\n" + phrase(nearer, style.language, {live}) + "\n";
        out += kinds_by_suit(explanation.useful, hand, explanation.turned_up, style);
    }
    return without_last_newline(out);
}

/// How far away and what brings nearer; nothing of a complete hand, which is as near as it can be.
std::string distance_line(const Hand& hand, const Explanation& explanation, Style style) {
    if (least_of(explanation.by_form) < 0) return "";
    std::string out = phrase(Word::shanten_line, style.language, {shanten_line(explanation.by_form, style)});
    if (explanation.useful == 0) return out;
    const std::string nearer = kinds_text(explanation.useful, hand, explanation.turned_up, style);
    return out + phrase(Word::nearer_line, style.language, {nearer});
}

std::string excluded_line(const Score& score, Language language) {
    std::string out;
    for (std::size_t i = 0; i < score.excluded_count; ++i) {
        if (i > 0) out += word(Word::list_comma, language);
        out += fan_name(score, score.excluded[i].fan, language);
    }
    return out;
}

}  // namespace

std::string score_text(const Hand& hand, const Score& score, Style style) {
    if (!score.win) return no_win_text(hand, score, style);
    return without_last_newline(heading(hand, score, style) + "\n" + fan_table(hand, score, style, Detail::values));
}

std::string explanation_text(const Hand& hand, const Explanation& explanation, Style style) {
    return explanation.score.win ? win_explanation(hand, explanation.score, style)
                                 : no_win_explanation(hand, explanation, style);
}

std::string score_line(const Score& score, Style style) {
    if (!score.win) return phrase(Word::no_win_line, style.language, {reason_text(score.why, style.language)});
    std::string out = std::to_string(score.total);
    if (!score.meets_minimum) out += " " + minimum_note(score, style.language);
    for (std::size_t i = 0; i < score.counted_count; ++i) {
        const CountedFan& counted = score.counted[i];
        out += i == 0 ? "  " : " + ";
        out += std::string(fan_name(score, counted.fan, style.language)) + " ";
        out += counted.count > 1 ? multiplication(counted, style.language) : std::to_string(counted.value);
    }
    return out;
}

std::string explanation_line(const Hand& hand, const Explanation& explanation, Style style) {
    const Score& score = explanation.score;
    std::string out = score_line(score, style);
    if (score.win && score.excluded_count > 0) {
        out += phrase(Word::not_counted_line, style.language, {excluded_line(score, style.language)});
    }
    if (!score.win) out += distance_line(hand, explanation, style);
    return out;
}

}  // namespace hupai::answer
