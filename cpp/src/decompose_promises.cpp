// Which tiles of a combination of sets are wildcards, when every definite set is to hold a real tile of its own.
#include "decompose_counts.hpp"
#include "hupai/decompose.hpp"

namespace hupai {
namespace {

/// Gives the set its promised tile and then, lowest tile first, what else is left; the rest are wildcards.
void place(Set& set, Kind promised, Counts& real_left) noexcept {
    const int size = set_size(set.kind);
    set.hun = 0;
    for (int i = 0; i < size; ++i) {
        const Kind tile = tile_at(set, i);
        if (tile == promised) {
            promised = no_kind;
        } else if (real_left[tile] > 0) {
            --real_left[tile];
        } else {
            set.hun = static_cast<std::uint8_t>(set.hun | 1U << i);
        }
    }
}

}  // namespace

/// Finds one real tile for each piece up to this level, earlier pieces giving way where they can.
bool DecompositionCursor::SetSearch::promise_up_to(int index) noexcept {
    for (; promised_levels_ <= index; ++promised_levels_) {
        const auto here = static_cast<std::size_t>(promised_levels_);
        Promises& promises = promises_[here];
        if (here > 0) promises = promises_[here - 1];
        promises[here] = no_kind;
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
        const Kind tile = tile_at(set, i);
        if ((held_ & ~seen & bit(tile)) == 0) continue;
        seen |= bit(tile);
        int promised = 0;
        for (int other = 0; other <= last; ++other) promised += promises[static_cast<std::size_t>(other)] == tile;
        bool free = promised < detail::count_of(real_, tile);
        for (int other = 0; other <= last && !free; ++other) {
            free = promises[static_cast<std::size_t>(other)] == tile && give(promises, last, other, seen);
        }
        if (!free) continue;
        promises[static_cast<std::size_t>(piece)] = tile;
        return true;
    }
    return false;
}

void DecompositionCursor::SetSearch::promise(Counts& real_left) noexcept {
    promise_up_to(sets_);
    for (int piece = 0; piece <= sets_; ++piece) {
        const Kind tile = promises_[static_cast<std::size_t>(sets_)][static_cast<std::size_t>(piece)];
        if (tile != no_kind) --real_left[tile];
    }
}

void DecompositionCursor::SetSearch::write_promised(Decomposition& out, Counts& real_left) const noexcept {
    for (int piece = 0; piece <= sets_; ++piece) {
        Set& set = out.sets[out.set_count++];
        set = level(piece).set;
        if (set.tile == no_kind) continue;
        place(set, promises_[static_cast<std::size_t>(sets_)][static_cast<std::size_t>(piece)], real_left);
    }
}

}  // namespace hupai
