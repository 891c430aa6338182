// Waits of real tiles alone, whatever number of copies, without tables.
#pragma once

#include "hupai/tiles.hpp"

namespace hupai {

/// `waits(tiles)`: the kinds that complete 3n + 1 concealed tiles, none of them a wildcard, in any form. The tables
/// hold hands of up to four copies of a kind; here there may be five and more, which wildcards stood for.
/// Thread-safety: pure.
[[nodiscard]] KindMask waits_by_suits(const Tiles& tiles) noexcept;

}  // namespace hupai
