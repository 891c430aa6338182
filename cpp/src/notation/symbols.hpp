// The characters of all notations: what each means, and how each tile is drawn.
#pragma once

#include "text.hpp"

namespace hupai::notation {

/// What each ASCII character means; `byte` is left 0.
extern const std::array<Symbol, 128> ascii_symbols;

/// What any code point means; `byte` is left 0.
[[nodiscard]] Symbol symbol_of(char32_t code) noexcept;

/// One tile in one notation. Native and Chinese number tiles come with their suit: "5m", "五万".
/// What is no tile is drawn as "?".
[[nodiscard]] std::string glyph_of(Kind kind, Notation notation);

}  // namespace hupai::notation
