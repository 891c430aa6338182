#include "reading.hpp"

#include <algorithm>

#include "count_masks.hpp"

namespace hupai::liaoyang {
namespace {

/// The kinds in the melds.
KindMask add_melds(Facts& facts, const Hand& hand) noexcept {
    KindMask kinds = 0;
    facts.meld_count = hand.meld_count;
    for (int i = 0; i < hand.meld_count; ++i) {
        const Meld& meld = hand.melds[static_cast<std::size_t>(i)];
        facts.concealed_meld[static_cast<std::size_t>(i)] = meld.is_concealed();
        if (!meld.is_concealed()) ++facts.exposed_melds;
        if (meld.kind == MeldKind::chow) ++facts.melded_chows;
        if (meld.kind == MeldKind::kong) {
            ++facts.kongs;
            facts.konged |= bit(meld.tile);
        }
        kinds |= (meld.kind == MeldKind::chow ? KindMask{7} : KindMask{1}) << meld.tile;
    }
    return kinds;
}

void add_copies(Facts& facts, KindMask melded) noexcept {
    facts.held = at_least(facts.tiles.real.data(), 1);
    for (std::size_t kind = 0; kind < kind_count; ++kind) {
        facts.real[kind] = static_cast<std::uint8_t>(facts.tiles.real[kind] + facts.tiles.melded[kind]);
    }
    facts.four_unkonged = at_least(facts.real.data(), copies_per_kind) & ~facts.konged;
    facts.real_terminal = ((facts.held | melded) & terminals_and_honours) != 0;
}

}  // namespace

Facts facts_of(const Hand& hand, const Rules& rules, const Circumstances& said) noexcept {
    Facts facts;
    facts.hun = hun_of(rules);
    facts.indicator = indicator_of(rules);
    facts.jiqiang = jiqiang_of(rules);
    facts.tiles = tiles_of(hand, facts.hun);
    facts.winning = hand.winning;
    add_copies(facts, add_melds(facts, hand));
    const bool kong = said.kong == Said::yes;
    facts.self_drawn = said.self_drawn == Said::yes;
    facts.robbed_kong = kong && !facts.self_drawn;
    facts.kong_replacement_said = kong && facts.self_drawn;
    facts.is_dealer = said.seat_wind == east;  // R52
    facts.last_four = said.last_four == Said::yes;
    facts.drawn_hands = std::max<int>(0, said.after_draw);
    return facts;
}

}  // namespace hupai::liaoyang
