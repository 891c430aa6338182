// The decompositions of a hand by trying every set at every place, in canonical order: no bound but the wildcards.
// Fast enough for thousands of hands, and what the speed of `DecompositionCursor` is measured against.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "brute_force.hpp"

namespace plain {

using brute::Group;
using brute::Groups;
using brute::number_of;
using brute::Reading;
using hupai::Counts;
using hupai::Form;
using hupai::HunLimits;
using hupai::Kind;
using hupai::SetKind;
using hupai::Tiles;

/// Kinds, in order.
using Singles = std::vector<int>;

/// Every list of 14 of the 16 kinds of honors and knitted tiles, in order.
inline const std::vector<Singles>& lists_of_singles() {
    static const std::vector<Singles> lists = [] {
        std::vector<Singles> all;
        for (const auto& suits : brute::permutations()) {
            const Group nine = brute::nine_of(suits);
            Singles kinds(nine.begin(), nine.end());
            for (int k = 27; k < 34; ++k) kinds.push_back(k);
            std::sort(kinds.begin(), kinds.end());
            for (std::size_t a = 0; a < 16; ++a) {
                for (std::size_t b = a + 1; b < 16; ++b) {
                    Singles list;
                    for (std::size_t i = 0; i < 16; ++i) {
                        if (i != a && i != b) list.push_back(kinds[i]);
                    }
                    all.push_back(list);
                }
            }
        }
        std::sort(all.begin(), all.end());
        return all;
    }();
    return lists;
}

class Decompositions {
 public:
    Decompositions(const Tiles& tiles, HunLimits limits, bool expand)
        : tiles_(tiles), limits_of_all_(limits), expand_(expand), count_(tiles.wildcards) {
        for (const auto copies : tiles.real) count_ += copies;
    }

    std::vector<Reading> all() {
        if (count_ % 3 != 2 || count_ > hupai::full_hand) return {};
        begin(Form::standard);
        choose_sets(count_ / 3, 0);
        begin(Form::knitted_straight);
        for (const auto& suits : brute::permutations()) choose_knitted(suits);
        if (count_ != hupai::full_hand || tiles_.meld_count != 0) return std::move(found_);
        begin(Form::seven_pairs);
        choose_pairs(7, 0);
        begin(Form::honors_and_knitted);
        for (const auto& list : lists_of_singles()) choose_singles(list);
        begin(Form::thirteen_orphans);
        for (std::size_t i = 13; i > 0; --i) choose_orphans(brute::orphan_kinds()[i - 1]);
        return std::move(found_);
    }

 private:
    void begin(Form form) {
        limits_ = limits_of_all_.on(form);
        symbolic_ = !expand_ || !limits_.all_hun_sets;
        any_allowed_ = !expand_ && limits_.all_hun_sets;
        reading_ = {static_cast<int>(form)};
    }

    bool demand(Kind kind) {
        const int copies = ++demand_[kind];
        if (copies > tiles_.real[kind]) ++missing_;
        const bool fifth = copies > tiles_.real[kind] && copies + tiles_.melded[kind] > 4;
        return missing_ <= tiles_.wildcards && (limits_.fifth_copy || !fifth);
    }

    void give_back(Kind kind) {
        if (demand_[kind]-- > tiles_.real[kind]) --missing_;
    }

    /// Whether a piece may be demanded beside the others. In any case it is to be taken away again.
    bool add(const Group& tiles, int number) {
        reading_.push_back(number);
        bool possible = true;
        for (const Kind kind : tiles) possible = demand(kind) && possible;
        return possible;
    }

    void take_away(const Group& tiles) {
        reading_.pop_back();
        for (const Kind kind : tiles) give_back(kind);
    }

    void add_wildcards(int tiles, SetKind kind) {
        reading_.push_back(number_of(kind, hupai::no_kind));
        missing_ += tiles;
    }

    void take_away_wildcards(int tiles) {
        reading_.pop_back();
        missing_ -= tiles;
    }

    void choose_sets(int left, std::size_t from) {
        if (left == 0) return choose_pairs(1, 0);
        for (std::size_t i = from; i < brute::all_sets().size(); ++i) {
            const Group& set = brute::all_sets()[i];
            groups_.push_back(set);
            if (add(set, number_of(set[0] == set[1] ? SetKind::pung : SetKind::chow, set[0]))) choose_sets(left - 1, i);
            take_away(set);
            groups_.pop_back();
        }
        if (!any_allowed_) return;
        add_wildcards(3, SetKind::any);
        if (missing_ <= tiles_.wildcards) choose_sets(left - 1, brute::all_sets().size());
        take_away_wildcards(3);
    }

    void choose_pairs(int left, Kind from) {
        if (left == 0) return finish();
        for (Kind k = from; k < 34; ++k) {
            const Group pair = {k, k};
            groups_.push_back(pair);
            if (add(pair, number_of(SetKind::pair, k))) choose_pairs(left - 1, k);
            take_away(pair);
            groups_.pop_back();
        }
        if (!any_allowed_) return;
        add_wildcards(2, SetKind::pair);
        if (missing_ <= tiles_.wildcards) choose_pairs(left - 1, 34);
        take_away_wildcards(2);
    }

    void choose_knitted(const std::array<int, 3>& suits) {
        if (count_ / 3 < 3) return;
        const Group nine = brute::nine_of(suits);
        bool possible = true;
        for (std::size_t t = 0; t < 3; ++t) {
            const Group triple = {nine[3 * t], nine[3 * t + 1], nine[3 * t + 2]};
            possible = add(triple, number_of(SetKind::knitted, triple[0])) && possible;
        }
        if (possible) choose_sets(count_ / 3 - 3, 0);
        for (std::size_t t = 0; t < 3; ++t) take_away({nine[3 * t], nine[3 * t + 1], nine[3 * t + 2]});
    }

    void choose_singles(const Singles& kinds) {
        bool possible = true;
        for (const int k : kinds) {
            const Kind kind = static_cast<Kind>(k);
            possible = add({kind}, number_of(SetKind::single, kind)) && possible;
        }
        if (possible) finish();
        for (const int k : kinds) take_away({static_cast<Kind>(k)});
    }

    void choose_orphans(Kind paired) {
        bool possible = true;
        for (const Kind kind : brute::orphan_kinds()) {
            if (kind != paired) possible = add({kind}, number_of(SetKind::single, kind)) && possible;
        }
        possible = add({paired, paired}, number_of(SetKind::pair, paired)) && possible;
        if (possible) finish();
        take_away({paired, paired});
        for (const Kind kind : brute::orphan_kinds()) {
            if (kind != paired) take_away({kind});
        }
    }

    void finish() {
        if (missing_ != tiles_.wildcards) return;
        Counts real = tiles_.real;
        if (symbolic_ && !brute::each_gets_one(groups_, 0, real)) return;
        found_.push_back(reading_);
    }

    const Tiles& tiles_;
    HunLimits limits_of_all_;
    HunLimits limits_{};
    bool expand_;
    bool symbolic_ = true;
    bool any_allowed_ = true;
    int count_;
    int missing_ = 0;
    Counts demand_{};
    Groups groups_{};  // the pieces that are to hold a real tile each
    Reading reading_;
    std::vector<Reading> found_;
};

}  // namespace plain
