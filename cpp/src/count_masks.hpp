// Masks of the kinds that have so many copies: sixteen counts at a time where the processor has SSE2 (every x86-64 has
// it), else eight at a time in plain words. Both give the same.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

#include "hupai/tile.hpp"

#if defined(__SSE2__) || defined(_M_X64)
#include <emmintrin.h>
#define HUPAI_SSE2 1
#endif

namespace hupai {

static_assert(std::endian::native == std::endian::little, "counts are read as little-endian words");

/// 1 in every byte.
inline constexpr std::uint64_t every_byte = 0x0101010101010101U;

inline std::uint64_t load8(const std::uint8_t* bytes) noexcept {
    std::uint64_t word;
    std::memcpy(&word, bytes, sizeof word);
    return word;
}

namespace plain {

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

inline KindMask at_least(const std::uint8_t* counts, unsigned copies) noexcept {
    const std::uint64_t lift = (128 - copies) * every_byte;
    return mask_of(counts, [lift](std::uint64_t word) { return ((word + lift) >> 7U) & every_byte; });
}

inline bool any_at_least(const std::uint8_t* counts, unsigned copies) noexcept {
    const std::uint64_t lift = (128 - copies) * every_byte;
    std::uint64_t flags = 0;
    // A sum that spills into the next byte comes from one whose own flag is up.
    for (const int at : {0, 8, 16, 24, 26}) flags |= load8(counts + at) | (load8(counts + at) + lift);
    return (flags & 128 * every_byte) != 0;
}

inline KindMask with_digit(const std::uint8_t* counts, int digit) noexcept {
    return mask_of(counts, [digit](std::uint64_t word) { return (word >> digit) & every_byte; });
}

inline int sum_of(const std::uint8_t* counts) noexcept {
    const std::uint64_t last_two = load8(counts + 26) >> 48U;
    const std::uint64_t sums = load8(counts) + load8(counts + 8) + load8(counts + 16) + load8(counts + 24) + last_two;
    return static_cast<int>((sums * every_byte) >> 56U);
}

}  // namespace plain

#ifdef HUPAI_SSE2

namespace sse2 {

inline __m128i load16(const std::uint8_t* bytes) noexcept {
    return _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes));
}

/// The highest bit of each byte.
inline unsigned highest_bits(__m128i bytes) noexcept { return static_cast<unsigned>(_mm_movemask_epi8(bytes)); }

/// `flag` turns sixteen counts into sixteen bytes whose highest bits are the flags.
template <class Flag>
KindMask mask_of(const std::uint8_t* counts, Flag flag) noexcept {
    const unsigned first = highest_bits(flag(load16(counts))), next = highest_bits(flag(load16(counts + 16)));
    // The last two kinds: that load begins fourteen kinds earlier, inside the array.
    const KindMask last = highest_bits(flag(load16(counts + 18))) >> 14U;
    return first | next << 16U | last << 32U;
}

inline KindMask at_least(const std::uint8_t* counts, unsigned copies) noexcept {
    const __m128i fewer = _mm_set1_epi8(static_cast<char>(copies - 1));
    return mask_of(counts, [fewer](__m128i some) { return _mm_cmpgt_epi8(some, fewer); });
}

inline bool any_at_least(const std::uint8_t* counts, unsigned copies) noexcept {
    const __m128i most =
        _mm_max_epu8(_mm_max_epu8(load16(counts), load16(counts + 16)), load16(counts + kind_count - 16));
    const __m128i above = _mm_subs_epu8(most, _mm_set1_epi8(static_cast<char>(copies - 1)));
    return highest_bits(_mm_cmpeq_epi8(above, _mm_setzero_si128())) != 0xFFFFU;
}

inline KindMask with_digit(const std::uint8_t* counts, int digit) noexcept {
    return mask_of(counts, [digit](__m128i some) { return _mm_slli_epi16(some, 7 - digit); });
}

inline int sum_of(const std::uint8_t* counts) noexcept {
    const __m128i none = _mm_setzero_si128();
    const __m128i last_two = _mm_srli_si128(load16(counts + 18), 14);
    const __m128i halves =
        _mm_add_epi64(_mm_add_epi64(_mm_sad_epu8(load16(counts), none), _mm_sad_epu8(last_two, none)),
                      _mm_sad_epu8(load16(counts + 16), none));
    return _mm_cvtsi128_si32(_mm_add_epi64(halves, _mm_unpackhi_epi64(halves, halves)));
}

}  // namespace sse2

namespace best = sse2;
#else
namespace best = plain;
#endif

/// The kinds with at least `copies` copies (1 to 127; counts below 128).
inline KindMask at_least(const std::uint8_t* counts, unsigned copies) noexcept {
    return best::at_least(counts, copies);
}

/// Is there a kind with at least `copies` copies (1 to 128)? Cheaper than to ask which, and of any bytes whatever.
inline bool any_at_least(const std::uint8_t* counts, unsigned copies) noexcept {
    return best::any_at_least(counts, copies);
}

/// The kinds whose number of copies has a binary digit (0-7).
inline KindMask with_digit(const std::uint8_t* counts, int digit) noexcept { return best::with_digit(counts, digit); }

/// The kinds with an odd number of copies.
inline KindMask odd_ones(const std::uint8_t* counts) noexcept { return with_digit(counts, 0); }

/// The sum of all counts, which is below 256.
inline int sum_of(const std::uint8_t* counts) noexcept { return best::sum_of(counts); }

/// How many kinds a mask holds, without an instruction that old processors lack.
constexpr int number_of(KindMask kinds) noexcept {
    kinds -= (kinds >> 1U) & 0x5555555555555555U;
    kinds = (kinds & 0x3333333333333333U) + ((kinds >> 2U) & 0x3333333333333333U);
    kinds = (kinds + (kinds >> 4U)) & 0x0F0F0F0F0F0F0F0FU;
    return static_cast<int>((kinds * every_byte) >> 56U);
}

}  // namespace hupai
