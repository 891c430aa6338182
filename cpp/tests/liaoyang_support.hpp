// Hands, rules and results of Liaoyang as short texts, for its tests.
#pragma once

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

#include "hupai/liaoyang/options.hpp"
#include "hupai/liaoyang/rules.hpp"
#include "hupai/notation.hpp"

namespace liaoyang_test {

using namespace hupai;

inline std::vector<std::string> words(std::string_view text) {
    std::vector<std::string> found;
    while (!text.empty()) {
        const std::size_t end = text.find(' ');
        if (end != 0) found.emplace_back(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return found;
}

inline Hand hand_of(std::string_view text) {
    Hand hand;
    const Error error = parse_hand(text, hand);
    REQUIRE_MESSAGE(!error, std::string(text), ": ", message_of(error, Language::english));
    return hand;
}

/// Options as "indicator=2m shisanyao=true".
inline liaoyang::Rules rules_of(std::string_view options) {
    liaoyang::Rules rules;
    for (const std::string& option : words(options)) {
        const std::size_t equals = option.find('=');
        const Error error = set_option(rules, option.substr(0, equals), option.substr(equals + 1));
        REQUIRE_MESSAGE(!error, option, ": ", message_of(error, Language::english));
    }
    const Error error = check(rules);
    REQUIRE_MESSAGE(!error, std::string(options), ": ", message_of(error, Language::english));
    return rules;
}

/// Circumstances as "self_drawn dealer kong last_four after_draw".
inline Circumstances said_of(std::string_view text) {
    Circumstances said;
    for (const std::string& word : words(text)) {
        if (word == "self_drawn") said.self_drawn = Said::yes;
        if (word == "dealer") said.seat_wind = east;
        if (word == "kong") said.kong = Said::yes;
        if (word == "last_four") said.last_four = Said::yes;
        if (word.rfind("after_draw", 0) == 0) {
            said.after_draw = static_cast<std::int16_t>(word.size() > 11 ? std::stoi(word.substr(11)) : 1);
        }
    }
    return said;
}

inline Score score_of(std::string_view hand_text, std::string_view options, std::string_view said_text = "") {
    const Hand hand = hand_of(hand_text);
    const liaoyang::Rules rules = rules_of(options);
    const Circumstances said = said_of(said_text);
    const Error error = check(hand, rules, said);
    REQUIRE_MESSAGE(!error, std::string(hand_text), ": ", message_of(error, Language::english));
    return score(hand, rules, said);
}

inline void append_fan(std::string& out, const CountedFan& counted) {
    if (!out.empty()) out += ' ';
    out += liaoyang::fan_entry({}, counted.fan).row.name;
    out += ' ' + std::to_string(counted.count * counted.value);
}

/// "自摸 1 鸡枪 5", or why it is no win.
inline std::string fans_of(const Score& score) {
    if (!score.win) return reason_code(score.why);
    std::string out;
    for (std::size_t i = 0; i < score.counted_count; ++i) append_fan(out, score.counted[i]);
    return out;
}

inline std::string fans_of(std::string_view hand, std::string_view options, std::string_view said = "") {
    return fans_of(score_of(hand, options, said));
}

/// Sets as "123m 4(5)6m 99s": hun in parentheses.
inline std::string sets_of(const Score& score) {
    std::string out;
    for (std::size_t i = 0; i < score.decomposition.set_count; ++i) {
        const Set& set = score.decomposition.sets[i];
        if (i > 0) out += ' ';
        for (int tile = 0; tile < set_size(set.kind); ++tile) {
            const std::string name = format_kind(tile_at(set, tile));
            const bool is_hun = (set.hun >> tile & 1) != 0;
            const bool last = tile + 1 == set_size(set.kind);
            const std::string shown = name.size() > 1 && !last ? name.substr(0, 1) : name;
            out += is_hun ? "(" + shown.substr(0, 1) + ")" + shown.substr(1) : shown;
        }
    }
    return out;
}

/// The code of what is wrong, and the piece.
inline std::string verdict(const Error& error) {
    return std::string(code_name(error.status)) + (error.piece.empty() ? "" : " " + error.piece);
}

}  // namespace liaoyang_test
