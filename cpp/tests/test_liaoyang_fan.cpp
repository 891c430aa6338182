// Conditions and fan of Liaoyang, one rule a test.
#include "liaoyang_support.hpp"

using namespace liaoyang_test;

TEST_CASE("a hand that lacks a suit says so (R26a)") {
    CHECK(fans_of("[345s,1]123s456p789s55p", "indicator=7m") == "missing_suit");
    CHECK(fans_of("[345s,1]123s456p789s8m5p", "indicator=7m") == "missing_suit");
    CHECK(fans_of("2233s4455p6677s88p", "indicator=7m") == "素和 1 鸡枪 2 七对 1");  // R28: exempt
}

TEST_CASE("honours are no suit, but they are terminals enough (R26a, R26b)") {
    CHECK(fans_of("[345s,1]234m456pEEE55p", "indicator=7m") == "素和 1");
    CHECK(fans_of("[345s,1]234m456p678pEE", "indicator=8p") == "素和 1");
    CHECK(fans_of("[345s,1]456s456p678pEE", "indicator=8p") == "missing_suit");
}

TEST_CASE("of several conditions that fail the first that fails in every reading is told") {
    CHECK(fans_of("234s456s678s345s55s", "indicator=E") == "closed_discard");
    CHECK(fans_of("234s456s678s345s55s", "indicator=E", "self_drawn") == "missing_suit");
    CHECK(fans_of("147m258p369sESWNC", "indicator=1p") == "no_shape");
    // 789p has the terminal and no triplet; 888p or 777p is a triplet and leaves no terminal (R50).
    CHECK(fans_of("[678m,1][345p,1][567s,1]SS788p", "indicator=E need_heng=true") == "not_together");
}

TEST_CASE("nobody wins on a discarded hun, but by drawing one (R17, R32)") {
    CHECK(fans_of("[345s,1]23m456p678p55p8m", "indicator=7m") == "claimed_hun");
    CHECK(fans_of("[345s,1]23m456p678p55p8m", "indicator=7m", "self_drawn") == "自摸 1 鸡枪 1");
}

TEST_CASE("a concealed kong keeps the hand closed (R25)") {
    CHECK(fans_of("[9999m]123p456p789s55s", "indicator=E") == "closed_discard");
    CHECK(fans_of("[9999m]123p456p789s55s", "indicator=E", "self_drawn") == "自摸 1 素和 1 站着和 1 杠 1");
    CHECK(fans_of("[9999m,1]123p456p789s55s", "indicator=E") == "素和 1 杠 1");
}

TEST_CASE("four melds win only without a chow, concealed kongs among them (R29)") {
    CHECK(fans_of("[111m,1][9999p][666s,1][EEE,1]5s5s", "indicator=2m") == "素和 1 杠 1 四岔 1 飘和 1 手把一 1");
    CHECK(fans_of("[111m,1][9999p][456s,1][EEE,1]5s5s", "indicator=2m") == "four_melds_with_chow");
    CHECK(fans_of("[1111m][9999p][6666s][EEEE]5s5s", "indicator=2m") == "closed_discard");
    CHECK(fans_of("[1111m][9999p][6666s][EEEE]5s5s", "indicator=2m", "self_drawn") ==
          "自摸 1 素和 1 站着和 1 杠 4 四岔 1 飘和 1 手把一 1");
}

TEST_CASE("a robbed kong is no win but by option, and then counts as a discard (R24)") {
    const char* hand = "[345s,1]23m456p678p55p1m";
    CHECK(fans_of(hand, "indicator=9s", "kong") == "robbed_kong");
    CHECK(fans_of(hand, "indicator=9s rob_kong=true", "kong") == "素和 1");
}

TEST_CASE("out on a kong's replacement needs a kong (F16)") {
    const Score score = score_of("[345s,1]23m456p678p55p1m", "indicator=9s", "self_drawn kong");
    CHECK(fans_of(score) == "自摸 1 素和 1");
    REQUIRE(score.excluded_count == 1);
    CHECK(score.excluded[0].reason == Reason::no_kong_in_melds);
    CHECK(score.excluded[0].by == no_fan);
    CHECK(score.used.kong == Said::no);
    CHECK(fans_of("[EEEE,1]23m456p678s55p1m", "indicator=9s", "self_drawn kong") == "自摸 1 杠开 1 素和 1 杠 1");
}

TEST_CASE("circumstances of the hand: dealer, last draws, after drawn hands (F2, F8, F22)") {
    const char* hand = "[345s,1]23m456p678p55p1m";
    CHECK(fans_of(hand, "indicator=9s", "dealer last_four after_draw") == "海底捞 1 素和 1 庄家(赢) 1 长毛 1");
    CHECK(fans_of(hand, "indicator=9s", "after_draw=3") == "素和 1 长毛 1");
    CHECK(fans_of(hand, "indicator=9s", "after_draw=0") == "素和 1");
    CHECK(fans_of(hand, "indicator=9s changmao=stack", "after_draw=3") == "长毛 3 素和 1");
    CHECK(fans_of(hand, "indicator=9s changmao=double_fan", "dealer after_draw=3") == "长毛 2 素和 1 庄家(赢) 1");
}

TEST_CASE("the circumstances used have the defaults filled in: seat S, no dealer") {
    const Score score = score_of("[345s,1]23m456p678p55p1m", "indicator=9s");
    CHECK(score.used.seat_wind == south);
    CHECK(score.used.self_drawn == Said::no);
    CHECK(score.used.last_four == Said::no);
    CHECK(score.used.after_draw == 0);
    CHECK(score.used.round_wind == no_kind);
    CHECK(fans_of("[345s,1]23m456p678p55p1m|NE1000|", "indicator=9s") == "自摸 1 素和 1 庄家(赢) 1");
}

TEST_CASE("hun supplies a terminal anywhere, or by option only as the end of a concealed run (R26c)") {
    CHECK(fans_of("[345s,1]23m8m456p678p55p", "indicator=7m") == "鸡枪 1");
    CHECK(fans_of("[345s,1]23m8m456p678p55p", "indicator=7m hun_yaojiu=run") == "鸡枪 1");
    CHECK(fans_of("[345s,1][456m,1]345p88m555p", "indicator=7m") == "四归一 1");  // a pair of hun as 1m
    CHECK(fans_of("[345s,1][456m,1]345p88m555p", "indicator=7m hun_yaojiu=run") == "no_terminal");
    // Two hun beside 7m are a 9 in a run, but not with two real tiles.
    CHECK(fans_of("[345s,1]7m88m456p678p55p", "indicator=7m") == "鸡枪 1");
    CHECK(fans_of("[345s,1]7m88m456p678p55p", "indicator=7m hun_yaojiu=run") == "no_terminal");
    // A real terminal is enough, wherever the hun stands.
    CHECK(fans_of("[456s,1]1m44m456p678p55p", "indicator=3m hun_yaojiu=run") == "");
}

TEST_CASE("one hun is not a terminal and the third of a triplet at once (R50)") {
    CHECK(fans_of("[345s,1][444p,1]234m66pS88s", "indicator=E") == "no_terminal");
    const Score score = score_of("[345s,1][444p,1]23mS66pS88s", "indicator=E");
    CHECK(fans_of(score) == "2/8将 1");
    CHECK(sets_of(score) == "345s 444p (1)23m 66(6)p 88s");
}

TEST_CASE("a required triplet may be a kong or made of hun (need_heng)") {
    CHECK(fans_of("[345s,1]123m456p678p55p", "indicator=9s need_heng=true") == "no_heng");
    CHECK(fans_of("[3333s,1]123m456p678p55p", "indicator=9s need_heng=true") == "素和 1 杠 1");
    CHECK(fans_of("[345s,1]123m456p8m789p5p", "indicator=7m need_heng=true") == "no_heng");
    CHECK(fans_of("[345s,1]123m55p8m678p55s", "indicator=7m need_heng=true") == "鸡枪 1");
    CHECK(fans_of("2233m5566m4477p88p", "indicator=E need_heng=true") == "素和 1 七对 1");
}

TEST_CASE("four in triplet and run wants three real tiles together and the fourth in a run (F10)") {
    CHECK(fans_of("[678s,1]111m123m456p99s", "indicator=E") == "素和 1 四归一 1");
    CHECK(fans_of("[111m,1]123m456p678s99s", "indicator=E") == "素和 1 四归一 1");
    CHECK(fans_of("[123m,1]111m456p678s99s", "indicator=E") == "素和 1 四归一 1");
    CHECK(fans_of("[1111m,1]234m456p678s99s", "indicator=E") == "素和 1 杠 1");
    // Two copies in chows, two with a hun as a triplet: none.
    CHECK(fans_of("[123m,1][123m,1]11mS456p99s", "indicator=E") == "");
    // 1m three times with a hun in 123m twice, or the triplet of real ones and the fourth beside the hun: the latter.
    CHECK(fans_of("[678s,1]1111m2mS456p99s", "indicator=E") == "四归一 1");
    CHECK(fans_of("2222m3355p66p77s88s", "indicator=E") == "素和 1 七对 1");
    CHECK(fans_of("2222m3355p66p77s88s", "indicator=E siguiyi=any4") == "素和 1 四归一 1 七对 1");
    CHECK(fans_of("[123m,1][123m,1]11m456p88s8s", "indicator=E siguiyi=any4") == "素和 1 四归一 1");
}

TEST_CASE("real copies and hun of a kind change places where that gives the fan (F10)") {
    const Score score = score_of("[678s,1]1122m3333mS55p", "indicator=E");
    CHECK(fans_of(score) == "四归一 1");
    CHECK(sets_of(score) == "678s 123m 12(3)m 333m 55p");
}

TEST_CASE("dragon sets count each, concealed or exposed, and by option once or natural ones only (F5, R18)") {
    CHECK(fans_of("[CCC,1]FF8m123m456p99s", "indicator=7m") == "大哥大 2");
    CHECK(fans_of("[CCC,1]FF8m123m456p99s", "indicator=7m dageda=once") == "大哥大 1");
    CHECK(fans_of("[CCC,1]FF8m123m456p99s", "indicator=7m dageda_natural=true") == "大哥大 1");
    CHECK(fans_of("[CCCC,1]FFF123m456p99s", "indicator=7m") == "素和 1 杠 1 大哥大 2");
    CHECK(fans_of("[CCCC,1]FFF123m456p99s", "indicator=7m dageda=once") == "素和 1 杠 1 大哥大 1");
}

TEST_CASE("the pair of 2 or 8 is a suit's, of a standard hand, and by option of real tiles (F13)") {
    CHECK(fans_of("[345s,1]123m456p8m789p2s", "indicator=7m") == "鸡枪 1 2/8将 1");
    CHECK(fans_of("[345s,1]123m456p8m789p2s", "indicator=7m erba_natural=true") == "鸡枪 1");
    CHECK(fans_of("[345s,1]123m456p789pSS", "indicator=1p") == "素和 1 鸡枪 1");
}

TEST_CASE("exactly three or four triplets count once, by option the concealed or the natural ones (F20)") {
    CHECK(fans_of("[111m,1][5555p]999sWWW44s", "indicator=6m") == "素和 1 杠 1 四岔 1 飘和 1");
    CHECK(fans_of("[111m,1][5555p]999sWWW44s", "indicator=6m sancha=concealed") == "素和 1 杠 1 三岔 1 飘和 1");
    CHECK(fans_of("[111m,1][555p,1]999s777m44s", "indicator=6m") == "2/8将 1 四岔 1 飘和 1");
    CHECK(fans_of("[111m,1]555p999s777m44s", "indicator=6m sancha_natural=true") == "2/8将 1 三岔 1 飘和 1");
    CHECK(fans_of("[111m,1]555p999s234s44m", "indicator=6m") == "素和 1 三岔 1");
}

TEST_CASE("a set or pair of hun alone is allowed but by option (R15)") {
    const char* hand = "[345s,1][666m,1][777p,1]EESSE";
    CHECK(fans_of(hand, "indicator=E") == "2/8将 1 三岔 1");
    CHECK(fans_of(hand, "indicator=E all_hun_sets=false") == "三岔 1");
    CHECK(sets_of(score_of(hand, "indicator=E all_hun_sets=false")) == "345s 666m 777p EE(E) E(E)");
    CHECK(fans_of(hand, "indicator=E all_hun_sets=false fifth_copy=false") == "no_shape");
    CHECK(fans_of("SS2233m445566p77s", "indicator=E all_hun_sets=false") == "七对 1");  // of the standard form only
}

TEST_CASE("a fifth copy is allowed but by option (R15)") {
    CHECK(fans_of("[345s,1]1111mS456p789s", "indicator=E", "self_drawn") == "自摸 1");
    CHECK(fans_of("[345s,1]1111mS456p789s", "indicator=E fifth_copy=false", "self_drawn") == "no_shape");
    CHECK(fans_of("2222mSS33445566p", "indicator=E fifth_copy=false") == "七对 1");
}

TEST_CASE("thirteen orphans by option: hun fill what is missing, a discard does (R31)") {
    CHECK(fans_of("5m19m19p19sESWNCFP", "indicator=4m shisanyao=true") == "十三幺 1");
    CHECK(fans_of("5m19m19p19sESWNCFP", "indicator=4m") == "thirteen_orphans_off");
    CHECK(fans_of("19m19p19sESWNCFPP", "indicator=4m shisanyao=true", "self_drawn") ==
          "自摸 1 素和 1 站着和 1 十三幺 1");
}

TEST_CASE("ji-qiang count as they lie: real tiles, in hand, melds and the winning tile (F14, R14)") {
    CHECK(fans_of("[2222p,1][123s,1]789m55m678s", "indicator=2m", "self_drawn") == "自摸 1 素和 1 杠 1 鸡枪 5");
    CHECK(fans_of("[345s,1]13p3m456m789p99s", "indicator=2m") == "");  // the hun as 2p
    const Score score = score_of("[222p,1]789m456p789s22s", "indicator=2m");
    CHECK(fans_of(score) == "素和 1 鸡枪 5 2/8将 1");
    REQUIRE(score.counted[1].count == 5);
    CHECK(score.counted[1].sets[0] == 1U);
    CHECK(score.counted[1].sets[4] == 16U);
}

TEST_CASE("eggs are counted in the reading that is named (R37)") {
    const std::string base = "indicator=2m ";
    CHECK(fans_of("[222m,1]222p234s456m99s", base) == "素和 1 鸡枪 4");
    CHECK(fans_of("[222m,1]222p234s456m99s", base + "dan=jiqiang dan_reading=cross_suit") == "素和 1 鸡枪 4 蛋 1");
    CHECK(fans_of("[222m,1]222p222s456m99s", base + "dan=jiqiang dan_reading=cross_suit dan_fan=2") ==
          "蛋 6 素和 1 鸡枪 6 三岔 1");
    CHECK(fans_of("[777m,1]777p777s456s11m", base + "dan=heng dan_reading=cross_suit") == "素和 1 三岔 1 蛋 3");
    CHECK(fans_of("[222m,1]222p222s456m99s", base + "dan=jiqiang dan_reading=triplet") == "素和 1 鸡枪 6 三岔 1 蛋 2");
    CHECK(fans_of("[222m,1]222p222s456m99s", base + "dan=heng dan_reading=triplet") == "素和 1 鸡枪 6 三岔 1 蛋 3");
    CHECK(fans_of("[2222p,1][EEEE]222s456m99s", base + "dan=jiqiang dan_reading=kong") ==
          "素和 1 杠 2 鸡枪 7 三岔 1 蛋 1");
    CHECK(fans_of("[2222p,1][EEEE]222s456m99s", base + "dan=heng dan_reading=kong") ==
          "素和 1 杠 2 鸡枪 7 三岔 1 蛋 2");
}

TEST_CASE("the eggs of honours are the class without the hun (R37)") {
    CHECK(fans_of("SSWWNN2233m4455p", "indicator=N dan=jiqiang dan_reading=cross_suit") == "素和 1 鸡枪 4 七对 1 蛋 2");
    CHECK(fans_of("[FFF,1]PPP123m456p99s", "indicator=P dan=jiqiang dan_reading=cross_suit") ==
          "素和 1 鸡枪 6 大哥大 2 蛋 3");
}

TEST_CASE("what every hun stands for stands in the reading, and so does the winning tile") {
    const Score score = score_of("[345s,1]23m8m456p678p55p", "indicator=7m");
    CHECK(sets_of(score) == "345s (1)23m 456p 678p 55p");
    CHECK(score.winning_as == 9 + 4);
    CHECK(score.decomposition.sets[2].winning);  // the first set that it may complete
    const Score drawn = score_of("[345s,1]23m456p678p55p8m", "indicator=7m", "self_drawn");
    CHECK(drawn.winning_as == 0);
    CHECK(drawn.decomposition.sets[1].winning);
}
