// How far a hand is from complete, in words.
#pragma once

#include <string>

#include "hupai/answer.hpp"

namespace hupai::answer {

[[nodiscard]] const char* form_text(Form form, Language language) noexcept;

/// The least over the forms, or `unreachable`.
[[nodiscard]] int least_of(const ShantenByForm& by_form) noexcept;

/// One row a form that can be reached: "standard form  1", "seven pairs  0  waiting".
[[nodiscard]] std::string distances_text(const ShantenByForm& by_form, Language language);

}  // namespace hupai::answer
