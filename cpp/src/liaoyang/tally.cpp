#include "tally.hpp"

#include "fan_counts.hpp"

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

}  // namespace

Tally::Tally(const Reading& reading) noexcept : rules_(*reading.rules) {
    show_hand(reading, shown_);
    show_reading(reading, shown_);
    after_drawn_hands_ = value_after_drawn_hands(*reading.facts, rules_, worth_of(rules_, shown_));
    shown_.show_if(after_drawn_hands_ > 0, Fan::after_a_drawn_hand);
}

int Tally::value_of(Fan fan) const noexcept {
    return fan == Fan::after_a_drawn_hand ? after_drawn_hands_ : liaoyang::value_of(rules_, fan);
}

void Tally::write(Score& score) const noexcept {
    std::array<std::uint8_t, fan_rows> place_of;
    score.counted_count = 0;
    shown_.for_each_fan([&](Fan fan) {
        CountedFan& counted = score.counted[score.counted_count];
        counted = CountedFan{};
        counted.fan = static_cast<std::uint8_t>(fan);
        counted.value = static_cast<std::int16_t>(value_of(fan));
        place_of[counted.fan] = score.counted_count++;
    });
    int total = 0;
    for (const Instance& instance : shown_) {
        CountedFan& counted = score.counted[place_of[static_cast<std::size_t>(instance.fan)]];
        if (counted.count == max_instances) continue;
        counted.sets[counted.count++] = instance.sets;
        total += counted.value;
    }
    score.total = static_cast<std::int16_t>(total);
}

int Tally::count(std::uint8_t* fans) const noexcept {
    int total = 0;
    for (const Instance& instance : shown_) {
        std::uint8_t& times = fans[static_cast<std::size_t>(instance.fan)];
        if (times == max_instances) continue;
        ++times;
        total += value_of(instance.fan);
    }
    return total;
}

int count_fans(const Facts& facts, const Rules& rules, const Gain& gain, std::uint8_t* fans) noexcept {
    FanCounts counts(rules, fans);
    count_hand(facts, rules, counts);
    count_reading(facts, rules, gain, counts);
    const int after_drawn_hands = value_after_drawn_hands(facts, rules, counts.worth());
    fans[static_cast<std::size_t>(Fan::after_a_drawn_hand)] = after_drawn_hands > 0;
    return counts.worth() + after_drawn_hands;
}

}  // namespace hupai::liaoyang
