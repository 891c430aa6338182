#include "upper_bound.hpp"

#include <algorithm>
#include <bit>
#include <initializer_list>
#include <limits>

#include "count_masks.hpp"
#include "kinds.hpp"
#include "shown.hpp"

namespace hupai::guobiao {
namespace {

constexpr int no_bar = std::numeric_limits<int>::max();

bool only(KindMask present, KindMask kinds) noexcept { return (present & ~kinds) == 0; }

/// The value of what is shown, less what `excluded` and the shown fan exclude.
int counted(const Shown& shown, FanSet excluded, const Rules& rules) noexcept {
    const ResolvedTable& table = resolved_table(rules);
    int total = 0;
    shown.present().for_each([&](Fan fan) {
        if (excluded.has(fan)) return;
        const auto row = static_cast<std::size_t>(fan);
        const int value = fan == Fan::mixed_kongs ? mixed_kongs_value(rules) : table.value[row];
        total += value * static_cast<int>(shown.appearances(fan).size());
        excluded.add_all(table.excludes[row].all);
    });
    return total;
}

/// What all hands of the class can show: everything, at most.
constexpr HandClass any_class = [] {
    HandClass any;
    any.kinds = any.pungs = any.pairs = (KindMask{1} << kind_count) - 1;
    any.chows = kinds::ranks_in_every_suit("1234567");
    return any;
}();

/// May the pair be one of the winds, the dragons, the suits?
bool may_be_the_pair(const BoundPieces& pieces, const HandClass& own, PairOf pair) noexcept {
    const KindMask kinds = own.pairs & pieces.pair_kinds & kinds_of_pair(pair);
    if (!pieces.pair_left) return (kinds & bit(pieces.pair)) != 0;
    return kinds != 0 && (pieces.sets_left > 0 || only(pieces.uncovered, kinds));
}

/// Do the pairs that are left allow what the class counts of the suits?
bool pairs_can_show(const BoundPieces& pieces, const HandClass& own) noexcept {
    const int suits_missing = suit_count - suits_in(pieces.present);
    if (own.fans.has(Fan::one_voided_suit)) return suits_missing > 0;
    if (!own.fans.has(Fan::all_types)) return true;
    const int winds_missing = (pieces.present & kinds::winds) == 0 ? 1 : 0;
    const int dragons_missing = (pieces.present & kinds::dragons) == 0 ? 1 : 0;
    return suits_missing + winds_missing + dragons_missing <= pieces.pairs_left;
}

/// Can the pairs still be seven of one suit, one rank after another?
bool may_be_shifted(const BoundPieces& pieces) noexcept {
    if (pieces.twice > 0) return false;
    for (int suit = 0; suit < suit_count; ++suit) {
        for (int rank = 1; rank <= 3; ++rank) {
            if (only(pieces.present, KindMask{127} << suited(suit, rank))) return true;
        }
    }
    return false;
}

}  // namespace

UpperBound::UpperBound(const Facts& facts, const Rules& rules, const Hand& hand) noexcept
    : rules_(rules, facts.konged, bit(facts.round_wind) | bit(facts.seat_wind)), has_melds_(hand.meld_count > 0) {
    for (int i = 0; i < hand.meld_count; ++i) {
        const Meld& meld = hand.melds[static_cast<std::size_t>(i)];
        melds_.add(declared_set(meld, i), meld.is_concealed());
    }
    Shown shown;
    show_circumstances(facts, shown);
    show_kongs(facts, rules, KongSets{}, shown);
    const auto excluded_by = [&](Fan fan) { return resolved_table(rules).excludes[static_cast<std::size_t>(fan)].all; };
    const int wait = rules_.value(Fan::single_wait);
    always_ = counted(shown, {}, rules) + wait;
    always_concealed_ = counted(shown, excluded_by(Fan::four_concealed_pungs), rules) + wait;
    if (!facts.self_drawn && facts.winning != joker) {
        claimed_ = facts.winning;
        claimed_fits_a_pair_ = facts.tiles.real[claimed_] <= 2;
    }
    held_ = at_least(facts.tiles.real.data(), 1);
    always_in_pairs_ = counted(shown, excluded_by(Fan::seven_pairs), rules);
    held_threes_ = at_least(facts.tiles.real.data(), 3);
    held_fours_ = at_least(facts.tiles.real.data(), copies_per_kind);
    const KindMask held = melds_.present | held_;
    for (const HandClass& own : hand_classes(rules)) {
        if (only(held, own.kinds)) classes_[class_count_++] = &own;
    }
}

BoundPieces UpperBound::pieces_of(const Branch& branch) const noexcept {
    BoundPieces pieces = melds_;
    pieces.sets_left = branch.sets_left;
    pieces.pairs_left = branch.sets_left;
    for (int i = 0; i < branch.piece_count; ++i) pieces.add(branch.pieces[static_cast<std::size_t>(i)], true);
    pieces.pair_left = branch.pair_left;
    pieces.present |= branch.given | branch.uncovered;
    pieces.copies.add(branch.given);
    if (branch.form == Form::seven_pairs) {
        pieces.uncovered = branch.uncovered;
    } else {
        pieces.confine(branch.uncovered, held_fours_ & ~branch.given, rules_.fifth_copy());
    }
    return pieces;
}

BoundPieces UpperBound::pieces_of(const Decomposition& decomposition) const noexcept {
    BoundPieces pieces = melds_;
    for (int i = 0; i < decomposition.set_count; ++i) {
        const Set& set = decomposition.sets[static_cast<std::size_t>(i)];
        if (set.kind == SetKind::knitted) {
            const KindMask own = (KindMask{1} | KindMask{1} << 3U | KindMask{1} << 6U) << set.tile;
            pieces.present |= own;
            pieces.copies.add(own);
        } else if (set.meld < 0) {
            pieces.add(set, true);
        }
    }
    return pieces;
}

int UpperBound::of(const Branch& branch) const noexcept { return most(pieces_of(branch), branch.form, no_bar); }

int UpperBound::of(Form form) const noexcept {
    Branch whole;
    whole.form = form;
    whole.uncovered = held_;
    whole.sets_left = form == Form::seven_pairs ? 7 : max_melds - melds_.chow_count - melds_.pung_count;
    whole.pair_left = form == Form::standard;
    const auto sum_of = [this](std::initializer_list<Fan> fans) {
        int sum = always_;
        for (const Fan fan : fans) sum += rules_.value(fan);
        return sum;
    };
    switch (form) {
        case Form::standard:
        case Form::seven_pairs:
            return of(whole);
        case Form::knitted_straight:
            // Beside the nine there is one set and a pair.
            return sum_of({Fan::knitted_straight, Fan::all_types, Fan::prevalent_wind, Fan::seat_wind, Fan::dragon_pung,
                           Fan::all_chows, Fan::pung_of_terminals_or_honors, Fan::tile_hog, Fan::tile_hog});
        case Form::honors_and_knitted:
            return sum_of({Fan::greater_honors_and_knitted, Fan::knitted_straight});
        case Form::thirteen_orphans:
            return sum_of({Fan::thirteen_orphans});
    }
    return no_bar;
}

bool UpperBound::exceeds(const Branch& branch, int bar) const noexcept {
    return most(pieces_of(branch), branch.form, bar) > bar;
}

bool UpperBound::exceeds(const Decomposition& decomposition, int bar) const noexcept {
    const bool is_of_sets = decomposition.form == Form::standard || decomposition.form == Form::knitted_straight;
    return !is_of_sets || most(pieces_of(decomposition), decomposition.form, bar) > bar;
}

/// The bound, or anything above `bar` when it is above it.
int UpperBound::most(const BoundPieces& pieces, Form form, int bar) const noexcept {
    return form == Form::seven_pairs ? most_of_seven_pairs(pieces, bar) : most_of_sets(pieces, form, bar);
}

int UpperBound::most_of_sets(const BoundPieces& pieces, Form form, int bar) const noexcept {
    if (pieces.hopeless) return impossible;
    int most = form == Form::standard ? rules_.value(Fan::chicken_hand) + always_ : 0;
    if (most > bar) return most;
    const int without_a_class = of_class(pieces, any_class, form, no_bar);
    const bool three_suits = suits_in(pieces.present) == suit_count;
    for (std::size_t i = 0; i < class_count_; ++i) {
        const HandClass& own = *classes_[i];
        if (own.value + without_a_class <= (bar == no_bar ? most : bar)) break;
        if (!only(pieces.present, own.kinds) || (three_suits && own.fans.has(Fan::one_voided_suit))) continue;
        if (own.of_sets_only && form != Form::standard) continue;
        const int pieces_show = of_class(pieces, own, form, std::max(bar - own.value, impossible));
        if (pieces_show != impossible) most = std::max(most, own.value + pieces_show);
        if (most > bar) return most;
    }
    return most;
}

/// The pieces that can be left: how many of each sort a class allows.
int UpperBound::of_class(const BoundPieces& pieces, const HandClass& own, Form form, int bar) const noexcept {
    const PungValues values(rules_, pieces, own);
    int most = impossible;
    for (const PairOf pair : {PairOf::suits, PairOf::winds, PairOf::dragons}) {
        if (!may_be_the_pair(pieces, own, pair)) continue;
        for (int chows = pieces.least_chows; chows <= pieces.sets_left; ++chows) {
            if (chows > 0 && (own.chows & pieces.chow_kinds) == 0) break;
            most = std::max(most, of_chows_and_pair(pieces, own, values, form, chows, pair));
            if (most > bar) return most;
        }
    }
    return most;
}

int UpperBound::of_chows_and_pair(const BoundPieces& pieces, const HandClass& own, const PungValues& values, Form form,
                                  int chows, PairOf pair) const noexcept {
    const int pungs = pieces.sets_left - chows;
    const int all_chows = pieces.chow_count + chows;
    if (own.fans.has(Fan::nine_gates) && (all_chows < 2 || !may_have_gates(pieces))) return impossible;
    const int of_pungs = values.best(pieces, own, chows, pair);
    if (of_pungs == impossible) return impossible;
    const bool claimed = form == Form::standard && claims_a_pung(pieces, own, chows, pair);
    const int concealed = pieces.concealed_pungs + pungs - (claimed ? 1 : 0);
    int total = concealed >= 4 ? always_concealed_ : always_;
    total += of_pungs + rules_.of_number_of_pungs(own, pieces.pung_count + pungs, concealed);
    total += rules_.of_chows(pieces, own, {chows, 0, 0, pungs}, pair);
    if (form == Form::knitted_straight) {
        const bool counts = all_chows == 1 && pair == PairOf::suits;
        return total + rules_.value(Fan::knitted_straight) + (counts ? rules_.value(Fan::all_chows) : 0);
    }
    const bool outside = all_chows > 0 && pieces.ends_everywhere && !own.excluded.has(Fan::outside_hand) &&
                         (own.pairs & (kinds::terminals | kinds::honours)) != 0;
    return total + (outside ? rules_.value(Fan::outside_hand) : 0);
}

/// Must the discard that wins be in a pung, which then is none of the concealed ones (G3)?
bool UpperBound::claims_a_pung(const BoundPieces& pieces, const HandClass& own, int chows, PairOf pair) const noexcept {
    if (claimed_ == no_kind || chows > 0) return false;
    const KindMask claimed = bit(claimed_);
    if ((pieces.in_chows & claimed) != 0) return false;
    if (!pieces.pair_left) return pieces.pair != claimed_;
    if ((own.pairs & pieces.pair_kinds & kinds_of_pair(pair) & claimed) == 0) return true;
    return !rules_.fifth_copy() && (!claimed_fits_a_pair_ || (pieces.pungs & claimed) != 0);
}

/// 九莲宝灯 wants everything concealed, and one tile besides 1112345678999.
bool UpperBound::may_have_gates(const BoundPieces& pieces) const noexcept {
    const Copies& copies = pieces.copies;
    const KindMask inner = ~kinds::terminals;
    if ((copies.fours & inner) != 0 || (copies.ones & copies.twos & inner) != 0) return false;
    return !has_melds_ && number_of(copies.twos & inner) + number_of(copies.fours) <= 1;
}

int UpperBound::most_of_seven_pairs(const BoundPieces& pieces, int bar) const noexcept {
    int most = 0;
    if (may_be_shifted(pieces))
        most = always_ + rules_.value(Fan::seven_shifted_pairs) + rules_.value(Fan::all_simples);
    if (most > bar) return most;
    const int without_a_class =
        always_in_pairs_ + rules_.value(Fan::seven_pairs) + hogs_of_pairs(pieces) * rules_.value(Fan::tile_hog);
    for (std::size_t i = 0; i < class_count_; ++i) {
        const HandClass& own = *classes_[i];
        if (own.of_sets_only || !only(pieces.present, own.kinds) || !pairs_can_show(pieces, own)) continue;
        return std::max(most, without_a_class + own.value);  // the others are worth less
    }
    return most;
}

/// How many kinds at most may be two pairs.
int UpperBound::hogs_of_pairs(const BoundPieces& pieces) const noexcept {
    // The pairs ascend: of those that are chosen only the last can come again.
    const bool any = pieces.pairs != 0;
    const int last_again = any && (pieces.pairs & bit(pieces.pair)) != 0 ? 1 : 0;
    const int free_pairs = pieces.pairs_left - number_of(pieces.uncovered);
    const int more =
        std::min((pieces.pairs_left + last_again) / 2, free_pairs + number_of(pieces.uncovered & held_threes_));
    return std::min(3, pieces.twice + std::max(more, 0));
}

}  // namespace hupai::guobiao
