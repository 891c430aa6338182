// The tables against the exact count, target by target.
#include <doctest/doctest.h>

#include <cstdlib>
#include <string>

#include "random_hands.hpp"
#include "shanten_exact.hpp"

using namespace hupai;

namespace {

/// How many hands a test looks at: HUPAI_HANDS of the environment asks for more.
int hands_wanted(int usual) {
    const char* asked = std::getenv("HUPAI_HANDS");
    return asked == nullptr ? usual : std::atoi(asked);
}

std::string text_of(const Tiles& tiles) {
    std::string text;
    for (const Counts* counts : {&tiles.real, &tiles.melded}) {
        for (const std::uint8_t copies : *counts) text += std::to_string(copies);
        text += ' ';
    }
    return text + std::to_string(tiles.wildcards) + " wildcards";
}

/// Any hand: every number of melds and wildcards, sometimes short of its melds, near any form.
Tiles any_hand(random_hands::Dealer& dealer) {
    const int extra = 1 + dealer.below(2);
    const int most_wildcards = dealer.below(8) == 0 ? 14 : 8;
    const int wildcards = dealer.below(2) == 0 ? 0 : dealer.below(most_wildcards + 1);
    if (dealer.below(4) == 0) return dealer.deal_special(extra, wildcards);
    const int sets = dealer.below(5);
    const int melds = dealer.below(5) == 0 ? 0 : 4 - sets;
    return dealer.deal({sets, extra, wildcards, melds});
}

SearchOptions any_options(random_hands::Dealer& dealer, const Tiles& tiles) {
    SearchOptions options;
    if (dealer.below(3) == 0) options.limits = random_hands::all_limits[static_cast<std::size_t>(dealer.below(4))];
    options.held = dealer.below(2) == 0 ? Held::live : Held::formal;
    if (dealer.below(4) == 0) options.forms = Forms::from_bits(static_cast<unsigned>(1 + dealer.below(31)));
    const Kind hun = static_cast<Kind>(dealer.below(34));
    // A hun kind has no real copies: `tiles_of` counts them as wildcards.
    if (dealer.below(4) == 0 && tiles.real[hun] + tiles.melded[hun] == 0) options.hun = hun;
    return options;
}

}  // namespace

TEST_CASE("shanten by the tables is the exact shanten") {
    random_hands::Dealer dealer(1);
    for (int i = 0; i < hands_wanted(20'000); ++i) {
        const Tiles tiles = any_hand(dealer);
        const SearchOptions options = any_options(dealer, tiles);
        CAPTURE(text_of(tiles));
        CAPTURE(options.held == Held::live);
        CAPTURE(options.limits.fifth_copy);
        REQUIRE(shanten(tiles, options) == exact::shanten(tiles, options));
        REQUIRE(is_complete(tiles, options.forms, options.limits) ==
                exact::is_complete(tiles, options.forms, options.limits));
    }
}

TEST_CASE("two chows do not both draw the one copy that a melded pung leaves") {
    // 1m 22m 4m 55m 8m beside pungs of 3m and 7m: 123m and 234m would want two 3m, and there is one.
    Tiles tiles;
    tiles.real = {1, 2, 0, 1, 2, 0, 0, 1};
    tiles.melded[2] = 3;
    tiles.melded[6] = 4;
    tiles.meld_count = 2;
    CHECK(shanten(tiles, {}) == 2);
    CHECK(shanten(tiles, {.held = Held::formal}) == 1);
}

TEST_CASE("useful tiles by the tables are the exact useful tiles") {
    random_hands::Dealer dealer(2);
    for (int i = 0; i < hands_wanted(20'000) / 10; ++i) {
        const Tiles tiles = any_hand(dealer);
        const SearchOptions options = any_options(dealer, tiles);
        CAPTURE(text_of(tiles));
        CAPTURE(options.held == Held::live);
        CAPTURE(options.limits.fifth_copy);
        REQUIRE(useful(tiles, options) == exact::useful(tiles, options));
    }
}

TEST_CASE("waits by the tables are the exact waits") {
    random_hands::Dealer dealer(3);
    for (int i = 0; i < hands_wanted(20'000) / 2; ++i) {
        const Tiles tiles = any_hand(dealer);
        const SearchOptions options = any_options(dealer, tiles);
        CAPTURE(text_of(tiles));
        REQUIRE(waits(tiles, options) == exact::waits(tiles, options));
    }
}
