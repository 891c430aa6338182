// The distance of a hand from its targets, counted exactly: what every form shares.
#pragma once

#include <array>
#include <cstdint>

#include "hupai/shanten.hpp"
#include "hupai/tiles.hpp"

namespace hupai::detail {

/// What may fill the copies that a target wants of a kind beyond its four: anything; wildcards alone (live: they
/// cannot be drawn); draws alone (formal, `fifth_copy` false: a wildcard may not stand for them).
enum class Beyond : std::uint8_t { anything, wildcards, draws };

/// In some best target every set and the pair hold a real tile, save those that are of a kind the hand does not
/// touch; so four sets and a pair miss at most 4 * 2 + 1 tiles of the kinds that it does touch.
inline constexpr int most_beyond = 9;

inline constexpr int infinite = 99;

/// A hand, and what its targets must look like.
struct Question {
    const Tiles& tiles;
    int sets;             ///< concealed sets of a target
    bool every_set_held;  ///< each set and pair must hold a tile that is no wildcard
    Beyond beyond;
    int beyond_limit;  ///< targets that want more copies beyond are left out
};

struct Missing {
    int tiles;
    int beyond;  ///< how many of these are beyond the four copies
};

/// What is missing of a kind when a target wants `demand` copies of it.
[[nodiscard]] Missing missing_of(const Question& question, Kind kind, int demand) noexcept;

/// The draws that a target costs: `missing` real tiles, `beyond` of which are beyond the four copies, with `untouched`
/// sets and pairs that hold no real tile. A wildcard may be discarded, so forced draws may exceed the rest.
[[nodiscard]] int draws_of(const Question& question, int missing, int beyond, int untouched) noexcept;

/// The fewest draws to the form; 0 = complete; `infinite` when it cannot be reached.
[[nodiscard]] int fewest_draws_to_sets(const Question& question) noexcept;
/// Permutations that cannot do with fewer draws than `worth` are left out.
[[nodiscard]] int fewest_draws_to_knitted_straight(const Question& question, int worth) noexcept;
[[nodiscard]] int fewest_draws_to_seven_pairs(const Question& question) noexcept;
[[nodiscard]] int fewest_draws_to_honors_and_knitted(const Question& question) noexcept;
[[nodiscard]] int fewest_draws_to_thirteen_orphans(const Question& question) noexcept;

/// What a hand aims at; a further draw does not change it.
struct Aim {
    int sets;    ///< concealed sets
    bool whole;  ///< 13 or 14 concealed tiles: the forms that are no sets are within reach
};

[[nodiscard]] constexpr Aim aim_of(int concealed, int melds) noexcept {
    return {concealed / 3, melds == 0 && concealed >= full_hand - 1};
}
[[nodiscard]] Aim aim_of(const Tiles& tiles) noexcept;

/// The fewest draws to one of the options' forms under its limits, exact when below `worth`; else any number not
/// below it. A drawn copy of the options' hun kind is a wildcard.
[[nodiscard]] int fewest_draws(const Tiles& tiles, Aim aim, const SearchOptions& options,
                               int worth = infinite) noexcept;

}  // namespace hupai::detail
