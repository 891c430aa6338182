// Which tiles of a combination of sets are wildcards, when every definite set is to hold a real tile of its own.
#include "hupai/decompose.hpp"

namespace hupai {
namespace {

constexpr int step_of(const Set& set) noexcept { return set.kind == SetKind::chow ? 1 : 0; }

/// Gives the set its promised tile and then, lowest tile first, what else is left; the rest are wildcards.
void place(Set& set, Kind promised, Counts& left) noexcept {
    const int size = set.kind == SetKind::pair ? 2 : 3;
    const int step = step_of(set);
    unsigned hun = 0;
    for (int i = 0; i < size; ++i) {
        const auto tile = static_cast<Kind>(set.tile + i * step);
        const bool is_promised = tile == promised;
        const bool is_left = !is_promised && left[tile] > 0;
        if (is_promised) promised = no_kind;
        left[tile] = static_cast<std::uint8_t>(left[tile] - (is_left ? 1 : 0));
        hun |= (is_promised || is_left ? 0U : 1U) << static_cast<unsigned>(i);
    }
    set.hun = static_cast<std::uint8_t>(hun);
}

}  // namespace

/// Finds one real tile for each piece up to this level, earlier pieces giving way where they can.
bool DecompositionCursor::SetSearch::promise_up_to(int index) noexcept {
    for (; promised_levels_ <= index; ++promised_levels_) {
        const auto here = static_cast<std::size_t>(promised_levels_);
        Promises& promises = promises_[here];
        if (here > 0) {
            promises = promises_[here - 1];
        } else {
            promises.left = real_;
        }
        promises.tiles[here] = no_kind;
        KindMask seen = 0;
        if (level(promised_levels_).set.tile == no_kind) continue;
        if (!give(promises, promised_levels_, promised_levels_, seen)) return false;
    }
    return true;
}

bool DecompositionCursor::SetSearch::give(Promises& promises, int last, int piece, KindMask& seen) const noexcept {
    const Set& set = level(piece).set;
    const int kinds = set.kind == SetKind::chow ? 3 : 1;
    for (int i = 0; i < kinds; ++i) {
        const auto tile = static_cast<Kind>(set.tile + i);
        if ((held_ & ~seen & bit(tile)) == 0) continue;
        seen |= bit(tile);
        bool free = promises.left[tile] > 0;
        if (free) --promises.left[tile];
        for (int other = 0; other < last && !free; ++other) {
            free = promises.tiles[static_cast<std::size_t>(other)] == tile && give(promises, last, other, seen);
        }
        if (!free) continue;
        promises.tiles[static_cast<std::size_t>(piece)] = tile;
        return true;
    }
    return false;
}

Counts DecompositionCursor::SetSearch::promise() noexcept {
    promise_up_to(sets_);
    return promises_[static_cast<std::size_t>(sets_)].left;
}

void DecompositionCursor::SetSearch::write_promised(Decomposition& out, Counts& real_left) const noexcept {
    const Promises& promises = promises_[static_cast<std::size_t>(sets_)];
    for (int index = 0; index <= sets_; ++index) {
        Set& set = out.sets[out.set_count++];
        set = level(index).set;
        if (set.tile != no_kind) place(set, promises.tiles[static_cast<std::size_t>(index)], real_left);
    }
}

}  // namespace hupai
