// What a reading is worth: the fan it shows, less what they exclude.
#pragma once

#include "hupai/score.hpp"
#include "quick_total.hpp"
#include "shown.hpp"

namespace hupai::guobiao {

/// The total alone. `single_wait`: only the winning tile completes the tiles before it (P6).
[[nodiscard]] int total_of(const Reading& reading, bool single_wait) noexcept;

/// What counts, and how often, without the sets.
[[nodiscard]] Worth worth_of(const Reading& reading, bool single_wait) noexcept;

/// Everything: what counts, made of which sets, and what does not count, and why. Fills in the total, the part of it
/// that the minimum looks at (G4), and the lists, which stand in the order of the table.
void tally(const Reading& reading, bool single_wait, Score& score) noexcept;

}  // namespace hupai::guobiao
