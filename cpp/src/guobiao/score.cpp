// The score of a hand: its best reading (P1), and what that comes to.
#include <utility>

#include "best_reading.hpp"
#include "tally.hpp"

namespace hupai::guobiao {
namespace {

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
    if (!best.found) {
        score.why = Reason::no_shape;
        return score;
    }
    score.win = true;
    tally(best.reading, best.single_wait, score);
    put_highest_first(score);
    score.minimum = minimum_fan;
    score.meets_minimum = score.towards_minimum >= score.minimum;
    score.winning_as = best.reading.winning;
    score.decomposition = best.reading.decomposition;
    score.decomposition.sets[static_cast<std::size_t>(best.reading.winning_set)].winning = true;
    return score;
}

Facts facts_with_defaults(const Hand& hand, const Rules& rules, const Circumstances& said) noexcept {
    Circumstances complete = first_said(said, hand.said);
    // What is not said to be so is not so; only a wind has to be some wind.
    if (complete.round_wind == no_kind) complete.round_wind = east;
    if (complete.seat_wind == no_kind) complete.seat_wind = east;
    return facts_of(hand, rules, complete);
}

}  // namespace

Score score(const Hand& hand, const Rules& rules, const Circumstances& said) noexcept {
    const Facts facts = facts_with_defaults(hand, rules, said);
    return answer(facts, best_reading(facts, rules, hand));
}

ScoreSummary summary(const Hand& hand, const Rules& rules, const Circumstances& said, std::uint8_t* fans) noexcept {
    const Facts facts = facts_with_defaults(hand, rules, said);
    const BestWorth best = best_worth(facts, rules, hand);
    if (!best.found) return {};
    const FanCount& counted = best.worth.counted;
    counted.fans.for_each(
        [&](Fan fan) { fans[static_cast<std::size_t>(fan)] = static_cast<std::uint8_t>(counted.times_of(fan)); });
    const int towards_minimum = best.worth.total - best.worth.flowers;
    return {true, towards_minimum >= minimum_fan, static_cast<std::int16_t>(best.worth.total)};
}

}  // namespace hupai::guobiao
