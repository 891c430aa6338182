// Fan that count kongs (P7).
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

void show_kongs(const Reading& reading, Shown& shown) noexcept {
    const int concealed = reading.facts->concealed_kongs;
    const int melded = reading.facts->melded_kongs;
    const int number = concealed + melded;
    if (number == 0) return;
    const SetMask concealed_sets = kongs_of(reading, true);
    const SetMask melded_sets = kongs_of(reading, false);
    const SetMask all = static_cast<SetMask>(concealed_sets | melded_sets);
    const bool one_of_each = concealed == 1 && melded == 1;

    shown.show_if(number == 4, Fan::four_kongs, all);
    shown.show_if(number == 3, Fan::three_kongs, all);
    shown.show_if(one_of_each && mixed_kongs_value(*reading.rules) > 0, Fan::mixed_kongs, all);
    shown.show_if(melded == 2 && number == 2, Fan::two_melded_kongs, all);
    shown.show_if(melded == 1 && (number == 1 || one_of_each), Fan::melded_kong, melded_sets);
    // Beside 三杠 and 四杠 the concealed ones are shown too: wmo2014 counts them, mil excludes them in the table.
    shown.show_if(concealed == 2, Fan::two_concealed_kongs, concealed_sets);
    shown.show_if(concealed == 1, Fan::concealed_kong, concealed_sets);
}

}  // namespace hupai::guobiao
