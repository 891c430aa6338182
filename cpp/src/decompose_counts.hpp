// Counts of all kinds at once, as the search for sets keeps them: a test on every kind is a few instructions.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

#include "count_masks.hpp"
#include "hupai/decompose.hpp"
#include "kind_sets.hpp"

namespace hupai::detail {

/// The lowest kind of a set of kinds that is not empty.
constexpr Kind lowest_of(KindMask kinds) noexcept { return static_cast<Kind>(std::countr_zero(kinds)); }

/// A hand's counts, each at most 14.
inline SlicedCounts sliced(const Counts& counts) noexcept {
    SlicedCounts all;
    for (std::size_t i = 0; i < 3; ++i) all.digits[i] = with_digit(counts.data(), static_cast<int>(i));
    all.digits[3] = any_at_least(counts.data(), 8) ? at_least(counts.data(), 8) : 0;
    return all;
}

constexpr KindMask with_one(const SlicedCounts& counts) noexcept {
    return counts.digits[0] | counts.digits[1] | counts.digits[2] | counts.digits[3];
}

constexpr KindMask with_two(const SlicedCounts& counts) noexcept {
    return counts.digits[1] | counts.digits[2] | counts.digits[3];
}

constexpr KindMask with_three(const SlicedCounts& counts) noexcept {
    return (counts.digits[0] & counts.digits[1]) | counts.digits[2] | counts.digits[3];
}

constexpr KindMask with_four(const SlicedCounts& counts) noexcept { return counts.digits[2] | counts.digits[3]; }

constexpr KindMask with_five(const SlicedCounts& counts) noexcept {
    return ((counts.digits[0] | counts.digits[1]) & counts.digits[2]) | counts.digits[3];
}

constexpr int count_of(const SlicedCounts& counts, Kind kind) noexcept {
    const auto digit = [&](std::size_t i) { return static_cast<int>((counts.digits[i] >> kind) & 1U) << i; };
    return digit(0) | digit(1) | digit(2) | digit(3);
}

/// One less of each of `kinds`, which all have one.
constexpr SlicedCounts less_one(const SlicedCounts& counts, KindMask kinds) noexcept {
    SlicedCounts less;
    for (std::size_t i = 0; i < counts.digits.size(); ++i) {
        less.digits[i] = counts.digits[i] ^ kinds;
        kinds &= less.digits[i];  // borrow where the digit was 0
    }
    return less;
}

/// Up to three less of one kind.
constexpr SlicedCounts less_three(const SlicedCounts& counts, KindMask kind) noexcept {
    if ((with_four(counts) & kind) != 0) return less_one(less_one(less_one(counts, kind), kind), kind);
    return {{counts.digits[0] & ~kind, counts.digits[1] & ~kind, counts.digits[2], counts.digits[3]}};
}

}  // namespace hupai::detail
