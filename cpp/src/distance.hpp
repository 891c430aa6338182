// How many tiles a hand misses of each form, by table look-up; no wildcard, no limit on copies.
//
// With `missing` the fewest tiles that natural tiles miss of a form, a hand with w wildcards needs `missing - w`
// draws. What the options add to that (copies beyond four) is in `shanten.cpp`.
#pragma once

#include <array>
#include <cstdint>

#include "hupai/tile.hpp"

namespace hupai::distance {

/// Where the four parts of a hand stand in the tables. Counts are 0-4 a kind, 14 tiles at most.
struct Places {
    std::array<std::uint32_t, suit_count> suit;  ///< among all suits
    std::uint32_t honours;
    std::array<std::uint8_t, suit_count> suit_class;
    std::uint8_t honours_class;
    std::uint32_t two_suits_class;         ///< of m and p
    std::uint32_t suit_and_honours_class;  ///< of s and honours
};

[[nodiscard]] Places places_of(const std::uint8_t* counts) noexcept;

/// What each form misses, and which kinds lower that. `sets` is the number of concealed sets of the target.
[[nodiscard]] int missing_of_standard(const Places& places, int sets) noexcept;
[[nodiscard]] KindMask lowering_standard(const Places& places, int sets, int missing) noexcept;

/// Which kinds are held, and what can be read off that alone.
struct Presence {
    KindMask held;  ///< at least one
    KindMask odd;   ///< one or three
    KindMask two;   ///< at least two
    int tiles;
};

[[nodiscard]] Presence presence_of(const std::uint8_t* counts) noexcept;

[[nodiscard]] int missing_of_seven_pairs(const Presence& presence) noexcept;
[[nodiscard]] KindMask lowering_seven_pairs(const Presence& presence) noexcept;
[[nodiscard]] int missing_of_thirteen_orphans(const Presence& presence) noexcept;
[[nodiscard]] KindMask lowering_thirteen_orphans(const Presence& presence) noexcept;

/// How many of each suit's 147, 258 and 369 are held, and how many honours.
struct KnittedHoldings {
    std::array<std::array<std::uint8_t, 3>, suit_count> series;
    std::uint8_t honours;
};

[[nodiscard]] KnittedHoldings knitted_holdings_of(const Presence& presence) noexcept;
[[nodiscard]] int missing_of_honors_and_knitted(const KnittedHoldings& holdings) noexcept;
[[nodiscard]] KindMask lowering_honors_and_knitted(const Presence& presence, const KnittedHoldings& holdings) noexcept;

/// The knitted straight with `sets` (0 or 1) sets beside the nine. Gives up, with `bound`, when it cannot miss less.
[[nodiscard]] int missing_of_knitted_straight(const std::uint8_t* counts, const KnittedHoldings& holdings, int sets,
                                              int bound) noexcept;
[[nodiscard]] KindMask lowering_knitted_straight(const std::uint8_t* counts, const Presence& presence,
                                                 const KnittedHoldings& holdings, int sets, int missing) noexcept;

}  // namespace hupai::distance
