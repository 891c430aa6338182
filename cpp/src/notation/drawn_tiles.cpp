// Native, Unicode and Chinese tiles: their characters do not overlap, so one reader takes all three.
#include <algorithm>

#include "readers.hpp"

namespace hupai::notation {
namespace {

struct PlacedTile {
    Kind kind = no_kind;
    int begin = 0;
    int end = 0;
};

struct PlacedSource {
    std::uint8_t source = 0;
    int place = 0;
};

class DrawnTileReader {
 public:
    DrawnTileReader(const Text& text, ZOrder z_order, Draft& draft, int place)
        : text_(text), z_order_(z_order), draft_(draft), place_(place) {}

    bool read();
    int place() const noexcept { return place_; }

 private:
    enum class Found : std::uint8_t { tile, other, error };

    /// The next tile, or `other` when something else stands at `place_`, which is then no space.
    Found next_tile(PlacedTile& tile);
    Found number_tile(PlacedTile& tile);
    Found error(Status status, int begin, int end) {
        draft_.fail(status, begin, end);
        return Found::error;
    }
    Found error_with_z(Status status) {
        draft_.fail(status, place_, std::string{static_cast<char>('0' + text_[place_].value), 'z'});
        return Found::error;
    }

    bool find_suit();
    bool honour_word_fits() const noexcept;
    bool read_other(bool after_tile);
    bool read_meld();
    bool read_meld_source(int open, PlacedSource& source);

    const Text& text_;
    ZOrder z_order_;
    Draft& draft_;
    int place_;
    bool in_meld_ = false;
    int suit_place_ = -1;  ///< of the suit that the digits before it take
};

bool DrawnTileReader::find_suit() {
    int last_digit = place_;
    int ahead = place_;
    for (; text_[ahead].mark == Mark::digit || text_[ahead].mark == Mark::space; ++ahead) {
        if (text_[ahead].mark == Mark::digit) last_digit = ahead;
    }
    const Symbol& symbol = text_[ahead];
    suit_place_ = ahead;
    if (symbol.mark == Mark::suit) return true;
    if (symbol.mark == Mark::unknown) return draft_.fail(Status::unknown_tile, ahead, ahead + 1);
    // [4H6s,1]: the wildcard is what is wrong, not the 4.
    if (in_meld_ && symbol.mark == Mark::tile && symbol.value == joker) {
        return draft_.fail(Status::joker_in_meld, ahead, ahead + 1);
    }
    return draft_.fail(Status::missing_suit, place_, last_digit + 1);
}

DrawnTileReader::Found DrawnTileReader::number_tile(PlacedTile& tile) {
    if (place_ > suit_place_ && !find_suit()) return Found::error;
    const int digit = text_[place_].value;
    const int suit = text_[suit_place_].value;
    Kind kind = no_kind;
    if (suit != z_suit) {
        kind = suited(suit, digit);
    } else if (digit <= 4) {
        kind = static_cast<Kind>(east + digit - 1);
    } else if (digit > 7) {
        return error_with_z(Status::unknown_tile);
    } else if (z_order_ == ZOrder::refuse) {
        return error_with_z(Status::ambiguous_z);
    } else {
        kind = static_cast<Kind>(z_order_ == ZOrder::chinese ? red + (digit - 5) : white - (digit - 5));
    }
    tile = {kind, place_, place_ + 1};
    ++place_;
    return Found::tile;
}

/// 风 after a wind, 财 after 发, 板 after 白, 红 before 中.
bool DrawnTileReader::honour_word_fits() const noexcept {
    const Kind honour = text_[place_].value;
    const int beside = honour == red ? place_ + 1 : place_ - 1;
    if (beside < 0 || text_[beside].mark != Mark::tile) return false;
    const Kind tile = text_[beside].value;
    return honour == east ? is_wind(tile) : tile == honour;
}

DrawnTileReader::Found DrawnTileReader::next_tile(PlacedTile& tile) {
    for (;; ++place_) {
        const Symbol& symbol = text_[place_];
        switch (symbol.mark) {
            case Mark::space:
                break;
            case Mark::digit:
                return number_tile(tile);
            case Mark::suit:
                if (place_ != suit_place_) return error(Status::unknown_tile, place_, place_ + 1);
                break;
            case Mark::tile:
                tile = {symbol.value, place_, place_ + 1};
                ++place_;
                return Found::tile;
            case Mark::honour_word:
                if (!honour_word_fits()) return error(Status::unknown_tile, place_, place_ + 1);
                break;
            case Mark::unknown:
                return error(Status::unknown_tile, place_, place_ + 1);
            default:
                return Found::other;
        }
    }
}

bool DrawnTileReader::read() {
    PlacedTile tile;
    bool after_tile = false;
    for (;;) {
        switch (next_tile(tile)) {
            case Found::error:
                return false;
            case Found::tile:
                if (!draft_.add_tile(tile.kind, tile.begin, tile.end)) return false;
                after_tile = true;
                break;
            case Found::other:
                if (text_[place_].mark == Mark::end || text_[place_].mark == Mark::bar) return true;
                if (!read_other(after_tile)) return false;
                after_tile = false;
        }
    }
}

bool DrawnTileReader::read_other(bool after_tile) {
    const Mark mark = text_[place_].mark;
    if (draft_.wanted() != Wanted::loose_tiles) {
        if (mark == Mark::open) return read_meld();
        if (mark == Mark::close) return draft_.fail(Status::unbalanced_bracket, place_, place_ + 1);
    }
    // A comma may part tiles, but not a bracket from a digit that was meant to stand inside it.
    if (mark != Mark::comma || !after_tile) return draft_.fail(Status::unknown_tile, place_, place_ + 1);
    ++place_;
    return true;
}

/// Reads what stands after the comma, up to the closing bracket.
bool DrawnTileReader::read_meld_source(int open, PlacedSource& source) {
    const int comma = place_++;
    while (text_[place_].mark == Mark::space) ++place_;
    const int begin = place_;
    int end = begin;
    for (; text_[place_].mark != Mark::close; ++place_) {
        const Mark mark = text_[place_].mark;
        if (mark == Mark::end || mark == Mark::bar || mark == Mark::open) {
            return draft_.fail(Status::unbalanced_bracket, open, open + 1);
        }
        if (mark != Mark::space) end = place_ + 1;
    }
    if (end == begin) return draft_.fail(Status::bad_meld_source, comma, comma + 1);
    if (end > begin + 1 || text_[begin].mark != Mark::digit) return draft_.fail(Status::bad_meld_source, begin, end);
    source = {text_[begin].value, begin};
    return true;
}

/// Which meld these tiles are, with no source yet; false = none.
bool meld_of(std::array<Kind, 4> kinds, int count, Meld& meld) {
    if (count < 3 || count > 4) return false;
    std::sort(kinds.begin(), kinds.begin() + count);
    meld.tile = kinds[0];
    if (kinds[0] == kinds[static_cast<std::size_t>(count) - 1]) {
        meld.kind = count == 4 ? MeldKind::kong : MeldKind::pung;
        return true;
    }
    meld.kind = MeldKind::chow;
    return count == 3 && begins_a_chow(kinds[0]) && kinds[1] == kinds[0] + 1 && kinds[2] == kinds[0] + 2;
}

bool DrawnTileReader::read_meld() {
    const int open = place_++;
    std::array<Kind, 4> kinds{};
    std::array<int, 4> places{};
    int count = 0;
    bool has_flower = false;
    in_meld_ = true;
    PlacedTile tile;
    Found found;
    while ((found = next_tile(tile)) == Found::tile) {
        if (tile.kind == joker) return draft_.fail(Status::joker_in_meld, tile.begin, tile.end);
        has_flower = has_flower || is_flower(tile.kind);
        if (count < 4) {
            kinds[static_cast<std::size_t>(count)] = tile.kind;
            places[static_cast<std::size_t>(count)] = tile.begin;
        }
        ++count;
    }
    if (found == Found::error) return false;
    in_meld_ = false;

    PlacedSource source;
    const bool has_source = text_[place_].mark == Mark::comma;
    if (has_source && !read_meld_source(open, source)) return false;
    if (text_[place_].mark != Mark::close) return draft_.fail(Status::unbalanced_bracket, open, open + 1);
    const int end = ++place_;

    Meld meld;
    if (has_flower || !meld_of(kinds, count, meld)) return draft_.fail(Status::bad_meld, open, end);
    meld.source = has_source ? source.source : meld.kind == MeldKind::kong ? std::uint8_t{0} : std::uint8_t{1};
    if (check_meld(meld) != Status::ok) return draft_.fail(Status::bad_meld_source, source.place, source.place + 1);
    for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
        if (!draft_.take_copy(kinds[i], places[i])) return false;
    }
    return draft_.add_meld(meld, open, end);
}

}  // namespace

bool read_drawn_tiles(const Text& text, ZOrder z_order, Draft& draft, int& place) {
    DrawnTileReader reader(text, z_order, draft, place);
    const bool read = reader.read();
    place = reader.place();
    return read;
}

}  // namespace hupai::notation
