#include "best_reading.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "forms_at_a_glance.hpp"
#include "pairs_and_singles.hpp"
#include "sets_search.hpp"
#include "single_wait.hpp"
#include "tally.hpp"
#include "upper_bound.hpp"

namespace hupai::guobiao {
namespace {

/// With so many wildcards it pays to ask what a branch can come to before going down.
constexpr int many_wildcards = 3;

/// Goes through the readings of a hand and keeps the first of the highest total.
class Candidates final : public BranchFilter {
 public:
    /// Of other forms than the standard one there are few decompositions, and a bound does not pay.
    Candidates(const Facts& facts, const Rules& rules, const Hand& hand, Forms forms) noexcept
        : facts_(facts), rules_(rules), single_wait_(rules) {
        if (facts.tiles.wildcards < many_wildcards || !forms.has(Form::standard)) return;
        bound_.emplace(facts, rules, hand);
        for (std::size_t form = 0; form < form_count; ++form) of_form_[form] = bound_->of(static_cast<Form>(form));
    }

    /// Is there an upper bound, so that it pays to look for high totals first?
    bool has_bound() const noexcept { return bound_.has_value(); }

    /// Looks for totals above `bar` only.
    void set_bar(int bar) noexcept { best_total_ = bar; }

    bool is_worth(const Branch& branch) noexcept override { return !bound_ || bound_->exceeds(branch, best_total_); }

    void consider(const Decomposition& decomposition) noexcept {
        if (bound_ && !bound_->exceeds(decomposition, best_total_)) return;
        Reading reading = reading_of(facts_, rules_, decomposition);
        if (best_total_ >= 0 && most_of(reading) <= best_total_) return;
        if (facts_.winning != joker) return consider_winning(reading, facts_.winning);
        for (Kind kind = 0; kind < kind_count; ++kind) {
            if (reading.concealed[kind] > facts_.tiles.real[kind]) consider_winning(reading, kind);
        }
    }

    /// Those of the forms that may have totals above `bar`.
    Forms above(int bar, Forms forms) const noexcept {
        if (!bound_) return forms;
        Forms above;
        for (std::size_t i = 0; i < form_count; ++i) {
            const Form form = static_cast<Form>(i);
            if (forms.has(form) && of_form_[i] > bar) above = above | form;
        }
        return above;
    }

    bool found() const noexcept { return found_; }
    const Reading& reading() const noexcept { return best_reading_; }
    bool single_wait() const noexcept { return best_single_wait_; }

 private:
    /// The most that the decomposition comes to, whichever tile and set is the winning one.
    int most_of(const Reading& reading) const noexcept {
        return most_of_any_winning(total_of(reading, false), may_be_nine_gates(reading), facts_, rules_);
    }

    void consider_winning(Reading& reading, Kind winning) noexcept {
        reading.winning = winning;
        for (int i = 0; i < reading.set_count(); ++i) {
            const Set& set = reading.set(i);
            if (set.meld >= 0 || !reading.contains(i, winning) || stands_before(reading, i)) continue;
            reading.winning_set = i;
            consider_reading(reading);
        }
    }

    /// Is there an equal concealed set before this one? Completing either is the same reading.
    static bool stands_before(const Reading& reading, int index) noexcept {
        const Set& set = reading.set(index);
        for (int i = 0; i < index; ++i) {
            const Set& other = reading.set(i);
            if (other.meld < 0 && other.kind == set.kind && other.tile == set.tile) return true;
        }
        return false;
    }

    void consider_reading(const Reading& reading) noexcept {
        const bool may_wait = may_be_single_wait(reading);
        // A wait fan is worth one at most: where one more would not do, the waits need not be known.
        if (may_wait && best_total_ >= 0 && total_of(reading, false) + 1 <= best_total_) return;
        const bool single = may_wait && single_wait_.holds(facts_, reading.concealed, reading.winning);
        const int total = total_of(reading, single);
        if (total <= best_total_) return;
        found_ = true;
        best_total_ = total;
        best_reading_ = reading;
        best_single_wait_ = single;
    }

    const Facts& facts_;
    const Rules& rules_;
    SingleWait single_wait_;
    std::optional<UpperBound> bound_;
    std::array<int, form_count> of_form_{};  // what each form comes to at most
    bool found_ = false;
    int best_total_ = -1;
    bool best_single_wait_ = false;
    Reading best_reading_{};
};

/// The totals above which is looked first: the nearer the bar is to the best total, the less has to be looked at.
constexpr std::array<int, 11> bars = {240, 200, 155, 110, 90, 75, 60, 40, 24, 12, -1};

/// Looks through the readings in these forms that come to more than `least`.
void search(const Hand& hand, const Rules& rules, Forms forms, int least, Candidates& candidates) noexcept {
    for (const int bar : bars) {
        if (!candidates.has_bound() && bar >= 0) continue;
        const int above = std::max(bar, least);
        const Forms worth = candidates.above(above, forms);
        if (worth != Forms{}) {
            candidates.set_bar(above);
            DecompositionCursor cursor(hand, rules.hun, worth, rules.limits, true);
            if (candidates.has_bound()) cursor.set_filter(candidates);
            for (Decomposition decomposition; cursor.next(decomposition);) candidates.consider(decomposition);
        }
        if (candidates.found() || bar <= least) return;
    }
}

/// The decomposition of a reading that `SetsSearch` found, each real tile laid where it is wanted first.
Decomposition decomposition_of(const SetsReading& found, const Facts& facts, const Hand& hand) noexcept {
    Decomposition decomposition;
    const auto push = [&](SetKind kind, Kind tile) -> Set& {
        Set& set = decomposition.sets[decomposition.set_count++];
        set.kind = kind;
        set.tile = tile;
        return set;
    };
    for (int i = 0; i < hand.meld_count; ++i) {
        decomposition.sets[decomposition.set_count++] = declared_set(hand.melds[static_cast<std::size_t>(i)], i);
    }
    Counts real_left = facts.tiles.real;
    const auto lay = [&](Set& set) {
        for (int i = 0; i < set_size(set.kind); ++i) {
            std::uint8_t& left = real_left[tile_at(set, i)];
            if (left > 0) {
                --left;
            } else {
                set.hun = static_cast<std::uint8_t>(set.hun | 1U << i);
            }
        }
    };
    for (int i = 0; i < found.laid.count; ++i) {
        const int set = found.laid.set(i);
        lay(push(is_chow(set) ? SetKind::chow : SetKind::pung, lowest_kind(set)));
    }
    lay(push(SetKind::pair, found.laid.pair));
    return decomposition;
}

/// Goes through the decompositions of some forms for a reading that comes to more than `least`.
class DecompositionSearch {
 public:
    DecompositionSearch(const Facts& facts, const Rules& rules, const Hand& hand, Forms forms, int least) noexcept
        : candidates_(facts, rules, hand, forms) {
        search(hand, rules, forms, least, candidates_);
    }
    bool found() const noexcept { return candidates_.found(); }
    BestReading reading() const noexcept {
        return {candidates_.found(), candidates_.single_wait(), candidates_.reading()};
    }
    BestWorth worth() const noexcept {
        if (!found()) return {};
        return {true, worth_of(candidates_.reading(), candidates_.single_wait())};
    }

 private:
    Candidates candidates_;
};

BestReading reading_of(const SetsReading& found, const Facts& facts, const Rules& rules, const Hand& hand) noexcept {
    if (!found.is_one()) return {};
    BestReading best{true, found.single_wait, reading_of(facts, rules, decomposition_of(found, facts, hand))};
    best.reading.winning = found.winning;
    best.reading.winning_set = hand.meld_count + found.winning_set;
    return best;
}

/// The forms but the standard one in which the hand may be read.
Forms other_forms(const Facts& facts) noexcept {
    return special_forms_at_a_glance(facts.real, facts.tiles.wildcards, facts.tiles.meld_count);
}

/// What the hand comes to in these forms, which are not the standard one, where that is more than `least`.
BestWorth best_worth_in(Forms forms, int least, const Facts& facts, const Rules& rules, const Hand& hand) noexcept {
    PairsAndSingles others(facts, rules);
    if (!others.can_read(forms)) return DecompositionSearch(facts, rules, hand, forms, least).worth();
    BestWorth best;
    if (forms.has(Form::knitted_straight)) {
        best = DecompositionSearch(facts, rules, hand, Form::knitted_straight, least).worth();
    }
    others.run(forms, best.found ? best.worth.total : least);
    return others.best().total >= 0 ? BestWorth{true, others.best()} : best;
}

}  // namespace

// The standard form is asked by suits, where that can be done, and then the other forms for what is worth more: what is
// worth as much comes later in the order of decompositions.

BestReading best_reading(const Facts& facts, const Rules& rules, const Hand& hand) noexcept {
    if (!SetsSearch::can_read(facts, rules)) return best_reading_by_decompositions(facts, rules, hand);
    SetsSearch by_suits(facts, rules, hand);
    by_suits.run();
    if (const Forms forms = other_forms(facts); forms != Forms{}) {
        const int total = by_suits.best().worth.total;
        const BestReading other = DecompositionSearch(facts, rules, hand, forms, total).reading();
        if (other.found) return other;
    }
    return reading_of(by_suits.best(), facts, rules, hand);
}

BestReading best_reading_by_decompositions(const Facts& facts, const Rules& rules, const Hand& hand) noexcept {
    return DecompositionSearch(facts, rules, hand, Forms::all(), -1).reading();
}

BestWorth best_worth(const Facts& facts, const Rules& rules, const Hand& hand) noexcept {
    if (!SetsSearch::can_read(facts, rules)) {
        return DecompositionSearch(facts, rules, hand, Forms::all(), -1).worth();
    }
    SetsSearch by_suits(facts, rules, hand);
    by_suits.run();
    const Worth& of_sets = by_suits.best().worth;
    if (const Forms forms = other_forms(facts); forms != Forms{}) {
        const BestWorth other = best_worth_in(forms, of_sets.total, facts, rules, hand);
        if (other.found) return other;
    }
    return {by_suits.best().is_one(), of_sets};
}

}  // namespace hupai::guobiao
