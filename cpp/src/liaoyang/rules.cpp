// What the options mean together: hun and indicator (R8), 鸡枪 (R10, R11), and which options contradict each other.
#include "hupai/liaoyang/rules.hpp"

#include <bit>
#include <string>

#include "hupai/notation.hpp"

namespace hupai::liaoyang {
namespace {

constexpr int most_dan_fan = 1000;
constexpr int most_multiple = 1'000'000;
constexpr int most_jiqiang_kinds = 2;  // 鸡 and 枪

/// Kinds that follow each other in a circle: a suit, the winds, the dragons.
struct Circle {
    Kind first;
    int size;
};

constexpr Circle circle_of(Kind kind) noexcept {
    if (is_wind(kind)) return {east, 4};
    if (is_dragon(kind)) return {red, 3};
    return {suited(suit_of(kind), 1), ranks_per_suit};
}

constexpr Kind moved(Kind kind, int steps) noexcept {
    const Circle circle = circle_of(kind);
    return static_cast<Kind>(circle.first + (kind - circle.first + steps + circle.size) % circle.size);
}

Error contradiction(std::string piece) { return {Status::contradiction, -1, std::move(piece)}; }

Error check_hun_and_indicator(const Rules& rules) {
    if (rules.indicator == no_kind && rules.hun == no_kind) {
        return {Status::missing_option, -1, "indicator=2m / hun=3m"};
    }
    if (rules.indicator == no_kind || rules.hun == no_kind || hun_after(rules.indicator) == rules.hun) return {};
    return contradiction("indicator=" + format_kind(rules.indicator) + ", hun=" + format_kind(rules.hun) + " (R8)");
}

Error check_jiqiang(const Rules& rules) {
    if (rules.jiqiang != JiqiangFrom::list) return {};
    const std::string hun = format_kind(hun_of(rules));
    if ((rules.jiqiang_kinds & bit(hun_of(rules))) != 0) return contradiction("jiqiang, hun: " + hun + " (R14)");
    const int kinds = std::popcount(rules.jiqiang_kinds);
    if (kinds >= 1 && kinds <= most_jiqiang_kinds) return {};
    return {Status::bad_option, -1, "jiqiang: " + std::to_string(kinds)};
}

Error check_dan(const Rules& rules) {
    if (rules.dan_fan < 1 || rules.dan_fan > most_dan_fan) {
        return {Status::bad_option, -1, "dan_fan=" + std::to_string(rules.dan_fan)};
    }
    if (rules.dan == Dan::none) {
        return rules.dan_reading == DanReading::none ? Error{} : contradiction("dan_reading, dan=none (R37)");
    }
    if (rules.dan_reading == DanReading::none) {
        const std::string which = rules.dan == Dan::jiqiang ? "dan=jiqiang" : "dan=heng";
        return {Status::unsupported_rule, -1, which + " (R37): dan_reading=cross_suit | triplet | kong"};
    }
    const bool counts_none = rules.dan == Dan::jiqiang && rules.jiqiang == JiqiangFrom::nothing;
    return counts_none ? contradiction("dan=jiqiang, jiqiang=none") : Error{};
}

Error check_multiple(const Rules& rules) {
    if (rules.multiple >= 1 && rules.multiple <= most_multiple) return {};
    return {Status::bad_option, -1, "multiple=" + std::to_string(rules.multiple)};
}

}  // namespace

Kind hun_after(Kind indicator) noexcept { return moved(indicator, 1); }

Kind indicator_before(Kind hun) noexcept { return moved(hun, -1); }

KindMask jiqiang_of(Kind indicator) noexcept {
    if (is_honour(indicator)) return bit(moved(indicator, 2)) | bit(moved(indicator, 3));  // R11: after the hun
    KindMask kinds = 0;
    for (int suit = 0; suit < suit_count; ++suit) {
        if (suit != suit_of(indicator)) kinds |= bit(suited(suit, rank_of(indicator)));
    }
    return kinds;
}

Kind indicator_of(const Rules& rules) noexcept {
    if (rules.indicator != no_kind) return rules.indicator;
    return rules.hun == no_kind ? no_kind : indicator_before(rules.hun);
}

Kind hun_of(const Rules& rules) noexcept {
    if (rules.hun != no_kind) return rules.hun;
    return rules.indicator == no_kind ? no_kind : hun_after(rules.indicator);
}

KindMask jiqiang_of(const Rules& rules) noexcept {
    if (rules.jiqiang == JiqiangFrom::list) return rules.jiqiang_kinds;
    const Kind indicator = indicator_of(rules);
    return rules.jiqiang == JiqiangFrom::nothing || indicator == no_kind ? KindMask{0} : jiqiang_of(indicator);
}

Forms forms_of(const Rules& rules) noexcept {
    const Forms forms = Forms{Form::standard} | Form::seven_pairs;
    return rules.shisanyao ? forms | Form::thirteen_orphans : forms;
}

Error check(const Rules& rules) {
    for (auto* check_one : {check_hun_and_indicator, check_jiqiang, check_dan, check_multiple}) {
        if (Error error = check_one(rules)) return error;
    }
    return {};
}

}  // namespace hupai::liaoyang
