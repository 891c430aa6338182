// What completes a hand, self-drawn and on a discard (R32, R33).
#include "hupai/liaoyang/waits.hpp"
#include "liaoyang_support.hpp"

using namespace liaoyang_test;

namespace {

std::string value_of(const Score& score) { return score.win ? std::to_string(score.total) : "-"; }

/// "1m 4 3/2": kind, live copies, fan when self-drawn and on a discard.
std::string waits_of(std::string_view hand_text, std::string_view options, std::string_view visible_text = "") {
    const Hand hand = hand_of(hand_text);
    const liaoyang::Rules rules = rules_of(options);
    Counts visible{};
    REQUIRE(!parse_tiles(visible_text, visible));
    REQUIRE(verdict(check_waits(hand, rules, {}, visible)) == "ok");
    std::string out;
    for (const liaoyang::Wait& wait : liaoyang::waits(hand, rules, {}, visible)) {
        if (!out.empty()) out += ", ";
        out += format_kind(wait.tile) + " " + std::to_string(wait.live) + " " + value_of(wait.self_drawn) + "/" +
               value_of(wait.discard);
    }
    return out;
}

}  // namespace

TEST_CASE("a run that lacks its terminal waits on it and on the hun (W1)") {
    CHECK(waits_of("[345s,1]23m456p678p55p", "indicator=7m") == "1m 4 3/2, 8m 4 2/-");
}

TEST_CASE("a closed hand waits for self-draws alone (W2)") {
    CHECK(waits_of("123m456m789p345s9s", "indicator=E") == "9s 3 3/-, S 4 2/-");
}

TEST_CASE("the last tile alone waits on itself and on the hun (W3)") {
    CHECK(waits_of("[111m,1][333p,1][666s,1][EEE,1]8s", "indicator=5m") == "6m 4 5/-, 8s 3 6/5");
}

TEST_CASE("the last tile alone that is a hun waits on every kind (W4)") {
    std::string expected;
    for (Kind kind = 0; kind < kind_count; ++kind) {
        const std::string name = format_kind(kind);
        const bool counts_one_more = name[0] == '2' || name[0] == '8' || name == "5p" || name == "5s";
        int live = 4;
        for (const char* held : {"1m", "3p", "7s", "E"}) live -= name == held ? 3 : 0;
        if (name == "5m" || name == "6m") live = 3;
        if (!expected.empty()) expected += ", ";
        expected += name + " " + std::to_string(live) + (name == "6m" ? " 5/-" : counts_one_more ? " 5/4" : " 4/3");
    }
    CHECK(waits_of("[111m,1][333p,1][777s,1][EEE,1]6m", "indicator=5m") == expected);
}

TEST_CASE("a hun may move to let another kind complete the hand (W5)") {
    CHECK(waits_of("[345m,1]12m456p789s99s", "indicator=3p") == "3m 3 3/2, 4p 3 2/-, 7p 4 2/1");
}

TEST_CASE("live copies leave out the indicator and what is visible (R33)") {
    CHECK(waits_of("[345s,1]23m456p678p55p", "indicator=7m", "11m8m") == "1m 2 3/2, 8m 3 2/-");
    CHECK(waits_of("[345s,1]123m45678p99s", "indicator=9p") == "1p 4 3/-, 3p 4 4/3, 6p 3 4/3, 9p 3 4/3");
}

TEST_CASE("a kind of which none is left stays listed without scores (R33)") {
    CHECK(waits_of("[345s,1]23m456p678p55p", "indicator=7m", "1111m") == "1m 0 3/2, 8m 4 2/-");
    CHECK(waits_of("[345s,1][9999p]123m78p55p", "indicator=E") == "6p 4 3/2, 9p 0 -/-, S 4 2/-");
}

TEST_CASE("waits are asked of thirteen tiles, and no kind is seen more often than it is live") {
    const liaoyang::Rules rules = rules_of("indicator=7m");
    const auto verdict_of = [&](std::string_view hand, std::string_view visible_text) {
        Counts visible{};
        REQUIRE(!parse_tiles(visible_text, visible));
        return verdict(check_waits(hand_of(hand), rules, {}, visible));
    };
    CHECK(verdict_of("[345s,1]23m456p678p55p", "") == "ok");
    CHECK(verdict_of("[345s,1]23m1m456p678p55p", "") == "drawn_already 11");
    CHECK(verdict_of("23m456p678p55p", "") == "missing_melds 10");
    CHECK(verdict_of("[345s,1]23m456p678p55p", "555p") == "bad_visible 5p");
    CHECK(verdict_of("[345s,1]23m456p678p55p", "7777m") == "bad_visible 7m");
    CHECK(verdict_of("[345s,1]23m456p678p55p", "777m") == "ok");
    CHECK(verdict_of("[345s,1]2377m77m78p55p", "") == "fourth_indicator 7m");
}
