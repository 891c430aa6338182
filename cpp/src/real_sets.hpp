// Sets and a pair of real tiles alone: every way to take them, nearly without branches.
//
// Once the pair is taken, how many chows begin at each rank is settled but for threes: the tiles of the lowest rank
// that no chow takes are pungs, so the number of chows modulo three is that of the tiles, and so on, rank by rank.
// Three equal chows are three pungs in a row. So there is one way with the most pungs, and every other way has, instead
// of three pungs in a row, three chows.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "kind_digits.hpp"
#include "kind_sets.hpp"

namespace hupai {

/// Four at most, ascending; as numbers: twice the lowest kind, plus one for a chow.
using SetNumbers = std::array<std::uint8_t, 4>;

/// The kinds of which a pair may be taken if all that is left is to be sets: no other can. Often none or one.
/// Precondition: 3n + 2 tiles.
[[nodiscard]] KindMask pairs_at_a_glance(const KindDigits& tiles) noexcept;

/// Takes 3 * `count` tiles into sets, with as many pungs as can be. False: there is no way.
[[nodiscard]] bool take_into_sets(KindDigits tiles, int count, SetNumbers& sets) noexcept;

/// The kinds at which three pungs in a row begin, which are three chows as well.
[[nodiscard]] KindMask pungs_in_a_row(const SetNumbers& sets, int count) noexcept;

/// The same tiles with chows instead of the three pungs that begin at `lowest`.
[[nodiscard]] SetNumbers with_chows_instead(const SetNumbers& sets, int count, Kind lowest) noexcept;

/// Calls `visit(sets, pair)` for every way to take the tiles into so many sets and a pair.
template <class Visit>
void for_each_way(const KindDigits& tiles, int count, Visit visit) noexcept {
    for (KindMask pairs = pairs_at_a_glance(tiles); pairs != 0; pairs &= pairs - 1) {
        KindDigits rest = tiles;
        rest.take_two(lowest_bit(pairs));
        SetNumbers sets{};
        if (!take_into_sets(rest, count, sets)) continue;
        const auto pair = static_cast<Kind>(std::countr_zero(pairs));
        visit(sets, pair);
        for (KindMask rows = pungs_in_a_row(sets, count); rows != 0; rows &= rows - 1) {
            visit(with_chows_instead(sets, count, static_cast<Kind>(std::countr_zero(rows))), pair);
        }
    }
}

}  // namespace hupai
