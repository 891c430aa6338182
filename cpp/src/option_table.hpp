// Options by name: what every rule set's table of them is, and what can be done with any.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "hupai/error.hpp"
#include "hupai/notation.hpp"
#include "hupai/tile.hpp"

namespace hupai {

/// How one option of `Rules` is read from text and written as text.
template <class Rules>
struct Option {
    const char* name;
    bool (*set)(Rules& rules, std::string_view value);
    std::string (*get)(const Rules& rules);
    bool is_number = false;
};

template <class Rules, std::size_t size>
using Options = std::array<Option<Rules>, size>;

inline bool read(bool& target, std::string_view value) {
    if (value != "true" && value != "false") return false;
    target = value == "true";
    return true;
}

inline std::string written(bool value) { return value ? "true" : "false"; }

/// A tile, or "none".
inline bool read_tile(Kind& target, std::string_view value) {
    Kind kind = no_kind;
    if (value != "none" && parse_kind(value, kind)) return false;
    target = kind;
    return true;
}

inline std::string written_tile(Kind kind) { return kind == no_kind ? "none" : format_kind(kind); }

/// The row of an option that `read` and `written` know.
#define HUPAI_OPTION(name, field)                                                         \
    {name, [](Rules& rules, std::string_view value) { return read(rules.field, value); }, \
     [](const Rules& rules) { return written(rules.field); }}

template <class Rules, std::size_t size>
const char* name_of_option(const Options<Rules, size>& options, int index) noexcept {
    const bool known = index >= 0 && index < static_cast<int>(size);
    return known ? options[static_cast<std::size_t>(index)].name : nullptr;
}

template <class Rules, std::size_t size>
const Option<Rules>* find_option(const Options<Rules, size>& options, std::string_view name) noexcept {
    for (const Option<Rules>& option : options) {
        if (name == option.name) return &option;
    }
    return nullptr;
}

template <class Rules, std::size_t size>
Error set_option_of(const Options<Rules, size>& options, Rules& rules, std::string_view name, std::string_view value) {
    const Option<Rules>* option = find_option(options, name);
    if (option == nullptr) return {Status::unknown_option, -1, std::string(name)};
    if (option->set(rules, value)) return {};
    return {Status::bad_option, -1, std::string(name) + "=" + std::string(value)};
}

template <class Rules, std::size_t size>
std::string value_of_option(const Options<Rules, size>& options, const Rules& rules, std::string_view name) {
    const Option<Rules>* option = find_option(options, name);
    return option == nullptr ? std::string() : option->get(rules);
}

/// A JSON object of the options that differ from their defaults: numbers and truth values bare, else strings.
/// `defaults_for(option)` are the rules whose value of the option is its default.
template <class Rules, std::size_t size, class DefaultsFor>
std::string json_of_changed(const Options<Rules, size>& options, const Rules& rules, DefaultsFor defaults_for) {
    std::string json = "{";
    for (const Option<Rules>& option : options) {
        const std::string value = option.get(rules);
        if (value == option.get(defaults_for(option))) continue;
        const bool bare = option.is_number || value == "true" || value == "false";
        if (json.size() > 1) json += ", ";
        json += "\"" + std::string(option.name) + "\": " + (bare ? value : "\"" + value + "\"");
    }
    return json + "}";
}

}  // namespace hupai
