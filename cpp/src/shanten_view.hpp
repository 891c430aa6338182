// The questions of hupai/shanten.hpp and hupai/decompose.hpp about tiles that stay where they are.
#pragma once

#include "hupai/shanten.hpp"

namespace hupai::detail {

/// `Tiles` without a copy. A batch asks about the rows of its caller.
struct TilesView {
    const std::uint8_t* real;    ///< kind_count of them
    const std::uint8_t* melded;  ///< likewise; null when there are no melds, or nobody knows what they are made of
    int concealed;               ///< tiles, wildcards included
    int wildcards;
    int meld_count;
    int hun_held;
};

[[nodiscard]] int shanten(const TilesView& tiles, const SearchOptions& options) noexcept;
[[nodiscard]] KindMask waits(const TilesView& tiles, const SearchOptions& options) noexcept;
[[nodiscard]] KindMask useful(const TilesView& tiles, const SearchOptions& options) noexcept;
[[nodiscard]] bool is_complete(const TilesView& tiles, Forms forms, HunLimits limits) noexcept;

}  // namespace hupai::detail
