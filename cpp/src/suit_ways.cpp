#include "suit_ways.hpp"

#include "count_masks.hpp"
#include "distance.hpp"
#include "hupai_tables.hpp"

namespace hupai {
namespace {

/// Eight counts, of four bits each in a byte, side by side.
std::uint64_t packed_eight(std::uint64_t counts) noexcept {
    counts = (counts | counts >> 4U) & 0x00FF00FF00FF00FFU;
    counts = (counts | counts >> 8U) & 0x0000FFFF0000FFFFU;
    return (counts | counts >> 16U) & 0x00000000FFFFFFFFU;
}

/// Counts of 9 kinds, or of the last 7, four bits a rank.
std::uint64_t packed(const std::uint8_t* counts, int ranks) noexcept {
    if (ranks == ranks_per_suit) return packed_eight(load8(counts)) | std::uint64_t{counts[8]} << 32U;
    // The eight bytes that end with the last: the first of them is no honour.
    return packed_eight(load8(counts - 1)) >> 4U;
}

int sum_of_ranks(std::uint64_t tiles) noexcept {
    const std::uint64_t pairs = (tiles & 0x0F0F0F0F0FU) + (tiles >> 4U & 0x0F0F0F0F0FU);
    return static_cast<int>((pairs * every_byte) >> 56U & 0xFFU);
}

/// Those that want so many tiles more than there are, or fewer.
constexpr Splits wanting_at_most(int more, int tiles) noexcept {
    Splits splits = 0;
    for (int sets = 0; sets <= 4; ++sets) {
        for (int pairs = 0; pairs <= 1; ++pairs) {
            if (3 * sets + 2 * pairs - tiles <= more) splits |= split_bit(sets, pairs);
        }
    }
    return splits;
}

constexpr std::size_t tiles_in_tables = full_hand + 1;

/// `wanting_at_most`, for the numbers that hands have.
constexpr std::array<std::array<Splits, tiles_in_tables>, tiles_in_tables> within = [] {
    std::array<std::array<Splits, tiles_in_tables>, tiles_in_tables> table{};
    for (std::size_t more = 0; more < tiles_in_tables; ++more) {
        for (std::size_t tiles = 0; tiles < tiles_in_tables; ++tiles) {
            table[more][tiles] = wanting_at_most(static_cast<int>(more), static_cast<int>(tiles));
        }
    }
    return table;
}();

/// Those of each part that the other parts complete to (sets, 1).
std::array<Splits, part_count> completable(const std::array<Splits, part_count>& own, int sets) noexcept {
    const Splits front = together(own[0], own[1]);
    const Splits back = together(own[2], own[3]);
    const Splits of_front = front & lacking(back, sets, 1);
    const Splits of_back = back & lacking(front, sets, 1);
    std::array<Splits, part_count> result{};
    // A part's number is of use where its neighbour completes it to one of use of the two together.
    const auto of_use = [](Splits a, Splits b, Splits both) {
        Splits kept = 0;
        for (; both != 0; both &= both - 1) {
            const int sum = std::countr_zero(both);
            kept |= lacking(b, sets_of_split(sum), pairs_of_split(sum));
        }
        return a & kept;
    };
    result[0] = of_use(own[0], own[1], of_front);
    result[1] = of_use(own[1], own[0], of_front);
    result[2] = of_use(own[2], own[3], of_back);
    result[3] = of_use(own[3], own[2], of_back);
    return result;
}

}  // namespace

SuitTiles suit_of(const Counts& real, int part) noexcept {
    SuitTiles suit;
    suit.first = static_cast<Kind>(part * ranks_per_suit);
    suit.ranks = part < suit_count ? ranks_per_suit : kind_count - first_honour;
    suit.held = packed(real.data() + suit.first, suit.ranks);
    suit.count = sum_of_ranks(suit.held);
    return suit;
}

std::array<SuitTiles, part_count> suits_of(const Tiles& tiles) noexcept {
    std::array<SuitTiles, part_count> suits;
    for (int part = 0; part < part_count; ++part) {
        SuitTiles& suit = suits[static_cast<std::size_t>(part)];
        suit = suit_of(tiles.real, part);
        if (tiles.meld_count > 0) suit.melded = packed(tiles.melded.data() + suit.first, suit.ranks);
    }
    return suits;
}

std::array<Splits, part_count> splits_of(const Tiles& tiles, const std::array<SuitTiles, part_count>& suits,
                                         int sets) noexcept {
    const distance::Places places = distance::places_of(tiles.real.data());
    std::array<Splits, part_count> own;
    for (std::size_t part = 0; part < part_count; ++part) {
        const auto count = static_cast<std::size_t>(suits[part].count);
        const Splits all = part < suit_count ? tables::suit_splits[places.suit_class[part] * tiles_in_tables + count]
                                             : tables::honour_splits[places.honours_class * tiles_in_tables + count];
        own[part] = all & within[tiles.wildcards][count];
    }
    return completable(own, sets);
}

}  // namespace hupai
