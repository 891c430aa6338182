#include "single_wait.hpp"

#include <bit>

#include "count_masks.hpp"
#include "distance.hpp"
#include "forms_at_a_glance.hpp"
#include "hupai/shanten.hpp"
#include "kind_sets.hpp"
#include "waits_by_suits.hpp"

namespace hupai::guobiao {
namespace {

/// May the tiles before the winning one, which with it are sets and a pair, wait for tiles of another suit, or in
/// another form? For another suit the tile that is missing here has to leave a pair behind: by what `real_sets.hpp`
/// says, of its rank or of one three or six away.
bool may_wait_elsewhere(const KindDigits& before, const SuitTiles& suit, Kind winning, int melds) noexcept {
    constexpr KindMask every_third = 0b1001001;
    const KindMask series = every_third << (winning - suit.first) % 3 << suit.first;
    const KindMask own = suit.has_chows() ? series : ~KindMask{0} << first_honour;
    const bool leaves_a_pair = suit.count % 3 == 2 && (before.two_or_more() & own) != 0;
    return leaves_a_pair || special_forms_at_a_glance(before, 1, melds) != Forms{};
}

/// The kinds that a suit waits for, which was sets and perhaps the pair before a tile was taken.
KindMask waits_in_suit(const SuitTiles& suit) noexcept {
    const int sets = (suit.count + 1) / 3, pairs = (suit.count + 1) % 3 == 2 ? 1 : 0;
    const unsigned ranks = suit.has_chows() ? distance::ranks_nearer_in_suit(suit.held, sets, pairs)
                                            : distance::ranks_nearer_in_honours(suit.held, sets, pairs);
    return KindMask{ranks} << suit.first;
}

}  // namespace

bool SingleWait::holds(const Facts& facts, const Counts& concealed, Kind winning) noexcept {
    Tiles before = facts.tiles;
    before.real = concealed;
    before.wildcards = 0;
    --before.real[winning];
    if (!asked_ || !(before == last_)) {
        asked_ = true;
        last_ = before;
        const bool many_copies = any_at_least(before.real.data(), copies_per_kind + 1);
        waits_ = counted(many_copies ? waits_by_suits(before) : waits(before), before.real, before.melded);
    }
    return waits_ == bit(winning);
}

bool SingleWait::holds_of_sets(const Facts& facts, const Counts& concealed, Kind winning) noexcept {
    Counts before = concealed;
    --before[winning];
    const SuitTiles suit = hupai::suit_of(before, hupai::suit_of(winning));
    const bool many_copies = any_at_least(concealed.data(), copies_per_kind + 1);
    if (many_copies || may_wait_elsewhere(digits_of(before), suit, winning, facts.tiles.meld_count)) {
        return holds(facts, concealed, winning);
    }
    return counted(waits_in_suit(suit), before, facts.tiles.melded) == bit(winning);
}

/// Those that count as waits: perhaps none of which all copies are in the hand.
KindMask SingleWait::counted(KindMask kinds, const Counts& before, const Counts& melded) const noexcept {
    if (count_held_) return kinds;
    for (KindMask rest = kinds; rest != 0; rest &= rest - 1) {
        const auto kind = static_cast<std::size_t>(std::countr_zero(rest));
        if (before[kind] + melded[kind] >= copies_per_kind) kinds &= ~(lowest_bit(rest));
    }
    return kinds;
}

}  // namespace hupai::guobiao
