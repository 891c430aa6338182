// Who pays whom, in both rule sets.
#include "hupai/guobiao/settle.hpp"
#include "hupai/liaoyang/settle.hpp"
#include "liaoyang_support.hpp"

using namespace liaoyang_test;

namespace {

Seat seat_of(std::string_view wind) { return static_cast<Seat>(std::string_view("ESWN").find(wind)); }

/// A table as "S E W kong_discard bao=2 E=[123p,1] N=[CCC,1]": winner, dealer, discarder (- = self-drawn), the rest.
Table table_of(std::string_view text) {
    const std::vector<std::string> parts = words(text);
    Table table;
    table.winner = seat_of(parts[0]);
    table.dealer = seat_of(parts[1]);
    table.discarder = parts[2] == "-" ? no_seat : seat_of(parts[2]);
    for (std::size_t i = 3; i < parts.size(); ++i) {
        if (parts[i] == "kong_discard") {
            table.kong_discard = true;
        } else if (parts[i].rfind("bao=", 0) == 0) {
            table.bao = std::stoi(parts[i].substr(4));
        } else {
            const auto seat = static_cast<std::size_t>(seat_of(parts[i].substr(0, 1)));
            REQUIRE(!parse_melds(parts[i].substr(2), table.melds[seat]));
        }
    }
    return table;
}

std::string payments_of(const Settlement& settlement) {
    std::string out;
    for (const std::int64_t payment : settlement.payments) out += (out.empty() ? "" : " ") + std::to_string(payment);
    return out;
}

/// The items of one loser, as "点炮 1 反弹 1".
std::string items_of(const Settlement& settlement, std::string_view seat) {
    std::string out;
    for (const Debt& debt : settlement.debts) {
        if (debt.seat != seat_of(seat)) continue;
        for (std::size_t i = 0; i < debt.item_count; ++i) append_fan(out, debt.items[i]);
    }
    return out;
}

struct Case {
    const char* hand;
    const char* options;
    const char* said;
};

Settlement settled(const Case& one, std::string_view table_text) {
    const Hand hand = hand_of(one.hand);
    const liaoyang::Rules rules = rules_of(one.options);
    const Score score = score_of(one.hand, one.options, one.said);
    REQUIRE(score.win);
    const Table table = table_of(table_text);
    REQUIRE(verdict(check(table, hand, rules, score)) == "ok");
    return settle(table, hand, rules, score);
}

std::string verdict_of(const Case& one, const Table& table) {
    const Score score = score_of(one.hand, one.options, one.said);
    return verdict(check(table, hand_of(one.hand), rules_of(one.options), score));
}

std::string verdict_of(const Case& one, std::string_view table_text) { return verdict_of(one, table_of(table_text)); }

Score guobiao_score(std::string_view text, std::string_view said = "") {
    return guobiao::score(hand_of(text), {}, said_of(said));
}

/// 素和 1 on a discard.
constexpr Case plain = {"[345s,1]123m456p789s99m", "indicator=E", ""};

}  // namespace

TEST_CASE("in Guobiao every other player pays 8, and the discarder the fan besides") {
    const Score score = guobiao_score("[234s,2]345m345p34577s");
    REQUIRE(score.meets_minimum);
    const Settlement settlement = guobiao::settle(table_of("S E W"), score);
    const int fan = score.total;
    CHECK(payments_of(settlement) == "-8 " + std::to_string(24 + fan) + " " + std::to_string(-8 - fan) + " -8");
    CHECK(settlement.payment == Payment::sum);
    CHECK(!settlement.all_capped);
}

TEST_CASE("in Guobiao a self-drawn win costs all three the fan") {
    const Score score = guobiao_score("[234s,2]345m345p34577s", "self_drawn");
    const std::string each = std::to_string(-8 - score.total);
    CHECK(payments_of(guobiao::settle(table_of("N E -"), score)) ==
          each + " " + each + " " + each + " " + std::to_string(3 * (8 + score.total)));
}

TEST_CASE("what Guobiao cannot settle") {
    const Score score = guobiao_score("[234s,2]345m345p34577s");
    const auto verdict_of_table = [&](std::string_view table) {
        return verdict(guobiao::check(table_of(table), score));
    };
    CHECK(verdict_of_table("S E W") == "ok");
    CHECK(verdict_of_table("S E W kong_discard") == "not_in_these_rules kong_discard");
    CHECK(verdict_of_table("S E W bao=1") == "not_in_these_rules bao");
    CHECK(verdict_of_table("S E -") == "missing_option discarder");
    CHECK(verdict_of_table("S E S") == "contradiction winner, discarder");
    // Of no account where no wind is a pung (above); with one, the seat decides whether it counts (#61).
    const Score east_pung = guobiao_score("[EEE,2]123m456m789m55m|SE0000");
    CHECK(verdict(guobiao::check(table_of("E E W"), east_pung)) == "ok");
    CHECK(verdict(guobiao::check(table_of("S S W"), east_pung)) == "ok");
    CHECK(verdict(guobiao::check(table_of("S E W"), east_pung)) == "contradiction seat_wind, winner, dealer (#61)");
    const Score south_pung = guobiao_score("[SSS,2]123m456m789m55m|EW0000");
    CHECK(verdict(guobiao::check(table_of("S E W"), south_pung)) == "contradiction seat_wind, winner, dealer (#61)");
    const Score low = guobiao_score("[234s,2]678m345p567sEE");
    CHECK(verdict(guobiao::check(table_of("S E W"), low)) == "below_minimum " + std::to_string(low.total));
}

TEST_CASE("three closed losers add one each, by option none of them (F3)") {
    const Settlement each = settled(plain, "S E W");
    CHECK(payments_of(each) == "0 20 -20 0");  // 8 + 8 + 4
    CHECK(items_of(each, "E") == "庄家(输) 1 闭门 1");
    CHECK(items_of(each, "W") == "闭门 1 点炮 1");
    const Case none = {plain.hand, "indicator=E all_closed=none", ""};
    CHECK(payments_of(settled(none, "S E W")) == "0 10 -10 0");
    CHECK(items_of(settled(none, "S E W N=[777p,1]"), "W") == "闭门 1 点炮 1");
    CHECK(items_of(settled(none, "S E W N=[7777p]"), "W") == "点炮 1");  // R25: a concealed kong does not open
}

TEST_CASE("a kong's replacement that is discarded costs its discarder one, by option everybody (F9)") {
    const char* table = "S E W kong_discard E=[123p,1] W=[678s,1] N=[555p,1]";
    CHECK(items_of(settled(plain, table), "W") == "点炮 1 反弹 1");
    CHECK(items_of(settled(plain, table), "N") == "");
    CHECK(payments_of(settled(plain, table)) == "0 14 -14 0");
    const Case all = {plain.hand, "indicator=E fantan=all", ""};
    CHECK(items_of(settled(all, table), "W") == "点炮 1 反弹 2");
    CHECK(items_of(settled(all, table), "N") == "反弹 1");
    CHECK(payments_of(settled(all, table)) == "0 28 -28 0");
}

TEST_CASE("a loser's dragons and ji-qiang count where they are laid down (F5, F14, R38)") {
    const Case one = {"[345s,1]123m456p78s99m9s", "indicator=P", ""};
    CHECK(items_of(settled(one, "S E W N=[FFFF]"), "N") == "闭门 1 大哥大(输) 2 鸡枪(倒下) 4");
    CHECK(items_of(settled(one, "S E W N=[PPP,1]"), "N") == "大哥大(输) 1 鸡枪(倒下) 3");
    CHECK(items_of(settled(one, "S E W N=[EEEE,1]"), "N") == "");
    const Case suits = {plain.hand, "indicator=7m", ""};
    CHECK(items_of(settled(suits, "S E W N=[7777p,1][678s,1]"), "N") == "鸡枪(倒下) 6");
    const Case once = {plain.hand, "indicator=E dageda=once", ""};
    CHECK(items_of(settled(once, "S E W N=[CCCC][FFF,1]"), "N") == "大哥大(输) 2");
    CHECK(items_of(settled(plain, "S E W N=[CCCC][FFF,1]"), "N") == "大哥大(输) 3");
}

TEST_CASE("the limit binds each part, all three together double it, and the discarder pays all (R43-R45)") {
    const Case big = {"[2222p,1][FFFF,1]123s345m88s", "indicator=2m", ""};
    const Settlement settlement = settled(big, "S E W E=[789p,1] W=[789p,1] N=[777m,1]");
    CHECK(settlement.all_capped);
    CHECK(payments_of(settlement) == "0 600 -600 0");
    const Case five = {big.hand, "indicator=2m multiple=5", ""};
    CHECK(payments_of(settled(five, "S E W E=[789p,1] W=[789p,1] N=[777m,1]")) == "0 3000 -3000 0");
}

TEST_CASE("bao comes on top of everything from each of the three, by option from the discarder (R47)") {
    CHECK(payments_of(settled(plain, "S E W bao=2")) == "-20 80 -40 -20");
    const Case discarder = {plain.hand, "indicator=E bao_payer=discarder", ""};
    CHECK(payments_of(settled(discarder, "S E W bao=2")) == "0 80 -80 0");
    const Case drawn = {plain.hand, "indicator=E bao_payer=discarder", "self_drawn"};
    CHECK(payments_of(settled(drawn, "S E - bao=1 E=[555p,1] N=[777p,1] W=[666s,1]")) == "-18 46 -14 -14");
    const Case off = {plain.hand, "indicator=E jie_bao=false", ""};
    CHECK(payments_of(settled(off, "S E W bao=2")) == "0 20 -20 0");
}

TEST_CASE("a robbed kong is laid down as the pung that it was (R24)") {
    const Case robbed = {"[345s,1]23m456p678s99s1m", "indicator=1p rob_kong=true", "kong"};
    const Settlement settlement = settled(robbed, "S E W W=[1111m,5]");
    CHECK(items_of(settlement, "W") == "点炮 1 鸡枪(倒下) 3");
}

TEST_CASE("a dealer's win and a dealer's loss each add one (F2)") {
    const Case dealer = {plain.hand, "indicator=E", "dealer"};
    CHECK(items_of(settled(dealer, "E E W"), "W") == "闭门 1 点炮 1");
    CHECK(items_of(settled(plain, "S N W"), "N") == "庄家(输) 1 闭门 1");
    CHECK(verdict_of(plain, "E E W") == "contradiction seat_wind, dealer (F2)");
    CHECK(verdict_of(dealer, "S E W") == "contradiction seat_wind, dealer (F2)");
}

TEST_CASE("a table that contradicts the win or itself is refused") {
    CHECK(verdict_of(plain, "S E W") == "ok");
    CHECK(verdict_of(plain, "S E -") == "missing_option discarder");
    CHECK(verdict_of(plain, "S E S") == "contradiction winner, discarder");
    const Case drawn = {plain.hand, plain.options, "self_drawn"};
    CHECK(verdict_of(drawn, "S E W") == "contradiction self_drawn, discarder");
    CHECK(verdict_of(drawn, "S E - kong_discard") == "contradiction self_drawn, kong_discard");
    CHECK(verdict_of(plain, "S E W bao=4") == "bad_option bao=4");
    CHECK(verdict_of(plain, "S E W bao=-1") == "bad_option bao=-1");
    CHECK(verdict_of(plain, "S E W N=[SSS,1]") == "joker_in_meld S");
    CHECK(verdict_of(plain, "S E W N=[1111m,1]") == "bad_visible 1m");
    CHECK(verdict_of(plain, "S E W S=[1111m,1]") == "ok");  // the winner's own melds are the hand's
    Table table = table_of("S E W");
    table.discarder = 7;
    CHECK(verdict_of(plain, table) == "bad_wind 7");
    table = table_of("S E W");
    table.melds[0] = {1, {{{MeldKind::chow, east, 1}}}};
    CHECK(verdict_of(plain, table).substr(0, 8) == "bad_meld");
}

TEST_CASE("a runaway pays seven fan, which is the limit (F23)") {
    CHECK(liaoyang::runaway_penalty(rules_of("indicator=2m")) == 100);
    CHECK(liaoyang::runaway_penalty(rules_of("indicator=2m multiple=5")) == 500);
}
