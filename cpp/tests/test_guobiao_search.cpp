// The quick ways to the best reading of Guobiao, and to what it is worth, beside the plain ones.
#include <doctest/doctest.h>

#include <array>

#include "guobiao/best_reading.hpp"
#include "guobiao/chow_fan.hpp"
#include "guobiao/pungs.hpp"
#include "guobiao/shown.hpp"
#include "guobiao/tally.hpp"
#include "hupai/guobiao/rules.hpp"
#include "random_wins.hpp"

using namespace hupai;
using namespace hupai::guobiao;
using random_wins::Dealer;

namespace {

Rules some_rules(Dealer& dealer) {
    const auto either = [&] { return dealer.below(2) == 0; };
    Rules rules;
    if (either()) return rules;
    rules.edition = either() ? Edition::mil : Edition::wmo2014;
    rules.strict_1998 = either();
    rules.count_held_waits = either();
    rules.knitted_single_wait = either();
    if (either()) rules.mixed_kongs = static_cast<std::int8_t>(dealer.below(9));
    rules.limits.fifth_copy = either();
    rules.limits.all_hun_sets = dealer.below(4) != 0;
    if (dealer.below(3) == 0) rules.limits.bound = Forms::from_bits(static_cast<unsigned>(dealer.below(32)));
    return rules;
}

/// What is said, and for the rest what goes without saying.
Circumstances complete(const Circumstances& said) {
    return first_said(said, {Said::no, east, east, Said::no, Said::no, Said::no});
}

void check_the_same(const Hand& hand, const Rules& rules) {
    const Facts facts = facts_of(hand, rules, complete(hand.said));
    const BestReading quick = best_reading(facts, rules, hand);
    const BestReading plain = best_reading_by_decompositions(facts, rules, hand);
    CHECK(quick.found == plain.found);
    if (!quick.found || !plain.found) return;
    CHECK(quick.reading.decomposition == plain.reading.decomposition);
    CHECK(quick.reading.winning == plain.reading.winning);
    CHECK(quick.reading.winning_set == plain.reading.winning_set);
    CHECK(quick.single_wait == plain.single_wait);

    // Counted without sets, and counted with them.
    const Worth worth = best_worth(facts, rules, hand).worth;
    const Worth listed = worth_of(plain.reading, plain.single_wait);
    CHECK(worth.total == listed.total);
    CHECK(worth.flowers == listed.flowers);
    CHECK(worth.counted.fans == listed.counted.fans);
    listed.counted.fans.for_each([&](Fan fan) { CHECK(worth.counted.times_of(fan) == listed.counted.times_of(fan)); });
}

}  // namespace

TEST_CASE("suit by suit the best reading is the one that all decompositions have") {
    Dealer dealer(71);
    for (int i = 0; i < 20'000; ++i) check_the_same(dealer.deal(0), some_rules(dealer));
    for (int i = 0; i < 6'000; ++i) check_the_same(dealer.deal(1 + dealer.below(2)), some_rules(dealer));
    for (int i = 0; i < 400; ++i) check_the_same(dealer.deal(3 + dealer.below(2)), some_rules(dealer));
}

TEST_CASE("a kind of the hun among the tiles is a wildcard to the quick search too") {
    Dealer dealer(72);
    for (int i = 0; i < 1'500; ++i) {
        Rules rules = some_rules(dealer);
        const Hand hand = dealer.deal(dealer.below(2));
        rules.hun = static_cast<Kind>(dealer.below(kind_count));
        if (check_hun(hand, rules.hun).status == Status::ok) check_the_same(hand, rules);
    }
}

TEST_CASE("a summary is the score without its lists") {
    Dealer dealer(73);
    for (int i = 0; i < 3'000; ++i) {
        Hand hand = dealer.deal(dealer.below(4));
        if (dealer.below(5) == 0) std::swap(hand.concealed[0], hand.concealed[30]);  // often no win
        if (validate(hand).status != Status::ok) continue;
        const Rules rules = some_rules(dealer);
        std::vector<std::uint8_t> fans(static_cast<std::size_t>(fan_count())), expected(fans.size());
        const ScoreSummary summary = guobiao::summary(hand, rules, {}, fans.data());
        const Score score = guobiao::score(hand, rules);
        for (std::size_t j = 0; j < score.counted_count; ++j) expected[score.counted[j].fan] = score.counted[j].count;
        CHECK(summary.win == score.win);
        CHECK(summary.total == score.total);
        CHECK(summary.meets_minimum == (score.win && score.meets_minimum));
        CHECK(fans == expected);
    }
}

TEST_CASE("lower chows and a group of chows stand where all of them do one by one") {
    Dealer dealer(75);
    for (int i = 0; i < 5'000; ++i) {
        std::vector<int> chows(static_cast<std::size_t>(dealer.below(most_chows + 1)));
        for (int& chow : chows) chow = dealer.below(chow_kinds);
        std::sort(chows.begin(), chows.end());
        const auto lower = static_cast<std::size_t>(dealer.below(static_cast<int>(chows.size()) + 1));
        ChowPlace one_by_one, together;
        ChowGroup group{};
        for (std::size_t j = 0; j < chows.size(); ++j) {
            one_by_one.add(chows[j]);
            if (j < lower) {
                together.add_if(true, chows[j]);
                together.add_if(false, 0);
            } else {
                group.add(chows[j]);
            }
        }
        together.add(group);
        CHECK(together.place() == one_by_one.place());
        CHECK(together.count() == one_by_one.count());
    }
}

TEST_CASE("pungs are worth no more than what they are worth at most") {
    Dealer dealer(76);
    const ResolvedTable& table = resolved_table(Rules{});
    const std::array<std::array<int, 2>, 4> ranges = {{{0, 9}, {0, 27}, {18, 34}, {0, 34}}};
    for (int i = 0; i < 20'000; ++i) {
        const auto [first, end] = ranges[static_cast<std::size_t>(dealer.below(4))];
        const int count = dealer.below(5), step = 1 + dealer.below(10);
        const int begin = first + dealer.below(end - first);
        Pungs pungs;
        PungOutline outline{};
        for (int j = 0; j < count; ++j) {
            const bool near = dealer.below(2) == 0 && begin + j * step < kind_count;
            const auto tile = static_cast<Kind>(near ? begin + j * step : first + dealer.below(end - first));
            pungs.add({tile, pungs.count, true});
            outline.add(tile);
        }
        const auto pair = static_cast<Kind>(first + dealer.below(end - first));
        Facts facts;
        facts.round_wind = static_cast<Kind>(east + dealer.below(4));
        facts.seat_wind = static_cast<Kind>(east + dealer.below(4));
        Shown shown;
        show_kinds_of_pungs(pungs, pair, set_bit(max_melds), facts, shown);
        int sum = 0;
        shown.present().for_each([&](Fan fan) {
            sum += table.value[static_cast<std::size_t>(fan)] * static_cast<int>(shown.appearances(fan).size());
        });
        const Fan concealed = fan_of_concealed_pungs(count);
        if (concealed != Fan::past_the_last) sum += table.value[static_cast<std::size_t>(concealed)];
        CHECK(sum <= most_of_pungs(outline, count));
    }
}

TEST_CASE("what chows show is looked up as the predicates have it") {
    Dealer dealer(74);
    const Rules rules;
    for (int i = 0; i < 20'000; ++i) {
        std::vector<int> chows(static_cast<std::size_t>(dealer.below(most_chows + 1)));
        const int kinds = dealer.below(2) == 0 ? 7 : chow_kinds;
        for (int& chow : chows) chow = dealer.below(kinds);
        std::sort(chows.begin(), chows.end());
        const auto pair = static_cast<Kind>(dealer.below(kind_count));
        ChowPlace place;
        Reading reading;
        reading.rules = &rules;
        const auto push = [&](SetKind kind, Kind tile) {
            Set& set = reading.decomposition.sets[reading.decomposition.set_count++];
            set.kind = kind;
            set.tile = tile;
        };
        for (const int chow : chows) {
            place.add(chow);
            push(SetKind::chow, lowest_of_chow(chow));
        }
        push(SetKind::pair, pair);
        Shown shown;
        show_chow_combinations(reading, shown);
        FanCount expected;
        shown.present().for_each(
            [&](Fan fan) { expected.show_times(fan, static_cast<unsigned>(shown.appearances(fan).size())); });
        CHECK(fan_of_chows(place, pair).shown == expected);
    }
}
