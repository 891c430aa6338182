// Distance, waits and useful tiles counted target by target: exact under every option, and slow. The same contracts as
// the functions of those names in hupai/shanten.hpp and hupai/decompose.hpp.
#pragma once

#include "hupai/decompose.hpp"
#include "hupai/shanten.hpp"

namespace hupai::exact {

[[nodiscard]] int shanten(const Tiles& tiles, const SearchOptions& options) noexcept;
[[nodiscard]] std::array<std::int8_t, form_count> shanten_by_form(const Tiles& tiles,
                                                                  const SearchOptions& options) noexcept;
[[nodiscard]] KindMask waits(const Tiles& tiles, const SearchOptions& options) noexcept;
[[nodiscard]] KindMask useful(const Tiles& tiles, const SearchOptions& options) noexcept;
[[nodiscard]] bool is_complete(const Tiles& tiles, Forms forms, HunLimits limits) noexcept;

}  // namespace hupai::exact
