#include "sets_search.hpp"

#include <algorithm>
#include <bit>

#include "chow_fan.hpp"
#include "shown.hpp"

namespace hupai::guobiao {
namespace {

Set set_of(int number) noexcept {
    Set set;
    set.kind = is_chow(number) ? SetKind::chow : SetKind::pung;
    set.tile = lowest_kind(number);
    return set;
}

Set pair_of(Kind tile) noexcept {
    Set set;
    set.kind = SetKind::pair;
    set.tile = tile;
    return set;
}

void show_concealed_pungs(int number, FanCount& shown) noexcept {
    const Fan fan = fan_of_concealed_pungs(number);
    if (fan != Fan::past_the_last) shown.show(fan);
}

}  // namespace

bool SetsSearch::can_read(const Facts& facts, const Rules& rules) noexcept {
    const bool any_set_may_be_wild = rules.limits.on(Form::standard).all_hun_sets || facts.tiles.wildcards == 0;
    return any_set_may_be_wild && facts.tiles.wildcards <= SuitParts::most_wildcards;
}

SetsSearch::SetsSearch(const Facts& facts, const Rules& rules, const Hand& hand) noexcept
    : facts_(facts),
      rules_(rules),
      single_wait_(rules),
      sets_(max_melds - hand.meld_count),
      parts_(facts, rules, hand) {
    show_circumstances(facts, always_);
    show_kongs(facts, rules, KongSets{}, always_);
    add_melds(hand);
}

void SetsSearch::add_melds(const Hand& hand) noexcept {
    for (int i = 0; i < hand.meld_count; ++i) {
        const Meld& meld = hand.melds[static_cast<std::size_t>(i)];
        const int set = set_number(meld.kind == MeldKind::chow ? SetKind::chow : SetKind::pung, meld.tile);
        melds_.present |= kinds_of(set);
        melds_.everywhere &= everywhere_in(set);
        if (is_chow(set)) continue;  // the chows are in the parts, in order
        melds_.pungs.add({meld.tile, melds_.pungs.count, meld.is_concealed()});
        melds_.concealed_pungs = static_cast<std::uint8_t>(melds_.concealed_pungs + (meld.is_concealed() ? 1 : 0));
    }
}

void SetsSearch::Gathered::add(const SuitPart& part) noexcept {
    present |= part.present;
    everywhere &= part.everywhere;
    hogs = static_cast<std::uint8_t>(hogs + part.hogs);
    if (part.pair != no_kind) pair = part.pair;
    for (std::size_t i = 0; i < part.set_count; ++i) {
        sets[set_count++] = part.sets[i];
        order = order << 7U | part.sets[i];
    }
    for (std::size_t i = 0; i < part.chow_count; ++i) chows.add(part.chows[i]);
    for (std::size_t i = 0; i < part.pung_count; ++i) pungs.add({part.pungs[i], pungs.count, true});
    concealed_pungs = static_cast<std::uint8_t>(concealed_pungs + part.pung_count);
}

void SetsSearch::run() noexcept {
    splits_from_[part_count] = split_bit(0, 0);
    for (std::size_t suit = part_count; suit-- > 0;) {
        if (parts_.splits(suit) == 0) return;
        splits_from_[suit] = together(parts_.splits(suit), splits_from_[suit + 1]);
    }
    choose(0, melds_, sets_, 1);
}

/// Every choice of one way for each suit that makes so many sets and pairs together.
void SetsSearch::choose(std::size_t suit, const Gathered& before, int sets, int pairs) noexcept {
    if (suit == part_count) return take(before);
    for (Splits fitting = parts_.splits(suit) & lacking(splits_from_[suit + 1], sets, pairs); fitting != 0;
         fitting &= fitting - 1) {
        const int split = std::countr_zero(fitting);
        const int own_sets = sets_of_split(split), own_pairs = pairs_of_split(split);
        parts_.for_each(suit, own_sets, own_pairs, [&](const SuitPart& part) {
            chosen_[suit] = &part;
            Gathered with_part = before;
            with_part.add(part);
            choose(suit + 1, with_part, sets - own_sets, pairs - own_pairs);
        });
    }
}

void SetsSearch::take(const Gathered& all) noexcept {
    Taken taken{all, always_, {}};
    show(taken);
    if (best_.is_one() && is_beaten(most_of(taken), all.order << 6U | all.pair)) return;
    if (facts_.winning != joker) return consider_winning(taken, facts_.winning);
    consider_wildcards(taken);
}

void SetsSearch::show(Taken& taken) const noexcept {
    const Gathered& all = taken.all;
    FanCount& shown = taken.shown;
    shown.fans.add_all(fan_of_kinds(all.present));
    shown.fans.add_if((all.everywhere & a_five) != 0, Fan::all_fives);
    shown.fans.add_if((all.everywhere & an_end) != 0, Fan::outside_hand);
    shown.show_times(Fan::tile_hog, all.hogs);
    shown.add_all(fan_of_chows(all.chows, all.pair));
    shown.fans.add_if(all_chows(Form::standard, all.chows.count(), all.pair), Fan::all_chows);
    if (all.pungs.count > 0) show_kinds_of_pungs(all.pungs, all.pair, set_bit(max_melds), facts_, taken.pungs);
}

/// Can nothing worth `most` at this place in the order be the answer any more?
bool SetsSearch::is_beaten(int most, std::uint64_t order) const noexcept {
    return most < best_.worth.total || (most == best_.worth.total && order > best_order_);
}

Worth SetsSearch::worth(const FanCount& shown, const Taken& taken) const noexcept {
    return worth_of(shown, taken.pungs, true, rules_);
}

/// The most that it comes to, whichever tile and set is the winning one. Before one is named every pung in hand is
/// concealed, and more concealed pungs are never worth less, but that without any the hand may count as one without
/// fan. A wait is worth one.
int SetsSearch::most_of(const Taken& taken) const noexcept {
    const ResolvedTable& table = resolved_table(rules_);
    const auto value = [&](Fan fan) { return table.value[static_cast<std::size_t>(fan)]; };
    FanCount shown = taken.shown;
    show_concealed_pungs(taken.all.concealed_pungs, shown);
    const int all_concealed = worth(shown, taken).total + value(Fan::single_wait);
    const int without_fan = value(Fan::chicken_hand) + facts_.flowers * value(Fan::flower_tiles);
    const bool may_have_gates = sets_ == max_melds && shown.has(Fan::full_flush);
    return std::max(all_concealed + (may_have_gates ? value(Fan::nine_gates) : 0), without_fan);
}

/// The winning tile is a wildcard: any that stands for something.
void SetsSearch::consider_wildcards(const Taken& taken) noexcept {
    for (std::size_t suit = 0; suit < part_count; ++suit) {
        std::uint64_t wild = chosen_[suit]->tiles - suits()[suit].held;
        while (wild != 0) {
            const int rank = std::countr_zero(wild) / 4;
            consider_winning(taken, static_cast<Kind>(suits()[suit].first + rank));
            wild &= ~(std::uint64_t{15} << (4 * rank));
        }
    }
}

void SetsSearch::consider_winning(const Taken& taken, Kind winning) noexcept {
    const Gathered& all = taken.all;
    for (int i = 0; i < all.set_count; ++i) {
        const std::uint8_t set = all.sets[static_cast<std::size_t>(i)];
        // Completing either of two equal sets is the same reading.
        const bool as_before = i > 0 && all.sets[static_cast<std::size_t>(i - 1)] == set;
        if (!as_before && (kinds_of(set) & bit(winning)) != 0) consider_completing(taken, winning, i);
    }
    if (all.pair == winning) consider_completing(taken, winning, all.set_count);
}

void SetsSearch::consider_completing(const Taken& taken, Kind winning, int index) noexcept {
    const Gathered& all = taken.all;
    const Set set = index == all.set_count ? pair_of(all.pair) : set_of(all.sets[static_cast<std::size_t>(index)]);
    FanCount shown = taken.shown;
    // G3: a pung completed by a discard is melded for 暗刻.
    const bool melded = set.kind == SetKind::pung && !facts_.self_drawn;
    show_concealed_pungs(all.concealed_pungs - (melded ? 1 : 0), shown);
    if (sets_ == max_melds && shown.has(Fan::full_flush)) {
        shown.show_if(completes_nine_gates(concealed_tiles(), winning), Fan::nine_gates);
    }
    const std::uint64_t order = all.order << 6U | all.pair;
    Worth found = worth(shown, taken);
    const Fan completion = fan_of_completion(set, winning);
    bool single = false;
    // A wait fan is worth one at most: where one more would not do, the waits need not be known.
    if (completion != Fan::past_the_last && !is_beaten(found.total + 1, order)) {
        single = single_wait_.holds(facts_, concealed_tiles(), winning);
        if (single) {
            shown.show(completion);
            found = worth(shown, taken);
        }
    }
    if (found.total < best_.worth.total || (found.total == best_.worth.total && order >= best_order_)) return;
    best_order_ = order;
    best_ = {found, all.sets, all.set_count, all.pair, winning, static_cast<std::uint8_t>(index), single};
}

Counts SetsSearch::concealed_tiles() const noexcept {
    Counts counts;
    for (std::size_t suit = 0; suit < part_count; ++suit) {
        unpack_ranks(chosen_[suit]->tiles, counts.data() + suits()[suit].first, suits()[suit].ranks);
    }
    return counts;
}

}  // namespace hupai::guobiao
