#include "tally.hpp"

#include "shown.hpp"

namespace hupai::liaoyang {
namespace {

/// F22: what 长毛 adds to the other fan.
int value_after_drawn_hands(const Facts& facts, const Rules& rules, int others) noexcept {
    if (facts.drawn_hands == 0) return 0;
    switch (rules.changmao) {
        case Changmao::plus1:
            return 1;
        case Changmao::stack:
            return facts.drawn_hands;
        case Changmao::double_fan:
            return others;
    }
    return 0;
}

CountedFan counted(const Shown& shown, Fan fan, int value) noexcept {
    CountedFan result{};
    result.fan = static_cast<std::uint8_t>(fan);
    result.value = static_cast<std::int16_t>(value);
    for (const Instance& instance : shown) {
        if (instance.fan == fan && result.count < max_instances) result.sets[result.count++] = instance.sets;
    }
    return result;
}

}  // namespace

Tally tally(const Reading& reading) noexcept {
    const Rules& rules = *reading.rules;
    Shown shown;
    show_hand(reading, shown);
    show_reading(reading, shown);
    const int after_drawn_hands = value_after_drawn_hands(*reading.facts, rules, worth_of(rules, shown));
    if (after_drawn_hands > 0) shown.show(Fan::after_a_drawn_hand);
    Tally result;
    shown.for_each_fan([&](Fan fan) {
        const int value = fan == Fan::after_a_drawn_hand ? after_drawn_hands : value_of(rules, fan);
        const CountedFan one = counted(shown, fan, value);
        result.counted[result.counted_count++] = one;
        result.total += one.count * one.value;
    });
    return result;
}

}  // namespace hupai::liaoyang
