// Guobiao for batches.
#pragma once

#include "hupai/batch.hpp"
#include "hupai/guobiao/rules.hpp"

namespace hupai::guobiao {

/// There is no indicator in these rules: a row that has one is `not_in_these_rules`.
class BatchScorer final : public batch::Scorer {
 public:
    explicit BatchScorer(const Rules& rules) noexcept : rules_(rules) {}

    [[nodiscard]] int fan_count() const noexcept override;
    [[nodiscard]] Error check(const Hand& hand, Kind indicator) const override;
    [[nodiscard]] Score score(const Hand& hand, Kind indicator) const noexcept override;
    [[nodiscard]] ScoreSummary summary(const Hand& hand, Kind indicator, std::uint8_t* fans) const noexcept override;

 private:
    Rules rules_;
};

}  // namespace hupai::guobiao
