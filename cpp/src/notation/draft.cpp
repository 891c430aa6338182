#include "draft.hpp"

#include <bit>

namespace hupai::notation {

bool Draft::fail(Status status, int begin, std::string piece) {
    error_ = {status, begin, std::move(piece)};
    return false;
}

bool Draft::add_tile(Kind kind, int begin, int end) {
    const bool is_real = kind < kind_count;
    if (wanted_ == Wanted::melds) return fail(Status::bad_meld, begin, end);
    if (wanted_ == Wanted::loose_tiles && !is_real) return fail(Status::unknown_tile, begin, end);
    if (is_flower(kind)) return add_flower(kind, begin, end);
    if (is_real) {
        if (!take_copy(kind, begin)) return false;
        ++hand_.concealed[kind];
    } else if (concealed_ < full_hand) {
        ++hand_.jokers;
    }
    ++concealed_;
    last_tile_ = kind;
    return true;
}

bool Draft::take_copy(Kind kind, int place) {
    if (++taken_[kind] > copies_per_kind) return fail(Status::fifth_copy, place, format_kind(kind));
    return true;
}

bool Draft::add_flower(Kind flower, int begin, int end) {
    const unsigned letter = 1U << (flower - first_flower);
    if (hand_.flower_letters & letter) return fail(Status::repeated_flower, begin, end);
    hand_.flower_letters = static_cast<std::uint8_t>(hand_.flower_letters | letter);
    ++hand_.flowers;
    return true;
}

bool Draft::add_flower_count(int count, int begin, int end) {
    // Beside flowers that lie in the text as tiles, a number can only repeat how many they are.
    if (hand_.flower_letters != 0 && count != hand_.flowers) return fail(Status::bad_flowers, begin, end);
    hand_.flowers = static_cast<std::uint8_t>(count);
    return true;
}

bool Draft::add_meld(const Meld& meld, int begin, int end) {
    if (hand_.meld_count == max_melds) return fail(Status::too_many_melds, begin, end);
    hand_.melds[hand_.meld_count++] = meld;
    return true;
}

Error Draft::finish(int end_of_tiles) {
    if (concealed_ > full_hand) {
        fail(Status::bad_tile_count, end_of_tiles, std::to_string(concealed_ + 3 * hand_.meld_count));
        return error_;
    }
    if (concealed_ % 3 == 2) hand_.winning = last_tile_;
    error_ = validate(hand_);
    if (error_) error_.position = end_of_tiles;
    return error_;
}

}  // namespace hupai::notation
