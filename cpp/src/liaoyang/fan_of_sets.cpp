// Fan of the form, of the sets and of the pair.
#include <bit>

#include "fan_counts.hpp"
#include "shown.hpp"

namespace hupai::liaoyang {
namespace {

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
template <class Shows>
void show_any_four(const Facts& facts, const Rules& rules, Shows& shown) noexcept {
    if (rules.siguiyi != Siguiyi::any4) return;
    shown.show_times(std::popcount(facts.four_unkonged), Fan::four_in_triplet_and_run);
}

void show_pair(const Reading& reading, int index, Shown& shown) noexcept {
    shown.show_if(is_pair_of_2_or_8(*reading.rules, reading.set(index)), Fan::pair_of_2_or_8, set_bit(index));
}

/// Triplets, each by itself, and those that count together.
class Triplets {
 public:
    void show(const Reading& reading, int index, Shown& shown) noexcept {
        const Set& set = reading.set(index);
        ++outline_.triplets;
        if (counts_among_triplets(*reading.facts, *reading.rules, set)) {
            ++outline_.counting;
            counting_ |= set_bit(index);
        }
        if (is_dragon_set(*reading.rules, set)) {
            dragon_sets_ |= set_bit(index);
            shown.show_if(reading.rules->dageda == Dageda::per_set, Fan::dragon_set, set_bit(index));
        }
        shown.show_if(is_egg(*reading.facts, *reading.rules, set), Fan::egg, set_bit(index));
    }
    void show_together(const Reading& reading, Shown& shown) const noexcept {
        shown.show_if(dragon_sets_ != 0 && reading.rules->dageda == Dageda::once, Fan::dragon_set, dragon_sets_);
        for_each_fan_of(outline_, [&](Fan fan, bool shows) {
            shown.show_if(shows, fan, fan == Fan::all_triplets ? SetMask{0} : counting_);
        });
    }

 private:
    Outline outline_{};
    SetMask counting_ = 0;
    SetMask dragon_sets_ = 0;
};

void show_sets(const Reading& reading, Shown& shown) noexcept {
    Triplets triplets;
    for (int i = 0; i < reading.set_count(); ++i) {
        if (reading.set(i).kind == SetKind::pair) show_pair(reading, i, shown);
        if (is_triplet(reading.set(i))) triplets.show(reading, i, shown);
    }
    triplets.show_together(reading, shown);
    for_each_triplet_and_run(reading, [&](SetMask sets) { shown.show(Fan::four_in_triplet_and_run, sets); });
}

}  // namespace

Gain gain_of(const Reading& reading) noexcept {
    Gain gain{};
    for (int i = 0; i < reading.set_count(); ++i) gain += gain_of(*reading.facts, *reading.rules, reading.set(i));
    for_each_triplet_and_run(reading, [&](SetMask) { ++gain.triplets_and_runs; });
    return gain;
}

int worth_of(const Rules& rules, const Outline& outline) noexcept {
    int worth = 0;
    for_each_fan_of(outline, [&](Fan fan, bool counts) { worth += counts ? value_of(rules, fan) : 0; });
    return worth;
}

void show_reading(const Reading& reading, Shown& shown) noexcept {
    if (reading.is_standard()) show_sets(reading, shown);
    show_any_four(*reading.facts, *reading.rules, shown);
    shown.show_if(reading.decomposition.form == Form::seven_pairs, Fan::seven_pairs);            // F19
    shown.show_if(reading.decomposition.form == Form::thirteen_orphans, Fan::thirteen_orphans);  // F21
}

void count_reading(const Facts& facts, const Rules& rules, const Gain& gain, FanCounts& counts) noexcept {
    for_each_fan_of(rules, gain, [&](Fan fan, int times) { counts.show_times(times, fan); });
    for_each_fan_of(gain.outline, [&](Fan fan, bool shows) { counts.show_if(shows, fan); });
    show_any_four(facts, rules, counts);
}

KindMask kinds_that_fan_heed(const Facts& facts, const Rules& rules) noexcept {
    const bool natural = rules.dageda_natural || rules.sancha_natural || rules.erba_natural;
    const bool eggs = rules.dan != Dan::none && rules.dan_reading == DanReading::triplet;
    if (natural || eggs) return all_kinds;
    return rules.siguiyi == Siguiyi::heng_shun ? facts.four_unkonged : 0;
}

int worth_of(const Rules& rules, const Shown& shown) noexcept {
    int worth = 0;
    for (const Instance& instance : shown) worth += value_of(rules, instance.fan);
    return worth;
}

}  // namespace hupai::liaoyang
