// Who pays whom under Liaoyang rules.
#pragma once

#include <cstdint>

#include "hupai/liaoyang/rules.hpp"
#include "hupai/settle.hpp"

namespace hupai::liaoyang {

/// Can this win be settled at this table? (melds that are melds, no hun among them, no more copies than are live,
/// nothing that contradicts the score)
[[nodiscard]] Error check(const Table& table, const Hand& hand, const Rules& rules, const Score& score);

/// §8: what every seat receives or pays.
///
/// Precondition: `score.win`, and `check(table, hand, rules, score)` is ok.
/// Thread-safety: pure.
[[nodiscard]] Settlement settle(const Table& table, const Hand& hand, const Rules& rules, const Score& score) noexcept;

/// F23: what a runaway loses.
[[nodiscard]] std::int64_t runaway_penalty(const Rules& rules) noexcept;

}  // namespace hupai::liaoyang
