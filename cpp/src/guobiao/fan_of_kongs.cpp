// Fan that count kongs (P7).
#include "fan_count.hpp"
#include "shown.hpp"

namespace hupai::guobiao {
namespace {

SetMask kongs_of(const Reading& reading, bool concealed) noexcept {
    SetMask sets = 0;
    for (int i = 0; i < reading.set_count(); ++i) {
        const Set& set = reading.set(i);
        if (set.kind == SetKind::kong && reading.facts->is_concealed_meld(set.meld) == concealed) sets |= set_bit(i);
    }
    return sets;
}

}  // namespace

template <class Sink>
void show_kongs(const Facts& facts, const Rules& rules, const KongSets& sets, Sink& shown) noexcept {
    const int concealed = facts.concealed_kongs;
    const int melded = facts.melded_kongs;
    const int number = concealed + melded;
    if (number == 0) return;
    const SetMask all = static_cast<SetMask>(sets.concealed | sets.melded);
    const bool one_of_each = concealed == 1 && melded == 1;

    shown.show_if(number == 4, Fan::four_kongs, all);
    shown.show_if(number == 3, Fan::three_kongs, all);
    shown.show_if(one_of_each && mixed_kongs_value(rules) > 0, Fan::mixed_kongs, all);
    shown.show_if(melded == 2 && number == 2, Fan::two_melded_kongs, all);
    shown.show_if(melded == 1 && (number == 1 || one_of_each), Fan::melded_kong, sets.melded);
    // Beside 三杠 and 四杠 the concealed ones are shown too: wmo2014 counts them, mil excludes them in the table.
    shown.show_if(concealed == 2, Fan::two_concealed_kongs, sets.concealed);
    shown.show_if(concealed == 1, Fan::concealed_kong, sets.concealed);
}

template void show_kongs(const Facts&, const Rules&, const KongSets&, Shown&) noexcept;
template void show_kongs(const Facts&, const Rules&, const KongSets&, FanCount&) noexcept;

void show_kongs(const Reading& reading, Shown& shown) noexcept {
    show_kongs(*reading.facts, *reading.rules, {kongs_of(reading, true), kongs_of(reading, false)}, shown);
}

}  // namespace hupai::guobiao
