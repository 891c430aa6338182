// Fan that look at all tiles of the hand, melds included, whatever sets they make.
#include <bit>

#include "count_masks.hpp"
#include "kinds.hpp"
#include "shown.hpp"

namespace hupai::guobiao {
namespace {

using namespace kinds;

int suits_in(KindMask present) noexcept {
    int suits = 0;
    for (int suit = 0; suit < suit_count; ++suit) suits += (present & suit_mask(suit)) != 0 ? 1 : 0;
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

FanSet fan_of_kinds(KindMask present) noexcept {
    const auto any_of = [present](KindMask kinds) { return (present & kinds) != 0; };
    const auto only = [present](KindMask kinds) { return (present & ~kinds) == 0; };
    const bool has_honours = any_of(honours);
    const bool has_suits = any_of(~honours);
    const int suits = suits_in(present);

    FanSet fans;
    fans.add_if(only(greens), Fan::all_green);
    fans.add_if(only(terminals), Fan::all_terminals);
    fans.add_if(only(honours), Fan::all_honors);
    fans.add_if(only(terminals | honours) && has_honours && has_suits, Fan::all_terminals_and_honors);
    fans.add_if(suits == 1 && !has_honours, Fan::full_flush);
    fans.add_if(suits == 1 && has_honours, Fan::half_flush);
    fans.add_if(suits == 2, Fan::one_voided_suit);
    fans.add_if(suits == 3 && any_of(winds) && any_of(dragons), Fan::all_types);
    fans.add_if(only(uppers), Fan::upper_tiles);
    fans.add_if(only(middles), Fan::middle_tiles);
    fans.add_if(only(lowers), Fan::lower_tiles);
    fans.add_if(only(above_five), Fan::upper_four);
    fans.add_if(only(below_five), Fan::lower_four);
    fans.add_if(only(reversibles), Fan::reversible_tiles);
    fans.add_if(!any_of(terminals | honours), Fan::all_simples);
    fans.add_if(!has_honours, Fan::no_honors);
    return fans;
}

void show_whole_hand(const Reading& reading, Shown& shown) noexcept {
    fan_of_kinds(reading.present).for_each([&](Fan fan) { shown.show(fan); });
    shown.show_if(in_every_set(reading, fives), Fan::all_fives);
    shown.show_if(in_every_set(reading, terminals | honours), Fan::outside_hand);
    show_tile_hogs(reading, shown);
}

}  // namespace hupai::guobiao
