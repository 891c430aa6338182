// The table of fan as the scorer sees it.
#pragma once

#include <cstdint>

#include "hupai/liaoyang/rules.hpp"

namespace hupai::liaoyang {

/// A row of the table; the order is that of `fan_table.def`.
enum class Fan : std::uint8_t {
#define HUPAI_FAN(id, ...) id,
#include "fan_table.def"
#undef HUPAI_FAN
    past_the_last
};

inline constexpr int fan_rows = static_cast<int>(Fan::past_the_last);

/// What one of them is worth; of 长毛 where the hand before was drawn.
[[nodiscard]] constexpr int value_of(const Rules& rules, Fan fan) noexcept {
    return fan == Fan::egg ? rules.dan_fan : 1;
}

/// The rows as the outside sees them.
[[nodiscard]] const FanRow* fan_row_table() noexcept;

}  // namespace hupai::liaoyang
