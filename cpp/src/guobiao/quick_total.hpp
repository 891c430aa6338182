// What shown fan come to, without saying which sets make them: the decision of `tally.cpp` by masks.
#pragma once

#include "quick_pungs.hpp"

namespace hupai::guobiao {

/// The fan that count in the end, how often, and their worth.
struct Worth {
    int total = -1;
    int flowers = 0;  ///< the part of the total that the minimum does not look at (G4)
    FanCount counted;
};

/// Decides as `Decision` (tally.cpp) does. `pungs` adds to `shown` what is shown by pungs.
/// `standard`: is it a reading in the standard form? (无番和)
[[nodiscard]] Worth worth_of(const FanCount& shown, const QuickPungs& pungs, bool standard,
                             const Rules& rules) noexcept;

/// What a hand comes to in which nothing counts but flowers: 无番和.
[[nodiscard]] int most_without_fan(const Facts& facts, const Rules& rules) noexcept;

/// The most that a decomposition comes to, whichever tile and set is the winning one. `all_concealed` is its total
/// before one is named: then every pung in hand is concealed, and more concealed pungs are never worth less, but that
/// without any the hand may count as one without fan. A wait is worth one.
[[nodiscard]] int most_of_any_winning(int all_concealed, bool may_be_nine_gates, const Facts& facts,
                                      const Rules& rules) noexcept;

}  // namespace hupai::guobiao
