// The sets of kinds that fan of the whole hand are about.
#pragma once

#include "hupai/tile.hpp"

namespace hupai::guobiao::kinds {

/// The kinds of the given ranks (digits of `ranks`) in one suit.
consteval KindMask ranks_in(int suit, const char* ranks) noexcept {
    KindMask mask = 0;
    for (const char* digit = ranks; *digit != '\0'; ++digit) mask |= bit(suited(suit, *digit - '0'));
    return mask;
}

consteval KindMask ranks_in_every_suit(const char* ranks) noexcept {
    return ranks_in(0, ranks) | ranks_in(1, ranks) | ranks_in(2, ranks);
}

inline constexpr KindMask winds = bit(east) | bit(south) | bit(west) | bit(north);
inline constexpr KindMask dragons = bit(red) | bit(green) | bit(white);
inline constexpr KindMask honours = winds | dragons;
inline constexpr KindMask terminals = ranks_in_every_suit("19");
inline constexpr KindMask greens = ranks_in(2, "23468") | bit(green);
inline constexpr KindMask reversibles = ranks_in(1, "1234589") | ranks_in(2, "245689") | bit(white);

constexpr KindMask suit_mask(int suit) noexcept { return ranks_in(0, "123456789") << (suit * ranks_per_suit); }
inline constexpr KindMask uppers = ranks_in_every_suit("789");
inline constexpr KindMask middles = ranks_in_every_suit("456");
inline constexpr KindMask lowers = ranks_in_every_suit("123");
inline constexpr KindMask above_five = ranks_in_every_suit("6789");
inline constexpr KindMask below_five = ranks_in_every_suit("1234");
inline constexpr KindMask fives = ranks_in_every_suit("5");
inline constexpr KindMask evens = ranks_in_every_suit("2468");

}  // namespace hupai::guobiao::kinds
