#include "hupai/batch.hpp"

namespace hupai::batch {

ScoreSummary Scorer::summary(const Hand& hand, Kind indicator, std::uint8_t* fans) const noexcept {
    const Score full = score(hand, indicator);
    for (std::size_t i = 0; i < full.counted_count; ++i) fans[full.counted[i].fan] = full.counted[i].count;
    return {full.win, full.win && full.meets_minimum, full.total};
}

}  // namespace hupai::batch
