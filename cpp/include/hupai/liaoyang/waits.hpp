// What completes a hand under Liaoyang rules, and what it is then worth.
#pragma once

#include <cstdint>
#include <vector>

#include "hupai/liaoyang/rules.hpp"

namespace hupai::liaoyang {

/// A kind that completes a hand, one way at least, and what each way is worth; `win` is false where it is no win.
struct Wait {
    Kind tile = no_kind;
    std::uint8_t live = 0;  ///< copies neither in the hand, nor turned up as the indicator, nor visible (R33)
    Score self_drawn{};
    Score discard{};
};

/// May these waits be asked for? As `check` of a hand, with 13 tiles; and nowhere more than four copies of a kind.
[[nodiscard]] Error check_waits(const Hand& hand, const Rules& rules, const Circumstances& said, const Counts& visible);

/// The kinds on which a hand of 13 tiles wins, self-drawn or on a discard, in the order of the kinds (R32, R33).
///
/// A kind of which hand, melds and indicator hold all four stays listed, without scores.
/// Precondition: `validate(hand)` and `check_waits(hand, rules, said, visible)` are ok.
/// Thread-safety: pure.
[[nodiscard]] std::vector<Wait> waits(const Hand& hand, const Rules& rules, const Circumstances& said = {},
                                      const Counts& visible = {});

}  // namespace hupai::liaoyang
