// The shapes that are no sets: the nine of a knitted straight, honors and knitted tiles, thirteen orphans (G2).
#pragma once

#include <array>

#include "kind_sets.hpp"

namespace hupai::detail {

inline constexpr int permutation_count = 6;

/// Which suit has 147, which 258, which 369; in canonical order.
inline constexpr std::array<std::array<int, suit_count>, permutation_count> knitted_permutations = {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

inline constexpr int knitted_sets = 3;  ///< the nine count as three sets

/// The lowest kind of the knitted triple `triple` (0 = 147, 1 = 258, 2 = 369) under a permutation.
constexpr Kind knitted_lowest(int permutation, int triple) noexcept {
    const auto& suits = knitted_permutations[static_cast<std::size_t>(permutation)];
    return suited(suits[static_cast<std::size_t>(triple)], triple + 1);
}

inline constexpr std::array<KindMask, permutation_count> kinds_of_permutations = [] {
    std::array<KindMask, permutation_count> kinds{};
    for (int permutation = 0; permutation < permutation_count; ++permutation) {
        for (int triple = 0; triple < suit_count; ++triple) {
            kinds[static_cast<std::size_t>(permutation)] |= (KindMask{1} | KindMask{1} << 3 | KindMask{1} << 6)
                                                            << knitted_lowest(permutation, triple);
        }
    }
    return kinds;
}();

/// The nine kinds.
constexpr KindMask knitted_kinds(int permutation) noexcept {
    return kinds_of_permutations[static_cast<std::size_t>(permutation)];
}

inline constexpr int orphan_count = 13;
inline constexpr std::array<Kind, orphan_count> orphans = {0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33};
inline constexpr KindMask orphan_kinds = [] {
    KindMask kinds = 0;
    for (const Kind kind : orphans) kinds |= bit(kind);
    return kinds;
}();

}  // namespace hupai::detail
