#include "hupai/liaoyang/batch.hpp"

#include <string>

namespace hupai::liaoyang {
namespace {

Rules with_indicator(Rules rules, Kind indicator) noexcept {
    if (indicator == no_kind) return rules;
    rules.indicator = indicator;
    rules.hun = no_kind;
    return rules;
}

}  // namespace

int BatchScorer::fan_count() const noexcept { return liaoyang::fan_count(); }

Error BatchScorer::check(const Hand& hand, Kind indicator) const {
    if (indicator >= kind_count && indicator != no_kind) return {Status::bad_kind, -1, std::to_string(indicator)};
    return liaoyang::check(hand, with_indicator(rules_, indicator), hand.said);
}

Score BatchScorer::score(const Hand& hand, Kind indicator) const noexcept {
    return liaoyang::score(hand, with_indicator(rules_, indicator), hand.said);
}

ScoreSummary BatchScorer::summary(const Hand& hand, Kind indicator, std::uint8_t* fans) const noexcept {
    return liaoyang::summary(hand, with_indicator(rules_, indicator), hand.said, fans);
}

}  // namespace hupai::liaoyang
