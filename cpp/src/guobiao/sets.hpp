// Concealed sets as numbers, and what each of them brings to the fan of a hand.
#pragma once

#include <array>
#include <cstdint>

#include "chow_place.hpp"
#include "hupai/decompose.hpp"
#include "kinds.hpp"

namespace hupai::guobiao {

// Twice the lowest kind, plus one for a chow.
constexpr bool is_chow(int set) noexcept { return set % 2 == 1; }
constexpr Kind lowest_kind(int set) noexcept { return static_cast<Kind>(set / 2); }
constexpr int set_number(SetKind kind, Kind tile) noexcept { return 2 * tile + (kind == SetKind::chow ? 1 : 0); }
constexpr KindMask kinds_of(int set) noexcept { return (is_chow(set) ? KindMask{7} : KindMask{1}) << lowest_kind(set); }

inline constexpr int set_numbers = 2 * kind_count;

/// What every set and the pair hold.
enum Everywhere : std::uint8_t { a_five = 1, an_end = 2 };

struct SetFacts {
    KindMask kinds;
    std::uint8_t everywhere;  ///< `Everywhere`
    std::uint8_t chow;        ///< `chow_number`, of a chow
};

inline constexpr std::array<SetFacts, set_numbers> facts_of_sets = [] {
    std::array<SetFacts, set_numbers> table{};
    for (int set = 0; set < set_numbers; ++set) {
        const unsigned five = (kinds_of(set) & kinds::fives) != 0 ? a_five : 0;
        const unsigned end = (kinds_of(set) & (kinds::terminals | kinds::honours)) != 0 ? an_end : 0;
        table[static_cast<std::size_t>(set)] = {kinds_of(set), static_cast<std::uint8_t>(five | end),
                                                static_cast<std::uint8_t>(chow_number(lowest_kind(set)))};
    }
    return table;
}();

constexpr const SetFacts& facts_of_set(int set) noexcept { return facts_of_sets[static_cast<std::size_t>(set)]; }

/// A pair holds what a pung of its kind would.
constexpr const SetFacts& facts_of_pair(Kind pair) noexcept { return facts_of_set(set_number(SetKind::pung, pair)); }

}  // namespace hupai::guobiao
