#include "forms_at_a_glance.hpp"

#include <algorithm>
#include <array>

namespace hupai {
namespace {

constexpr KindMask simples = [] {
    KindMask kinds = 0;
    for (Kind kind = 0; kind < kind_count; ++kind) kinds |= is_terminal_or_honour(kind) ? 0 : bit(kind);
    return kinds;
}();

constexpr std::size_t choices_of_ranks = std::size_t{1} << ranks_per_suit;

/// By the ranks that are held of a suit: the most of one of 147, 258, 369.
constexpr std::array<std::uint8_t, choices_of_ranks> most_of_a_series = [] {
    std::array<std::uint8_t, choices_of_ranks> table{};
    for (std::size_t ranks = 0; ranks < choices_of_ranks; ++ranks) {
        for (std::size_t series = 0; series < 3; ++series) {
            const std::size_t held = ranks >> series;
            const std::size_t most = (held & 1U) + (held >> 3U & 1U) + (held >> 6U & 1U);
            table[ranks] = std::max(table[ranks], static_cast<std::uint8_t>(most));
        }
    }
    return table;
}();

/// Of the nine tiles of a knitted straight, if the suits did not get in each other's way.
int most_of_nine(KindMask kinds) noexcept {
    int most = 0;
    for (int suit = 0; suit < suit_count; ++suit) {
        most += most_of_a_series[kinds >> (suit * ranks_per_suit) & (choices_of_ranks - 1)];
    }
    return most;
}

}  // namespace

Forms special_forms_at_a_glance(const KindDigits& tiles, int wildcards, int melds) noexcept {
    const KindMask kinds = tiles.any();
    Forms forms;
    if (melds <= 1 && most_of_nine(kinds) + wildcards >= 9) forms = forms | Form::knitted_straight;
    if (melds > 0) return forms;
    if (number_of(tiles.ones) <= wildcards) forms = forms | Form::seven_pairs;
    if (tiles.two_or_more() == 0) forms = forms | Form::honors_and_knitted;
    if ((kinds & simples) == 0) forms = forms | Form::thirteen_orphans;
    return forms;
}

}  // namespace hupai
