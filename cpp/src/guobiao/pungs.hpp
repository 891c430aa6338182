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

/// The most that the fan of pungs come to, exclusions left out, whatever the pair is: with so many concealed ones or
/// fewer. Two dragons and three winds are not judged at a glance.
[[nodiscard]] int most_of_pungs(const Pungs& pungs, int concealed) noexcept;

/// 四暗刻 (#12), 三暗刻 (#33), 双暗刻 (#66): exactly so many; past_the_last = none.
[[nodiscard]] constexpr Fan fan_of_concealed_pungs(int number) noexcept {
    constexpr std::array<Fan, 5> fans = {Fan::past_the_last, Fan::past_the_last, Fan::two_concealed_pungs,
                                         Fan::three_concealed_pungs, Fan::four_concealed_pungs};
    return fans[static_cast<std::size_t>(number)];
}

}  // namespace hupai::guobiao
