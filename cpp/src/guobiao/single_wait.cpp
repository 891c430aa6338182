#include "single_wait.hpp"

#include "count_masks.hpp"
#include "hupai/shanten.hpp"
#include "waits_by_suits.hpp"

namespace hupai::guobiao {

bool SingleWait::holds(const Facts& facts, const Counts& concealed, Kind winning) noexcept {
    Tiles before = facts.tiles;
    before.real = concealed;
    before.wildcards = 0;
    --before.real[winning];
    if (!asked_ || !(before == last_)) {
        asked_ = true;
        last_ = before;
        waits_ = counted_waits(before);
    }
    return waits_ == bit(winning);
}

KindMask SingleWait::counted_waits(const Tiles& before) const noexcept {
    const bool many_copies = any_at_least(before.real.data(), copies_per_kind + 1);
    KindMask kinds = many_copies ? waits_by_suits(before) : waits(before);
    for (Kind kind = 0; kind < kind_count && !count_held_; ++kind) {
        if (before.real[kind] + before.melded[kind] >= copies_per_kind) kinds &= ~bit(kind);
    }
    return kinds;
}

}  // namespace hupai::guobiao
