#include "distance.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

#include "count_masks.hpp"
#include "decompose_forms.hpp"
#include "hupai_tables.hpp"

namespace hupai::distance {
namespace {

const std::uint8_t* bytes_of(const std::uint64_t* words) noexcept {
    return reinterpret_cast<const std::uint8_t*>(words);
}

constexpr std::uint64_t low_half = 0xFFFFFFFFU;

std::uint32_t load4(const std::uint8_t* bytes) noexcept {
    std::uint32_t word;
    std::memcpy(&word, bytes, sizeof word);
    return word;
}

/// Two groups of four counts (the first byte is the first kind) to their base-5 indices, side by side.
std::uint64_t base5_of_two_groups(std::uint32_t first, std::uint32_t second) noexcept {
    std::uint64_t x = first | (std::uint64_t{second} << 32U);
    x = (x * 5 + (x >> 8U)) & 0x00FF00FF00FF00FFU;
    return (x * 25 + (x >> 16U)) & 0x0000FFFF0000FFFFU;
}

std::uint32_t sum_of_bytes(std::uint32_t word) noexcept { return (word * 0x01010101U) >> 24U; }

std::uint32_t place_of_suit(const std::uint8_t* counts) noexcept {
    const std::uint32_t first = load4(counts), last = load4(counts + 5);
    const std::uint64_t groups = base5_of_two_groups(first, last);
    const std::uint32_t front = static_cast<std::uint32_t>(groups & low_half) * 5 + counts[4];
    const std::uint32_t tiles = sum_of_bytes(first) + counts[4];
    return tables::first_five[front] +
           tables::last_four[(14 - tiles) * 625 + static_cast<std::uint32_t>(groups >> 32U)];
}

std::uint32_t place_of_honours(const std::uint8_t* honours) noexcept {
    const std::uint64_t groups = base5_of_two_groups(load4(honours), load4(honours + 3) & ~0xFFU);
    return static_cast<std::uint32_t>(groups & low_half) * 125 + static_cast<std::uint32_t>(groups >> 32U);
}

std::uint8_t class_of_suit(std::uint32_t place) noexcept { return bytes_of(tables::suit_class_words)[place]; }

/// The union of those masks of a row whose entry is tight: own + rest == missing. The loop is one that compilers turn
/// into vector instructions, without a branch.
KindMask union_of_tight(const std::uint16_t* own, const std::uint16_t* rest, const std::uint16_t* row,
                        int missing) noexcept {
    std::uint16_t masks = 0;
    for (std::size_t entry = 0; entry < 16; ++entry) {
        const auto sum = static_cast<std::uint16_t>(own[entry] + rest[entry]);
        const std::uint16_t select = sum == static_cast<std::uint16_t>(missing) ? 0xFFFFU : 0;
        masks = static_cast<std::uint16_t>(masks | (row[entry] & select));
    }
    return masks;
}

const std::uint16_t* rest_vector(int sets, std::uint32_t rest_class) noexcept {
    return tables::rest_vectors + (static_cast<std::uint32_t>(sets * tables::rest_classes) + rest_class) * 16;
}

KindMask lowering_in_suit(const Places& places, std::size_t suit, std::uint32_t rest_class, int sets,
                          int missing) noexcept {
    const std::uint16_t* own = tables::suit_vectors + places.suit_class[suit] * 16;
    const std::uint16_t* row = tables::suit_masks + std::size_t{tables::suit_mask_row[places.suit[suit]]} * 16;
    return union_of_tight(own, rest_vector(sets, rest_class), row, missing) << (suit * 9);
}

KindMask lowering_in_honours(const Places& places, std::uint32_t rest_class, int sets, int missing) noexcept {
    const std::uint16_t* own = tables::honour_vectors + places.honours_class * 16;
    const std::uint16_t* row = tables::honour_masks + std::size_t{tables::honour_mask_row[places.honours]} * 16;
    return union_of_tight(own, rest_vector(sets, rest_class), row, missing) << first_honour;
}

}  // namespace

Places places_of(const std::uint8_t* counts) noexcept {
    Places places;
    for (std::size_t suit = 0; suit < 3; ++suit) {
        places.suit[suit] = place_of_suit(counts + suit * 9);
        places.suit_class[suit] = class_of_suit(places.suit[suit]);
    }
    places.honours = place_of_honours(counts + first_honour);
    places.honours_class = bytes_of(tables::honour_class_words)[places.honours];
    places.two_suits_class = tables::two_suits[places.suit_class[0] * tables::suit_classes + places.suit_class[1]];
    places.suit_and_honours_class =
        tables::suit_and_honours[places.suit_class[2] * tables::honour_classes + places.honours_class];
    return places;
}

int missing_of_standard(const Places& places, int sets) noexcept {
    const std::uint32_t row = static_cast<std::uint32_t>(sets * tables::two_suits_classes) + places.two_suits_class;
    return bytes_of(tables::distance_words)[row * tables::suit_and_honours_classes + places.suit_and_honours_class];
}

KindMask lowering_standard(const Places& places, int sets, int missing) noexcept {
    const auto rest_of_suit = [&](std::size_t other) {
        const auto row = static_cast<std::uint32_t>(places.suit_class[other] * tables::suit_and_honours_classes);
        return tables::rest_of_suit[row + places.suit_and_honours_class];
    };
    const std::uint32_t rest_of_third =
        tables::rest_of_third_suit[places.two_suits_class * tables::honour_classes + places.honours_class];
    const std::uint32_t rest_of_honours =
        tables::rest_of_honours[places.two_suits_class * tables::suit_classes + places.suit_class[2]];
    return lowering_in_suit(places, 0, rest_of_suit(1), sets, missing) |
           lowering_in_suit(places, 1, rest_of_suit(0), sets, missing) |
           lowering_in_suit(places, 2, rest_of_third, sets, missing) |
           lowering_in_honours(places, rest_of_honours, sets, missing);
}

// ---- What the kinds that are held tell ------------------------------------------------------------------------

namespace {

constexpr KindMask orphan_kinds = [] {
    KindMask kinds = 0;
    for (Kind kind = 0; kind < kind_count; ++kind) kinds |= is_terminal_or_honour(kind) ? bit(kind) : 0;
    return kinds;
}();

constexpr KindMask all_kinds = bit(kind_count) - 1;

constexpr int pairs_wanted = 7;

struct Pairs {
    int pairs;
    int singles;
    /// The single tiles do not suffice: a pair has to be made of nothing.
    bool wants_new_kinds() const noexcept { return pairs + singles < pairs_wanted; }
};

Pairs pairs_of(const Presence& presence) noexcept {
    const int singles = number_of(presence.odd);
    return {(presence.tiles - singles) / 2, singles};
}

}  // namespace

Presence presence_of(const std::uint8_t* counts) noexcept {
    Presence presence;
    presence.held = at_least(counts, 1);
    presence.two = at_least(counts, 2);
    presence.odd = odd_ones(counts);
    presence.tiles = sum_of(counts);
    return presence;
}

int missing_of_seven_pairs(const Presence& presence) noexcept {
    const Pairs held = pairs_of(presence);
    if (held.pairs >= pairs_wanted) return 0;
    const int lacking = pairs_wanted - held.pairs;
    return held.wants_new_kinds() ? 2 * lacking - held.singles : lacking;
}

KindMask lowering_seven_pairs(const Presence& presence) noexcept {
    const Pairs held = pairs_of(presence);
    if (held.pairs >= pairs_wanted) return 0;
    return held.wants_new_kinds() ? all_kinds : presence.odd;
}

int missing_of_thirteen_orphans(const Presence& presence) noexcept {
    const bool pair = (presence.two & orphan_kinds) != 0;
    return 14 - number_of(presence.held & orphan_kinds) - (pair ? 1 : 0);
}

KindMask lowering_thirteen_orphans(const Presence& presence) noexcept {
    const bool pair = (presence.two & orphan_kinds) != 0;
    return pair ? orphan_kinds & ~presence.held : orphan_kinds;
}

// ---- Knitted tiles --------------------------------------------------------------------------------------------

namespace {

using detail::honour_kinds;
using detail::knitted_kinds;
using detail::permutation_count;

constexpr int series_count = 3;  // 147, 258, 369

int held_of_nine(const KnittedHoldings& holdings, int permutation) noexcept {
    const auto& suits = detail::knitted_permutations[static_cast<std::size_t>(permutation)];
    int held = 0;
    for (std::size_t series = 0; series < series_count; ++series) {
        held += holdings.series[static_cast<std::size_t>(suits[series])][series];
    }
    return held;
}

constexpr int knitted_kinds_wanted = 14;

/// The hand without the tiles that serve in the nine. What it misses of the other sets and the pair is exactly what
/// the whole hand misses of them, for a tile that the nine want is missed once more whether or not it is held.
std::array<std::uint8_t, kind_count> without_nine(const std::uint8_t* counts, KindMask nine) noexcept {
    std::array<std::uint8_t, kind_count> rest;
    std::memcpy(rest.data(), counts, rest.size());
    for (; nine != 0; nine &= nine - 1) {
        std::uint8_t& count = rest[static_cast<std::size_t>(std::countr_zero(nine))];
        count = static_cast<std::uint8_t>(count - (count > 0 ? 1 : 0));
    }
    return rest;
}

}  // namespace

KnittedHoldings knitted_holdings_of(const Presence& presence) noexcept {
    // In octal, a suit's nine bits are three digits, and a digit's three bits are the three series.
    constexpr KindMask lowest_of_each_digit = 0111111111;
    KnittedHoldings holdings;
    for (std::size_t series = 0; series < series_count; ++series) {
        const KindMask held = (presence.held >> series) & lowest_of_each_digit;
        const KindMask sums = held + (held >> 3U) + (held >> 6U);
        for (std::size_t suit = 0; suit < suit_count; ++suit) {
            holdings.series[suit][series] = static_cast<std::uint8_t>((sums >> (9 * suit)) & 7U);
        }
    }
    holdings.honours = static_cast<std::uint8_t>(number_of(presence.held >> first_honour));
    return holdings;
}

int missing_of_honors_and_knitted(const KnittedHoldings& holdings) noexcept {
    int most = 0;
    for (int permutation = 0; permutation < permutation_count; ++permutation)
        most = std::max(most, held_of_nine(holdings, permutation));
    return std::max(0, knitted_kinds_wanted - most - holdings.honours);
}

KindMask lowering_honors_and_knitted(const Presence& presence, const KnittedHoldings& holdings) noexcept {
    const int missing = missing_of_honors_and_knitted(holdings);
    KindMask kinds = 0;
    for (int permutation = 0; permutation < permutation_count && missing > 0; ++permutation) {
        if (knitted_kinds_wanted - held_of_nine(holdings, permutation) - holdings.honours != missing) continue;
        kinds |= (knitted_kinds(permutation) | honour_kinds) & ~presence.held;
    }
    return kinds;
}

int missing_of_knitted_straight(const std::uint8_t* counts, const KnittedHoldings& holdings, int sets,
                                int bound) noexcept {
    for (int permutation = 0; permutation < permutation_count; ++permutation) {
        const int of_nine = 9 - held_of_nine(holdings, permutation);
        if (of_nine >= bound) continue;
        const auto rest = without_nine(counts, knitted_kinds(permutation));
        bound = std::min(bound, of_nine + missing_of_standard(places_of(rest.data()), sets));
    }
    return bound;
}

KindMask lowering_knitted_straight(const std::uint8_t* counts, const Presence& presence,
                                   const KnittedHoldings& holdings, int sets, int missing) noexcept {
    KindMask kinds = 0;
    for (int permutation = 0; permutation < permutation_count; ++permutation) {
        const int of_nine = 9 - held_of_nine(holdings, permutation);
        if (of_nine > missing) continue;
        const auto rest = without_nine(counts, knitted_kinds(permutation));
        const Places places = places_of(rest.data());
        const int of_rest = missing_of_standard(places, sets);
        if (of_nine + of_rest != missing) continue;
        kinds |= (knitted_kinds(permutation) & ~presence.held) | lowering_standard(places, sets, of_rest);
    }
    return kinds;
}

}  // namespace hupai::distance
