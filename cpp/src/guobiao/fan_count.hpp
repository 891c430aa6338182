// How often each fan appears, whichever sets make it: what `Shown` knows, without the sets. The search for the best
// reading needs no more.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "fan_table.hpp"
#include "reading.hpp"

namespace hupai::guobiao {

/// The fan that may appear several times (P5) have a field of four bits each in a word, in the order of the table; the
/// last field belongs to all others and says 1.
inline constexpr std::array<std::uint8_t, fan_rows> field_of_fan = [] {
    constexpr bool once = false, repeats = true;
    constexpr std::array<bool, fan_rows> repeated = {
#define HUPAI_FAN(id, number, chinese, english, value_mil, value_wmo2014, repetition, ...) repetition,
#include "fan_table.def"
#undef HUPAI_FAN
    };
    static_assert(once != repeats);
    constexpr unsigned bits = 4, fields = 8;
    static_assert(std::count(repeated.begin(), repeated.end(), repeats) < fields);
    std::array<std::uint8_t, fan_rows> table{};
    unsigned next = 0;
    for (std::size_t fan = 0; fan < repeated.size(); ++fan) {
        table[fan] = static_cast<std::uint8_t>(bits * (repeated[fan] ? next++ : fields - 1));
    }
    return table;
}();

struct FanCount {
    static constexpr std::uint32_t nothing_repeats = 0x10000000U;

    FanSet fans;
    std::uint32_t times = nothing_repeats;

    constexpr void show(Fan fan, SetMask = 0) noexcept { show_times(fan, 1); }
    constexpr void show_if(bool condition, Fan fan, SetMask = 0) noexcept {
        if (repeats(fan)) {
            if (condition) show_times(fan, 1);
        } else {
            fans.add_if(condition, fan);
        }
    }
    constexpr void show_times(Fan fan, unsigned number) noexcept {
        fans.add_if(number > 0, fan);
        if (repeats(fan)) times += number << field(fan);
    }
    constexpr unsigned times_of(Fan fan) const noexcept { return times >> field(fan) & 15U; }
    constexpr void set_times(Fan fan, unsigned number) noexcept {
        times = (times & ~(15U << field(fan))) | number << field(fan);
    }
    constexpr bool has(Fan fan) const noexcept { return fans.has(fan); }
    constexpr void add_all(const FanCount& other) noexcept {
        fans.add_all(other.fans);
        times += other.times - nothing_repeats;
    }

    friend constexpr bool operator==(const FanCount&, const FanCount&) noexcept = default;
    friend constexpr auto operator<=>(const FanCount&, const FanCount&) noexcept = default;

 private:
    static constexpr unsigned field(Fan fan) noexcept { return field_of_fan[static_cast<std::size_t>(fan)]; }
    static constexpr bool repeats(Fan fan) noexcept { return field(fan) < 28; }
};

}  // namespace hupai::guobiao
