// The search for the best reading against trying everything, on random hands, options and circumstances.
#include <algorithm>
#include <random>

#include "liaoyang_brute_force.hpp"
#include "liaoyang_support.hpp"

using namespace liaoyang_test;

namespace {

/// Seeded; the numbers are the same everywhere.
class Dice {
 public:
    explicit Dice(std::uint32_t seed) : engine_(seed) {}
    int below(int end) { return static_cast<int>(engine_() % static_cast<std::uint32_t>(end)); }
    bool once_in(int times) { return below(times) == 0; }
    template <class Value>
    Value any_of(int values) {
        return static_cast<Value>(below(values));
    }

 private:
    std::mt19937 engine_;
};

liaoyang::Rules random_rules(Dice& dice) {
    using namespace liaoyang;
    Rules rules;
    rules.indicator = static_cast<Kind>(dice.below(kind_count));
    rules.shisanyao = dice.once_in(2);
    if (dice.once_in(2)) return rules;
    rules.limits = {!dice.once_in(3), !dice.once_in(3)};
    rules.hun_yaojiu = dice.any_of<HunYaojiu>(2);
    rules.need_heng = dice.once_in(3);
    rules.rob_kong = dice.once_in(2);
    rules.siguiyi = dice.any_of<Siguiyi>(2);
    rules.sancha = dice.any_of<Sancha>(2);
    rules.dageda = dice.any_of<Dageda>(2);
    rules.dageda_natural = dice.once_in(3);
    rules.sancha_natural = dice.once_in(3);
    rules.erba_natural = dice.once_in(3);
    rules.changmao = dice.any_of<Changmao>(3);
    rules.dan = dice.any_of<Dan>(3);
    if (rules.dan != Dan::none) rules.dan_reading = static_cast<DanReading>(1 + dice.below(3));
    rules.dan_fan = static_cast<std::int16_t>(1 + dice.below(3));
    return rules;
}

Circumstances random_said(Dice& dice) {
    Circumstances said;
    said.self_drawn = dice.once_in(2) ? Said::yes : Said::no;
    said.seat_wind = dice.once_in(3) ? east : south;
    said.kong = dice.once_in(5) ? Said::yes : Said::no;
    said.last_four = dice.once_in(5) ? Said::yes : Said::no;
    said.after_draw = static_cast<std::int16_t>(dice.once_in(5) ? 1 + dice.below(3) : 0);
    return said;
}

/// A complete hand, few kinds of which come often, so that fourth copies and triplets are no rarity.
Hand complete_hand(Dice& dice) {
    Hand hand;
    const int melds = dice.below(5);
    const auto kind = [&] { return static_cast<Kind>(dice.once_in(4) ? 31 + dice.below(3) : dice.below(34)); };
    const auto chow = [&] {
        return static_cast<Kind>(9 * dice.below(3) + (dice.once_in(2) ? dice.below(7) : 6 * dice.below(2)));
    };
    for (int set = 0; set < 4; ++set) {
        const bool is_chow = dice.once_in(2);
        const Kind tile = is_chow ? chow() : kind();
        if (set < melds) {
            Meld meld;
            meld.kind = is_chow ? MeldKind::chow : dice.once_in(3) ? MeldKind::kong : MeldKind::pung;
            meld.tile = tile;
            meld.source = meld.kind == MeldKind::kong && dice.once_in(2) ? 0 : 1;
            hand.melds[hand.meld_count++] = meld;
        } else {
            for (int i = 0; i < 3; ++i) ++hand.concealed[static_cast<std::size_t>(tile + (is_chow ? i : 0))];
        }
    }
    hand.concealed[kind()] += 2;
    return hand;
}

Hand seven_pairs(Dice& dice) {
    Hand hand;
    for (int pair = 0; pair < 7; ++pair) hand.concealed[static_cast<std::size_t>(dice.below(34))] += 2;
    return hand;
}

Hand thirteen_orphans(Dice& dice) {
    Hand hand;
    for (Kind kind = 0; kind < kind_count; ++kind) hand.concealed[kind] = is_terminal_or_honour(kind);
    Kind doubled = 0;
    do {
        doubled = static_cast<Kind>(dice.below(34));
    } while (!is_terminal_or_honour(doubled));
    ++hand.concealed[doubled];
    return hand;
}

/// Exchanges some of the tiles for hun, and sometimes one for another.
void spoil(Hand& hand, Dice& dice, Kind hun, int huns) {
    for (int i = 0; i < huns; ++i) {
        Kind kind = 0;
        do {
            kind = static_cast<Kind>(dice.below(34));
        } while (hand.concealed[kind] == 0);
        --hand.concealed[kind];
        ++hand.concealed[hun];
    }
    if (!dice.once_in(5)) return;
    Kind kind = 0;
    do {
        kind = static_cast<Kind>(dice.below(34));
    } while (hand.concealed[kind] == 0);
    --hand.concealed[kind];
    ++hand.concealed[static_cast<std::size_t>(dice.below(34))];
}

void draw(Hand& hand, Dice& dice) {
    do {
        hand.winning = static_cast<Kind>(dice.below(34));
    } while (hand.concealed[hand.winning] == 0);
}

/// As `liaoyang_brute_force::Best::reading`.
std::vector<int> reading_of(const Score& score) {
    const Decomposition& reading = score.decomposition;
    if (reading.form != Form::standard) return {reading.form == Form::seven_pairs ? 1 : 2};
    std::vector<int> out{0};
    for (std::size_t i = 0; i < reading.set_count; ++i) {
        const Set& set = reading.sets[i];
        if (set.kind == SetKind::pair) {
            out.push_back(set.tile);
        } else if (set.meld < 0) {
            out.push_back(2 * set.tile + (set.kind == SetKind::chow));
        }
    }
    return out;
}

/// What a batch asks is what the score says.
void check_summary(const Hand& hand, const liaoyang::Rules& rules, const Circumstances& said, const Score& score) {
    std::vector<std::uint8_t> fans(static_cast<std::size_t>(liaoyang::fan_count()), 0);
    const ScoreSummary summary = liaoyang::summary(hand, rules, said, fans.data());
    CHECK(summary.win == score.win);
    CHECK(summary.meets_minimum == score.meets_minimum);
    CHECK_MESSAGE(summary.total == score.total, format_hand(hand), " ", changed_options_json(rules));
    for (std::size_t i = 0; i < score.counted_count; ++i) {
        CHECK_MESSAGE(fans[score.counted[i].fan] == score.counted[i].count, format_hand(hand), " ", fans_of(score));
        fans[score.counted[i].fan] = 0;
    }
    CHECK(std::count(fans.begin(), fans.end(), 0) == liaoyang::fan_count());
}

struct Found {
    int hands = 0;
    int wins = 0;
};

/// So many hands with at most `most_huns` hun.
Found compare(std::uint32_t seed, int hands, int most_huns) {
    Dice dice(seed);
    Found found;
    while (found.hands < hands) {
        const liaoyang::Rules rules = random_rules(dice);
        const Circumstances said = random_said(dice);
        Hand hand = dice.once_in(12)  ? thirteen_orphans(dice)
                    : dice.once_in(8) ? seven_pairs(dice)
                                      : complete_hand(dice);
        spoil(hand, dice, hun_of(rules), dice.below(most_huns + 1));
        draw(hand, dice);
        if (hand.concealed[hun_of(rules)] > most_huns || validate(hand) || check(hand, rules, said)) continue;
        ++found.hands;
        const Score score = liaoyang::score(hand, rules, said);
        check_summary(hand, rules, said, score);
        const auto best = liaoyang_brute_force::best_of(hand, rules, said);
        found.wins += score.win;
        CHECK_MESSAGE((score.win ? score.total : -1) == best.fan, format_hand(hand), " ", changed_options_json(rules),
                      " ", fans_of(score), " ", sets_of(score));
        if (score.win) CHECK_MESSAGE(reading_of(score) == best.reading, format_hand(hand), " ", sets_of(score));
    }
    return found;
}

}  // namespace

TEST_CASE("the best reading is the best of everything that can be tried") {
    CHECK(compare(1, 2000, 0).wins > 500);
    CHECK(compare(2, 3000, 2).wins > 500);
    CHECK(compare(3, 200, 3).wins > 50);
    CHECK(compare(4, 20, 4).wins > 5);
}
