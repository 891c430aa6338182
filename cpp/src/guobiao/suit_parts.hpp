// What each way to take the tiles of a suit, or the honours, brings to the fan of a hand.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "hupai/hand.hpp"
#include "pungs.hpp"
#include "reading.hpp"
#include "sets.hpp"
#include "suit_ways.hpp"

namespace hupai::guobiao {

/// One way to take the concealed tiles of a suit or the honours. The melds of the suit are in `hogs` alone.
struct SuitPart {
    KindMask present;
    KindMask wild;  ///< the kinds that wildcards stand for
    PungOutline pungs;
    ChowGroup chows;
    std::uint32_t sets;  ///< eight bits each, the last of them in the lowest
    std::uint8_t set_count;
    Kind pair;                ///< no_kind: it is elsewhere
    std::uint8_t hogs;        ///< 四归一 (#64)
    std::uint8_t everywhere;  ///< `Everywhere`, of the concealed sets and the pair
    std::int16_t next;        ///< see `SuitParts`
};

/// All of them, for a hand with few wildcards.
class SuitParts {
 public:
    static constexpr int most_wildcards = 4;
    /// With so many, over all suits that a hand can hold (a test counts them).
    static constexpr std::size_t most_ways_of_suit = 293, most_ways_of_honours = 22;

    /// `sets`: how many the concealed tiles make.
    SuitParts(const Facts& facts, const Rules& rules, const std::array<SuitTiles, part_count>& suits,
              int sets) noexcept;

    /// The numbers of sets and pairs that the ways of a suit have; none, when the hand is no sets and a pair.
    Splits splits(std::size_t suit) const noexcept { return splits_[suit]; }

    /// Calls `visit(part)` for every way of a suit with so many sets and pairs.
    template <class Visit>
    void for_each(std::size_t suit, int sets, int pairs, Visit visit) const noexcept {
        for (int i = first_[suit][chain_of(sets, pairs)]; i != no_part; i = parts_[static_cast<std::size_t>(i)].next) {
            visit(parts_[static_cast<std::size_t>(i)]);
        }
    }

 private:
    static constexpr std::int16_t no_part = -1;
    static constexpr std::size_t most_parts = suit_count * most_ways_of_suit + most_ways_of_honours;

    static constexpr std::size_t chain_of(int sets, int pairs) noexcept {
        return static_cast<std::size_t>(sets + 5 * pairs);
    }

    void list(std::size_t suit) noexcept;
    void make(std::size_t suit, const SuitWay& way, SuitPart& part) const noexcept;

    const Facts& facts_;
    bool fifth_copy_;
    const std::array<SuitTiles, part_count>& suits_;
    std::array<Splits, part_count> splits_;
    std::array<std::array<std::int16_t, 10>, part_count> first_;  // only those of `splits_` are set
    std::size_t count_ = 0;
    std::array<SuitPart, most_parts> parts_;  // only the first `count_` are set
};

/// The ranks of which there are four or more: the lowest of four bits each.
constexpr std::uint64_t fours_among(std::uint64_t tiles) noexcept {
    constexpr std::uint64_t every_rank = 0x111111111U;
    return (tiles >> 2U | tiles >> 3U) & every_rank;
}

/// 四归一 (#64): how many kinds of a suit have four copies and more and lie in no kong, with so many concealed.
inline int hogs_among(const SuitTiles& suit, std::uint64_t concealed, const Facts& facts) noexcept {
    int hogs = 0;
    for (std::uint64_t fours = fours_among(concealed + suit.melded); fours != 0; fours &= fours - 1) {
        const auto kind = static_cast<Kind>(suit.first + std::countr_zero(fours) / 4);
        hogs += (facts.konged & bit(kind)) == 0 ? 1 : 0;
    }
    return hogs;
}

}  // namespace hupai::guobiao
