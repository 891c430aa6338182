// The search by trying everything: every target, every way to place draws and wildcards, each condition literally.
// Shares nothing with what it checks but the types.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <set>
#include <vector>

#include "hupai/decompose.hpp"
#include "hupai/shanten.hpp"

namespace brute {

using hupai::Counts;
using hupai::Form;
using hupai::Held;
using hupai::HunLimits;
using hupai::Kind;
using hupai::Tiles;

inline constexpr int far = 99;

/// A short list without the heap, which deep recursion under a sanitizer pays dearly for.
template <class Item, std::size_t capacity>
class ShortList {
 public:
    ShortList() = default;
    ShortList(std::initializer_list<Item> items) {
        for (const Item& item : items) push_back(item);
    }
    void push_back(const Item& item) { items_[size_++] = item; }
    void pop_back() { --size_; }
    void clear() { size_ = 0; }
    std::size_t size() const { return size_; }
    const Item& operator[](std::size_t i) const { return items_[i]; }
    const Item* begin() const { return items_.data(); }
    const Item* end() const { return items_.data() + size_; }

 private:
    std::array<Item, capacity> items_{};
    std::size_t size_ = 0;
};

/// Kinds of tiles, in order.
using Group = ShortList<Kind, 16>;
using Groups = ShortList<Group, 8>;

/// A complete concealed hand: sets and pair, and what is demanded beside them (never refused for being all wildcards).
struct Target {
    Groups groups;
    Group beside;
};

inline const std::vector<Group>& all_sets() {
    static const std::vector<Group> sets = [] {
        std::vector<Group> list;
        for (Kind k = 0; k < 34; ++k) {
            list.push_back({k, k, k});
            if (k < 27 && k % 9 < 7) list.push_back({k, static_cast<Kind>(k + 1), static_cast<Kind>(k + 2)});
        }
        return list;
    }();
    return sets;
}

/// Can every group be given a tile of its own out of `tiles`?
inline bool each_gets_one(const Groups& groups, std::size_t from, Counts& tiles) {
    if (from == groups.size()) return true;
    for (std::size_t i = 0; i < groups[from].size(); ++i) {
        const Kind kind = groups[from][i];
        if (i > 0 && groups[from][i - 1] == kind) continue;
        if (tiles[kind] == 0) continue;
        --tiles[kind];
        const bool rest = each_gets_one(groups, from + 1, tiles);
        ++tiles[kind];
        if (rest) return true;
    }
    return false;
}

struct Case {
    Tiles tiles;
    HunLimits limits;
    Held held = Held::formal;
};

/// Chooses for each kind how many of its missing copies are drawn; the others are wildcards.
inline void choose_draws(const Case& hand, const Target& target, const Counts& demand, std::size_t kind, int drawn,
                         int wild, Counts& tiles, int& best) {
    if (drawn >= best || wild > hand.tiles.wildcards) return;
    if (kind == demand.size()) {
        if (!hand.limits.all_hun_sets && !each_gets_one(target.groups, 0, tiles)) return;
        best = drawn;
        return;
    }
    const int real = hand.tiles.real[kind];
    const int melded = hand.tiles.melded[kind];
    const int missing = std::max(0, demand[kind] - real);
    const int drawable = hand.held == Held::formal ? missing : std::min(missing, std::max(0, 4 - real - melded));
    for (int draws = 0; draws <= drawable; ++draws) {
        const int stand_ins = missing - draws;
        if (stand_ins > 0 && !hand.limits.fifth_copy && demand[kind] + melded > 4) continue;
        tiles[kind] = static_cast<std::uint8_t>(std::min<int>(real, demand[kind]) + draws);
        choose_draws(hand, target, demand, kind + 1, drawn + draws, wild + stand_ins, tiles, best);
    }
}

/// Lowers `best` to the fewest draws for this target.
inline void try_target(const Case& hand, const Target& target, int& best) {
    Counts demand{};
    for (const Group& group : target.groups) {
        for (const Kind kind : group) ++demand[kind];
    }
    for (const Kind kind : target.beside) ++demand[kind];
    int missing = 0;
    for (std::size_t k = 0; k < demand.size(); ++k) missing += std::max(0, demand[k] - hand.tiles.real[k]);
    if (missing - hand.tiles.wildcards >= best) return;
    Counts tiles{};
    choose_draws(hand, target, demand, 0, 0, 0, tiles, best);
}

inline void try_sets(const Case& hand, int sets_left, std::size_t from, Target& target, int& best) {
    if (sets_left == 0) {
        for (Kind k = 0; k < 34; ++k) {
            target.groups.push_back({k, k});
            try_target(hand, target, best);
            target.groups.pop_back();
        }
        return;
    }
    for (std::size_t i = from; i < all_sets().size(); ++i) {
        target.groups.push_back(all_sets()[i]);
        try_sets(hand, sets_left - 1, i, target, best);
        target.groups.pop_back();
    }
}

inline void try_pairs(const Case& hand, int pairs_left, std::size_t from, const std::vector<Kind>& kinds,
                      Target& target, int& best) {
    if (pairs_left == 0) return try_target(hand, target, best);
    for (std::size_t i = from; i < kinds.size(); ++i) {
        target.groups.push_back({kinds[i], kinds[i]});
        try_pairs(hand, pairs_left - 1, i, kinds, target, best);
        target.groups.pop_back();
    }
}

/// Kinds that the hand holds, and seven that it does not: the others are like these seven.
inline std::vector<Kind> kinds_for_pairs(const Tiles& tiles) {
    std::vector<Kind> kinds;
    int untouched = 0;
    for (Kind k = 0; k < 34; ++k) {
        if (tiles.real[k] > 0 || untouched++ < 7) kinds.push_back(k);
    }
    return kinds;
}

inline const std::array<std::array<int, 3>, 6>& permutations() {
    static const std::array<std::array<int, 3>, 6> all = {
        {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
    return all;
}

/// The nine kinds when the suits of 147, 258, 369 are these.
inline Group nine_of(const std::array<int, 3>& suits) {
    Group nine;
    for (int triple = 0; triple < 3; ++triple) {
        for (int i = 0; i < 3; ++i) {
            nine.push_back(static_cast<Kind>(suits[static_cast<std::size_t>(triple)] * 9 + triple + 3 * i));
        }
    }
    return nine;
}

inline const Group& orphan_kinds() {
    static const Group kinds = {0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33};
    return kinds;
}

/// The fewest draws to the form, or `far`. `sets` and `whole` (13 or 14 concealed tiles) are the hand's.
inline int fewest_draws(const Case& hand, Form form, int sets, bool whole) {
    int best = far;
    if (form == Form::standard) {
        Target target;
        try_sets(hand, sets, 0, target, best);
    } else if (form == Form::knitted_straight) {
        for (const auto& suits : permutations()) {
            Target target;
            target.beside = nine_of(suits);
            if (sets >= 3) try_sets(hand, sets - 3, 0, target, best);
        }
    } else if (!whole) {
        return far;
    } else if (form == Form::seven_pairs) {
        Target target;
        try_pairs(hand, 7, 0, kinds_for_pairs(hand.tiles), target, best);
    } else if (form == Form::honors_and_knitted) {
        for (const auto& suits : permutations()) {
            Group kinds = nine_of(suits);
            for (Kind k = 27; k < 34; ++k) kinds.push_back(k);
            for (std::size_t a = 0; a < 16; ++a) {
                for (std::size_t b = a + 1; b < 16; ++b) {
                    Target target;
                    for (std::size_t i = 0; i < 16; ++i) {
                        if (i != a && i != b) target.beside.push_back(kinds[i]);
                    }
                    try_target(hand, target, best);
                }
            }
        }
    } else {
        for (const Kind pair : orphan_kinds()) {
            Target target;
            target.beside = orphan_kinds();
            target.beside.push_back(pair);
            try_target(hand, target, best);
        }
    }
    return best;
}

/// What a decomposition says, without which positions are wildcards: form, then one number a set, in the order listed.
using Reading = std::vector<int>;

inline int number_of(hupai::SetKind kind, Kind tile) { return static_cast<int>(kind) * 1000 + tile; }

inline Reading reading_of(const hupai::Decomposition& decomposition) {
    Reading reading = {static_cast<int>(decomposition.form)};
    for (int i = 0; i < decomposition.set_count; ++i) {
        const hupai::Set& set = decomposition.sets[static_cast<std::size_t>(i)];
        if (set.meld < 0) reading.push_back(number_of(set.kind, set.tile));
    }
    return reading;
}

/// Enumerates what the wildcards stand for, every partition of the tiles, and every placing of the wildcards in it.
class Placements {
 public:
    Placements(const Tiles& tiles, HunLimits limits, bool expand) : tiles_(tiles), limits_(limits), expand_(expand) {
        count_ = tiles.wildcards;
        for (const auto copies : tiles.real) count_ += copies;
    }

    std::set<Reading> all() {
        stand(0, tiles_.wildcards);
        return std::move(found_);
    }

 private:
    // A group of a partition: what it is, and how many tiles of each kind it takes.
    struct Piece {
        hupai::SetKind kind = hupai::SetKind::any;
        Kind tile = 0;
        Group tiles{};
        bool may_be_all_wild = false;  // definite all the same: knitted triples, singles
    };

    void stand(std::size_t kind, int left) {
        if (kind == 34) {
            if (left == 0) partition_all();
            return;
        }
        for (int here = 0; here <= left; ++here) {
            const int all = tiles_.real[kind] + here + tiles_.melded[kind];
            if (here > 0 && !limits_.fifth_copy && all > 4) break;
            wild_[kind] = static_cast<std::uint8_t>(here);
            stand(kind + 1, left - here);
        }
        wild_[kind] = 0;
    }

    void partition_all() {
        for (std::size_t k = 0; k < 34; ++k) rest_[k] = static_cast<std::uint8_t>(tiles_.real[k] + wild_[k]);
        form_ = Form::standard;
        partition(0);
        for (const auto& suits : permutations()) {
            form_ = Form::knitted_straight;
            const Group nine = nine_of(suits);
            if (!take(nine)) continue;
            for (std::size_t t = 0; t < 3; ++t) {
                pieces_.push_back(
                    {hupai::SetKind::knitted, nine[3 * t], {nine[3 * t], nine[3 * t + 1], nine[3 * t + 2]}, true});
            }
            partition(0);
            pieces_.clear();
            give_back(nine);
        }
        if (count_ != 14 || tiles_.meld_count != 0) return;
        whole_forms();
    }

    /// Sets first, the pair last.
    void partition(std::size_t from) {
        int left = 0;
        for (const auto copies : rest_) left += copies;
        if (left == 2) {
            for (Kind k = 0; k < 34; ++k) {
                if (rest_[k] != 2) continue;
                pieces_.push_back({hupai::SetKind::pair, k, {k, k}, false});
                place_all();
                pieces_.pop_back();
            }
        }
        if (left < 5) return;
        for (std::size_t i = from; i < all_sets().size(); ++i) {
            const Group& set = all_sets()[i];
            if (!take(set)) continue;
            const auto kind = set[0] == set[1] ? hupai::SetKind::pung : hupai::SetKind::chow;
            pieces_.push_back({kind, set[0], set, false});
            partition(i);
            pieces_.pop_back();
            give_back(set);
        }
    }

    void whole_forms() {
        form_ = Form::seven_pairs;
        bool all_even = true;
        for (Kind k = 0; k < 34; ++k) {
            all_even = all_even && rest_[k] % 2 == 0;
            for (int i = 0; i < rest_[k] / 2; ++i) pieces_.push_back({hupai::SetKind::pair, k, {k, k}, false});
        }
        if (all_even) place_all();
        pieces_.clear();
        form_ = Form::honors_and_knitted;
        for (const auto& suits : permutations()) {
            Group kinds = nine_of(suits);
            for (Kind k = 27; k < 34; ++k) kinds.push_back(k);
            int fitting = 0;
            for (const Kind k : kinds) fitting += rest_[k] == 1;
            if (fitting != 14) continue;
            for (Kind k = 0; k < 34; ++k) {
                if (rest_[k] == 1) pieces_.push_back({hupai::SetKind::single, k, {k}, true});
            }
            place_all();
            pieces_.clear();
        }
        form_ = Form::thirteen_orphans;
        int fitting = 0;
        for (const Kind k : orphan_kinds()) fitting += rest_[k] > 0 ? rest_[k] : -99;
        if (fitting != 14) return;
        for (const Kind k : orphan_kinds()) {
            if (rest_[k] == 1) pieces_.push_back({hupai::SetKind::single, k, {k}, true});
        }
        for (const Kind k : orphan_kinds()) {
            if (rest_[k] == 2) pieces_.push_back({hupai::SetKind::pair, k, {k, k}, true});
        }
        place_all();
        pieces_.clear();
    }

    bool take(const Group& tiles) {
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            if (rest_[tiles[i]] > 0) {
                --rest_[tiles[i]];
                continue;
            }
            for (std::size_t j = 0; j < i; ++j) ++rest_[tiles[j]];
            return false;
        }
        return true;
    }

    void give_back(const Group& tiles) {
        for (const Kind kind : tiles) ++rest_[kind];
    }

    /// Which pieces hold a real tile, as bits; those that are definite all the same are left out.
    using Held = unsigned;

    void place_all() {
        std::array<bool, 128> seen{};
        Counts wild = wild_;
        Counts real = tiles_.real;
        place(0, 0, 0, 0, real, wild, seen);
        for (Held held = 0; held < seen.size(); ++held) {
            if (seen[held]) write(held);
        }
    }

    /// The tile `position` of piece `piece` is a real one or a wildcard. `number` counts the pieces that `held` tells
    /// of.
    void place(std::size_t piece, std::size_t position, unsigned number, Held held, Counts& real, Counts& wild,
               std::array<bool, 128>& seen) {
        if (piece == pieces_.size()) {
            seen[held] = true;
            return;
        }
        const bool told_of = !pieces_[piece].may_be_all_wild;
        if (position == pieces_[piece].tiles.size()) {
            return place(piece + 1, 0, number + (told_of ? 1 : 0), held, real, wild, seen);
        }
        const Kind kind = pieces_[piece].tiles[position];
        if (real[kind] > 0) {
            --real[kind];
            place(piece, position + 1, number, told_of ? held | 1U << number : held, real, wild, seen);
            ++real[kind];
        }
        if (wild[kind] > 0) {
            --wild[kind];
            place(piece, position + 1, number, held, real, wild, seen);
            ++wild[kind];
        }
    }

    void write(Held held) {
        const bool symbolic = !expand_ || !limits_.all_hun_sets;
        std::vector<std::pair<int, int>> sets;  // sorted: (lowest kind, pung before chow)
        Reading reading = {static_cast<int>(form_)};
        Reading last;
        unsigned number = 0;
        for (const Piece& piece : pieces_) {
            const bool any = symbolic && !piece.may_be_all_wild && (held >> number & 1U) == 0;
            if (!piece.may_be_all_wild) ++number;
            if (any && !limits_.all_hun_sets) return;
            const bool pair = piece.kind == hupai::SetKind::pair;
            const auto kind = any && !pair ? hupai::SetKind::any : piece.kind;
            const Kind tile = any ? hupai::no_kind : piece.tile;
            if (piece.kind == hupai::SetKind::knitted) {
                reading.push_back(number_of(kind, tile));
            } else if (pair && form_ != Form::seven_pairs) {
                last.push_back(number_of(kind, tile));
            } else {
                sets.push_back({2 * tile + (kind == hupai::SetKind::chow ? 1 : 0), number_of(kind, tile)});
            }
        }
        std::sort(sets.begin(), sets.end());
        for (const auto& set : sets) reading.push_back(set.second);
        reading.insert(reading.end(), last.begin(), last.end());
        found_.insert(reading);
    }

    const Tiles& tiles_;
    HunLimits limits_;
    bool expand_;
    int count_ = 0;
    Form form_ = Form::standard;
    Counts wild_{};
    Counts rest_{};
    ShortList<Piece, 14> pieces_;
    std::set<Reading> found_;
};

}  // namespace brute
