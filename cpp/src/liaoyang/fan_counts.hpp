// How often each fan counts, without the sets that make it: what a batch asks.
#pragma once

#include <cstdint>

#include "fan_table.hpp"
#include "gain.hpp"
#include "reading.hpp"

namespace hupai::liaoyang {

class FanCounts {
 public:
    /// `fans`: one of each row of the table.
    FanCounts(const Rules& rules, std::uint8_t* fans) noexcept : rules_(rules), fans_(fans) {}

    void show_times(int times, Fan fan) noexcept {
        std::uint8_t& count = fans_[static_cast<std::size_t>(fan)];
        count = static_cast<std::uint8_t>(count + times);
        worth_ += times * value_of(rules_, fan);
    }
    void show_if(bool condition, Fan fan) noexcept { show_times(condition ? 1 : 0, fan); }

    int worth() const noexcept { return worth_; }

 private:
    const Rules& rules_;
    std::uint8_t* fans_;
    int worth_ = 0;
};

/// As `show_hand` of a reading.
void count_hand(const Facts& facts, const Rules& rules, FanCounts& counts) noexcept;

/// As `show_reading` of a standard one whose sets bring this.
void count_reading(const Facts& facts, const Rules& rules, const Gain& gain, FanCounts& counts) noexcept;

}  // namespace hupai::liaoyang
