#include "circumstances_text.hpp"

#include "words.hpp"

namespace hupai::answer {

namespace {

Word wind_word(Kind wind) noexcept {
    static constexpr Word words[] = {Word::east, Word::south, Word::west, Word::north};
    return words[wind - east];
}

void append(std::string& out, const std::string& piece, Language language) {
    if (!out.empty()) out += word(Word::between_circumstances, language);
    out += piece;
}

void append(std::string& out, Word piece, Language language) {
    append(out, std::string(word(piece, language)), language);
}

void append_winds(std::string& out, const Circumstances& used, Language language) {
    if (!is_wind(used.seat_wind)) return;
    if (!is_wind(used.round_wind)) {
        const char* seat = word(wind_word(used.seat_wind), language);
        append(out, phrase(Word::seat_alone, language, {seat}), language);
        return;
    }
    const char* round = word(wind_word(used.round_wind), language);
    const char* seat = word(wind_word(used.seat_wind), language);
    append(out, phrase(Word::round_and_seat, language, {round, seat}), language);
}

void append_flowers(std::string& out, const Hand& hand, Language language) {
    if (hand.flowers == 1) append(out, Word::one_flower, language);
    if (hand.flowers > 1) append(out, phrase(Word::flowers, language, {std::to_string(hand.flowers)}), language);
}

void append_last_tile(std::string& out, const Circumstances& used, Language language) {
    const bool self_drawn = used.self_drawn == Said::yes;
    append(out, self_drawn ? Word::self_drawn : Word::on_a_discard, language);
    if (used.kong == Said::yes) append(out, self_drawn ? Word::replacement_of_kong : Word::robbed_kong, language);
    if (used.last_of_kind == Said::yes) append(out, Word::last_of_kind, language);
    if (used.last_tile == Said::yes) append(out, self_drawn ? Word::last_tile_of_wall : Word::last_discard, language);
    if (used.last_four == Said::yes) append(out, Word::last_four_draws, language);
    if (used.after_draw == 1) append(out, Word::after_one_drawn_hand, language);
    if (used.after_draw > 1) {
        append(out, phrase(Word::after_drawn_hands, language, {std::to_string(used.after_draw)}), language);
    }
}

}  // namespace

std::string circumstances_text(const Hand& hand, const Circumstances& used, Language language) {
    std::string out;
    append_winds(out, used, language);
    append_last_tile(out, used, language);
    append_flowers(out, hand, language);
    return out;
}

std::string winds_text(const Hand& hand, const Circumstances& used, Language language) {
    std::string out;
    append_winds(out, used, language);
    append_flowers(out, hand, language);
    return out;
}

}  // namespace hupai::answer
