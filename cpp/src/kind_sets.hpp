// Sets of kinds that every search asks for.
#pragma once

#include "hupai/tile.hpp"

namespace hupai {

inline constexpr KindMask all_kinds = bit(kind_count) - 1;
inline constexpr KindMask suited_kinds = bit(first_honour) - 1;
inline constexpr KindMask honour_kinds = all_kinds & ~suited_kinds;

/// Where a chow can begin.
inline constexpr KindMask chow_starts = [] {
    KindMask kinds = 0;
    for (Kind kind = 0; kind < kind_count; ++kind) kinds |= begins_a_chow(kind) ? bit(kind) : 0;
    return kinds;
}();

/// The lowest bit of a word, as a word: the lowest kind of a set of kinds, as a set. 0 of 0.
constexpr KindMask lowest_bit(KindMask kinds) noexcept { return kinds & (~kinds + 1); }

}  // namespace hupai
