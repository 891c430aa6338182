// The depth-first search for concealed sets and a pair.
#include <algorithm>
#include <bit>

#include "count_masks.hpp"
#include "hupai/decompose.hpp"

namespace hupai {
namespace {

constexpr KindMask suited_kinds = bit(first_honour) - 1;

constexpr int any_set = 2 * kind_count;
constexpr int any_pair = kind_count;

constexpr bool is_chow(int id) noexcept { return id % 2 == 1; }
constexpr Kind lowest_kind(int id) noexcept { return static_cast<Kind>(id / 2); }

/// The i-th tile of a definite set.
constexpr Kind tile_of(int id, int index) noexcept {
    return static_cast<Kind>(lowest_kind(id) + (is_chow(id) ? index : 0));
}

/// Gives the set its promised tile and then, lowest tile first, what else is left; the rest are wildcards.
void place(Set& set, Kind promised, Counts& real_left) noexcept {
    const int size = set_size(set.kind);
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

void DecompositionCursor::SetSearch::begin(const Tiles& tiles, const Counts& demand, int sets, HunLimits limits,
                                           bool expand) noexcept {
    real_ = tiles.real;
    melded_ = tiles.melded;
    demand_ = Counts{};
    given_kinds_ = at_least(demand.data(), 1);
    uncovered_kinds_ = at_least(real_.data(), 1);
    limits_ = limits;
    symbolic_ = !expand || !limits.all_hun_sets;
    any_allowed_ = !expand && limits.all_hun_sets;
    found_ = false;
    sets_ = sets;
    wildcards_left_ = tiles.wildcards;
    level_ = 0;
    for (KindMask rest = given_kinds_; rest != 0; rest &= rest - 1) {
        const auto kind = static_cast<Kind>(std::countr_zero(rest));
        for (int copy = 0; copy < demand[kind]; ++copy) take(kind);
        if (breaks_limit(kind)) level_ = -1;
    }
    const int real_tiles = tile_count(tiles) - tiles.wildcards;
    if (wildcards_left_ < 0 || too_many_groups(sets + 1)) level_ = -1;
    if (symbolic_ && !any_allowed_ && real_tiles < sets + 1) level_ = -1;
    if (level_ == 0) open(0);
}

bool DecompositionCursor::SetSearch::next(BranchFilter* filter, Form form) noexcept {
    if (found_) undo(level_);
    found_ = false;
    while (level_ >= 0) {
        if (advance(level_)) {
            if (level_ == sets_) return found_ = true;
            if (filter != nullptr && !filter->is_worth(branch(form))) {
                undo(level_);
                continue;
            }
            open(++level_);
        } else if (--level_ >= 0) {
            undo(level_);
        }
    }
    return false;
}

void DecompositionCursor::SetSearch::open(int level) noexcept {
    Level& at = levels_[static_cast<std::size_t>(level)];
    at = level == 0 ? Level{} : levels_[static_cast<std::size_t>(level - 1)];
    at.tried = false;
    if (level == sets_) at.id = 0;
}

Branch DecompositionCursor::SetSearch::branch(Form form) const noexcept {
    Branch branch;
    branch.form = form;
    branch.piece_count = level_ + 1;
    branch.sets_left = sets_ - branch.piece_count;
    branch.pair_left = true;
    branch.given = given_kinds_;
    branch.uncovered = uncovered_kinds_;
    for (int level = 0; level <= level_; ++level) {
        const int id = levels_[static_cast<std::size_t>(level)].id;
        Set& set = branch.pieces[static_cast<std::size_t>(level)];
        if (id == any_set) continue;
        set.kind = is_chow(id) ? SetKind::chow : SetKind::pung;
        set.tile = lowest_kind(id);
    }
    return branch;
}

bool DecompositionCursor::SetSearch::advance(int level) noexcept {
    return level == sets_ ? advance_pair(level) : advance_set(level);
}

bool DecompositionCursor::SetSearch::advance_set(int level) noexcept {
    Level& at = levels_[static_cast<std::size_t>(level)];
    for (;;) {
        if (at.tried && !pass(at)) return false;
        at.tried = true;
        if (!skip_useless(at)) return false;
        if (at.id == any_set) {
            if (!any_allowed_ || wildcards_left_ < 3 || too_many_groups(sets_ - level)) return false;
            wildcards_left_ -= 3;
            promise_none(level);
            return true;
        }
        if (is_chow(at.id) && !begins_a_chow(lowest_kind(at.id))) continue;
        if (choose(level)) return true;
    }
}

bool DecompositionCursor::SetSearch::advance_pair(int level) noexcept {
    Level& at = levels_[static_cast<std::size_t>(level)];
    // All that is neither covered nor a wildcard is two tiles: the pair's.
    const int real_tiles = 2 - wildcards_left_;
    for (;;) {
        if (at.tried) ++at.id;
        at.tried = true;
        if (at.id > any_pair) return false;
        if (at.id == any_pair) {
            if (!any_allowed_ || real_tiles != 0) return false;
            wildcards_left_ = 0;
            promise_none(level);
            return true;
        }
        if (real_tiles != 0 && (uncovered_kinds_ & bit(at.id)) == 0) continue;
        if (uncovered(at.id) == real_tiles && choose(level)) return true;
    }
}

/// Goes on to the next set; false when no set from there on can help.
bool DecompositionCursor::SetSearch::pass(Level& at) const noexcept {
    if (at.id == any_set) return false;
    ++at.id;
    return is_chow(at.id) || strand(at, static_cast<Kind>(lowest_kind(at.id) - 1));
}

/// With fewer than three wildcards a set must cover something: goes to the first set that could, if there is one.
bool DecompositionCursor::SetSearch::skip_useless(Level& at) const noexcept {
    if (wildcards_left_ >= 3 || at.id == any_set) return true;
    const KindMask within_reach = uncovered_kinds_ >> lowest_kind(at.id);
    if (within_reach == 0) return false;
    const int lowest_uncovered = lowest_kind(at.id) + std::countr_zero(within_reach);
    at.id = static_cast<std::uint8_t>(std::max<int>(at.id, 2 * (lowest_uncovered - 2)));
    return true;
}

/// From here on no set reaches `kind`: what is left of it must be in the pair.
bool DecompositionCursor::SetSearch::strand(Level& at, Kind kind) const noexcept {
    if ((uncovered_kinds_ & bit(kind)) == 0) return true;
    const int left = uncovered(kind);
    if (left > 2 || at.stranded > 0) return false;
    at.stranded = static_cast<std::uint8_t>(left);
    return true;
}

bool DecompositionCursor::SetSearch::choose(int level) noexcept {
    const Level& at = levels_[static_cast<std::size_t>(level)];
    bool possible = true;
    if (level == sets_) {
        take(at.id);
        take(at.id);
        possible = !breaks_limit(at.id);
    } else {
        for (int i = 0; i < 3; ++i) take(tile_of(at.id, i));
        possible = wildcards_left_ >= 0 && !too_many_groups(sets_ - level);
        for (int i = 0; i < 3; ++i) possible = possible && !breaks_limit(tile_of(at.id, i));
    }
    if (possible && (!symbolic_ || promise_one(level))) return true;
    undo(level);
    return false;
}

void DecompositionCursor::SetSearch::undo(int level) noexcept {
    const Level& at = levels_[static_cast<std::size_t>(level)];
    if (level == sets_) {
        if (at.id == any_pair) {
            wildcards_left_ += 2;
            return;
        }
        put_back(at.id);
        put_back(at.id);
        return;
    }
    if (at.id == any_set) {
        wildcards_left_ += 3;
        return;
    }
    for (int i = 0; i < 3; ++i) put_back(tile_of(at.id, i));
}

void DecompositionCursor::SetSearch::take(Kind kind) noexcept {
    if (demand_[kind] >= real_[kind]) --wildcards_left_;
    ++demand_[kind];
    if (demand_[kind] == real_[kind]) uncovered_kinds_ &= ~bit(kind);
}

void DecompositionCursor::SetSearch::put_back(Kind kind) noexcept {
    --demand_[kind];
    if (demand_[kind] >= real_[kind]) {
        ++wildcards_left_;
    } else {
        uncovered_kinds_ |= bit(kind);
    }
}

int DecompositionCursor::SetSearch::uncovered(Kind kind) const noexcept {
    return demand_[kind] < real_[kind] ? real_[kind] - demand_[kind] : 0;
}

/// The kinds left fall into groups that no single set or pair can hold two of: a lower bound that keeps the
/// search from wandering where nothing can be found.
bool DecompositionCursor::SetSearch::too_many_groups(int pieces_left) const noexcept {
    KindMask kinds = uncovered_kinds_ & suited_kinds;
    int groups = std::popcount(uncovered_kinds_ & ~suited_kinds);
    while (kinds != 0 && groups <= pieces_left) {
        const int lowest = std::countr_zero(kinds);
        const int suit_end = (lowest / ranks_per_suit + 1) * ranks_per_suit;
        const int reach = lowest + 3 < suit_end ? lowest + 3 : suit_end;
        kinds &= ~KindMask{0} << reach;
        ++groups;
    }
    return groups > pieces_left;
}

bool DecompositionCursor::SetSearch::breaks_limit(Kind kind) const noexcept {
    return !limits_.fifth_copy && demand_[kind] > real_[kind] && demand_[kind] + melded_[kind] > copies_per_kind;
}

/// Finds one real tile for the piece of this level, earlier pieces giving way where they can.
bool DecompositionCursor::SetSearch::promise_one(int level) noexcept {
    promise_none(level);
    KindMask seen = 0;
    return give(levels_[static_cast<std::size_t>(level)].promised, level, level, seen);
}

/// The promises as they were before this level.
void DecompositionCursor::SetSearch::promise_none(int level) noexcept {
    Level& at = levels_[static_cast<std::size_t>(level)];
    if (level > 0) at.promised = levels_[static_cast<std::size_t>(level - 1)].promised;
    at.promised[static_cast<std::size_t>(level)] = no_kind;
}

bool DecompositionCursor::SetSearch::give(std::array<Kind, most_levels>& promised, int level, int piece,
                                          KindMask& seen) const noexcept {
    const int id = levels_[static_cast<std::size_t>(piece)].id;
    const bool pair = piece == sets_;
    const int kinds = !pair && is_chow(id) ? 3 : 1;
    for (int i = 0; i < kinds; ++i) {
        const Kind tile = pair ? static_cast<Kind>(id) : tile_of(id, i);
        if (real_[tile] == 0 || (seen & bit(tile)) != 0) continue;
        seen |= bit(tile);
        int promises = 0;
        for (int other = 0; other <= level; ++other) promises += promised[static_cast<std::size_t>(other)] == tile;
        bool free = promises < real_[tile];
        for (int other = 0; other <= level && !free; ++other) {
            free = promised[static_cast<std::size_t>(other)] == tile && give(promised, level, other, seen);
        }
        if (!free) continue;
        promised[static_cast<std::size_t>(piece)] = tile;
        return true;
    }
    return false;
}

void DecompositionCursor::SetSearch::promise(Counts& real_left) const noexcept {
    if (!symbolic_) return;
    const auto& promised = levels_[static_cast<std::size_t>(sets_)].promised;
    for (int piece = 0; piece <= sets_; ++piece) {
        const Kind tile = promised[static_cast<std::size_t>(piece)];
        if (tile != no_kind) --real_left[tile];
    }
}

void DecompositionCursor::SetSearch::write(Decomposition& out, Counts& real_left) const noexcept {
    const auto& promised = levels_[static_cast<std::size_t>(sets_)].promised;
    for (int piece = 0; piece <= sets_; ++piece) {
        const int id = levels_[static_cast<std::size_t>(piece)].id;
        const bool pair = piece == sets_;
        Set& set = out.sets[out.set_count++];
        set = Set{};
        if (pair) {
            set.kind = SetKind::pair;
            set.tile = id == any_pair ? no_kind : static_cast<Kind>(id);
        } else if (id != any_set) {
            set.kind = is_chow(id) ? SetKind::chow : SetKind::pung;
            set.tile = lowest_kind(id);
        }
        if (set.tile == no_kind) {
            set.hun = pair ? 3 : 7;
        } else {
            place(set, symbolic_ ? promised[static_cast<std::size_t>(piece)] : no_kind, real_left);
        }
    }
}

}  // namespace hupai
