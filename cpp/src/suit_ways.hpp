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

/// The tiles of a suit as counts, one a kind.
void unpack_ranks(std::uint64_t tiles, std::uint8_t* counts, int ranks) noexcept;

inline constexpr int part_count = suit_count + 1;

/// The three suits and the honours.
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

/// The fewest windows of three ranks in which all `ranks` lie (bit 0 = rank 1): no set reaches further.
inline constexpr std::array<std::uint8_t, 512> fewest_windows = [] {
    std::array<std::uint8_t, 512> table{};
    for (unsigned ranks = 1; ranks < table.size(); ++ranks) {
        table[ranks] = static_cast<std::uint8_t>(1 + table[ranks & ~(7U << std::countr_zero(ranks))]);
    }
    return table;
}();

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
            const int wildcards = 3 * sets_ + 2 * pairs_ - suit_.count;
            if (wildcards == 0) {
                list_real(suit_.held);
            } else {
                held_ranks_ = ranks_in(suit_.held);
                list_from(0, suit_.count, Begun{}, wildcards);
            }
        }
    }

 private:
    static constexpr int rank_of_lowest(std::uint64_t tiles) noexcept { return std::countr_zero(tiles) / 4; }
    static constexpr int at(std::uint64_t tiles, int rank) noexcept {
        return static_cast<int>(tiles >> (4 * rank) & 15U);
    }

    static constexpr unsigned ranks_in(std::uint64_t tiles) noexcept {
        unsigned ranks = 0;
        for (; tiles != 0; tiles &= ~(std::uint64_t{15} << (4 * rank_of_lowest(tiles)))) {
            ranks |= 1U << rank_of_lowest(tiles);
        }
        return ranks;
    }

    void push(int rank, bool chow) noexcept {
        way_.sets[way_.set_count++] = static_cast<std::uint8_t>(2 * (suit_.first + rank) + (chow ? 1 : 0));
    }

    /// Without wildcards the lowest tile left is in a pung, in the pair or the first of a chow.
    void list_real(std::uint64_t left) noexcept {
        if (left == 0) {
            way_.tiles = suit_.held;
            visit_(way_);
            way_.tiles = 0;
            return;
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

    /// Chows that began one and two ranks ago.
    struct Begun {
        int one_ago = 0;
        int two_ago = 0;
        bool any() const noexcept { return one_ago + two_ago > 0; }
    };

    /// Rank after rank: what begins there has to cover what is held. `left`: real tiles from `rank` on.
    void list_from(int rank, int left, Begun begun, int wildcards) noexcept {
        const int sets_left = sets_ - way_.set_count;
        const int pairs_left = way_.pair == no_kind ? pairs_ : 0;
        if (!begun.any()) {
            const bool wild_alone = (sets_left > 0 && wildcards >= 3) || (pairs_left > 0 && wildcards >= 2);
            if (sets_left + pairs_left == 0) {
                if (left == 0) visit_(way_);
                return;
            }
            if (left == 0 && !wild_alone) return;
            // The next set or pair is one that reaches a tile.
            if (!wild_alone)
                rank = std::max(rank, std::countr_zero(held_ranks_ >> rank) + rank - std::min(wildcards, 2));
        }
        if (rank == suit_.ranks) return;
        if (left > 2 * begun.one_ago + begun.two_ago + 3 * sets_left + 2 * pairs_left) return;
        const unsigned covered = begun.one_ago > 0 ? 3U : begun.two_ago > 0 ? 1U : 0U;
        if (fewest_windows[held_ranks_ >> rank & ~covered] > sets_left + pairs_left) return;
        const std::uint8_t set_count = way_.set_count;
        const int most_pungs = std::min(sets_left, (at(suit_.held, rank) + wildcards) / 3);
        for (int pungs = 0; pungs <= most_pungs; ++pungs) {
            if (pungs > 0) push(rank, false);
            list_at(rank, left, begun, wildcards, 3 * pungs);
            if (pairs_left == 0) continue;
            way_.pair = static_cast<Kind>(suit_.first + rank);
            list_at(rank, left, begun, wildcards, 3 * pungs + 2);
            way_.pair = no_kind;
        }
        way_.set_count = set_count;
    }

    /// Of these the ways that have `alike` tiles of the rank in pungs and the pair: how many chows begin there?
    void list_at(int rank, int left, Begun begun, int wildcards, int alike) noexcept {
        const int held = at(suit_.held, rank);
        const bool chows = suit_.has_chows() && rank + 2 < suit_.ranks;
        int tiles = begun.one_ago + begun.two_ago + alike;
        const int most = std::min(held + wildcards - tiles, chows ? sets_ - way_.set_count : 0);
        const std::uint8_t set_count = way_.set_count;
        for (int number = 0; number <= most; ++number, ++tiles) {
            if (number > 0) push(rank, true);
            if (tiles < held) continue;
            if (!fifth_copy_ && tiles > held && tiles + at(suit_.melded, rank) > copies_per_kind) break;
            const std::uint64_t of_rank = static_cast<std::uint64_t>(tiles) << (4 * rank);
            way_.tiles += of_rank;
            list_from(rank + 1, left - held, Begun{number, begun.one_ago}, wildcards - (tiles - held));
            way_.tiles -= of_rank;
        }
        way_.set_count = set_count;
    }

    const SuitTiles& suit_;
    Splits wanted_;
    bool fifth_copy_;
    Visit& visit_;
    int sets_ = 0;
    int pairs_ = 0;
    unsigned held_ranks_ = 0;
    SuitWay way_{};
};

}  // namespace hupai
