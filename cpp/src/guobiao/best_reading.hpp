// The best reading of a hand (P1).
#pragma once

#include "quick_total.hpp"
#include "reading.hpp"

namespace hupai::guobiao {

/// The first reading, in the order of decompositions, of the highest total.
struct BestReading {
    bool found = false;
    bool single_wait = false;  ///< P6, of the reading
    Reading reading{};
};

[[nodiscard]] BestReading best_reading(const Facts& facts, const Rules& rules, const Hand& hand) noexcept;

/// The same, found by going through all decompositions one after another: plain, and slow.
[[nodiscard]] BestReading best_reading_by_decompositions(const Facts& facts, const Rules& rules,
                                                         const Hand& hand) noexcept;

/// The fan that count in it, without the reading.
struct BestWorth {
    bool found = false;
    Worth worth{};
};

[[nodiscard]] BestWorth best_worth(const Facts& facts, const Rules& rules, const Hand& hand) noexcept;

}  // namespace hupai::guobiao
