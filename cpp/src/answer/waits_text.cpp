// What completes a hand, in words.
#include "circumstances_text.hpp"
#include "columns.hpp"
#include "hupai/answer.hpp"
#include "sets_text.hpp"
#include "words.hpp"

namespace hupai::answer {

namespace {

int live_copies(std::span<const WaitAnswer> waits) noexcept {
    int live = 0;
    for (const WaitAnswer& wait : waits) live += wait.live;
    return live;
}

std::string heading(std::span<const WaitAnswer> waits, Language language) {
    if (waits.empty()) return word(Word::waits_none, language);
    const std::string live = std::to_string(live_copies(waits));
    if (waits.size() == 1) return phrase(Word::waits_one, language, {live});
    return phrase(Word::waits_more, language, {std::to_string(waits.size()), live});
}

/// "12", "6 (below 8)", or "-" where this way of winning is none.
std::string value_text(const Score* score, Language language) {
    if (score == nullptr || !score->win) return "-";
    std::string total = std::to_string(score->total);
    total.insert(0, total.size() < 2 ? 2 - total.size() : 0, ' ');
    if (score->meets_minimum) return total;
    if (score->minimum == 0) return phrase(Word::short_of_minimum, language, {total});
    const std::string minimum = std::to_string(score->minimum);
    if (score->total == score->towards_minimum) return phrase(Word::short_of, language, {total, minimum});
    return phrase(Word::short_of_without_flowers, language, {total, std::to_string(score->towards_minimum), minimum});
}

/// A hand whose melds are left out has no values, whatever the rules.
bool has_values(std::span<const WaitAnswer> waits) noexcept {
    for (const WaitAnswer& wait : waits) {
        if (wait.self_drawn != nullptr || wait.discard != nullptr) return true;
    }
    return false;
}

std::string waits_table(std::span<const WaitAnswer> waits, bool with_values, Style style) {
    Columns columns({Align::left, Align::right, Align::left, Align::left});
    std::vector<std::string> headings{word(Word::tile_heading, style.language),
                                      word(Word::live_heading, style.language)};
    if (with_values) {
        headings.push_back(word(Word::self_drawn_heading, style.language));
        headings.push_back(word(Word::discard_heading, style.language));
    }
    columns.add(headings);
    for (const WaitAnswer& wait : waits) {
        std::vector<std::string> cells{format_kind(wait.tile, style.notation), std::to_string(wait.live)};
        if (with_values) {
            cells.push_back(value_text(wait.self_drawn, style.language));
            cells.push_back(value_text(wait.discard, style.language));
        }
        columns.add(cells);
    }
    return columns.text();
}

/// The winds that the values were counted with, on a line of its own; nothing without values.
std::string winds_line(const Hand& hand, std::span<const WaitAnswer> waits, Language language) {
    for (const WaitAnswer& wait : waits) {
        const Score* score = wait.self_drawn != nullptr ? wait.self_drawn : wait.discard;
        if (score != nullptr) return winds_text(hand, score->used, language) + "\n";
    }
    return "";
}

/// "12", "6!" below the minimum, "-" where this way of winning is none.
std::string short_value(const Score* score) {
    if (score == nullptr || !score->win) return "-";
    return std::to_string(score->total) + (score->meets_minimum ? "" : "!");
}

}  // namespace

std::string waits_text(const Hand& hand, std::span<const WaitAnswer> waits, bool with_rules, Style style) {
    std::string out = hand_text(hand, style) + "\n" + winds_line(hand, waits, style.language);
    out += heading(waits, style.language);
    if (waits.empty()) return out;
    out += "\n" + waits_table(waits, with_rules && has_values(waits), style);
    out.pop_back();
    return out;
}

std::string waits_line(std::span<const WaitAnswer> waits, bool with_rules, Style style) {
    if (waits.empty()) return word(Word::waits_none_line, style.language);
    const bool with_values = with_rules && has_values(waits);
    std::string out;
    for (const WaitAnswer& wait : waits) {
        if (!out.empty()) out += between_sets;
        out +=
            phrase(Word::copies, style.language, {format_kind(wait.tile, style.notation), std::to_string(wait.live)});
        if (with_values) out += " " + short_value(wait.self_drawn) + "/" + short_value(wait.discard);
    }
    return out;
}

}  // namespace hupai::answer
