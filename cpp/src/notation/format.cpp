// From hands to text.
#include "symbols.hpp"

namespace hupai {
namespace {

using notation::glyph_of;

constexpr int flower_group = 4, joker_group = 5;

/// What stands together: a suit, the honours, flowers, jokers.
int group_of(Kind kind) noexcept {
    if (kind < kind_count) return suit_of(kind);
    return is_flower(kind) ? flower_group : joker_group;
}

/// Does something part two tiles that follow one another?
bool parts(Notation notation, Kind before, Kind after) noexcept {
    if (notation == Notation::botzone) return true;
    return notation == Notation::chinese && group_of(before) != group_of(after);
}

void append_native_tiles(std::string& out, const Kind* tiles, int count) {
    for (int i = 0; i < count; ++i) {
        const std::string glyph = glyph_of(tiles[i], Notation::native);
        const bool suit_follows = i + 1 < count && group_of(tiles[i + 1]) == group_of(tiles[i]);
        out += is_suited(tiles[i]) && suit_follows ? glyph.substr(0, 1) : glyph;
    }
}

void append_tiles(std::string& out, const Kind* tiles, int count, Notation notation) {
    if (notation == Notation::native) return append_native_tiles(out, tiles, count);
    for (int i = 0; i < count; ++i) {
        if (i > 0 && parts(notation, tiles[i - 1], tiles[i])) out += ' ';
        out += glyph_of(tiles[i], notation);
    }
}

void append_source(std::string& out, const Meld& meld) {
    if (meld.is_concealed()) return;
    out += ',';
    out += std::to_string(meld.source);
}

void append_botzone_meld(std::string& out, const Meld& meld) {
    const bool is_chow = meld.kind == MeldKind::chow;
    if (is_chow) {
        out += "CHI ";
    } else if (meld.kind == MeldKind::pung) {
        out += "PENG ";
    } else {
        out += meld.is_concealed() ? "ANGANG " : meld.is_added_kong() ? "BUGANG " : "GANG ";
    }
    out += glyph_of(static_cast<Kind>(meld.tile + (is_chow ? 1 : 0)), Notation::botzone);
    append_source(out, meld);
}

void append_meld(std::string& out, const Meld& meld, Notation notation) {
    if (notation == Notation::botzone) return append_botzone_meld(out, meld);
    std::array<Kind, 4> tiles{};
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        tiles[i] = static_cast<Kind>(meld.tile + (meld.kind == MeldKind::chow ? i : 0));
    }
    out += '[';
    append_tiles(out, tiles.data(), meld.tile_count(), notation);
    append_source(out, meld);
    out += ']';
}

/// A space parts what follows from what stands there, where the notation parts such things.
void part_from_what_stands(std::string& out, Notation notation) {
    if (notation != Notation::native && !out.empty()) out += ' ';
}

void append_concealed(std::string& out, const Hand& hand, Notation notation) {
    std::string sorted;  // the kinds as bytes: short enough to need no memory of its own
    for (Kind kind = 0; kind < kind_count; ++kind) sorted.append(hand.concealed[kind], static_cast<char>(kind));
    sorted.append(hand.jokers, static_cast<char>(joker));
    const std::size_t winning = sorted.find(static_cast<char>(hand.winning));
    if (winning != std::string::npos) sorted.erase(winning, 1);

    if (!sorted.empty()) {
        part_from_what_stands(out, notation);
        append_tiles(out, reinterpret_cast<const Kind*>(sorted.data()), static_cast<int>(sorted.size()), notation);
    }
    if (winning != std::string::npos) {
        part_from_what_stands(out, notation);
        out += glyph_of(hand.winning, notation);
    }
}

char letter_of(Kind wind) { return wind == no_kind ? '-' : glyph_of(wind, Notation::native)[0]; }

char digit_of(Said said) noexcept { return said == Said::nothing ? '-' : said == Said::yes ? '1' : '0'; }

void append_circumstances(std::string& out, const Hand& hand) {
    const Circumstances& said = hand.said;
    const bool anything_said = said != Circumstances{};
    if (!anything_said && hand.flowers == 0) return;
    out += '|';
    if (anything_said) {
        out += {letter_of(said.round_wind),  letter_of(said.seat_wind), digit_of(said.self_drawn),
                digit_of(said.last_of_kind), digit_of(said.last_tile),  digit_of(said.kong)};
    }
    if (hand.flowers == 0) return;
    out += '|';
    if (hand.flower_letters == 0) {
        out += std::to_string(hand.flowers);
        return;
    }
    for (int i = 0; i < flower_count; ++i) {
        if ((hand.flower_letters >> i) & 1) out += static_cast<char>('a' + i);
    }
}

}  // namespace

std::string format_hand(const Hand& hand, Notation notation) {
    std::string out;
    out.reserve(96);
    for (std::size_t i = 0; i < hand.meld_count && i < max_melds; ++i) {
        if (notation == Notation::botzone) part_from_what_stands(out, notation);
        append_meld(out, hand.melds[i], notation);
    }
    append_concealed(out, hand, notation);
    append_circumstances(out, hand);
    return out;
}

std::string format_kind(Kind kind, Notation notation) { return glyph_of(kind, notation); }

std::string format_tiles(const Kind* tiles, int count, Notation notation) {
    std::string out;
    append_tiles(out, tiles, count, notation);
    return out;
}

std::string format_meld(const Meld& meld, Notation notation) {
    std::string out;
    append_meld(out, meld, notation);
    return out;
}

}  // namespace hupai
