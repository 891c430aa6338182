// What a winning hand must satisfy besides its shape (§5).
#pragma once

#include <array>
#include <cstdint>

#include "gain.hpp"
#include "reading.hpp"

namespace hupai::liaoyang {

/// The conditions that fail: bit i = the i-th in the order of `conditions.cpp`.
using Failures = std::uint16_t;

/// Those that no tiles could mend: how the last tile came.
[[nodiscard]] Failures failures_of_claim(const Facts& facts, const Rules& rules) noexcept;

/// Those of one standard reading, where each hun stands for what the reading says (R50).
[[nodiscard]] Failures failures_of_standard(const Facts& facts, const Rules& rules, const Outline& outline) noexcept;

/// Those of 七对 and 十三幺.
[[nodiscard]] Failures failures_of_special(const Rules& rules, Form form) noexcept;

/// Does it matter to them which of several equal tiles is the hun?
[[nodiscard]] bool conditions_heed_placing(const Facts& facts, const Rules& rules) noexcept;

/// Why a hand does not win of whose readings all fail these conditions: the first of them. None: each condition is met
/// by some reading, but never all at once.
[[nodiscard]] Reason reason_of(Failures common) noexcept;

/// How a winning reading satisfies what is asked of it; how many entries of `met` are filled.
[[nodiscard]] int conditions_met(const Reading& reading, std::array<Reason, max_conditions>& met) noexcept;

}  // namespace hupai::liaoyang
