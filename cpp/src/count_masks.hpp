// Masks of the kinds that have so many copies, eight counts at a time.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

#include "hupai/tile.hpp"

namespace hupai {

static_assert(std::endian::native == std::endian::little, "counts are read as little-endian words");

/// 1 in every byte.
inline constexpr std::uint64_t every_byte = 0x0101010101010101U;

inline std::uint64_t load8(const std::uint8_t* bytes) noexcept {
    std::uint64_t word;
    std::memcpy(&word, bytes, sizeof word);
    return word;
}

/// Bit i = byte i of `flags`, each of which is 0 or 1.
constexpr KindMask gather_flags(std::uint64_t flags) noexcept { return (flags * 0x0102040810204080U) >> 56U; }

/// `flag` turns a word of eight counts into eight bytes of 0 or 1; bit k of the result is kind k's flag.
template <class Flag>
KindMask mask_of(const std::uint8_t* counts, Flag flag) noexcept {
    KindMask mask = 0;
    for (unsigned i = 0; i < 4; ++i) mask |= gather_flags(flag(load8(counts + 8 * i))) << (8 * i);
    // The last two kinds: that load begins six kinds earlier, inside the array.
    return mask | (gather_flags(flag(load8(counts + 26))) >> 6U) << 32U;
}

/// The kinds with at least `copies` copies (1 to 127; counts below 128).
inline KindMask at_least(const std::uint8_t* counts, unsigned copies) noexcept {
    const std::uint64_t lift = (128 - copies) * every_byte;
    return mask_of(counts, [lift](std::uint64_t word) { return ((word + lift) >> 7U) & every_byte; });
}

/// Is there a kind with at least `copies` copies (1 to 128)? Cheaper than to ask which, and of any bytes whatever.
inline bool any_at_least(const std::uint8_t* counts, unsigned copies) noexcept {
    const std::uint64_t lift = (128 - copies) * every_byte;
    std::uint64_t flags = 0;
    // A sum that spills into the next byte comes from one whose own flag is up.
    for (const int at : {0, 8, 16, 24, 26}) flags |= load8(counts + at) | (load8(counts + at) + lift);
    return (flags & 128 * every_byte) != 0;
}

/// The kinds with an odd number of copies.
inline KindMask odd_ones(const std::uint8_t* counts) noexcept {
    return mask_of(counts, [](std::uint64_t word) { return word & every_byte; });
}

/// The sum of all counts, which is below 256.
inline int sum_of(const std::uint8_t* counts) noexcept {
    const std::uint64_t last_two = load8(counts + 26) >> 48U;
    const std::uint64_t sums = load8(counts) + load8(counts + 8) + load8(counts + 16) + load8(counts + 24) + last_two;
    return static_cast<int>((sums * every_byte) >> 56U);
}

/// How many kinds a mask holds, without an instruction that old processors lack.
constexpr int number_of(KindMask kinds) noexcept {
    kinds -= (kinds >> 1U) & 0x5555555555555555U;
    kinds = (kinds & 0x3333333333333333U) + ((kinds >> 2U) & 0x3333333333333333U);
    kinds = (kinds + (kinds >> 4U)) & 0x0F0F0F0F0F0F0F0FU;
    return static_cast<int>((kinds * every_byte) >> 56U);
}

}  // namespace hupai
