// Fan of the form, of the sets and of the pair.
#include <bit>

#include "shown.hpp"

namespace hupai::liaoyang {
namespace {

/// F5, F6: by set, or all of them once.
void show_dragon_sets(const Reading& reading, Shown& shown) noexcept {
    const bool once = reading.rules->dageda == Dageda::once;
    SetMask all = 0;
    for (int i = 0; i < reading.set_count(); ++i) {
        if (!is_dragon_set(*reading.rules, reading.set(i))) continue;
        all |= set_bit(i);
        shown.show_if(!once, Fan::dragon_set, set_bit(i));
    }
    shown.show_if(once && all != 0, Fan::dragon_set, all);
}

/// Is a real tile of the kind among those of the set?
bool holds_real(const Set& set, Kind kind) noexcept {
    return (kinds_in(set) & bit(kind)) != 0 && (set.hun >> (kind - set.tile) & 1) == 0;
}

/// F10: three real tiles of the kind in a 横, the fourth in a 顺子; the sets, or none.
SetMask triplet_and_run(const Reading& reading, Kind kind) noexcept {
    SetMask triplet = 0;
    SetMask run = 0;
    for (int i = 0; i < reading.set_count(); ++i) {
        const Set& set = reading.set(i);
        if (set.kind == SetKind::pung && set.tile == kind && is_natural(set)) triplet = set_bit(i);
        if (set.kind == SetKind::chow && holds_real(set, kind)) run = set_bit(i);
    }
    return triplet != 0 && run != 0 ? static_cast<SetMask>(triplet | run) : SetMask{0};
}

/// F10, `siguiyi="heng_shun"`: `visit` gets the sets of each.
template <class Visit>
void for_each_triplet_and_run(const Reading& reading, Visit visit) noexcept {
    if (reading.rules->siguiyi != Siguiyi::heng_shun) return;
    for (KindMask kinds = reading.facts->four_unkonged; kinds != 0; kinds &= kinds - 1) {
        const SetMask sets = triplet_and_run(reading, static_cast<Kind>(std::countr_zero(kinds)));
        if (sets != 0) visit(sets);
    }
}

/// F10, `siguiyi="any4"`: the same in every reading.
void show_any_four(const Reading& reading, Shown& shown) noexcept {
    if (reading.rules->siguiyi != Siguiyi::any4) return;
    for (int i = std::popcount(reading.facts->four_unkonged); i > 0; --i) shown.show(Fan::four_in_triplet_and_run);
}

/// What the sets show, each by itself or with another; by the fan, so that the sets of each are in order.
void show_sets(const Reading& reading, Shown& shown) noexcept {
    const Facts& facts = *reading.facts;
    const Rules& rules = *reading.rules;
    show_dragon_sets(reading, shown);
    for (int i = 0; i < reading.set_count(); ++i) {
        shown.show_if(is_pair_of_2_or_8(rules, reading.set(i)), Fan::pair_of_2_or_8, set_bit(i));
        shown.show_if(is_egg(facts, rules, reading.set(i)), Fan::egg, set_bit(i));
    }
    for_each_triplet_and_run(reading, [&](SetMask sets) { shown.show(Fan::four_in_triplet_and_run, sets); });
}

void show_all_triplets(const Reading& reading, Shown& shown) noexcept {
    Outline outline{};
    SetMask counting = 0;
    for (int i = 0; i < reading.set_count(); ++i) {
        if (!is_triplet(reading.set(i))) continue;
        ++outline.triplets;
        if (!counts_among_triplets(*reading.facts, *reading.rules, reading.set(i))) continue;
        ++outline.counting;
        counting |= set_bit(i);
    }
    show_triplets(outline, counting, shown);
}

}  // namespace

Gain gain_of(const Reading& reading) noexcept {
    Gain gain{};
    for (int i = 0; i < reading.set_count(); ++i) gain += gain_of(*reading.facts, *reading.rules, reading.set(i));
    for_each_triplet_and_run(reading, [&](SetMask) { ++gain.triplets_and_runs; });
    return gain;
}

void show_triplets(const Outline& outline, SetMask sets, Shown& shown) noexcept {
    shown.show_if(outline.counting == 3, Fan::three_triplets, sets);  // F20: exactly so many
    shown.show_if(outline.counting == 4, Fan::four_triplets, sets);
    shown.show_if(outline.triplets == 4, Fan::all_triplets);  // F17
}

void show_reading(const Reading& reading, Shown& shown) noexcept {
    if (reading.is_standard()) {
        show_sets(reading, shown);
        show_all_triplets(reading, shown);
    }
    show_any_four(reading, shown);
    shown.show_if(reading.decomposition.form == Form::seven_pairs, Fan::seven_pairs);            // F19
    shown.show_if(reading.decomposition.form == Form::thirteen_orphans, Fan::thirteen_orphans);  // F21
}

bool fan_heed_placing(const Facts& facts, const Rules& rules, KindMask kinds) noexcept {
    const bool natural = rules.dageda_natural || rules.sancha_natural || rules.erba_natural;
    const bool eggs = rules.dan != Dan::none && rules.dan_reading == DanReading::triplet;
    return natural || eggs || (rules.siguiyi == Siguiyi::heng_shun && (facts.four_unkonged & kinds) != 0);
}

int worth_of(const Rules& rules, const Shown& shown) noexcept {
    int worth = 0;
    for (const Instance& instance : shown) worth += value_of(rules, instance.fan);
    return worth;
}

}  // namespace hupai::liaoyang
