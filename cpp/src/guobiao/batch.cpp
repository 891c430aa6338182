#include "hupai/guobiao/batch.hpp"

namespace hupai::guobiao {

int BatchScorer::fan_count() const noexcept { return guobiao::fan_count(); }

Error BatchScorer::check(const Hand& hand, Kind indicator) const {
    if (indicator != no_kind) return {Status::not_in_these_rules, -1, "indicator"};
    return guobiao::check(hand, rules_, hand.said);
}

Score BatchScorer::score(const Hand& hand, Kind) const noexcept { return guobiao::score(hand, rules_, hand.said); }

ScoreSummary BatchScorer::summary(const Hand& hand, Kind, std::uint8_t* fans) const noexcept {
    return guobiao::summary(hand, rules_, hand.said, fans);
}

}  // namespace hupai::guobiao
