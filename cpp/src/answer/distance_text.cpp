#include "distance_text.hpp"

#include "columns.hpp"
#include "sets_text.hpp"
#include "words.hpp"

namespace hupai::answer {

namespace {

const char* distance_note(int shanten, Language language) noexcept {
    if (shanten > 0) return "";
    return word(shanten < 0 ? Word::complete : Word::waiting, language);
}

std::string overall(const Hand& hand, int shanten, Language language) {
    if (shanten < 0) return word(Word::shanten_complete, language);
    if (shanten == 0) {
        return word(has_drawn(hand) ? Word::shanten_waiting_after_discard : Word::shanten_waiting, language);
    }
    if (shanten == 1) return word(Word::shanten_one, language);
    const std::string number = std::to_string(shanten);
    return phrase(Word::shanten_more, language, {number, number});
}

}  // namespace

const char* form_text(Form form, Language language) noexcept {
    static constexpr Word words[] = {Word::standard, Word::knitted_straight, Word::seven_pairs,
                                     Word::honors_and_knitted, Word::thirteen_orphans};
    return word(words[static_cast<std::size_t>(form)], language);
}

int least_of(const ShantenByForm& by_form) noexcept {
    int least = unreachable;
    for (const std::int8_t distance : by_form) least = distance < least ? distance : least;
    return least;
}

std::string distances_text(const ShantenByForm& by_form, Language language) {
    Columns columns({Align::left, Align::right, Align::left});
    for (std::size_t i = 0; i < by_form.size(); ++i) {
        if (by_form[i] == unreachable) continue;
        columns.add({form_text(static_cast<Form>(i), language), std::to_string(by_form[i]),
                     distance_note(by_form[i], language)});
    }
    return columns.text();
}

std::string shanten_text(const Hand& hand, const ShantenByForm& by_form, Style style) {
    std::string out = hand_text(hand, style) + "\n";
    out += overall(hand, least_of(by_form), style.language) + "\n";
    out += distances_text(by_form, style.language);
    out.pop_back();
    return out;
}

std::string shanten_line(const ShantenByForm& by_form, Style style) {
    std::string out = std::to_string(least_of(by_form));
    const char* between = "  ";
    for (std::size_t i = 0; i < by_form.size(); ++i) {
        if (by_form[i] == unreachable) continue;
        out += between;
        out += form_text(static_cast<Form>(i), style.language);
        out += " " + std::to_string(by_form[i]);
        between = ", ";
    }
    return out;
}

}  // namespace hupai::answer
