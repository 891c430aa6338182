// What the search sees of a hand: real tiles, wildcards, and what the melds take away.
#pragma once

#include <cstdint>

#include "hupai/form.hpp"
#include "hupai/hand.hpp"
#include "hupai/tile.hpp"

namespace hupai {

/// The concealed tiles, with every copy of the hun kind and every joker counted as a wildcard.
struct Tiles {
    Counts real{};               ///< concealed tiles that are no wildcard
    std::uint8_t wildcards = 0;  ///< jokers and concealed copies of the hun kind
    std::uint8_t meld_count = 0;
    Counts melded{};  ///< copies in the melds, four for a kong
    /// How many of the wildcards are copies of the hun kind: live, a hun kind held four times is not drawn again.
    std::uint8_t hun_held = 0;

    friend bool operator==(const Tiles&, const Tiles&) = default;
};

/// Options on what a wildcard may stand for; the same names in every rule set.
struct HunLimits {
    bool fifth_copy = true;      ///< false: no kind that a wildcard stands for more than four times, melds included
    bool all_hun_sets = true;    ///< false: no set and no pair of wildcards alone, however they are placed
    Forms bound = Forms::all();  ///< the forms that the two bear on

    /// The limits on one form.
    constexpr HunLimits on(Form form) const noexcept { return bound.has(form) ? *this : HunLimits{}; }

    friend bool operator==(const HunLimits&, const HunLimits&) = default;
};

[[nodiscard]] Tiles tiles_of(const Hand& hand, Kind hun = no_kind) noexcept;

/// Concealed tiles, wildcards included.
[[nodiscard]] int tile_count(const Tiles& tiles) noexcept;

/// One more tile of `kind` (a wildcard when it is the hun kind or the joker).
[[nodiscard]] Tiles with_drawn(const Tiles& tiles, Kind kind, Kind hun = no_kind) noexcept;

}  // namespace hupai
