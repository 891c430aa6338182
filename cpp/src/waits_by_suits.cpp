#include "waits_by_suits.hpp"

#include "count_masks.hpp"
#include "forms_at_a_glance.hpp"
#include "hupai/shanten.hpp"

namespace hupai {
namespace {

/// Can the tiles of a suit be taken into sets, and the pair if their number asks for it?
bool is_complete(SuitTiles suit) noexcept {
    if (suit.count % 3 == 1) return false;
    bool found = false;
    const auto note = [&](const SuitWay&) { found = true; };
    SuitWays<decltype(note)>(suit, split_bit(suit.count / 3, suit.count % 3 == 2 ? 1 : 0), true, note).list();
    return found;
}

SuitTiles with_tile(SuitTiles suit, int rank) noexcept {
    suit.held += std::uint64_t{1} << (4 * rank);
    ++suit.count;
    return suit;
}

/// Thirteen tiles that are six pairs and one tile more wait for that one.
KindMask seven_pairs_waits(const Tiles& tiles) noexcept {
    const KindMask odd = odd_ones(tiles.real.data());
    return number_of(odd) == 1 ? odd : 0;
}

}  // namespace

KindMask standard_waits_by_suits(const std::array<SuitTiles, part_count>& suits) noexcept {
    KindMask kinds = 0;
    for (std::size_t drawn = 0; drawn < part_count; ++drawn) {
        int pairs = (suits[drawn].count + 1) % 3 == 2 ? 1 : 0;
        bool others_complete = (suits[drawn].count + 1) % 3 != 1;
        for (std::size_t other = 0; other < part_count && others_complete; ++other) {
            if (other == drawn) continue;
            pairs += suits[other].count % 3 == 2 ? 1 : 0;
            others_complete = is_complete(suits[other]);
        }
        if (!others_complete || pairs != 1) continue;
        for (int rank = 0; rank < suits[drawn].ranks; ++rank) {
            if (is_complete(with_tile(suits[drawn], rank))) kinds |= bit(static_cast<Kind>(suits[drawn].first + rank));
        }
    }
    return kinds;
}

KindMask waits_by_suits(const Tiles& tiles) noexcept {
    const std::array<SuitTiles, part_count> suits = suits_of(tiles);
    KindMask kinds = standard_waits_by_suits(suits);
    // What may be complete when one tile, which might be any, is drawn.
    const Forms others = special_forms_at_a_glance(digits_of(tiles.real), 1, tiles.meld_count);
    for (const Form form : {Form::knitted_straight, Form::honors_and_knitted, Form::thirteen_orphans}) {
        if (!others.has(form)) continue;
        SearchOptions options;
        options.forms = form;
        kinds |= waits(tiles, options);
    }
    return others.has(Form::seven_pairs) ? kinds | seven_pairs_waits(tiles) : kinds;
}

}  // namespace hupai
