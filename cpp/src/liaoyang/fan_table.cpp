#include "fan_table.hpp"

#include <array>

#include "hupai/liaoyang/listing.hpp"

namespace hupai::liaoyang {
namespace {

constexpr bool once = false;
constexpr bool repeats = true;
constexpr Scope hand = Scope::hand;
constexpr Scope loser = Scope::loser;

struct Row {
    bool repeats;
    Scope scope;
};

constexpr std::array<Row, fan_rows> rows = {{
#define HUPAI_FAN(id, number, chinese, english, repetition, scope) Row{repetition, scope},
#include "fan_table.def"
#undef HUPAI_FAN
}};

constexpr std::array<FanRow, fan_rows> outside_rows = {{
#define HUPAI_FAN(id, number, chinese, english, repetition, scope) FanRow{#id, chinese, english, number},
#include "fan_table.def"
#undef HUPAI_FAN
}};

}  // namespace

const FanRow* fan_row_table() noexcept { return outside_rows.data(); }

int fan_count() noexcept { return fan_rows; }

FanEntry fan_entry(const Rules& rules, int fan) noexcept {
    const auto index = static_cast<std::size_t>(fan);
    return {outside_rows[index], value_of(rules, static_cast<Fan>(fan)), rows[index].repeats, rows[index].scope};
}

std::vector<FanListing> fan_listing(const Rules& rules) {
    std::vector<FanListing> listing;
    for (int fan = 0; fan < fan_count(); ++fan) {
        const FanEntry entry = fan_entry(rules, fan);
        listing.push_back({entry.row, static_cast<std::int16_t>(entry.value), entry.repeats, {}});
    }
    return listing;
}

}  // namespace hupai::liaoyang
