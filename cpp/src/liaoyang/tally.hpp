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
    /// Of a standard reading whose sets bring this; nothing is known of which sets make what.
    Tally(const Facts& facts, const Rules& rules, const Gain& gain) noexcept;

    /// Writes the list, in table order, and the total.
    void write(Score& score) const noexcept;

    /// Adds to `fans[i]` how often the i-th fan counts; the total.
    int count(std::uint8_t* fans) const noexcept;

 private:
    void add_after_drawn_hands(const Facts& facts) noexcept;
    int value_of(Fan fan) const noexcept;

    const Rules& rules_;
    Shown shown_;
    int after_drawn_hands_;  // F22: what 长毛 is worth here
};

}  // namespace hupai::liaoyang
