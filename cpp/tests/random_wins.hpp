// Seeded winning hands of fourteen tiles: sets of few kinds or of many, melds, kongs, wildcards, flowers,
// circumstances.
#pragma once

#include <algorithm>
#include <random>
#include <vector>

#include "brute_force.hpp"
#include "hupai/hand.hpp"

namespace random_wins {

using namespace hupai;

class Dealer {
 public:
    explicit Dealer(unsigned seed) : engine_(seed) {}

    int below(int bound) { return static_cast<int>(engine_() % static_cast<unsigned>(bound)); }

    /// A hand that wins by shape, with so many jokers among its concealed tiles (fewer where it has fewer tiles).
    Hand deal(int jokers) {
        do {
            begin();
            lay();
        } while (std::any_of(copies_.begin(), copies_.end(), [](int copies) { return copies > copies_per_kind; }));
        for (int i = 0; i < jokers; ++i) tiles_[static_cast<std::size_t>(below(size()))] = joker;
        for (const Kind tile : tiles_) ++(tile == joker ? hand_.jokers : hand_.concealed[tile]);
        hand_.winning = tiles_[static_cast<std::size_t>(below(size()))];
        hand_.flowers = static_cast<std::uint8_t>(below(4) == 0 ? below(9) : 0);
        say();
        return hand_;
    }

 private:
    int size() const { return static_cast<int>(tiles_.size()); }

    void begin() {
        constexpr std::array<std::array<int, 2>, 6> ranges = {{{0, 9}, {18, 34}, {9, 27}, {27, 34}, {0, 34}, {0, 34}}};
        hand_ = Hand{};
        tiles_.clear();
        copies_.fill(0);
        range_ = ranges[static_cast<std::size_t>(below(6))];
        chows_in_four_ = below(5);
        melds_ = below(3) == 0 ? below(max_melds + 1) : 0;
    }

    void lay() {
        const int form = below(10);
        if (form == 0) return lay_seven_pairs();
        if (form == 1) return lay_knitted_straight();
        if (form == 2) return lay_singles();
        for (int i = 0; i < 4; ++i) lay_set(i < melds_);
        lay_alike(some_kind(), 2);
    }

    void lay_seven_pairs() {
        for (int i = 0; i < 7; ++i) lay_alike(some_kind(), 2);
    }

    void lay_knitted_straight() {
        for (const Kind kind : some_nine()) lay_alike(kind, 1);
        lay_set(melds_ > 0);
        lay_alike(some_kind(), 2);
    }

    /// Honors and knitted tiles, or thirteen orphans.
    void lay_singles() {
        if (below(2) == 0) {
            for (const Kind kind : brute::orphan_kinds()) lay_alike(kind, 1);
            return lay_alike(brute::orphan_kinds()[static_cast<std::size_t>(below(13))], 1);
        }
        for (const Kind kind : some_nine()) lay_alike(kind, 1);
        for (Kind kind = first_honour; kind < kind_count; ++kind) lay_alike(kind, 1);
        for (int i = 0; i < 2; ++i) {
            const auto left_out = tiles_.begin() + below(size());
            --copies_[*left_out];
            tiles_.erase(left_out);
        }
    }

    brute::Group some_nine() { return brute::nine_of(brute::permutations()[static_cast<std::size_t>(below(6))]); }

    Kind some_kind() { return static_cast<Kind>(range_[0] + below(range_[1] - range_[0])); }

    void lay_alike(Kind kind, int number) {
        copies_[kind] += number;
        tiles_.insert(tiles_.end(), static_cast<std::size_t>(number), kind);
    }

    void lay_set(bool melded) {
        const Kind kind = some_kind();
        const bool chow = begins_a_chow(kind) && below(4) < chows_in_four_;
        if (melded) return declare(kind, chow);
        if (!chow) return lay_alike(kind, 3);
        for (int i = 0; i < 3; ++i) lay_alike(static_cast<Kind>(kind + i), 1);
    }

    void declare(Kind kind, bool chow) {
        Meld meld;
        meld.tile = kind;
        meld.kind = chow ? MeldKind::chow : below(2) == 0 ? MeldKind::pung : MeldKind::kong;
        if (meld.kind == MeldKind::kong && below(2) == 0) meld.source = 0;
        if (chow) {
            for (int i = 0; i < 3; ++i) ++copies_[static_cast<std::size_t>(kind + i)];
        } else {
            copies_[kind] += meld.tile_count();
        }
        hand_.melds[hand_.meld_count++] = meld;
    }

    void say() {
        const auto said = [this] { return static_cast<Said>(below(3)); };
        hand_.said.self_drawn = said();
        if (below(2) == 0) hand_.said.round_wind = static_cast<Kind>(east + below(4));
        if (below(2) == 0) hand_.said.seat_wind = static_cast<Kind>(east + below(4));
        if (below(4) != 0) return;
        hand_.said.last_of_kind = said();
        hand_.said.last_tile = said();
        hand_.said.kong = said();
    }

    std::mt19937 engine_;
    Hand hand_{};
    std::vector<Kind> tiles_;
    std::array<int, kind_count> copies_{};
    std::array<int, 2> range_{};
    int chows_in_four_ = 0;
    int melds_ = 0;
};

}  // namespace random_wins
