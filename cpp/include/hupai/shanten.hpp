// How far a hand is from complete, what completes it, and what brings it nearer.
#pragma once

#include <array>
#include <cstdint>

#include "hupai/form.hpp"
#include "hupai/tiles.hpp"

namespace hupai {

/// May a kind be drawn of which the hand (melds included) already holds all four copies?
enum class Held : std::uint8_t { live, formal };

/// What stands for a form that the hand cannot reach with its melds.
inline constexpr int unreachable = 127;

struct SearchOptions {
    Forms forms = Forms::all();
    HunLimits limits{};
    Held held = Held::live;
    Kind hun = no_kind;  ///< a drawn copy of this kind is a wildcard

    friend bool operator==(const SearchOptions&, const SearchOptions&) = default;
};

/// Tiles still missing to be waiting: 0 = waiting, -1 = complete; the least over the forms, or `unreachable`.
///
/// Exactly: over all complete hands of the forms, the fewest tiles that must be drawn, less one. Live: copies of
/// a kind beyond the four real ones must be wildcards; a drawn copy of the hun kind is one. Melds count as done sets.
/// Precondition: 3n + 1 or 3n + 2 concealed tiles.
/// Thread-safety: pure.
[[nodiscard]] int shanten(const Tiles& tiles, const SearchOptions& options = {}) noexcept;

/// The same for each form.
[[nodiscard]] std::array<std::int8_t, form_count> shanten_by_form(const Tiles& tiles,
                                                                  const SearchOptions& options = {}) noexcept;

/// The kinds that complete 3n + 1 tiles, formally: a kind counts though all its copies are held.
/// `options.held` is not looked at. Empty for a hand that does not wait.
[[nodiscard]] KindMask waits(const Tiles& tiles, const SearchOptions& options = {}) noexcept;

/// The kinds whose draw lowers the shanten (of the best discard, with 3n + 2 tiles).
[[nodiscard]] KindMask useful(const Tiles& tiles, const SearchOptions& options = {}) noexcept;

}  // namespace hupai
