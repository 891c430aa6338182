// Hands as text, in four notations.
//
// native   [456s,1][WWWW,1][SSSS]4mFF56m      number tiles 123m, winds ESWN, dragons CFP, joker H; 1z–4z = ESWN
// Unicode  [🀓🀔🀕,1]🀊🀅🀅🀋 🀌               U+1F000–U+1F021, flowers U+1F022–U+1F029, joker U+1F02A
// Chinese  [四条五条六条,1]四万五万 发发 六万  also 123万, 一二三万, 萬 筒 餅 條 索 東 發, 东风 红中, joker 混
// Botzone  CHI T5,1 W4 W5 J2 J2 W6            flowers H1–H8, joker H; CHI (middle tile) PENG GANG ANGANG BUGANG
//
// Melds (all but Botzone): tiles in brackets, in any order, then a comma and the source: for a chow which of its
// sorted tiles was claimed, 1–3; for a pung or exposed kong the seat, 1 upper, 2 opposite, 3 lower; for a kong added
// to such a pung 5–7. Without a source: a concealed kong, else ,1. Botzone writes the same digits behind its words,
// and 1–3 behind BUGANG mean 5–7.
// Circumstances (all): |RSdlwk|flowers: round and seat wind, then 0 or 1 for self-drawn, last of its kind, last tile
// of the wall, about a kong; `-` = not said; parts may be left out at the end. Flowers are letters a–h or a count of
// 0–99. Flowers that stand among the tiles are flowers just the same; a count beside them must agree with them.
// With 3n + 2 concealed tiles the last one written is the winning tile.
// Ignored: white space, variation selectors, 、; a comma between tiles. Full-width ASCII is read as ASCII.
// Native, Unicode and Chinese may be mixed in one text. A text is Botzone's when it has a T, B or J before a digit or
// one of the five words, or a W, F or H before a single digit and nowhere a suit letter or bracket.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "hupai/error.hpp"
#include "hupai/hand.hpp"

namespace hupai {

enum class Notation : std::uint8_t { native, unicode, botzone, chinese };

/// How 5z 6z 7z are read: not at all, as 中发白, or as 白发中.
enum class ZOrder : std::uint8_t { refuse, chinese, riichi };

inline constexpr std::size_t max_text_length = 1024;  ///< in bytes; the longest hand takes well under half

/// Reads a hand in any of the notations, told apart by themselves, and validates it.
///
/// `text` is UTF-8 and may hold anything. Of what is wrong the first thing is reported, with the position at which
/// the offending piece begins, in code points (an invalid byte counts as one): a fifth copy at the fifth one, a bad
/// meld or an unclosed bracket at the bracket, a wrong number of tiles behind the last tile, where a missing one would
/// stand. On an error `hand` is left unchanged. Complexity: linear, and bounded by `max_text_length`.
/// Thread-safety: pure.
[[nodiscard]] Error parse_hand(std::string_view text, Hand& hand, ZOrder z_order = ZOrder::refuse);

/// Writes a hand completely: parsing the result gives the same hand, in each notation.
/// Precondition: `validate(hand)` is ok; any other hand gives some text that may not be read again.
[[nodiscard]] std::string format_hand(const Hand& hand, Notation notation = Notation::native);

/// Reads loose tiles, as of `--visible 123m5pE` (no melds, no jokers, no flowers), any number up to four a kind,
/// none at all too. On an error `counts` is left unchanged.
[[nodiscard]] Error parse_tiles(std::string_view text, Counts& counts, ZOrder z_order = ZOrder::refuse);

/// Reads exactly one tile: a kind 0–33.
[[nodiscard]] Error parse_kind(std::string_view text, Kind& kind, ZOrder z_order = ZOrder::refuse);

/// Up to four melds.
struct Melds {
    std::uint8_t count = 0;
    std::array<Meld, max_melds> melds{};  ///< unused entries are Meld{}

    friend bool operator==(const Melds&, const Melds&) = default;
};

/// Reads melds alone, as of another seat: "[123p,1][SSSS]", or nothing at all.
[[nodiscard]] Error parse_melds(std::string_view text, Melds& melds, ZOrder z_order = ZOrder::refuse);

/// One kind (34 kinds, flowers, joker): "5m", "E", "a", "H"; what is none of them is "?".
[[nodiscard]] std::string format_kind(Kind kind, Notation notation = Notation::native);

/// Loose tiles in the order given, neighbours of a suit under one letter: "123m5pE".
[[nodiscard]] std::string format_tiles(const Kind* tiles, int count, Notation notation = Notation::native);

/// "[456m,1]", "[SSSS]", "CHI W5,1".
[[nodiscard]] std::string format_meld(const Meld& meld, Notation notation = Notation::native);

}  // namespace hupai
