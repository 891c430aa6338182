// Fan of the circumstances and of the tiles as they are (R18): whichever way the hand is read, they are the same.
#include <algorithm>
#include <bit>

#include "fan_counts.hpp"
#include "shown.hpp"

namespace hupai::liaoyang {
namespace {

/// F11: each kong. What a kong of dragons or of 鸡枪 is worth beyond it stands under 大哥大 and 鸡枪 (R38).
void show_kongs(const Reading& reading, Shown& shown) noexcept {
    if (reading.facts->konged == 0) return;
    for (int i = 0; i < reading.set_count(); ++i) {
        shown.show_if(reading.set(i).kind == SetKind::kong, Fan::kong, set_bit(i));
    }
}

/// F14: each tile of a 鸡枪 kind; a hun that stands for one is none (R14).
void show_ji_qiang(const Reading& reading, Shown& shown) noexcept {
    for (int i = 0; i < reading.set_count(); ++i) {
        const Set& set = reading.set(i);
        if ((kinds_in(set) & reading.facts->jiqiang) == 0) continue;
        for (int tile = 0; tile < set_size(set.kind); ++tile) {
            const bool is_real = (set.hun >> tile & 1) == 0;
            shown.show_if(is_real && (reading.facts->jiqiang & bit(tile_at(set, tile))) != 0, Fan::ji_qiang_tile,
                          set_bit(i));
        }
    }
}

/// How often all kinds of a set are held: as often as the scarcest.
int scarcest(const Facts& facts, KindMask kinds) noexcept {
    int copies = copies_per_kind;
    for (Kind kind = 0; kind < kind_count; ++kind) {
        if ((kinds & bit(kind)) != 0) copies = std::min<int>(copies, facts.real[kind]);
    }
    return copies;
}

/// R37, `"cross_suit"`: complete sets of one rank in the three suits, or of the indicator and its 鸡枪.
int eggs_across_the_suits(const Facts& facts, Dan dan) noexcept {
    if (dan == Dan::jiqiang) return scarcest(facts, bit(facts.indicator) | facts.jiqiang);
    int eggs = 0;
    for (int rank = 1; rank <= ranks_per_suit; ++rank) {
        eggs += scarcest(facts, bit(suited(0, rank)) | bit(suited(1, rank)) | bit(suited(2, rank)));
    }
    return eggs;
}

template <class Shows>
void show_eggs_across_the_suits(const Facts& facts, const Rules& rules, Shows& shown) noexcept {
    if (rules.dan == Dan::none || rules.dan_reading != DanReading::cross_suit) return;
    shown.show_times(eggs_across_the_suits(facts, rules.dan), Fan::egg);
}

template <class Shows>
void show_circumstances(const Facts& facts, Shows& shown) noexcept {
    shown.show_if(facts.self_drawn, Fan::self_drawn);                            // F7
    shown.show_if(facts.last_four, Fan::last_draws);                             // F8
    shown.show_if(facts.kong_replacement(), Fan::out_on_a_kong_replacement);     // F16
    shown.show_if(facts.tiles.wildcards == 0, Fan::no_hun);                      // F12
    shown.show_if(facts.is_dealer, Fan::dealer_wins);                            // F2
    shown.show_if(!facts.is_open() && facts.self_drawn, Fan::closed_self_draw);  // F4
    shown.show_if(facts.all_sets_melded(), Fan::last_tile_alone);                // F18: R29 admits only 飘和 here
}

}  // namespace

void show_hand(const Reading& reading, Shown& shown) noexcept {
    show_circumstances(*reading.facts, shown);
    show_kongs(reading, shown);
    show_ji_qiang(reading, shown);
    show_eggs_across_the_suits(*reading.facts, *reading.rules, shown);
}

void count_hand(const Facts& facts, const Rules& rules, FanCounts& counts) noexcept {
    show_circumstances(facts, counts);
    counts.show_times(facts.kongs, Fan::kong);
    for (KindMask kinds = facts.jiqiang; kinds != 0; kinds &= kinds - 1) {
        counts.show_times(facts.real[static_cast<std::size_t>(std::countr_zero(kinds))], Fan::ji_qiang_tile);
    }
    show_eggs_across_the_suits(facts, rules, counts);
}

}  // namespace hupai::liaoyang
