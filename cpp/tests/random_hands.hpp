// Seeded hands for the tests of the search: random and nearly complete, of few kinds, with many fours of a kind.
#pragma once

#include <array>
#include <random>

#include "brute_force.hpp"

namespace random_hands {

using hupai::Counts;
using hupai::Kind;
using hupai::Tiles;

/// A hand as asked for: concealed sets, one or two tiles more, wildcards among them, melds beside them.
struct Wish {
    int sets = 4;
    int extra = 1;
    int wildcards = 0;
    int melds = 0;
};

class Dealer {
 public:
    explicit Dealer(unsigned seed) : engine_(seed) {}

    int below(int bound) { return static_cast<int>(engine_() % static_cast<unsigned>(bound)); }

    Tiles deal(const Wish& wish) {
        lay_out(wish);
        const int size = 3 * wish.sets + wish.extra - tiles_.wildcards;
        const int habit = below(4);
        for (int tries = 0; held_ < size && tries < 1000; ++tries) {
            const Kind kind = some_kind();
            if (habit == 0) {
                add(kind, 1, size);
            } else if (habit == 1) {
                add(kind, below(2) == 0 ? 4 : 1 + below(4), size);
            } else {
                add_set(kind, habit == 2 ? below(3) : below(4), size);
            }
        }
        range_ = {0, 34};
        while (held_ < size) add(some_kind(), 1, size);
        return tiles_;
    }

    /// 13 or 14 concealed tiles near the forms that are no sets.
    Tiles deal_special(int extra, int wildcards) {
        lay_out({4, extra, wildcards, 0});
        const int size = 12 + extra - tiles_.wildcards;
        const int habit = below(4);
        const auto& suits = brute::permutations()[static_cast<std::size_t>(below(6))];
        const brute::Group nine = brute::nine_of(suits);
        range_ = {0, 34};
        if (habit == 3) {
            for (const Kind kind : nine) add(kind, below(10) == 0 ? 0 : 1, size);
        }
        while (held_ < size) {
            const int pick = below(16);
            if (habit == 0) {
                add(some_kind(), 1 + below(4), size);
            } else if (habit == 1) {
                add(brute::orphan_kinds()[static_cast<std::size_t>(below(13))], 1, size);
            } else if (habit == 2) {
                add(pick < 9 ? nine[static_cast<std::size_t>(pick)] : static_cast<Kind>(18 + pick), 1, size);
            } else {
                add(some_kind(), below(2) == 0 ? 1 : 3, size);
            }
        }
        return tiles_;
    }

 private:
    void lay_out(const Wish& wish) {
        tiles_ = Tiles{};
        held_ = 0;
        tiles_.wildcards = static_cast<std::uint8_t>(std::min(wish.wildcards, 3 * wish.sets + wish.extra));
        tiles_.meld_count = static_cast<std::uint8_t>(wish.melds);
        constexpr std::array<std::array<int, 2>, 6> ranges = {{{0, 9}, {27, 34}, {18, 30}, {0, 34}, {0, 34}, {0, 34}}};
        range_ = ranges[static_cast<std::size_t>(below(6))];
        for (int laid = 0; laid < wish.melds;) {
            const Kind kind = some_kind();
            const int shape = below(3);
            if (shape == 0 &&
                (!hupai::begins_a_chow(kind) || full(kind, 1) || full(kind + 1, 1) || full(kind + 2, 1))) {
                range_ = {0, 34};
                continue;
            }
            if (shape > 0 && tiles_.melded[kind] > 0) continue;
            if (shape == 0) {
                for (std::size_t i = 0; i < 3; ++i) ++tiles_.melded[kind + i];
            } else {
                tiles_.melded[kind] = static_cast<std::uint8_t>(shape == 1 ? 3 : 4);
            }
            ++laid;
        }
    }

    Kind some_kind() { return static_cast<Kind>(range_[0] + below(range_[1] - range_[0])); }

    bool full(int kind, int more) const {
        const auto k = static_cast<std::size_t>(kind);
        return tiles_.real[k] + tiles_.melded[k] + more > 4;
    }

    void add(Kind kind, int copies, int size) {
        for (int i = 0; i < copies && held_ < size && !full(kind, 1); ++i) {
            ++tiles_.real[kind];
            ++held_;
        }
    }

    void add_set(Kind kind, int shape, int size) {
        if (shape == 0) return add(kind, 3, size);
        if (shape == 3) return add(kind, 1, size);
        if (!hupai::begins_a_chow(kind)) return add(kind, 2, size);
        for (int i = 0; i < 3; ++i) add(static_cast<Kind>(kind + i), 1, size);
    }

    std::mt19937 engine_;
    Tiles tiles_{};
    int held_ = 0;
    std::array<int, 2> range_ = {0, 34};
};

/// Every way to set the two options.
inline constexpr std::array<hupai::HunLimits, 4> all_limits = {
    {{true, true}, {false, true}, {true, false}, {false, false}}};

}  // namespace random_hands
