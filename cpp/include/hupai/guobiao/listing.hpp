// Guobiao's table of fan as answers show it.
#pragma once

#include <vector>

#include "hupai/fan_listing.hpp"
#include "hupai/guobiao/rules.hpp"

namespace hupai::guobiao {

/// Every row of the table under these options, in its order: value, and what is not counted with it.
[[nodiscard]] std::vector<FanListing> fan_listing(const Rules& rules);

}  // namespace hupai::guobiao
