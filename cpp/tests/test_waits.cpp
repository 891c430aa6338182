#include <doctest/doctest.h>

#include <string>

#include "brute_force.hpp"
#include "hupai/notation.hpp"
#include "hupai/shanten.hpp"
#include "random_hands.hpp"

using namespace hupai;

namespace {

Hand hand_of(const char* text) {
    Hand hand;
    const Error error = parse_hand(text, hand);
    REQUIRE_MESSAGE(error.status == Status::ok, std::string(text));
    return hand;
}

KindMask kinds_of(const char* text) {
    Counts counts{};
    REQUIRE(parse_tiles(text, counts).status == Status::ok);
    KindMask kinds = 0;
    for (Kind kind = 0; kind < kind_count; ++kind) {
        if (counts[kind] > 0) kinds |= bit(kind);
    }
    return kinds;
}

KindMask waits_of(const char* text, Kind hun = no_kind, HunLimits limits = {}) {
    SearchOptions options;
    options.hun = hun;
    options.limits = limits;
    return waits(tiles_of(hand_of(text), hun), options);
}

constexpr KindMask every_kind = (KindMask{1} << kind_count) - 1;

void check_waits(const Tiles& tiles, Kind hun, Forms forms) {
    const int count = tile_count(tiles);
    for (const HunLimits limits : random_hands::all_limits) {
        SearchOptions options;
        options.hun = hun;
        options.forms = forms;
        options.limits = limits;
        KindMask expected = 0;
        for (Kind kind = 0; kind < kind_count; ++kind) {
            const Tiles drawn = with_drawn(tiles, kind, hun);
            for (int i = 0; i < form_count; ++i) {
                const Form form = static_cast<Form>(i);
                if (!forms.has(form)) continue;
                const bool whole = tiles.meld_count == 0 && count == full_hand - 1;
                if (brute::fewest_draws({drawn, limits, Held::formal}, form, count / 3, whole) == 0)
                    expected |= bit(kind);
            }
        }
        CHECK(waits(tiles, options) == expected);
    }
}

}  // namespace

TEST_CASE("the waits that an independent calculator gives for hands without four of a kind") {
    CHECK(waits_of("[CCCC][FFFF][PPPP][NNNN]E") == kinds_of("E"));
    CHECK(waits_of("19m19s19pESWNCFP") == kinds_of("19m19s19pESWNCFP"));
    CHECK(waits_of("19m19s19pESWNNFP") == kinds_of("C"));
    CHECK(waits_of("22559m11sEESSPP") == kinds_of("9m"));
    CHECK(waits_of("47m28s369pESWCFP") == kinds_of("1m5sN"));
    CHECK(waits_of("28m47s369pESWCFP") == kinds_of("1s5mN"));
    CHECK(waits_of("28m47s369pESWCCP") == 0);
    CHECK(waits_of("1112345678999s") == kinds_of("123456789s"));
    CHECK(waits_of("[111s,1]2345678999s") == kinds_of("124578s"));
    CHECK((waits_of("1112345689999s") & ~kinds_of("9s")) == kinds_of("7s"));
}

TEST_CASE("a kind of which all four are held is still a wait") {
    CHECK(waits_of("1111m") == kinds_of("1m"));
    CHECK(waits_of("[WWW,1]W") == kinds_of("W"));
    // Not a matter of what wildcards stand for.
    CHECK(waits_of("1111m", no_kind, {false, true}) == kinds_of("1m"));
}

TEST_CASE("one pair and a wildcard wait on every kind") {
    CHECK(waits_of("123m456p789sEEEH") == every_kind);
    CHECK(waits_of("HHHHHHHHHHHHH") == every_kind);
}

TEST_CASE("without a fifth copy a wildcard cannot pair four real tiles") {
    CHECK(waits_of("123m456p789sEEEH", no_kind, {false, true}) == (every_kind & ~bit(east)));
    CHECK(waits_of("EEEH", no_kind, {false, true}) == (every_kind & ~bit(east)));
}

TEST_CASE("a drawn hun is a wildcard and so a wait of every hand that waits") {
    CHECK(waits_of("123m456p789sEEES", 8) == (kinds_of("S") | bit(8)));
    CHECK(waits_of("123m456p789sEEES", south) == every_kind);
    CHECK(waits_of("123m456p78sEESSW", 8) == 0);
}

TEST_CASE("a hand of 3n + 2 tiles has no waits") { CHECK(waits_of("123m11p") == 0); }

TEST_CASE("a kind is a wait exactly when the hand with it is complete") {
    random_hands::Dealer dealer(40);
    for (int i = 0; i < 40; ++i) {
        const Tiles tiles = dealer.deal({1, 1, dealer.below(4), 3});
        const Kind hun = static_cast<Kind>(dealer.below(kind_count));
        check_waits(tiles, tiles.real[hun] + tiles.melded[hun] == 0 ? hun : no_kind, Form::standard);
    }
    for (int i = 0; i < 5; ++i) {
        check_waits(dealer.deal_special(1, dealer.below(6)), no_kind,
                    Forms{Form::knitted_straight} | Form::honors_and_knitted | Form::thirteen_orphans);
    }
}
