// How many tiles a hand misses of each form, by table look-up; no wildcard, no limit on copies.
//
// With `missing` the fewest tiles that natural tiles miss of a form, a hand with w wildcards needs `missing - w`
// draws. What the options add to that (copies beyond four) is in `shanten.cpp`.
#pragma once

#include <array>
#include <cstdint>

#include "hupai/form.hpp"
#include "hupai/tile.hpp"
#include "kind_sets.hpp"

namespace hupai::distance {

/// Where the four parts of a hand stand in the tables. Counts are 0-4 a kind, 14 tiles at most a part.
struct Places {
    std::array<std::uint32_t, suit_count> suit;  ///< among all suits
    std::uint32_t honours;
    std::array<std::uint32_t, suit_count> suit_class;
    std::uint32_t honours_class;
    std::uint32_t two_suits_class;         ///< of m and p
    std::uint32_t suit_and_honours_class;  ///< of s and honours
};

[[nodiscard]] Places places_of(const std::uint8_t* counts) noexcept;

/// What a form misses that is out of reach.
inline constexpr int out_of_reach = 100;

/// Real tiles, and what they aim at. The counts are not copied.
struct RealTiles {
    const std::uint8_t* counts;  ///< of the kinds, concealed; 0-4 each
    int total;                   ///< their sum
    int sets;                    ///< concealed sets of the target
    bool whole;                  ///< 13 or 14 tiles, wildcards included: the forms that are no sets are within reach
};

/// The ranks (bit 0 = the first) of which one more tile brings the tiles of one suit, or the honours, nearer to so many
/// sets and pairs. `tiles`: four bits a rank, at most four copies of each and 14 tiles.
[[nodiscard]] unsigned ranks_nearer_in_suit(std::uint64_t tiles, int sets, int pairs) noexcept;
[[nodiscard]] unsigned ranks_nearer_in_honours(std::uint64_t tiles, int sets, int pairs) noexcept;

class Distances {
 public:
    explicit Distances(const RealTiles& tiles) noexcept : tiles_(tiles), places_(places_of(tiles.counts)) {}

    /// What one form misses: exact when below `bound`, else any number not below it.
    [[nodiscard]] int missing(Form form, int bound = out_of_reach) const noexcept;

    /// The least of the forms. Looks no further for less when it is `enough` or less.
    [[nodiscard]] int least(Forms forms, int enough = 0) const noexcept;

    /// The kinds that bring those of the forms nearer that miss `missing`, which is above 0.
    /// Precondition: none of them misses less.
    [[nodiscard]] KindMask lowering(Forms forms, int missing) const noexcept;

 private:
    RealTiles tiles_;
    Places places_;
};

/// `Distances(tiles).least(forms, enough)`, where nothing else is asked.
[[nodiscard]] int least_missing(const RealTiles& tiles, Forms forms, int enough) noexcept;

}  // namespace hupai::distance
