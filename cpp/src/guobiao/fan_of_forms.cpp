// Fan that are a form of their own (G2), or a form with a condition.
#include "count_masks.hpp"
#include "shown.hpp"

namespace hupai::guobiao {
namespace {

/// 连七对 (#6): seven pairs of one suit with consecutive ranks.
bool seven_shifted_pairs(const Reading& reading) noexcept {
    const Kind first = reading.set(0).tile;
    if (!is_suited(first) || rank_of(first) > 3) return false;
    for (int i = 1; i < reading.set_count(); ++i) {
        if (reading.set(i).tile != first + i) return false;
    }
    return true;
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

/// 组合龙 (#35): 147 258 369 across the suits; an honors-and-knitted hand has it when it holds all nine.
bool knitted_straight(const Reading& reading) noexcept {
    if (reading.decomposition.form == Form::knitted_straight) return true;
    if (reading.decomposition.form != Form::honors_and_knitted) return false;
    constexpr KindMask suited_kinds = bit(first_honour) - 1;
    return number_of(reading.present & suited_kinds) == ranks_per_suit;
}

/// 七星不靠 (#20): honors and knitted tiles with all seven honours.
bool all_seven_honours(const Reading& reading) noexcept {
    constexpr KindMask honours = (bit(kind_count) - 1) & ~(bit(first_honour) - 1);
    return (reading.present & honours) == honours;
}

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

void show_forms(const Reading& reading, Shown& shown) noexcept {
    switch (reading.decomposition.form) {
        case Form::seven_pairs:
            shown.show(Fan::seven_pairs);
            shown.show_if(seven_shifted_pairs(reading), Fan::seven_shifted_pairs);
            break;
        case Form::thirteen_orphans:
            shown.show(Fan::thirteen_orphans);
            break;
        case Form::honors_and_knitted:
            shown.show(Fan::lesser_honors_and_knitted);
            shown.show_if(all_seven_honours(reading), Fan::greater_honors_and_knitted);
            break;
        case Form::standard:
        case Form::knitted_straight:
            break;
    }
    shown.show_if(nine_gates(reading), Fan::nine_gates);
    shown.show_if(knitted_straight(reading), Fan::knitted_straight);
}

}  // namespace hupai::guobiao
