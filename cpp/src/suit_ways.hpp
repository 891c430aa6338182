// Every way to take the tiles of one suit, or of the honours, into sets and perhaps the pair. No set crosses suits, so
// a hand is read suit by suit.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

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
///
/// First the pair is chosen, then the sets in ascending order, each taking what is there of its tiles. None may begin
/// behind the lowest tile that is left, for no later one would take that.
template <class Visit>
class SuitWays {
 public:
    SuitWays(const SuitTiles& suit, Splits wanted, bool fifth_copy, Visit& visit) noexcept
        : suit_(suit), wanted_(wanted), fifth_copy_(fifth_copy), visit_(visit) {}

    void list() noexcept {
        for (; wanted_ != 0; wanted_ &= wanted_ - 1) {
            const int split = std::countr_zero(wanted_);
            const int wildcards = 3 * sets_of_split(split) + 2 * pairs_of_split(split) - suit_.count;
            sets_ = sets_of_split(split);
            if (wildcards < 0) continue;
            if (pairs_of_split(split) == 0) {
                choose_sets(suit_.held, wildcards, 0);
            } else {
                choose_pair(wildcards);
            }
        }
    }

 private:
    static constexpr int rank_of_lowest(std::uint64_t tiles) noexcept { return std::countr_zero(tiles) / 4; }
    static constexpr int at(std::uint64_t tiles, int rank) noexcept {
        return static_cast<int>(tiles >> (4 * rank) & 15U);
    }
    static constexpr std::uint64_t tiles_of(int copies, int rank) noexcept {
        return static_cast<std::uint64_t>(copies) << (4 * rank);
    }

    void choose_pair(int wildcards) noexcept {
        for (int rank = 0; rank < suit_.ranks; ++rank) {
            const int held = std::min(at(suit_.held, rank), 2);
            if (held + wildcards < 2) continue;
            way_.pair = static_cast<Kind>(suit_.first + rank);
            way_.tiles = tiles_of(2, rank);
            choose_sets(suit_.held - tiles_of(held, rank), wildcards - (2 - held), 0);
        }
        way_.pair = no_kind;
        way_.tiles = 0;
    }

    /// `from`: the number (of a set, within the suit) that no set is below. What is left and the wildcards are as many
    /// tiles as the sets that are still to be chosen.
    void choose_sets(std::uint64_t left, int wildcards, int from) noexcept {
        if (way_.set_count == sets_) return finish();
        const int lowest = left == 0 ? suit_.ranks - 1 : rank_of_lowest(left);
        const int first = wildcards >= 3 ? 0 : lowest - 2;  // a set further below is of wildcards alone
        for (int rank = std::max(first, from / 2); rank <= lowest; ++rank) {
            if (2 * rank >= from) choose_pung(left, wildcards, rank);
            if (suit_.has_chows() && rank + 2 < suit_.ranks) choose_chow(left, wildcards, rank);
        }
    }

    void choose_pung(std::uint64_t left, int wildcards, int rank) noexcept {
        const int held = std::min(at(left, rank), 3);
        if (held + wildcards < 3) return;
        choose(2 * rank, tiles_of(3, rank), left - tiles_of(held, rank), wildcards - (3 - held));
    }

    void choose_chow(std::uint64_t left, int wildcards, int rank) noexcept {
        constexpr std::uint64_t one_of_each = 0x111;
        const std::uint64_t here = left >> (4 * rank);
        const std::uint64_t held = (here | here >> 1U | here >> 2U | here >> 3U) & one_of_each;
        const int number = static_cast<int>(held * one_of_each >> 8U & 15U);
        if (number + wildcards < 3) return;
        choose(2 * rank + 1, one_of_each << (4 * rank), left - (held << (4 * rank)), wildcards - (3 - number));
    }

    void choose(int set, std::uint64_t tiles, std::uint64_t left, int wildcards) noexcept {
        way_.sets[way_.set_count++] = static_cast<std::uint8_t>(2 * suit_.first + set);
        way_.tiles += tiles;
        choose_sets(left, wildcards, set);
        way_.tiles -= tiles;
        --way_.set_count;
    }

    void finish() noexcept {
        if (fifth_copy_ || !has_fifth_copies()) visit_(way_);
    }

    /// Does any wildcard stand for a fifth copy?
    bool has_fifth_copies() const noexcept {
        for (std::uint64_t wild = way_.tiles - suit_.held; wild != 0; wild &= wild - 1) {
            const int rank = rank_of_lowest(wild);
            if (at(way_.tiles, rank) + at(suit_.melded, rank) > copies_per_kind) return true;
        }
        return false;
    }

    const SuitTiles& suit_;
    Splits wanted_;
    bool fifth_copy_;
    Visit& visit_;
    int sets_ = 0;
    SuitWay way_{};
};

}  // namespace hupai
