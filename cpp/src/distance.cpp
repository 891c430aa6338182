#include "distance.hpp"

#include <algorithm>

#include "count_masks.hpp"
#include "decompose_forms.hpp"
#include "distance_masks.hpp"
#include "hupai/hand.hpp"
#include "hupai_tables.hpp"

namespace hupai::distance {
namespace {

using detail::knitted_kinds;
using detail::knitted_sets;
using detail::orphan_kinds;
using detail::permutation_count;

// ---- Sets and a pair ------------------------------------------------------------------------------------------

const std::uint8_t* bytes_of(const std::uint64_t* words) noexcept {
    return reinterpret_cast<const std::uint8_t*>(words);
}

/// A row of 16 bytes.
const std::uint8_t* row_of(const std::uint64_t* words, std::size_t row) noexcept { return bytes_of(words + row * 2); }

/// The nine counts of a suit.
struct SuitCounts {
    std::uint64_t others;  ///< ranks 2-9, a byte each
    std::uint32_t first;   ///< rank 1
};

SuitCounts suit_of(const std::uint8_t* counts, std::size_t suit) noexcept {
    return {load8(counts + suit * ranks_per_suit + 1), counts[suit * ranks_per_suit]};
}

/// Two groups of four counts (the first byte is the first kind) to their base-5 indices, each in its half.
constexpr std::uint64_t base5_of_two_groups(std::uint64_t counts) noexcept {
    counts = (counts * 5 + (counts >> 8U)) & 0x00FF00FF00FF00FFU;
    return (counts * 25 + (counts >> 16U)) & 0x0000FFFF0000FFFFU;
}

std::uint32_t place_of_suit(const SuitCounts& counts) noexcept {
    const std::uint64_t groups = base5_of_two_groups(counts.others);
    const std::uint64_t front = counts.first * 625 + (groups & 0xFFFFU);
    return tables::first_five[front] + tables::last_four[tables::row_of_last_four[front] + (groups >> 32U)];
}

/// `last_eight`: the counts of the last kind of the suits, which does not matter, and of the honours.
std::uint32_t place_of_honours(std::uint64_t last_eight) noexcept {
    const std::uint64_t groups = base5_of_two_groups(last_eight & ~std::uint64_t{0xFF});
    return static_cast<std::uint32_t>((groups & 0xFFFFU) * 625 + (groups >> 32U));
}

std::uint32_t class_of_suit(std::uint32_t place) noexcept { return bytes_of(tables::suit_class_words)[place]; }

std::uint32_t class_of_two_suits(std::uint32_t first, std::uint32_t second) noexcept {
    return tables::two_suits[first * tables::suit_classes + second];
}

std::uint32_t class_of_suit_and_honours(std::uint32_t suit, std::uint32_t honours) noexcept {
    return tables::suit_and_honours[suit * tables::honour_classes + honours];
}

/// The places of a hand whose suits are what `suit_counts(suit)` says.
template <class SuitCountsOf>
Places places_with(const std::uint8_t* counts, SuitCountsOf suit_counts) noexcept {
    Places places;
    for (std::size_t suit = 0; suit < suit_count; ++suit) {
        places.suit[suit] = place_of_suit(suit_counts(suit));
        places.suit_class[suit] = class_of_suit(places.suit[suit]);
    }
    places.honours = place_of_honours(load8(counts + first_honour - 1));
    places.honours_class = bytes_of(tables::honour_class_words)[places.honours];
    places.two_suits_class = class_of_two_suits(places.suit_class[0], places.suit_class[1]);
    places.suit_and_honours_class = class_of_suit_and_honours(places.suit_class[2], places.honours_class);
    return places;
}

/// Eight counts of four bits, a byte each.
constexpr std::uint64_t bytes_of_ranks(std::uint64_t tiles) noexcept {
    tiles &= 0xFFFFFFFFU;
    tiles = (tiles | tiles << 16U) & 0x0000FFFF0000FFFFU;
    tiles = (tiles | tiles << 8U) & 0x00FF00FF00FF00FFU;
    return (tiles | tiles << 4U) & 0x0F0F0F0F0F0F0F0FU;
}

/// The ranks of one entry of a row of masks.
unsigned ranks_of_entry(const std::uint8_t* row, int sets, int pairs) noexcept {
    const auto entry = static_cast<unsigned>(sets + 5 * pairs);
    return row[entry] | (entries_of_ninth_rank(row) >> entry & 1U) << 8U;
}

int missing_of_standard(const Places& places, int sets) noexcept {
    const std::uint32_t row = static_cast<std::uint32_t>(sets * tables::two_suits_classes) + places.two_suits_class;
    return bytes_of(tables::distance_words)[row * tables::suit_and_honours_classes + places.suit_and_honours_class];
}

KindMask lowering_standard(const Places& places, int sets, int missing) noexcept {
    const auto& suit_class = places.suit_class;
    const std::uint64_t* rests = tables::rest_vector_words + static_cast<std::size_t>(sets) * tables::rest_classes * 2;
    const auto suit = [&](std::size_t which, std::uint32_t rest) {
        return PartRows{row_of(tables::suit_vector_words, suit_class[which]), row_of(rests, rest),
                        row_of(tables::suit_mask_words, tables::suit_mask_row[places.suit[which]])};
    };
    const auto rest_of_suit = [&](std::size_t other) {
        return tables::rest_of_suit[suit_class[other] * tables::suit_and_honours_classes +
                                    places.suit_and_honours_class];
    };
    const std::uint32_t rest_of_third =
        tables::rest_of_third_suit[places.two_suits_class * tables::honour_classes + places.honours_class];
    const std::uint32_t rest_of_honours =
        tables::rest_of_honours[places.two_suits_class * tables::suit_classes + suit_class[2]];
    const PartRows honours{row_of(tables::honour_vector_words, places.honours_class), row_of(rests, rest_of_honours),
                           row_of(tables::honour_mask_words, tables::honour_mask_row[places.honours])};
    return kinds_of_tight({suit(0, rest_of_suit(1)), suit(1, rest_of_suit(0)), suit(2, rest_of_third), honours},
                          missing);
}

// ---- Seven pairs, and thirteen orphans ------------------------------------------------------------------------

constexpr int pairs_wanted = 7;

struct Pairs {
    int pairs;
    int singles;
    /// The single tiles do not suffice: a pair has to be made of nothing.
    constexpr bool wants_new_kinds() const noexcept { return pairs + singles < pairs_wanted; }
    constexpr int missing() const noexcept {
        if (pairs >= pairs_wanted) return 0;
        const int lacking = pairs_wanted - pairs;
        return wants_new_kinds() ? 2 * lacking - singles : lacking;
    }
};

Pairs pairs_of(const RealTiles& tiles, KindMask odd) noexcept {
    const int singles = number_of(odd);
    return {(tiles.total - singles) / 2, singles};
}

KindMask lowering_seven_pairs(const RealTiles& tiles, int missing) noexcept {
    const KindMask odd = odd_ones(tiles.counts);
    const Pairs pairs = pairs_of(tiles, odd);
    if (pairs.missing() != missing) return 0;
    return pairs.wants_new_kinds() ? all_kinds : odd;
}

struct Orphans {
    KindMask held;
    bool pair;
    int missing() const noexcept { return full_hand - number_of(held) - (pair ? 1 : 0); }
};

Orphans orphans_of(const RealTiles& tiles, KindMask kinds) noexcept {
    return {kinds & orphan_kinds, (at_least(tiles.counts, 2) & orphan_kinds) != 0};
}

KindMask lowering_thirteen_orphans(const RealTiles& tiles, KindMask kinds, int missing) noexcept {
    const Orphans orphans = orphans_of(tiles, kinds);
    if (orphans.missing() != missing) return 0;
    return orphans.pair ? orphan_kinds & ~orphans.held : orphan_kinds;
}

// ---- Knitted tiles --------------------------------------------------------------------------------------------

constexpr unsigned series_count = 3;  // 147, 258, 369

constexpr int lane_bits = 5;
constexpr std::uint32_t ranks_of_suit = 511;

/// A tile of a kind, in the lanes of the permutations whose nine want it.
constexpr std::uint32_t lanes_of(Kind kind) noexcept {
    std::uint32_t lanes = 0;
    for (int permutation = 0; permutation < permutation_count; ++permutation) {
        lanes |= std::uint32_t{(knitted_kinds(permutation) & bit(kind)) != 0} << (lane_bits * permutation);
    }
    return lanes;
}

/// The sum of these, by the ranks that are held of a suit.
constexpr auto lanes_of_suits = [] {
    std::array<std::array<std::uint32_t, ranks_of_suit + 1>, suit_count> lanes{};
    for (int suit = 0; suit < suit_count; ++suit)
        for (int rank = 1; rank <= ranks_per_suit; ++rank) {
            const std::uint32_t more = lanes_of(suited(suit, rank)), begin = 1U << (rank - 1);
            auto& table = lanes[static_cast<std::size_t>(suit)];
            for (std::uint32_t lower = 0; lower < begin; ++lower) table[begin + lower] = table[lower] + more;
        }
    return lanes;
}();

/// How many of the nine are held under each permutation, a lane each.
class HeldOfNines {
 public:
    explicit HeldOfNines(KindMask kinds) noexcept
        : lanes_(lanes_of_suits[0][kinds & ranks_of_suit] + lanes_of_suits[1][kinds >> 9U & ranks_of_suit] +
                 lanes_of_suits[2][kinds >> 18U & ranks_of_suit]) {}

    constexpr int under(int permutation) const noexcept {
        return static_cast<int>(lanes_ >> (lane_bits * permutation) & 31U);
    }

    /// Is there a permutation with so many or more?
    constexpr bool any_at_least(int held) const noexcept {
        if (held > 9) return false;
        const auto lift = highest_of_lane - static_cast<std::uint32_t>(std::max(held, 0));
        return ((lanes_ + lift * every_lane) & highest_of_lane * every_lane) != 0;
    }

    constexpr int most() const noexcept {
        int most = 0;
        for (int permutation = 0; permutation < permutation_count; ++permutation)
            most = std::max(most, under(permutation));
        return most;
    }

 private:
    static constexpr std::uint32_t highest_of_lane = 1U << (lane_bits - 1);
    static constexpr std::uint32_t every_lane = 1U | 1U << 5U | 1U << 10U | 1U << 15U | 1U << 20U | 1U << 25U;

    std::uint32_t lanes_;
};

int honours_held(KindMask kinds) noexcept { return number_of(kinds >> first_honour); }

KindMask lowering_honors_and_knitted(KindMask kinds, const HeldOfNines& nines, int missing) noexcept {
    const int wanted = full_hand - honours_held(kinds) - missing;
    if (!nines.any_at_least(wanted)) return 0;
    KindMask lowering = 0;
    for (int permutation = 0; permutation < permutation_count; ++permutation) {
        if (nines.under(permutation) == wanted) lowering |= (knitted_kinds(permutation) | honour_kinds) & ~kinds;
    }
    return lowering;
}

/// 1 for each rank of a series, as a suit's counts are laid out.
constexpr std::array<SuitCounts, series_count> ones_of_series = {{
    {0x0000'0100'0001'0000U, 1},  // 147
    {0x0001'0000'0100'0001U, 0},  // 258
    {0x0100'0001'0000'0100U, 0},  // 369
}};

/// `series_of[permutation][suit]`
constexpr auto series_of = [] {
    std::array<std::array<std::size_t, suit_count>, permutation_count> series{};
    for (std::size_t permutation = 0; permutation < permutation_count; ++permutation)
        for (std::size_t i = 0; i < series_count; ++i)
            series[permutation][static_cast<std::size_t>(detail::knitted_permutations[permutation][i])] = i;
    return series;
}();

SuitCounts without_series(const SuitCounts& counts, std::size_t series) noexcept {
    const SuitCounts& ones = ones_of_series[series];
    const std::uint64_t held = (counts.others + 127 * every_byte) >> 7U;
    return {counts.others - (held & ones.others), counts.first - (counts.first > 0 ? ones.first : 0)};
}

/// The hand without the tiles that serve in the nine. What it misses of the other sets and the pair is exactly what
/// the whole hand misses of them, for a tile that the nine want is missed once more whether or not it is held.
Places places_without_nine(const std::uint8_t* counts, int permutation) noexcept {
    const auto& series = series_of[static_cast<std::size_t>(permutation)];
    return places_with(counts, [&](std::size_t suit) { return without_series(suit_of(counts, suit), series[suit]); });
}

int missing_of_knitted_straight(const RealTiles& tiles, const HeldOfNines& nines, int bound) noexcept {
    if (!nines.any_at_least(10 - bound)) return bound;
    for (int permutation = 0; permutation < permutation_count; ++permutation) {
        const int of_nine = 9 - nines.under(permutation);
        if (of_nine >= bound) continue;
        const Places rest = places_without_nine(tiles.counts, permutation);
        bound = std::min(bound, of_nine + missing_of_standard(rest, tiles.sets - knitted_sets));
    }
    return bound;
}

KindMask lowering_knitted_straight(const RealTiles& tiles, KindMask kinds, const HeldOfNines& nines,
                                   int missing) noexcept {
    KindMask lowering = 0;
    if (!nines.any_at_least(9 - missing)) return lowering;
    const int sets = tiles.sets - knitted_sets;
    for (int permutation = 0; permutation < permutation_count && lowering != all_kinds; ++permutation) {
        const int of_nine = 9 - nines.under(permutation);
        if (of_nine > missing) continue;
        const Places rest = places_without_nine(tiles.counts, permutation);
        const int of_rest = missing_of_standard(rest, sets);
        if (of_nine + of_rest != missing) continue;
        lowering |= (knitted_kinds(permutation) & ~kinds) | lowering_standard(rest, sets, of_rest);
    }
    return lowering;
}

// ---- Fourteen tiles of different kinds, but for a pair --------------------------------------------------------

/// A kind is a tile, and one of them makes a pair: neither thirteen orphans nor honors and knitted tiles miss less.
int least_of_different(KindMask kinds) noexcept { return full_hand - 1 - number_of(kinds); }

/// The least of these two, if it is below `bound`; else `bound`.
int missing_of_different(Forms forms, const RealTiles& tiles, KindMask kinds, const HeldOfNines& nines,
                         int bound) noexcept {
    if (least_of_different(kinds) >= bound) return bound;
    if (forms.has(Form::thirteen_orphans)) bound = std::min(bound, orphans_of(tiles, kinds).missing());
    if (!forms.has(Form::honors_and_knitted)) return bound;
    const int without_nine = full_hand - honours_held(kinds);
    return nines.any_at_least(without_nine + 1 - bound) ? std::max(0, without_nine - nines.most()) : bound;
}

KindMask lowering_different(Forms forms, const RealTiles& tiles, KindMask kinds, const HeldOfNines& nines,
                            int missing) noexcept {
    KindMask lowering = 0;
    if (least_of_different(kinds) > missing) return lowering;
    if (forms.has(Form::thirteen_orphans)) lowering |= lowering_thirteen_orphans(tiles, kinds, missing);
    if (forms.has(Form::honors_and_knitted)) lowering |= lowering_honors_and_knitted(kinds, nines, missing);
    return lowering;
}

}  // namespace

// ---- All forms ------------------------------------------------------------------------------------------------

Places places_of(const std::uint8_t* counts) noexcept {
    return places_with(counts, [counts](std::size_t suit) { return suit_of(counts, suit); });
}

unsigned ranks_nearer_in_suit(std::uint64_t tiles, int sets, int pairs) noexcept {
    const SuitCounts counts{bytes_of_ranks(tiles >> 4U), static_cast<std::uint32_t>(tiles & 15U)};
    const std::size_t row = tables::suit_mask_row[place_of_suit(counts)];
    return ranks_of_entry(row_of(tables::suit_mask_words, row), sets, pairs);
}

unsigned ranks_nearer_in_honours(std::uint64_t tiles, int sets, int pairs) noexcept {
    const std::size_t row = tables::honour_mask_row[place_of_honours(bytes_of_ranks(tiles << 4U))];
    return ranks_of_entry(row_of(tables::honour_mask_words, row), sets, pairs);
}

int Distances::missing(Form form, int bound) const noexcept {
    if (form == Form::standard) return missing_of_standard(places_, tiles_.sets);
    const KindMask kinds = at_least(tiles_.counts, 1);
    if (form == Form::knitted_straight) {
        return tiles_.sets < knitted_sets ? out_of_reach
                                          : missing_of_knitted_straight(tiles_, HeldOfNines(kinds), bound);
    }
    if (!tiles_.whole) return out_of_reach;
    if (form == Form::seven_pairs) return pairs_of(tiles_, odd_ones(tiles_.counts)).missing();
    if (form == Form::thirteen_orphans) return orphans_of(tiles_, kinds).missing();
    return std::max(0, full_hand - HeldOfNines(kinds).most() - honours_held(kinds));
}

namespace {

/// The least of the forms that are not the standard one, if it is below `bound`; else `bound`.
int least_of_others(const RealTiles& tiles, Forms forms, int bound, int enough) noexcept {
    const KindMask kinds = at_least(tiles.counts, 1);
    const HeldOfNines nines(kinds);
    if (tiles.whole) {
        if (forms.has(Form::seven_pairs)) bound = std::min(bound, pairs_of(tiles, odd_ones(tiles.counts)).missing());
        bound = missing_of_different(forms, tiles, kinds, nines, bound);
    }
    // The dearest to ask, and seldom the nearest.
    const bool ask = forms.has(Form::knitted_straight) && bound > enough;
    return ask ? missing_of_knitted_straight(tiles, nines, bound) : bound;
}

int least_of(const RealTiles& tiles, const Places& places, Forms forms, int enough) noexcept {
    const int least = forms.has(Form::standard) ? missing_of_standard(places, tiles.sets) : out_of_reach;
    if (least <= enough || tiles.sets < knitted_sets) return least;
    return least_of_others(tiles, forms, least, enough);
}

}  // namespace

int Distances::least(Forms forms, int enough) const noexcept { return least_of(tiles_, places_, forms, enough); }

int least_missing(const RealTiles& tiles, Forms forms, int enough) noexcept {
    const auto suit = [&](std::size_t which) { return suit_of(tiles.counts, which); };
    return least_of(tiles, places_with(tiles.counts, suit), forms, enough);
}

KindMask Distances::lowering(Forms forms, int missing) const noexcept {
    KindMask lowering = 0;
    // With many wildcards every kind makes the seventh pair, and nothing else needs to be asked.
    if (tiles_.whole && forms.has(Form::seven_pairs)) lowering = lowering_seven_pairs(tiles_, missing);
    if (lowering == all_kinds) return lowering;
    if (forms.has(Form::standard) && missing_of_standard(places_, tiles_.sets) == missing) {
        lowering |= lowering_standard(places_, tiles_.sets, missing);
    }
    const bool asks_more = forms != Forms(Form::standard);
    if (lowering == all_kinds || tiles_.sets < knitted_sets || !asks_more) return lowering;
    const KindMask kinds = at_least(tiles_.counts, 1);
    const HeldOfNines nines(kinds);
    if (tiles_.whole) lowering |= lowering_different(forms, tiles_, kinds, nines, missing);
    if (forms.has(Form::knitted_straight)) lowering |= lowering_knitted_straight(tiles_, kinds, nines, missing);
    return lowering;
}

}  // namespace hupai::distance
