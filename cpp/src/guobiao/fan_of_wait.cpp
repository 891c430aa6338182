// 边张 (#77), 坎张 (#78), 单钓将 (#79): how the winning tile completed its set (P6).
#include "shown.hpp"

namespace hupai::guobiao {
namespace {

bool is_form_with_waits(const Reading& reading) noexcept {
    return reading.is_standard() || reading.decomposition.form == Form::knitted_straight;
}

/// Does the winning tile's kind lie inside the nine of a knitted straight?
bool inside_the_nine(const Reading& reading) noexcept {
    for (int i = 0; i < reading.set_count(); ++i) {
        if (reading.set(i).kind == SetKind::knitted && reading.contains(i, reading.winning)) return true;
    }
    return false;
}

}  // namespace

Fan fan_of_completion(const Set& set, Kind winning) noexcept {
    if (set.kind == SetKind::pair) return Fan::single_wait;
    if (set.kind != SetKind::chow) return Fan::past_the_last;
    const int place = winning - set.tile;
    if (place == 1) return Fan::closed_wait;
    const bool edge = (place == 2 && rank_of(set.tile) == 1) || (place == 0 && rank_of(set.tile) == 7);
    return edge ? Fan::edge_wait : Fan::past_the_last;
}

bool may_be_single_wait(const Reading& reading) noexcept {
    const Set& completed = reading.set(reading.winning_set);
    if (!is_form_with_waits(reading) || fan_of_completion(completed, reading.winning) == Fan::past_the_last) {
        return false;
    }
    return reading.rules->knitted_single_wait || !inside_the_nine(reading);
}

void show_wait(const Reading& reading, bool single_wait, Shown& shown) noexcept {
    if (!single_wait || !may_be_single_wait(reading)) return;
    shown.show(fan_of_completion(reading.set(reading.winning_set), reading.winning), set_bit(reading.winning_set));
}

}  // namespace hupai::guobiao
