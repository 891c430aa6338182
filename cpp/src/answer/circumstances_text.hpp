// How a hand was won, in words.
#pragma once

#include <string>

#include "hupai/answer.hpp"

namespace hupai::answer {

/// "East round, seat South, self-drawn, the last tile of the wall".
[[nodiscard]] std::string circumstances_text(const Hand& hand, const Circumstances& used, Language language);

/// What stands whatever the last tile: "East round, seat South, 2 flowers".
[[nodiscard]] std::string winds_text(const Hand& hand, const Circumstances& used, Language language);

}  // namespace hupai::answer
