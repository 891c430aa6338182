#include "real_sets.hpp"

#include <utility>

namespace hupai {
namespace {

/// Numbers modulo three, one for each bit: where it is one, and where it is two.
struct ModuloThree {
    KindMask one;
    KindMask two;

    friend constexpr ModuloThree operator+(const ModuloThree& a, const ModuloThree& b) noexcept {
        const KindMask differ = (a.one | b.two) ^ (a.two | b.one);
        return {(a.two | b.two) ^ differ, (a.one | b.one) ^ differ};
    }
    friend constexpr ModuloThree operator>>(const ModuloThree& a, int places) noexcept {
        return {a.one >> places, a.two >> places};
    }
};

constexpr ModuloThree modulo_three(const KindDigits& tiles) noexcept {
    // Two is one less, four is one more.
    return ModuloThree{tiles.ones & ~tiles.twos, tiles.twos & ~tiles.ones} + ModuloThree{tiles.fours, 0};
}

constexpr unsigned three_bits = 7;
constexpr std::uint8_t no_pair_fits = 8;

/// The ranks of a suit are of three series: 147, 258, 369. A chow takes a tile of each, a pung three of one; so without
/// the pair they have the same number of tiles, modulo three. By these numbers (where one, where two) of the series:
/// which series has the pair (bit i), 0 = the pair is elsewhere, or `no_pair_fits`.
constexpr std::array<std::uint8_t, 64> series_of_pair = [] {
    std::array<std::uint8_t, 64> table{};
    table.fill(no_pair_fits);
    for (unsigned number = 0; number < 3; ++number) {
        for (unsigned series = 0; series <= 3; ++series) {  // 3: none
            unsigned one = 0, two = 0;
            for (unsigned i = 0; i < 3; ++i) {
                const unsigned tiles = (number + (i == series ? 2 : 0)) % 3;
                one |= unsigned{tiles == 1} << i;
                two |= unsigned{tiles == 2} << i;
            }
            table[one | two << 3U] = static_cast<std::uint8_t>((1U << series) & three_bits);
        }
    }
    return table;
}();

}  // namespace

KindMask pairs_at_a_glance(const KindDigits& tiles) noexcept {
    constexpr KindMask every_third = 0b1001001;
    const ModuloThree number = modulo_three(tiles);
    const ModuloThree of_series = number + (number >> 3) + (number >> 6);
    KindMask pairs = number.two & honour_kinds;
    unsigned fits = 0;
    for (int suit = 0; suit < suit_count; ++suit) {
        const int first = suit * ranks_per_suit;
        const auto one = static_cast<unsigned>(of_series.one >> first) & three_bits;
        const auto two = static_cast<unsigned>(of_series.two >> first) & three_bits;
        const unsigned series = series_of_pair[one | two << 3U];
        fits |= series;
        pairs |= KindMask{series & three_bits} * every_third << first;
    }
    const bool none = (fits & no_pair_fits) != 0 || (number.one & honour_kinds) != 0;
    return none ? 0 : pairs & tiles.two_or_more();
}

bool take_into_sets(KindDigits tiles, int count, SetNumbers& sets) noexcept {
    KindMask missing = 0;
    for (int i = 0; i < count; ++i) {
        const KindMask lowest = lowest_bit(tiles.any());
        const KindMask pung = lowest & tiles.three_or_more();
        const KindMask chow = lowest & ~pung;
        missing |= chow & ~chow_starts;
        missing |= tiles.take(lowest | chow << 1U | chow << 2U);
        missing |= tiles.take_two(pung);
        sets[static_cast<std::size_t>(i)] =
            static_cast<std::uint8_t>(2 * std::countr_zero(lowest) + (chow != 0 ? 1 : 0));
    }
    return missing == 0;
}

KindMask pungs_in_a_row(const SetNumbers& sets, int count) noexcept {
    KindMask pungs = 0;
    for (int i = 0; i < count; ++i) {
        const unsigned set = sets[static_cast<std::size_t>(i)];
        pungs |= KindMask{~set & 1U} << (set / 2 % 64);
    }
    return pungs & pungs >> 1U & pungs >> 2U & chow_starts;
}

SetNumbers with_chows_instead(const SetNumbers& sets, int count, Kind lowest) noexcept {
    SetNumbers other = sets;
    int left = 3;
    for (int i = 0; i < count && left > 0; ++i) {
        std::uint8_t& set = other[static_cast<std::size_t>(i)];
        // One pung of each of the three kinds.
        if (set != 2 * (lowest + 3 - left)) continue;
        set = static_cast<std::uint8_t>(2 * lowest + 1);
        --left;
    }
    for (int i = 1; i < count; ++i) {
        for (auto j = static_cast<std::size_t>(i); j > 0 && other[j - 1] > other[j]; --j) {
            std::swap(other[j - 1], other[j]);
        }
    }
    return other;
}

}  // namespace hupai
