// How many tiles there are of each kind, as binary digits: a mask of kinds for each digit. So all kinds are counted up
// and down, and compared, at once and without branches.
#pragma once

#include "count_masks.hpp"
#include "hupai/tile.hpp"

namespace hupai {

/// Up to seven of a kind.
struct KindDigits {
    KindMask ones = 0;
    KindMask twos = 0;
    KindMask fours = 0;

    constexpr KindMask any() const noexcept { return ones | twos | fours; }
    constexpr KindMask two_or_more() const noexcept { return twos | fours; }
    constexpr KindMask three_or_more() const noexcept { return (twos & ones) | fours; }
    constexpr KindMask four_or_more() const noexcept { return fours; }

    /// One more of each of these kinds.
    constexpr void add(KindMask kinds) noexcept {
        const KindMask carried = ones & kinds;
        ones ^= kinds;
        add_two(carried);
    }
    constexpr void add_two(KindMask kinds) noexcept {
        fours ^= twos & kinds;
        twos ^= kinds;
    }

    /// One less of each of these kinds. Answers of which there was none: from then on the digits mean nothing.
    constexpr KindMask take(KindMask kinds) noexcept {
        const KindMask borrowed = ~ones & kinds;
        ones ^= kinds;
        return take_two(borrowed);
    }
    constexpr KindMask take_two(KindMask kinds) noexcept {
        const KindMask borrowed = ~twos & kinds;
        twos ^= kinds;
        const KindMask none = ~fours & borrowed;
        fours ^= borrowed;
        return none;
    }
};

/// Precondition: at most seven of each.
inline KindDigits digits_of(const Counts& counts) noexcept {
    return {with_digit(counts.data(), 0), with_digit(counts.data(), 1), with_digit(counts.data(), 2)};
}

}  // namespace hupai
