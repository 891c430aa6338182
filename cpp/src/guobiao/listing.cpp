#include "hupai/guobiao/listing.hpp"

namespace hupai::guobiao {

namespace {

Extent extent_of(Exclusion exclusion) noexcept {
    if (exclusion == Exclusion::of_these) return Extent::of_these;
    return exclusion == Exclusion::one ? Extent::one : Extent::all;
}

std::vector<ExcludedRow> excluded_rows(const Rules& rules, int excluder) {
    std::vector<ExcludedRow> rows;
    for (int fan = 0; fan < fan_count(); ++fan) {
        const Exclusion found = exclusion(rules, excluder, fan);
        if (found != Exclusion::none) rows.push_back({static_cast<std::uint8_t>(fan), extent_of(found)});
    }
    return rows;
}

}  // namespace

std::vector<FanListing> fan_listing(const Rules& rules) {
    std::vector<FanListing> listing;
    for (int fan = 0; fan < fan_count(); ++fan) {
        const FanEntry entry = fan_entry(rules, fan);
        listing.push_back(
            {entry.row, static_cast<std::int16_t>(entry.value), entry.repeats, excluded_rows(rules, fan)});
    }
    return listing;
}

}  // namespace hupai::guobiao
