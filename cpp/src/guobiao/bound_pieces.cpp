#include "bound_pieces.hpp"

#include <algorithm>
#include <bit>

#include "count_masks.hpp"

namespace hupai::guobiao {
namespace {

/// How many sets at least cover these kinds of the suits.
int sets_that_cover(KindMask kinds) noexcept {
    int sets = 0;
    for (; kinds != 0; ++sets) {
        const int lowest = std::countr_zero(kinds);
        const int suit_end = (lowest / ranks_per_suit + 1) * ranks_per_suit;
        kinds &= ~KindMask{0} << std::min(lowest + 3, suit_end);
    }
    return sets;
}

}  // namespace

void BoundPieces::add(const Set& set, bool concealed) noexcept {
    const KindMask own = set.kind == SetKind::chow ? KindMask{7} << set.tile : bit(set.tile);
    present |= own;
    if ((own & (kinds::terminals | kinds::honours)) == 0) ends_everywhere = false;
    if (set.kind == SetKind::pair) {
        twice += (copies.twos & ~copies.fours & own) != 0 ? 1 : 0;
        pairs ^= own;
        pair_left = false;
        pair = set.tile;
        copies.add_two(own);
        return;
    }
    copies.add(own);
    if (set.meld < 0) reach = ~KindMask{0} << set.tile;
    if (set.kind == SetKind::chow) {
        chows[static_cast<std::size_t>(chow_count++)] = set.tile;
        if (set.meld < 0) in_chows |= own;
        return;
    }
    copies.add_two(own);
    if (set.kind == SetKind::kong) copies.add(own);
    ++pung_count;
    concealed_pungs += concealed ? 1 : 0;
    terminal_pungs += (own & kinds::terminals) != 0 ? 1 : 0;
    wind_pungs += is_wind(set.tile) ? 1 : 0;
    dragon_pungs += is_dragon(set.tile) ? 1 : 0;
    pungs |= own;
}

void BoundPieces::confine(KindMask uncovered_kinds, KindMask fours, bool fifth_copy) noexcept {
    uncovered = uncovered_kinds;
    const KindMask in_no_chow = fours & uncovered & ~in_chows;
    if (!fifth_copy && in_no_chow != 0) {
        // A pung and a pair would be five.
        least_chows = 1;
        hopeless = sets_left == 0 || (in_no_chow & kinds::honours) != 0;
    }
    needs = Needs(uncovered, in_no_chow & ~pungs);
    free_pieces = sets_left + 1 - needs.pieces();
    pung_kinds = chow_kinds = reach;
    const KindMask out_of_reach = uncovered & ~reach;
    if (out_of_reach != 0) pair_kinds = out_of_reach;
    if (free_pieces > 0) return;
    pung_kinds &= uncovered;
    chow_kinds &= uncovered | uncovered >> 1U | uncovered >> 2U;
    pair_kinds &= uncovered;
}

Needs::Needs(KindMask uncovered, KindMask twice) noexcept
    : winds_(number_of(uncovered & kinds::winds) + number_of(twice & kinds::winds)),
      dragons_(number_of(uncovered & kinds::dragons) + number_of(twice & kinds::dragons)),
      suited_(number_of(uncovered & kinds_of_pair(PairOf::suits))),
      groups_(sets_that_cover(uncovered & kinds_of_pair(PairOf::suits))) {
    // A kind that shares no chow with another is covered by pieces of its own.
    const KindMask near = uncovered << 1U | uncovered << 2U | uncovered >> 1U | uncovered >> 2U;
    groups_ += number_of(twice & ~near & kinds_of_pair(PairOf::suits));
}

}  // namespace hupai::guobiao
