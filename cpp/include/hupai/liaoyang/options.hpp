// The options of Liaoyang by name, as a command line, a keyword argument or a JSON object writes them.
#pragma once

#include <string>
#include <string_view>

#include "hupai/error.hpp"
#include "hupai/liaoyang/rules.hpp"

namespace hupai::liaoyang {

/// Names of all options, in documented order; nullptr past the last.
[[nodiscard]] const char* option_name(int index) noexcept;

/// Sets one option from text: "true"/"false", a number, a word ("any4"), a tile for `indicator` and `hun` ("3m", or
/// "none"), for `jiqiang` "derive", "none", one or two kinds ("2p2s"), or "unsaid".
/// An unknown name is `unknown_option`, a bad value `bad_option`; `rules` is then unchanged. Whether the options agree
/// with each other is for `check(rules)` to say, when all are set.
[[nodiscard]] Error set_option(Rules& rules, std::string_view name, std::string_view value);

/// The value of one option as `set_option` reads it; of `indicator`, `hun` and `jiqiang` what follows from the others
/// where they are not said themselves.
[[nodiscard]] std::string option_value(const Rules& rules, std::string_view name);

/// A JSON object of the options that differ from `Rules{}`: e.g. {"indicator": "2m", "hun": "3m", "jiqiang": "derive"}.
[[nodiscard]] std::string changed_options_json(const Rules& rules);

}  // namespace hupai::liaoyang
