// Liaoyang's table of fan as answers show it.
#pragma once

#include <vector>

#include "hupai/fan_listing.hpp"
#include "hupai/liaoyang/rules.hpp"

namespace hupai::liaoyang {

/// Every row of the table under these options, in its order; no fan puts another out of count.
[[nodiscard]] std::vector<FanListing> fan_listing(const Rules& rules);

}  // namespace hupai::liaoyang
