// What a reading is worth: the fan it shows, less what they exclude.
#pragma once

#include "hupai/score.hpp"
#include "shown.hpp"

namespace hupai::guobiao {

/// The counted and excluded fan of one reading.
struct Tally {
    int total = 0;
    int flowers = 0;  ///< the part of the total that the minimum does not look at (G4)
    std::uint8_t counted_count = 0;
    std::uint8_t excluded_count = 0;
    std::array<CountedFan, max_counted> counted;
    std::array<ExcludedFan, max_excluded> excluded;
};

/// The total alone. `single_wait`: only the winning tile completes the tiles before it (P6).
[[nodiscard]] int total_of(const Reading& reading, bool single_wait) noexcept;

/// Everything: what counts, made of which sets, and what does not count, and why.
[[nodiscard]] Tally tally(const Reading& reading, bool single_wait) noexcept;

}  // namespace hupai::guobiao
