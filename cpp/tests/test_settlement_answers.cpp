// Settlements as JSON and as words.
#include "hupai/answer.hpp"
#include "hupai/guobiao/settle.hpp"
#include "hupai/liaoyang/settle.hpp"
#include "liaoyang_support.hpp"

using namespace liaoyang_test;
using namespace hupai::answer;

namespace {

constexpr answer::Style english{Language::english, Notation::native};
constexpr answer::Style chinese{Language::chinese, Notation::native};

struct Settled {
    Hand hand{};
    Score score{};
    Settlement settlement{};
};

/// E8 of the rule document: the dealer wins on a replacement tile that S discards.
Settled dealer_wins() {
    const char* text = "[CCCC][FFF,1]123m456p99s";
    const char* options = "indicator=4m";
    Table table;
    table.discarder = 1;
    table.kong_discard = true;
    REQUIRE(!parse_melds("[678s,1]", table.melds[1]));
    REQUIRE(!parse_melds("[777m,1]", table.melds[2]));
    const Score score = score_of(text, options, "dealer");
    return {hand_of(text), score, settle(table, hand_of(text), rules_of(options), score)};
}

/// E12: N wins by self-draw after a drawn hand, with two bao.
Settled north_draws() {
    const char* text = "[345s,1]23m8m456p678p55p";
    const char* options = "indicator=7m";
    Table table;
    table.winner = 3;
    table.bao = 2;
    REQUIRE(!parse_melds("[123p,1]", table.melds[0]));
    REQUIRE(!parse_melds("[678s,1]", table.melds[2]));
    const Score score = score_of(text, options, "self_drawn after_draw");
    return {hand_of(text), score, settle(table, hand_of(text), rules_of(options), score)};
}

Settled guobiao_discard() {
    const Hand hand = hand_of("[234s,2]345m345p34577s|ES0000|");
    Table table;
    table.winner = 1;
    table.discarder = 2;
    const Score score = guobiao::score(hand, {});
    return {hand, score, guobiao::settle(table, score)};
}

std::string text_of(const Settled& settled, answer::Style style) {
    return settlement_text(settled.hand, settled.score, settled.settlement, style);
}

}  // namespace

TEST_CASE("a Liaoyang settlement is derived line by line") {
    CHECK(text_of(dealer_wins(), english) ==
          "[CCCC]  [FFF,1]  123m  456p  9s+9s\n"
          "seat East, won on a discard\n"
          "open by a chow, a pung or a melded kong (R26d); characters, dots and bamboos all occur (R26a); "
          "a terminal or an honour occurs (R26b)\n"
          "\n"
          "E wins with No Hun 1 + Dealer Wins 1 + Kong 1 + Ji-Qiang Tile 1 + Dragon Set 2 = 6\n"
          "S: 6 + Discarder 1 + Kong Replacement Discarded 1 = 8 fan; 1 x 2^8 = 256, up to the limit of 100\n"
          "W: 6 fan; 1 x 2^6 = 64\n"
          "N: 6 + Closed 1 = 7 fan; 1 x 2^7 = 128, up to the limit of 100\n"
          "Not all three reach the limit of 100, so nothing is doubled.\n"
          "S discarded and pays for all three: 100 + 64 + 100 = 264.\n"
          "E +264  S -264  W 0  N 0");
    CHECK(text_of(dealer_wins(), chinese) ==
          "[CCCC]  [FFF,1]  123m  456p  9s+9s\n"
          "东风位，点和\n"
          "已开门 (R26d)；门齐：万、饼、条俱全 (R26a)；有幺九 (R26b)\n"
          "\n"
          "东家和牌：素和 1 + 庄家(赢) 1 + 杠 1 + 鸡枪 1 + 大哥大 2 = 6\n"
          "南家：6 + 点炮 1 + 反弹 1 = 8 番；1 × 2^8 = 256，掉底，计 100\n"
          "西家：6 番；1 × 2^6 = 64\n"
          "北家：6 + 闭门 1 = 7 番；1 × 2^7 = 128，掉底，计 100\n"
          "三家未同时达到底 100，不摇。\n"
          "南家点炮，包三家：100 + 64 + 100 = 264。\n"
          "东 +264  南 -264  西 0  北 0");
}

TEST_CASE("bao and drawn hands stand in the words of a settlement") {
    const std::string text = text_of(north_draws(), english);
    CHECK(text.find("seat South, self-drawn, after a drawn hand\n") != std::string::npos);
    CHECK(text.find("Self-drawn: each pays what he owes.\nBao 2, on top: E 20, S 20, W 20.\n"
                    "E -36  S -36  W -36  N +108") != std::string::npos);
    CHECK(text_of(north_draws(), chinese).find("宝 2 张，另付：东 20、南 20、西 20。") != std::string::npos);
}

TEST_CASE("a Guobiao settlement is a sum") {
    const std::string text = text_of(guobiao_discard(), english);
    CHECK(text.find("E: 8\nW: 8 + 13 = 21\nN: 8\nW discarded and pays the fan; everybody pays 8.\n"
                    "E -8  S +37  W -21  N -8") != std::string::npos);
    CHECK(text.find("limit") == std::string::npos);
}

TEST_CASE("the JSON of a settlement has the keys of the interface") {
    const Settled settled = dealer_wins();
    CHECK(settlement_json(settled.hand, {"liaoyang", "{}"}, settled.score, settled.settlement) ==
          R"({"schema":1,"hand":"[CCCC][FFF,1]123m456p9s9s","rules":"liaoyang","total":6,)"
          R"("payments":{"E":264,"S":-264,"W":0,"N":0},"losers":{)"
          R"("S":{"exponent":8,"part":100,"capped":true,"items":{"点炮":1,"反弹":1}},)"
          R"("W":{"exponent":6,"part":64,"capped":false,"items":{}},)"
          R"("N":{"exponent":7,"part":100,"capped":true,"items":{"闭门":1}}},"all_capped":false})");
    const Settled sum = guobiao_discard();
    CHECK(settlement_json(sum.hand, {"guobiao", "{}"}, sum.score, sum.settlement)
              .find(R"("W":{"exponent":null,"part":21,"capped":false,"items":{}})") != std::string::npos);
    CHECK(settlement_line(sum.score, sum.settlement, english) == "13  E -8  S +37  W -21  N -8");
}

TEST_CASE("an explanation of a Liaoyang win names the conditions that it satisfies") {
    const auto conditions_of = [](std::string_view hand, std::string_view options, std::string_view said = "") {
        const Score score = score_of(hand, options, said);
        std::string out;
        for (std::size_t i = 0; i < score.condition_count; ++i)
            out += std::string(reason_code(score.conditions[i])) + " ";
        return out;
    };
    CHECK(conditions_of("[345s,1]23m8m456p678p55p", "indicator=7m") == "open_by_meld all_suits has_terminal ");
    CHECK(conditions_of("[9999m]123p456p789s55s", "indicator=E need_heng=true", "self_drawn") ==
          "closed_but_self_drawn all_suits has_terminal has_heng ");
    CHECK(conditions_of("[111m,1][333p,1][666s,1][EEE,1]8s8s", "indicator=5m") ==
          "open_by_meld all_suits has_terminal four_triplet_melds ");
    CHECK(conditions_of("2233m5566m4477p88p", "indicator=E") == "exempt_pairs ");
    CHECK(conditions_of("5m19m19p19sESWNCFP", "indicator=4m shisanyao=true") == "exempt_orphans ");
    CHECK(conditions_of("[345s,1]234m456p678p55p", "indicator=7m").empty());
}

TEST_CASE("a kind that lies turned up has one live copy less in an explanation") {
    answer::Explanation explanation;
    explanation.useful = bit(0) | bit(1);
    explanation.turned_up = 1;
    const Hand hand = hand_of("[345s,1]234m456p678p55p");
    CHECK(explanation_json(hand, {"liaoyang", "{}"}, explanation).find(R"("useful":{"1m":4,"2m":2})") !=
          std::string::npos);
}
