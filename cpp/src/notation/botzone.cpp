// Botzone's tokens: W1 T2 B3 F1 J1, flowers H1–H8, the joker a lone H, melds as CHI W2.
#include "readers.hpp"

namespace hupai::notation {
namespace {

constexpr bool is_upper(char32_t code) { return code >= U'A' && code <= U'Z'; }
constexpr bool is_lower(char32_t code) { return code >= U'a' && code <= U'z'; }
constexpr bool is_letter(char32_t code) { return is_upper(code) || is_lower(code); }
constexpr bool is_digit(char32_t code) { return code >= U'0' && code <= U'9'; }

/// How Botzone names a declaration.
struct MeldWord {
    std::string_view word;
    MeldKind kind;
    std::uint8_t usual_source;  ///< where none is written
};
constexpr MeldWord meld_words[] = {
    {"CHI", MeldKind::chow, 1},    {"PENG", MeldKind::pung, 1},   {"GANG", MeldKind::kong, 1},
    {"ANGANG", MeldKind::kong, 0}, {"BUGANG", MeldKind::kong, 5},
};

/// The tiles that a letter begins, and how many.
struct TileFamily {
    char letter;
    Kind first;
    int size;
};
constexpr TileFamily tile_families[] = {
    {'W', suited(0, 1), 9}, {'B', suited(1, 1), 9}, {'T', suited(2, 1), 9},
    {'F', east, 4},         {'J', red, 3},          {'H', first_flower, flower_count},
};

const TileFamily* family_at(const Text& text, int place) noexcept {
    for (const TileFamily& family : tile_families) {
        if (text[place].code == static_cast<char32_t>(family.letter)) return &family;
    }
    return nullptr;
}

int end_of_letters(const Text& text, int place) noexcept {
    while (is_letter(text[place].code)) ++place;
    return place;
}

/// The word that is exactly [begin, end), in any case: the logs write CHI, the match files Chi.
const MeldWord* word_at(const Text& text, int begin, int end) noexcept {
    for (const MeldWord& candidate : meld_words) {
        if (candidate.word.size() != static_cast<std::size_t>(end - begin)) continue;
        int place = begin;
        for (const char letter : candidate.word) {
            const char32_t code = text[place].code;
            if ((is_lower(code) ? code - U'a' + U'A' : code) != static_cast<char32_t>(letter)) break;
            ++place;
        }
        if (place == end) return &candidate;
    }
    return nullptr;
}

class BotzoneReader {
 public:
    BotzoneReader(const Text& text, Draft& draft, int place) : text_(text), draft_(draft), place_(place) {}

    bool read();
    int place() const noexcept { return place_; }

 private:
    bool read_tile(Kind& kind);
    bool read_meld(const MeldWord& word, int begin);
    bool read_source(const MeldWord& word, Meld& meld);
    void skip_spaces() noexcept {
        while (text_[place_].mark == Mark::space) ++place_;
    }
    int end_of_token() const noexcept;

    const Text& text_;
    Draft& draft_;
    int place_;
};

int BotzoneReader::end_of_token() const noexcept {
    int end = place_;
    while (is_letter(text_[end].code) || is_digit(text_[end].code)) ++end;
    return end > place_ ? end : place_ + 1;
}

bool BotzoneReader::read_tile(Kind& kind) {
    const TileFamily* family = family_at(text_, place_);
    const char32_t next = text_[place_ + 1].code;
    if (family != nullptr && is_digit(next)) {
        const int rank = static_cast<int>(next - U'0');
        if (rank < 1 || rank > family->size) return draft_.fail(Status::unknown_tile, place_, place_ + 2);
        kind = static_cast<Kind>(family->first + rank - 1);
        place_ += 2;
        return true;
    }
    if (family != nullptr && family->first == first_flower) {
        kind = joker;
        ++place_;
        return true;
    }
    return draft_.fail(Status::unknown_tile, place_, end_of_token());
}

bool BotzoneReader::read() {
    for (;;) {
        skip_spaces();
        const Mark mark = text_[place_].mark;
        if (mark == Mark::end || mark == Mark::bar) return true;
        if (mark == Mark::comma) {
            ++place_;
            continue;
        }
        const int begin = place_;
        const int end = end_of_letters(text_, begin);
        if (const MeldWord* word = word_at(text_, begin, end)) {
            if (draft_.wanted() == Wanted::loose_tiles) return draft_.fail(Status::unknown_tile, begin, end);
            place_ = end;
            if (!read_meld(*word, begin)) return false;
            continue;
        }
        Kind kind = no_kind;
        if (!read_tile(kind) || !draft_.add_tile(kind, begin, place_)) return false;
    }
}

bool BotzoneReader::read_meld(const MeldWord& word, int begin) {
    const int end_of_word = place_;
    skip_spaces();
    const int tile_place = place_;
    if (family_at(text_, tile_place) == nullptr) return draft_.fail(Status::bad_meld, begin, end_of_word);
    Kind tile = no_kind;
    if (!read_tile(tile)) return false;
    const int end = place_;
    if (tile == joker) return draft_.fail(Status::joker_in_meld, tile_place, end);

    // A chow is named by its middle tile.
    const bool is_chow = word.kind == MeldKind::chow;
    Meld meld{word.kind, static_cast<Kind>(is_chow ? tile - 1 : tile), word.usual_source};
    if (is_flower(tile) || (is_chow && !(is_suited(tile) && rank_of(tile) > 1 && rank_of(tile) < 9))) {
        return draft_.fail(Status::bad_meld, begin, end);
    }
    if (!read_source(word, meld)) return false;
    for (int i = 0; i < meld.tile_count(); ++i) {
        if (!draft_.take_copy(static_cast<Kind>(meld.tile + (is_chow ? i : 0)), tile_place)) return false;
    }
    return draft_.add_meld(meld, begin, end);
}

/// A comma before a digit brings the source; any other comma parts tokens.
bool BotzoneReader::read_source(const MeldWord& word, Meld& meld) {
    int ahead = place_;
    while (text_[ahead].mark == Mark::space) ++ahead;
    if (text_[ahead].mark != Mark::comma) return true;
    do ++ahead;
    while (text_[ahead].mark == Mark::space);
    if (!is_digit(text_[ahead].code)) return true;

    place_ = ahead;
    const int end = end_of_token();
    int source = static_cast<int>(text_[ahead].code - U'0');
    const bool is_added = word.usual_source == 5;
    if (is_added && source <= 3) source += 4;  // the seat that the pung came from
    meld.source = static_cast<std::uint8_t>(source);
    const bool fits = source != 0 && meld.is_added_kong() == is_added && check_meld(meld) == Status::ok;
    if (end > ahead + 1 || word.usual_source == 0 || !fits) return draft_.fail(Status::bad_meld_source, ahead, end);
    place_ = end;
    return true;
}

}  // namespace

bool is_botzone(const Text& text) noexcept {
    bool has_shared_token = false;
    bool has_native_mark = false;
    for (int place = 0; text[place].mark != Mark::end && text[place].mark != Mark::bar; ++place) {
        const Symbol& symbol = text[place];
        has_native_mark = has_native_mark || symbol.mark == Mark::suit || symbol.mark == Mark::open;
        const bool is_native_tile = symbol.mark == Mark::tile;
        if (!is_letter(symbol.code) || !(is_native_tile || symbol.mark == Mark::unknown)) continue;
        if (is_digit(text[place + 1].code)) {
            if (family_at(text, place) == nullptr) continue;
            if (!is_native_tile) return true;
            has_shared_token = has_shared_token || !is_digit(text[place + 2].code);
        } else if (place == 0 || !is_letter(text[place - 1].code)) {
            if (word_at(text, place, end_of_letters(text, place)) != nullptr) return true;
        }
    }
    return has_shared_token && !has_native_mark;
}

bool read_botzone_tokens(const Text& text, Draft& draft, int& place) {
    BotzoneReader reader(text, draft, place);
    const bool read = reader.read();
    place = reader.place();
    return read;
}

}  // namespace hupai::notation
