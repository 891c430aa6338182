// Fan that look at all tiles of the hand, melds included, whatever sets they make.
#include <bit>

#include "count_masks.hpp"
#include "shown.hpp"

namespace hupai::guobiao {
namespace {

/// The kinds of the given ranks (digits of `ranks`) in one suit.
constexpr KindMask ranks_in(int suit, const char* ranks) noexcept {
    KindMask mask = 0;
    for (const char* digit = ranks; *digit != '\0'; ++digit) mask |= bit(suited(suit, *digit - '0'));
    return mask;
}

constexpr KindMask ranks_in_every_suit(const char* ranks) noexcept {
    return ranks_in(0, ranks) | ranks_in(1, ranks) | ranks_in(2, ranks);
}

constexpr KindMask winds = bit(east) | bit(south) | bit(west) | bit(north);
constexpr KindMask dragons = bit(red) | bit(green) | bit(white);
constexpr KindMask honours = winds | dragons;
constexpr KindMask terminals = ranks_in_every_suit("19");
constexpr KindMask greens = ranks_in(2, "23468") | bit(green);
constexpr KindMask reversibles = ranks_in(1, "1234589") | ranks_in(2, "245689") | bit(white);

constexpr KindMask suit_mask(int suit) noexcept { return ranks_in(suit, "123456789"); }

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
    shown.show_if(only(reading, ranks_in_every_suit("789")), Fan::upper_tiles);
    shown.show_if(only(reading, ranks_in_every_suit("456")), Fan::middle_tiles);
    shown.show_if(only(reading, ranks_in_every_suit("123")), Fan::lower_tiles);
    shown.show_if(only(reading, ranks_in_every_suit("6789")), Fan::upper_four);
    shown.show_if(only(reading, ranks_in_every_suit("1234")), Fan::lower_four);
    shown.show_if(only(reading, reversibles), Fan::reversible_tiles);
    shown.show_if(!any_of(reading, terminals | honours), Fan::all_simples);
    shown.show_if(!has_honours, Fan::no_honors);
    shown.show_if(in_every_set(reading, ranks_in_every_suit("5")), Fan::all_fives);
    shown.show_if(in_every_set(reading, terminals | honours), Fan::outside_hand);
    show_tile_hogs(reading, shown);
}

}  // namespace hupai::guobiao
