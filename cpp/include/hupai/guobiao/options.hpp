// The options of Guobiao by name, as a command line, a keyword argument or a JSON object writes them.
#pragma once

#include <string>
#include <string_view>

#include "hupai/error.hpp"
#include "hupai/guobiao/rules.hpp"

namespace hupai::guobiao {

/// Names of all options, in documented order; nullptr past the last.
[[nodiscard]] const char* option_name(int index) noexcept;

/// Sets one option from text: "true"/"false", a number, a word ("wmo2014"), a tile for `hun` ("3m", or "none").
/// An unknown name is `unknown_option`, a bad value `bad_option`; `rules` is then unchanged.
[[nodiscard]] Error set_option(Rules& rules, std::string_view name, std::string_view value);

/// The value of one option as `set_option` reads it; mixed_kongs as the edition resolves it.
[[nodiscard]] std::string option_value(const Rules& rules, std::string_view name);

/// A JSON object of the options that differ from `Rules{}`: "{}" or e.g. {"edition":"wmo2014"}.
[[nodiscard]] std::string changed_options_json(const Rules& rules);

}  // namespace hupai::guobiao
