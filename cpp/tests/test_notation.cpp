#include <doctest/doctest.h>

#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "hupai/notation.hpp"

using namespace hupai;

namespace {

constexpr Notation all_notations[] = {Notation::native, Notation::unicode, Notation::botzone, Notation::chinese};

Hand hand_of(std::string_view text, ZOrder z_order = ZOrder::refuse) {
    Hand hand;
    const Error error = parse_hand(text, hand, z_order);
    CAPTURE(text);
    CAPTURE(message_of(error, Language::english));
    CHECK(error.status == Status::ok);
    return hand;
}

Error error_of(std::string_view text, ZOrder z_order = ZOrder::refuse) {
    Hand hand;
    return parse_hand(text, hand, z_order);
}

/// "code position piece"
std::string verdict(std::string_view text, ZOrder z_order = ZOrder::refuse) {
    const Error error = error_of(text, z_order);
    return std::string(code_name(error.status)) + " " + std::to_string(error.position) + " " + error.piece;
}

std::string rewritten(std::string_view text, Notation notation = Notation::native) {
    return format_hand(hand_of(text), notation);
}

/// Any hand that can lie on a table.
class RandomHands {
 public:
    Hand next() {
        Hand hand;
        Counts left;
        left.fill(copies_per_kind);
        const int melds = below(max_melds + 1);
        while (hand.meld_count < melds) {
            const Meld meld = random_meld();
            Counts after = left;
            bool enough = true;
            for (int i = 0; i < meld.tile_count(); ++i) {
                std::uint8_t& copies =
                    after[static_cast<std::size_t>(meld.tile + (meld.kind == MeldKind::chow ? i : 0))];
                enough = enough && copies > 0;
                --copies;
            }
            if (!enough) continue;
            left = after;
            hand.melds[hand.meld_count++] = meld;
        }
        const int largest = max_melds - hand.meld_count;
        const int sets = below(3) == 0 ? below(largest + 1) : largest;
        const int size = 3 * sets + 1 + below(2);
        const bool with_jokers = below(3) == 0;
        for (int i = 0; i < size; ++i) {
            const Kind kind = with_jokers && below(4) == 0 ? joker : random_kind(left);
            if (kind == joker) {
                ++hand.jokers;
            } else {
                --left[kind];
                ++hand.concealed[kind];
            }
            if (size % 3 == 2) hand.winning = kind;
        }
        say_something(hand);
        return hand;
    }

    int below(int limit) { return std::uniform_int_distribution<int>(0, limit - 1)(engine_); }

 private:
    Meld random_meld() {
        constexpr std::uint8_t kong_sources[] = {0, 1, 2, 3, 5, 6, 7};
        const auto seat = static_cast<std::uint8_t>(1 + below(3));
        switch (below(3)) {
            case 0:
                return {MeldKind::chow, suited(below(3), 1 + below(7)), seat};
            case 1:
                return {MeldKind::pung, static_cast<Kind>(below(kind_count)), seat};
            default:
                return {MeldKind::kong, static_cast<Kind>(below(kind_count)), kong_sources[below(7)]};
        }
    }

    Kind random_kind(const Counts& left) {
        for (;;) {
            const auto kind = static_cast<Kind>(below(kind_count));
            if (left[kind] > 0) return kind;
        }
    }

    void say_something(Hand& hand) {
        Said* const flags[] = {&hand.said.self_drawn, &hand.said.last_of_kind, &hand.said.last_tile, &hand.said.kong};
        if (below(3) > 0) {
            for (Said* flag : flags) *flag = static_cast<Said>(below(3));
            if (below(2) > 0) hand.said.round_wind = static_cast<Kind>(east + below(4));
            if (below(2) > 0) hand.said.seat_wind = static_cast<Kind>(east + below(4));
        }
        if (below(2) > 0) return;
        if (below(2) > 0) {
            hand.flowers = static_cast<std::uint8_t>(below(100));
            return;
        }
        hand.flower_letters = static_cast<std::uint8_t>(below(256));
        for (unsigned letters = hand.flower_letters; letters != 0; letters &= letters - 1) ++hand.flowers;
    }

    std::mt19937 engine_{20240607};  // NOLINT: the same hands in every run
};

}  // namespace

TEST_CASE("the native notation reads melds, tiles, circumstances and flowers") {
    const Hand hand = hand_of("[456s,1][WWWW,1][SSSS]4mFF56m|EE0000|fah");
    CHECK(hand.meld_count == 3);
    CHECK(hand.melds[0] == Meld{MeldKind::chow, suited(2, 4), 1});
    CHECK(hand.melds[1] == Meld{MeldKind::kong, west, 1});
    CHECK(hand.melds[2] == Meld{MeldKind::kong, south, 0});
    CHECK(concealed_count(hand) == 5);
    CHECK(hand.concealed[green] == 2);
    CHECK(hand.winning == suited(0, 6));
    CHECK(hand.said.round_wind == east);
    CHECK(hand.said.self_drawn == Said::no);
    CHECK(hand.said.kong == Said::no);
    CHECK(hand.flowers == 3);
    CHECK(hand.flower_letters == 0b10100001);
}

TEST_CASE("every notation says the same hand") {
    const Hand hand = hand_of("[456s,2][WWW,3][SSSS]4mFF56m|SE1-0-|fah");
    CHECK(hand == hand_of("[🀓🀔🀕,2][🀂🀂🀂,3][🀁🀁🀁🀁]🀊🀅🀅🀋 🀌|SE1-0-|fah"));
    CHECK(hand == hand_of("[四条五条六条,2][西西西,3][南南南南]四万 发发 五万 六万|南东1-0-|fah"));
    CHECK(hand ==
          hand_of("［４５６條，２］［西風西風西風，３］【南、南、南、南】　四萬發財發五六萬｜ＳＥ１－０－｜ｆａｈ"));
    CHECK(hand == hand_of("CHI T5,2 PENG F3,3 ANGANG F2 W4 J2 J2 W5 W6|SE1-0-|fah"));
}

TEST_CASE("a hand is written sorted, with the winning tile last and on its own") {
    CHECK(rewritten("[654s,1][WWW,1]F4mHFF56m3m|EE0000|fah") == "[456s,1][WWW,1]456mFFFH3m|EE0000|afh");
    CHECK(rewritten("1112345678999m5m") == "1112345678999m5m");
    CHECK(rewritten("8p1112345678999p") == "1112345678899p9p");
    CHECK(rewritten("EEE SSS WWW NN 11p N") == "11pEEESSSWWWNNN");
    CHECK(rewritten("[WWW]E") == "[WWW,1]E");
}

TEST_CASE("each notation writes in its own hand") {
    const std::string_view text = "[456s,1][WWW,3][SSSS]4mHFF6m|EE----|3";
    CHECK(rewritten(text, Notation::unicode) == "[🀓🀔🀕,1][🀂🀂🀂,3][🀁🀁🀁🀁] 🀊🀅🀅🀪 🀌|EE----|3");
    CHECK(rewritten(text, Notation::botzone) == "CHI T5,1 PENG F3,3 ANGANG F2 W4 J2 J2 H W6|EE----|3");
    CHECK(rewritten(text, Notation::chinese) == "[四条五条六条,1][西西西,3][南南南南] 四万 发发 混 六万|EE----|3");
    CHECK(rewritten("[1111p,6][CCCC,2]E", Notation::botzone) == "BUGANG B1,6 GANG J1,2 F1");
}

TEST_CASE("circumstances are written only as far as anything is known") {
    CHECK(rewritten("E") == "E");
    CHECK(rewritten("E||0") == "E");
    CHECK(rewritten("E||3") == "E||3");
    CHECK(rewritten("E|S") == "E|S-----");
    CHECK(rewritten("E|-S1") == "E|-S1---");
    CHECK(rewritten("E|------|") == "E");
    CHECK(rewritten("E|EE0000") == "E|EE0000");
    CHECK(rewritten("E|EE0000|ba") == "E|EE0000|ab");
    CHECK(rewritten("E||99") == "E||99");
    CHECK(rewritten("E||07") == "E||7");
    CHECK(rewritten("E| E E 00 00 | a b ") == "E|EE0000|ab");
    CHECK(rewritten("E|东北|梅🀩") == "E|EN----|ah");
}

TEST_CASE("every valid hand survives being written and read in every notation") {
    RandomHands hands;
    for (int i = 0; i < 100'000; ++i) {
        const Hand hand = hands.next();
        REQUIRE(validate(hand).status == Status::ok);
        for (const Notation notation : all_notations) {
            const std::string text = format_hand(hand, notation);
            Hand read;
            const Error error = parse_hand(text, read);
            if (error || !(read == hand)) {
                CAPTURE(text);
                REQUIRE(error.status == Status::ok);
                REQUIRE(read == hand);
            }
        }
    }
}

TEST_CASE("1z to 4z are winds, and 5z to 7z need an order") {
    CHECK(hand_of("1234z") == hand_of("ESWN"));
    CHECK(hand_of("567z1z", ZOrder::chinese) == hand_of("CFPE"));
    CHECK(hand_of("567z1z", ZOrder::riichi) == hand_of("PFCE"));
    CHECK(verdict("1235z") == "ambiguous_z 3 5z");
    CHECK(verdict("7z") == "ambiguous_z 0 7z");
    CHECK(verdict("8z", ZOrder::chinese) == "unknown_tile 0 8z");
}

TEST_CASE("a west or green dragon before a number tile is no Botzone token") {
    CHECK(hand_of("F1mW1mF") == hand_of("11mWFF"));
    CHECK(hand_of("H1m") == hand_of("混一万"));
    CHECK(hand_of("[WWW,1]F") == hand_of("PENG F3 J2"));
    CHECK(hand_of("W1") == hand_of("1m"));
    CHECK(hand_of("F1") == hand_of("E"));
    CHECK(hand_of("W1W1") == hand_of("11m"));
    CHECK(hand_of("H W1") == hand_of("H1m"));
}

TEST_CASE("Botzone's tokens may be parted by spaces and commas, and melds may name their source") {
    const Hand hand = hand_of("CHI W2,3, PENG F1 , 2 GANG J1,BUGANG T5,7, B1,H");
    CHECK(hand == hand_of("[123m,3][EEE,2][CCCC,1][5555s,7]1pH"));
    CHECK(hand_of("Chi W2 Peng F1 Gang J1 AnGang T5 H") == hand_of("[123m,1][EEE,1][CCCC,1][5555s]H"));
    CHECK(hand_of("BUGANG W5 W1") == hand_of("[5555m,5]1m"));
    CHECK(hand_of("BUGANG W5,3 W1") == hand_of("[5555m,7]1m"));
}

TEST_CASE("flowers among the tiles are flowers of the hand") {
    CHECK(hand_of("🀇🀢🀀🀩") == hand_of("1mE||ah"));
    CHECK(hand_of("W1 H1 F1 H8") == hand_of("1mE||ah"));
    CHECK(hand_of("一万梅东冬") == hand_of("1mE||ah"));
    CHECK(hand_of("🀇🀢🀀|EE0000|h") == hand_of("1mE|EE0000|ah"));
    CHECK(hand_of("🀇🀢🀀|EE0000|1") == hand_of("1mE|EE0000|a"));
    CHECK(verdict("🀇🀢🀀|EE0000|2") == "bad_flowers 11 2");
    CHECK(verdict("🀇🀢🀀|EE0000|a") == "repeated_flower 11 a");
    CHECK(verdict("🀇🀢🀢") == "repeated_flower 2 🀢");
    CHECK(verdict("H1 W1 H1") == "repeated_flower 6 H1");
}

TEST_CASE("variation selectors, spaces and full-width forms say nothing") {
    CHECK(hand_of("\uFEFF🀄\uFE0F🀄\uFE0E　🀄 1 2\u00A03\n4 m\t") == hand_of("CCC1234m"));
    CHECK(hand_of("１２３４ｍ　ＥＥＥ") == hand_of("1234mEEE"));
    CHECK(hand_of("Ｗ１　Ｆ１") == hand_of("1mE"));
    CHECK(hand_of("1m,2m，3m、4m") == hand_of("1234m"));
}

TEST_CASE("Chinese names are read in both scripts") {
    CHECK(hand_of("一萬二万1餅2饼3筒1條2条3索東东混西北") == hand_of("12m123p123sEEHWN"));
    CHECK(hand_of("南西北中發发白") == hand_of("SWNCFFP"));
    CHECK(hand_of("东风東風红中紅中发财發財白板") == hand_of("EECCFFP"));
    CHECK(hand_of("一二三四万") == hand_of("1234m"));
    CHECK(hand_of("东||梅兰竹菊春夏秋冬") == hand_of("E||abcdefgh"));
    CHECK(hand_of("东||蘭") == hand_of("E||b"));
    CHECK(verdict("红发") == "unknown_tile 0 红");
    CHECK(verdict("一万风") == "unknown_tile 2 风");
}

TEST_CASE("the tiles of a chow may stand in any order, and its source counts them sorted") {
    CHECK(hand_of("[564s,1]E") == hand_of("[456s,1]E"));
    CHECK(hand_of("[6s4s5s,3]E") == hand_of("[456s,3]E"));
}

TEST_CASE("an error names the first thing that is wrong, and where") {
    struct Example {
        std::string_view text, verdict;
    };
    const Example examples[] = {
        {"", "empty_hand 0 "},
        {"  ", "empty_hand 0 "},
        {"|EE0000", "empty_hand 0 "},
        {"🀢", "empty_hand 1 "},
        {"x", "unknown_tile 0 x"},
        {"123m0p", "unknown_tile 4 0"},
        {"123x", "unknown_tile 3 x"},
        {"一万 ☃", "unknown_tile 3 ☃"},
        {"m", "unknown_tile 0 m"},
        {"🀫", "unknown_tile 0 🀫"},
        {"123m,,4m", "unknown_tile 5 ,"},
        {"[123m],1m", "unknown_tile 6 ,"},
        {"W1 F5", "unknown_tile 3 F5"},
        {"W1 J4", "unknown_tile 3 J4"},
        {"W1 T0", "unknown_tile 3 T0"},
        {"W1 CHOW W2", "unknown_tile 3 CHOW"},
        {"123", "missing_suit 0 123"},
        {"1m 2 3 E", "missing_suit 3 2 3"},
        {"[456s1]E", "missing_suit 5 1"},
        {"12,3m", "missing_suit 0 12"},
        {"[456s", "unbalanced_bracket 0 ["},
        {"E[456s[WWW]", "unbalanced_bracket 1 ["},
        {"[456s,1|EE0000", "unbalanced_bracket 0 ["},
        {"456s]", "unbalanced_bracket 4 ]"},
        {"[]E", "bad_meld 0 []"},
        {"E[457s]", "bad_meld 1 [457s]"},
        {"[45s]", "bad_meld 0 [45s]"},
        {"[44445s]", "bad_meld 0 [44445s]"},
        {"[ESW,1]", "bad_meld 0 [ESW,1]"},
        {"[8s9s1m]", "bad_meld 0 [8s9s1m]"},
        {"[梅梅梅]", "bad_meld 0 [梅梅梅]"},
        {"[1m2m3m4m5m6m7m8m9m1p2p3p4p]", "bad_meld 0 [1m2m3m4m5m6m7m8m9m1p2p3…"},
        {"CHI W1 E", "bad_meld 0 CHI W1"},
        {"CHI T9", "bad_meld 0 CHI T9"},
        {"W1 CHI F2", "bad_meld 3 CHI F2"},
        {"PENG H1", "bad_meld 0 PENG H1"},
        {"PENG", "bad_meld 0 PENG"},
        {"[456s,4]", "bad_meld_source 6 4"},
        {"[456s, 12 ]", "bad_meld_source 7 12"},
        {"[456s,]", "bad_meld_source 5 ,"},
        {"[444s,0]", "bad_meld_source 6 0"},
        {"[444s,5]", "bad_meld_source 6 5"},
        {"[4444s,4]", "bad_meld_source 7 4"},
        {"[4444s,8]", "bad_meld_source 7 8"},
        {"CHI W2,4", "bad_meld_source 7 4"},
        {"GANG W2,5", "bad_meld_source 8 5"},
        {"ANGANG W2,1", "bad_meld_source 10 1"},
        {"BUGANG W2,4", "bad_meld_source 10 4"},
        {"[HHH]", "joker_in_meld 1 H"},
        {"[45sH,1]", "joker_in_meld 4 H"},
        {"[4H6s,1]", "joker_in_meld 2 H"},
        {"[🀓🀪🀕]", "joker_in_meld 2 🀪"},
        {"PENG H", "joker_in_meld 5 H"},
        {"[123m][123m][123m][456m][789m]", "too_many_melds 24 [789m]"},
        {"55555m", "fifth_copy 4 5m"},
        {"[555m]55m", "fifth_copy 7 5m"},
        {"55m[555m]", "fifth_copy 6 5m"},
        {"W5 GANG W5", "fifth_copy 8 5m"},
        {"🀀🀀东东E", "fifth_copy 4 E"},
        {"123456789m123p", "bad_tile_count 14 12"},
        {"123456789m123456p |EE0000", "bad_tile_count 17 15"},
        {"HHHHHHHHHHHHHHHH", "bad_tile_count 16 16"},
        {"[123m][123m][123m][456m]", "bad_tile_count 24 12"},
        {"[123m][123m][123m][456m]HHHH", "bad_tile_count 28 16"},
        {"E|X", "bad_circumstances 2 X"},
        {"E|EC0000", "bad_circumstances 3 C"},
        {"E|EE0002", "bad_circumstances 7 2"},
        {"E|EE00000", "bad_circumstances 8 0"},
        {"E|0000", "bad_circumstances 2 0"},
        {"E||100", "bad_flowers 3 100"},
        {"E||i", "bad_flowers 3 i"},
        {"E||3a", "bad_flowers 4 a"},
        {"E||a3", "bad_flowers 4 3"},
        {"E||3|", "bad_flowers 4 |"},
        {"E||aba", "repeated_flower 5 a"},
    };
    for (const Example& example : examples) {
        CAPTURE(example.text);
        CHECK(verdict(example.text) == example.verdict);
    }
}

TEST_CASE("hostile text is answered with one clean line") {
    using namespace std::string_view_literals;
    CHECK(verdict("E\0E"sv) == "unknown_tile 1 \\x00");
    CHECK(verdict("E\xFF\xFE") == "unknown_tile 1 \\xff");
    CHECK(verdict("\xF0\x9F\x80") == "unknown_tile 0 \\xf0");
    CHECK(verdict("东\xED\xA0\x80") == "unknown_tile 1 \\ud800");
    CHECK(verdict("\xC0\xAF") == "unknown_tile 0 \\xc0");
    CHECK(verdict("\u202E") == "unknown_tile 0 \\u202e");
    CHECK(verdict("\\") == "unknown_tile 0 \\\\");
    CHECK(verdict("\x1B[31m") == "unknown_tile 0 \\x1b");
    CHECK(verdict("[1m\n2m]") == "bad_meld 0 [1m\\x0a2m]");
    CHECK(verdict(std::string(10'000'000, '1')) == "text_too_long 0 111111111111111111111111…");
    CHECK(verdict(std::string(max_text_length + 1, ' ')).starts_with("text_too_long"));
    CHECK(verdict("E" + std::string(max_text_length - 1, ' ')) == "ok -1 ");
    CHECK(verdict(std::string(max_text_length, '[')) == "unbalanced_bracket 0 [");
    CHECK(verdict(std::string(max_text_length, 'H')) == "bad_tile_count 1024 1024");
}

TEST_CASE("no text at all breaks the reader, and what it takes for a hand it can write again") {
    RandomHands hands;
    const std::string_view pieces[] = {"[", "]",  ",",    "|",       "1",  "9",  "0",  "m",           "z",
                                       "H", "W1", "CHI ", "GANG B5", "东", "万", "风", "🀄",          "🀢",
                                       " ", "-",  "\xFF", "a",       "E|", "||", "红", "\xED\xA0\x80"};
    for (int i = 0; i < 50'000; ++i) {
        std::string text = format_hand(hands.next(), all_notations[hands.below(4)]);
        for (int edits = 1 + hands.below(4); edits > 0; --edits) {
            const auto at = static_cast<std::size_t>(hands.below(static_cast<int>(text.size()) + 1));
            if (hands.below(2) > 0 && at < text.size()) text.erase(at, 1 + static_cast<std::size_t>(hands.below(3)));
            if (hands.below(2) > 0 && at <= text.size()) text.insert(at, pieces[hands.below(std::size(pieces))]);
        }
        Hand hand;
        const Error error = parse_hand(text, hand);
        CAPTURE(text);
        if (error) {
            REQUIRE(family_of(error.status) == ErrorFamily::hand);
            REQUIRE(error.position >= 0);
            REQUIRE(error.position <= static_cast<int>(text.size()));
            REQUIRE(hand == Hand{});
            continue;
        }
        REQUIRE(validate(hand).status == Status::ok);
        for (const Notation notation : all_notations) REQUIRE(hand_of(format_hand(hand, notation)) == hand);
    }
}

TEST_CASE("loose tiles are counted, without melds, jokers or flowers") {
    Counts counts{};
    CHECK(parse_tiles("123m5pE 5p", counts).status == Status::ok);
    CHECK(counts[suited(0, 1)] == 1);
    CHECK(counts[suited(1, 5)] == 2);
    CHECK(counts[east] == 1);
    CHECK(parse_tiles("W1 F1 F1", counts).status == Status::ok);
    CHECK(counts[east] == 2);
    CHECK(parse_tiles("", counts).status == Status::ok);
    CHECK(counts == Counts{});
    for (const std::string_view text : {"[123m,1]", "1mH", "梅", "1m|EE", "CHI W2"}) {
        CAPTURE(text);
        CHECK(parse_tiles(text, counts).status == Status::unknown_tile);
    }
    CHECK(parse_tiles("11111m", counts).position == 4);
    CHECK(parse_tiles("5z", counts).status == Status::ambiguous_z);
    CHECK(parse_tiles("5z", counts, ZOrder::riichi).status == Status::ok);
    CHECK(counts[white] == 1);
}

TEST_CASE("one tile is read in each notation") {
    for (Kind expected = 0; expected < kind_count; ++expected) {
        for (const Notation notation : all_notations) {
            Kind kind = no_kind;
            CHECK(parse_kind(format_kind(expected, notation), kind).status == Status::ok);
            CHECK(kind == expected);
        }
    }
    Kind kind = no_kind;
    for (const std::string_view text : {"", "12m", "1m2m", "H", "梅", "H1", "[1m]", "1m|", "x"}) {
        CAPTURE(text);
        CHECK(parse_kind(text, kind).status == Status::unknown_tile);
    }
    CHECK(parse_kind("5", kind).status == Status::missing_suit);
    CHECK(kind == no_kind);
}

TEST_CASE("melds are read on their own") {
    Melds melds;
    CHECK(parse_melds("[123p,2] [SSSS]", melds).status == Status::ok);
    CHECK(melds.count == 2);
    CHECK(melds.melds[0] == Meld{MeldKind::chow, suited(1, 1), 2});
    CHECK(melds.melds[1] == Meld{MeldKind::kong, south, 0});
    CHECK(parse_melds("PENG F1", melds).status == Status::ok);
    CHECK(melds.count == 1);
    CHECK(melds.melds[1] == Meld{});
    CHECK(parse_melds("", melds).status == Status::ok);
    CHECK(melds == Melds{});
    CHECK(parse_melds("[123p]E", melds).status == Status::bad_meld);
    CHECK(parse_melds("[123p]|EE", melds).status == Status::unknown_tile);
    CHECK(parse_melds("[123p][123p][123p][123p][EEE]", melds).status == Status::too_many_melds);
}

TEST_CASE("single tiles, loose tiles and melds are written in each notation") {
    CHECK(format_kind(joker) == "H");
    CHECK(format_kind(first_flower, Notation::unicode) == "🀢");
    CHECK(format_kind(first_flower + 7, Notation::botzone) == "H8");
    CHECK(format_kind(first_flower + 7) == "h");
    CHECK(format_kind(no_kind) == "?");
    const Kind tiles[] = {0, 1, 2, suited(1, 5), east, 0, joker};
    CHECK(format_tiles(tiles, 7) == "123m5pE1mH");
    CHECK(format_tiles(tiles, 7, Notation::unicode) == "🀇🀈🀉🀝🀀🀇🀪");
    CHECK(format_tiles(tiles, 7, Notation::botzone) == "W1 W2 W3 B5 F1 W1 H");
    CHECK(format_tiles(tiles, 7, Notation::chinese) == "一万二万三万 五饼 东 一万 混");
    CHECK(format_tiles(tiles, 0).empty());
    CHECK(format_meld({MeldKind::kong, south, 0}) == "[SSSS]");
    CHECK(format_meld({MeldKind::chow, suited(0, 4), 1}, Notation::botzone) == "CHI W5,1");
}
