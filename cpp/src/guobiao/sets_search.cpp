#include "sets_search.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "chow_fan.hpp"
#include "count_masks.hpp"
#include "kinds.hpp"
#include "shown.hpp"

namespace hupai::guobiao {
namespace {

constexpr bool is_chow(int set) noexcept { return set % 2 == 1; }
constexpr Kind lowest_kind(int set) noexcept { return static_cast<Kind>(set / 2); }
constexpr int set_number(SetKind kind, Kind tile) noexcept { return 2 * tile + (kind == SetKind::chow ? 1 : 0); }
constexpr KindMask kinds_of(int set) noexcept { return (is_chow(set) ? KindMask{7} : KindMask{1}) << lowest_kind(set); }

constexpr unsigned a_five = 1, an_end = 2;

constexpr unsigned holds(KindMask kinds) noexcept {
    return ((kinds & kinds::fives) != 0 ? a_five : 0) |
           ((kinds & (kinds::terminals | kinds::honours)) != 0 ? an_end : 0);
}

/// What each set holds, by its number.
constexpr std::array<std::uint8_t, 2 * kind_count> held_by_set = [] {
    std::array<std::uint8_t, 2 * kind_count> table{};
    for (int set = 0; set < 2 * kind_count; ++set) {
        table[static_cast<std::size_t>(set)] = static_cast<std::uint8_t>(holds(kinds_of(set)));
    }
    return table;
}();

constexpr std::size_t chain_of(int sets, int pairs) noexcept { return static_cast<std::size_t>(sets + 5 * pairs); }

constexpr std::uint64_t every_rank = 0x111111111U;

/// A bit for each rank of which there are four or more.
constexpr std::uint64_t fours_among(std::uint64_t tiles) noexcept { return (tiles >> 2U | tiles >> 3U) & every_rank; }

void put_in_order(std::array<std::uint8_t, 4>& numbers, std::size_t count) noexcept {
    for (std::size_t i = 1; i < count; ++i) {
        for (std::size_t j = i; j > 0 && numbers[j - 1] > numbers[j]; --j) std::swap(numbers[j - 1], numbers[j]);
    }
}

Set set_of(int number) noexcept {
    Set set;
    set.kind = is_chow(number) ? SetKind::chow : SetKind::pung;
    set.tile = lowest_kind(number);
    return set;
}

}  // namespace

bool SetsSearch::can_read(const Facts& facts, const Rules& rules) noexcept {
    const bool any_set_may_be_wild = rules.limits.on(Form::standard).all_hun_sets || facts.tiles.wildcards == 0;
    return any_set_may_be_wild && facts.tiles.wildcards <= most_wildcards;
}

SetsSearch::SetsSearch(const Facts& facts, const Rules& rules, const Hand& hand) noexcept
    : facts_(facts),
      rules_(rules),
      single_wait_(rules),
      suits_(suits_of(facts.tiles)),
      sets_(max_melds - hand.meld_count),
      everywhere_in_melds_(a_five | an_end) {
    show_circumstances(facts, always_);
    show_kongs(facts, rules, KongSets{}, always_);
    add_melds(hand);
}

void SetsSearch::add_melds(const Hand& hand) noexcept {
    for (int i = 0; i < hand.meld_count; ++i) {
        const Meld& meld = hand.melds[static_cast<std::size_t>(i)];
        const int set = set_number(meld.kind == MeldKind::chow ? SetKind::chow : SetKind::pung, meld.tile);
        melded_kinds_ |= kinds_of(set);
        everywhere_in_melds_ &= held_by_set[static_cast<std::size_t>(set)];
        if (is_chow(set)) {
            melded_chows_[static_cast<std::size_t>(melded_chow_count_++)] =
                static_cast<std::uint8_t>(chow_number(meld.tile));
        } else {
            melded_pungs_.add({meld.tile, i, meld.is_concealed()});
            concealed_meld_pungs_ += meld.is_concealed() ? 1 : 0;
        }
    }
}

SetsReading SetsSearch::best() noexcept {
    splits_ = splits_of(facts_.tiles, suits_, sets_);
    for (std::size_t part = 0; part < part_count; ++part) {
        if (splits_[part] == 0) return best_;
        list_parts(part, splits_[part]);
    }
    splits_from_[part_count] = split_bit(0, 0);
    for (std::size_t part = part_count; part-- > 0;)
        splits_from_[part] = together(splits_[part], splits_from_[part + 1]);
    choose(0, sets_, 1);
    return best_;
}

void SetsSearch::list_parts(std::size_t part, Splits wanted) noexcept {
    auto& first = first_of_split_[part];
    for (Splits rest = wanted; rest != 0; rest &= rest - 1) {
        const int split = std::countr_zero(rest);
        first[chain_of(sets_of_split(split), pairs_of_split(split))] = no_part;
    }
    const auto add = [&](const SuitWay& way) {
        Part& made = parts_[part_count_];
        make_part(part, way, made);
        std::int16_t& chain = first[chain_of(way.set_count, way.pair != no_kind ? 1 : 0)];
        made.next = chain;
        chain = static_cast<std::int16_t>(part_count_++);
    };
    if (suits_[part].count == 0 && wanted == split_bit(0, 0)) return add(SuitWay{});
    SuitWays<decltype(add)>(suits_[part], wanted, rules_.limits.on(Form::standard).fifth_copy, add).list();
}

void SetsSearch::make_part(std::size_t part, const SuitWay& way, Part& made) const noexcept {
    made.tiles = way.tiles;
    made.sets = way.sets;
    made.set_count = way.set_count;
    made.pair = way.pair;
    made.hogs = 0;
    made.present = 0;
    unsigned everywhere = a_five | an_end;
    for (std::size_t i = 0; i < way.set_count; ++i) {
        made.present |= kinds_of(way.sets[i]);
        everywhere &= held_by_set[way.sets[i]];
    }
    if (way.pair != no_kind) {
        made.present |= bit(way.pair);
        everywhere &= held_by_set[static_cast<std::size_t>(set_number(SetKind::pung, way.pair))];
    }
    made.everywhere = static_cast<std::uint8_t>(everywhere);
    const std::uint64_t all = way.tiles + suits_[part].melded;
    if (fours_among(all) != 0) made.hogs = static_cast<std::uint8_t>(hogs_among(part, all));
}

/// 四归一 (#64): four copies and more of a kind that lies in no kong.
int SetsSearch::hogs_among(std::size_t part, std::uint64_t tiles) const noexcept {
    int hogs = 0;
    for (std::uint64_t fours = fours_among(tiles); fours != 0; fours &= fours - 1) {
        const int rank = std::countr_zero(fours) / 4;
        hogs += (facts_.konged & bit(static_cast<Kind>(suits_[part].first + rank))) == 0 ? 1 : 0;
    }
    return hogs;
}

/// Every choice of one way for each part that makes so many sets and pairs together.
void SetsSearch::choose(std::size_t part, int sets, int pairs) noexcept {
    if (part == part_count) return take();
    Splits fitting = splits_[part] & lacking(splits_from_[part + 1], sets, pairs);
    for (; fitting != 0; fitting &= fitting - 1) {
        const int split = std::countr_zero(fitting);
        const int own_sets = sets_of_split(split), own_pairs = pairs_of_split(split);
        for (int i = first_of_split_[part][chain_of(own_sets, own_pairs)]; i != no_part;
             i = parts_[static_cast<std::size_t>(i)].next) {
            chosen_[part] = &parts_[static_cast<std::size_t>(i)];
            choose(part + 1, sets - own_sets, pairs - own_pairs);
        }
    }
}

void SetsSearch::take() noexcept {
    Taken taken;
    for (const Part* part : chosen_) {
        for (std::size_t i = 0; i < part->set_count; ++i) {
            taken.sets[taken.set_count++] = part->sets[i];
            taken.order = taken.order << 7U | part->sets[i];
        }
        if (part->pair != no_kind) taken.pair = part->pair;
    }
    taken.order = taken.order << 6U | taken.pair;
    taken.shown = always_;
    show_kinds(taken);
    show_sets(taken);
    if (best_.worth.total >= 0 && is_beaten(most_of(taken), taken.order)) return;
    if (facts_.winning != joker) return consider_winning(taken, facts_.winning);
    for (std::size_t part = 0; part < part_count; ++part) {
        std::uint64_t wild = chosen_[part]->tiles - suits_[part].held;
        while (wild != 0) {
            const int rank = std::countr_zero(wild) / 4;
            consider_winning(taken, static_cast<Kind>(suits_[part].first + rank));
            wild &= ~(std::uint64_t{15} << (4 * rank));
        }
    }
}

/// What the tiles show, whatever sets they make; and what every set holds.
void SetsSearch::show_kinds(Taken& taken) const noexcept {
    KindMask present = melded_kinds_;
    unsigned everywhere = everywhere_in_melds_;
    unsigned hogs = 0;
    for (const Part* part : chosen_) {
        present |= part->present;
        everywhere &= part->everywhere;
        hogs += part->hogs;
    }
    taken.shown.fans.add_all(fan_of_kinds(present));
    taken.shown.fans.add_if((everywhere & a_five) != 0, Fan::all_fives);
    taken.shown.fans.add_if((everywhere & an_end) != 0, Fan::outside_hand);
    taken.shown.show_times(Fan::tile_hog, hogs);
}

void SetsSearch::show_sets(Taken& taken) const noexcept {
    std::array<std::uint8_t, 4> chows;
    std::size_t chow_count = static_cast<std::size_t>(melded_chow_count_);
    std::copy_n(melded_chows_.begin(), chow_count, chows.begin());
    Pungs pungs = melded_pungs_;
    const int first = max_melds - sets_;
    for (int i = 0; i < taken.set_count; ++i) {
        const int set = taken.sets[static_cast<std::size_t>(i)];
        if (is_chow(set)) {
            chows[chow_count++] = static_cast<std::uint8_t>(chow_number(lowest_kind(set)));
        } else {
            pungs.add({lowest_kind(set), first + i, true});
            ++taken.concealed_pungs;
        }
    }
    if (melded_chow_count_ > 0) put_in_order(chows, chow_count);
    ChowPlace place;
    for (std::size_t i = 0; i < chow_count; ++i) place.add(chows[i]);
    taken.shown.add_all(fan_of_chows(place, taken.pair));
    taken.shown.fans.add_if(all_chows(Form::standard, place.count(), taken.pair), Fan::all_chows);
    if (pungs.count > 0) {
        show_kinds_of_pungs(pungs, taken.pair, set_bit(max_melds), facts_, taken.pungs);
    }
    taken.concealed_pungs += concealed_meld_pungs_;
}

/// Can nothing worth `most` at this place in the order be the answer any more?
bool SetsSearch::is_beaten(int most, std::uint64_t order) const noexcept {
    return most < best_.worth.total || (most == best_.worth.total && order > best_order_);
}

/// The most that it comes to, whichever tile and set is the winning one: see `BestReading::most_of`.
int SetsSearch::most_of(const Taken& taken) const noexcept {
    const ResolvedTable& table = resolved_table(rules_);
    const auto value = [&](Fan fan) { return table.value[static_cast<std::size_t>(fan)]; };
    FanCount shown = taken.shown;
    const Fan concealed = fan_of_concealed_pungs(taken.concealed_pungs);
    if (concealed != Fan::past_the_last) shown.show(concealed);
    const int all_concealed = worth_of(shown, taken.pungs, true, rules_).total + value(Fan::single_wait);
    const int without_fan = value(Fan::chicken_hand) + facts_.flowers * value(Fan::flower_tiles);
    const bool may_have_gates = sets_ == max_melds && shown.has(Fan::full_flush);
    return std::max(all_concealed + (may_have_gates ? value(Fan::nine_gates) : 0), without_fan);
}

void SetsSearch::consider_winning(const Taken& taken, Kind winning) noexcept {
    for (int i = 0; i < taken.set_count; ++i) {
        const std::uint8_t set = taken.sets[static_cast<std::size_t>(i)];
        // Completing either of two equal sets is the same reading.
        const bool as_before = i > 0 && taken.sets[static_cast<std::size_t>(i - 1)] == set;
        if (!as_before && (kinds_of(set) & bit(winning)) != 0) consider_completing(taken, winning, i);
    }
    if (taken.pair == winning) consider_completing(taken, winning, taken.set_count);
}

void SetsSearch::consider_completing(const Taken& taken, Kind winning, int index) noexcept {
    const bool pair = index == taken.set_count;
    Set set;
    if (pair) {
        set.kind = SetKind::pair;
        set.tile = taken.pair;
    } else {
        set = set_of(taken.sets[static_cast<std::size_t>(index)]);
    }
    // G3: a pung completed by a discard is melded for 暗刻.
    const bool melded = set.kind == SetKind::pung && !facts_.self_drawn;
    FanCount shown = taken.shown;
    const Fan concealed = fan_of_concealed_pungs(taken.concealed_pungs - (melded ? 1 : 0));
    if (concealed != Fan::past_the_last) shown.show(concealed);
    if (sets_ == max_melds && shown.has(Fan::full_flush)) {
        shown.show_if(completes_nine_gates(concealed_tiles(), winning), Fan::nine_gates);
    }
    Worth worth = worth_of(shown, taken.pungs, true, rules_);
    const Fan completion = fan_of_completion(set, winning);
    bool single = false;
    // A wait fan is worth one at most: where one more would not do, the waits need not be known.
    if (completion != Fan::past_the_last && !is_beaten(worth.total + 1, taken.order)) {
        single = single_wait_.holds(facts_, concealed_tiles(), winning);
        if (single) {
            shown.show(completion);
            worth = worth_of(shown, taken.pungs, true, rules_);
        }
    }
    const bool better =
        worth.total > best_.worth.total || (worth.total == best_.worth.total && taken.order < best_order_);
    if (!better) return;
    best_order_ = taken.order;
    best_ = {worth, taken.sets, taken.set_count, taken.pair, winning, static_cast<std::uint8_t>(index), single};
}

Counts SetsSearch::concealed_tiles() const noexcept {
    Counts counts{};
    for (std::size_t part = 0; part < part_count; ++part) {
        const SuitTiles& suit = suits_[part];
        for (int rank = 0; rank < suit.ranks; ++rank) {
            counts[static_cast<std::size_t>(suit.first + rank)] =
                static_cast<std::uint8_t>(chosen_[part]->tiles >> (4 * rank) & 15U);
        }
    }
    return counts;
}

}  // namespace hupai::guobiao
