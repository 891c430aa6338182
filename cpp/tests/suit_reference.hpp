// What the tiles of one suit, or the honours, miss of m sets and p pairs: another way than the generator of the tables.
//
// A target is m sets and p pairs of the suit. Of a target that uses u tiles of a hand, 3m + 2p - u are missing; so the
// best target is the one that uses the most. All tiles of a hand are used by some target exactly when the hand is a
// part of it: take tiles from the targets one by one, and every hand that is met is such a hand. Of any other hand
// the most that is used is the most that is used of the hand without one of its tiles.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace suit_reference {

inline constexpr int most_tiles = 14;
inline constexpr int most_sets = 4;
inline constexpr std::size_t entries = 10;

using Ranks = std::vector<int>;  ///< copies of each rank
using Vector = std::array<int, entries>;

constexpr std::size_t entry_of(int sets, int pairs) { return static_cast<std::size_t>(sets + 5 * pairs); }

class Reference {
 public:
    Reference(int ranks, bool chows) : ranks_(ranks), chows_(chows) {
        std::size_t hands = 1;
        for (int rank = 0; rank < ranks; ++rank) hands *= base;
        number_.assign(hands, none);
        list_hands(0, 0, Ranks(static_cast<std::size_t>(ranks), 0));
        whole_.assign(hands_.size(), 0);
        used_.assign(hands_.size(), {});
        take_from_targets();
        count_used();
    }

    /// Of up to 14 tiles and four copies a rank, and of such hands with one tile more, whatever its kind.
    Vector missing(const Ranks& held) const {
        const auto& used = used_[number_[index_of(held)]];
        Vector missing{};
        for (int pairs = 0; pairs <= 1; ++pairs) {
            for (int sets = 0; sets <= most_sets; ++sets) {
                missing[entry_of(sets, pairs)] = 3 * sets + 2 * pairs - used[entry_of(sets, pairs)];
            }
        }
        return missing;
    }

 private:
    static constexpr int most_copies = 5;
    static constexpr std::size_t base = most_copies + 1;
    static constexpr std::uint32_t none = 0xFFFFFFFF;

    std::size_t index_of(const Ranks& held) const {
        std::size_t index = 0;
        for (const int copies : held) index = index * base + static_cast<std::size_t>(copies);
        return index;
    }

    /// In lexicographic order: the hand without a tile comes before the hand.
    void list_hands(int rank, int tiles, Ranks held) {
        if (rank == ranks_) {
            number_[index_of(held)] = static_cast<std::uint32_t>(hands_.size());
            hands_.push_back(held);
            return;
        }
        for (int copies = 0; copies <= most_copies && tiles + copies <= most_tiles + 1; ++copies) {
            held[static_cast<std::size_t>(rank)] = copies;
            list_hands(rank + 1, tiles + copies, held);
        }
    }

    /// `visit(number of the hand without one of its tiles)`
    template <class Visit>
    void for_each_tile(const Ranks& held, Visit visit) const {
        std::size_t index = index_of(held), weight = 1;
        for (std::size_t rank = held.size(); rank-- > 0; weight *= base) {
            if (held[rank] > 0) visit(number_[index - weight]);
        }
    }

    /// Marks the targets of every entry: each set is the last one or a later one, which lists every choice once.
    void mark_targets(const Ranks& target, int sets, int last) {
        mark(target, entry_of(sets, 0));
        for (std::size_t rank = 0; rank < target.size(); ++rank) mark(with(target, rank, {2}), entry_of(sets, 1));
        for (int set = last; set < 2 * ranks_ && sets < most_sets; ++set) {
            const auto rank = static_cast<std::size_t>(set / 2);
            const bool chow = set % 2 == 1;
            if (chow && (!chows_ || rank + 2 >= target.size())) continue;
            mark_targets(chow ? with(target, rank, {1, 1, 1}) : with(target, rank, {3}), sets + 1, set);
        }
    }

    static Ranks with(Ranks target, std::size_t rank, const std::vector<int>& more) {
        for (std::size_t i = 0; i < more.size(); ++i) target[rank + i] += more[i];
        return target;
    }

    /// No hand uses more than five copies of a rank.
    void mark(Ranks target, std::size_t entry) {
        for (int& copies : target) copies = std::min(copies, most_copies);
        std::uint16_t& whole = whole_[number_[index_of(target)]];
        whole = static_cast<std::uint16_t>(whole | 1U << entry);
    }

    void take_from_targets() {
        mark_targets(Ranks(static_cast<std::size_t>(ranks_), 0), 0, 0);
        for (std::size_t hand = hands_.size(); hand-- > 0;) {
            for_each_tile(hands_[hand], [&](std::uint32_t less) {
                whole_[less] = static_cast<std::uint16_t>(whole_[less] | whole_[hand]);
            });
        }
    }

    void count_used() {
        for (std::size_t hand = 0; hand < hands_.size(); ++hand) {
            int tiles = 0;
            for (const int copies : hands_[hand]) tiles += copies;
            auto& used = used_[hand];
            for_each_tile(hands_[hand], [&](std::uint32_t less) {
                for (std::size_t entry = 0; entry < entries; ++entry) {
                    used[entry] = std::max(used[entry], used_[less][entry]);
                }
            });
            for (std::size_t entry = 0; entry < entries; ++entry) {
                if ((whole_[hand] >> entry & 1U) != 0) used[entry] = static_cast<std::uint8_t>(tiles);
            }
        }
    }

    int ranks_;
    bool chows_;
    std::vector<std::uint32_t> number_;  ///< by index
    std::vector<Ranks> hands_;
    std::vector<std::uint16_t> whole_;  ///< the entries of which some target uses all tiles of the hand
    std::vector<std::array<std::uint8_t, entries>> used_;
};

inline const Reference& suits() {
    static const Reference reference(9, true);
    return reference;
}

inline const Reference& honours() {
    static const Reference reference(7, false);
    return reference;
}

/// What two parts of a hand miss together: the best way to share out the sets and the pair.
inline Vector together(const Vector& first, const Vector& second) {
    Vector sum{};
    for (int sets = 0; sets <= most_sets; ++sets) {
        for (int pairs = 0; pairs <= 1; ++pairs) {
            int least = 1000;
            for (int m = 0; m <= sets; ++m) {
                for (int p = 0; p <= pairs; ++p) {
                    least = std::min(least, first[entry_of(m, p)] + second[entry_of(sets - m, pairs - p)]);
                }
            }
            sum[entry_of(sets, pairs)] = least;
        }
    }
    return sum;
}

/// Every suit that a hand can hold, in lexicographic order.
template <class Visit>
void for_each_suit(std::size_t ranks, Visit visit) {
    Ranks held(ranks, 0);
    const auto descend = [&](const auto& self, std::size_t rank, int tiles) -> void {
        if (rank == ranks) return visit(static_cast<const Ranks&>(held));
        for (int copies = 0; copies <= 4 && tiles + copies <= most_tiles; ++copies) {
            held[rank] = copies;
            self(self, rank + 1, tiles + copies);
        }
        held[rank] = 0;
    };
    descend(descend, 0, 0);
}

}  // namespace suit_reference
