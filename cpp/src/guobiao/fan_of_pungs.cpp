// Fan made of pungs (a kong is one): how many are concealed, how they combine (P4), winds, dragons, 幺九刻.
#include <algorithm>

#include "count_masks.hpp"
#include "kinds.hpp"
#include "shown.hpp"

namespace hupai::guobiao {
namespace {

struct Pung {
    Kind tile;
    int set;
    bool concealed;
};

/// The pungs and kongs of a reading, in the order of its sets.
struct Pungs {
    std::array<Pung, 4> list{};
    int count = 0;

    const Pung& operator[](int i) const noexcept { return list[static_cast<std::size_t>(i)]; }
    /// The pungs of the given kinds.
    SetMask sets_of(KindMask kinds) const noexcept {
        SetMask mask = 0;
        for (int i = 0; i < count; ++i) {
            if ((kinds & bit((*this)[i].tile)) != 0) mask |= set_bit((*this)[i].set);
        }
        return mask;
    }
    KindMask kinds() const noexcept {
        KindMask mask = 0;
        for (int i = 0; i < count; ++i) mask |= bit((*this)[i].tile);
        return mask;
    }
};

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
        pungs.list[static_cast<std::size_t>(pungs.count++)] = {set.tile, i, is_concealed_pung(reading, i)};
    }
    return pungs;
}

using kinds::dragons;
using kinds::winds;

/// 大四喜 (#1), 小四喜 (#9), 三风刻 (#38), 圈风刻 (#60), 门风刻 (#61). Two pungs of one kind are one kind.
void show_winds(const Reading& reading, const Pungs& pungs, Kind pair, Shown& shown) noexcept {
    const KindMask kinds = pungs.kinds() & winds;
    const SetMask sets = pungs.sets_of(winds);
    const int number = number_of(kinds);
    const bool pair_is_a_wind = is_wind(pair);
    const bool fourth_is_the_pair = pair_is_a_wind && (kinds & bit(pair)) == 0;
    shown.show_if(number == 4, Fan::big_four_winds, sets);
    shown.show_if(number == 3 && fourth_is_the_pair, Fan::little_four_winds,
                  static_cast<SetMask>(sets | set_bit(reading.set_count() - 1)));
    shown.show_if(number == 3 && !pair_is_a_wind, Fan::big_three_winds, sets);
    const KindMask round = bit(reading.facts->round_wind);
    const KindMask seat = bit(reading.facts->seat_wind);
    shown.show_if((kinds & round) != 0, Fan::prevalent_wind, pungs.sets_of(round));
    shown.show_if((kinds & seat) != 0, Fan::seat_wind, pungs.sets_of(seat));
}

/// 大三元 (#2), 小三元 (#10), 双箭刻 (#54), 箭刻 (#59).
void show_dragons(const Reading& reading, const Pungs& pungs, Kind pair, Shown& shown) noexcept {
    const KindMask kinds = pungs.kinds() & dragons;
    const SetMask sets = pungs.sets_of(dragons);
    const int number = number_of(kinds);
    const bool third_is_the_pair = is_dragon(pair) && (kinds & bit(pair)) == 0;
    shown.show_if(number == 3, Fan::big_three_dragons, sets);
    shown.show_if(number == 2 && third_is_the_pair, Fan::little_three_dragons,
                  static_cast<SetMask>(sets | set_bit(reading.set_count() - 1)));
    shown.show_if(number == 2, Fan::two_dragon_pungs, sets);
    shown.show_if(number == 1, Fan::dragon_pung, sets);
}

/// 四暗刻 (#12), 三暗刻 (#33), 双暗刻 (#66): exactly so many.
void show_concealed_pungs(const Pungs& pungs, Shown& shown) noexcept {
    int number = 0;
    SetMask sets = 0;
    for (int i = 0; i < pungs.count; ++i) {
        if (!pungs[i].concealed) continue;
        ++number;
        sets |= set_bit(pungs[i].set);
    }
    shown.show_if(number == 4, Fan::four_concealed_pungs, sets);
    shown.show_if(number == 3, Fan::three_concealed_pungs, sets);
    shown.show_if(number == 2, Fan::two_concealed_pungs, sets);
}

constexpr KindMask first_rank_of_suit(int suit) noexcept { return bit(suited(suit, 1)); }

/// `length` pungs of one suit with consecutive ranks; 0 when there are none.
KindMask shifted_in_one_suit(KindMask kinds, int length) noexcept {
    for (int suit = 0; suit < suit_count; ++suit) {
        KindMask run = first_rank_of_suit(suit) * ((KindMask{1} << length) - 1);
        for (int rank = 1; rank + length - 1 <= ranks_per_suit; ++rank, run <<= 1U) {
            if ((kinds & run) == run) return run;
        }
    }
    return 0;
}

/// Pungs of three suits at ranks r, r + step, r + 2 * step, whichever suit has which; 0 when there are none.
KindMask across_the_suits(KindMask kinds, int step) noexcept {
    constexpr std::array<std::array<int, 3>, 6> orders = {
        {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
    for (int rank = 1; rank + 2 * step <= ranks_per_suit; ++rank) {
        for (const auto& suits : orders) {
            const KindMask mask = bit(suited(suits[0], rank)) | bit(suited(suits[1], rank + step)) |
                                  bit(suited(suits[2], rank + 2 * step));
            if ((kinds & mask) == mask) return mask;
        }
    }
    return 0;
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
void show_combined(const Pungs& pungs, Shown& shown) noexcept {
    if (pungs.count < 3) return;
    const KindMask kinds = pungs.kinds();
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
void show_double_pungs(const Pungs& pungs, Shown& shown) noexcept {
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
void show_terminal_pungs(const Pungs& pungs, Shown& shown) noexcept {
    for (int i = 0; i < pungs.count; ++i) {
        shown.show_if(is_terminal_or_honour(pungs[i].tile), Fan::pung_of_terminals_or_honors, set_bit(pungs[i].set));
    }
}

}  // namespace

void show_pungs(const Reading& reading, Shown& shown) noexcept {
    const Pungs pungs = pungs_of(reading);
    if (pungs.count == 0) return;
    const Kind pair = reading.set(reading.set_count() - 1).tile;
    show_winds(reading, pungs, pair, shown);
    show_dragons(reading, pungs, pair, shown);
    show_concealed_pungs(pungs, shown);
    show_combined(pungs, shown);
    show_double_pungs(pungs, shown);
    shown.show_if(pungs.count == 4, Fan::all_pungs);
    shown.show_if(all_even(pungs, pair), Fan::all_even_pungs);
    show_terminal_pungs(pungs, shown);
}

void add_fan_of_fewer_pungs(const Reading& reading, FanSet& fans) noexcept {
    if (shifted_in_one_suit(pungs_of(reading).kinds(), 3) != 0) fans.add(Fan::pure_shifted_pungs);
}

}  // namespace hupai::guobiao
