#include "hupai/guobiao/options.hpp"

#include "fan_table.hpp"
#include "option_table.hpp"

namespace hupai::guobiao {
namespace {

bool read(Edition& target, std::string_view value) {
    if (value != "mil" && value != "wmo2014") return false;
    target = value == "mil" ? Edition::mil : Edition::wmo2014;
    return true;
}

std::string written(Edition edition) { return edition == Edition::mil ? "mil" : "wmo2014"; }

using hupai::read;
using hupai::written;

/// P7: 5 (or 6, as wmo2014 has it), or 0 for 明杠 + 暗杠.
bool set_mixed_kongs(Rules& rules, std::string_view value) {
    if (value != "0" && value != "5" && value != "6") return false;
    rules.mixed_kongs = static_cast<std::int8_t>(value.front() - '0');
    return true;
}

std::string get_mixed_kongs(const Rules& rules) { return std::to_string(mixed_kongs_value(rules)); }

constexpr Options<Rules, 8> options = {{
    HUPAI_OPTION("edition", edition),
    HUPAI_OPTION("count_held_waits", count_held_waits),
    HUPAI_OPTION("knitted_single_wait", knitted_single_wait),
    {"mixed_kongs", set_mixed_kongs, get_mixed_kongs, true},
    HUPAI_OPTION("strict_1998", strict_1998),
    {"hun", [](Rules& rules, std::string_view value) { return read_tile(rules.hun, value); },
     [](const Rules& rules) { return written_tile(rules.hun); }},
    HUPAI_OPTION("fifth_copy", limits.fifth_copy),
    HUPAI_OPTION("all_hun_sets", limits.all_hun_sets),
}};

}  // namespace

const char* option_name(int index) noexcept { return name_of_option(options, index); }

Error set_option(Rules& rules, std::string_view name, std::string_view value) {
    return set_option_of(options, rules, name, value);
}

std::string option_value(const Rules& rules, std::string_view name) { return value_of_option(options, rules, name); }

std::string changed_options_json(const Rules& rules) {
    // An option whose default depends on the edition is changed only against that edition.
    Rules of_edition;
    of_edition.edition = rules.edition;
    return json_of_changed(options, rules, [&](const Option<Rules>& option) {
        return option.name == std::string_view("edition") ? Rules{} : of_edition;
    });
}

}  // namespace hupai::guobiao
