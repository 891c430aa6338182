// Fan made of pungs (a kong is one): how many are concealed, how they combine (P4), winds, dragons, 幺九刻.
#include <algorithm>

#include "count_masks.hpp"
#include "kind_sets.hpp"
#include "kinds.hpp"
#include "pungs.hpp"
#include "quick_pungs.hpp"
#include "shown.hpp"

namespace hupai::guobiao {
namespace {

/// G3: a pung completed by a discard is melded for 暗刻; a concealed kong is a concealed pung (P7).
bool is_concealed_pung(const Reading& reading, int index) noexcept {
    const Set& set = reading.set(index);
    if (set.meld >= 0) return reading.facts->is_concealed_meld(set.meld);
    return index != reading.winning_set || reading.facts->self_drawn;
}

Pungs pungs_of(const Reading& reading) noexcept {
    Pungs pungs;
    for (int i = 0; i < reading.set_count(); ++i) {
        const Set& set = reading.set(i);
        if (set.kind != SetKind::pung && set.kind != SetKind::kong) continue;
        pungs.add({set.tile, static_cast<std::uint8_t>(i), is_concealed_pung(reading, i)});
    }
    return pungs;
}

using kinds::dragons;
using kinds::winds;

/// 大四喜 (#1), 小四喜 (#9), 三风刻 (#38), 圈风刻 (#60), 门风刻 (#61). Two pungs of one kind are one kind.
template <class Sink>
void show_winds(const Pungs& pungs, KindMask kinds, Kind pair, SetMask pair_set, const Facts& facts,
                Sink& shown) noexcept {
    kinds &= winds;
    if (kinds == 0) return;
    const SetMask sets = pungs.sets_of(winds);
    const int number = number_of(kinds);
    const bool pair_is_a_wind = is_wind(pair);
    const bool fourth_is_the_pair = pair_is_a_wind && (kinds & bit(pair)) == 0;
    shown.show_if(number == 4, Fan::big_four_winds, sets);
    shown.show_if(number == 3 && fourth_is_the_pair, Fan::little_four_winds, static_cast<SetMask>(sets | pair_set));
    shown.show_if(number == 3 && !pair_is_a_wind, Fan::big_three_winds, sets);
    const KindMask round = bit(facts.round_wind);
    const KindMask seat = bit(facts.seat_wind);
    shown.show_if((kinds & round) != 0, Fan::prevalent_wind, pungs.sets_of(round));
    shown.show_if((kinds & seat) != 0, Fan::seat_wind, pungs.sets_of(seat));
}

/// 大三元 (#2), 小三元 (#10), 双箭刻 (#54), 箭刻 (#59).
template <class Sink>
void show_dragons(const Pungs& pungs, KindMask kinds, Kind pair, SetMask pair_set, Sink& shown) noexcept {
    kinds &= dragons;
    if (kinds == 0) return;
    const SetMask sets = pungs.sets_of(dragons);
    const int number = number_of(kinds);
    const bool third_is_the_pair = is_dragon(pair) && (kinds & bit(pair)) == 0;
    shown.show_if(number == 3, Fan::big_three_dragons, sets);
    shown.show_if(number == 2 && third_is_the_pair, Fan::little_three_dragons, static_cast<SetMask>(sets | pair_set));
    shown.show_if(number == 2, Fan::two_dragon_pungs, sets);
    shown.show_if(number == 1, Fan::dragon_pung, sets);
}

void show_concealed_pungs(const Pungs& pungs, Shown& shown) noexcept {
    int number = 0;
    SetMask sets = 0;
    for (int i = 0; i < pungs.count; ++i) {
        if (!pungs[i].concealed) continue;
        ++number;
        sets |= set_bit(pungs[i].set);
    }
    const Fan fan = fan_of_concealed_pungs(number);
    shown.show_if(fan != Fan::past_the_last, fan, sets);
}

/// The ranks of kinds in each suit.
struct RanksOfSuits {
    explicit constexpr RanksOfSuits(KindMask kinds) noexcept
        : m(kinds & kinds::suit_mask(0)),
          p(kinds >> ranks_per_suit & kinds::suit_mask(0)),
          s(kinds >> (2 * ranks_per_suit) & kinds::suit_mask(0)) {}

    constexpr bool any_in_two() const noexcept { return ((m & p) | (p & s) | (m & s)) != 0; }
    constexpr bool any_in_three() const noexcept { return (m & p & s) != 0; }
    constexpr bool are_of_three_suits() const noexcept { return m != 0 && p != 0 && s != 0; }

    KindMask m, p, s;
};

/// `length` (3 or 4) pungs of one suit with consecutive ranks, the lowest there are; 0 when there are none.
KindMask shifted_in_one_suit(KindMask kinds, int length) noexcept {
    constexpr KindMask of_three = kinds::ranks_in_every_suit("1234567"), of_four = kinds::ranks_in_every_suit("123456");
    KindMask first = kinds & (length == 3 ? of_three : of_four);
    for (int rank = 1; rank < length; ++rank) first &= kinds >> rank;
    return lowest_bit(first) * ((KindMask{1} << length) - 1);
}

/// Pungs of three suits at ranks r, r + step, r + 2 * step, whichever suit has which, the lowest r there is; 0 when
/// there are none. (With four pungs at most, two suits cannot change places.)
KindMask across_the_suits(KindMask kinds, int step) noexcept {
    constexpr std::array<std::array<int, 3>, 6> orders = {
        {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
    constexpr KindMask ranks = kinds::suit_mask(0);
    KindMask lowest_first = 0;
    KindMask made_of = 0;
    for (const auto& suits : orders) {
        const auto ranks_of = [&](std::size_t i) { return kinds >> (suits[i] * ranks_per_suit) & ranks; };
        const KindMask first = lowest_bit(ranks_of(0) & ranks_of(1) >> step & ranks_of(2) >> (2 * step));
        if (first == 0 || (lowest_first != 0 && first >= lowest_first)) continue;
        lowest_first = first;
        made_of = 0;
        for (std::size_t i = 0; i < suits.size(); ++i) {
            made_of |= first << (suits[i] * ranks_per_suit + static_cast<int>(i) * step);
        }
    }
    return made_of;
}

/// The first pung of each of the kinds.
SetMask one_of_each(const Pungs& pungs, KindMask kinds) noexcept {
    SetMask sets = 0;
    for (int i = 0; i < pungs.count; ++i) {
        if ((kinds & bit(pungs[i].tile)) == 0) continue;
        sets |= set_bit(pungs[i].set);
        kinds &= ~bit(pungs[i].tile);
    }
    return sets;
}

/// 一色四节高 (#15), else one of 一色三节高 (#24), 三同刻 (#32), 三色三节高 (#42): four pungs never make two of
/// them, since two would have to share pungs (P4).
template <class Sink>
void show_combined(const Pungs& pungs, KindMask kinds, Sink& shown) noexcept {
    if (pungs.count < 3) return;
    const auto show_first = [&](KindMask made_of, Fan fan) {
        shown.show_if(made_of != 0, fan, one_of_each(pungs, made_of));
        return made_of != 0;
    };
    show_first(shifted_in_one_suit(kinds, 4), Fan::four_pure_shifted_pungs) ||
        show_first(shifted_in_one_suit(kinds, 3), Fan::pure_shifted_pungs) ||
        show_first(across_the_suits(kinds, 0), Fan::triple_pung) ||
        show_first(across_the_suits(kinds, 1), Fan::mixed_shifted_pungs);
}

/// 双同刻 (#65): pungs of one rank in two suits, as edges that form no cycle (P4).
template <class Sink>
void show_double_pungs(const Pungs& pungs, KindMask kinds, Sink& shown) noexcept {
    if (!RanksOfSuits(kinds).any_in_two()) return;
    std::array<int, 4> group = {0, 1, 2, 3};
    for (int i = 0; i < pungs.count; ++i) {
        for (int j = i + 1; j < pungs.count; ++j) {
            const Kind a = pungs[i].tile, b = pungs[j].tile;
            if (!is_suited(a) || !is_suited(b) || a == b || rank_of(a) != rank_of(b)) continue;
            const int from = group[static_cast<std::size_t>(j)], to = group[static_cast<std::size_t>(i)];
            if (from == to) continue;
            std::replace(group.begin(), group.end(), from, to);
            shown.show(Fan::double_pung, static_cast<SetMask>(set_bit(pungs[i].set) | set_bit(pungs[j].set)));
        }
    }
}

/// 全双刻 (#21): pungs and pair of 2 4 6 8 only.
bool all_even(const Pungs& pungs, Kind pair) noexcept {
    const auto even = [](Kind kind) { return is_suited(kind) && rank_of(kind) % 2 == 0; };
    if (pungs.count < 4 || !even(pair)) return false;
    return std::all_of(pungs.list.begin(), pungs.list.end(), [&](const Pung& pung) { return even(pung.tile); });
}

/// 幺九刻 (#73): each pung of a terminal or honour.
template <class Sink>
void show_terminal_pungs(const Pungs& pungs, Sink& shown) noexcept {
    for (int i = 0; i < pungs.count; ++i) {
        shown.show_if(is_terminal_or_honour(pungs[i].tile), Fan::pung_of_terminals_or_honors, set_bit(pungs[i].set));
    }
}

constexpr int worth(Fan fan) noexcept { return most_worth[static_cast<std::size_t>(fan)]; }

/// The most that two pungs and more are worth together, by their ranks in each suit: 双同刻, and what three make.
int most_together(const PungOutline& pungs) noexcept {
    const KindMask kinds = pungs.kinds;
    const RanksOfSuits ranks(kinds);
    int most = ranks.any_in_two() ? (pungs.count - 1) * worth(Fan::double_pung) : 0;
    if (pungs.count < 3) return most;
    if (shifted_in_one_suit(kinds, 3) != 0) {
        most += worth(pungs.count == 4 ? Fan::four_pure_shifted_pungs : Fan::pure_shifted_pungs);
    } else if (ranks.are_of_three_suits()) {
        most += worth(ranks.any_in_three() ? Fan::triple_pung : Fan::mixed_shifted_pungs);
    }
    if (pungs.count == 4) {
        most += worth(Fan::all_pungs) + ((kinds & ~kinds::evens) == 0 ? worth(Fan::all_even_pungs) : 0);
    }
    return most;
}

}  // namespace

int most_of_pungs(const PungOutline& pungs, int concealed) noexcept {
    if (pungs.count < 2) return pungs.most_alone;
    const auto without_lowest = [](KindMask some) { return some & (some - 1); };
    const bool two_dragons = without_lowest(pungs.kinds & dragons) != 0;
    const bool three_winds = without_lowest(without_lowest(pungs.kinds & winds)) != 0;
    if (two_dragons || three_winds) return past_any_total;
    const Fan fan = fan_of_concealed_pungs(concealed);
    return pungs.most_alone + most_together(pungs) + (fan != Fan::past_the_last ? worth(fan) : 0);
}

template <class Sink>
void show_kinds_of_pungs(const Pungs& pungs, Kind pair, SetMask pair_set, const Facts& facts, Sink& shown) noexcept {
    const KindMask kinds = pungs.kinds();
    show_winds(pungs, kinds, pair, pair_set, facts, shown);
    show_dragons(pungs, kinds, pair, pair_set, shown);
    show_combined(pungs, kinds, shown);
    show_double_pungs(pungs, kinds, shown);
    shown.show_if(pungs.count == 4, Fan::all_pungs);
    shown.show_if(all_even(pungs, pair), Fan::all_even_pungs);
    show_terminal_pungs(pungs, shown);
}

template void show_kinds_of_pungs(const Pungs&, Kind, SetMask, const Facts&, Shown&) noexcept;
template void show_kinds_of_pungs(const Pungs&, Kind, SetMask, const Facts&, QuickPungs&) noexcept;

void show_pungs(const Reading& reading, Shown& shown) noexcept {
    const Pungs pungs = pungs_of(reading);
    if (pungs.count == 0) return;
    const int last = reading.set_count() - 1;
    show_kinds_of_pungs(pungs, reading.set(last).tile, set_bit(last), *reading.facts, shown);
    show_concealed_pungs(pungs, shown);
}

void add_fan_of_fewer_pungs(const Reading& reading, FanSet& fans) noexcept {
    if (shifted_in_one_suit(pungs_of(reading).kinds(), 3) != 0) fans.add(Fan::pure_shifted_pungs);
}

}  // namespace hupai::guobiao
