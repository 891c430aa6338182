// Which of several equal tiles is the hun: a decomposition says only how many of a kind are (R50, F10).
#pragma once

#include <array>

#include "hupai/decompose.hpp"

namespace hupai::liaoyang {

/// Every way to hand the real tiles of a decomposition to its sets, one after another.
///
/// The first gives them to the sets in the order listed; in a set they come before the hun.
class Placing {
 public:
    /// `real`: the concealed tiles that are no hun. With `some_real`, every concealed set holds one of them (R15).
    Placing(const Decomposition& decomposition, const Counts& real, bool some_real) noexcept;

    /// Writes the next one into `Set::hun`; false when there is none.
    bool next(Decomposition& decomposition) noexcept;

 private:
    static constexpr int most_slots = 14;  // one a tile at most

    /// So many tiles of one kind in one concealed set; `real` of them are real.
    struct Slot {
        Kind kind;
        std::uint8_t set;
        std::uint8_t tiles;
        std::uint8_t real;
    };

    /// The slots of one kind: `[first, last)`.
    struct Share {
        int first;
        int last;
        int real;
    };

    void add_share(const Decomposition& decomposition, Kind kind, int real) noexcept;
    void fill(int first, int last, int real) noexcept;
    bool refill(const Share& share) noexcept;
    bool advance() noexcept;
    bool is_allowed() const noexcept;
    Slot& slot(int index) noexcept { return slots_[static_cast<std::size_t>(index)]; }

    std::array<Slot, most_slots> slots_;    // the first `slot_count_` are set
    std::array<Share, most_slots> shares_;  // likewise
    int slot_count_ = 0;
    int share_count_ = 0;
    unsigned concealed_ = 0;  // bit i = the i-th set is concealed
    bool some_real_ = false;
    bool begun_ = false;
};

}  // namespace hupai::liaoyang
