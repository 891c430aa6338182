// A rule set's table of fan as an answer shows it, whatever the rule set.
#pragma once

#include <cstdint>
#include <vector>

#include "hupai/score.hpp"

namespace hupai {

/// How far one counted fan puts another out of count.
enum class Extent : std::uint8_t {
    all,       ///< wholly
    of_these,  ///< the instances that lie within the excluder's own sets
    one,       ///< one instance
};

struct ExcludedRow {
    std::uint8_t fan = no_fan;  ///< index in the listing
    Extent extent = Extent::all;
};

struct FanListing {
    FanRow row{};
    std::int16_t value = 0;
    bool repeats = false;  ///< may count several times in one hand
    std::vector<ExcludedRow> excludes{};
};

}  // namespace hupai
