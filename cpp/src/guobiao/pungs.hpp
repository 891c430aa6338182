// The pungs of a reading (a kong is one), as the fan made of pungs see them.
#pragma once

#include <array>
#include <cstdint>

#include "fan_table.hpp"
#include "reading.hpp"

namespace hupai::guobiao {

struct Pung {
    Kind tile;
    std::uint8_t set;  ///< its number among the sets
    bool concealed;
};

/// The pungs and kongs of a reading, in the order of its sets.
struct Pungs {
    std::array<Pung, 4> list;  ///< only the first `count` are set
    std::uint8_t count = 0;

    const Pung& operator[](int i) const noexcept { return list[static_cast<std::size_t>(i)]; }
    void add(const Pung& pung) noexcept { list[count++] = pung; }
    /// Without a branch. Precondition: there is room for one more, added or not.
    void add_if(bool condition, const Pung& pung) noexcept {
        list[count] = pung;
        count = static_cast<std::uint8_t>(count + (condition ? 1 : 0));
    }
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

/// The fan that the kinds of the pungs and of the pair show, but 四暗刻 and the like: those look at the winning tile.
/// `Sink` is `Shown`, or what the search for the best reading keeps (`QuickPungs`).
template <class Sink>
void show_kinds_of_pungs(const Pungs& pungs, Kind pair, SetMask pair_set, const Facts& facts, Sink& shown) noexcept;

/// More than any hand is worth.
inline constexpr int past_any_total = 10000;

/// Pungs, as far as it takes to say what they are worth at most. None: `PungOutline{}`; without braces, nothing is set.
struct PungOutline {
    KindMask kinds;
    int count;
    int most_alone;  ///< what each of them is worth by itself

    void add(Kind tile) noexcept { add_if(true, tile); }
    /// Without a branch.
    void add_if(bool condition, Kind tile) noexcept;
    void add(const PungOutline& others) noexcept {
        kinds |= others.kinds;
        count += others.count;
        most_alone += others.most_alone;
    }
};

/// The most that the fan of pungs come to, exclusions left out, whatever the pair is: with so many concealed ones or
/// fewer. Two dragons and three winds are not judged at a glance.
[[nodiscard]] int most_of_pungs(const PungOutline& pungs, int concealed) noexcept;

/// The most that a pung of each kind is worth by itself.
inline constexpr std::array<std::uint8_t, kind_count> most_of_one_pung = [] {
    const auto worth = [](Fan fan) { return most_worth[static_cast<std::size_t>(fan)]; };
    std::array<std::uint8_t, kind_count> table{};
    for (Kind kind = 0; kind < kind_count; ++kind) {
        int most = is_terminal_or_honour(kind) ? worth(Fan::pung_of_terminals_or_honors) : 0;
        if (is_dragon(kind)) most += worth(Fan::dragon_pung);
        if (is_wind(kind)) most += worth(Fan::prevalent_wind) + worth(Fan::seat_wind);
        table[kind] = static_cast<std::uint8_t>(most);
    }
    return table;
}();

inline void PungOutline::add_if(bool condition, Kind tile) noexcept {
    const int number = condition ? 1 : 0;
    kinds |= static_cast<KindMask>(number) << tile;
    count += number;
    most_alone += number * most_of_one_pung[tile];
}

/// 四暗刻 (#12), 三暗刻 (#33), 双暗刻 (#66): exactly so many; past_the_last = none.
[[nodiscard]] constexpr Fan fan_of_concealed_pungs(int number) noexcept {
    constexpr std::array<Fan, 5> fans = {Fan::past_the_last, Fan::past_the_last, Fan::two_concealed_pungs,
                                         Fan::three_concealed_pungs, Fan::four_concealed_pungs};
    return fans[static_cast<std::size_t>(number)];
}

}  // namespace hupai::guobiao
