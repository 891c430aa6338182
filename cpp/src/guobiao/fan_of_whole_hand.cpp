// Fan that look at all tiles of the hand, melds included, whatever sets they make.
#include <bit>

#include "count_masks.hpp"
#include "kinds.hpp"
#include "shown.hpp"

namespace hupai::guobiao {
namespace {

using namespace kinds;

bool only(const Reading& reading, KindMask kinds) noexcept { return (reading.present & ~kinds) == 0; }
bool any_of(const Reading& reading, KindMask kinds) noexcept { return (reading.present & kinds) != 0; }

int suits_present(const Reading& reading) noexcept {
    int suits = 0;
    for (int suit = 0; suit < suit_count; ++suit) suits += any_of(reading, suit_mask(suit)) ? 1 : 0;
    return suits;
}

/// Does every set and the pair of a standard hand hold a tile of `kinds`?
bool in_every_set(const Reading& reading, KindMask kinds) noexcept {
    if (!reading.is_standard()) return false;
    for (int i = 0; i < reading.set_count(); ++i) {
        if ((reading.kinds_in[static_cast<std::size_t>(i)] & kinds) == 0) return false;
    }
    return true;
}

/// 四归一 (#64): four copies of a kind that lie in no kong, once a kind.
void show_tile_hogs(const Reading& reading, Shown& shown) noexcept {
    KindMask hogs = at_least(reading.all.data(), copies_per_kind) & ~reading.facts->konged;
    for (; hogs != 0; hogs &= hogs - 1) {
        const auto kind = static_cast<Kind>(std::countr_zero(hogs));
        SetMask sets = 0;
        for (int i = 0; i < reading.set_count(); ++i) {
            if (reading.contains(i, kind)) sets |= set_bit(i);
        }
        shown.show(Fan::tile_hog, sets);
    }
}

}  // namespace

void show_whole_hand(const Reading& reading, Shown& shown) noexcept {
    const bool has_honours = any_of(reading, honours);
    const bool has_suits = any_of(reading, ~honours);
    const int suits = suits_present(reading);

    shown.show_if(only(reading, greens), Fan::all_green);
    shown.show_if(only(reading, terminals), Fan::all_terminals);
    shown.show_if(only(reading, honours), Fan::all_honors);
    shown.show_if(only(reading, terminals | honours) && has_honours && has_suits, Fan::all_terminals_and_honors);
    shown.show_if(suits == 1 && !has_honours, Fan::full_flush);
    shown.show_if(suits == 1 && has_honours, Fan::half_flush);
    shown.show_if(suits == 2, Fan::one_voided_suit);
    shown.show_if(suits == 3 && any_of(reading, winds) && any_of(reading, dragons), Fan::all_types);
    shown.show_if(only(reading, uppers), Fan::upper_tiles);
    shown.show_if(only(reading, middles), Fan::middle_tiles);
    shown.show_if(only(reading, lowers), Fan::lower_tiles);
    shown.show_if(only(reading, above_five), Fan::upper_four);
    shown.show_if(only(reading, below_five), Fan::lower_four);
    shown.show_if(only(reading, reversibles), Fan::reversible_tiles);
    shown.show_if(!any_of(reading, terminals | honours), Fan::all_simples);
    shown.show_if(!has_honours, Fan::no_honors);
    shown.show_if(in_every_set(reading, fives), Fan::all_fives);
    shown.show_if(in_every_set(reading, terminals | honours), Fan::outside_hand);
    show_tile_hogs(reading, shown);
}

}  // namespace hupai::guobiao
