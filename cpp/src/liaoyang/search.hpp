// The best standard reading of a hand (R49).
#pragma once

#include <array>
#include <cstdint>

#include "conditions.hpp"
#include "parts.hpp"

namespace hupai::liaoyang {

/// Puts the parts of a hand together in every way that makes four sets and a pair. Of those that satisfy all conditions
/// it keeps the one of the highest worth, and of equal ones the first in canonical order.
class StandardSearch {
 public:
    /// `melds`: the declared sets of the hand.
    StandardSearch(const Facts& facts, const Rules& rules, const Decomposition& melds) noexcept;

    void run() noexcept;

    bool wins() const noexcept { return wins_; }
    Decomposition best() const noexcept;
    /// What all of its sets bring.
    Gain gain() const noexcept;

    bool is_complete() const noexcept { return is_complete_; }
    /// The conditions that fail in every reading.
    Failures common_failures() const noexcept { return common_failures_; }

 private:
    StandardSearch(const Facts& facts, const Rules& rules, const Decomposition& melds, KindMask kinds_apart) noexcept;

    using Chosen = std::array<const Part*, part_count>;

    static constexpr int most_lists = 32;

    void run_real() noexcept;
    void find_fewest_sets() noexcept;
    void split(int part, int sets, bool pair, int huns) noexcept;
    bool may_hold(int part, int sets, bool pair) const noexcept;
    void combine(int part, const Outline& outline, int worth) noexcept;
    void consider(const Outline& outline, int worth) noexcept;
    const Parts& parts_of(int part, int sets, bool pair, int huns) noexcept;
    bool comes_before_best() const noexcept;

    const Facts& facts_;
    const Rules& rules_;
    const Decomposition& melds_;
    std::array<PartSearch, part_count> searches_;
    std::array<std::array<std::int8_t, 2 * (most_sets + 1)>, part_count>
        list_of_{};  // one more than its number; 0 = none
    int list_count_ = 0;
    std::array<Parts, most_lists> lists_;
    /// The fewest sets, without and with the pair, that hold the real tiles of a part and of those behind it.
    std::array<std::array<std::int8_t, 2>, part_count + 1> fewest_sets_;
    std::array<const Parts*, part_count> split_;
    Chosen chosen_;
    bool is_complete_ = false;
    Failures common_failures_ = 0;
    bool wins_ = false;
    int worth_ = 0;
    std::array<Part, part_count> best_;  // where it wins
};

}  // namespace hupai::liaoyang
