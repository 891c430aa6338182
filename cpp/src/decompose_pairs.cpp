// The search for seven pairs.
#include "decompose_counts.hpp"
#include "hupai/decompose.hpp"

namespace hupai {
namespace {

constexpr Kind any_pair = kind_count;

}  // namespace

void DecompositionCursor::PairSearch::begin(const Tiles& tiles, int spare_pairs, HunLimits limits,
                                            bool expand) noexcept {
    real_ = tiles.real;
    chosen_ = Counts{};
    fifth_copy_ = limits.fifth_copy;
    symbolic_ = !expand || !limits.all_hun_sets;
    any_allowed_ = !expand && limits.all_hun_sets;
    found_ = false;
    spare_pairs_ = spare_pairs;
    uncovered_kinds_ = at_least(real_.data(), 1);
    allowed_kinds_ = symbolic_ ? uncovered_kinds_ : all_kinds;
    level_ = 0;
    open(0);
}

bool DecompositionCursor::PairSearch::next(BranchFilter* filter) noexcept {
    if (found_) undo();
    found_ = false;
    while (level_ >= 0) {
        if (choose()) {
            if (level_ == pairs - 1) return found_ = true;
            if (filter != nullptr && !filter->is_worth(branch())) {
                undo();
                continue;
            }
            const Kind from = kinds_[static_cast<std::size_t>(level_++)];
            open(from);
        } else if (--level_ >= 0) {
            undo();
        }
    }
    return false;
}

Branch DecompositionCursor::PairSearch::branch() const noexcept {
    Branch branch;
    branch.form = Form::seven_pairs;
    branch.piece_count = level_ + 1;
    branch.sets_left = pairs - branch.piece_count;
    branch.uncovered = uncovered_kinds_;
    for (std::size_t level = 0; level <= static_cast<std::size_t>(level_); ++level) {
        Set& set = branch.pieces[level];
        set.kind = SetKind::pair;
        if (kinds_[level] != any_pair) set.tile = kinds_[level];
    }
    return branch;
}

/// Which pairs may come next: no later pair can cover a kind that is passed over.
void DecompositionCursor::PairSearch::open(Kind from) noexcept {
    const KindMask lowest = lowest_bit(uncovered_kinds_);
    const KindMask allowed = allowed_kinds_ | (any_allowed_ ? bit(any_pair) : 0);
    const KindMask within = spare_pairs_ > 0 ? (2 * lowest - 1) & ~(bit(from) - 1) : lowest;
    to_try_[static_cast<std::size_t>(level_)] = allowed & within;
}

bool DecompositionCursor::PairSearch::choose() noexcept {
    const auto level = static_cast<std::size_t>(level_);
    if (to_try_[level] == 0) return false;
    const Kind kind = detail::lowest_of(to_try_[level]);
    to_try_[level] &= to_try_[level] - 1;
    kinds_[level] = kind;
    if ((uncovered_kinds_ & bit(kind)) == 0) --spare_pairs_;
    if (kind != any_pair) {
        ++chosen_[kind];
        note(kind);
    }
    return true;
}

void DecompositionCursor::PairSearch::undo() noexcept {
    const Kind kind = kinds_[static_cast<std::size_t>(level_)];
    if (kind != any_pair) {
        --chosen_[kind];
        note(kind);
    }
    if ((uncovered_kinds_ & bit(kind)) == 0) ++spare_pairs_;
}

/// Whether the kind is covered and may have one more pair, now that so many are chosen.
void DecompositionCursor::PairSearch::note(Kind kind) noexcept {
    const int copies = 2 * chosen_[kind];
    const bool limited = !fifth_copy_ && copies + 2 > real_[kind] && copies + 2 > copies_per_kind;
    const bool allowed = !limited && (!symbolic_ || chosen_[kind] < real_[kind]);
    uncovered_kinds_ = (uncovered_kinds_ & ~bit(kind)) | (copies < real_[kind] ? bit(kind) : 0);
    allowed_kinds_ = (allowed_kinds_ & ~bit(kind)) | (allowed ? bit(kind) : 0);
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
