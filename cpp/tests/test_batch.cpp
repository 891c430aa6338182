#include <doctest/doctest.h>

#include <atomic>
#include <cstring>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "hupai/batch.hpp"
#include "hupai/decompose.hpp"
#include "hupai/guobiao/batch.hpp"
#include "hupai/liaoyang/batch.hpp"
#include "hupai/notation.hpp"
#include "random_hands.hpp"

using namespace hupai;

namespace {

constexpr auto ok = static_cast<std::uint8_t>(Status::ok);

/// Rows of counts with hun, jokers and melds of their own, and the same rows as the core takes them one by one.
struct Table {
    std::vector<std::uint8_t> counts, hun, jokers, melds;
    std::vector<Tiles> tiles;

    std::size_t size() const { return tiles.size(); }

    batch::CountRows rows() const {
        return {counts.data(), size(), {hun.data(), 0}, {jokers.data(), 0}, {melds.data(), 0}};
    }

    void add(const Counts& row, Kind hun_kind, int joker_count, int meld_count) {
        counts.insert(counts.end(), row.begin(), row.end());
        hun.push_back(hun_kind);
        jokers.push_back(static_cast<std::uint8_t>(joker_count));
        melds.push_back(static_cast<std::uint8_t>(meld_count));
        Hand hand;
        hand.concealed = row;
        hand.jokers = static_cast<std::uint8_t>(joker_count);
        tiles.push_back(tiles_of(hand, hun_kind));
        tiles.back().meld_count = static_cast<std::uint8_t>(meld_count);
    }
};

Table random_table(unsigned seed, int rows, int extra) {
    random_hands::Dealer dealer(seed);
    Table table;
    while (table.size() < static_cast<std::size_t>(rows)) {
        const int sets = dealer.below(4) == 0 ? dealer.below(5) : 4;
        const int jokers = dealer.below(3) == 0 ? dealer.below(5) : 0;
        const int drawn = extra > 0 ? extra : 1 + dealer.below(2);
        const Tiles tiles = dealer.below(4) == 0 && sets == 4 ? dealer.deal_special(drawn, jokers)
                                                              : dealer.deal({sets, drawn, jokers, 0});
        const Kind hun = dealer.below(3) == 0 ? static_cast<Kind>(dealer.below(34)) : no_kind;
        table.add(tiles.real, hun, tiles.wildcards, dealer.below(5 - sets));
    }
    return table;
}

/// The batch's answers stand in `answers`; `single` gives the core's.
template <class Answer, class Single>
void check_equal(const Table& table, const std::vector<Answer>& answers, const std::vector<std::uint8_t>& status,
                 SearchOptions options, Single single) {
    for (std::size_t row = 0; row < table.size(); ++row) {
        options.hun = table.hun[row];
        CAPTURE(row);
        REQUIRE(status[row] == ok);
        REQUIRE(answers[row] == single(table.tiles[row], options));
    }
}

HandRecord record_of(const char* text) {
    Hand hand;
    REQUIRE_MESSAGE(parse_hand(text, hand).status == Status::ok, std::string(text));
    return pack(hand);
}

struct Scores {
    std::vector<std::int16_t> totals;
    std::vector<std::uint8_t> fans, wins, meets_minimum, status;
    batch::Outcome outcome;
};

Scores scores_of(const std::vector<HandRecord>& hands, const batch::Scorer& scorer, int threads = 1) {
    const std::size_t rows = hands.size();
    Scores scores;
    scores.totals.assign(rows, 99);
    scores.fans.assign(rows * static_cast<std::size_t>(scorer.fan_count()), 99);
    scores.wins = scores.meets_minimum = std::vector<std::uint8_t>(rows, 99);
    scores.status.assign(rows, ok);
    const batch::ScoreColumns columns{scores.totals.data(), scores.fans.data(), scores.wins.data(),
                                      scores.meets_minimum.data()};
    batch::Running running;
    running.threads = threads;
    scores.outcome = batch::score(hands.data(), rows, scorer, columns, scores.status.data(), running);
    return scores;
}

/// Random bytes, most of them near a hand.
HandRecord random_record(random_hands::Dealer& dealer) {
    HandRecord record = empty_hand_record;
    const int melds = dealer.below(5);
    const int tiles = 14 - 3 * melds + (dealer.below(8) == 0 ? dealer.below(3) - 1 : 0);
    for (int i = 0; i < tiles && i < 14; ++i) {
        record.tiles[i] = static_cast<Kind>(dealer.below(60) == 0 ? dealer.below(256) : dealer.below(34));
    }
    for (int i = 0; i < melds; ++i) {
        record.melds[i] =
            static_cast<std::uint8_t>(dealer.below(4) * 64 + dealer.below(dealer.below(8) == 0 ? 64 : 25));
        record.sources[i] = static_cast<std::uint8_t>(record.melds[i] >= 192 ? 0 : dealer.below(4));
        if (dealer.below(16) == 0) record.sources[i] = static_cast<std::uint8_t>(dealer.below(9));
    }
    std::uint8_t* const said[] = {&record.self_drawn, &record.last_of_kind, &record.last_tile, &record.kong};
    for (std::uint8_t* one : said) {
        *one = dealer.below(3) == 0 ? std::uint8_t{255} : static_cast<std::uint8_t>(dealer.below(2));
        if (dealer.below(200) == 0) *one = static_cast<std::uint8_t>(dealer.below(256));
    }
    if (dealer.below(2) == 0) record.round_wind = static_cast<std::uint8_t>(27 + dealer.below(4));
    if (dealer.below(2) == 0)
        record.seat_wind = static_cast<std::uint8_t>(27 + dealer.below(dealer.below(9) == 0 ? 7 : 4));
    record.flowers = static_cast<std::uint8_t>(dealer.below(3) == 0 ? dealer.below(10) : 0);
    if (dealer.below(20) == 0) record.flower_letters = static_cast<std::uint8_t>(dealer.below(256));
    return record;
}

}  // namespace

TEST_CASE("A batch answers each row as the single call does, under every option") {
    unsigned seed = 1;
    for (const HunLimits limits : random_hands::all_limits) {
        for (const Held held : {Held::live, Held::formal}) {
            SearchOptions options;
            options.limits = limits;
            options.held = held;
            const Table table = random_table(++seed, 300, 0);
            std::vector<std::int8_t> distances(table.size());
            std::vector<KindMask> kinds(table.size());
            std::vector<std::uint8_t> status(table.size());
            CHECK(batch::shanten(table.rows(), options, distances.data(), status.data()).bad_rows == 0);
            check_equal(table, distances, status, options,
                        [](const Tiles& t, const SearchOptions& o) { return shanten(t, o); });
            CHECK(batch::useful(table.rows(), options, kinds.data(), status.data()).bad_rows == 0);
            check_equal(table, kinds, status, options,
                        [](const Tiles& t, const SearchOptions& o) { return useful(t, o); });
        }
        SearchOptions options;
        options.limits = limits;
        options.forms = Forms::from_bits(seed);
        const Table waiting = random_table(++seed, 500, 1);
        std::vector<KindMask> kinds(waiting.size());
        std::vector<std::uint8_t> status(waiting.size()), wins(waiting.size());
        CHECK(batch::waits(waiting.rows(), options, kinds.data(), status.data()).bad_rows == 0);
        check_equal(waiting, kinds, status, options,
                    [](const Tiles& t, const SearchOptions& o) { return waits(t, o); });
        const Table drawn = random_table(++seed, 500, 2);
        CHECK(batch::is_win(drawn.rows(), options, wins.data(), status.data()).bad_rows == 0);
        check_equal(drawn, wins, status, options, [](const Tiles& t, const SearchOptions& o) {
            return static_cast<std::uint8_t>(is_complete(t, o.forms, o.limits));
        });
    }
}

TEST_CASE("One value of hun, jokers or melds is meant for every row") {
    const Table table = random_table(77, 200, 1);
    std::vector<std::uint8_t> status(table.size());
    std::vector<std::int8_t> by_value(table.size()), by_column(table.size());
    batch::CountRows rows{table.counts.data(), table.size(), {nullptr, 5}, {nullptr, 0}, {nullptr, 0}};
    (void)batch::shanten(rows, {}, by_value.data(), status.data());
    const std::vector<std::uint8_t> hun(table.size(), 5), none(table.size(), 0);
    rows.hun.values = hun.data();
    rows.jokers.values = rows.melds.values = none.data();
    (void)batch::shanten(rows, {}, by_column.data(), status.data());
    CHECK(by_value == by_column);
}

TEST_CASE("A bad row is marked with its status, and the rows beside it are answered") {
    Counts good{}, five{}, three{}, fifteen{}, none{}, wild{};
    for (const Kind kind : std::initializer_list<Kind>{0, 1, 2, 9, 10, 11, 18, 19, 20, 27, 31}) good[kind] = 1;
    good[27] = 3;
    five = good;
    five[27] = 0;
    five[33] = 5;
    three[0] = 3;
    fifteen = good;
    fifteen[30] = 2;
    wild[0] = 255;
    Table table;
    table.add(good, no_kind, 0, 0);
    table.add(five, no_kind, 0, 0);
    table.add(three, no_kind, 0, 0);
    table.add(fifteen, no_kind, 0, 0);
    table.add(none, no_kind, 0, 0);
    table.add(wild, no_kind, 0, 0);
    table.add(good, no_kind, 0, 0);
    table.hun[6] = 34;
    table.add(good, no_kind, 0, 5);
    table.add(good, no_kind, 0, 1);
    table.add(good, no_kind, 200, 0);
    table.add(good, no_kind, 1, 0);
    const std::vector<Status> expected = {
        Status::ok,         Status::fifth_copy, Status::bad_tile_count, Status::bad_tile_count, Status::empty_hand,
        Status::fifth_copy, Status::bad_kind,   Status::too_many_melds, Status::bad_tile_count, Status::bad_tile_count,
        Status::ok};
    std::vector<std::int8_t> distances(table.size());
    std::vector<std::uint8_t> status(table.size());
    CHECK(batch::shanten(table.rows(), {}, distances.data(), status.data()).bad_rows == 9);
    for (std::size_t row = 0; row < table.size(); ++row) {
        CAPTURE(row);
        CHECK(static_cast<Status>(status[row]) == expected[row]);
        CHECK((distances[row] == batch::bad_shanten) == (expected[row] != Status::ok));
        CHECK(batch::error_of(table.rows(), row, expected[row], {}).status == expected[row]);
    }
    CHECK(batch::error_of(table.rows(), 1, Status::fifth_copy, {}).piece == "P");
    CHECK(distances.front() == 0);
    CHECK(distances.back() == -1);
}

TEST_CASE("Waits ask for a hand that has not drawn, wins for one that has, shanten for a form that can be reached") {
    Table table;
    Counts counts{};
    counts[4] = 1;
    table.add(counts, no_kind, 0, 0);
    counts[4] = 2;
    table.add(counts, no_kind, 0, 4);
    std::vector<KindMask> kinds(2);
    std::vector<std::uint8_t> status(2), wins(2);
    std::vector<std::int8_t> distances(2);
    CHECK(batch::waits(table.rows(), {}, kinds.data(), status.data()).bad_rows == 1);
    CHECK(kinds == std::vector<KindMask>{bit(4), batch::bad_kinds});
    CHECK(static_cast<Status>(status[1]) == Status::drawn_already);
    CHECK(batch::is_win(table.rows(), {}, wins.data(), status.data()).bad_rows == 1);
    CHECK(wins == std::vector<std::uint8_t>{batch::bad_win, 1});
    CHECK(static_cast<Status>(status[0]) == Status::no_winning_tile);
    SearchOptions options;
    options.forms = Form::seven_pairs;
    CHECK(batch::shanten(table.rows(), options, distances.data(), status.data()).bad_rows == 2);
    CHECK(static_cast<Status>(status[1]) == Status::unreachable_forms);
    CHECK(batch::error_of(table.rows(), 1, Status::unreachable_forms, options).piece == "seven_pairs");
}

TEST_CASE("A batch without rows is answered") {
    const batch::CountRows none{};
    CHECK(batch::shanten(none, {}, nullptr, nullptr).bad_rows == 0);
    CHECK(batch::score(nullptr, 0, guobiao::BatchScorer({}), {}, nullptr).bad_rows == 0);
    CHECK(batch::parse(nullptr, 0, ZOrder::refuse, nullptr, nullptr).bad_rows == 0);
}

TEST_CASE("Any number of threads gives the same answers") {
    Table table = random_table(5, 3000, 0);
    for (std::size_t row = 0; row < table.size(); row += 97) table.melds[row] = 9;
    std::vector<KindMask> expected(table.size());
    std::vector<std::uint8_t> expected_status(table.size());
    const auto outcome = batch::useful(table.rows(), {}, expected.data(), expected_status.data());
    for (const int threads : {0, 2, 3, 1000}) {
        std::vector<KindMask> kinds(table.size());
        std::vector<std::uint8_t> status(table.size());
        batch::Running running;
        running.threads = threads;
        CHECK(batch::useful(table.rows(), {}, kinds.data(), status.data(), running).bad_rows == outcome.bad_rows);
        CHECK(kinds == expected);
        CHECK(status == expected_status);
    }
}

TEST_CASE("A batch ends soon after it is told to stop") {
    // Seconds of work, if nobody stopped it.
    const std::vector<HandRecord> jokers(50'000, record_of("HHHHHHHHHHHHHH"));
    const guobiao::BatchScorer scorer{guobiao::Rules{}};
    std::vector<std::int16_t> totals(jokers.size());
    std::vector<std::uint8_t> fans(jokers.size() * static_cast<std::size_t>(scorer.fan_count()));
    std::vector<std::uint8_t> wins(jokers.size()), minimum(jokers.size()), status(jokers.size());
    for (const int threads : {1, 2}) {
        std::atomic<int> asked{0};
        batch::Running running;
        running.threads = threads;
        running.stop = [](void* count) { return ++*static_cast<std::atomic<int>*>(count) == 2; };
        running.context = &asked;
        const auto outcome =
            batch::score(jokers.data(), jokers.size(), scorer,
                         {totals.data(), fans.data(), wins.data(), minimum.data()}, status.data(), running);
        CHECK(outcome.stopped);
        CHECK(asked == 2);
    }
}

TEST_CASE("A record holds all of a hand") {
    for (const char* text : {"[456s,1][WWWW,1][SSSS]4mFF56m|EE0000|fah", "[999s,3][8888p,5][7777p,7][123m,3]HH", "H",
                             "123m456p789sEEFF9p", "19m19p19sESWNCFPH|-N1-0-|99", "[SSSS][WWWW,3]1112223m|N-"}) {
        CAPTURE(std::string(text));
        Hand hand, read;
        REQUIRE(parse_hand(text, hand).status == Status::ok);
        CHECK(unpack(pack(hand), read).status == Status::ok);
        CHECK(read == hand);
    }
}

TEST_CASE("A record may say what no text can") {
    HandRecord record = record_of("123m456p789sEEFFF");
    record.last_four = 1;
    record.after_draw = 3;
    Hand hand;
    REQUIRE(unpack(record, hand).status == Status::ok);
    CHECK(hand.said.last_four == Said::yes);
    CHECK(hand.said.after_draw == 3);
    CHECK(std::memcmp(&record, std::vector<HandRecord>{pack(hand)}.data(), sizeof record) == 0);
}

TEST_CASE("Records of any bytes are refused, or are hands that are well-formed") {
    random_hands::Dealer dealer(11);
    int good = 0;
    for (int i = 0; i < 20'000; ++i) {
        HandRecord record = random_record(dealer);
        if (i % 4 == 0)
            reinterpret_cast<std::uint8_t*>(&record)[dealer.below(sizeof record)] =
                static_cast<std::uint8_t>(dealer.below(256));
        Hand hand, again;
        if (unpack(record, hand).status != Status::ok) continue;
        ++good;
        Hand sayable = hand;
        sayable.said.last_four = Said::nothing;
        sayable.said.after_draw = -1;
        REQUIRE(validate(sayable).status == Status::ok);
        REQUIRE(unpack(pack(hand), again).status == Status::ok);
        REQUIRE(again == hand);
    }
    CHECK(good > 2'000);
}

TEST_CASE("Scores of a batch are those of the single call") {
    random_hands::Dealer dealer(3);
    std::vector<HandRecord> hands;
    for (int i = 0; i < 400; ++i) hands.push_back(random_record(dealer));
    for (const char* text : {"[234s,2]345m345p34577s|ES1000", "1112345678999mH", "[EEEE][SSSS][WWW,1]NNNCC|NE1001|3",
                             "123m456p789sEEFF9p"}) {
        hands.push_back(record_of(text));
    }
    guobiao::Rules rules;
    rules.hun = 9;
    const guobiao::BatchScorer scorer{rules};
    const Scores scores = scores_of(hands, scorer);
    for (std::size_t row = 0; row < hands.size(); ++row) {
        CAPTURE(row);
        Hand hand;
        Error error = unpack(hands[row], hand);
        if (!error) error = guobiao::check(hand, rules, hand.said);
        REQUIRE(static_cast<Status>(scores.status[row]) == error.status);
        const auto* fans = scores.fans.data() + row * static_cast<std::size_t>(scorer.fan_count());
        if (error) {
            CHECK(scores.totals[row] == batch::bad_total);
            CHECK(batch::error_of(hands[row], scorer).status == error.status);
            continue;
        }
        const Score single = guobiao::score(hand, rules, hand.said);
        CHECK(scores.totals[row] == single.total);
        CHECK(scores.wins[row] == (single.win ? 1 : 0));
        CHECK(scores.meets_minimum[row] == (single.meets_minimum ? 1 : 0));
        int counted = 0, kinds = 0;
        for (int fan = 0; fan < scorer.fan_count(); ++fan) counted += fans[fan] > 0;
        for (std::size_t i = 0; i < single.counted_count; ++i, ++kinds)
            CHECK(fans[single.counted[i].fan] == single.counted[i].count);
        CHECK(counted == kinds);
    }
    CHECK(scores_of(hands, scorer, 2).totals == scores.totals);
    CHECK(scores_of(hands, scorer, 2).fans == scores.fans);
}

TEST_CASE("A row that is bad beforehand stays so") {
    const guobiao::BatchScorer scorer{guobiao::Rules{}};
    const HandRecord hand = record_of("[234s,2]345m345p34577s");
    std::int16_t total = 0;
    std::vector<std::uint8_t> fans(static_cast<std::size_t>(scorer.fan_count()));
    std::uint8_t win = 9, minimum = 9, status = static_cast<std::uint8_t>(Status::unknown_tile);
    CHECK(batch::score(&hand, 1, scorer, {&total, fans.data(), &win, &minimum}, &status).bad_rows == 1);
    CHECK(total == batch::bad_total);
    CHECK(win == 0);
    CHECK(static_cast<Status>(status) == Status::unknown_tile);
}

TEST_CASE("Each row of Liaoyang may have an indicator of its own (R8), Guobiao has none") {
    const char* text = "[123m,1][456p,1]789s555m11s|-S1";
    std::vector<HandRecord> hands(3, record_of(text));
    hands[1].indicator = 8;  // 9m: the hun is 1m, which lies in a meld
    hands[2].indicator = 200;
    liaoyang::Rules rules;
    rules.indicator = east;
    const Scores scores = scores_of(hands, liaoyang::BatchScorer(rules));
    CHECK(scores.status[0] == ok);
    CHECK(static_cast<Status>(scores.status[1]) == Status::joker_in_meld);
    CHECK(static_cast<Status>(scores.status[2]) == Status::bad_kind);
    CHECK(static_cast<Status>(scores_of(hands, guobiao::BatchScorer({})).status[1]) == Status::not_in_these_rules);
    for (Kind indicator = 0; indicator < kind_count; ++indicator) {
        hands[0].indicator = indicator;
        liaoyang::Rules own;
        own.indicator = indicator;
        Hand hand;
        REQUIRE(unpack(hands[0], hand).status == Status::ok);
        const Error error = liaoyang::check(hand, own, hand.said);
        const Scores one = scores_of({hands[0]}, liaoyang::BatchScorer(rules));
        CHECK(static_cast<Status>(one.status[0]) == error.status);
        if (!error) CHECK(one.totals[0] == liaoyang::score(hand, own, hand.said).total);
    }
}

TEST_CASE("Texts become records, and bad ones are told") {
    const std::vector<std::string_view> texts = {"123m456p789sEEFF9p", "123x", "",
                                                 "W1 W2 W3 B1 B2 B3 F1 F1 F1 J1 J1 T1 T2 T3"};
    std::vector<HandRecord> hands(texts.size());
    std::vector<std::uint8_t> status(texts.size());
    CHECK(batch::parse(texts.data(), texts.size(), ZOrder::refuse, hands.data(), status.data()).bad_rows == 2);
    CHECK(static_cast<Status>(status[1]) == Status::unknown_tile);
    CHECK(static_cast<Status>(status[2]) == Status::empty_hand);
    CHECK(std::memcmp(&hands[1], &empty_hand_record, sizeof(HandRecord)) == 0);
    Hand hand;
    REQUIRE(unpack(hands[3], hand).status == Status::ok);
    CHECK(format_hand(hand) == "123m123p12sEEECC3s");
}
