// What follows the tiles, the same in every notation: |RSdlwk|flowers.
#include "readers.hpp"

namespace hupai::notation {
namespace {

/// Reads one of the six characters: two winds, four digits; `-` leaves it unsaid. False = it is none.
bool read_one(const Symbol& symbol, int index, Circumstances& said) {
    if (index < 2) {
        Kind& wind = index == 0 ? said.round_wind : said.seat_wind;
        if (symbol.code == U'-') return true;
        if (symbol.mark != Mark::tile || !is_wind(symbol.value)) return false;
        wind = symbol.value;
        return true;
    }
    Said* const flags[] = {&said.self_drawn, &said.last_of_kind, &said.last_tile, &said.kong};
    if (index >= 6) return false;
    if (symbol.code == U'-') return true;
    if (symbol.code != U'0' && symbol.code != U'1') return false;
    *flags[index - 2] = symbol.code == U'1' ? Said::yes : Said::no;
    return true;
}

/// The number at `place`, of at most two digits.
bool read_flower_count(const Text& text, Draft& draft, int begin) {
    int count = 0;
    int end = begin;
    for (; text[end].code >= U'0' && text[end].code <= U'9'; ++end) {
        if (end - begin < 2) count = count * 10 + static_cast<int>(text[end].code - U'0');
    }
    if (end - begin > 2 || !draft.add_flower_count(count, begin, end)) {
        return draft.fail(Status::bad_flowers, begin, end);
    }
    for (; text[end].mark != Mark::end; ++end) {
        if (text[end].mark != Mark::space) return draft.fail(Status::bad_flowers, end, end + 1);
    }
    return true;
}

bool read_flowers(const Text& text, Draft& draft, int place) {
    while (text[place].mark == Mark::space) ++place;
    if (text[place].code >= U'0' && text[place].code <= U'9') return read_flower_count(text, draft, place);
    for (; text[place].mark != Mark::end; ++place) {
        const Symbol& symbol = text[place];
        if (symbol.mark == Mark::space) continue;
        Kind flower = no_kind;
        if (symbol.code >= U'a' && symbol.code <= U'h') {
            flower = static_cast<Kind>(first_flower + (symbol.code - U'a'));
        } else if (symbol.mark == Mark::tile && is_flower(symbol.value)) {
            flower = symbol.value;
        }
        if (flower == no_kind) return draft.fail(Status::bad_flowers, place, place + 1);
        if (!draft.add_flower(flower, place, place + 1)) return false;
    }
    return true;
}

}  // namespace

bool read_circumstances(const Text& text, Draft& draft, int place) {
    int index = 0;
    for (++place; text[place].mark != Mark::end; ++place) {
        if (text[place].mark == Mark::bar) return read_flowers(text, draft, place + 1);
        if (text[place].mark == Mark::space) continue;
        if (!read_one(text[place], index++, draft.said())) {
            return draft.fail(Status::bad_circumstances, place, place + 1);
        }
    }
    return true;
}

}  // namespace hupai::notation
