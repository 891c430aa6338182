// Which kinds lower the distance of a hand: the masks of the entries that are tight, of its four parts at once.
#pragma once

#include <array>
#include <cstdint>

#include "count_masks.hpp"

namespace hupai::distance {

/// One part of a hand (a suit, or the honours) as the tables have it, in rows of 16 bytes: what the part itself misses
/// for each of the ten entries, what the rest of the hand then misses, and which ranks lower the entry: of ranks 1-8 a
/// mask an entry, then, in two bytes, the mask of the entries that rank 9 lowers.
struct PartRows {
    const std::uint8_t* own;
    const std::uint8_t* rest;
    const std::uint8_t* masks;
};

inline constexpr std::size_t entry_count = 10;
inline constexpr std::size_t part_count = suit_count + 1;

using Parts = std::array<PartRows, part_count>;

inline unsigned entries_of_ninth_rank(const std::uint8_t* masks) noexcept {
    return masks[entry_count] | unsigned{masks[entry_count + 1]} << 8U;
}

/// Each part's ranks 1-8 are a byte of `low`, and its rank 9 a bit of `ninth`.
constexpr KindMask kinds_of_parts(std::uint32_t low, unsigned ninth) noexcept {
    KindMask kinds = 0;
    for (unsigned part = 0; part < part_count; ++part) {
        const KindMask ranks = (low >> (8 * part) & 0xFFU) | KindMask{ninth >> part & 1U} << 8U;
        kinds |= ranks << (9 * part);
    }
    return kinds;
}

namespace plain {

/// The kinds that lower an entry that is tight: own + rest == missing.
inline KindMask kinds_of_tight(const Parts& parts, int missing) noexcept {
    std::uint32_t low = 0;
    unsigned ninth = 0;
    for (unsigned part = 0; part < part_count; ++part) {
        const PartRows& rows = parts[part];
        for (unsigned entry = 0; entry < entry_count; ++entry) {
            if (rows.own[entry] + rows.rest[entry] != missing) continue;
            low |= std::uint32_t{rows.masks[entry]} << (8 * part);
            ninth |= (entries_of_ninth_rank(rows.masks) >> entry & 1U) << part;
        }
    }
    return kinds_of_parts(low, ninth);
}

}  // namespace plain

#ifdef HUPAI_SSE2

namespace sse2 {

using hupai::sse2::highest_bits;
using hupai::sse2::load16;

inline KindMask kinds_of_tight(const Parts& parts, int missing) noexcept {
    const __m128i wanted = _mm_set1_epi8(static_cast<char>(missing));
    unsigned ninth = 0;
    const auto masks_of = [&](unsigned part) {
        const PartRows& rows = parts[part];
        const __m128i tight = _mm_cmpeq_epi8(_mm_add_epi8(load16(rows.own), load16(rows.rest)), wanted);
        ninth |= unsigned{(highest_bits(tight) & entries_of_ninth_rank(rows.masks)) != 0} << part;
        return _mm_and_si128(tight, load16(rows.masks));
    };
    const __m128i m = masks_of(0), p = masks_of(1), s = masks_of(2), z = masks_of(3);
    // The union of each part's bytes, of all parts together: every step halves how many bytes a part has.
    const __m128i mp = _mm_or_si128(_mm_unpacklo_epi8(m, p), _mm_unpackhi_epi8(m, p));
    const __m128i sz = _mm_or_si128(_mm_unpacklo_epi8(s, z), _mm_unpackhi_epi8(s, z));
    __m128i all = _mm_or_si128(_mm_unpacklo_epi16(mp, sz), _mm_unpackhi_epi16(mp, sz));
    all = _mm_or_si128(all, _mm_srli_si128(all, 8));
    all = _mm_or_si128(all, _mm_srli_si128(all, 4));
    return kinds_of_parts(static_cast<std::uint32_t>(_mm_cvtsi128_si32(all)), ninth);
}

}  // namespace sse2

using sse2::kinds_of_tight;
#else
using plain::kinds_of_tight;
#endif

}  // namespace hupai::distance
