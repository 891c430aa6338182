#include <doctest/doctest.h>

#include <string>

#include "brute_force.hpp"
#include "hupai/notation.hpp"
#include "hupai/shanten.hpp"
#include "random_hands.hpp"

using namespace hupai;

namespace {

Tiles tiles_from(const char* text) {
    Hand hand;
    const Error error = parse_hand(text, hand);
    REQUIRE_MESSAGE(error.status == Status::ok, std::string(text));
    return tiles_of(hand);
}

SearchOptions options_of(Forms forms, Held held = Held::live, HunLimits limits = {}) {
    SearchOptions options;
    options.forms = forms;
    options.held = held;
    options.limits = limits;
    return options;
}

int standard_shanten(const char* text, Held held = Held::live, HunLimits limits = {}) {
    return shanten(tiles_from(text), options_of(Form::standard, held, limits));
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

constexpr Held both_readings[] = {Held::live, Held::formal};

void check_shanten(const Tiles& tiles, Forms forms) {
    const int count = tile_count(tiles);
    for (const Held held : both_readings) {
        for (const HunLimits limits : random_hands::all_limits) {
            const auto by_form = shanten_by_form(tiles, options_of(forms, held, limits));
            for (std::size_t i = 0; i < by_form.size(); ++i) {
                const Form form = static_cast<Form>(i);
                if (!forms.has(form)) continue;
                const int draws = brute::fewest_draws({tiles, limits, held}, form, count / 3,
                                                      tiles.meld_count == 0 && count >= full_hand - 1);
                CHECK(by_form[i] == (draws == brute::far ? unreachable : draws - 1));
            }
        }
    }
}

void check_useful(const Tiles& tiles, Kind hun) {
    const int sets = tile_count(tiles) / 3;
    for (const Held held : both_readings) {
        for (const HunLimits limits : random_hands::all_limits) {
            SearchOptions options = options_of(Form::standard, held, limits);
            options.hun = hun;
            const int now = brute::fewest_draws({tiles, limits, held}, Form::standard, sets, false);
            KindMask expected = 0;
            for (Kind kind = 0; kind < kind_count; ++kind) {
                const int own = kind == hun ? tiles.hun_held : tiles.real[kind];
                if (held == Held::live && own + tiles.melded[kind] >= copies_per_kind) continue;
                const Tiles drawn = with_drawn(tiles, kind, hun);
                if (brute::fewest_draws({drawn, limits, held}, Form::standard, sets, false) < now)
                    expected |= bit(kind);
            }
            CHECK(useful(tiles, options) == expected);
        }
    }
}

}  // namespace

TEST_CASE("a complete hand is at -1, a waiting one at 0") {
    CHECK(standard_shanten("123456789m123pEE") == -1);
    CHECK(standard_shanten("123456789m123pE") == 0);
    CHECK(standard_shanten("[WWWW,1][444s]45m678pFF") == 0);
}

TEST_CASE("fourteen tiles are as far as after the best discard") {
    CHECK(standard_shanten("123456789m12pESW") == 1);
    CHECK(standard_shanten("123456789m12pEEW") == 0);
}

TEST_CASE("every wildcard saves a draw") {
    CHECK(standard_shanten("147m258p369sESWN") == 8);
    CHECK(standard_shanten("147m258p369sESWH") == 7);
    CHECK(standard_shanten("14mHHHH8p369sESW") == 4);
}

TEST_CASE("each form has a distance of its own, and a hand with melds has fewer forms") {
    const auto by_form = shanten_by_form(tiles_from("19m19p19sESWNCFP"));
    CHECK(by_form == std::array<std::int8_t, form_count>{8, 9, 6, 4, 0});
    const auto melded = shanten_by_form(tiles_from("[WWW,1]123456m123pE"));
    CHECK(melded == std::array<std::int8_t, form_count>{0, 6, unreachable, unreachable, unreachable});
}

TEST_CASE("the least over the forms asked for counts, and no form is out of reach for good") {
    const Tiles tiles = tiles_from("1122m3344p5566sE");
    CHECK(shanten(tiles) == 0);
    CHECK(shanten(tiles, options_of(Form::standard)) == 3);
    CHECK(shanten(tiles_from("[WWW,1]1122m3344pEE"), options_of(Form::seven_pairs)) == unreachable);
}

TEST_CASE("a hand that waits on a kind it holds four times waits formally but cannot draw it") {
    CHECK(standard_shanten("[EEE,1][SSS,1][WWW,1]1111m", Held::formal) == 0);
    CHECK(standard_shanten("[EEE,1][SSS,1][WWW,1]1111m", Held::live) == 1);
    CHECK(standard_shanten("[EEE,1][SSS,1][NNN,1][WWW,1]W", Held::formal) == 0);
    CHECK(standard_shanten("[EEE,1][SSS,1][NNN,1][WWW,1]W", Held::live) == 1);
}

TEST_CASE("a wildcard may stand for the copy that cannot be drawn") {
    CHECK(standard_shanten("1111mH", Held::live) == -1);
    // EEE, EE and SSS: the joker is the fifth E, an S is drawn.
    CHECK(standard_shanten("EEEESSH", Held::live) == 0);
    CHECK(standard_shanten("EEEESSH", Held::live, {false, true}) == 1);
}

TEST_CASE("without a fifth copy four of a kind and a wildcard still need another pair") {
    CHECK(standard_shanten("1111mH", Held::formal) == -1);
    CHECK(standard_shanten("1111mH", Held::formal, {false, true}) == 0);
    CHECK(standard_shanten("1111mH", Held::live, {false, true}) == 0);
    CHECK(standard_shanten("EEEEH", Held::formal, {false, true}) == 0);
}

TEST_CASE("without sets of wildcards alone each set draws the real tile that it lacks") {
    CHECK(standard_shanten("HHHHHHHHHHHHHH") == -1);
    CHECK(standard_shanten("HHHHHHHHHHHHHH", Held::live, {true, false}) == 4);
    CHECK(standard_shanten("EHHHH", Held::live, {true, false}) == 0);
    CHECK(shanten(tiles_from("HHHHHHHHHHHHHH"), options_of(Form::seven_pairs, Held::live, {true, false})) == 6);
    CHECK(shanten(tiles_from("HHHHHHHHHHHHHH"), options_of(Form::thirteen_orphans, Held::live, {true, false})) == -1);
}

TEST_CASE("useful tiles bring the hand nearer") {
    CHECK(useful(tiles_from("123456789m12pEE"), options_of(Form::standard)) == kinds_of("3p"));
    CHECK(useful(tiles_from("123456789m12pEES"), options_of(Form::standard)) == kinds_of("3p"));
    CHECK(useful(tiles_from("123456789m123pEE"), options_of(Form::standard)) == 0);
}

TEST_CASE("a kind of which all four are held is useful formally alone") {
    const Tiles tiles = tiles_from("[EEE,1][SSS,1][WWW,1]1111m");
    CHECK(useful(tiles, options_of(Form::standard, Held::formal)) == kinds_of("1m"));
    CHECK((useful(tiles, options_of(Form::standard, Held::live)) & kinds_of("1m")) == 0);
}

TEST_CASE("the hun kind is useful as one more wildcard, unless all four are held") {
    Hand hand;
    REQUIRE(parse_hand("3mEE55s78p", hand).status == Status::ok);
    SearchOptions options = options_of(Form::standard);
    options.hun = 2;
    CHECK((useful(tiles_of(hand, 2), options) & bit(2)) != 0);
    REQUIRE(parse_hand("3333mE5s7p", hand).status == Status::ok);
    CHECK((useful(tiles_of(hand, 2), options) & bit(2)) == 0);
    options.held = Held::formal;
    CHECK((useful(tiles_of(hand, 2), options) & bit(2)) != 0);
}

TEST_CASE("the shanten of small hands is the fewest draws over all targets") {
    random_hands::Dealer dealer(30);
    for (int i = 0; i < 200; ++i) {
        const int sets = 1 + (i % 20 == 0 ? 1 : 0);
        check_shanten(dealer.deal({sets, 1 + dealer.below(2), dealer.below(8), dealer.below(3) == 0 ? 0 : 4 - sets}),
                      Form::standard);
    }
}

TEST_CASE("the shanten of a knitted straight is the fewest draws over all targets") {
    random_hands::Dealer dealer(31);
    for (int i = 0; i < 60; ++i) {
        check_shanten(dealer.deal({3, 1 + dealer.below(2), dealer.below(8), 1}), Form::knitted_straight);
        check_shanten(dealer.deal_special(1 + dealer.below(2), dealer.below(10)), Form::knitted_straight);
    }
}

TEST_CASE("the shanten of the forms that are no sets is the fewest draws over all targets") {
    random_hands::Dealer dealer(32);
    for (int i = 0; i < 4; ++i) {
        check_shanten(dealer.deal_special(1 + dealer.below(2), dealer.below(9)),
                      Forms{Form::seven_pairs} | Form::honors_and_knitted | Form::thirteen_orphans);
    }
}

TEST_CASE("a tile is useful exactly when the hand with it needs fewer draws") {
    random_hands::Dealer dealer(33);
    for (int i = 0; i < 20; ++i) {
        const Tiles tiles = dealer.deal({1, 1 + dealer.below(2), dealer.below(4), 3});
        const Kind hun = static_cast<Kind>(dealer.below(kind_count));
        check_useful(tiles, tiles.real[hun] + tiles.melded[hun] == 0 ? hun : no_kind);
    }
}
