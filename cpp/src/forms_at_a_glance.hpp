// Forms that cannot be out of the question: a few instructions that spare most hands the exact one.
#pragma once

#include "hupai/form.hpp"
#include "kind_digits.hpp"

namespace hupai {

/// The forms but the standard one that fourteen tiles (sets done count three) may be complete in, by what each of them
/// cannot do without. `complete_forms` says which of them they are. (Of eight copies and more, for which there are no
/// digits, no form but the pairs may be made, and those look at the lowest digit.)
[[nodiscard]] Forms special_forms_at_a_glance(const KindDigits& tiles, int wildcards, int melds) noexcept;

}  // namespace hupai
