// Liaoyang for batches.
#pragma once

#include "hupai/batch.hpp"
#include "hupai/liaoyang/rules.hpp"

namespace hupai::liaoyang {

/// A row's own indicator goes before the indicator and the hun of the rules (R8).
///
/// Precondition: `check(rules)` is ok.
class BatchScorer final : public batch::Scorer {
 public:
    explicit BatchScorer(const Rules& rules) noexcept;

    [[nodiscard]] int fan_count() const noexcept override;
    [[nodiscard]] Error check(const Hand& hand, Kind indicator) const override;
    [[nodiscard]] Score score(const Hand& hand, Kind indicator) const noexcept override;
    [[nodiscard]] ScoreSummary summary(const Hand& hand, Kind indicator, std::uint8_t* fans) const noexcept override;

 private:
    Rules rules_;
    bool rules_are_good_;
};

}  // namespace hupai::liaoyang
