#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "brute_force.hpp"
#include "hupai/decompose.hpp"
#include "hupai/notation.hpp"
#include "plain_decompositions.hpp"
#include "random_hands.hpp"

using namespace hupai;

namespace {

constexpr HunLimits no_limits{};
constexpr HunLimits no_fifth_copy{false, true};
constexpr HunLimits no_all_hun_sets{true, false};

Hand hand_of(const char* text) {
    Hand hand;
    const Error error = parse_hand(text, hand);
    REQUIRE_MESSAGE(error.status == Status::ok, std::string(text));
    return hand;
}

std::string text_of(const Set& set) {
    if (set.tile == no_kind) return set.kind == SetKind::pair ? "any pair" : "any";
    std::vector<Kind> tiles;
    for (int i = 0; i < set_size(set.kind); ++i) tiles.push_back(tile_at(set, i));
    std::string text = format_tiles(tiles.data(), static_cast<int>(tiles.size()));
    return set.meld < 0 ? text : "[" + text + "]";
}

std::string text_of(const Decomposition& decomposition) {
    std::string text;
    for (int i = 0; i < decomposition.set_count; ++i) {
        text += (i > 0 ? " " : "") + text_of(decomposition.sets[static_cast<std::size_t>(i)]);
    }
    return text;
}

std::vector<Decomposition> list_of(const Hand& hand, Forms forms = Forms::all(), HunLimits limits = {},
                                   bool expand = false, Kind hun = no_kind) {
    DecompositionCursor cursor(hand, hun, forms, limits, expand);
    std::vector<Decomposition> list;
    Decomposition next;
    while (cursor.next(next)) list.push_back(next);
    return list;
}

std::vector<std::string> texts_of(const char* text, Forms forms = Forms::all(), HunLimits limits = {},
                                  bool expand = false, Kind hun = no_kind) {
    std::vector<std::string> texts;
    for (const Decomposition& one : list_of(hand_of(text), forms, limits, expand, hun)) texts.push_back(text_of(one));
    return texts;
}

using Texts = std::vector<std::string>;

/// What the canonical order compares.
std::vector<int> order_of(const brute::Reading& reading) {
    std::vector<int> order = {reading[0]};
    for (std::size_t i = 1; i < reading.size(); ++i) {
        const auto kind = static_cast<SetKind>(reading[i] / 1000);
        const int tile = reading[i] % 1000;
        if (kind != SetKind::knitted) {
            order.push_back(2 * tile + (kind == SetKind::chow ? 1 : 0));
        } else if (i <= 2) {
            order.push_back(tile / ranks_per_suit);  // the suit of 147, then of 258
        }
    }
    return order;
}

/// Every tile is used once, and in symbolic mode every definite set holds a real one.
void check_placing(const Decomposition& decomposition, const Tiles& tiles, bool symbolic) {
    Counts real{};
    int wildcards = 0;
    for (int i = 0; i < decomposition.set_count; ++i) {
        const Set& set = decomposition.sets[static_cast<std::size_t>(i)];
        int held = 0;
        for (int position = 0; position < set_size(set.kind); ++position) {
            if ((set.hun >> position & 1) != 0) {
                ++wildcards;
            } else {
                ++real[tile_at(set, position)];
                ++held;
            }
        }
        const bool always_definite =
            set.kind == SetKind::single || set.kind == SetKind::knitted || decomposition.form == Form::thirteen_orphans;
        if (set.tile == no_kind) {
            CHECK(held == 0);
        } else if (symbolic && !always_definite) {
            CHECK(held > 0);
        }
    }
    CHECK(wildcards == tiles.wildcards);
    CHECK(real == tiles.real);
}

void check_against_brute_force(const Tiles& tiles) {
    for (const HunLimits limits : random_hands::all_limits) {
        for (const bool expand : {false, true}) {
            const bool symbolic = !expand || !limits.all_hun_sets;
            DecompositionCursor cursor(tiles, Forms::all(), limits, expand);
            Decomposition next;
            std::set<brute::Reading> found;
            brute::Reading last;
            while (cursor.next(next)) {
                check_placing(next, tiles, symbolic);
                const brute::Reading reading = brute::reading_of(next);
                if (!last.empty()) CHECK(order_of(last) < order_of(reading));
                found.insert(reading);
                last = reading;
            }
            CHECK(found == brute::Placements(tiles, limits, expand).all());
            for (int i = 0; i < form_count; ++i) {
                bool listed = false;
                for (const auto& reading : found) listed = listed || reading[0] == i;
                CHECK(is_complete(tiles, static_cast<Form>(i), limits) == listed);
            }
        }
    }
}

std::vector<brute::Reading> readings_of(DecompositionCursor cursor) {
    std::vector<brute::Reading> readings;
    for (Decomposition next; cursor.next(next);) readings.push_back(brute::reading_of(next));
    return readings;
}

void check_against_plain_search(const Tiles& tiles, HunLimits limits, bool expand) {
    const auto found = readings_of(DecompositionCursor(tiles, Forms::all(), limits, expand));
    CHECK(found == plain::Decompositions(tiles, limits, expand).all());
}

/// Holds every other branch for worth it, by the sets in it.
class EveryOther final : public BranchFilter {
 public:
    [[nodiscard]] bool is_worth(const Branch& branch) noexcept override {
        const Set& last = branch.pieces[static_cast<std::size_t>(branch.piece_count - 1)];
        return last.tile == no_kind || last.tile % 2 == (last.kind == SetKind::chow ? 1 : 0);
    }
};

}  // namespace

TEST_CASE("melds come first as they were declared, then the concealed sets in order, the pair last") {
    CHECK(texts_of("[WWWW,1][444s]678p456mFF") == Texts{"[WWWW] [444s] 456m 678p FF"});
}

TEST_CASE("three equal chows are three pungs as well, the pungs first") {
    CHECK(texts_of("111222333m999pEE") == Texts{"111m 222m 333m 999p EE", "123m 123m 123m 999p EE"});
}

TEST_CASE("the list of sets decides the order before the pair does") {
    CHECK(texts_of("22334455m") == Texts{"234m 234m 55m", "345m 345m 22m"});
}

TEST_CASE("a wildcard completes whatever set it can") {
    CHECK(texts_of("123mCC55mH") == Texts{"123m 555m CC", "123m CCC 55m"});
}

TEST_CASE("sets and pairs of wildcards alone stand for anything and come last") {
    CHECK(texts_of("[WWW,1][SSS,1][NNN,1]EHHHH") ==
          Texts{"[WWW] [SSS] [NNN] EEE any pair", "[WWW] [SSS] [NNN] any EE"});
}

TEST_CASE("two sets of a kind each need a real tile of it, unless the sets are expanded") {
    CHECK(texts_of("EEHHH") == Texts{"EEE EE", "EEE any pair", "any EE"});
    CHECK(texts_of("EHHHH") == Texts{"EEE any pair", "any EE"});
    CHECK(texts_of("EHHHH", Form::standard, no_limits, true).size() == 34 + 55 - 1);
}

TEST_CASE("before the rest is dealt out, an earlier set leaves its tile to a later one") {
    const auto list = list_of(hand_of("12233mEEH"));
    REQUIRE(text_of(list[0]) == "123m 123m EE");
    CHECK(list[0].sets[0].hun == 1);
    CHECK(list[0].sets[1].hun == 0);
}

TEST_CASE("every copy of the hun kind is a wildcard") {
    CHECK(texts_of("EE333m", Form::standard, no_limits, false, 2) == Texts{"EEE EE", "EEE any pair", "any EE"});
}

TEST_CASE("without a fifth copy no wildcard stands for a kind more than four times") {
    CHECK(texts_of("EEHHH", Form::standard, no_fifth_copy) == Texts{"EEE any pair", "any EE"});
}

TEST_CASE("without a fifth copy the four of a melded kong count") {
    CHECK(texts_of("[1111m,1]23m55pH") == Texts{"[1111m] 123m 55p", "[1111m] 234m 55p"});
    CHECK(texts_of("[1111m,1]23m55pH", Form::standard, no_fifth_copy) == Texts{"[1111m] 234m 55p"});
}

TEST_CASE("five real copies are no matter of wildcards") {
    Tiles tiles;
    tiles.real[east] = 5;
    for (const HunLimits limits : random_hands::all_limits) CHECK(is_complete(tiles, Form::standard, limits));
}

TEST_CASE("without sets of wildcards alone only the definite readings are left, expanded or not") {
    CHECK(texts_of("EEHHH", Form::standard, no_all_hun_sets) == Texts{"EEE EE"});
    CHECK(texts_of("EEHHH", Form::standard, no_all_hun_sets, true) == Texts{"EEE EE"});
    CHECK(texts_of("EHHHH", Form::standard, no_all_hun_sets).empty());
}

TEST_CASE("fourteen jokers are one reading a form, save where the tiles are always definite") {
    const Hand hand = hand_of("HHHHHHHHHHHHHH");
    CHECK(texts_of("HHHHHHHHHHHHHH", Form::standard) == Texts{"any any any any any pair"});
    CHECK(list_of(hand, Form::knitted_straight).size() == 6);
    CHECK(list_of(hand, Form::seven_pairs).size() == 1);
    CHECK(list_of(hand, Form::honors_and_knitted).size() == 6 * 120);
    CHECK(list_of(hand, Form::thirteen_orphans).size() == 13);
}

TEST_CASE("fourteen jokers expanded begin at the lowest kinds and need not be listed to the end") {
    DecompositionCursor cursor(hand_of("HHHHHHHHHHHHHH"), no_kind, Forms::all(), no_limits, true);
    Decomposition next;
    REQUIRE(cursor.next(next));
    CHECK(text_of(next) == "111m 111m 111m 111m 11m");
    REQUIRE(cursor.next(next));
    CHECK(text_of(next) == "111m 111m 111m 111m 22m");
}

TEST_CASE("a knitted straight lists its triples before the set that remains") {
    CHECK(texts_of("147m258p369sEEECC") == Texts{"147m 258p 369s EEE CC"});
    CHECK(texts_of("[456m,1]147s258m369pCC") == Texts{"[456m] 147s 258m 369p CC"});
    CHECK(texts_of("47m258p369s111m") == Texts{"147m 258p 369s 11m"});
}

TEST_CASE("the nine of a knitted straight may be wildcards whatever the options say") {
    const auto list = list_of(hand_of("14m258p369sEEECCH"), Form::knitted_straight, no_all_hun_sets);
    REQUIRE(list.size() == 1);
    CHECK(text_of(list[0]) == "147m 258p 369s EEE CC");
    CHECK(list[0].sets[0].hun == 4);
}

TEST_CASE("four of a kind may be two pairs") {
    CHECK(texts_of("1111m22p33p44sEECC") == Texts{"11m 11m 22p 33p 44s EE CC"});
}

TEST_CASE("two wildcards among seven pairs are a pair of anything or help a pair to be two") {
    const Texts texts = texts_of("112233m44p55sEEHH", Form::seven_pairs);
    REQUIRE(texts.size() == 7);
    CHECK(texts.front() == "11m 11m 22m 33m 44p 55s EE");
    CHECK(texts.back() == "11m 22m 33m 44p 55s EE any pair");
}

TEST_CASE("honors and knitted tiles are listed by their singles") {
    CHECK(texts_of("147m258p369sESWNH", Form::honors_and_knitted) == Texts{"1m 4m 7m 2p 5p 8p 3s 6s 9s E S W N C",
                                                                           "1m 4m 7m 2p 5p 8p 3s 6s 9s E S W N F",
                                                                           "1m 4m 7m 2p 5p 8p 3s 6s 9s E S W N P"});
}

TEST_CASE("thirteen orphans and a wildcard make any of the thirteen pairs") {
    const Texts texts = texts_of("19m19p19sESWNCFPH");
    REQUIRE(texts.size() == 13);
    CHECK(texts.front() == "1m 9m 1p 9p 1s 9s E S W N C F PP");
    CHECK(texts.back() == "9m 1p 9p 1s 9s E S W N C F P 11m");
}

TEST_CASE("the forms that are no sets want fourteen concealed tiles") {
    CHECK(texts_of("1122m", Form::seven_pairs).empty());
    CHECK(texts_of("[111m,1]22p33p44sEECCF", Form::seven_pairs).empty());
}

TEST_CASE("a hand with fewer tiles counts its missing sets as done") {
    CHECK(texts_of("11m") == Texts{"11m"});
    CHECK(texts_of("123m11p") == Texts{"123m 11p"});
}

TEST_CASE("a hand that waits has no decomposition yet") {
    CHECK(texts_of("123m1p").empty());
    CHECK(texts_of("123456789m123pE").empty());
}

TEST_CASE("an exhausted cursor stays exhausted") {
    DecompositionCursor cursor(hand_of("123m11p"), no_kind, Forms::all(), no_limits, false);
    Decomposition next;
    CHECK(cursor.next(next));
    CHECK_FALSE(cursor.next(next));
    CHECK_FALSE(cursor.next(next));
}

TEST_CASE("small hands with wildcards are read in every way there is and in no other") {
    random_hands::Dealer dealer(20);
    for (int i = 0; i < 40; ++i) {
        const int sets = 1 + dealer.below(2);
        const int wildcards = i % 20 == 0 ? 4 : dealer.below(4);
        check_against_brute_force(dealer.deal({sets, 2, wildcards, dealer.below(2) == 0 ? 4 - sets : 0}));
    }
}

TEST_CASE("large hands with wildcards are read in every way there is and in no other") {
    random_hands::Dealer dealer(21);
    for (int i = 0; i < 30; ++i) {
        const int sets = 3 + dealer.below(2);
        const int wildcards = i % 10 == 0 ? 3 : dealer.below(3);
        check_against_brute_force(dealer.deal({sets, 2, wildcards, 4 - sets}));
        check_against_brute_force(dealer.deal_special(2, wildcards));
    }
}

TEST_CASE("hands are read as by trying every set at every place, in the same order") {
    random_hands::Dealer dealer(22);
    for (int i = 0; i < 1500; ++i) {
        const int sets = dealer.below(5);
        const int wildcards = dealer.below(8) == 0 ? dealer.below(5) : dealer.below(4);
        const HunLimits limits = random_hands::all_limits[static_cast<std::size_t>(dealer.below(4))];
        const bool expand = wildcards < 3 && dealer.below(2) == 0;
        const int melds = dealer.below(2) == 0 ? 4 - sets : 0;
        check_against_plain_search(dealer.deal({sets, 2, wildcards, melds}), limits, expand);
        check_against_plain_search(dealer.deal_special(2, wildcards), limits, expand);
    }
}

TEST_CASE("more copies than there are tiles are read all the same") {
    Tiles tiles;
    tiles.real[0] = 7;
    tiles.real[1] = 3;
    tiles.real[2] = 3;
    tiles.wildcards = 1;
    check_against_plain_search(tiles, no_limits, false);
    check_against_plain_search(tiles, no_fifth_copy, true);
}

TEST_CASE("what a filter does not hold for worth it is left out, and nothing else") {
    random_hands::Dealer dealer(23);
    for (int i = 0; i < 300; ++i) {
        const Tiles tiles = dealer.deal({1 + dealer.below(4), 2, dealer.below(4), 0});
        EveryOther filter;
        DecompositionCursor cursor(tiles, Form::standard, no_limits, false);
        cursor.set_filter(filter);
        std::vector<brute::Reading> expected;
        DecompositionCursor whole(tiles, Form::standard, no_limits, false);
        for (Decomposition next; whole.next(next);) {
            bool worth = true;
            Branch branch;
            for (int piece = 0; piece + 1 < next.set_count; ++piece) {
                branch.pieces[static_cast<std::size_t>(branch.piece_count++)] =
                    next.sets[static_cast<std::size_t>(piece)];
                worth = worth && filter.is_worth(branch);
            }
            if (worth) expected.push_back(brute::reading_of(next));
        }
        CHECK(readings_of(cursor) == expected);
    }
}
