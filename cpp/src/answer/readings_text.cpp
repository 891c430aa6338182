// Every reading of a hand, in words.
#include "columns.hpp"
#include "distance_text.hpp"
#include "hupai/answer.hpp"
#include "sets_text.hpp"
#include "words.hpp"

namespace hupai::answer {

namespace {

std::string heading(std::size_t count, bool complete, Language language) {
    if (count == 0) return word(Word::readings_none, language);
    if (!complete) return phrase(Word::readings_cut, language, {std::to_string(count)});
    if (count == 1) return word(Word::readings_one, language);
    return phrase(Word::readings_more, language, {std::to_string(count)});
}

bool any_has_wildcard(std::span<const Decomposition> list) noexcept {
    for (const Decomposition& reading : list) {
        if (has_wildcard(reading)) return true;
    }
    return false;
}

}  // namespace

std::string decompositions_text(const Hand& hand, std::span<const Decomposition> list, bool complete, Style style) {
    std::string out = hand_text(hand, style) + "\n" + heading(list.size(), complete, style.language) + "\n";
    if (any_has_wildcard(list)) out += std::string(word(Word::wildcard_legend, style.language)) + "\n";
    Columns columns({Align::right, Align::left, Align::left});
    for (std::size_t i = 0; i < list.size(); ++i) {
        columns.add({std::to_string(i + 1), form_text(list[i].form, style.language),
                     reading_text(list[i], hand, no_kind, style)});
    }
    out += columns.text();
    if (!complete) out += "  " + std::string(word(Word::and_more, style.language)) + "\n";
    out.pop_back();
    return out;
}

std::string decompositions_line(const Hand& hand, std::span<const Decomposition> list, bool complete, Style style) {
    if (list.empty()) return word(Word::readings_none_line, style.language);
    std::string out;
    for (const Decomposition& reading : list) {
        if (!out.empty()) out += " | ";
        out += std::string(form_text(reading.form, style.language)) + ": ";
        out += reading_text(reading, hand, no_kind, style);
    }
    if (!complete) out += " | " + std::string(word(Word::and_more, style.language));
    return out;
}

}  // namespace hupai::answer
