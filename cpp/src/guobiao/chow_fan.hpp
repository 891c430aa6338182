// The fan that up to four chows make (P4), looked up: which chows there are decides it, but for 双龙会, which looks at
// the pair too. The build asks the predicates (fan_of_chows.cpp) about every choice of chows and writes the answers
// down.
#pragma once

#include "chow_place.hpp"
#include "hupai_chow_fan.hpp"

namespace hupai::guobiao {

/// What chows show, with the pair that lies beside them.
inline const FanCount& fan_of_chows(const ChowPlace& chows, Kind pair) noexcept {
    const ChowClass& found = chow_classes[chow_class_of[chows.place()]];
    return found.pair == pair ? chow_classes[found.class_with_pair].shown : found.shown;
}

}  // namespace hupai::guobiao
