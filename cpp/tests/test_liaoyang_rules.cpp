// The hun, the 鸡枪 and the options of Liaoyang; what is refused before anything is counted.
#include "hupai/liaoyang/listing.hpp"
#include "liaoyang_support.hpp"

using namespace liaoyang_test;

namespace {

struct IndicatorRow {
    const char* indicator;
    const char* hun;
    const char* jiqiang;
    int live;
};

constexpr IndicatorRow indicator_rows[] = {
    {"1m", "2m", "1p1s", 8}, {"2m", "3m", "2p2s", 8}, {"3m", "4m", "3p3s", 8}, {"4m", "5m", "4p4s", 8},
    {"5m", "6m", "5p5s", 8}, {"6m", "7m", "6p6s", 8}, {"7m", "8m", "7p7s", 8}, {"8m", "9m", "8p8s", 8},
    {"9m", "1m", "9p9s", 8}, {"1p", "2p", "1m1s", 8}, {"2p", "3p", "2m2s", 8}, {"3p", "4p", "3m3s", 8},
    {"4p", "5p", "4m4s", 8}, {"5p", "6p", "5m5s", 8}, {"6p", "7p", "6m6s", 8}, {"7p", "8p", "7m7s", 8},
    {"8p", "9p", "8m8s", 8}, {"9p", "1p", "9m9s", 8}, {"1s", "2s", "1m1p", 8}, {"2s", "3s", "2m2p", 8},
    {"3s", "4s", "3m3p", 8}, {"4s", "5s", "4m4p", 8}, {"5s", "6s", "5m5p", 8}, {"6s", "7s", "6m6p", 8},
    {"7s", "8s", "7m7p", 8}, {"8s", "9s", "8m8p", 8}, {"9s", "1s", "9m9p", 8}, {"E", "S", "WN", 8},
    {"S", "W", "EN", 8},     {"W", "N", "ES", 8},     {"N", "E", "SW", 8},     {"C", "F", "CP", 7},
    {"F", "P", "CF", 7},     {"P", "C", "FP", 7},
};

Kind kind_of(std::string_view text) {
    Kind kind = no_kind;
    REQUIRE(!parse_kind(text, kind));
    return kind;
}

std::string names_of(KindMask kinds) {
    std::string out;
    for (Kind kind = 0; kind < kind_count; ++kind) {
        if ((kinds & bit(kind)) != 0) out += format_kind(kind);
    }
    return out;
}

int live_copies(KindMask kinds, Kind indicator) {
    int copies = 0;
    for (Kind kind = 0; kind < kind_count; ++kind) {
        if ((kinds & bit(kind)) != 0) copies += kind == indicator ? 3 : 4;
    }
    return copies;
}

/// What setting these options and checking them says.
std::string verdict_of_options(std::string_view options) {
    liaoyang::Rules rules;
    for (const std::string& option : words(options)) {
        const std::size_t equals = option.find('=');
        if (const Error error = set_option(rules, option.substr(0, equals), option.substr(equals + 1))) {
            return verdict(error);
        }
    }
    return verdict(check(rules));
}

std::string verdict_of_hand(std::string_view hand, std::string_view options, std::string_view said = "") {
    return verdict(check(hand_of(hand), rules_of(options), said_of(said)));
}

}  // namespace

TEST_CASE("every indicator names its hun and its ji-qiang kinds, and the hun names its indicator (R8, R10, R11)") {
    int rows = 0;
    for (const IndicatorRow& row : indicator_rows) {
        CAPTURE(row.indicator);
        const Kind indicator = kind_of(row.indicator);
        CHECK(indicator == rows++);
        const Kind hun = liaoyang::hun_after(indicator);
        CHECK(format_kind(hun) == row.hun);
        CHECK(liaoyang::indicator_before(hun) == indicator);
        const KindMask jiqiang = liaoyang::jiqiang_of(indicator);
        CHECK(names_of(jiqiang) == row.jiqiang);
        CHECK(live_copies(jiqiang, indicator) == row.live);
        CHECK((jiqiang & bit(hun)) == 0);  // R14
    }
    CHECK(rows == kind_count);
}

TEST_CASE("indicator and hun each name the other, and may not disagree (R8)") {
    CHECK(liaoyang::hun_of(rules_of("indicator=2m")) == kind_of("3m"));
    CHECK(liaoyang::indicator_of(rules_of("hun=E")) == kind_of("N"));
    CHECK(verdict_of_options("indicator=9m hun=1m") == "ok");
    CHECK(verdict_of_options("indicator=2m hun=4m") == "contradiction indicator=2m, hun=4m (R8)");
    CHECK(verdict_of_options("shisanyao=true") == "missing_option indicator=2m / hun=3m");
}

TEST_CASE("with the hun alone somebody must say what is ji-qiang before a hand is scored") {
    const char* hand = "[345s,1]23m8m456p678p55p";
    CHECK(verdict_of_options("hun=8m") == "ok");
    CHECK(verdict_of_hand(hand, "hun=8m") == "unsupported_rule hun=8m: jiqiang=derive | none | 2p2s");
    CHECK(fans_of(hand, "hun=8m jiqiang=derive") == "鸡枪 1");
    CHECK(fans_of(hand, "hun=8m jiqiang=none").empty());
    CHECK(fans_of(hand, "hun=8m jiqiang=5p") == "鸡枪 3");
    CHECK(fans_of(hand, "indicator=7m") == "鸡枪 1");
    CHECK(fans_of(hand, "indicator=7m jiqiang=6p5s") == "鸡枪 3");
}

TEST_CASE("a list of ji-qiang kinds is one or two kinds, and never the hun (R14)") {
    CHECK(verdict_of_options("hun=3m jiqiang=2p2s") == "ok");
    CHECK(verdict_of_options("hun=3m jiqiang=3m2s") == "contradiction jiqiang, hun: 3m (R14)");
    CHECK(verdict_of_options("hun=3m jiqiang=2p2s2m") == "bad_option jiqiang: 3");
    CHECK(verdict_of_options("hun=3m jiqiang=22p") == "bad_option jiqiang=22p");
    CHECK(verdict_of_options("hun=3m jiqiang=") == "bad_option jiqiang=");
}

TEST_CASE("an egg must be named in its reading, since the rules leave it undefined (R37)") {
    CHECK(verdict_of_options("indicator=2m dan=heng") ==
          "unsupported_rule dan=heng (R37): dan_reading=cross_suit | triplet | kong");
    CHECK(verdict_of_options("indicator=2m dan=jiqiang") ==
          "unsupported_rule dan=jiqiang (R37): dan_reading=cross_suit | triplet | kong");
    CHECK(verdict_of_options("indicator=2m dan=jiqiang dan_reading=kong") == "ok");
    CHECK(verdict_of_options("indicator=2m dan_reading=kong") == "contradiction dan_reading, dan=none (R37)");
    CHECK(verdict_of_options("indicator=2m jiqiang=none dan=jiqiang dan_reading=kong") ==
          "contradiction dan=jiqiang, jiqiang=none");
    CHECK(verdict_of_options("indicator=2m dan=both") == "bad_option dan=both");
    CHECK(verdict_of_options("indicator=2m dan_fan=0") == "bad_option dan_fan=0");
    CHECK(verdict_of_options("indicator=2m multiple=0") == "bad_option multiple=0");
    CHECK(verdict_of_options("indicator=2m multiple=1000001") == "bad_option multiple=1000001");
    CHECK(verdict_of_options("indicator=2m multiple=-1") == "bad_option multiple=-1");
    CHECK(verdict_of_options("indicator=2m dan_fan=70000") == "bad_option dan_fan=70000");
}

TEST_CASE("every option is written as it is read") {
    const liaoyang::Rules changed = rules_of(
        "indicator=2m hun=3m jiqiang=7pE all_hun_sets=false fifth_copy=false hun_yaojiu=run need_heng=true "
        "rob_kong=true "
        "siguiyi=any4 sancha=concealed dageda=once dageda_natural=true sancha_natural=true erba_natural=true "
        "all_closed=none changmao=double_fan fantan=all bao_payer=discarder jie_bao=false shisanyao=true dan=heng "
        "dan_reading=triplet dan_fan=2 multiple=5");
    liaoyang::Rules copied;
    int options = 0;
    for (; liaoyang::option_name(options) != nullptr; ++options) {
        const char* name = liaoyang::option_name(options);
        CAPTURE(name);
        CHECK(option_value(changed, name) != option_value(liaoyang::Rules{}, name));
        CHECK(!set_option(copied, name, option_value(changed, name)));
    }
    CHECK(options == 24);
    CHECK(copied == changed);
    CHECK(verdict_of_options("colour=red") == "unknown_option colour");
    CHECK(option_value(changed, "colour").empty());
}

TEST_CASE("the options that differ from the defaults are told as JSON") {
    CHECK(changed_options_json(rules_of("indicator=2m")) == R"({"indicator": "2m", "hun": "3m", "jiqiang": "derive"})");
    CHECK(changed_options_json(rules_of("hun=3m jiqiang=none multiple=5 need_heng=true")) ==
          R"({"indicator": "2m", "hun": "3m", "jiqiang": "none", "need_heng": true, "multiple": 5})");
}

TEST_CASE("what cannot be scored is named (R1, R12, R16, R52)") {
    CHECK(verdict_of_hand("[345s,1]23m8m456p678p55p", "indicator=7m") == "ok");
    CHECK(verdict_of_hand("[345s,1]23m8m456p678p5p", "indicator=7m") == "no_winning_tile 10");
    CHECK(verdict_of_hand("23m8m456p678p55p", "indicator=7m") == "missing_melds 11");
    CHECK(verdict_of_hand("[345s,1]23mH456p678p55p", "indicator=7m") == "joker_not_in_these_rules");
    CHECK(verdict_of_hand("[789m,1]23m8m456p678p55p", "indicator=7m") == "joker_in_meld 8m");
    CHECK(verdict_of_hand("[CCCC]123m456p99s789s", "indicator=C") == "fourth_indicator C");
    CHECK(verdict_of_hand("[111m,1]123m456p99s789s", "indicator=1m") == "fourth_indicator 1m");
    CHECK(verdict_of_hand("[345s,1]23m8m456p678p55p|ES1000|2", "indicator=7m") == "not_in_these_rules flowers");
    CHECK(verdict_of_hand("[345s,1]23m8m456p678p55p|ES1000|", "indicator=7m") == "ok");
    CHECK(verdict_of_hand("[345s,1]23m8m456p678p55p|ES0100|", "indicator=7m") == "not_in_these_rules last_of_kind");
    CHECK(verdict_of_hand("[345s,1]23m8m456p678p55p|ES0010|", "indicator=7m") == "not_in_these_rules last_tile");
    CHECK(verdict_of_hand("[345s,1]23m8m456p678p55p", "indicator=7m", "after_draw=1001") ==
          "bad_option after_draw=1001");
}

TEST_CASE("the table of fan lists the names of the rule document, the winner's before the losers'") {
    const std::vector<FanListing> listing =
        liaoyang::fan_listing(rules_of("indicator=2m dan=heng dan_reading=kong dan_fan=3"));
    CHECK(static_cast<int>(listing.size()) == liaoyang::fan_count());
    CHECK(listing.size() == 25);
    CHECK(listing.front().row.name == std::string("自摸"));
    CHECK(listing.back().row.english == std::string("Loser's Ji-Qiang"));
    int losers = 0;
    for (int fan = 0; fan < liaoyang::fan_count(); ++fan) {
        const liaoyang::FanEntry entry = liaoyang::fan_entry({}, fan);
        losers += entry.scope == liaoyang::Scope::loser;
        CHECK((losers > 0) == (entry.scope == liaoyang::Scope::loser));
        CHECK(listing[static_cast<std::size_t>(fan)].value == (entry.row.name == std::string("蛋") ? 3 : 1));
    }
    CHECK(losers == 6);
}
