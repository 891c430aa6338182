// The best reading of a hand (R49).
#include <utility>

#include "conditions.hpp"
#include "count_masks.hpp"
#include "search.hpp"
#include "shown.hpp"
#include "tally.hpp"

namespace hupai::liaoyang {
namespace {

constexpr Circumstances defaults() noexcept {
    Circumstances said;
    said.self_drawn = Said::no;
    said.seat_wind = south;  // R52
    said.kong = Said::no;
    said.last_four = Said::no;
    said.after_draw = 0;
    return said;
}

/// What was said, less what the hand refutes.
Circumstances used_circumstances(const Facts& facts, const Circumstances& said) noexcept {
    Circumstances used = said;
    if (facts.kong_replacement_said && !facts.kong_replacement()) used.kong = Said::no;
    return used;
}

Decomposition declared_sets(const Hand& hand) noexcept {
    Decomposition melds;
    for (int i = 0; i < hand.meld_count; ++i) {
        melds.sets[melds.set_count++] = declared_set(hand.melds[static_cast<std::size_t>(i)], i);
    }
    return melds;
}

/// The best reading of a hand in the forms considered so far, and while none wins the conditions that all fail.
class Best {
 public:
    Best(const Facts& facts, const Rules& rules, const Hand& hand) noexcept
        : facts_(facts), rules_(rules), hand_(hand), melds_(declared_sets(hand)), search_(facts, rules, melds_) {}

    void consider_standard() noexcept {
        search_.run();
        if (search_.is_complete()) fail(search_.common_failures());
        wins_ = search_.wins();
    }

    /// 七对 and 十三幺: their readings differ only in what pairs of hun stand for, so the first is as good as any.
    void consider_special(Form form) noexcept {
        DecompositionCursor cursor(hand_, facts_.hun, form, HunLimits{}, true);
        Decomposition found;
        if (!cursor.next(found)) return;
        const Failures failures = failures_of_special(rules_, form);
        if (failures != 0) return fail(failures);
        if (wins_ && worth_of(reading_of(found)) <= worth_of(reading())) return;
        wins_ = true;
        is_standard_ = false;
        special_ = found;
    }

    bool wins() const noexcept { return wins_; }
    Reading reading() const noexcept { return reading_of(is_standard_ ? search_.best() : special_); }
    Reason why_not() const noexcept { return complete_ ? reason_of(common_failures_) : Reason::no_shape; }

    /// How often each fan counts, without what it is made of: that is cheaper. The total.
    int count(std::uint8_t* fans) const noexcept {
        return is_standard_ ? count_fans(facts_, rules_, search_.gain(), fans) : Tally(reading()).count(fans);
    }

 private:
    Reading reading_of(const Decomposition& decomposition) const noexcept { return {&facts_, &rules_, decomposition}; }

    static int worth_of(const Reading& reading) noexcept {
        Shown shown;
        show_reading(reading, shown);
        return liaoyang::worth_of(*reading.rules, shown);
    }

    void fail(Failures failures) noexcept {
        common_failures_ = complete_ ? static_cast<Failures>(common_failures_ & failures) : failures;
        complete_ = true;
    }

    const Facts& facts_;
    const Rules& rules_;
    const Hand& hand_;
    Decomposition melds_;
    StandardSearch search_;
    Decomposition special_;
    bool is_standard_ = true;
    bool wins_ = false;
    bool complete_ = false;
    Failures common_failures_ = 0;
};

bool may_be_seven_pairs(const Facts& facts) noexcept {
    return facts.meld_count == 0 && number_of(odd_ones(facts.tiles.real.data())) <= facts.tiles.wildcards;
}

bool may_be_thirteen_orphans(const Facts& facts) noexcept {
    return facts.meld_count == 0 && (facts.held & ~terminals_and_honours) == 0 &&
           !any_at_least(facts.tiles.real.data(), 3);
}

/// Which tile of the set could be the winning tile as it lies; -1 = none.
int place_of_winning(const Set& set, const Facts& facts) noexcept {
    const bool is_hun = facts.winning == facts.hun;
    for (int tile = 0; tile < set_size(set.kind); ++tile) {
        const bool tile_is_hun = (set.hun >> tile & 1) != 0;
        if (tile_is_hun == is_hun && (is_hun || tile_at(set, tile) == facts.winning)) return tile;
    }
    return -1;
}

/// The first set that the winning tile can complete: no fan asks which (R40).
void mark_winning(Score& score, const Facts& facts) noexcept {
    for (std::size_t i = 0; i < score.decomposition.set_count; ++i) {
        Set& set = score.decomposition.sets[i];
        const int tile = set.meld >= 0 ? -1 : place_of_winning(set, facts);
        if (tile < 0) continue;
        set.winning = true;
        score.winning_as = tile_at(set, tile);
        return;
    }
}

/// The order of the table stays among equal values; few are out of order, since most count 1.
void highest_first(Score& score) noexcept {
    for (std::size_t i = 1; i < score.counted_count; ++i) {
        for (std::size_t j = i; j > 0 && score.counted[j].value > score.counted[j - 1].value; --j) {
            std::swap(score.counted[j], score.counted[j - 1]);
        }
    }
}

/// What was said of the circumstances, but the hand refutes.
void add_refuted(Score& score, const Facts& facts) noexcept {
    if (!facts.kong_replacement_said || facts.kong_replacement()) return;
    score.excluded[score.excluded_count++] = {static_cast<std::uint8_t>(Fan::out_on_a_kong_replacement), no_fan,
                                              Reason::no_kong_in_melds};
}

Score no_win(const Facts& facts, const Circumstances& said, Reason why) noexcept {
    Score score;
    score.table = fan_row_table();
    score.used = used_circumstances(facts, said);
    score.why = why;
    return score;
}

Score win(const Facts& facts, const Circumstances& said, const Reading& best) noexcept {
    Score score = no_win(facts, said, Reason::none);
    score.win = true;
    score.meets_minimum = true;  // R32: there is none
    score.decomposition = best.decomposition;
    mark_winning(score, facts);
    score.condition_count = static_cast<std::uint8_t>(conditions_met(best, score.conditions));
    Tally(best).write(score);
    score.towards_minimum = score.total;
    highest_first(score);
    add_refuted(score, facts);
    return score;
}

void consider_all(Best& best, const Facts& facts) noexcept {
    best.consider_standard();
    if (may_be_seven_pairs(facts)) best.consider_special(Form::seven_pairs);
    if (may_be_thirteen_orphans(facts)) best.consider_special(Form::thirteen_orphans);
}

}  // namespace

Score score(const Hand& hand, const Rules& rules, const Circumstances& said) noexcept {
    const Circumstances used = first_said(first_said(said, hand.said), defaults());
    const Facts facts = facts_of(hand, rules, used);
    const Failures claim = failures_of_claim(facts, rules);
    if (claim != 0) return no_win(facts, used, reason_of(claim));
    Best best(facts, rules, hand);
    consider_all(best, facts);
    return best.wins() ? win(facts, used, best.reading()) : no_win(facts, used, best.why_not());
}

ScoreSummary summary(const Hand& hand, const Rules& rules, const Circumstances& said, std::uint8_t* fans) noexcept {
    const Facts facts = facts_of(hand, rules, first_said(said, hand.said));
    if (failures_of_claim(facts, rules) != 0) return {};
    Best best(facts, rules, hand);
    consider_all(best, facts);
    if (!best.wins()) return {};
    return {.win = true, .meets_minimum = true, .total = static_cast<std::int16_t>(best.count(fans))};
}

}  // namespace hupai::liaoyang
