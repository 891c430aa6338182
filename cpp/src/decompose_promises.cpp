// Which tiles of a combination of sets are wildcards, when every definite set is to hold a real tile of its own.
#include "hupai/decompose.hpp"

namespace hupai {
namespace {

/// Gives a piece its promised tile and then, lowest tile first, what else is left; tells which tiles are wildcards.
/// Without branches: which tiles are left is beyond prediction.
unsigned place(SetKind kind, Kind tile, Kind promised, Counts& left) noexcept {
    const int size = kind == SetKind::pair ? 2 : 3;
    const int step = kind == SetKind::chow ? 1 : 0;
    unsigned hun = 0;
    for (int i = 0; i < size; ++i) {
        std::uint8_t& copies = left[static_cast<std::size_t>(tile + i * step)];
        const unsigned is_promised = tile + i * step == promised ? 1 : 0;
        const unsigned is_left = copies > 0 ? 1 - is_promised : 0;
        promised = is_promised != 0 ? no_kind : promised;
        copies = static_cast<std::uint8_t>(copies - is_left);
        hun |= (1 - is_promised - is_left) << static_cast<unsigned>(i);
    }
    return hun;
}

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
        unsigned hun = at.hun;
        const KindMask kinds = at.tile == no_kind ? 0 : (at.kind == SetKind::chow ? 7U : 1U) * bit(at.tile);
        if ((kinds & contested_) != 0) {
            hun = place(at.kind, at.tile, promises.tiles[static_cast<std::size_t>(index)], promises.left);
        }
        out.sets[out.set_count++] = {at.kind, at.tile, static_cast<std::uint8_t>(hun), -1, false};
    }
}

}  // namespace hupai
