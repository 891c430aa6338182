// Fan of the form, of the sets and of the pair.
#include <bit>

#include "shown.hpp"

namespace hupai::liaoyang {
namespace {

constexpr bool is_natural(const Set& set) noexcept { return set.hun == 0; }

/// F5, F6: by set, or all of them once.
class DragonSets {
 public:
    void add(const Reading& reading, int index, Shown& shown) noexcept {
        const Set& set = reading.set(index);
        if (!is_dragon(set.tile) || (reading.rules->dageda_natural && !is_natural(set))) return;
        all_ |= set_bit(index);
        shown.show_if(reading.rules->dageda == Dageda::per_set, Fan::dragon_set, set_bit(index));
    }
    void show_once(const Reading& reading, Shown& shown) const noexcept {
        shown.show_if(all_ != 0 && reading.rules->dageda == Dageda::once, Fan::dragon_set, all_);
    }

 private:
    SetMask all_ = 0;
};

/// F13.
void show_pair(const Reading& reading, int index, Shown& shown) noexcept {
    const Set& pair = reading.set(index);
    if (!is_suited(pair.tile) || (rank_of(pair.tile) != 2 && rank_of(pair.tile) != 8)) return;
    shown.show_if(!reading.rules->erba_natural || is_natural(pair), Fan::pair_of_2_or_8, set_bit(index));
}

/// Is a real tile of the kind among those of the set?
bool holds_real(const Set& set, Kind kind) noexcept {
    return contains(set, kind) && (set.hun >> (kind - set.tile) & 1) == 0;
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

/// F10, `siguiyi="heng_shun"`.
void show_triplets_and_runs(const Reading& reading, Shown& shown) noexcept {
    if (reading.rules->siguiyi != Siguiyi::heng_shun) return;
    for (KindMask kinds = reading.facts->four_unkonged; kinds != 0; kinds &= kinds - 1) {
        const SetMask sets = triplet_and_run(reading, static_cast<Kind>(std::countr_zero(kinds)));
        shown.show_if(sets != 0, Fan::four_in_triplet_and_run, sets);
    }
}

/// F10, `siguiyi="any4"`: the same in every reading.
void show_any_four(const Reading& reading, Shown& shown) noexcept {
    if (reading.rules->siguiyi != Siguiyi::any4) return;
    for (int i = std::popcount(reading.facts->four_unkonged); i > 0; --i) shown.show(Fan::four_in_triplet_and_run);
}

/// R37, `"triplet"` and `"kong"`.
void show_egg(const Reading& reading, int index, Shown& shown) noexcept {
    const Rules& rules = *reading.rules;
    const Set& set = reading.set(index);
    const bool is_kong = set.kind == SetKind::kong;
    if (rules.dan_reading != (is_kong ? DanReading::kong : DanReading::triplet) || !is_natural(set)) return;
    const bool counts = rules.dan == Dan::heng || (reading.facts->jiqiang & bit(set.tile)) != 0;
    shown.show_if(counts, Fan::egg, set_bit(index));
}

/// `sancha="concealed"`: 碰 and 明杠 do not count, 暗杠 does.
bool counts_as_concealed(const Reading& reading, const Set& set) noexcept {
    return set.meld < 0 || reading.facts->concealed_meld[static_cast<std::size_t>(set.meld)];
}

}  // namespace

bool counts_among_triplets(const Reading& reading, const Set& set) noexcept {
    const Rules& rules = *reading.rules;
    return is_triplet(set) && (!rules.sancha_natural || is_natural(set)) &&
           (rules.sancha == Sancha::all || counts_as_concealed(reading, set));
}

void show_sets(const Reading& reading, Shown& shown) noexcept {
    DragonSets dragons;
    for (int i = 0; i < reading.set_count(); ++i) {
        if (reading.set(i).kind == SetKind::pair) show_pair(reading, i, shown);
        if (!is_triplet(reading.set(i))) continue;
        dragons.add(reading, i, shown);
        show_egg(reading, i, shown);
    }
    dragons.show_once(reading, shown);
    show_triplets_and_runs(reading, shown);
}

void show_triplets(const Outline& outline, SetMask sets, Shown& shown) noexcept {
    shown.show_if(outline.counting == 3, Fan::three_triplets, sets);  // F20: exactly so many
    shown.show_if(outline.counting == 4, Fan::four_triplets, sets);
    shown.show_if(outline.triplets == 4, Fan::all_triplets);  // F17
}

void show_reading(const Reading& reading, Shown& shown) noexcept {
    if (reading.is_standard()) {
        SetMask counting = 0;
        for (int i = 0; i < reading.set_count(); ++i) {
            if (counts_among_triplets(reading, reading.set(i))) counting |= set_bit(i);
        }
        show_sets(reading, shown);
        show_triplets(outline_of(reading), counting, shown);
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
