// Answers as JSON and as words, Chinese and English: once for the command line, the C interface and the browser.
//
// Nothing here knows a rule set: names of fan come from `Score::table`, minimum and total from the `Score`.
// Thread-safety: every function is pure. Memory: the answer alone.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "hupai/decompose.hpp"
#include "hupai/error.hpp"
#include "hupai/fan_listing.hpp"
#include "hupai/hand.hpp"
#include "hupai/notation.hpp"
#include "hupai/score.hpp"
#include "hupai/settle.hpp"
#include "hupai/shanten.hpp"

namespace hupai::answer {

using ShantenByForm = std::array<std::int8_t, form_count>;

struct Style {
    Language language = Language::english;
    Notation notation = Notation::native;
};

/// What a rule set says of itself in an answer: its name and the options that differ from their defaults.
struct RulesHeader {
    std::string name;          ///< "guobiao"
    std::string options_json;  ///< an object, "{}" when everything is default
};

/// A score, and how far the hand is from a win: what `explain` needs beyond the score.
struct Explanation {
    Score score{};
    ShantenByForm by_form{};   ///< `unreachable` for a form that the melds rule out
    KindMask useful = 0;       ///< kinds whose draw brings the hand nearer (after the best discard)
    Kind turned_up = no_kind;  ///< a copy of this kind lies open for all to see (an indicator)
};

/// A wait with what it is worth; the scores are null without rules, or where that way of winning is no win.
struct WaitAnswer {
    Kind tile = no_kind;
    int live = 0;
    const Score* self_drawn = nullptr;
    const Score* discard = nullptr;
};

// ---- JSON of the interface: one object ("schema": 1) on one line, UTF-8, without a trailing newline ----

// Keys and names are the same in every language; `language` is that of a "message" alone.

/// Of a win, or of no win: then `score.why` says why.
[[nodiscard]] std::string score_json(const Hand& hand, const RulesHeader& rules, const Score& score,
                                     Language language = Language::english);

/// The keys of `score_json`, and "shanten", "by_form", "useful"; "conditions" where the rules have any.
[[nodiscard]] std::string explanation_json(const Hand& hand, const RulesHeader& rules, const Explanation& explanation,
                                           Language language = Language::english);

/// Without rules "rules" is null, and so are the values of each wait.
[[nodiscard]] std::string waits_json(const Hand& hand, const RulesHeader* rules, std::span<const WaitAnswer> waits);

/// `complete`: the list holds every reading.
[[nodiscard]] std::string decompositions_json(const Hand& hand, std::span<const Decomposition> list, bool complete);

[[nodiscard]] std::string shanten_json(const Hand& hand, const ShantenByForm& by_form);

[[nodiscard]] std::string fans_json(const RulesHeader& rules, std::span<const FanListing> fans);

[[nodiscard]] std::string settlement_json(const Hand& hand, const RulesHeader& rules, const Score& score,
                                          const Settlement& settlement);

/// `hand_text` as it was given: bytes that are no UTF-8 become U+FFFD, and a text of more than `max_text_length`
/// bytes is cut off.
[[nodiscard]] std::string error_json(std::string_view hand_text, const Error& error, Language language);

/// `text` as a JSON string with its quotation marks; bytes that are no UTF-8 become U+FFFD.
[[nodiscard]] std::string json_string(std::string_view text);

// ---- Words for a person: several lines, without a trailing newline ----

/// The hand by sets, the fan in columns, what is not counted, the total.
[[nodiscard]] std::string score_text(const Hand& hand, const Score& score, Style style);

/// A win: how the score comes about. No win: why not, how far away, and what brings it nearer.
[[nodiscard]] std::string explanation_text(const Hand& hand, const Explanation& explanation, Style style);

[[nodiscard]] std::string waits_text(const Hand& hand, std::span<const WaitAnswer> waits, bool with_rules, Style style);
[[nodiscard]] std::string decompositions_text(const Hand& hand, std::span<const Decomposition> list, bool complete,
                                              Style style);
[[nodiscard]] std::string shanten_text(const Hand& hand, const ShantenByForm& by_form, Style style);
[[nodiscard]] std::string fans_text(std::span<const FanListing> fans, Language language);

/// How the fan become money, loser by loser, and who pays whom.
[[nodiscard]] std::string settlement_text(const Hand& hand, const Score& score, const Settlement& settlement,
                                          Style style);

/// One line: "position 5: 'x' is no tile" (the number of `Error::position`; control characters escaped), or without a
/// place the message alone.
[[nodiscard]] std::string error_text(const Error& error, Language language);

// ---- The same on one line, for hands that come one a line ----

[[nodiscard]] std::string score_line(const Score& score, Style style);
[[nodiscard]] std::string explanation_line(const Hand& hand, const Explanation& explanation, Style style);
[[nodiscard]] std::string waits_line(std::span<const WaitAnswer> waits, bool with_rules, Style style);
[[nodiscard]] std::string decompositions_line(const Hand& hand, std::span<const Decomposition> list, bool complete,
                                              Style style);
[[nodiscard]] std::string shanten_line(const ShantenByForm& by_form, Style style);
[[nodiscard]] std::string settlement_line(const Score& score, const Settlement& settlement, Style style);

/// Columns that a terminal gives a UTF-8 text: two for Chinese and for a tile of Unicode, none for a combining mark.
[[nodiscard]] int display_width(std::string_view text) noexcept;

}  // namespace hupai::answer
