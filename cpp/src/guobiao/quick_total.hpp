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

}  // namespace hupai::guobiao
