// What all tiles of a hand may show together, and which kinds that leaves for its sets and its pair.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "fan_table.hpp"
#include "hupai/tile.hpp"

namespace hupai::guobiao {

/// Fan of the whole hand that can be shown together. Whatever fan of the whole hand a reading shows, it lies in a
/// class that counts at least those.
struct HandClass {
    KindMask kinds = 0;  ///< every tile is one of these
    KindMask pungs = 0;  ///< kinds that its pungs may have
    KindMask chows = 0;  ///< lowest kinds of the chows it may have
    KindMask pairs = 0;
    FanSet fans;                ///< those that count, exclusions among them heeded
    FanSet excluded;            ///< what they wholly exclude
    std::int16_t value = 0;     ///< all of `fans`
    bool of_sets_only = false;  ///< not of seven pairs
};

inline constexpr std::size_t most_hand_classes = 285;

/// The classes under given rules, those of the highest value first.
[[nodiscard]] std::span<const HandClass> hand_classes(const Rules& rules) noexcept;

}  // namespace hupai::guobiao
