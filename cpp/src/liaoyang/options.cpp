#include "hupai/liaoyang/options.hpp"

#include <array>

#include "option_table.hpp"

namespace hupai::liaoyang {
namespace {

/// A whole number that `Target` holds; what it may be is for `check` to say.
template <class Target>
bool read_number(Target& target, std::string_view value) {
    constexpr std::size_t most_digits = 7;
    if (value.empty() || value.size() > most_digits) return false;
    int number = 0;
    for (const char digit : value) {
        if (digit < '0' || digit > '9') return false;
        number = 10 * number + (digit - '0');
    }
    target = static_cast<Target>(number);
    return target == number;
}

/// The words of an option, in the order of its values.
template <std::size_t size>
using Words = std::array<const char*, size>;

constexpr Words<2> words_of(HunYaojiu) { return {"any", "run"}; }
constexpr Words<2> words_of(Siguiyi) { return {"heng_shun", "any4"}; }
constexpr Words<2> words_of(Sancha) { return {"all", "concealed"}; }
constexpr Words<2> words_of(Dageda) { return {"per_set", "once"}; }
constexpr Words<2> words_of(AllClosed) { return {"each", "none"}; }
constexpr Words<3> words_of(Changmao) { return {"plus1", "stack", "double_fan"}; }
constexpr Words<2> words_of(Fantan) { return {"discarder", "all"}; }
constexpr Words<2> words_of(BaoPayer) { return {"each", "discarder"}; }
constexpr Words<3> words_of(Dan) { return {"none", "jiqiang", "heng"}; }
constexpr Words<4> words_of(DanReading) { return {"none", "cross_suit", "triplet", "kong"}; }

template <class Value>
bool read(Value& target, std::string_view value) {
    const auto words = words_of(target);
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (value != words[i]) continue;
        target = static_cast<Value>(i);
        return true;
    }
    return false;
}

template <class Value>
std::string written(Value value) {
    return words_of(value)[static_cast<std::size_t>(value)];
}

using hupai::read;
using hupai::written;

bool set_jiqiang(Rules& rules, std::string_view value) {
    const Words<4> words = {"unsaid", "derive", "", "none"};
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (value.empty() || value != words[i]) continue;
        rules.jiqiang = static_cast<JiqiangFrom>(i);
        rules.jiqiang_kinds = 0;
        return true;
    }
    Counts counts{};
    if (parse_tiles(value, counts)) return false;
    KindMask kinds = 0;
    for (Kind kind = 0; kind < kind_count; ++kind) {
        if (counts[kind] > 1) return false;
        if (counts[kind] == 1) kinds |= bit(kind);
    }
    if (kinds == 0) return false;
    rules.jiqiang = JiqiangFrom::list;
    rules.jiqiang_kinds = kinds;
    return true;
}

std::string get_jiqiang(const Rules& rules) {
    switch (rules.jiqiang) {
        case JiqiangFrom::unsaid:
            return rules.indicator == no_kind ? "unsaid" : "derive";
        case JiqiangFrom::indicator:
            return "derive";
        case JiqiangFrom::nothing:
            return "none";
        case JiqiangFrom::list:
            break;
    }
    std::string text;
    for (Kind kind = 0; kind < kind_count; ++kind) {
        if ((rules.jiqiang_kinds & bit(kind)) != 0) text += format_kind(kind);
    }
    return text;
}

#define HUPAI_NUMBER(name, field)                                                                \
    {name, [](Rules& rules, std::string_view value) { return read_number(rules.field, value); }, \
     [](const Rules& rules) { return std::to_string(rules.field); }, true}

constexpr Options<Rules, 24> options = {{
    {"indicator", [](Rules& rules, std::string_view value) { return read_tile(rules.indicator, value); },
     [](const Rules& rules) { return written_tile(indicator_of(rules)); }},
    {"hun", [](Rules& rules, std::string_view value) { return read_tile(rules.hun, value); },
     [](const Rules& rules) { return written_tile(hun_of(rules)); }},
    {"jiqiang", set_jiqiang, get_jiqiang},
    HUPAI_OPTION("all_hun_sets", limits.all_hun_sets),
    HUPAI_OPTION("fifth_copy", limits.fifth_copy),
    HUPAI_OPTION("hun_yaojiu", hun_yaojiu),
    HUPAI_OPTION("need_heng", need_heng),
    HUPAI_OPTION("rob_kong", rob_kong),
    HUPAI_OPTION("siguiyi", siguiyi),
    HUPAI_OPTION("sancha", sancha),
    HUPAI_OPTION("dageda", dageda),
    HUPAI_OPTION("dageda_natural", dageda_natural),
    HUPAI_OPTION("sancha_natural", sancha_natural),
    HUPAI_OPTION("erba_natural", erba_natural),
    HUPAI_OPTION("all_closed", all_closed),
    HUPAI_OPTION("changmao", changmao),
    HUPAI_OPTION("fantan", fantan),
    HUPAI_OPTION("bao_payer", bao_payer),
    HUPAI_OPTION("jie_bao", jie_bao),
    HUPAI_OPTION("shisanyao", shisanyao),
    HUPAI_OPTION("dan", dan),
    HUPAI_OPTION("dan_reading", dan_reading),
    HUPAI_NUMBER("dan_fan", dan_fan),
    HUPAI_NUMBER("multiple", multiple),
}};

#undef HUPAI_NUMBER

}  // namespace

const char* option_name(int index) noexcept { return name_of_option(options, index); }

Error set_option(Rules& rules, std::string_view name, std::string_view value) {
    return set_option_of(options, rules, name, value);
}

std::string option_value(const Rules& rules, std::string_view name) { return value_of_option(options, rules, name); }

std::string changed_options_json(const Rules& rules) {
    return json_of_changed(options, rules, [](const Option<Rules>&) { return Rules{}; });
}

}  // namespace hupai::liaoyang
