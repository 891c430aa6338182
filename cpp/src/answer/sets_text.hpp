// Tiles, sets and whole hands as a person reads them.
#pragma once

#include <string>

#include "hupai/answer.hpp"

namespace hupai::answer {

inline constexpr const char* between_sets = "  ";

/// Copies of a kind that neither the hand holds nor `turned_up` is.
[[nodiscard]] int copies_left(const Hand& hand, Kind kind, Kind turned_up) noexcept;

/// One set: a meld in brackets; wildcards in parentheses; the winning tile after a plus: `4(5)m+6m`.
/// `winning_as`: what the winning tile stands for, where it is a wildcard.
[[nodiscard]] std::string set_text(const Set& set, const Hand& hand, Kind winning_as, Style style);

/// All sets of a reading; single tiles stand together.
[[nodiscard]] std::string reading_text(const Decomposition& reading, const Hand& hand, Kind winning_as, Style style);

/// The sets of a reading that `bits` names.
[[nodiscard]] std::string sets_text(unsigned bits, const Score& score, const Hand& hand, Style style);

/// A hand in no particular reading: melds, concealed tiles by kind, the winning tile after a plus.
[[nodiscard]] std::string hand_text(const Hand& hand, Style style);

/// "3m x4  6m x2", in the order of the kinds.
[[nodiscard]] std::string kinds_text(KindMask kinds, const Hand& hand, Kind turned_up, Style style);

/// The same in rows, a suit each, indented, each with its end.
[[nodiscard]] std::string kinds_by_suit(KindMask kinds, const Hand& hand, Kind turned_up, Style style);

[[nodiscard]] int live_copies(KindMask kinds, const Hand& hand, Kind turned_up) noexcept;

[[nodiscard]] bool has_wildcard(const Decomposition& reading) noexcept;

}  // namespace hupai::answer
