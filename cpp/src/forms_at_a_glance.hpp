// Forms that cannot be out of the question: a few instructions that spare most hands the exact one.
#pragma once

#include <array>

#include "hupai/form.hpp"
#include "suit_ways.hpp"

namespace hupai {

/// The forms but the standard one that fourteen tiles (sets done count three) may be complete in, by what each of them
/// cannot do without. `complete_forms` says which of them they are.
[[nodiscard]] Forms special_forms_at_a_glance(const std::array<SuitTiles, part_count>& suits, int wildcards,
                                              int melds) noexcept;

}  // namespace hupai
