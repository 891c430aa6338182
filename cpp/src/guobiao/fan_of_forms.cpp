// Fan that are a form of their own (G2), or a form with a condition.
#include "count_masks.hpp"
#include "fan_count.hpp"
#include "kind_sets.hpp"
#include "kinds.hpp"
#include "shown.hpp"

namespace hupai::guobiao {
namespace {

/// 连七对 (#6): seven pairs of one suit with consecutive ranks.
constexpr bool are_seven_in_a_row(KindMask kinds) noexcept {
    constexpr KindMask first_three = kinds::ranks_in_every_suit("123");
    const KindMask lowest = lowest_bit(kinds);
    return (lowest & first_three) != 0 && kinds == lowest * 0x7F;
}

/// Are the tiles 1112345678999 of the suit, and `more` besides?
bool is_gate_pattern(const Counts& tiles, int suit, int more) noexcept {
    int besides = 0;
    for (int rank = 1; rank <= ranks_per_suit; ++rank) {
        const int wanted = rank == 1 || rank == ranks_per_suit ? 3 : 1;
        const int held = tiles[suited(suit, rank)];
        if (held < wanted) return false;
        besides += held - wanted;
    }
    return besides == more;
}

bool may_have_gates(const Reading& reading) noexcept {
    return reading.is_standard() && reading.facts->tiles.meld_count == 0;
}

bool nine_gates(const Reading& reading) noexcept {
    return may_have_gates(reading) && completes_nine_gates(reading.concealed, reading.winning);
}

/// 组合龙 (#35) in an honors-and-knitted hand: it holds all nine.
bool has_all_nine(KindMask kinds) noexcept { return number_of(kinds & ~kinds::honours) == ranks_per_suit; }

/// 七星不靠 (#20): honors and knitted tiles with all seven honours.
constexpr bool has_all_honours(KindMask kinds) noexcept { return (kinds & kinds::honours) == kinds::honours; }

}  // namespace

bool completes_nine_gates(const Counts& concealed, Kind winning) noexcept {
    if (!is_suited(winning)) return false;
    Counts before = concealed;
    --before[winning];
    return is_gate_pattern(before, suit_of(winning), 0);
}

bool may_be_nine_gates(const Reading& reading) noexcept {
    if (!may_have_gates(reading)) return false;
    for (int suit = 0; suit < suit_count; ++suit) {
        if (is_gate_pattern(reading.concealed, suit, 1)) return true;
    }
    return false;
}

template <class Sink>
void show_special_form(Form form, KindMask present, Sink& shown) noexcept {
    switch (form) {
        case Form::seven_pairs:
            shown.show(Fan::seven_pairs);
            shown.show_if(are_seven_in_a_row(present), Fan::seven_shifted_pairs);
            break;
        case Form::thirteen_orphans:
            shown.show(Fan::thirteen_orphans);
            break;
        case Form::honors_and_knitted:
            shown.show(Fan::lesser_honors_and_knitted);
            shown.show_if(has_all_honours(present), Fan::greater_honors_and_knitted);
            shown.show_if(has_all_nine(present), Fan::knitted_straight);
            break;
        case Form::knitted_straight:
            shown.show(Fan::knitted_straight);
            break;
        case Form::standard:
            break;
    }
}

template void show_special_form(Form, KindMask, Shown&) noexcept;
template void show_special_form(Form, KindMask, FanCount&) noexcept;

void show_forms(const Reading& reading, Shown& shown) noexcept {
    show_special_form(reading.decomposition.form, reading.present, shown);
    shown.show_if(nine_gates(reading), Fan::nine_gates);
}

}  // namespace hupai::guobiao
