// Fan made of two, three or four chows, and how they combine (P4).
#include <algorithm>

#include "shown.hpp"

namespace hupai::guobiao {
namespace {

struct Chow {
    Kind tile;
    int set;
    int suit;
    int rank;
};

/// The chows of a reading by ascending lowest kind.
struct Chows {
    std::array<Chow, 4> list{};
    int count = 0;

    const Chow& operator[](int i) const noexcept { return list[static_cast<std::size_t>(i)]; }
    void insert(const Chow& chow) noexcept {
        auto place = static_cast<std::size_t>(count++);
        for (; place > 0 && list[place - 1].tile > chow.tile; --place) list[place] = list[place - 1];
        list[place] = chow;
    }
    SetMask sets() const noexcept {
        SetMask mask = 0;
        for (int i = 0; i < count; ++i) mask |= set_bit((*this)[i].set);
        return mask;
    }
};

Chows chows_of(const Reading& reading) noexcept {
    Chows chows;
    for (int i = 0; i < reading.set_count(); ++i) {
        if (reading.set(i).kind == SetKind::chow)
            chows.insert({reading.set(i).tile, i, suit_of(reading.set(i).tile), rank_of(reading.set(i).tile)});
    }
    return chows;
}

bool one_suit(const Chow& a, const Chow& b) noexcept { return a.suit == b.suit; }
bool three_suits(const Chow& a, const Chow& b, const Chow& c) noexcept {
    return a.suit != b.suit && b.suit != c.suit && a.suit != c.suit;
}

constexpr Fan nothing = Fan::past_the_last;

/// The fan that two chows make; any two make at most one.
Fan fan_of_two(const Chow& a, const Chow& b) noexcept {
    const int low = std::min(a.rank, b.rank);
    const int distance = std::max(a.rank, b.rank) - low;
    if (!one_suit(a, b)) return distance == 0 ? Fan::mixed_double_chow : nothing;
    if (distance == 0) return Fan::pure_double_chow;
    if (distance == 3) return Fan::short_straight;
    return distance == 6 ? Fan::two_terminal_chows : nothing;
}

/// The fan that three chows make, given in ascending order of kinds; any three make at most one.
Fan fan_of_three(const Chow& a, const Chow& b, const Chow& c) noexcept {
    if (one_suit(a, c)) {
        const int first = b.rank - a.rank;
        const int second = c.rank - b.rank;
        if (first == 0 && second == 0) return Fan::pure_triple_chow;
        if (first == 3 && second == 3) return Fan::pure_straight;
        return first == second && (first == 1 || first == 2) ? Fan::pure_shifted_chows : nothing;
    }
    if (!three_suits(a, b, c)) return nothing;
    const int lowest = std::min({a.rank, b.rank, c.rank});
    const int highest = std::max({a.rank, b.rank, c.rank});
    const int middle = a.rank + b.rank + c.rank - lowest - highest;
    const int first = middle - lowest;
    const int second = highest - middle;
    if (first == 0 && second == 0) return Fan::mixed_triple_chow;
    if (first == 1 && second == 1) return Fan::mixed_shifted_chows;
    return first == 3 && second == 3 ? Fan::mixed_straight : nothing;
}

/// 一色四同顺 (#14), 一色四步高 (#16).
Fan fan_of_four_of_a_suit(const Chows& chows) noexcept {
    const int step = chows[1].rank - chows[0].rank;
    if (!one_suit(chows[0], chows[3]) || step > 2) return nothing;
    if (chows[2].rank - chows[1].rank != step || chows[3].rank - chows[2].rank != step) return nothing;
    return step == 0 ? Fan::quadruple_chow : Fan::four_pure_shifted_chows;
}

/// 一色双龙会 (#13), 三色双龙会 (#29): 123 and 789 twice, and a pair of fives.
Fan fan_of_terminal_chows(const Chows& chows, Kind pair) noexcept {
    if (!is_suited(pair) || rank_of(pair) != 5) return nothing;
    const auto is_123_789 = [](const Chow& a, const Chow& b) { return one_suit(a, b) && a.rank == 1 && b.rank == 7; };
    const bool pure = is_123_789(chows[0], chows[2]) && is_123_789(chows[1], chows[3]) &&
                      one_suit(chows[0], chows[3]) && suit_of(pair) == chows[0].suit;
    if (pure) return Fan::pure_terminal_chows;
    const bool mixed = is_123_789(chows[0], chows[1]) && is_123_789(chows[2], chows[3]) &&
                       !one_suit(chows[0], chows[3]) && suit_of(pair) != chows[0].suit &&
                       suit_of(pair) != chows[3].suit;
    return mixed ? Fan::three_suited_terminal_chows : nothing;
}

/// A fan of four chows, if they make one; it excludes every other fan of chows (P4).
bool show_four(const Reading& reading, const Chows& chows, Shown& shown) noexcept {
    if (chows.count < 4) return false;
    const Fan of_a_suit = fan_of_four_of_a_suit(chows);
    const int last = reading.set_count() - 1;
    const Fan terminal = fan_of_terminal_chows(chows, reading.set(last).tile);
    shown.show_if(of_a_suit != nothing, of_a_suit, chows.sets());
    shown.show_if(terminal != nothing, terminal, static_cast<SetMask>(chows.sets() | set_bit(last)));
    return of_a_suit != nothing || terminal != nothing;
}

/// Three of the chows, as a fan, and the fan that the fourth makes with one of the three.
struct Triple {
    Fan fan = nothing;
    SetMask sets = 0;
    Fan link = nothing;
    SetMask link_sets = 0;

    int value(const ResolvedTable& table) const noexcept {
        if (fan == nothing) return 0;
        return table.value[static_cast<std::size_t>(fan)] +
               (link == nothing ? 0 : table.value[static_cast<std::size_t>(link)]);
    }
};

/// The chows without the one at `left_out` (which may be past the last: then all three).
Triple triple_without(const Chows& chows, int left_out) noexcept {
    std::array<int, 3> index{};
    int next = 0;
    for (int i = 0; i < chows.count; ++i) {
        if (i != left_out) index[static_cast<std::size_t>(next++)] = i;
    }
    const Chow &a = chows[index[0]], &b = chows[index[1]], &c = chows[index[2]];
    Triple triple;
    triple.fan = fan_of_three(a, b, c);
    triple.sets = static_cast<SetMask>(set_bit(a.set) | set_bit(b.set) | set_bit(c.set));
    if (left_out >= chows.count) return triple;
    const Chow& fourth = chows[left_out];
    for (const int i : index) {
        triple.link = fan_of_two(chows[i], fourth);
        triple.link_sets = static_cast<SetMask>(set_bit(chows[i].set) | set_bit(fourth.set));
        if (triple.link != nothing) break;
    }
    return triple;
}

/// The one fan of three chows that is worth most together with its link (P4).
bool show_three(const Reading& reading, const Chows& chows, Shown& shown) noexcept {
    if (chows.count < 3) return false;
    const ResolvedTable& table = resolved_table(*reading.rules);
    Triple best;
    for (int left_out = 3; left_out >= (chows.count == 4 ? 0 : 3); --left_out) {
        const Triple triple = triple_without(chows, left_out);
        if (triple.value(table) > best.value(table)) best = triple;
    }
    if (best.fan == nothing) return false;
    shown.show(best.fan, best.sets);
    shown.show_if(best.link != nothing, best.link, best.link_sets);
    return true;
}

/// The fan of two chows as edges between chows: as many as form no cycle (P4). 老少副 (#72) is the only one that
/// counts once (P5), so it comes last: the other three connect whatever a second 老少副 could.
void show_two(const Chows& chows, Shown& shown) noexcept {
    std::array<int, 4> group = {0, 1, 2, 3};
    const auto connect = [&](bool terminal_chows) {
        for (int i = 0; i < chows.count; ++i) {
            for (int j = i + 1; j < chows.count; ++j) {
                const Fan fan = fan_of_two(chows[i], chows[j]);
                if (fan == nothing || (fan == Fan::two_terminal_chows) != terminal_chows) continue;
                const int from = group[static_cast<std::size_t>(j)], to = group[static_cast<std::size_t>(i)];
                if (from == to || (terminal_chows && shown.has(fan))) continue;
                std::replace(group.begin(), group.end(), from, to);
                shown.show(fan, static_cast<SetMask>(set_bit(chows[i].set) | set_bit(chows[j].set)));
            }
        }
    };
    connect(false);
    connect(true);
}

}  // namespace

bool all_chows(Form form, int chows, Kind pair) noexcept {
    return chows == (form == Form::knitted_straight ? 1 : 4) && is_suited(pair);
}

void show_chow_combinations(const Reading& reading, Shown& shown) noexcept {
    const Chows chows = chows_of(reading);
    if (!show_four(reading, chows, shown) && !show_three(reading, chows, shown)) show_two(chows, shown);
}

void show_chows(const Reading& reading, Shown& shown) noexcept {
    const Chows chows = chows_of(reading);
    if (chows.count == 0) return;
    show_chow_combinations(reading, shown);
    const Kind pair = reading.set(reading.set_count() - 1).tile;
    shown.show_if(all_chows(reading.decomposition.form, chows.count, pair), Fan::all_chows);
}

void add_fan_of_fewer_chows(const Reading& reading, FanSet& fans) noexcept {
    const Chows chows = chows_of(reading);
    const auto add = [&](Fan fan) {
        if (fan != nothing) fans.add(fan);
    };
    for (int i = 0; i < chows.count; ++i) {
        for (int j = i + 1; j < chows.count; ++j) {
            add(fan_of_two(chows[i], chows[j]));
            for (int k = j + 1; k < chows.count; ++k) add(fan_of_three(chows[i], chows[j], chows[k]));
        }
    }
}

}  // namespace hupai::guobiao
