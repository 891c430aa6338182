// What counts in a reading, and its sum.
#pragma once

#include <array>
#include <cstdint>

#include "hupai/score.hpp"
#include "reading.hpp"
#include "shown.hpp"

namespace hupai::liaoyang {

class Tally {
 public:
    explicit Tally(const Reading& reading) noexcept;
    /// Writes the list, in table order, and the total.
    void write(Score& score) const noexcept;

    /// Adds to `fans[i]` how often the i-th fan counts; the total.
    int count(std::uint8_t* fans) const noexcept;

 private:
    int value_of(Fan fan) const noexcept;

    const Rules& rules_;
    Shown shown_;
    int after_drawn_hands_;  // F22: what 长毛 is worth here
};

/// The same count of a standard reading whose sets bring this; of its list no more is known.
[[nodiscard]] int count_fans(const Facts& facts, const Rules& rules, const Gain& gain, std::uint8_t* fans) noexcept;

}  // namespace hupai::liaoyang
