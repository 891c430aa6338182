// Answers as JSON and as words. The table of fan is made up here: answers know no rule set.
#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

#include "hupai/answer.hpp"

namespace {

using namespace hupai;
using namespace hupai::answer;

const FanRow fan_table[] = {
    {"straight", "清龙", "Straight", 1}, {"double", "喜相逢", "Double", 2}, {"short", "连六", "Short", 3},
    {"drawn", "自摸", "Drawn", 4},       {"flowers", "花牌", "Flowers", 0}, {"last", "和绝张", "Last", 5},
};
enum TestFan : std::uint8_t { straight, twice, short_straight, drawn, flowers, last };

constexpr Style english{Language::english, Notation::native};
constexpr Style chinese{Language::chinese, Notation::native};

Hand read(std::string_view text) {
    Hand hand;
    const Error error = parse_hand(text, hand);
    REQUIRE_MESSAGE(!error, error_text(error, Language::english));
    return hand;
}

Hand straight_hand() { return read("[123m,1][123p,2]456m55sH9m8m|EE1000|3"); }

/// 123m 123p 456m (7)89m 55s, completed by 8m, with a straight, a double that counts twice, and three flowers.
Score straight_score() {
    Score score;
    score.win = true;
    score.meets_minimum = true;
    score.total = 22;
    score.minimum = 8;
    score.towards_minimum = 19;
    score.table = fan_table;
    score.winning_as = 7;
    score.used = {Said::yes, east, south, Said::no, Said::no, Said::no};
    score.decomposition = {Form::standard,
                           5,
                           {{{SetKind::chow, 0, 0, 0, false},
                             {SetKind::chow, 9, 0, 1, false},
                             {SetKind::chow, 3, 0, -1, false},
                             {SetKind::chow, 6, 1, -1, true},
                             {SetKind::pair, 22, 0, -1, false}}}};
    score.counted[0] = {straight, 1, 16, {0b01101}};
    score.counted[1] = {twice, 2, 1, {0b00011, 0b00110}};
    score.counted[2] = {drawn, 1, 1, {}};
    score.counted[3] = {flowers, 3, 1, {}};
    score.counted_count = 4;
    score.excluded[0] = {short_straight, straight, Reason::none};
    score.excluded[1] = {last, no_fan, Reason::another_concealed_copy};
    score.excluded_count = 2;
    return score;
}

/// The same, worth too little.
Score low_score() {
    Score score = straight_score();
    score.total = 7;
    score.towards_minimum = 4;
    score.meets_minimum = false;
    return score;
}

Score no_win() {
    Score score;
    score.why = Reason::no_shape;
    score.used = {Said::no, east, east, Said::no, Said::no, Said::no};
    return score;
}

std::vector<Decomposition> readings(const Hand& hand) {
    std::vector<Decomposition> list;
    DecompositionCursor cursor(hand, no_kind, Forms::all(), {}, false);
    for (Decomposition reading; cursor.next(reading);) list.push_back(reading);
    return list;
}

bool contains(std::string_view text, std::string_view piece) { return text.find(piece) != std::string_view::npos; }

std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    while (true) {
        const std::size_t end = text.find('\n');
        lines.emplace_back(text.substr(0, end));
        if (end == std::string_view::npos) return lines;
        text.remove_prefix(end + 1);
    }
}

}  // namespace

TEST_CASE("the JSON of a win has the keys of the interface") {
    CHECK(score_json(straight_hand(), {"guobiao", R"({"hun":"none"})"}, straight_score()) ==
          R"({"schema":1,"hand":"[123m,1][123p,2]4569m55sH8m|EE1000|3","rules":"guobiao","options":{"hun":"none"},)"
          R"("circumstances":{"self_drawn":true,"round_wind":"E","seat_wind":"S","last_of_kind":false,)"
          R"("last_tile":false,"kong":false},"win":true,"meets_minimum":true,"total":22,"fans":[)"
          R"({"id":"straight","name":"清龙","english":"Straight","value":16,"count":1,"sets":[[0,2,3]]},)"
          R"({"id":"double","name":"喜相逢","english":"Double","value":1,"count":2,"sets":[[0,1],[1,2]]},)"
          R"({"id":"drawn","name":"自摸","english":"Drawn","value":1,"count":1,"sets":[[]]},)"
          R"({"id":"flowers","name":"花牌","english":"Flowers","value":1,"count":3,"sets":[[],[],[]]}],)"
          R"("excluded":[{"name":"连六","by":"清龙"},{"name":"和绝张","by":"another_concealed_copy"}],)"
          R"("decomposition":{"form":"standard","sets":[)"
          R"({"kind":"chow","tiles":"123m","hun":[],"melded":"[123m,1]","winning":false},)"
          R"({"kind":"chow","tiles":"123p","hun":[],"melded":"[123p,2]","winning":false},)"
          R"({"kind":"chow","tiles":"456m","hun":[],"melded":null,"winning":false},)"
          R"({"kind":"chow","tiles":"789m","hun":[0],"melded":null,"winning":true},)"
          R"({"kind":"pair","tiles":"55s","hun":[],"melded":null,"winning":false}]},"why":null})");
}

TEST_CASE("the JSON of no win says why, with the same keys") {
    const std::string json = score_json(read("123m456p789sEEFF9p"), {"guobiao", "{}"}, no_win());
    CHECK(contains(json, R"("win":false,"meets_minimum":false,"total":0,"fans":[],"excluded":[],"decomposition":null,)"
                         R"("why":{"code":"no_shape","message":"the tiles form no winning shape"}})"));
    CHECK(contains(score_json(read("123m456p789sEEFF9p"), {"guobiao", "{}"}, no_win(), Language::chinese),
                   R"("why":{"code":"no_shape","message":"牌型不成和"})"));
}

TEST_CASE("an explanation in JSON adds the distance and the useful tiles with their live copies") {
    const Explanation explanation{no_win(), {1, 2, 3, 8, 127}, bit(3) | bit(red)};
    CHECK(
        contains(explanation_json(read("123m456p789sEECC9p"), {"guobiao", "{}"}, explanation),
                 R"(,"shanten":1,"by_form":{"standard":1,"knitted_straight":2,"seven_pairs":3,"honors_and_knitted":8},)"
                 R"("useful":{"4m":4,"C":2}})"));
}

TEST_CASE("the JSON of waits has null where a way of winning is none") {
    const Score score = straight_score();
    const WaitAnswer waits[] = {{2, 3, &score, nullptr}, {30, 0, nullptr, nullptr}};
    const RulesHeader rules{"guobiao", "{}"};
    const std::string json = waits_json(read("1112345678999m"), &rules, waits);
    CHECK(json.starts_with(R"({"schema":1,"hand":"1112345678999m","rules":"guobiao","waits":[{"tile":"3m","live":3,)"
                           R"("self_drawn":{"total":22,"meets_minimum":true,"fans":[{"id":"straight",)"));
    CHECK(json.ends_with(R"("discard":null},{"tile":"N","live":0,"self_drawn":null,"discard":null}]})"));
    CHECK(contains(waits_json(read("1112345678999m"), nullptr, {}), R"("rules":null,"waits":[]})"));
}

TEST_CASE("a set of wildcards alone has no tiles in JSON") {
    const Hand hand = read("123m456p789sEEHHH");
    const std::vector<Decomposition> list = readings(hand);
    const std::string json = decompositions_json(hand, list, true);
    CHECK(contains(json, R"({"kind":"any","tiles":null,"hun":[0,1,2],"melded":null,"winning":false})"));
    CHECK(json.ends_with(R"(],"complete":true})"));
    CHECK(decompositions_json(hand, {}, false).ends_with(R"("decompositions":[],"complete":false})"));
}

TEST_CASE("a form that the melds rule out is left out of the distances") {
    CHECK(shanten_json(read("[123m,1]456p789sEEFF"), {0, 3, 127, 127, 127}) ==
          R"({"schema":1,"hand":"[123m,1]456p789sEEFF","shanten":0,"by_form":{"standard":0,"knitted_straight":3}})");
}

TEST_CASE("an error in JSON quotes the text as it was given") {
    CHECK(error_json("12x", {Status::unknown_tile, 2, "x"}, Language::english) ==
          R"({"schema":1,"hand":"12x","error":{"code":"unknown_tile","message":"'x' is no tile","position":2}})");
    CHECK(error_json("", {Status::empty_hand, -1, ""}, Language::chinese) ==
          R"({"schema":1,"hand":"","error":{"code":"empty_hand","message":"没有牌","position":null}})");
}

TEST_CASE("JSON strings are valid whatever the bytes") {
    CHECK(json_string("a\"b\\c\n\t\x01") == R"("a\"b\\c\u000a\u0009\u0001")");
    CHECK(json_string("中🀇") == "\"中🀇\"");
    CHECK(json_string("\xff\xc0\x80") == "\"\uFFFD\uFFFD\uFFFD\"");    // no UTF-8, an overlong form
    CHECK(json_string("\xed\xa0\x80x") == "\"\uFFFD\uFFFD\uFFFDx\"");  // a surrogate
    CHECK(json_string("\xf0\x9f\x80") == "\"\uFFFD\uFFFD\uFFFD\"");    // cut short
    CHECK(json_string("\u2028\u0085") == R"("\u2028\u0085")");         // no new line for any reader
    CHECK(json_string(std::string_view("\0", 1)) == R"("\u0000")");
}

TEST_CASE("the text in an error is cut off when it is longer than any hand, between two characters") {
    std::string text;
    for (int i = 0; i < 1000; ++i) text += "中";
    const std::string json = error_json(text, {Status::text_too_long, -1, ""}, Language::english);
    CHECK(json.size() < max_text_length + 200);
    CHECK(contains(json, "中…\""));
    CHECK_FALSE(contains(json, "\uFFFD"));
}

TEST_CASE("a hand is shown by sets: melds in brackets, wildcards in parentheses, the winning tile after a plus") {
    CHECK(lines_of(score_text(straight_hand(), straight_score(), english))[0] ==
          "[123m,1]  [123p,2]  456m  (7)9m+8m  55s");
    CHECK(lines_of(score_text(straight_hand(), straight_score(), {Language::english, Notation::unicode}))[0] ==
          "[🀇🀈🀉,1]  [🀙🀚🀛,2]  🀊🀋🀌  (🀍)🀏+🀎  🀔🀔");
    CHECK(lines_of(score_text(straight_hand(), straight_score(), {Language::english, Notation::botzone}))[0] ==
          "CHI W2,1  CHI B2,2  W4 W5 W6  (W7) W9+W8  T5 T5");
    CHECK(contains(score_text(straight_hand(), straight_score(), {Language::chinese, Notation::chinese}),
                   "四五六万  (七)九万+八万  五五条"));
}

TEST_CASE("a wildcard that won is marked at the tile it stands for") {
    Score score = straight_score();
    score.decomposition.sets[3] = {SetKind::chow, 6, 0b011, -1, true};
    score.winning_as = 7;
    CHECK(contains(score_text(read("[123m,1][123p,2]456m55s9mHH"), score, english), "456m  (7)9m+(8m)  55s"));
    score.winning_as = 6;
    CHECK(contains(score_text(read("[123m,1][123p,2]456m55s9mHH"), score, english), "456m  (8)9m+(7m)  55s"));
}

TEST_CASE("a score is a table with the total last") {
    CHECK(score_text(straight_hand(), straight_score(), english) ==
          "[123m,1]  [123p,2]  456m  (7)9m+8m  55s\n"
          "East round, seat South, self-drawn, 3 flowers\n"
          "( ) a wildcard, read as the tile in the brackets\n"
          "\n"
          "  Straight         16\n"
          "  Double    1 x 2   2\n"
          "  Drawn             1\n"
          "  Flowers   1 x 3   3\n"
          "  Short             -  not counted with Straight\n"
          "  Last              -  another copy lies among the concealed tiles (P8)\n"
          "  -------------------\n"
          "  Total            22");
}

TEST_CASE("Chinese columns line up by the width of their characters") {
    const std::vector<std::string> lines = lines_of(score_text(straight_hand(), straight_score(), chinese));
    CHECK(lines[1] == "东风圈，南风位，自摸，花牌 3 张");
    CHECK(lines[4] == "  清龙           16");
    CHECK(lines[5] == "  喜相逢  1 x 2   2");
    for (std::size_t i = 4; i < 8; ++i) CHECK(display_width(lines[i]) == 19);
    CHECK(lines[8] == "  连六            -  已计清龙，不另计");
}

TEST_CASE("a win below the minimum says what it needs and what it has") {
    CHECK(contains(score_text(straight_hand(), low_score(), english), "(needs 8 before flowers, has 4)"));
    CHECK(contains(score_text(straight_hand(), low_score(), chinese), "（起和 8 番，花牌外只有 4 番）"));
    CHECK(score_line(low_score(), english).starts_with("7 (needs 8 before flowers, has 4)  Straight 16 + "));
    Score without_flowers = low_score();
    without_flowers.towards_minimum = 7;
    CHECK(contains(score_text(straight_hand(), without_flowers, english), "(needs 8, has 7)"));
    without_flowers.minimum = 0;
    CHECK(contains(score_text(straight_hand(), without_flowers, english), "(below the minimum)"));
}

TEST_CASE("a win is explained by its sets, the sets of each fan, and the minimum") {
    const std::string text = explanation_text(straight_hand(), {straight_score(), {}, 0}, english);
    CHECK(contains(text,
                   "A win: standard form.\n"
                   "  chow  [123m,1]  melded\n"
                   "  chow  [123p,2]  melded\n"
                   "  chow  456m\n"
                   "  chow  (7)9m+8m  the winning tile\n"
                   "  pair  55s\n"));
    CHECK(contains(text, "  Straight         16  [123m,1]  456m  (7)9m+8m\n"));
    CHECK(contains(text, "  Double    1 x 2   2  [123m,1]  [123p,2]  |  [123p,2]  456m\n"));
    CHECK(text.ends_with("\n\nThe minimum of 8 is reached with 19, flowers left out."));
}

TEST_CASE("no win is explained by its distance and what brings it nearer") {
    const Explanation explanation{no_win(), {1, 2, 3, 8, 127}, bit(3) | bit(red)};
    CHECK(explanation_text(read("123m456p789sEECC9p"), explanation, english) ==
          "123m456p789sEECC+9p\n"
          "No win: the tiles form no winning shape.\n"
          "\n"
          "How far away, form by form:\n"
          "  standard form       1\n"
          "  knitted straight    2\n"
          "  seven pairs         3\n"
          "  honors and knitted  8\n"
          "\n"
          "After the right discard, nearer with 6 live tiles:\n"
          "  4m x4\n"
          "  C x2");
    CHECK(explanation_line(read("123m456p789sEECC9p"), explanation, english) ==
          "no win: the tiles form no winning shape; shanten 1  standard form 1, knitted straight 2, seven pairs 3, "
          "honors and knitted 8; nearer with 4m x4  C x2");
}

TEST_CASE("a complete hand that is no win has nothing to come nearer to") {
    Score broken = no_win();
    broken.why = Reason::no_terminal;
    const Explanation explanation{broken, {-1, unreachable, unreachable, unreachable, unreachable}, 0};
    const Hand hand = read("[345s,1]234m456p678p5p5p");
    CHECK(explanation_line(hand, explanation, english) == score_line(broken, english));
    const Explanation helpless{no_win(), {2, 5, 5, 8, 9}, 0};
    CHECK(!contains(explanation_line(hand, helpless, english), "nearer"));
}

TEST_CASE("thirteen orphans stand as single tiles in one piece, the winning one last") {
    Hand hand = read("1m19p19sESWNCFPP9m");
    Score score = straight_score();
    score.decomposition = readings(hand).at(0);
    for (Set& set : score.decomposition.sets) set.winning = set.tile == 8;
    score.winning_as = 8;
    score.counted_count = score.excluded_count = 0;
    CHECK(lines_of(score_text(hand, score, english))[0] == "1m19p19sESWNCF+9m  PP");
    CHECK(contains(explanation_text(hand, {score, {}, 0}, english), "  pair          PP\n"));
    CHECK(contains(explanation_text(hand, {score, {}, 0}, english),
                   "  single tiles  1m19p19sESWNCF+9m  the winning tile\n"));
}

TEST_CASE("waits are a table of live copies and values") {
    const Score score = straight_score();
    Score low = low_score();
    low.total = low.towards_minimum;
    const WaitAnswer waits[] = {{2, 3, &score, &low}, {30, 0, &low, nullptr}};
    CHECK(waits_text(read("1112345678999m"), waits, true, english) ==
          "1112345678999m\n"
          "East round, seat South\n"
          "Waits on 2 kinds, 3 live:\n"
          "  Tile  Live  Self-drawn    On a discard\n"
          "  3m       3  22             4 (below 8)\n"
          "  N        0   4 (below 8)  -");
    CHECK(waits_line(waits, true, english) == "3m x3 22/4!  N x0 4!/-");
    CHECK(waits_line(waits, false, chinese) == "3m×3  N×0");
    CHECK(waits_text(read("1112345678999m"), {}, true, english) ==
          "1112345678999m\nNot waiting: no tile completes the hand.");
    CHECK(waits_line({}, true, chinese) == "未听牌");
}

TEST_CASE("readings are numbered, and a list that was cut says so") {
    const Hand hand = read("111222333m44455p");
    const std::vector<Decomposition> list = readings(hand);
    CHECK(decompositions_text(hand, list, true, english) ==
          "111222333m4445p+5p\n"
          "2 readings:\n"
          "  1  standard form  111m  222m  333m  444p  55p\n"
          "  2  standard form  123m  123m  123m  444p  55p");
    CHECK(decompositions_text(hand, {list.data(), 1}, false, chinese) ==
          "111222333m4445p+5p\n前 1 种拆法：\n  1  基本型  111m  222m  333m  444p  55p\n  还有更多");
    CHECK(decompositions_line(hand, list, true, english) ==
          "standard form: 111m  222m  333m  444p  55p | standard form: 123m  123m  123m  444p  55p");
    CHECK(decompositions_line(hand, {}, true, english) == "no reading");
}

TEST_CASE("a set of wildcards alone is any set, a pair of them any pair") {
    const Hand hand = read("123m456p789sEEHHH");
    CHECK(contains(decompositions_line(hand, readings(hand), true, english), "123m  456p  789s  (any set)  EE"));
    CHECK(contains(decompositions_line(hand, readings(hand), true, english), "123m  456p  789s  EE(E)  (any pair)"));
    CHECK(contains(decompositions_text(hand, readings(hand), true, chinese), "(任意一组)"));
}

TEST_CASE("a distance says what it means") {
    CHECK(shanten_text(read("123m456p789sEEFF"), {0, 3, 4, 8, 10}, english) ==
          "123m456p789sEEFF\n"
          "Shanten 0: waiting, one tile completes the hand.\n"
          "  standard form        0  waiting\n"
          "  knitted straight     3\n"
          "  seven pairs          4\n"
          "  honors and knitted   8\n"
          "  thirteen orphans    10");
    CHECK(contains(shanten_text(read("123m456p789sEEFF9p"), {0, 3, 4, 8, 10}, english), "after the right discard"));
    CHECK(contains(shanten_text(read("123m456p789sEEFFF"), {-1, 3, 4, 8, 10}, chinese), "上听数 -1：牌型已成和。"));
    CHECK(shanten_line({2, 127, 127, 127, 127}, english) == "2  standard form 2");
}

TEST_CASE("the table of fan names what is not counted with each") {
    const std::vector<FanListing> fans{
        {fan_table[straight], 16, false, {{2, Extent::of_these}, {1, Extent::one}}},
        {fan_table[flowers], 1, true, {}},
        {fan_table[short_straight], 1, false, {{1, Extent::all}}},
    };
    CHECK(fans_json({"guobiao", "{}"}, fans) ==
          R"({"schema":1,"rules":"guobiao","options":{},"fans":[{"id":"straight","number":1,"name":"清龙",)"
          R"("english":"Straight","value":16,"repeats":false,"excludes":[{"name":"连六","extent":"of_these"},)"
          R"({"name":"花牌","extent":"one"}]},{"id":"flowers","number":null,"name":"花牌","english":"Flowers",)"
          R"("value":1,"repeats":true,"excludes":[]},{"id":"short","number":3,"name":"连六","english":"Short",)"
          R"("value":1,"repeats":false,"excludes":[{"name":"花牌","extent":"all"}]}]})");
    CHECK(fans_text(fans, Language::english) ==
          "  No.  Fan       Chinese  Value     Not counted with it\n"
          "    1  Straight  清龙        16     Short (of its sets), Flowers (one)\n"
          "    -  Flowers   花牌         1  +\n"
          "    3  Short     连六         1     Flowers\n"
          "+ may count several times");
    CHECK(contains(fans_text(fans, Language::chinese),
                   "     1  清龙  Straight    16     连六（这些组内）、花牌（一个）\n"));
}

TEST_CASE("an error is one line that a terminal can bear") {
    CHECK(error_text({Status::unknown_tile, 5, "x"}, Language::english) == "position 5: 'x' is no tile");
    CHECK(error_text({Status::empty_hand, -1, ""}, Language::chinese) == "没有牌");
    CHECK(error_text({Status::unknown_option, -1, "a\nb\x1b[31m\xff"}, Language::english) ==
          "a\\x0ab\\x1b[31m\\xff is no option of these rules");
}

TEST_CASE("every reason has a code and words in both languages") {
    CHECK(reason_code(Reason::no_shape) == std::string_view("no_shape"));
    CHECK(reason_text(Reason::no_kong, Language::english) == std::string_view("the hand has no kong (P8)"));
    CHECK(reason_text(Reason::no_kong, Language::chinese) == std::string_view("没有杠 (P8)"));
}
