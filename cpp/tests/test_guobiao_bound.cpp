// No reading is worth more than the bound of any branch that leads to it.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <random>
#include <string>
#include <vector>

#include "guobiao/hand_classes.hpp"
#include "guobiao/kinds.hpp"
#include "guobiao/reading.hpp"
#include "guobiao/shown.hpp"
#include "guobiao/tally.hpp"
#include "guobiao/upper_bound.hpp"
#include "hupai/notation.hpp"
#include "random_hands.hpp"

using namespace hupai;
using namespace hupai::guobiao;

namespace {

/// Remembers the branches that lead to the decomposition found last.
class Path final : public BranchFilter {
 public:
    bool is_worth(const Branch& branch) noexcept override {
        branches_[static_cast<std::size_t>(branch.piece_count - 1)] = branch;
        length_ = static_cast<std::size_t>(branch.piece_count);
        return true;
    }
    std::vector<Branch> take() {
        std::vector<Branch> path(branches_.begin(), branches_.begin() + static_cast<std::ptrdiff_t>(length_));
        return path;
    }

 private:
    std::array<Branch, 7> branches_{};
    std::size_t length_ = 0;
};

/// The most that a decomposition comes to; a set that may be a single wait is taken for one.
int most_of(Reading reading) {
    const Facts& facts = *reading.facts;
    int most = -1;
    for (Kind kind = 0; kind < kind_count; ++kind) {
        const bool possible =
            facts.winning == joker ? reading.concealed[kind] > facts.tiles.real[kind] : kind == facts.winning;
        if (!possible) continue;
        reading.winning = kind;
        for (int set = 0; set < reading.set_count(); ++set) {
            if (reading.set(set).meld >= 0 || !reading.contains(set, kind)) continue;
            reading.winning_set = set;
            most = std::max(most, total_of(reading, may_be_single_wait(reading)));
        }
    }
    return most;
}

/// How many decompositions were compared; at most `limit`.
int compare(const Hand& hand, const Rules& rules, const Circumstances& said, int limit) {
    const Facts facts = facts_of(hand, rules, said);
    const UpperBound bound(facts, rules, hand);
    Path path;
    DecompositionCursor cursor(hand, rules.hun, Forms::all(), rules.limits, true);
    cursor.set_filter(path);
    int compared = 0;
    for (Decomposition decomposition; compared < limit && cursor.next(decomposition); ++compared) {
        const int total = most_of(reading_of(facts, rules, decomposition));
        bool sound = bound.of(decomposition.form) >= total && bound.exceeds(decomposition, total - 1);
        const bool by_pieces = decomposition.form == Form::standard || decomposition.form == Form::seven_pairs ||
                               decomposition.form == Form::knitted_straight;
        for (const Branch& branch : path.take()) {
            if (!by_pieces || branch.form != decomposition.form) continue;
            sound = sound && bound.of(branch) >= total && bound.exceeds(branch, total - 1) &&
                    bound.exceeds(branch, total / 2);
        }
        CHECK(sound);
    }
    return compared;
}

class Hands {
 public:
    explicit Hands(unsigned seed) : engine_(seed) {}

    int below(int bound) { return static_cast<int>(engine_() % static_cast<unsigned>(bound)); }

    /// A complete hand with so many of its tiles replaced by jokers; not always a valid one.
    Hand hand(int melds, int jokers) {
        Hand made;
        const std::array<std::array<int, 2>, 5> ranges = {{{0, 34}, {0, 9}, {18, 33}, {24, 34}, {13, 20}}};
        const auto& range = ranges[static_cast<std::size_t>(below(5))];
        const auto kind = [&] { return static_cast<Kind>(range[0] + below(range[1] - range[0])); };
        for (int set = 0; set < max_melds; ++set) {
            const Kind tile = kind();
            const bool chow = begins_a_chow(tile) && below(2) == 0;
            if (set < melds) {
                const bool kong = !chow && below(3) == 0;
                made.melds[made.meld_count++] = {chow   ? MeldKind::chow
                                                 : kong ? MeldKind::kong
                                                        : MeldKind::pung,
                                                 tile,
                                                 static_cast<std::uint8_t>(kong && below(2) == 0 ? 0 : 1 + below(3))};
                continue;
            }
            for (int i = 0; i < 3; ++i) ++made.concealed[static_cast<std::size_t>(tile + (chow ? i : 0))];
        }
        made.concealed[kind()] += 2;
        if (melds == 0 && below(5) == 0) {
            made.concealed = Counts{};
            for (int pair = 0; pair < 7; ++pair) made.concealed[kind()] += 2;
        }
        for (; jokers > 0; --jokers) {
            const Kind replaced = some_tile(made);
            --made.concealed[replaced];
            ++made.jokers;
        }
        made.winning = below(3) == 0 ? joker : some_tile(made);
        return made;
    }

    Rules rules() {
        Rules rules;
        rules.edition = below(2) == 0 ? Edition::mil : Edition::wmo2014;
        rules.strict_1998 = below(3) == 0;
        rules.limits = random_hands::all_limits[static_cast<std::size_t>(below(4))];
        if (below(4) == 0) rules.limits.bound = static_cast<Form>(below(form_count));
        rules.mixed_kongs = static_cast<std::int8_t>(below(3) == 0 ? below(9) : mixed_kongs_of_edition);
        return rules;
    }

    Circumstances circumstances() {
        const auto said = [this] { return below(3) == 0 ? Said::yes : Said::no; };
        Circumstances all;
        all.self_drawn = said();
        all.round_wind = static_cast<Kind>(east + below(4));
        all.seat_wind = static_cast<Kind>(east + below(4));
        all.last_of_kind = said();
        all.last_tile = said();
        all.kong = said();
        return all;
    }

 private:
    Kind some_tile(const Hand& hand) {
        int place = below(concealed_count(hand) - hand.jokers);
        for (Kind kind = 0; kind < kind_count; ++kind) {
            place -= hand.concealed[kind];
            if (place < 0) return kind;
        }
        return joker;
    }

    std::mt19937 engine_;
};

/// Sets and a pair of a few kinds that show fan of the whole hand, in canonical order.
Decomposition some_decomposition(Hands& hands) {
    using namespace guobiao::kinds;
    constexpr std::array<KindMask, 24> whole_hands = {greens,
                                                      reversibles,
                                                      honours,
                                                      terminals,
                                                      terminals | honours,
                                                      uppers,
                                                      middles,
                                                      lowers,
                                                      above_five,
                                                      below_five,
                                                      fives,
                                                      evens,
                                                      suit_mask(0),
                                                      suit_mask(1),
                                                      suit_mask(2),
                                                      suit_mask(1) | honours,
                                                      middles | fives,
                                                      ranks_in_every_suit("34567"),
                                                      bit(green),
                                                      bit(white),
                                                      greens & ~honours,
                                                      ranks_in(2, "4"),
                                                      winds,
                                                      dragons};
    KindMask kinds = whole_hands[static_cast<std::size_t>(hands.below(24))];
    if (hands.below(2) == 0) kinds &= whole_hands[static_cast<std::size_t>(hands.below(24))];
    if (kinds == 0 || hands.below(8) == 0) kinds = bit(kind_count) - 1;
    const auto some_kind = [&] {
        for (;;) {
            const auto kind = static_cast<Kind>(hands.below(kind_count));
            if ((kinds & bit(kind)) != 0) return kind;
        }
    };
    Decomposition made;
    std::vector<int> order;  // twice the lowest kind, one more for a chow
    for (int set = 0; set < max_melds; ++set) {
        const Kind kind = some_kind();
        const KindMask chow = KindMask{7} << kind;
        order.push_back(2 * kind + (begins_a_chow(kind) && (chow & ~kinds) == 0 ? hands.below(2) : 0));
        if (set > 0 && hands.below(4) == 0) order.back() = order.front();
    }
    std::sort(order.begin(), order.end());
    for (const int id : order) {
        Set& set = made.sets[made.set_count++];
        set.kind = id % 2 == 0 ? SetKind::pung : SetKind::chow;
        set.tile = static_cast<Kind>(id / 2);
        set.hun = 7;
    }
    Set& pair = made.sets[made.set_count++];
    pair.kind = SetKind::pair;
    pair.tile = some_kind();
    pair.hun = 3;
    return made;
}

Hand read(std::string_view text) {
    Hand hand;
    const Error error = parse_hand(text, hand);
    REQUIRE_MESSAGE(!error, text);
    return hand;
}

}  // namespace

TEST_CASE("no reading of a random hand is worth more than its branches are said to be") {
    Hands hands(1);
    int compared = 0;
    for (int tries = 0; compared < 150000; ++tries) {
        const int melds = hands.below(2) == 0 ? 0 : hands.below(5);
        const Hand hand = hands.hand(melds, std::min(3 + hands.below(4), 13 - 3 * melds));
        const Rules rules = hands.rules();
        const Circumstances said = hands.circumstances();
        if (validate(hand) || check(hand, rules, said)) continue;
        compared += compare(hand, rules, said, 1500);
    }
}

TEST_CASE("no reading of wildcards alone is worth more than its branches are said to be") {
    Hands hands(2);
    for (const auto* text : {"[111p,1][999s,2]HHHHHHHH", "[EEE,1][CCCC]HHHHHHHH", "[123p,1][789p,1]HHHHHHHH",
                             "[222s,1][FFF,2]HHHHHHHH", "[8888p][456s,1]HHHHHHHH"}) {
        Rules rules = hands.rules();
        rules.limits = {};
        CHECK(compare(read(text), rules, hands.circumstances(), 60000) > 20000);
    }
}

TEST_CASE("four copies of a kind are no more than their branches are said to be") {
    Hands hands(4);
    for (const auto* text : {"1111m47m258p369sHH", "1111m7m25p369sHHHH", "6666sWNNHHHHHHH", "8888p444sWWHHHHH",
                             "CCCC5555m12sHHHH", "1111m4444pHHHHHH", "[EEE,1]7777p8888pHHH"}) {
        for (const HunLimits& limits : random_hands::all_limits) {
            Rules rules = hands.rules();
            rules.limits = limits;
            CHECK(compare(read(text), rules, hands.circumstances(), 4000) >= 0);
        }
    }
}

TEST_CASE("nothing that fourteen wildcards stand for is worth more than the bound says") {
    Hands hands(3);
    const Hand hand = read("HHHHHHHHHHHHHH");
    for (int tries = 0; tries < 40000; ++tries) {
        Rules rules = hands.rules();
        rules.limits = {};
        const Facts facts = facts_of(hand, rules, hands.circumstances());
        const UpperBound bound(facts, rules, hand);
        const Decomposition decomposition = some_decomposition(hands);
        const int total = most_of(reading_of(facts, rules, decomposition));
        bool sound = bound.of(Form::standard) >= total && bound.exceeds(decomposition, total - 1);
        Branch branch;
        branch.pair_left = true;
        for (int set = 0; set < max_melds; ++set) {
            branch.pieces[static_cast<std::size_t>(set)] = decomposition.sets[static_cast<std::size_t>(set)];
            branch.piece_count = set + 1;
            branch.sets_left = max_melds - branch.piece_count;
            sound = sound && bound.of(branch) >= total && bound.exceeds(branch, total - 1);
        }
        CHECK(sound);
    }
}

TEST_CASE("the classes of hands stand with the highest first") {
    for (const Edition edition : {Edition::mil, Edition::wmo2014}) {
        Rules rules;
        rules.edition = edition;
        const auto classes = hand_classes(rules);
        CHECK(std::is_sorted(classes.begin(), classes.end(),
                             [](const HandClass& a, const HandClass& b) { return a.value > b.value; }));
    }
}

TEST_CASE("whatever fan the kinds of a hand show, a class of hands has them all") {
    Hands hands(5);
    int compared = 0;
    for (const Edition edition : {Edition::mil, Edition::wmo2014}) {
        for (const bool strict : {false, true}) {
            Rules rules;
            rules.edition = edition;
            rules.strict_1998 = strict;
            const auto classes = hand_classes(rules);
            for (int tries = 0; tries < 60000; ++tries) {
                KindMask present =
                    classes[static_cast<std::size_t>(hands.below(static_cast<int>(classes.size())))].kinds;
                for (Kind kind = 0; kind < kind_count; ++kind) {
                    if (hands.below(3) == 0) present &= ~bit(kind);
                }
                const FanSet shown = fan_of_kinds(present).fans;
                if (present == 0 || shown.empty()) continue;
                const bool known = std::any_of(classes.begin(), classes.end(), [&](const HandClass& own) {
                    return (present & ~own.kinds) == 0 && shown.without(own.fans).without(own.excluded).empty();
                });
                CHECK(known);
                ++compared;
            }
        }
    }
    CHECK(compared > 200000);
}
