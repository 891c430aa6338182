// The best reading of a hand (P1).
#include <algorithm>
#include <utility>

#include "hupai/shanten.hpp"
#include "tally.hpp"
#include "upper_bound.hpp"

namespace hupai::guobiao {
namespace {

constexpr Circumstances defaults() noexcept {
    Circumstances said;
    said.self_drawn = Said::no;
    said.round_wind = east;
    said.seat_wind = east;
    said.last_of_kind = Said::no;
    said.last_tile = Said::no;
    said.kong = Said::no;
    return said;
}

/// P6: is the winning tile the only kind that completes the tiles before it, every wildcard replaced? Remembers the
/// last waits, since the readings of one hand ask for the same again and again.
class SingleWait {
 public:
    explicit SingleWait(const Rules& rules) noexcept : count_held_(rules.count_held_waits) {}

    bool holds(const Reading& reading) noexcept {
        Tiles before = reading.facts->tiles;
        before.real = reading.concealed;
        before.wildcards = 0;
        --before.real[reading.winning];
        if (!asked_ || !(before == last_)) {
            asked_ = true;
            last_ = before;
            waits_ = counted_waits(before);
        }
        return waits_ == bit(reading.winning);
    }

 private:
    KindMask counted_waits(const Tiles& before) const noexcept {
        KindMask kinds = waits(before);
        for (Kind kind = 0; kind < kind_count && !count_held_; ++kind) {
            if (before.real[kind] + before.melded[kind] >= copies_per_kind) kinds &= ~bit(kind);
        }
        return kinds;
    }

    bool count_held_;
    bool asked_ = false;
    KindMask waits_ = 0;
    Tiles last_{};
};

/// Goes through the readings of a hand and keeps the first of the highest total.
class BestReading final : public BranchFilter {
 public:
    BestReading(const Facts& facts, const Rules& rules, const Hand& hand) noexcept
        : facts_(facts), rules_(rules), single_wait_(rules), bound_(facts, rules, hand) {}

    /// Looks for totals above `bar` only.
    void set_bar(int bar) noexcept { best_total_ = bar; }

    bool is_worth(const Branch& branch) noexcept override { return bound_.of(branch) > best_total_; }

    void consider(const Decomposition& decomposition) noexcept {
        Reading reading = reading_of(facts_, rules_, decomposition);
        if (best_total_ >= 0 && most_of(reading) <= best_total_) return;
        if (facts_.winning != joker) return consider_winning(reading, facts_.winning);
        for (Kind kind = 0; kind < kind_count; ++kind) {
            if (reading.concealed[kind] > facts_.tiles.real[kind]) consider_winning(reading, kind);
        }
    }

    bool found() const noexcept { return found_; }
    const Reading& reading() const noexcept { return best_reading_; }
    Tally result() const noexcept { return tally(best_reading_, best_single_wait_); }

 private:
    /// The most that the decomposition comes to, whichever tile and set is the winning one. Before one is named every
    /// pung in hand is concealed, and more concealed pungs are never worth less, but that without any the hand may
    /// count as one without fan. A wait is worth one.
    int most_of(const Reading& reading) const noexcept {
        const ResolvedTable& table = resolved_table(rules_);
        const auto value = [&](Fan fan) { return table.value[static_cast<std::size_t>(fan)]; };
        const int all_concealed = total_of(reading, false) + value(Fan::single_wait);
        const int without_fan = value(Fan::chicken_hand) + facts_.flowers * value(Fan::flower_tiles);
        const int nine_gates = may_be_nine_gates(reading) ? value(Fan::nine_gates) : 0;
        return std::max(all_concealed + nine_gates, without_fan);
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
        const bool single = may_wait && single_wait_.holds(reading);
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
    UpperBound bound_;
    bool found_ = false;
    int best_total_ = -1;
    bool best_single_wait_ = false;
    Reading best_reading_{};
};

/// Highest value first; equals stay in the order of the table. The list is short and nearly in order.
void put_highest_first(Score& score) noexcept {
    for (std::size_t i = 1; i < score.counted_count; ++i) {
        for (std::size_t j = i; j > 0 && score.counted[j - 1].value < score.counted[j].value; --j) {
            std::swap(score.counted[j - 1], score.counted[j]);
        }
    }
}

Score answer(const Facts& facts, const BestReading& best) noexcept {
    Score score;
    score.table = fan_row_table();
    score.used = used_circumstances(facts);
    if (!best.found()) {
        score.why = Reason::no_shape;
        return score;
    }
    const Tally result = best.result();
    score.win = true;
    score.total = static_cast<std::int16_t>(result.total);
    score.minimum = minimum_fan;
    score.towards_minimum = static_cast<std::int16_t>(result.total - result.flowers);
    score.meets_minimum = score.towards_minimum >= score.minimum;
    score.winning_as = best.reading().winning;
    score.decomposition = best.reading().decomposition;
    score.decomposition.sets[static_cast<std::size_t>(best.reading().winning_set)].winning = true;
    score.counted_count = result.counted_count;
    score.counted = result.counted;
    put_highest_first(score);
    score.excluded_count = result.excluded_count;
    score.excluded = result.excluded;
    return score;
}

/// With so many wildcards it pays to ask what a branch can come to before going down.
constexpr int many_wildcards = 3;

/// The totals above which is looked first: the nearer the bar is to the best total, the less has to be looked at.
constexpr std::array<int, 11> bars = {240, 200, 160, 120, 100, 80, 60, 40, 24, 12, -1};

void search(const Hand& hand, const Rules& rules, const Facts& facts, BestReading& best) noexcept {
    const bool many = facts.tiles.wildcards >= many_wildcards;
    for (const int bar : bars) {
        if (!many && bar >= 0) continue;
        best.set_bar(bar);
        DecompositionCursor cursor(hand, rules.hun, Forms::all(), rules.limits, true);
        if (many) cursor.set_filter(best);
        for (Decomposition decomposition; cursor.next(decomposition);) best.consider(decomposition);
        if (best.found()) return;
    }
}

}  // namespace

Score score(const Hand& hand, const Rules& rules, const Circumstances& said) noexcept {
    const Facts facts = facts_of(hand, rules, first_said(first_said(said, hand.said), defaults()));
    BestReading best(facts, rules, hand);
    search(hand, rules, facts, best);
    return answer(facts, best);
}

}  // namespace hupai::guobiao
