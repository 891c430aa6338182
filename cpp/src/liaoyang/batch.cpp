#include "hupai/liaoyang/batch.hpp"

#include <string>

#include "check.hpp"

namespace hupai::liaoyang {
namespace {

Rules with_indicator(Rules rules, Kind indicator) noexcept {
    if (indicator == no_kind) return rules;
    rules.indicator = indicator;
    rules.hun = no_kind;
    return rules;
}

}  // namespace

BatchScorer::BatchScorer(const Rules& rules) noexcept : rules_(rules), rules_are_good_(!liaoyang::check(rules)) {
    rules_.hun = hun_of(rules);  // R8, once for all hands
}

int BatchScorer::fan_count() const noexcept { return liaoyang::fan_count(); }

Error BatchScorer::check(const Hand& hand, Kind indicator) const {
    if (indicator == no_kind && rules_are_good_) return check_hand(hand, rules_, hand.said);
    if (indicator >= kind_count && indicator != no_kind) return {Status::bad_kind, -1, std::to_string(indicator)};
    return liaoyang::check(hand, with_indicator(rules_, indicator), hand.said);
}

Score BatchScorer::score(const Hand& hand, Kind indicator) const noexcept {
    return liaoyang::score(hand, with_indicator(rules_, indicator), hand.said);
}

ScoreSummary BatchScorer::summary(const Hand& hand, Kind indicator, std::uint8_t* fans) const noexcept {
    if (indicator == no_kind) return liaoyang::summary(hand, rules_, hand.said, fans);
    return liaoyang::summary(hand, with_indicator(rules_, indicator), hand.said, fans);
}

}  // namespace hupai::liaoyang
