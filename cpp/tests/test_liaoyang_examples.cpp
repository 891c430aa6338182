// The worked examples of the rule document (§10): score and settlement.
#include <array>

#include "hupai/liaoyang/settle.hpp"
#include "liaoyang_support.hpp"

namespace {

using namespace liaoyang_test;

struct LoserRow {
    const char* seat;
    const char* role;
    const char* melds;
    const char* items;
    int amount;
    int part;
    int pays;
};

struct Example {
    const char* number;
    const char* indicator;
    const char* hand;
    const char* said;
    const char* options;
    const char* form = nullptr;  // nullptr: no win
    int total = 0;
    const char* fans = "";
    int bao = 0;
    std::array<LoserRow, 3> losers{};
    bool all_capped = false;
    int receives = 0;
};

// clang-format off
const Example examples[] = {
    {"E1", "E", "[345s,1]12378m99s456p9m", "", "",
     "standard", 1, "素和 1", 0, {{
      {"E", "dealer", "[123p,1]", "庄家(输) 1", 4, 4, 0},
      {"S", "discarder", "[444m,1]", "点炮 1", 4, 4, 10},
      {"W", "", "[678s,1]", "", 2, 2, 0}}}, false, 10},
    {"E2", "E", "[345s,1]12378m99s456p9m", "self_drawn", "",
     "standard", 2, "自摸 1 素和 1", 0, {{
      {"E", "dealer", "[123p,1]", "庄家(输) 1", 8, 8, 8},
      {"S", "", "[444m,1]", "", 4, 4, 4},
      {"W", "", "[678s,1]", "", 4, 4, 4}}}, false, 16},
    {"E3", "7m", "[345s,1]23m8m456p678p55p", "", "",
     "standard", 1, "鸡枪 1", 0, {{
      {"E", "dealer", "[123p,1]", "庄家(输) 1", 4, 4, 0},
      {"S", "discarder", "", "闭门 1 点炮 1", 8, 8, 16},
      {"W", "", "[678s,1]", "鸡枪(倒下) 1", 4, 4, 0}}}, false, 16},
    {"E3x", "7m", "[345s,1]234m456p678p55p", "", ""},
    {"E4", "E", "123m456m789p345s99s", "self_drawn", "",
     "standard", 3, "自摸 1 素和 1 站着和 1", 0, {{
      {"E", "dealer", "", "庄家(输) 1 闭门 1", 32, 32, 32},
      {"S", "", "", "闭门 1", 16, 16, 16},
      {"W", "", "", "闭门 1", 16, 16, 16}}}, false, 64},
    {"E4x", "E", "123m456m789p345s99s", "", ""},
    {"E5", "E", "2233m5566m4477p88p", "", "",
     "seven_pairs", 2, "素和 1 七对 1", 0, {{
      {"E", "dealer discarder", "", "庄家(输) 1 闭门 1 点炮 1", 32, 32, 44},
      {"S", "", "[123p,1]", "", 4, 4, 0},
      {"W", "", "", "闭门 1", 8, 8, 0}}}, false, 44},
    {"E6", "5m", "[111m,1][333p,1][666s,1][EEE,1]8s8s", "", "",
     "standard", 5, "素和 1 2/8将 1 四岔 1 飘和 1 手把一 1", 0, {{
      {"E", "dealer", "[789p,1]", "庄家(输) 1", 64, 64, 0},
      {"S", "discarder", "[789m,1]", "点炮 1", 64, 64, 192},
      {"W", "", "", "闭门 1", 64, 64, 0}}}, false, 192},
    {"E6x", "5m", "[111m,1][333p,1][456s,1][EEE,1]8s8s", "", ""},
    {"E7", "2m", "[2222p,1][123s,1]123m55m678s", "self_drawn", "",
     "standard", 7, "自摸 1 杠 1 鸡枪 5", 0, {{
      {"E", "dealer", "[789p,1]", "庄家(输) 1", 256, 200, 200},
      {"S", "", "[444m,1]", "", 128, 200, 200},
      {"W", "", "[678s,1]", "", 128, 200, 200}}}, true, 600},
    {"E8", "4m", "[CCCC][FFF,1]123m456p99s", "dealer", "",
     "standard", 6, "素和 1 庄家(赢) 1 杠 1 鸡枪 1 大哥大 2", 0, {{
      {"S", "discarder kong_discard", "[678s,1]", "点炮 1 反弹 1", 256, 100, 264},
      {"W", "", "[777m,1]", "", 64, 64, 0},
      {"N", "", "", "闭门 1", 128, 100, 0}}}, false, 264},
    {"E9", "3p", "[345m,1]123m456p789s88s", "self_drawn", "",
     "standard", 4, "自摸 1 鸡枪 2 2/8将 1", 0, {{
      {"E", "dealer", "[PPP,1]", "庄家(输) 1 大哥大(输) 1", 64, 64, 64},
      {"S", "", "[333s,1]", "鸡枪(倒下) 3", 128, 100, 100},
      {"W", "", "", "闭门 1", 32, 32, 32}}}, false, 196},
    {"E10", "2m", "[1111m,1][FFF,1]222p22s345m", "dealer self_drawn kong", "",
     "standard", 12, "自摸 1 杠开 1 庄家(赢) 1 杠 1 鸡枪 5 大哥大 1 2/8将 1 三岔 1", 0, {{
      {"S", "", "", "闭门 1", 8192, 200, 200},
      {"W", "", "", "闭门 1", 8192, 200, 200},
      {"N", "", "[678s,1]", "", 4096, 200, 200}}}, true, 600},
    {"E11", "2m", "[1111m,1][FFF,1]222p22s345m", "dealer", "",
     "standard", 10, "庄家(赢) 1 杠 1 鸡枪 5 大哥大 1 2/8将 1 三岔 1", 0, {{
      {"S", "discarder", "", "闭门 1 点炮 1", 4096, 200, 600},
      {"W", "", "", "闭门 1", 2048, 200, 0},
      {"N", "", "[678s,1]", "", 1024, 200, 0}}}, true, 600},
    {"E12", "7m", "[345s,1]23m8m456p678p55p", "self_drawn after_draw", "",
     "standard", 3, "自摸 1 长毛 1 鸡枪 1", 2, {{
      {"E", "dealer", "[123p,1]", "庄家(输) 1", 16, 16, 36},
      {"S", "", "", "闭门 1", 16, 16, 36},
      {"W", "", "[678s,1]", "鸡枪(倒下) 1", 16, 16, 36}}}, false, 108},
    {"E13", "9p", "[678s,1]111m123m456p88s", "self_drawn last_four", "multiple=5",
     "standard", 5, "自摸 1 海底捞 1 素和 1 2/8将 1 四归一 1", 0, {{
      {"E", "dealer", "[234p,1]", "庄家(输) 1", 320, 320, 320},
      {"S", "", "", "闭门 1", 320, 320, 320},
      {"W", "", "[678s,1]", "", 160, 160, 160}}}, false, 800},
    {"E14", "4m", "1m9m1p9p1s9sESWNCFP5m", "self_drawn", "shisanyao=true",
     "thirteen_orphans", 3, "自摸 1 站着和 1 十三幺 1", 0, {{
      {"E", "dealer", "[123p,1]", "庄家(输) 1", 16, 16, 16},
      {"S", "", "", "闭门 1", 16, 16, 16},
      {"W", "", "[678s,1]", "", 8, 8, 8}}}, false, 40},
    {"E14x", "4m", "1m9m1p9p1s9sESWNCFP5m", "self_drawn", ""},
    {"E15", "2m", "[PPP,1]3m3m22p88s77m456s", "self_drawn", "",
     "standard", 6, "自摸 1 鸡枪 2 大哥大 1 2/8将 1 三岔 1", 0, {{
      {"E", "dealer", "[123p,1]", "庄家(输) 1 鸡枪(倒下) 1", 256, 100, 100},
      {"S", "", "", "闭门 1", 128, 100, 100},
      {"W", "", "[678s,1]", "", 64, 64, 64}}}, false, 264},
    {"E16", "2s", "[345p,1]13m456p789s55s2m", "", "",
     "standard", 2, "素和 1 鸡枪 1", 0, {{
      {"E", "dealer", "[123p,1]", "庄家(输) 1 鸡枪(倒下) 1", 16, 16, 0},
      {"S", "", "[678s,1]", "", 4, 4, 0},
      {"W", "discarder", "[678s,1]", "点炮 1", 8, 8, 28}}}, false, 28},
    {"E17", "6p", "[111s,1][9999m]22mCCC123p", "self_drawn", "",
     "standard", 6, "自摸 1 素和 1 杠 1 大哥大 1 2/8将 1 三岔 1", 0, {{
      {"E", "dealer", "[345s,1]", "庄家(输) 1", 128, 100, 100},
      {"S", "", "[789s,1]", "", 64, 64, 64},
      {"W", "", "[PPP,1][6666m,1]", "大哥大(输) 1 鸡枪(倒下) 5", 4096, 100, 100}}}, false, 264},
    {"E18", "P", "[FFFF,1][345p,1]123m99p789s", "self_drawn", "",
     "standard", 8, "自摸 1 素和 1 杠 1 鸡枪 4 大哥大 1", 0, {{
      {"E", "dealer", "[345s,1]", "庄家(输) 1", 512, 200, 200},
      {"S", "", "[345s,1]", "", 256, 200, 200},
      {"W", "", "[567m,1]", "", 256, 200, 200}}}, true, 600},
    {"E19", "E", "[345s,1]23mS456p678s99s", "", "",
     "standard", 0, "", 0, {{
      {"E", "dealer", "[123p,1]", "庄家(输) 1", 2, 2, 0},
      {"S", "discarder", "[678m,1]", "点炮 1", 2, 2, 5},
      {"W", "", "[777m,1]", "", 1, 1, 0}}}, false, 5},
    {"E20", "E", "[345s,1]1111mS456p789s", "self_drawn", "",
     "standard", 1, "自摸 1", 0, {{
      {"E", "dealer", "[123p,1]", "庄家(输) 1", 4, 4, 4},
      {"S", "", "[678m,1]", "", 2, 2, 2},
      {"W", "", "[777m,1]", "", 2, 2, 2}}}, false, 8},
};
// clang-format on

std::string options_of(const Example& example) {
    return std::string("indicator=") + example.indicator + " " + example.options;
}

Seat seat_of(std::string_view wind) { return static_cast<Seat>(std::string_view("ESWN").find(wind)); }

bool has_role(const LoserRow& loser, std::string_view role) {
    for (const std::string& word : words(loser.role)) {
        if (word == role) return true;
    }
    return false;
}

Table table_of(const Example& example) {
    Table table;
    table.bao = example.bao;
    int winner = 0 + 1 + 2 + 3;
    for (const LoserRow& loser : example.losers) {
        const Seat seat = seat_of(loser.seat);
        winner -= seat;
        REQUIRE(!parse_melds(loser.melds, table.melds[static_cast<std::size_t>(seat)]));
        if (has_role(loser, "dealer")) table.dealer = seat;
        if (has_role(loser, "discarder")) table.discarder = seat;
        if (has_role(loser, "kong_discard")) table.kong_discard = true;
    }
    table.winner = static_cast<Seat>(winner);
    return table;
}

std::string items_of(const Debt& debt) {
    std::string out;
    for (std::size_t i = 0; i < debt.item_count; ++i) append_fan(out, debt.items[i]);
    return out;
}

}  // namespace

TEST_CASE("every worked example scores as the rule document says") {
    for (const Example& example : examples) {
        CAPTURE(example.number);
        const Score score = score_of(example.hand, options_of(example), example.said);
        CHECK(score.win == (example.form != nullptr));
        if (example.form == nullptr) continue;
        CHECK(score.total == example.total);
        CHECK(fans_of(score) == example.fans);
        CHECK(form_name(score.decomposition.form) == std::string(example.form));
        CHECK(score.meets_minimum);
    }
}

TEST_CASE("every worked example settles as the rule document says") {
    for (const Example& example : examples) {
        if (example.form == nullptr) continue;
        CAPTURE(example.number);
        const Hand hand = hand_of(example.hand);
        const liaoyang::Rules rules = rules_of(options_of(example));
        const Score score = liaoyang::score(hand, rules, said_of(example.said));
        const Table table = table_of(example);
        REQUIRE(verdict(check(table, hand, rules, score)) == "ok");
        const Settlement settlement = settle(table, hand, rules, score);
        CHECK(settlement.all_capped == example.all_capped);
        std::int64_t sum = 0;
        for (const std::int64_t payment : settlement.payments) sum += payment;
        CHECK(sum == 0);
        CHECK(settlement.payments[static_cast<std::size_t>(table.winner)] == example.receives);
        for (std::size_t i = 0; i < example.losers.size(); ++i) {
            const LoserRow& loser = example.losers[i];
            CAPTURE(loser.seat);
            const Debt& debt = settlement.debts[i];
            CHECK(debt.seat == seat_of(loser.seat));
            CHECK(items_of(debt) == loser.items);
            CHECK(debt.amount == loser.amount);
            CHECK(debt.part == loser.part);
            CHECK(debt.pays == loser.pays);
            CHECK(settlement.payments[static_cast<std::size_t>(debt.seat)] == -loser.pays);
        }
    }
}

TEST_CASE("the hands of the rule document that are no win say why") {
    const auto why = [](std::string_view number) {
        for (const Example& example : examples) {
            if (number == example.number) return fans_of(example.hand, options_of(example), example.said);
        }
        return std::string("no such example");
    };
    CHECK(why("E3x") == "no_terminal");
    CHECK(why("E4x") == "closed_discard");
    CHECK(why("E6x") == "four_melds_with_chow");
    CHECK(why("E14x") == "thirteen_orphans_off");
}
