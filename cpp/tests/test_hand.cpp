#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "hupai/hand.hpp"
#include "hupai/notation.hpp"

using namespace hupai;

namespace {

Hand hand_of(std::string_view text) {
    Hand hand;
    CAPTURE(text);
    CHECK(parse_hand(text, hand).status == Status::ok);
    return hand;
}

Hand full_hand_of_tiles() { return hand_of("[456s,1][WWWW,1]4m123pFF56m"); }

std::string verdict(const Hand& hand) {
    const Error error = validate(hand);
    CHECK(error.position == -1);
    return std::string(code_name(error.status)) + " " + error.piece;
}

}  // namespace

TEST_CASE("a kong counts as three tiles of the hand and as four of its kind") {
    const Hand hand = full_hand_of_tiles();
    CHECK(concealed_count(hand) == 8);
    CHECK(has_drawn(hand));
    CHECK(melded_counts(hand)[west] == 4);
    CHECK(melded_counts(hand)[suited(2, 5)] == 1);
    CHECK(verdict(hand) == "ok ");
}

TEST_CASE("jokers are concealed tiles") {
    const Hand hand = hand_of("HHHHHHHHHHHHHH");
    CHECK(concealed_count(hand) == 14);
    CHECK(hand.winning == joker);
    CHECK(verdict(hand) == "ok ");
}

TEST_CASE("a hand has 3n + 1 or 3n + 2 concealed tiles, and at most 14 with its melds") {
    for (int melds = 0; melds <= max_melds; ++melds) {
        for (int concealed = 0; concealed <= 16; ++concealed) {
            Hand hand;
            for (int i = 0; i < melds; ++i) {
                hand.melds[hand.meld_count++] = {MeldKind::pung, static_cast<Kind>(east + i), 1};
            }
            hand.jokers = static_cast<std::uint8_t>(concealed);
            if (concealed % 3 == 2) hand.winning = joker;
            const bool fits = concealed % 3 != 0 && concealed + 3 * melds <= full_hand;
            CAPTURE(melds);
            CAPTURE(concealed);
            CHECK((validate(hand).status == Status::ok) == fits);
        }
    }
    CHECK(verdict(Hand{}) == "empty_hand ");
    Hand hand;
    hand.concealed[east] = 3;
    CHECK(verdict(hand) == "bad_tile_count 3");
}

TEST_CASE("a fifth copy is found across concealed tiles and melds") {
    Hand hand = full_hand_of_tiles();
    ++hand.concealed[west];
    CHECK(verdict(hand) == "fifth_copy W");
    hand = full_hand_of_tiles();
    hand.concealed[suited(2, 6)] = 4;
    CHECK(verdict(hand) == "fifth_copy 6s");
    hand.concealed[suited(2, 6)] = 255;
    CHECK(verdict(hand) == "fifth_copy 6s");
}

TEST_CASE("the winning tile is one of the concealed tiles, and only a hand that has drawn has one") {
    Hand hand = full_hand_of_tiles();
    hand.winning = west;
    CHECK(verdict(hand) == "bad_winning_tile W");
    hand.winning = joker;
    CHECK(verdict(hand) == "bad_winning_tile H");
    hand.winning = no_kind;
    CHECK(verdict(hand) == "bad_winning_tile (none)");
    hand.winning = first_flower;
    CHECK(verdict(hand) == "bad_kind 34");
    hand.winning = 200;
    CHECK(verdict(hand) == "bad_kind 200");
    hand = hand_of("E");
    hand.winning = east;
    CHECK(verdict(hand) == "unexpected_winning_tile E");
}

TEST_CASE("a meld is a chow, pung or kong of real tiles with a source that fits it") {
    CHECK(check_meld({MeldKind::chow, suited(0, 7), 3}) == Status::ok);
    CHECK(check_meld({MeldKind::chow, suited(0, 8), 1}) == Status::bad_meld);
    CHECK(check_meld({MeldKind::chow, east, 1}) == Status::bad_meld);
    CHECK(check_meld({MeldKind::chow, 0, 0}) == Status::bad_meld_source);
    CHECK(check_meld({MeldKind::chow, 0, 4}) == Status::bad_meld_source);
    CHECK(check_meld({MeldKind::pung, white, 3}) == Status::ok);
    CHECK(check_meld({MeldKind::pung, white, 5}) == Status::bad_meld_source);
    for (const int source : {0, 1, 2, 3, 5, 6, 7}) {
        CHECK(check_meld({MeldKind::kong, white, static_cast<std::uint8_t>(source)}) == Status::ok);
    }
    CHECK(check_meld({MeldKind::kong, white, 4}) == Status::bad_meld_source);
    CHECK(check_meld({MeldKind::kong, white, 8}) == Status::bad_meld_source);
    CHECK(check_meld({MeldKind::pung, joker, 1}) == Status::joker_in_meld);
    CHECK(check_meld({MeldKind::pung, first_flower, 1}) == Status::bad_meld);
    CHECK(check_meld({MeldKind::pung, 43, 1}) == Status::bad_kind);
    CHECK(check_meld({static_cast<MeldKind>(9), 0, 1}) == Status::bad_meld);

    Hand hand = full_hand_of_tiles();
    hand.melds[1].source = 4;
    CHECK(verdict(hand) == "bad_meld_source 4");
    hand.melds[1] = {MeldKind::pung, joker, 1};
    CHECK(verdict(hand) == "joker_in_meld [HHH,1]");
    hand.melds[1] = {MeldKind::pung, 77, 1};
    CHECK(verdict(hand) == "bad_kind 77");
    hand.meld_count = 200;
    CHECK(verdict(hand) == "too_many_melds 200");
}

TEST_CASE("flowers are a number, or letters that agree with it") {
    Hand hand = full_hand_of_tiles();
    hand.flowers = 99;
    CHECK(verdict(hand) == "ok ");
    hand.flowers = 100;
    CHECK(verdict(hand) == "bad_flowers 100");
    hand.flowers = 2;
    hand.flower_letters = 0b101;
    CHECK(verdict(hand) == "ok ");
    hand.flower_letters = 0b100;
    CHECK(verdict(hand) == "bad_flowers 2");
}

TEST_CASE("a hand carries no circumstance that its text cannot say") {
    Hand hand = full_hand_of_tiles();
    hand.said.last_four = Said::no;
    CHECK(verdict(hand) == "circumstance_not_in_text last_four");
    hand.said.last_four = Said::nothing;
    hand.said.after_draw = 0;
    CHECK(verdict(hand) == "circumstance_not_in_text after_draw");
    hand.said.after_draw = -1;
    hand.said.round_wind = red;
    CHECK(verdict(hand) == "bad_circumstances C");
}

TEST_CASE("what is said first beats what is said second, circumstance by circumstance") {
    Circumstances first, second;
    first.self_drawn = Said::no;
    first.seat_wind = west;
    second.self_drawn = Said::yes;
    second.round_wind = south;
    second.last_of_kind = Said::yes;
    second.last_tile = Said::no;
    second.kong = Said::yes;
    second.last_four = Said::yes;
    second.after_draw = 3;
    const Circumstances both = first_said(first, second);
    Circumstances expected = second;
    expected.self_drawn = Said::no;
    expected.seat_wind = west;
    CHECK(both == expected);
    first.after_draw = 0;
    CHECK(first_said(first, second).after_draw == 0);
    CHECK(first_said({}, {}) == Circumstances{});
}

TEST_CASE("an error has a name, a family and a line in both languages") {
    CHECK(std::string_view(code_name(Status::unknown_tile)) == "unknown_tile");
    CHECK(family_of(Status::ok) == ErrorFamily::none);
    CHECK(family_of(Status::fifth_copy) == ErrorFamily::hand);
    CHECK(family_of(Status::bad_wind) == ErrorFamily::rule);
    const Error error{Status::unknown_tile, 5, "x"};
    CHECK(message_of(error, Language::english) == "'x' is no tile");
    CHECK(message_of(error, Language::chinese) == "“x”不是牌");
    CHECK(message_of({Status::empty_hand, 0, ""}, Language::english) == "the hand is empty");
    CHECK(message_of({Status::unknown_tile, 0, "{}"}, Language::english) == "'{}' is no tile");
    CHECK(std::string_view(code_name(static_cast<Status>(250))) == "unknown_status");
}
