// The list of what counts in a reading, and its sum.
#pragma once

#include <array>
#include <cstdint>

#include "hupai/score.hpp"
#include "reading.hpp"

namespace hupai::liaoyang {

struct Tally {
    int total = 0;
    std::uint8_t counted_count = 0;
    std::array<CountedFan, max_counted> counted;  ///< in table order
};

[[nodiscard]] Tally tally(const Reading& reading) noexcept;

}  // namespace hupai::liaoyang
