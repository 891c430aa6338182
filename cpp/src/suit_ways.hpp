// Every way to take the tiles of one suit, or of the honours, into sets and perhaps the pair. No set crosses suits, so
// a hand is read suit by suit.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "distance.hpp"
#include "hupai/tiles.hpp"

namespace hupai {

/// Numbers of sets (0-4) and pairs (0-1), as a set of such numbers. There is room between them for sums.
using Splits = std::uint64_t;

inline constexpr int bits_of_sets = 16;

constexpr int split_number(int sets, int pairs) noexcept { return sets + bits_of_sets * pairs; }
constexpr int sets_of_split(int number) noexcept { return number % bits_of_sets; }
constexpr int pairs_of_split(int number) noexcept { return number / bits_of_sets; }
constexpr Splits split_bit(int sets, int pairs) noexcept { return Splits{1} << split_number(sets, pairs); }
inline constexpr Splits all_splits = Splits{0x1F} | Splits{0x1F} << bits_of_sets;

/// The sums of a number of `a` and one of `b`.
constexpr Splits together(Splits a, Splits b) noexcept {
    Splits sums = 0;
    for (; a != 0; a &= a - 1) sums |= b << std::countr_zero(a);
    return sums & all_splits;
}

/// The numbers that lack one of `others` to (sets, pairs).
constexpr Splits lacking(Splits others, int sets, int pairs) noexcept {
    Splits rest = 0;
    for (; others != 0; others &= others - 1) {
        const int other = std::countr_zero(others);
        const bool within = sets_of_split(other) <= sets && pairs_of_split(other) <= pairs;
        if (within) rest |= Splits{1} << (split_number(sets, pairs) - other);
    }
    return rest;
}

/// The concealed real tiles of one suit or of the honours, four bits a rank.
struct SuitTiles {
    Kind first = 0;  ///< the lowest kind
    int ranks = ranks_per_suit;
    int count = 0;
    std::uint64_t held = 0;
    std::uint64_t melded = 0;

    bool has_chows() const noexcept { return first < first_honour; }
};

/// The tiles of a suit as counts, one a kind.
void unpack_ranks(std::uint64_t tiles, std::uint8_t* counts, int ranks) noexcept;

inline constexpr int part_count = suit_count + 1;

/// One of the three suits, or the honours (3).
[[nodiscard]] SuitTiles suit_of(const Counts& real, int part) noexcept;

/// All of them, and what is melded.
[[nodiscard]] std::array<SuitTiles, part_count> suits_of(const Tiles& tiles) noexcept;

/// Into how many sets and pairs can each part of the hand be split so that all of it together is `sets` sets and a
/// pair? Every real tile is used, and every wildcard. Sets of wildcards alone count.
/// Precondition: at most four copies a kind, and 3 * `sets` + 2 tiles.
[[nodiscard]] std::array<Splits, part_count> splits_of(const Tiles& tiles,
                                                       const std::array<SuitTiles, part_count>& suits,
                                                       int sets) noexcept;

/// One way; the order of its sets is that of the decompositions.
struct SuitWay {
    std::array<std::uint8_t, 4> sets;  ///< twice the lowest kind, plus one for a chow
    std::uint8_t set_count = 0;
    Kind pair = no_kind;      ///< no_kind: the pair is elsewhere
    std::uint64_t tiles = 0;  ///< four bits a rank: of what the sets and the pair are made
};

/// Calls `visit(way)` for every way to take all tiles of a suit into so many sets and pairs as `wanted` allows, every
/// other tile of them being a wildcard; every choice of sets and pair once.
template <class Visit>
class SuitWays {
 public:
    SuitWays(const SuitTiles& suit, Splits wanted, bool fifth_copy, Visit& visit) noexcept
        : suit_(suit), wanted_(wanted), fifth_copy_(fifth_copy), visit_(visit) {}

    void list() noexcept {
        for (; wanted_ != 0; wanted_ &= wanted_ - 1) {
            const int split = std::countr_zero(wanted_);
            sets_ = sets_of_split(split);
            pairs_ = pairs_of_split(split);
            tiles_ = suit_.held;
            assign(3 * sets_ + 2 * pairs_ - suit_.count, 0);
        }
    }

 private:
    static constexpr int rank_of_lowest(std::uint64_t tiles) noexcept { return std::countr_zero(tiles) / 4; }
    static constexpr int at(std::uint64_t tiles, int rank) noexcept {
        return static_cast<int>(tiles >> (4 * rank) & 15U);
    }

    /// Replaces so many wildcards by tiles of ranks, not below `lowest`, that complete the suit together.
    void assign(int wildcards, int lowest) noexcept {
        if (wildcards == 0) return list_real(tiles_);
        for (unsigned ranks = ranks_nearer() >> lowest << lowest; ranks != 0; ranks &= ranks - 1) {
            const int rank = std::countr_zero(ranks);
            if (!fifth_copy_ && at(tiles_, rank) + at(suit_.melded, rank) >= copies_per_kind) continue;
            tiles_ += std::uint64_t{1} << (4 * rank);
            assign(wildcards - 1, rank);
            tiles_ -= std::uint64_t{1} << (4 * rank);
        }
    }

    /// The ranks of which a tile may bring the suit nearer; of five copies the tables know nothing, and any may.
    unsigned ranks_nearer() const noexcept {
        if (has_five_copies(tiles_)) return (1U << suit_.ranks) - 1;
        return suit_.has_chows() ? distance::ranks_nearer_in_suit(tiles_, sets_, pairs_)
                                 : distance::ranks_nearer_in_honours(tiles_, sets_, pairs_);
    }

    static constexpr bool has_five_copies(std::uint64_t tiles) noexcept {
        constexpr std::uint64_t every_rank = 0x111111111U;
        return ((tiles >> 3U | (tiles >> 2U & (tiles | tiles >> 1U))) & every_rank) != 0;
    }

    void push(int rank, bool chow) noexcept {
        way_.sets[way_.set_count++] = static_cast<std::uint8_t>(2 * (suit_.first + rank) + (chow ? 1 : 0));
    }

    /// The lowest tile left is in a pung, in the pair or the first of a chow.
    void list_real(std::uint64_t left) noexcept {
        if (left == 0) {
            way_.tiles = tiles_;
            return visit_(way_);
        }
        const int rank = rank_of_lowest(left);
        const int held = at(left, rank);
        const bool more = way_.set_count < sets_;
        const int chow = 2 * (suit_.first + rank) + 1;
        const bool after_chow = way_.set_count > 0 && way_.sets[way_.set_count - 1U] == chow;
        if (held >= 3 && more && !after_chow) {
            push(rank, false);
            list_real(left - (std::uint64_t{3} << (4 * rank)));
            --way_.set_count;
        }
        if (more && suit_.has_chows() && rank + 2 < suit_.ranks && at(left, rank + 1) > 0 && at(left, rank + 2) > 0) {
            push(rank, true);
            list_real(left - (std::uint64_t{0x111} << (4 * rank)));
            --way_.set_count;
        }
        if (held == 2 && pairs_ > 0 && way_.pair == no_kind) {
            way_.pair = static_cast<Kind>(suit_.first + rank);
            list_real(left - (std::uint64_t{2} << (4 * rank)));
            way_.pair = no_kind;
        }
    }

    const SuitTiles& suit_;
    Splits wanted_;
    bool fifth_copy_;
    Visit& visit_;
    int sets_ = 0;
    int pairs_ = 0;
    std::uint64_t tiles_ = 0;  // wildcards replaced
    SuitWay way_{};
};

}  // namespace hupai
