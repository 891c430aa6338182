// The fan that a hand and one reading of it show; all of them count (R39).
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "fan_table.hpp"
#include "gain.hpp"
#include "reading.hpp"

namespace hupai::liaoyang {

/// One appearance of a fan, and the sets that make it; 0 = the circumstances or the hand as a whole.
struct Instance {
    Fan fan;
    SetMask sets;
};

/// A list of appearances; 鸡枪 (8), 蛋 (6) and the sets of a hand keep it well below its capacity.
class Shown {
 public:
    void show(Fan fan, SetMask sets = 0) noexcept {
        instances_[count_++] = {fan, sets};
        present_ |= 1U << static_cast<unsigned>(fan);
    }
    void show_if(bool condition, Fan fan, SetMask sets = 0) noexcept {
        if (condition) show(fan, sets);
    }
    void show_times(int times, Fan fan) noexcept {
        for (; times > 0; --times) show(fan);
    }

    const Instance* begin() const noexcept { return instances_.data(); }
    const Instance* end() const noexcept { return instances_.data() + count_; }
    /// Calls `visit` for each fan that appears, in the order of the table.
    template <class Visit>
    void for_each_fan(Visit visit) const noexcept {
        for (std::uint32_t rest = present_; rest != 0; rest &= rest - 1)
            visit(static_cast<Fan>(std::countr_zero(rest)));
    }

 private:
    std::array<Instance, 48> instances_;
    std::size_t count_ = 0;
    std::uint32_t present_ = 0;
    static_assert(fan_rows <= 32);
};

/// What every reading of the hand shows alike, so that it does not decide between them. (fan_of_hand.cpp)
void show_hand(const Reading& reading, Shown& shown) noexcept;

/// What the sets of a reading, or of a part of one, bring: the sum of what each does, and what two do together.
/// (fan_of_sets.cpp)
[[nodiscard]] Gain gain_of(const Reading& reading) noexcept;

/// What all triplets together are worth. (fan_of_sets.cpp)
[[nodiscard]] int worth_of(const Rules& rules, const Outline& outline) noexcept;

/// What a reading of any form shows. (fan_of_sets.cpp)
void show_reading(const Reading& reading, Shown& shown) noexcept;

/// The kinds of which it may matter to them which of several equal tiles is the hun, or which sets lie side by side.
[[nodiscard]] KindMask kinds_that_fan_heed(const Facts& facts, const Rules& rules) noexcept;

/// All of them in all.
[[nodiscard]] int worth_of(const Rules& rules, const Shown& shown) noexcept;

}  // namespace hupai::liaoyang
