// What can be wrong with a hand when the rules are known to be good.
#pragma once

#include "hupai/liaoyang/rules.hpp"

namespace hupai::liaoyang {

/// As `check(hand, rules, said)`. Precondition: `check(rules)` is ok.
[[nodiscard]] Error check_hand(const Hand& hand, const Rules& rules, const Circumstances& said);

}  // namespace hupai::liaoyang
