// What cannot be scored or asked under these rules, found before anything is counted.
#include "check.hpp"

#include <string>

#include "count_masks.hpp"
#include "hupai/liaoyang/rules.hpp"
#include "hupai/liaoyang/waits.hpp"
#include "hupai/notation.hpp"
#include "live.hpp"

namespace hupai::liaoyang {
namespace {

constexpr int most_drawn_hands = 1000;

/// With the hun alone given somebody must say what is 鸡枪: a table may play it otherwise than R10 derives it.
Error check_jiqiang_is_said(const Rules& rules) {
    if (rules.jiqiang != JiqiangFrom::unsaid || rules.indicator != no_kind) return {};
    return {Status::unsupported_rule, -1, "hun=" + format_kind(rules.hun) + ": jiqiang=derive | none | 2p2s"};
}

/// R12: is there a kind of which there are too many?
bool any_beyond_live(const Hand& hand, const Rules& rules, const Counts& melded) noexcept {
    Counts copies;
    for (std::size_t kind = 0; kind < kind_count; ++kind) {
        copies[kind] = static_cast<std::uint8_t>(hand.concealed[kind] + melded[kind]);
    }
    const Kind indicator = indicator_of(rules);
    return any_at_least(copies.data(), copies_per_kind + 1) ||
           (indicator < kind_count && copies[indicator] > live_copies(rules, indicator));
}

Error first_beyond_live(const Hand& hand, const Rules& rules, const Counts& melded) {
    Kind kind = 0;
    while (kind < kind_count - 1 && hand.concealed[kind] + melded[kind] <= live_copies(rules, kind)) ++kind;
    return {Status::fourth_indicator, -1, format_kind(kind)};
}

Error check_tiles(const Hand& hand, const Rules& rules) {
    if (hand.jokers > 0) return {Status::joker_not_in_these_rules};
    const Counts melded = melded_counts(hand);
    const Kind hun = hun_of(rules);
    if (hun < kind_count && melded[hun] > 0) return check_hun(hand, hun);
    if (any_beyond_live(hand, rules, melded)) return first_beyond_live(hand, rules, melded);
    if (hand.flowers > 0) return {Status::not_in_these_rules, -1, "flowers"};
    return {};
}

Error check_circumstances(const Circumstances& said) {
    if (said.last_of_kind == Said::yes) return {Status::not_in_these_rules, -1, "last_of_kind"};
    if (said.last_tile == Said::yes) return {Status::not_in_these_rules, -1, "last_tile"};
    if (said.after_draw <= most_drawn_hands) return {};
    return {Status::bad_option, -1, "after_draw=" + std::to_string(said.after_draw)};
}

Error check_under_good_rules(const Hand& hand, const Rules& rules, const Circumstances& said) {
    if (Error error = check_jiqiang_is_said(rules)) return error;
    if (Error error = check_tiles(hand, rules)) return error;
    return check_circumstances(first_said(said, hand.said));
}

Error check_all(const Hand& hand, const Rules& rules, const Circumstances& said) {
    if (Error error = check(rules)) return error;
    return check_under_good_rules(hand, rules, said);
}

/// Are there 14 tiles?
Error check_whole(const Hand& hand) {
    const int concealed = concealed_count(hand);
    const int all = concealed + 3 * hand.meld_count;
    if (concealed % 3 != 2) return {Status::no_winning_tile, -1, std::to_string(concealed)};
    if (all != full_hand) return {Status::missing_melds, -1, std::to_string(all)};
    return {};
}

}  // namespace

int live_copies(const Rules& rules, Kind kind) noexcept {
    return copies_per_kind - (kind == indicator_of(rules) ? 1 : 0);
}

Error check(const Hand& hand, const Rules& rules, const Circumstances& said) {
    if (Error error = check_whole(hand)) return error;
    return check_all(hand, rules, said);
}

Error check_hand(const Hand& hand, const Rules& rules, const Circumstances& said) {
    if (Error error = check_whole(hand)) return error;
    return check_under_good_rules(hand, rules, said);
}

Error check_waits(const Hand& hand, const Rules& rules, const Circumstances& said, const Counts& visible) {
    const int concealed = concealed_count(hand);
    const int all = concealed + 3 * hand.meld_count;
    if (has_drawn(hand)) return {Status::drawn_already, -1, std::to_string(concealed)};
    if (all != full_hand - 1) return {Status::missing_melds, -1, std::to_string(all)};
    if (Error error = check_all(hand, rules, said)) return error;
    const Counts melded = melded_counts(hand);
    for (Kind kind = 0; kind < kind_count; ++kind) {
        if (hand.concealed[kind] + melded[kind] + visible[kind] <= live_copies(rules, kind)) continue;
        return {Status::bad_visible, -1, format_kind(kind)};
    }
    return {};
}

}  // namespace hupai::liaoyang
