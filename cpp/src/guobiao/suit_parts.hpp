// What each way to take the tiles of a suit, or the honours, brings to the fan of a hand.
#pragma once

#include <array>
#include <cstdint>

#include "hupai/hand.hpp"
#include "reading.hpp"
#include "suit_ways.hpp"

namespace hupai::guobiao {

// Sets as numbers: twice the lowest kind, plus one for a chow.
constexpr bool is_chow(int set) noexcept { return set % 2 == 1; }
constexpr Kind lowest_kind(int set) noexcept { return static_cast<Kind>(set / 2); }
constexpr int set_number(SetKind kind, Kind tile) noexcept { return 2 * tile + (kind == SetKind::chow ? 1 : 0); }
constexpr KindMask kinds_of(int set) noexcept { return (is_chow(set) ? KindMask{7} : KindMask{1}) << lowest_kind(set); }

/// What every set and the pair hold.
enum Everywhere : std::uint8_t { a_five = 1, an_end = 2 };

/// One way to take the concealed tiles of a suit or the honours. The melds of the suit are in `chows` and `hogs`.
struct SuitPart {
    std::uint64_t tiles;  ///< four bits a rank
    KindMask present;
    std::array<std::uint8_t, 4> sets;   ///< in the order of decompositions
    std::array<std::uint8_t, 4> chows;  ///< as `chow_number` counts them, ascending
    std::array<Kind, 4> pungs;          ///< concealed ones
    std::uint8_t set_count;
    std::uint8_t chow_count;
    std::uint8_t pung_count;
    Kind pair;                ///< no_kind: it is elsewhere
    std::uint8_t hogs;        ///< 四归一 (#64)
    std::uint8_t everywhere;  ///< `Everywhere`, of the concealed sets and the pair
    std::int16_t next;        ///< see `SuitParts`
};

/// All of them, for a hand with few wildcards.
class SuitParts {
 public:
    static constexpr int most_wildcards = 4;

    SuitParts(const Facts& facts, const Rules& rules, const Hand& hand) noexcept;

    const std::array<SuitTiles, part_count>& suits() const noexcept { return suits_; }

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
    // The most ways of a suit are 293, those of honours 22: counted over all suits that a hand can hold.
    static constexpr std::size_t most_parts = 3 * 293 + 22;

    static constexpr std::size_t chain_of(int sets, int pairs) noexcept {
        return static_cast<std::size_t>(sets + 5 * pairs);
    }

    void add_melded_chows(const Hand& hand) noexcept;
    void list(std::size_t suit) noexcept;
    void make(std::size_t suit, const SuitWay& way, SuitPart& part) const noexcept;
    void merge_melded_chows(std::size_t suit, SuitPart& part) const noexcept;
    int hogs_among(std::size_t suit, std::uint64_t tiles) const noexcept;

    const Facts& facts_;
    bool fifth_copy_;
    std::array<SuitTiles, part_count> suits_;
    std::array<std::uint8_t, max_melds> melded_chows_;
    std::size_t melded_chow_count_ = 0;
    std::array<Splits, part_count> splits_;
    std::array<std::array<std::int16_t, 10>, part_count> first_;  // only those of `splits_` are set
    std::size_t count_ = 0;
    std::array<SuitPart, most_parts> parts_;  // only the first `count_` are set
};

/// What a set, or the pair as a set, holds.
[[nodiscard]] std::uint8_t everywhere_in(int set) noexcept;

}  // namespace hupai::guobiao
