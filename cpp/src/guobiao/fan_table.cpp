#include "fan_table.hpp"

#include <initializer_list>

namespace hupai::guobiao {
namespace {

enum class When : std::uint8_t { always, mil, strict };

/// One entry of a row's exclusions.
struct Rule {
    Fan fan;
    Exclusion scope;
    When when;
};

constexpr When mil = When::mil;
constexpr When strict = When::strict;
constexpr Rule all(Fan fan, When when = When::always) noexcept { return {fan, Exclusion::all, when}; }
constexpr Rule these(Fan fan, When when = When::always) noexcept { return {fan, Exclusion::of_these, when}; }
constexpr Rule one(Fan fan, When when = When::always) noexcept { return {fan, Exclusion::one, when}; }

constexpr bool once = false;
constexpr bool repeats = true;

struct Row {
    FanRow row;
    std::int16_t value_mil;
    std::int16_t value_wmo2014;
    bool repeats;
};

constexpr std::array<Row, fan_rows> rows = {{
#define HUPAI_FAN(id, number, chinese, english, value_mil, value_wmo2014, repetition, ...) \
    Row{FanRow{#id, chinese, english, number}, value_mil, value_wmo2014, repetition},
#include "fan_table.def"
#undef HUPAI_FAN
}};

constexpr auto outside_rows = [] {
    std::array<FanRow, fan_rows> result{};
    for (std::size_t i = 0; i < result.size(); ++i) result[i] = rows[i].row;
    return result;
}();

constexpr bool applies(When when, Edition edition, bool strict_1998) noexcept {
    switch (when) {
        case When::always:
            return true;
        case When::mil:
            return edition == Edition::mil;
        case When::strict:
            return strict_1998;
    }
    return false;
}

constexpr Exclusions resolve(std::initializer_list<Rule> row, Edition edition, bool strict_1998) noexcept {
    Exclusions result;
    for (const Rule& rule : row) {
        if (!applies(rule.when, edition, strict_1998)) continue;
        if (rule.scope == Exclusion::all) result.all.add(rule.fan);
        if (rule.scope == Exclusion::of_these) result.these.add(rule.fan);
        if (rule.scope == Exclusion::one) result.one.add(rule.fan);
    }
    return result;
}

constexpr ResolvedTable resolve_table(Edition edition, bool strict_1998) noexcept {
    using enum Fan;
    ResolvedTable table{};
    std::size_t next = 0;
    for (const Row& row : rows) {
        table.value[next++] = edition == Edition::mil ? row.value_mil : row.value_wmo2014;
    }
#define HUPAI_FAN(id, number, chinese, english, value_mil, value_wmo2014, repetition, ...) \
    table.excludes[static_cast<std::size_t>(id)] = resolve({__VA_ARGS__}, edition, strict_1998);
#include "fan_table.def"
#undef HUPAI_FAN
    for (std::size_t fan = 0; fan < table.excludes.size(); ++fan) {
        const Exclusions& excludes = table.excludes[fan];
        table.excluding.add_if(!excludes.all.empty(), static_cast<Fan>(fan));
        table.takes_own_terminal_pungs.add_if(excludes.these.has(pung_of_terminals_or_honors), static_cast<Fan>(fan));
        table.takes_one_terminal_pung.add_if(excludes.one.has(pung_of_terminals_or_honors), static_cast<Fan>(fan));
    }
    return table;
}

constexpr std::array<ResolvedTable, 4> resolved_tables = {
    resolve_table(Edition::mil, false), resolve_table(Edition::mil, true), resolve_table(Edition::wmo2014, false),
    resolve_table(Edition::wmo2014, true)};

}  // namespace

const ResolvedTable& resolved_table(const Rules& rules) noexcept {
    const std::size_t edition = rules.edition == Edition::mil ? 0 : 2;
    return resolved_tables[edition + (rules.strict_1998 ? 1U : 0U)];
}

int mixed_kongs_value(const Rules& rules) noexcept {
    if (rules.mixed_kongs != mixed_kongs_of_edition) return rules.mixed_kongs;
    return resolved_table(rules).value[static_cast<std::size_t>(Fan::mixed_kongs)];
}

const FanRow* fan_row_table() noexcept { return outside_rows.data(); }

int fan_count() noexcept { return fan_rows; }

FanEntry fan_entry(const Rules& rules, int fan) noexcept {
    const auto index = static_cast<std::size_t>(fan);
    const bool is_mixed_kongs = static_cast<Fan>(fan) == Fan::mixed_kongs;
    const int value = is_mixed_kongs ? mixed_kongs_value(rules) : resolved_table(rules).value[index];
    return {rows[index].row, value, rows[index].repeats};
}

Exclusion exclusion(const Rules& rules, int excluder, int fan) noexcept {
    const Exclusions& row = resolved_table(rules).excludes[static_cast<std::size_t>(excluder)];
    const Fan excluded = static_cast<Fan>(fan);
    if (row.all.has(excluded)) return Exclusion::all;
    if (row.these.has(excluded)) return Exclusion::of_these;
    if (row.one.has(excluded)) return Exclusion::one;
    return Exclusion::none;
}

}  // namespace hupai::guobiao
