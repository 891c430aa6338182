// The search for seven pairs.
#include "hupai/decompose.hpp"

namespace hupai {
namespace {

constexpr Kind any_pair = kind_count;

}  // namespace

void DecompositionCursor::PairSearch::begin(const Tiles& tiles, HunLimits limits, bool expand) noexcept {
    real_ = tiles.real;
    chosen_ = Counts{};
    limits_ = limits;
    symbolic_ = !expand || !limits.all_hun_sets;
    any_allowed_ = !expand && limits.all_hun_sets;
    found_ = false;
    still_needed_ = 0;
    for (const std::uint8_t copies : real_) still_needed_ += (copies + 1) / 2;
    level_ = still_needed_ <= pairs ? 0 : -1;
    kinds_[0] = 0;
    tried_[0] = false;
}

bool DecompositionCursor::PairSearch::next(BranchFilter* filter) noexcept {
    if (found_) undo(kinds_[static_cast<std::size_t>(level_)]);
    found_ = false;
    while (level_ >= 0) {
        if (advance(level_)) {
            if (level_ == pairs - 1) return found_ = true;
            const Kind from = kinds_[static_cast<std::size_t>(level_)];
            if (filter != nullptr && !filter->is_worth(branch())) {
                undo(from);
                continue;
            }
            ++level_;
            kinds_[static_cast<std::size_t>(level_)] = from;
            tried_[static_cast<std::size_t>(level_)] = false;
        } else if (--level_ >= 0) {
            undo(kinds_[static_cast<std::size_t>(level_)]);
        }
    }
    return false;
}

Branch DecompositionCursor::PairSearch::branch() const noexcept {
    Branch branch;
    branch.form = Form::seven_pairs;
    branch.piece_count = level_ + 1;
    branch.sets_left = pairs - branch.piece_count;
    for (Kind kind = 0; kind < kind_count; ++kind) {
        if (uncovered(kind) > 0) branch.uncovered |= bit(kind);
    }
    for (std::size_t level = 0; level <= static_cast<std::size_t>(level_); ++level) {
        Set& set = branch.pieces[level];
        set.kind = SetKind::pair;
        if (kinds_[level] != any_pair) set.tile = kinds_[level];
    }
    return branch;
}

bool DecompositionCursor::PairSearch::advance(int level) noexcept {
    Kind& kind = kinds_[static_cast<std::size_t>(level)];
    for (;;) {
        if (tried_[static_cast<std::size_t>(level)]) {
            // No later pair can cover a kind that is passed over.
            if (kind == any_pair || uncovered(kind) > 0) return false;
            ++kind;
        }
        tried_[static_cast<std::size_t>(level)] = true;
        if (!choose(kind)) continue;
        if (still_needed_ < pairs - level) return true;
        undo(kind);
    }
}

bool DecompositionCursor::PairSearch::choose(Kind kind) noexcept {
    if (kind == any_pair) return any_allowed_;
    const int copies = 2 * (chosen_[kind] + 1);
    if (symbolic_ && chosen_[kind] == real_[kind]) return false;
    if (!limits_.fifth_copy && copies > real_[kind] && copies > copies_per_kind) return false;
    if (uncovered(kind) > 0) --still_needed_;
    ++chosen_[kind];
    return true;
}

void DecompositionCursor::PairSearch::undo(Kind kind) noexcept {
    if (kind == any_pair) return;
    --chosen_[kind];
    if (uncovered(kind) > 0) ++still_needed_;
}

int DecompositionCursor::PairSearch::uncovered(Kind kind) const noexcept {
    return 2 * chosen_[kind] < real_[kind] ? real_[kind] - 2 * chosen_[kind] : 0;
}

void DecompositionCursor::PairSearch::write(Decomposition& out, Counts& real_left) const noexcept {
    for (std::size_t i = 0; i < kinds_.size(); ++i) {
        const Kind kind = kinds_[i];
        Set& set = out.sets[out.set_count++];
        set = Set{};
        set.kind = SetKind::pair;
        if (kind == any_pair) {
            set.hun = 3;
            continue;
        }
        set.tile = kind;
        int held = real_left[kind];
        // Symbolic, one real tile is kept for each pair of the kind that follows.
        for (std::size_t j = i + 1; symbolic_ && j < kinds_.size() && kinds_[j] == kind; ++j) --held;
        held = held < 0 ? 0 : held > 2 ? 2 : held;
        real_left[kind] = static_cast<std::uint8_t>(real_left[kind] - held);
        set.hun = held == 2 ? 0 : held == 1 ? 2 : 3;
    }
}

}  // namespace hupai
