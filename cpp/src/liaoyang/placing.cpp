#include "placing.hpp"

#include <algorithm>
#include <bit>

#include "reading.hpp"

namespace hupai::liaoyang {
namespace {

/// Tiles of the kind in the set.
int tiles_of(const Set& set, Kind kind) noexcept {
    if ((kinds_in(set) & bit(kind)) == 0) return 0;
    return set.kind == SetKind::chow ? 1 : set_size(set.kind);
}

}  // namespace

Placing::Placing(const Decomposition& decomposition, const Counts& real, bool some_real) noexcept
    : some_real_(some_real) {
    KindMask kinds = 0;
    for (unsigned i = 0; i < decomposition.set_count; ++i) {
        const Set& set = decomposition.sets[i];
        if (set.meld >= 0) continue;
        concealed_ |= 1U << i;
        kinds |= kinds_in(set);
    }
    for (; kinds != 0; kinds &= kinds - 1) {
        const auto kind = static_cast<Kind>(std::countr_zero(kinds));
        add_share(decomposition, kind, real[kind]);
    }
}

void Placing::add_share(const Decomposition& decomposition, Kind kind, int real) noexcept {
    const int first = slot_count_;
    for (unsigned i = 0; i < decomposition.set_count; ++i) {
        const Set& set = decomposition.sets[i];
        const int tiles = set.meld >= 0 ? 0 : tiles_of(set, kind);
        if (tiles == 0) continue;
        slot(slot_count_++) = {kind, static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(tiles), 0};
    }
    fill(first, slot_count_, real);
    shares_[static_cast<std::size_t>(share_count_++)] = {first, slot_count_, real};
}

/// As many as fit to the first slots.
void Placing::fill(int first, int last, int real) noexcept {
    for (int i = first; i < last; ++i) {
        slot(i).real = static_cast<std::uint8_t>(std::min<int>(real, slot(i).tiles));
        real -= slot(i).real;
    }
}

/// Moves one real tile to a later slot, the last that can, and what stands behind it as far forward as it goes;
/// back to the first way, and false, when all have been.
bool Placing::refill(const Share& share) noexcept {
    int real_behind = 0;
    int room_behind = 0;
    for (int i = share.last - 1; i >= share.first; --i) {
        if (slot(i).real > 0 && room_behind > real_behind) {
            --slot(i).real;
            fill(i + 1, share.last, real_behind + 1);
            return true;
        }
        real_behind += slot(i).real;
        room_behind += slot(i).tiles;
    }
    fill(share.first, share.last, share.real);
    return false;
}

bool Placing::advance() noexcept {
    if (!begun_) return begun_ = true;
    for (int i = share_count_ - 1; i >= 0; --i) {
        if (refill(shares_[static_cast<std::size_t>(i)])) return true;
    }
    return false;
}

bool Placing::is_allowed() const noexcept {
    unsigned holding = 0;
    for (int i = 0; i < slot_count_; ++i) {
        const Slot& at = slots_[static_cast<std::size_t>(i)];
        if (at.real > 0) holding |= 1U << at.set;
    }
    return !some_real_ || (concealed_ & ~holding) == 0;
}

bool Placing::next(Decomposition& decomposition) noexcept {
    do {
        if (!advance()) return false;
    } while (!is_allowed());
    for (unsigned i = 0; i < decomposition.set_count; ++i) {
        if ((concealed_ >> i & 1U) != 0) decomposition.sets[i].hun = 0;
    }
    for (int i = 0; i < slot_count_; ++i) {
        const Slot& at = slots_[static_cast<std::size_t>(i)];
        Set& set = decomposition.sets[at.set];
        for (int tile = at.real; tile < at.tiles; ++tile) {
            const int position = set.kind == SetKind::chow ? at.kind - set.tile : tile;
            set.hun = static_cast<std::uint8_t>(set.hun | 1U << static_cast<unsigned>(position));
        }
    }
    return true;
}

}  // namespace hupai::liaoyang
