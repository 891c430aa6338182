// What the search for the best reading keeps of the fan of pungs.
#pragma once

#include <array>

#include "fan_count.hpp"

namespace hupai::guobiao {

/// Counts the fan; remembers the pungs that make them, which "幺九刻 of these pungs" asks for (P3).
struct QuickPungs {
    static constexpr std::size_t rows_with_sets = 64;  // whatever excludes 幺九刻 of its pungs is worth more than one

    FanCount count;
    SetMask terminals_and_honours = 0;         ///< 幺九刻: one a pung
    std::array<SetMask, rows_with_sets> sets;  ///< only those of fan that are shown are set

    void show(Fan fan, SetMask own = 0) noexcept {
        if (fan == Fan::pung_of_terminals_or_honors) {
            terminals_and_honours |= own;
            return;
        }
        count.show(fan);
        if (static_cast<std::size_t>(fan) < rows_with_sets) sets[static_cast<std::size_t>(fan)] = own;
    }
    void show_if(bool condition, Fan fan, SetMask own = 0) noexcept {
        if (condition) show(fan, own);
    }
};

}  // namespace hupai::guobiao
