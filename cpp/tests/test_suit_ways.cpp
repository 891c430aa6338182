// Hands read suit by suit: the same decompositions and waits as those of the searches over the whole hand.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "count_masks.hpp"
#include "forms_at_a_glance.hpp"
#include "guobiao/suit_parts.hpp"
#include "hupai/decompose.hpp"
#include "hupai/shanten.hpp"
#include "kind_digits.hpp"
#include "random_hands.hpp"
#include "real_sets.hpp"
#include "suit_ways.hpp"
#include "waits_by_suits.hpp"

using namespace hupai;
using random_hands::Dealer;

namespace {

/// Sets as numbers, ascending, then the pair.
using Listed = std::vector<int>;

std::set<Listed> by_cursor(const Tiles& tiles, bool fifth_copy) {
    std::set<Listed> all;
    DecompositionCursor cursor(tiles, Form::standard, {fifth_copy, true}, true);
    for (Decomposition found; cursor.next(found);) {
        Listed listed;
        for (std::size_t i = 0; i + 1 < found.set_count; ++i) {
            listed.push_back(2 * found.sets[i].tile + (found.sets[i].kind == SetKind::chow ? 1 : 0));
        }
        listed.push_back(found.sets[found.set_count - 1U].tile);
        all.insert(listed);
    }
    return all;
}

class BySuits {
 public:
    BySuits(const Tiles& tiles, int sets, bool fifth_copy) : sets_(sets) {
        const auto suits = suits_of(tiles);
        const auto splits = splits_of(tiles, suits, sets);
        for (std::size_t part = 0; part < part_count; ++part) {
            const auto keep = [&](const SuitWay& way) { ways_[part].push_back(way); };
            SuitWays<decltype(keep)>(suits[part], splits[part], fifth_copy, keep).list();
        }
    }

    std::set<Listed> all() {
        join(0, {}, no_kind);
        return all_;
    }

    /// Was any way listed twice?
    bool repeats() const { return repeats_; }

 private:
    void join(std::size_t part, const Listed& sets, Kind pair) {
        if (part < part_count) {
            for (const SuitWay& way : ways_[part]) {
                if (way.pair != no_kind && pair != no_kind) continue;
                Listed more = sets;
                more.insert(more.end(), way.sets.begin(), way.sets.begin() + way.set_count);
                join(part + 1, more, way.pair != no_kind ? way.pair : pair);
            }
            return;
        }
        if (static_cast<int>(sets.size()) != sets_ || pair == no_kind) return;
        Listed whole = sets;
        whole.push_back(pair);
        repeats_ = !all_.insert(whole).second || repeats_;
    }

    int sets_;
    std::array<std::vector<SuitWay>, part_count> ways_;
    std::set<Listed> all_;
    bool repeats_ = false;
};

/// Sets and a pair of a few neighbouring kinds, so that there are many ways and five copies and more; seldom one tile
/// is another.
Tiles crowded(Dealer& dealer, int sets) {
    Tiles tiles;
    tiles.meld_count = static_cast<std::uint8_t>(4 - sets);
    const int first = dealer.below(kind_count - 6);
    const auto some_kind = [&] { return static_cast<Kind>(first + dealer.below(5)); };
    for (int i = 0; i < sets; ++i) {
        const Kind kind = some_kind();
        const int step = begins_a_chow(kind) && dealer.below(3) != 0 ? 1 : 0;
        for (int tile = 0; tile < 3; ++tile) ++tiles.real[static_cast<std::size_t>(kind + tile * step)];
    }
    const Kind pair = some_kind();
    tiles.real[pair] = static_cast<std::uint8_t>(tiles.real[pair] + 2);
    if (dealer.below(5) == 0) {
        --tiles.real[pair];
        ++tiles.real[some_kind()];
    }
    return tiles;
}

}  // namespace

TEST_CASE("a hand read suit by suit has the decompositions of the whole hand") {
    Dealer dealer(1);
    int complete = 0;
    for (int i = 0; i < 1500; ++i) {
        const int melds = dealer.below(3) == 0 ? dealer.below(5) : 0;
        const Tiles tiles = dealer.deal({4 - melds, 2, dealer.below(6), melds});
        const bool fifth_copy = dealer.below(2) == 0;
        BySuits by_suits(tiles, 4 - melds, fifth_copy);
        const std::set<Listed> expected = by_cursor(tiles, fifth_copy);
        CHECK(by_suits.all() == expected);
        CHECK_FALSE(by_suits.repeats());
        complete += expected.empty() ? 0 : 1;
    }
    CHECK(complete > 400);
}

TEST_CASE("real tiles are taken into sets and a pair in every way, as the cursor lists them") {
    Dealer dealer(4);
    int complete = 0, several = 0;
    for (int i = 0; i < 6000; ++i) {
        const int sets = 1 + dealer.below(4);
        Tiles tiles = dealer.below(2) == 0 ? dealer.deal({sets, 2, 0, 4 - sets}) : crowded(dealer, sets);
        if (*std::max_element(tiles.real.begin(), tiles.real.end()) > 7) continue;
        std::set<Listed> listed;
        int number = 0;
        for_each_way(digits_of(tiles.real), sets, [&](const SetNumbers& numbers, Kind pair) {
            Listed way(numbers.begin(), numbers.begin() + sets);
            CHECK(std::is_sorted(way.begin(), way.end()));
            way.push_back(pair);
            listed.insert(way);
            ++number;
        });
        CHECK(listed == by_cursor(tiles, true));
        CHECK(number == static_cast<int>(listed.size()));
        complete += number > 0 ? 1 : 0;
        several += number > 1 ? 1 : 0;
    }
    CHECK(complete > 2000);
    CHECK(several > 150);
}

TEST_CASE("numbers of tiles by digits count up and down") {
    Dealer dealer(5);
    Counts counts{};
    KindDigits digits;
    for (int i = 0; i < 5000; ++i) {
        const auto kind = static_cast<Kind>(dealer.below(kind_count));
        const bool up = counts[kind] == 0 || (counts[kind] < 7 && dealer.below(2) == 0);
        const int number =
            up ? (counts[kind] < 6 ? 1 + dealer.below(2) : 1) : (counts[kind] > 1 ? 1 + dealer.below(2) : 1);
        counts[kind] = static_cast<std::uint8_t>(counts[kind] + (up ? number : -number));
        if (up) {
            number == 1 ? digits.add(bit(kind)) : digits.add_two(bit(kind));
        } else {
            CHECK((number == 1 ? digits.take(bit(kind)) : digits.take_two(bit(kind))) == 0);
        }
        const KindDigits expected = digits_of(counts);
        CHECK(digits.ones == expected.ones);
        CHECK(digits.twos == expected.twos);
        CHECK(digits.fours == expected.fours);
        CHECK(digits.any() == at_least(counts.data(), 1));
        CHECK(digits.two_or_more() == at_least(counts.data(), 2));
        CHECK(digits.three_or_more() == at_least(counts.data(), 3));
        CHECK(digits.four_or_more() == at_least(counts.data(), 4));
    }
    KindDigits none;
    CHECK(none.take(bit(3) | bit(5)) == (bit(3) | bit(5)));
}

TEST_CASE("no suit has more ways than there is room for") {
    constexpr int most_wildcards = guobiao::SuitParts::most_wildcards;
    const auto most_ways = [](Kind first, int ranks) {
        std::size_t most = 0;
        SuitTiles suit;
        suit.first = first;
        suit.ranks = ranks;
        const auto visit = [&](const auto& self, int rank) -> void {
            if (rank < ranks) {
                for (int copies = 0; copies <= copies_per_kind && suit.count + copies <= full_hand; ++copies) {
                    const SuitTiles before = suit;
                    suit.held += static_cast<std::uint64_t>(copies) << (4 * rank);
                    suit.count += copies;
                    self(self, rank + 1);
                    suit = before;
                }
                return;
            }
            Splits splits = 0;
            for (int sets = 0; sets <= 4; ++sets) {
                for (int pairs = 0; pairs <= 1; ++pairs) {
                    const int wildcards = 3 * sets + 2 * pairs - suit.count;
                    if (wildcards >= 0 && wildcards <= most_wildcards) splits |= split_bit(sets, pairs);
                }
            }
            std::size_t ways = 0;
            const auto count = [&](const SuitWay&) { ++ways; };
            SuitWays<decltype(count)>(suit, splits, true, count).list();
            most = std::max(most, ways);
        };
        visit(visit, 0);
        return most;
    };
    CHECK(most_ways(0, ranks_per_suit) == guobiao::SuitParts::most_ways_of_suit);
    CHECK(most_ways(first_honour, kind_count - first_honour) == guobiao::SuitParts::most_ways_of_honours);
}

TEST_CASE("no special form that a hand is complete in is ruled out at a glance") {
    Dealer dealer(2);
    int special = 0;
    for (int i = 0; i < 20000; ++i) {
        const int melds = dealer.below(5) == 0 ? 1 : 0;
        const Tiles tiles = melds == 0 && dealer.below(4) != 0 ? dealer.deal_special(2, dealer.below(5))
                                                               : dealer.deal({4 - melds, 2, dealer.below(9), melds});
        const Forms complete = complete_forms(tiles);
        const Forms at_a_glance = special_forms_at_a_glance(digits_of(tiles.real), tiles.wildcards, tiles.meld_count);
        for (const Form form :
             {Form::knitted_straight, Form::seven_pairs, Form::honors_and_knitted, Form::thirteen_orphans}) {
            if (!complete.has(form)) continue;
            CHECK(at_a_glance.has(form));
            ++special;
        }
    }
    CHECK(special > 1000);
}

TEST_CASE("waits suit by suit are the waits, five copies of a kind and more among the tiles") {
    Dealer dealer(3);
    int waiting = 0, many = 0;
    for (int i = 0; i < 500; ++i) {
        const int melds = dealer.below(4) == 0 ? dealer.below(4) : 0;
        Tiles tiles = melds == 0 && dealer.below(3) == 0 ? dealer.deal_special(1, dealer.below(4))
                                                         : dealer.deal({4 - melds, 1, dealer.below(4), melds});
        // What the wildcards stand for: a kind of which there are many already, or its neighbours.
        Kind most = 0;
        for (Kind kind = 0; kind < kind_count; ++kind) most = tiles.real[kind] > tiles.real[most] ? kind : most;
        for (; tiles.wildcards > 0; --tiles.wildcards) {
            ++tiles.real[static_cast<std::size_t>(std::min(most + dealer.below(2), kind_count - 1))];
        }
        const KindMask expected = waits(tiles);
        CHECK(waits_by_suits(tiles) == expected);
        waiting += expected != 0 ? 1 : 0;
        many += *std::max_element(tiles.real.begin(), tiles.real.end()) > copies_per_kind ? 1 : 0;
    }
    CHECK(waiting > 60);
    CHECK(many > 20);
}
