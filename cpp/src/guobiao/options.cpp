#include "hupai/guobiao/options.hpp"

#include <array>

#include "fan_table.hpp"
#include "hupai/notation.hpp"

namespace hupai::guobiao {
namespace {

/// How one option is read from text and written as text.
struct Option {
    const char* name;
    bool (*set)(Rules& rules, std::string_view value);
    std::string (*get)(const Rules& rules);
};

bool read_bool(bool& target, std::string_view value) {
    if (value != "true" && value != "false") return false;
    target = value == "true";
    return true;
}

std::string write_bool(bool value) { return value ? "true" : "false"; }

bool set_edition(Rules& rules, std::string_view value) {
    if (value != "mil" && value != "wmo2014") return false;
    rules.edition = value == "mil" ? Edition::mil : Edition::wmo2014;
    return true;
}

std::string get_edition(const Rules& rules) { return rules.edition == Edition::mil ? "mil" : "wmo2014"; }

/// P7: 5 (or 6, as wmo2014 has it), or 0 for 明杠 + 暗杠.
bool set_mixed_kongs(Rules& rules, std::string_view value) {
    if (value != "0" && value != "5" && value != "6") return false;
    rules.mixed_kongs = static_cast<std::int8_t>(value.front() - '0');
    return true;
}

std::string get_mixed_kongs(const Rules& rules) { return std::to_string(mixed_kongs_value(rules)); }

bool set_hun(Rules& rules, std::string_view value) {
    if (value == "none") {
        rules.hun = no_kind;
        return true;
    }
    Kind kind = no_kind;
    if (parse_kind(value, kind)) return false;
    rules.hun = kind;
    return true;
}

std::string get_hun(const Rules& rules) { return rules.hun == no_kind ? "none" : format_kind(rules.hun); }

#define HUPAI_BOOL(name, field)                                                                   \
    Option {                                                                                      \
        name, [](Rules& rules, std::string_view value) { return read_bool(rules.field, value); }, \
            [](const Rules& rules) { return write_bool(rules.field); }                            \
    }

constexpr std::array<Option, 8> options = {{
    {"edition", set_edition, get_edition},
    HUPAI_BOOL("count_held_waits", count_held_waits),
    HUPAI_BOOL("knitted_single_wait", knitted_single_wait),
    {"mixed_kongs", set_mixed_kongs, get_mixed_kongs},
    HUPAI_BOOL("strict_1998", strict_1998),
    {"hun", set_hun, get_hun},
    HUPAI_BOOL("fifth_copy", limits.fifth_copy),
    HUPAI_BOOL("all_hun_sets", limits.all_hun_sets),
}};

#undef HUPAI_BOOL

const Option* find(std::string_view name) noexcept {
    for (const Option& option : options) {
        if (name == option.name) return &option;
    }
    return nullptr;
}

/// As JSON writes it: bare when it is a number or a truth value, else a string.
std::string json_value(const std::string& value) {
    const bool bare = value == "true" || value == "false" || (value.size() == 1 && value[0] >= '0' && value[0] <= '9');
    return bare ? value : "\"" + value + "\"";
}

}  // namespace

const char* option_name(int index) noexcept {
    const bool known = index >= 0 && index < static_cast<int>(options.size());
    return known ? options[static_cast<std::size_t>(index)].name : nullptr;
}

Error set_option(Rules& rules, std::string_view name, std::string_view value) {
    const Option* option = find(name);
    if (option == nullptr) return {Status::unknown_option, -1, std::string(name)};
    if (option->set(rules, value)) return {};
    return {Status::bad_option, -1, std::string(name) + "=" + std::string(value)};
}

std::string option_value(const Rules& rules, std::string_view name) {
    const Option* option = find(name);
    return option == nullptr ? std::string() : option->get(rules);
}

std::string changed_options_json(const Rules& rules) {
    // An option whose default depends on the edition is changed only against that edition.
    Rules defaults;
    std::string json = "{";
    for (const Option& option : options) {
        const std::string value = option.get(rules);
        const bool changed = value != option.get(defaults);
        defaults.edition = rules.edition;
        if (!changed) continue;
        if (json.size() > 1) json += ", ";
        json += "\"" + std::string(option.name) + "\": " + json_value(value);
    }
    return json + "}";
}

}  // namespace hupai::guobiao
