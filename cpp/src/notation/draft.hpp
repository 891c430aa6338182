// A hand while it is being read.
#pragma once

#include <string>

#include "text.hpp"

namespace hupai::notation {

enum class Wanted : std::uint8_t { hand, loose_tiles, melds };

/// Takes what a reader finds, piece by piece, and keeps the first thing that is wrong.
///
/// Every `add_…` and `fail` answers whether to read on; [begin, end) is where the piece stands in the text.
class Draft {
 public:
    Draft(const Text& text, Wanted wanted) noexcept : text_(text), wanted_(wanted) {}

    bool add_tile(Kind kind, int begin, int end);
    bool add_flower(Kind flower, int begin, int end);
    bool add_flower_count(int count, int begin, int end);
    /// The copies of a meld are taken one by one before it, so that a fifth one is found where it stands.
    bool take_copy(Kind kind, int place);
    bool add_meld(const Meld& meld, int begin, int end);

    bool fail(Status status, int begin, int end) { return fail(status, begin, text_.piece(begin, end)); }
    bool fail(Status status, int begin, std::string piece);

    /// The hand as a whole; `end_of_tiles` is where a missing tile would stand.
    Error finish(int end_of_tiles);

    Wanted wanted() const noexcept { return wanted_; }
    Circumstances& said() noexcept { return hand_.said; }
    const Hand& hand() const noexcept { return hand_; }
    const Error& error() const noexcept { return error_; }
    int concealed() const noexcept { return concealed_; }
    Kind last_tile() const noexcept { return last_tile_; }

 private:
    const Text& text_;
    Wanted wanted_;
    Hand hand_{};
    Counts taken_{};     ///< copies of each kind, melds included
    int concealed_ = 0;  ///< may pass what a hand can hold
    Kind last_tile_ = no_kind;
    Error error_{};
};

}  // namespace hupai::notation
