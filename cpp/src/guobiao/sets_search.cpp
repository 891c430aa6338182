#include "sets_search.hpp"

#include <algorithm>
#include <bit>

#include "chow_fan.hpp"
#include "count_masks.hpp"
#include "distance.hpp"
#include "shown.hpp"
#include "waits_by_suits.hpp"

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

/// With so few it pays to ask which kinds they may be, one after another; with more, to take suits apart.
constexpr int most_assigned = 2;

Counts sums_of(const Counts& a, const Counts& b) noexcept {
    Counts sums;
    for (std::size_t kind = 0; kind < kind_count; ++kind) sums[kind] = static_cast<std::uint8_t>(a[kind] + b[kind]);
    return sums;
}

/// Keeps them ascending.
void insert_chow(std::uint8_t chow, std::array<std::uint8_t, max_melds>& chows, std::size_t& count) noexcept {
    std::size_t place = count++;
    for (; place > 0 && chows[place - 1] > chow; --place) chows[place] = chows[place - 1];
    chows[place] = chow;
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
    : facts_(facts), rules_(rules), single_wait_(rules), sets_(max_melds - hand.meld_count) {
    show_circumstances(facts, always_);
    show_kongs(facts, rules, KongSets{}, always_);
    add_melds(hand);
}

/// What is there whatever the reading, with a wait, is worth at most. Asked for only when there are several readings.
int SetsSearch::most_always() noexcept {
    if (most_always_ >= 0) return most_always_;
    most_always_ = most_worth[static_cast<std::size_t>(Fan::single_wait)];
    always_.fans.for_each([&](Fan fan) {
        const int worth =
            fan == Fan::mixed_kongs ? mixed_kongs_value(rules_) : most_worth[static_cast<std::size_t>(fan)];
        most_always_ += worth * static_cast<int>(always_.times_of(fan));
    });
    return most_always_;
}

void SetsSearch::add_melds(const Hand& hand) noexcept {
    for (int i = 0; i < hand.meld_count; ++i) {
        const Meld& meld = hand.melds[static_cast<std::size_t>(i)];
        const int set = set_number(meld.kind == MeldKind::chow ? SetKind::chow : SetKind::pung, meld.tile);
        from_melds_.present |= kinds_of(set);
        from_melds_.everywhere &= facts_of_set(set).everywhere;
        if (is_chow(set)) {
            insert_chow(facts_of_set(set).chow, melds_.chows, melds_.chow_count);
            continue;
        }
        from_melds_.pungs.add(meld.tile);
        melds_.pungs.add({meld.tile, melds_.pungs.count, meld.is_concealed()});
        melds_.concealed_pungs += meld.is_concealed() ? 1 : 0;
    }
}

Counts SetsAndPair::tiles() const noexcept {
    Counts counts{};
    for (int i = 0; i < count; ++i) {
        const std::size_t step = is_chow(set(i)) ? 1 : 0;
        for (std::size_t tile = 0; tile < 3; ++tile) ++counts[lowest_kind(set(i)) + tile * step];
    }
    counts[pair] = static_cast<std::uint8_t>(counts[pair] + 2);
    return counts;
}

void SetsSearch::Gathered::add(const SuitPart& part) noexcept {
    present |= part.present;
    wild |= part.wild;
    laid.add(part.sets, part.set_count);
    laid.pair = std::min(laid.pair, part.pair);  // no_kind is above all others
    hogs += part.hogs;
    everywhere &= part.everywhere;
    pungs.add(part.pungs);
    chows.add(part.chows);
}

void SetsSearch::run() noexcept {
    if (facts_.tiles.wildcards > most_assigned) return join_suits();
    counts_ = facts_.tiles.real;
    tiles_ = facts_.real;
    tiles_and_melds_ = tiles_;
    if (facts_.tiles.meld_count > 0) tiles_and_melds_ = digits_of(sums_of(counts_, facts_.tiles.melded));
    assign(facts_.tiles.wildcards, 0);
}

void SetsSearch::join_suits() noexcept {
    const std::array<SuitTiles, part_count> suits = suits_of(facts_.tiles);
    const SuitParts parts(facts_, rules_, suits, sets_);
    splits_from_[part_count] = split_bit(0, 0);
    for (std::size_t suit = part_count; suit-- > 0;) {
        if (parts.splits(suit) == 0) return;
        splits_from_[suit] = together(parts.splits(suit), splits_from_[suit + 1]);
    }
    choose(parts, 0, sets_, 1);
}

/// Replaces so many wildcards by kinds, not below `lowest`, that complete the hand together, in every way there is.
void SetsSearch::assign(int wildcards, Kind lowest) noexcept {
    if (wildcards == 0) return read_real();
    const bool fifth_copy = rules_.limits.on(Form::standard).fifth_copy;
    for (KindMask kinds = kinds_nearer(wildcards) >> lowest << lowest; kinds != 0; kinds &= kinds - 1) {
        const auto kind = static_cast<Kind>(std::countr_zero(kinds));
        if (!fifth_copy && counts_[kind] + facts_.tiles.melded[kind] >= copies_per_kind) continue;
        const KindDigits tiles = tiles_, tiles_and_melds = tiles_and_melds_;
        const KindMask assigned = assigned_;
        ++counts_[kind];
        tiles_.add(bit(kind));
        tiles_and_melds_.add(bit(kind));
        assigned_ |= bit(kind);
        assign(wildcards - 1, kind);
        --counts_[kind];
        tiles_ = tiles;
        tiles_and_melds_ = tiles_and_melds;
        assigned_ = assigned;
    }
}

/// The kinds that bring the tiles nearer to sets and a pair, of which they miss `missing`; none where they miss more.
KindMask SetsSearch::kinds_nearer(int missing) const noexcept {
    if (any_at_least(counts_.data(), copies_per_kind + 1)) {
        // The tables do not know these. With two wildcards at most, one has become the fifth copy and one is left.
        Tiles tiles;
        tiles.real = counts_;
        return standard_waits_by_suits(suits_of(tiles));
    }
    const distance::RealTiles tiles{counts_.data(), 3 * sets_ + 2 - missing, sets_, false};
    return distance::Distances(tiles).lowering(Form::standard, missing);
}

void SetsSearch::read_real() noexcept {
    const int hogs = number_of(tiles_and_melds_.four_or_more() & ~facts_.konged);
    for_each_way(tiles_, sets_, [&](const SetNumbers& sets, Kind pair) { take_real(sets, pair, hogs); });
}

void SetsSearch::take_real(const SetNumbers& sets, Kind pair, int hogs) noexcept {
    Gathered all = from_melds_;
    unsigned everywhere = all.everywhere & facts_of_pair(pair).everywhere;
    for (int i = 0; i < sets_; ++i) {
        const int set = sets[static_cast<std::size_t>(i)];
        everywhere &= facts_of_set(set).everywhere;
        all.laid.add(static_cast<std::uint32_t>(set), 1);
        all.chows.add_if(is_chow(set), facts_of_set(set).chow);
        all.pungs.add_if(!is_chow(set), lowest_kind(set));
    }
    all.laid.pair = pair;
    all.present |= tiles_.any();
    all.wild = assigned_;
    all.hogs = hogs;
    all.everywhere = everywhere;
    take(all);
}

/// Every choice of one way for each suit that makes so many sets and pairs together.
void SetsSearch::choose(const SuitParts& parts, std::size_t suit, int sets, int pairs) noexcept {
    if (suit == part_count - 1) {
        // What is left says how many, and `splits_from_` that there is a way.
        return parts.for_each(suit, sets, pairs, [&](const SuitPart& part) {
            chosen_[suit] = &part;
            take_chosen();
        });
    }
    for (Splits rest = parts.splits(suit); rest != 0; rest &= rest - 1) {
        const int split = std::countr_zero(rest);
        const int sets_left = sets - sets_of_split(split), pairs_left = pairs - pairs_of_split(split);
        if (sets_left < 0 || pairs_left < 0) continue;
        if ((splits_from_[suit + 1] & split_bit(sets_left, pairs_left)) == 0) continue;
        parts.for_each(suit, sets_of_split(split), pairs_of_split(split), [&](const SuitPart& part) {
            chosen_[suit] = &part;
            choose(parts, suit + 1, sets_left, pairs_left);
        });
    }
}

void SetsSearch::take_chosen() noexcept {
    Gathered all = from_melds_;
    for (const SuitPart* part : chosen_) all.add(*part);
    take(all);
}

/// The chows in hand and those that are melded.
ChowPlace SetsSearch::all_chows_of(const Gathered& all) const noexcept {
    if (melds_.chow_count == 0) return all.chows;
    std::array<std::uint8_t, max_melds> chows = melds_.chows;
    std::size_t count = melds_.chow_count;
    for (int i = 0; i < all.laid.count; ++i) {
        const int set = all.laid.set(i);
        if (is_chow(set)) insert_chow(facts_of_set(set).chow, chows, count);
    }
    ChowPlace place;
    for (std::size_t i = 0; i < count; ++i) place.add(chows[i]);
    return place;
}

/// The melded pungs, then those in hand.
Pungs SetsSearch::all_pungs_of(const Gathered& all) const noexcept {
    Pungs pungs = melds_.pungs;
    for (int i = 0; i < all.laid.count; ++i) {
        const int set = all.laid.set(i);
        pungs.add_if(!is_chow(set), {lowest_kind(set), pungs.count, true});
    }
    return pungs;
}

void SetsSearch::take(const Gathered& all) noexcept {
    const int concealed_pungs = melds_.concealed_pungs + all.pungs.count - melds_.pungs.count;
    Taken taken(all, concealed_pungs, always_);
    const int most_of_tiles = show_all_but_pungs(taken);
    if (best_.is_one()) {
        const int most = most_always() + most_of_tiles + most_of_pungs(all.pungs, concealed_pungs);
        if (is_beaten(std::max(most, most_without_fan(facts_, rules_)), all)) return;
    }
    if (all.pungs.count > 0) {
        show_kinds_of_pungs(all_pungs_of(all), all.laid.pair, set_bit(max_melds), facts_, taken.shown_by_pungs);
    }
    if (facts_.winning != joker) return consider_winning(taken, facts_.winning);
    // Many tiles may be the winning one.
    if (!best_.is_one() || !is_beaten(most_of(taken), all)) consider_wildcards(taken);
}

/// Returns what the tiles, but for their pungs, are worth at most, whichever tile and set is the winning one.
int SetsSearch::show_all_but_pungs(Taken& taken) const noexcept {
    const Gathered& all = taken.all;
    const FanOfKinds of_kinds = fan_of_kinds(all.present);
    const ChowPlace all_chows_place = all_chows_of(all);
    const ChowClass& of_chows = fan_of_chows(all_chows_place, all.laid.pair);
    const bool fives = (all.everywhere & a_five) != 0, ends = (all.everywhere & an_end) != 0;
    const bool chows = all_chows(Form::standard, all_chows_place.count(), all.laid.pair);
    FanCount& shown = taken.shown;
    shown.fans.add_all(of_kinds.fans);
    shown.fans.add_if(fives, Fan::all_fives);
    shown.fans.add_if(ends, Fan::outside_hand);
    shown.show_times(Fan::tile_hog, static_cast<unsigned>(all.hogs));
    shown.add_all(of_chows.shown);
    shown.fans.add_if(chows, Fan::all_chows);
    if (may_be_nine_gates(taken)) return past_any_total;
    const auto worth_if = [](bool condition, Fan fan) {
        return condition ? most_worth[static_cast<std::size_t>(fan)] : 0;
    };
    return of_kinds.most + of_chows.most + worth_if(fives, Fan::all_fives) + worth_if(ends, Fan::outside_hand) +
           worth_if(chows, Fan::all_chows) + all.hogs * worth_if(true, Fan::tile_hog);
}

bool SetsSearch::may_be_nine_gates(const Taken& taken) const noexcept {
    return sets_ == max_melds && taken.shown.has(Fan::full_flush);
}

/// Can a reading worth `most` not be the answer any more?
bool SetsSearch::is_beaten(int most, const Gathered& all) const noexcept {
    return most < best_.worth.total || (most == best_.worth.total && all.laid.order() > best_.laid.order());
}

/// Is a reading worth `total` the answer, of those so far? Of the readings of one decomposition the first.
bool SetsSearch::is_better(int total, const Gathered& all) const noexcept {
    return total > best_.worth.total || (total == best_.worth.total && all.laid.order() < best_.laid.order());
}

Worth SetsSearch::worth(const FanCount& shown, const Taken& taken) const noexcept {
    return worth_of(shown, taken.shown_by_pungs, true, rules_);
}

/// The most that it comes to, whichever tile and set is the winning one.
int SetsSearch::most_of(const Taken& taken) const noexcept {
    FanCount shown = taken.shown;
    show_concealed_pungs(taken.concealed_pungs, shown);
    return most_of_any_winning(worth(shown, taken).total, may_be_nine_gates(taken), facts_, rules_);
}

/// The winning tile is a wildcard: any that stands for something.
void SetsSearch::consider_wildcards(const Taken& taken) noexcept {
    for (KindMask kinds = taken.all.wild; kinds != 0; kinds &= kinds - 1) {
        consider_winning(taken, static_cast<Kind>(std::countr_zero(kinds)));
    }
}

void SetsSearch::consider_winning(const Taken& taken, Kind winning) noexcept {
    const SetsAndPair& laid = taken.all.laid;
    int before = -1;
    for (int i = 0; i < laid.count; ++i) {
        const int set = laid.set(i);
        // Completing either of two equal sets is the same reading.
        if (set != before && (facts_of_set(set).kinds & bit(winning)) != 0) consider_completing(taken, winning, i);
        before = set;
    }
    if (laid.pair == winning) consider_completing(taken, winning, laid.count);
}

void SetsSearch::consider_completing(const Taken& taken, Kind winning, int index) noexcept {
    const Gathered& all = taken.all;
    const Set set = index == all.laid.count ? pair_of(all.laid.pair) : set_of(all.laid.set(index));
    FanCount shown = taken.shown;
    // G3: a pung completed by a discard is melded for 暗刻.
    const bool melded = set.kind == SetKind::pung && !facts_.self_drawn;
    show_concealed_pungs(taken.concealed_pungs - (melded ? 1 : 0), shown);
    if (may_be_nine_gates(taken)) {
        shown.show_if(completes_nine_gates(all.laid.tiles(), winning), Fan::nine_gates);
    }
    Worth found = worth(shown, taken);
    const Fan completion = fan_of_completion(set, winning);
    bool single = false;
    // A wait fan is worth one at most: where one more would not do, the waits need not be known.
    if (completion != Fan::past_the_last && is_better(found.total + 1, all)) {
        single = single_wait_.holds_of_sets(facts_, all.laid.tiles(), winning);
        if (single) {
            shown.show(completion);
            found = worth(shown, taken);
        }
    }
    if (!is_better(found.total, all)) return;
    // One by one: put together first and copied then, they would have to be waited for.
    best_.worth = found;
    best_.laid = all.laid;
    best_.winning = winning;
    best_.winning_set = static_cast<std::uint8_t>(index);
    best_.single_wait = single;
}

}  // namespace hupai::guobiao
