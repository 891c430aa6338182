// The 34 kinds of tiles, the 8 flowers and the joker, as numbers.
#pragma once

#include <array>
#include <cstdint>

namespace hupai {

/// A kind of tile: 0–8 = 1m–9m, 9–17 = 1p–9p, 18–26 = 1s–9s, 27–30 = E S W N, 31–33 = C F P,
/// 34–41 = the flowers a–h (梅兰竹菊春夏秋冬), 42 = the joker `H`.
/// This is the order of every array with one entry a kind.
using Kind = std::uint8_t;

inline constexpr int kind_count = 34;
inline constexpr int suit_count = 3;
inline constexpr int ranks_per_suit = 9;
inline constexpr Kind first_honour = 27;
inline constexpr Kind east = 27, south = 28, west = 29, north = 30;
inline constexpr Kind red = 31, green = 32, white = 33;
inline constexpr Kind first_flower = 34;
inline constexpr int flower_count = 8;
inline constexpr Kind joker = 42;
inline constexpr Kind no_kind = 255;
inline constexpr int copies_per_kind = 4;

/// Copies of each kind.
using Counts = std::array<std::uint8_t, kind_count>;

/// A set of kinds: bit k is kind k.
using KindMask = std::uint64_t;

constexpr KindMask bit(Kind kind) noexcept { return KindMask{1} << kind; }

constexpr bool is_suited(Kind kind) noexcept { return kind < first_honour; }
constexpr bool is_honour(Kind kind) noexcept { return kind >= first_honour && kind < kind_count; }
constexpr bool is_wind(Kind kind) noexcept { return kind >= east && kind <= north; }
constexpr bool is_dragon(Kind kind) noexcept { return kind >= red && kind <= white; }
constexpr bool is_flower(Kind kind) noexcept { return kind >= first_flower && kind < first_flower + flower_count; }

/// 0 = m, 1 = p, 2 = s, 3 = honours.
constexpr int suit_of(Kind kind) noexcept { return kind / ranks_per_suit; }

/// 1–9 in a suit; 1–7 among the honours.
constexpr int rank_of(Kind kind) noexcept { return kind % ranks_per_suit + 1; }

constexpr Kind suited(int suit, int rank) noexcept { return static_cast<Kind>(suit * ranks_per_suit + rank - 1); }

/// 幺九: a 1, a 9 or an honour.
constexpr bool is_terminal_or_honour(Kind kind) noexcept {
    return is_honour(kind) || (is_suited(kind) && (rank_of(kind) == 1 || rank_of(kind) == 9));
}

/// Can a chow begin at this kind?
constexpr bool begins_a_chow(Kind kind) noexcept { return is_suited(kind) && rank_of(kind) <= 7; }

}  // namespace hupai
