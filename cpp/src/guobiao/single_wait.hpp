// P6: is the winning tile the only kind that completes the tiles before it?
#pragma once

#include "reading.hpp"

namespace hupai::guobiao {

/// Remembers the last waits, since the readings of one hand ask for the same again and again.
class SingleWait {
 public:
    explicit SingleWait(const Rules& rules) noexcept : count_held_(rules.count_held_waits) {}

    /// `concealed`: every wildcard replaced, the winning tile among them.
    bool holds(const Facts& facts, const Counts& concealed, Kind winning) noexcept;

    /// The same, where the tiles are sets and a pair.
    bool holds_of_sets(const Facts& facts, const Counts& concealed, Kind winning) noexcept;

 private:
    KindMask counted(KindMask kinds, const Counts& before, const Counts& melded) const noexcept;

    bool count_held_;
    bool asked_ = false;
    KindMask waits_ = 0;
    Tiles last_{};
};

}  // namespace hupai::guobiao
