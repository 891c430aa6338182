// Which tiles of a combination of sets are wildcards, when every definite set is to hold a real tile of its own.
#include "hupai/decompose.hpp"

namespace hupai {
namespace {

constexpr int step_of(const Set& set) noexcept { return set.kind == SetKind::chow ? 1 : 0; }

/// Gives a piece its promised tile and then, lowest tile first, what else is left; the rest are wildcards. Without
/// branches: which tiles are left is beyond prediction.
void place(Set& set, Kind promised, Counts& left) noexcept {
    const int size = set.kind == SetKind::pair ? 2 : 3;
    unsigned hun = 0;
    for (int i = 0; i < size; ++i) {
        const auto tile = static_cast<Kind>(set.tile + i * step_of(set));
        const bool is_promised = tile == promised;
        const bool is_left = !is_promised & (left[tile] > 0);
        promised = is_promised ? no_kind : promised;
        left[tile] = static_cast<std::uint8_t>(left[tile] - is_left);
        hun |= static_cast<unsigned>(!is_promised & !is_left) << static_cast<unsigned>(i);
    }
    set.hun = static_cast<std::uint8_t>(hun);
}

KindMask kinds_of(const Set& set) noexcept { return (set.kind == SetKind::chow ? 7U : 1U) * bit(set.tile); }

}  // namespace

/// Can every piece up to this one hold a real tile of its own?
bool DecompositionCursor::SetSearch::can_promise(int last) const noexcept {
    Promises promises;
    return promise_to_all(last, promises);
}

void DecompositionCursor::SetSearch::promise(Promises& promises) const noexcept { promise_to_all(sets_, promises); }

bool DecompositionCursor::SetSearch::promise_to_all(int last, Promises& promises) const noexcept {
    promises.left = real_;
    for (int piece = 0; piece <= last; ++piece) {
        promises.tiles[static_cast<std::size_t>(piece)] = no_kind;
        KindMask seen = 0;
        if (level(piece).tile != no_kind && !promise_to(piece, piece, promises, seen)) return false;
    }
    return true;
}

/// Finds one real tile for a piece, those before `last` giving way where they can.
bool DecompositionCursor::SetSearch::promise_to(int piece, int last, Promises& promises,
                                                KindMask& seen) const noexcept {
    const int kinds = level(piece).kind == SetKind::chow ? 3 : 1;
    for (int i = 0; i < kinds; ++i) {
        const auto tile = static_cast<Kind>(level(piece).tile + i);
        if ((held_ & ~seen & bit(tile)) == 0) continue;
        seen |= bit(tile);
        bool free = promises.left[tile] > 0;
        if (free) --promises.left[tile];
        for (int other = 0; other < last && !free; ++other) {
            free = promises.tiles[static_cast<std::size_t>(other)] == tile && promise_to(other, last, promises, seen);
        }
        if (!free) continue;
        promises.tiles[static_cast<std::size_t>(piece)] = tile;
        return true;
    }
    return false;
}

void DecompositionCursor::SetSearch::write_promised(Decomposition& out, Promises& promises) const noexcept {
    for (int index = 0; index <= sets_; ++index) {
        const Level& at = level(index);
        Set& set = out.sets[out.set_count++];
        set = {at.kind, at.tile, at.hun, -1, false};
        if (at.tile == no_kind || (kinds_of(set) & contested_) == 0) continue;
        place(set, promises.tiles[static_cast<std::size_t>(index)], promises.left);
    }
}

}  // namespace hupai
