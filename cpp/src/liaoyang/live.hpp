// R12: how many copies of a kind are in play.
#pragma once

#include "hupai/liaoyang/rules.hpp"

namespace hupai::liaoyang {

/// Four, and three of the indicator's kind, since one lies turned up.
[[nodiscard]] int live_copies(const Rules& rules, Kind kind) noexcept;

}  // namespace hupai::liaoyang
