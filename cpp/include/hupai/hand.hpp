// A hand as it lies on the table: concealed tiles, melds, the winning tile, flowers, circumstances.
#pragma once

#include <array>
#include <cstdint>

#include "hupai/error.hpp"
#include "hupai/tile.hpp"

namespace hupai {

enum class MeldKind : std::uint8_t { chow, pung, kong };

/// A declared set.
struct Meld {
    MeldKind kind = MeldKind::chow;
    /// The kind of a pung or kong, the lowest kind of a chow.
    Kind tile = 0;
    /// Chow: which of its tiles was claimed, 1–3. Pung, kong: 1 upper seat, 2 opposite, 3 lower;
    /// 5–7 = a kong added to a pung from 1–3; 0 = a concealed kong.
    std::uint8_t source = 1;

    constexpr bool is_concealed() const noexcept { return source == 0; }
    constexpr bool is_added_kong() const noexcept { return kind == MeldKind::kong && source >= 5; }
    constexpr int tile_count() const noexcept { return kind == MeldKind::kong ? 4 : 3; }
    friend bool operator==(const Meld&, const Meld&) = default;
};

/// Can `meld` be declared? ok, bad_meld, bad_meld_source, joker_in_meld or bad_kind.
[[nodiscard]] Status check_meld(const Meld& meld) noexcept;

/// What was said of a circumstance.
enum class Said : std::uint8_t { nothing, no, yes };

/// How the last tile came and what stood around it. Every field may be left unsaid.
struct Circumstances {
    Said self_drawn = Said::nothing;
    Kind round_wind = no_kind;  ///< E S W N, or no_kind = unsaid
    Kind seat_wind = no_kind;
    Said last_of_kind = Said::nothing;  ///< the other three copies lie open
    Said last_tile = Said::nothing;     ///< the last tile of the wall
    Said kong = Said::nothing;          ///< self-drawn: a kong's replacement tile; else: a robbed kong
    Said last_four = Said::nothing;     ///< 分张, Liaoyang
    std::int16_t after_draw = -1;       ///< 长毛, Liaoyang: drawn hands before this one; -1 = unsaid

    friend bool operator==(const Circumstances&, const Circumstances&) = default;
};

/// `first`, and where it leaves something unsaid, `second`.
[[nodiscard]] Circumstances first_said(const Circumstances& first, const Circumstances& second) noexcept;

inline constexpr int max_melds = 4;
inline constexpr int full_hand = 14;  ///< a kong counting three

struct Hand {
    Counts concealed{};       ///< real tiles, the winning one included
    std::uint8_t jokers = 0;  ///< generic wildcards `H` among the concealed tiles
    std::uint8_t meld_count = 0;
    std::array<Meld, max_melds> melds{};  ///< in the order they were declared; unused entries are Meld{}
    Kind winning = no_kind;               ///< one of the concealed tiles (or `joker`); no_kind with 3n + 1 tiles
    std::uint8_t flowers = 0;             ///< how many
    std::uint8_t flower_letters = 0;      ///< bit i = flower i is held; 0 = only the number is known
    Circumstances said{};

    friend bool operator==(const Hand&, const Hand&) = default;
};

/// Concealed tiles, jokers included.
[[nodiscard]] int concealed_count(const Hand& hand) noexcept;

/// True with 3n + 2 concealed tiles: the hand has its winning (or drawn) tile.
[[nodiscard]] bool has_drawn(const Hand& hand) noexcept;

/// Copies of each kind in the melds, four for a kong.
[[nodiscard]] Counts melded_counts(const Hand& hand) noexcept;

/// Is `hand` one that can lie on a table? (number of tiles, five copies, melds that are sets, winning tile)
///
/// The one check at the border; everything behind it trusts the hand. `Error::status` is `ok` when it is
/// well-formed; `Error::position` is -1, since no text is known here.
/// Thread-safety: pure.
[[nodiscard]] Error validate(const Hand& hand);

/// R16, and so in every rule set: no tile of the hun kind lies in a meld. `hun` may be no_kind.
[[nodiscard]] Error check_hun(const Hand& hand, Kind hun);

}  // namespace hupai
