// The depth-first search for concealed sets and a pair.
#include "decompose_counts.hpp"
#include "hupai/decompose.hpp"

namespace hupai {
namespace {

using detail::count_of;
using detail::less_one;
using detail::less_three;
using detail::lowest_of;
using detail::SlicedCounts;
using detail::with_four;
using detail::with_one;
using detail::with_three;
using detail::with_two;

/// The kinds that a set can hold beside each kind when that is the lowest one left: itself and two more of its suit.
constexpr std::array<KindMask, kind_count> reach = [] {
    std::array<KindMask, kind_count> kinds{};
    for (Kind kind = 0; kind < kind_count; ++kind) {
        const Kind last = static_cast<Kind>(kind + (!is_suited(kind) ? 0 : rank_of(kind) <= 7 ? 2 : 9 - rank_of(kind)));
        kinds[kind] = bit(static_cast<Kind>(last + 1)) - bit(kind);
    }
    return kinds;
}();

/// Do the kinds fall into more groups, no two of which a single piece can hold a tile of? A lower bound that keeps the
/// search from wandering where nothing can be found.
bool want_more_pieces(KindMask kinds, int pieces) noexcept {
    for (; kinds != 0; --pieces) {
        if (pieces == 0) return true;
        kinds &= ~reach[lowest_of(kinds)];
    }
    return false;
}

/// The kinds such that `kinds` holds at least `number` of each itself and the next two.
constexpr KindMask windows_with(KindMask kinds, int number) noexcept {
    const KindMask next = kinds >> 1U, after_next = kinds >> 2U;
    switch (number) {
        case 1:
            return kinds | next | after_next;
        case 2:
            return (kinds & (next | after_next)) | (next & after_next);
        case 3:
            return kinds & next & after_next;
        default:
            return number <= 0 ? all_kinds : 0;
    }
}

/// Without fifth copies a kind is demanded as often as it is held, or four times, melds included.
SlicedCounts room_of(const Tiles& tiles) noexcept {
    Counts room;
    for (std::size_t kind = 0; kind < kind_count; ++kind) {
        room[kind] = static_cast<std::uint8_t>(std::max<int>(tiles.real[kind], copies_per_kind - tiles.melded[kind]));
    }
    return detail::sliced(room);
}

/// The kinds that some chow has room for.
KindMask within_chows(const SlicedCounts& room) noexcept {
    const KindMask chows = windows_with(with_one(room), 3) & chow_starts;
    return chows | chows << 1U | chows << 2U;
}

/// A piece of `size` equal tiles, the first `real` of which are real.
constexpr unsigned hun_of_equals(int size, int real) noexcept {
    return (1U << static_cast<unsigned>(size)) - (1U << static_cast<unsigned>(std::min(size, real)));
}

/// How many of three positions are wildcards.
constexpr std::array<std::int8_t, 8> wild_of_three = {0, 1, 1, 2, 1, 2, 2, 3};

}  // namespace

/// What may be chosen on the level after `before`, which is null before the first.
inline void DecompositionCursor::SetSearch::open(const Level* before, Level& at) const noexcept {
    if (level_ == sets_) {
        open_pairs(at);
    } else if (before != nullptr && before->kind == SetKind::any) {
        at.pungs = at.chows = 0;
        at.any = true;
    } else {
        open_sets(at);
        if (level_ == sets_ - 1) leave_out_all_but_last(at);
        if (before != nullptr) leave_out_before(*before, at);
    }
}

/// Which sets may come next: those that do not want more wildcards than are left, and that do not pass over what the
/// pair cannot cover: sets that begin higher do not reach it. With three wildcards a set may cover nothing new; but
/// symbolic it holds a kind that is held.
inline void DecompositionCursor::SetSearch::open_sets(Level& at) const noexcept {
    const KindMask one = at.uncovered_kinds;
    const KindMask two = with_two(at.uncovered);
    const KindMask three = with_three(at.uncovered);
    KindMask pungs, chows;
    if (at.wildcards_left < 3) {
        pungs = at.wildcards_left == 0 ? three : at.wildcards_left == 1 ? two : one;
        chows = windows_with(one, 3 - at.wildcards_left);
    } else {
        pungs = symbolic_ ? held_ : all_kinds;
        chows = windows_with(held_, symbolic_ ? 1 : 0);
    }
    if (limited_) {
        pungs &= with_three(at.room);
        chows &= windows_with(with_one(at.room), 3);
    }
    const KindMask lowest = lowest_bit(one);
    const KindMask second = lowest_bit(one ^ lowest);
    const KindMask no_pair = at.wildcards_left > 0 ? three : three | ~two;
    const KindMask last = (lowest & no_pair) != 0 ? lowest : second;
    const KindMask not_beyond = 2 * last - 1;
    at.two = two;
    at.pungs = pungs & not_beyond;
    at.chows = chows & not_beyond & chow_starts;
    at.any = any_allowed_ && at.wildcards_left >= 3 && last == 0;
}

/// The last set leaves no more than one kind: the pair's. A chow takes away those of which one tile is uncovered.
inline void DecompositionCursor::SetSearch::leave_out_all_but_last(Level& at) noexcept {
    const int kinds = number_of(at.uncovered_kinds);
    at.chows &= windows_with(at.uncovered_kinds & ~at.two, kinds - 1);
    if (kinds >= 2) at.pungs &= kinds == 2 ? at.uncovered_kinds & ~with_four(at.uncovered) : 0;
}

/// The list of sets does not descend.
inline void DecompositionCursor::SetSearch::leave_out_before(const Level& before, Level& at) noexcept {
    const KindMask from = ~(bit(before.tile) - 1);
    at.chows &= from;
    at.pungs &= before.kind == SetKind::chow ? from << 1U : from;
}

/// All that is neither covered nor a wildcard is two tiles, of one kind: the pair's.
inline void DecompositionCursor::SetSearch::open_pairs(Level& at) const noexcept {
    const bool of_wildcards = at.uncovered_kinds == 0;
    at.pungs = !of_wildcards ? at.uncovered_kinds : symbolic_ ? held_ : all_kinds;
    if (limited_) at.pungs &= with_two(at.room);
    at.chows = 0;
    at.any = any_allowed_ && of_wildcards;
}

/// Chooses the next set; false when it leaves nothing to hope for.
inline bool DecompositionCursor::SetSearch::choose_set(Level& at, Level& after) const noexcept {
    const int sets_left = sets_ - level_ - 1;
    const KindMask lowest = lowest_bit(at.pungs | at.chows);
    if (lowest == 0) {
        at.any = false;
        take_any(at, after);
        return true;
    }
    const bool pung = (at.pungs & lowest) != 0;
    const KindMask kinds = pung ? lowest : 7 * lowest;
    const KindMask with_more = pung ? with_four(at.uncovered) : at.two;
    (pung ? at.pungs : at.chows) ^= lowest;
    after.uncovered_kinds = at.uncovered_kinds & (~kinds | with_more);
    if (sets_left > 0 && is_hopeless(after.uncovered_kinds, lowest, sets_left)) return false;
    if (pung) {
        take_pung(at, after, lowest, sets_left == 0);
    } else {
        take_chow(at, after, lowest, sets_left == 0);
    }
    if (limited_ && lacks_room(after)) return false;
    return at.hun != 7 || !symbolic_ || can_promise(level_);
}

/// Is there a real tile that no set and no pair has room for?
bool DecompositionCursor::SetSearch::lacks_room(const Level& after) noexcept {
    return (after.uncovered_kinds & ~(with_two(after.room) | within_chows(after.room))) != 0;
}

/// A set that begins at `lowest` is chosen: what then lies below is the pair's, for no later set reaches it.
bool DecompositionCursor::SetSearch::is_hopeless(KindMask uncovered, KindMask lowest, int sets_left) noexcept {
    const KindMask passed = uncovered & (lowest - 1);
    return want_more_pieces(uncovered ^ passed, passed == 0 ? sets_left + 1 : sets_left);
}

inline void DecompositionCursor::SetSearch::take_chow(Level& at, Level& after, KindMask lowest,
                                                      bool last) const noexcept {
    const KindMask covered = (7 * lowest) & at.uncovered_kinds;
    const KindMask wild = (7 * lowest) ^ covered;
    const auto hun = static_cast<unsigned>(wild >> lowest_of(lowest));
    at.choose(SetKind::chow, lowest_of(lowest), hun);
    after.wildcards_left = static_cast<std::int8_t>(at.wildcards_left - wild_of_three[hun]);
    after.contested = at.contested | (wild & held_);
    if (!last) after.uncovered = less_one(at.uncovered, covered);
    if (limited_) after.room = less_one(at.room, 7 * lowest);
}

inline void DecompositionCursor::SetSearch::take_pung(Level& at, Level& after, KindMask kind,
                                                      bool last) const noexcept {
    const Kind tile = lowest_of(kind);
    const int uncovered = count_of(at.uncovered, tile);
    at.choose(SetKind::pung, tile, hun_of_equals(3, uncovered));
    after.wildcards_left = static_cast<std::int8_t>(at.wildcards_left - std::max(0, 3 - uncovered));
    after.contested = at.contested | (uncovered < 3 && real_[tile] > uncovered ? kind : 0);
    if (!last) after.uncovered = less_three(at.uncovered, kind);
    if (limited_) after.room = less_three(at.room, kind);
}

void DecompositionCursor::SetSearch::take_any(Level& at, Level& after) noexcept {
    at.choose(SetKind::any, no_kind, 7);
    after.uncovered_kinds = at.uncovered_kinds;
    after.wildcards_left = static_cast<std::int8_t>(at.wildcards_left - 3);
    after.contested = at.contested;
    after.room = at.room;
}

/// Chooses the next pair; false when no real tile can be promised to it.
inline bool DecompositionCursor::SetSearch::choose_pair(Level& at) noexcept {
    contested_ = at.contested;
    if (at.pungs == 0) {
        at.any = false;
        at.choose(SetKind::pair, no_kind, 3);
        return true;
    }
    const Kind kind = lowest_of(at.pungs);
    const int uncovered = 2 - at.wildcards_left;
    at.pungs &= at.pungs - 1;
    at.choose(SetKind::pair, kind, hun_of_equals(2, uncovered));
    if (uncovered < 2 && real_[kind] > uncovered) contested_ |= bit(kind);
    return uncovered > 0 || !symbolic_ || can_promise(sets_);
}

void DecompositionCursor::SetSearch::begin(const Tiles& tiles, const SlicedCounts& real, KindMask given, int sets,
                                           HunLimits limits, bool expand) noexcept {
    real_ = tiles.real;
    held_ = with_one(real);
    given_ = given;
    symbolic_ = !expand || !limits.all_hun_sets;
    any_allowed_ = !expand && limits.all_hun_sets;
    limited_ = !limits.fifth_copy && tiles.wildcards > 0;
    sets_ = sets;
    level_ = -1;
    Level& first = level(0);
    first.uncovered = less_one(real, given & held_);
    first.uncovered_kinds = with_one(first.uncovered);
    first.wildcards_left = static_cast<std::int8_t>(tiles.wildcards - number_of(given & ~held_));
    first.contested = 0;
    if (limited_) {
        const SlicedCounts room = room_of(tiles);
        if ((given & ~with_one(room)) != 0) return;
        first.room = less_one(room, given);
        if (lacks_room(first)) return;
        // Four of a kind that no chow has room for are a pung and a pair, of five.
        const KindMask four = with_four(first.uncovered) & ~within_chows(first.room);
        if ((four & ~detail::with_five(first.room)) != 0) return;
    }
    if (first.wildcards_left < 0) return;
    if (first.wildcards_left > 0 && is_hopeless(first.uncovered_kinds, bit(0), sets)) return;
    if (sets == 0 && number_of(first.uncovered_kinds) > 1) return;
    if (symbolic_ && !any_allowed_ && tile_count(tiles) - tiles.wildcards < sets + 1) return;
    level_ = 0;
    open(nullptr, first);
}

bool DecompositionCursor::SetSearch::next(BranchFilter* filter, Form form) noexcept {
    if (level_ < 0) return false;
    for (Level* at = &level(level_);;) {
        if (!at->has_choice()) {
            if (--level_ < 0) return false;
            --at;
        } else if (level_ == sets_) {
            if (choose_pair(*at)) return true;
        } else if (choose_set(at[0], at[1]) && (filter == nullptr || filter->is_worth(branch(form)))) {
            ++level_;
            open(at, at[1]);
            ++at;
        }
    }
}

Branch DecompositionCursor::SetSearch::branch(Form form) const noexcept {
    Branch branch;
    branch.form = form;
    branch.piece_count = level_ + 1;
    branch.sets_left = sets_ - branch.piece_count;
    branch.pair_left = true;
    branch.given = given_;
    branch.uncovered = level(level_ + 1).uncovered_kinds;
    for (int index = 0; index <= level_; ++index) {
        Set& set = branch.pieces[static_cast<std::size_t>(index)];
        set.kind = level(index).kind;
        set.tile = level(index).tile;
    }
    return branch;
}

void DecompositionCursor::SetSearch::write(Decomposition& out) const noexcept {
    for (int index = 0; index <= sets_; ++index) {
        const Level& at = level(index);
        out.sets[out.set_count++] = {at.kind, at.tile, at.hun, -1, false};
    }
}

}  // namespace hupai
