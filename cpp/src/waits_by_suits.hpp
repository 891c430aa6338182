// Waits of real tiles alone, whatever number of copies, without tables.
#pragma once

#include "hupai/tiles.hpp"
#include "suit_ways.hpp"

namespace hupai {

/// The kinds that complete 3n + 1 concealed tiles, all real, to sets and a pair.
[[nodiscard]] KindMask standard_waits_by_suits(const std::array<SuitTiles, part_count>& suits) noexcept;

/// `waits(tiles)`, where no tile is a wildcard: the kinds that complete 3n + 1 concealed tiles in any form. The tables
/// hold hands of up to four copies of a kind; here there may be five and more, which wildcards stood for.
/// Thread-safety: pure.
[[nodiscard]] KindMask waits_by_suits(const Tiles& tiles) noexcept;

}  // namespace hupai
