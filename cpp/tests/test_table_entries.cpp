// Every entry of the tables against a reference that shares no code with their generator.
#include <doctest/doctest.h>

#include <optional>
#include <string>

#include "count_masks.hpp"
#include "distance.hpp"
#include "distance_masks.hpp"
#include "hupai_tables.hpp"
#include "random_hands.hpp"
#include "suit_reference.hpp"

using namespace hupai;
using suit_reference::entries;
using suit_reference::entry_of;
using suit_reference::most_sets;
using suit_reference::Ranks;
using suit_reference::together;
using suit_reference::Vector;

namespace {

const std::uint8_t* bytes_of(const std::uint64_t* words) { return reinterpret_cast<const std::uint8_t*>(words); }

/// Vectors and masks stand in rows of 16 bytes.
const std::uint8_t* row_of(const std::uint64_t* words, std::size_t row) { return bytes_of(words) + row * 16; }

Vector vector_at(const std::uint64_t* words, std::size_t row) {
    Vector vector{};
    for (std::size_t entry = 0; entry < entries; ++entry) vector[entry] = row_of(words, row)[entry];
    return vector;
}

/// How many of many things are wrong, and the first of them: a check each would take longer than the rest of a test.
class Wrongs {
 public:
    void note(bool right, const Ranks& held) {
        if (!right && number_++ == 0) {
            for (const int copies : held) first_ += std::to_string(copies);
        }
    }
    void expect_none() const {
        CAPTURE(first_);
        CHECK(number_ == 0);
    }

 private:
    int number_ = 0;
    std::string first_;
};

Counts counts_with(const Ranks& held, std::size_t first) {
    Counts counts{};
    for (std::size_t rank = 0; rank < held.size(); ++rank) counts[first + rank] = static_cast<std::uint8_t>(held[rank]);
    return counts;
}

/// For each entry, the ranks that lower it, by the reference.
std::array<unsigned, entries> lowering_ranks(const suit_reference::Reference& reference, const Ranks& held) {
    std::array<unsigned, entries> masks{};
    const Vector now = reference.missing(held);
    for (std::size_t rank = 0; rank < held.size(); ++rank) {
        Ranks more = held;
        ++more[rank];
        const Vector then = reference.missing(more);
        for (std::size_t entry = 0; entry < entries; ++entry) {
            if (then[entry] < now[entry]) masks[entry] |= 1U << rank;
        }
    }
    return masks;
}

/// The same by a row of the tables.
std::array<unsigned, entries> masks_of(const std::uint8_t* row) {
    std::array<unsigned, entries> masks{};
    const unsigned ninth = row[10] | unsigned{row[11]} << 8U;
    for (std::size_t entry = 0; entry < entries; ++entry) masks[entry] = row[entry] | (ninth >> entry & 1U) << 8U;
    return masks;
}

Vector suit_vector(std::size_t suit_class) { return vector_at(tables::suit_vector_words, suit_class); }
Vector honours_vector(std::size_t honours_class) { return vector_at(tables::honour_vector_words, honours_class); }

constexpr std::size_t suit_classes = tables::suit_classes;
constexpr std::size_t honour_classes = tables::honour_classes;

/// The vectors of the classes of a composition, which the tables do not hold: one class, one vector.
class Composed {
 public:
    explicit Composed(int classes) : vectors_(static_cast<std::size_t>(classes)) {}
    void add(std::size_t composed_class, const Vector& vector) {
        auto& known = vectors_.at(composed_class);
        if (!known.has_value()) known = vector;
        wrong_ += *known != vector ? 1 : 0;
    }
    /// Is each class one vector, and are there no other classes?
    void expect_sound() const {
        CHECK(wrong_ == 0);
        for (const auto& vector : vectors_) CHECK(vector.has_value());
    }
    std::size_t size() const { return vectors_.size(); }
    const Vector& operator[](std::size_t composed_class) const { return *vectors_[composed_class]; }

 private:
    std::vector<std::optional<Vector>> vectors_;
    int wrong_ = 0;
};

Composed two_suits() {
    Composed composed(tables::two_suits_classes);
    for (std::size_t a = 0; a < suit_classes; ++a)
        for (std::size_t b = 0; b < suit_classes; ++b) {
            composed.add(tables::two_suits[a * suit_classes + b], together(suit_vector(a), suit_vector(b)));
        }
    return composed;
}

Composed suit_and_honours() {
    Composed composed(tables::suit_and_honours_classes);
    for (std::size_t a = 0; a < suit_classes; ++a)
        for (std::size_t b = 0; b < honour_classes; ++b) {
            composed.add(tables::suit_and_honours[a * honour_classes + b], together(suit_vector(a), honours_vector(b)));
        }
    return composed;
}

}  // namespace

TEST_CASE("the reference of the tables is the fewest missing tiles over all targets") {
    random_hands::Dealer dealer(60);
    for (int i = 0; i < 60; ++i) {
        Ranks held(9, 0);
        const int tiles = dealer.below(15);
        for (int added = 0; added < tiles;) {
            int& copies = held[static_cast<std::size_t>(dealer.below(9))];
            if (copies == 4) continue;
            ++copies;
            ++added;
        }
        Vector least;
        least.fill(1000);
        const auto choose = [&](const auto& self, const Ranks& target, int sets, int last) -> void {
            const auto meet = [&](const Ranks& whole, int pairs) {
                int missing = 0;
                for (std::size_t rank = 0; rank < 9; ++rank) missing += std::max(0, whole[rank] - held[rank]);
                int& best = least[entry_of(sets, pairs)];
                best = std::min(best, missing);
            };
            meet(target, 0);
            for (std::size_t rank = 0; rank < 9; ++rank) {
                Ranks paired = target;
                paired[rank] += 2;
                meet(paired, 1);
            }
            for (int set = last; set < 16 && sets < most_sets; ++set) {  // nine pungs, seven chows
                Ranks more = target;
                const auto rank = static_cast<std::size_t>(set < 9 ? set : set - 9);
                for (std::size_t step = 0; step < 3; ++step) ++more[set < 9 ? rank : rank + step];
                self(self, more, sets + 1, set);
            }
        };
        choose(choose, Ranks(9, 0), 0, 0);
        CHECK(suit_reference::suits().missing(held) == least);
    }
}

TEST_CASE("the tables hold what every suit misses, and which ranks lower it") {
    const suit_reference::Reference& reference = suit_reference::suits();
    std::uint32_t number = 0;
    Wrongs places, vectors, masks;
    suit_reference::for_each_suit(9, [&](const Ranks& held) {
        for (std::size_t suit = 0; suit < suit_count; ++suit) {
            const Counts counts = counts_with(held, suit * ranks_per_suit);
            places.note(distance::places_of(counts.data()).suit[suit] == number, held);
        }
        const std::size_t suit_class = bytes_of(tables::suit_class_words)[number];
        vectors.note(suit_vector(suit_class) == reference.missing(held), held);
        const std::uint8_t* row = row_of(tables::suit_mask_words, tables::suit_mask_row[number]);
        masks.note(masks_of(row) == lowering_ranks(reference, held), held);
        ++number;
    });
    CHECK(number == 405'350);
    CHECK(number == tables::suit_count_of_tables);
    places.expect_none();
    vectors.expect_none();
    masks.expect_none();
}

TEST_CASE("the tables hold what all honours miss, and which of them lower it") {
    const suit_reference::Reference& reference = suit_reference::honours();
    int number = 0;
    Wrongs vectors, masks;
    suit_reference::for_each_suit(7, [&](const Ranks& held) {
        const distance::Places places = distance::places_of(counts_with(held, first_honour).data());
        vectors.note(honours_vector(places.honours_class) == reference.missing(held), held);
        const std::uint8_t* row = row_of(tables::honour_mask_words, tables::honour_mask_row[places.honours]);
        masks.note(masks_of(row) == lowering_ranks(reference, held), held);
        ++number;
    });
    CHECK(number == 43'130);
    vectors.expect_none();
    masks.expect_none();
}

TEST_CASE("the tables compose two parts, and tell the distance of all four") {
    const Composed first = two_suits(), second = suit_and_honours();
    first.expect_sound();
    second.expect_sound();
    int wrong = 0;
    std::size_t place = 0;
    for (int sets = 0; sets <= most_sets; ++sets)
        for (std::size_t i = 0; i < first.size(); ++i)
            for (std::size_t j = 0; j < second.size(); ++j) {
                const int missing = together(first[i], second[j])[entry_of(sets, 1)];
                wrong += bytes_of(tables::distance_words)[place++] != missing ? 1 : 0;
            }
    CHECK(wrong == 0);
}

TEST_CASE("the tables tell what the rest of a hand misses") {
    const Composed first = two_suits(), second = suit_and_honours();
    Composed rest(tables::rest_classes);
    for (std::size_t i = 0; i < suit_classes; ++i)
        for (std::size_t j = 0; j < second.size(); ++j) {
            rest.add(tables::rest_of_suit[i * second.size() + j], together(suit_vector(i), second[j]));
        }
    for (std::size_t i = 0; i < first.size(); ++i) {
        for (std::size_t j = 0; j < honour_classes; ++j) {
            rest.add(tables::rest_of_third_suit[i * honour_classes + j], together(first[i], honours_vector(j)));
        }
        for (std::size_t j = 0; j < suit_classes; ++j) {
            rest.add(tables::rest_of_honours[i * suit_classes + j], together(first[i], suit_vector(j)));
        }
    }
    rest.expect_sound();
    constexpr int out_of_reach = 100;
    int wrong = 0;
    for (int wanted = 0; wanted <= most_sets; ++wanted)
        for (std::size_t i = 0; i < rest.size(); ++i) {
            const auto row = static_cast<std::size_t>(wanted) * rest.size() + i;
            const std::uint8_t* misses = row_of(tables::rest_vector_words, row);
            for (int entry = 0; entry < 16; ++entry) {
                const int sets = entry % 5, pairs = entry / 5;
                const bool reachable = pairs <= 1 && sets <= wanted;
                const int missing = reachable ? rest[i][entry_of(wanted - sets, 1 - pairs)] : out_of_reach;
                wrong += misses[entry] != missing ? 1 : 0;
            }
        }
    CHECK(wrong == 0);
}

TEST_CASE("the distance of four parts, and the kinds that lower it, are those of the reference") {
    random_hands::Dealer dealer(61);
    const auto some_part = [&](int ranks) {
        Ranks held(static_cast<std::size_t>(ranks), 0);
        const int tiles = dealer.below(15), habit = dealer.below(3);
        for (int added = 0, tries = 0; added < tiles && tries < 100; ++tries) {
            const int rank = habit == 0 ? dealer.below(ranks) : (dealer.below(4) + habit) % ranks;
            int& copies = held[static_cast<std::size_t>(rank)];
            if (copies == 4) continue;
            ++copies;
            ++added;
        }
        return held;
    };
    Wrongs distances, lowering;
    for (int i = 0; i < 5'000; ++i) {
        const std::array<Ranks, 4> parts = {some_part(9), some_part(9), some_part(9), some_part(7)};
        const auto reference_of = [](std::size_t part) -> const suit_reference::Reference& {
            return part < suit_count ? suit_reference::suits() : suit_reference::honours();
        };
        Counts counts{};
        std::array<Vector, 4> vectors;
        for (std::size_t part = 0; part < 4; ++part) {
            vectors[part] = reference_of(part).missing(parts[part]);
            const Counts own = counts_with(parts[part], part * ranks_per_suit);
            for (std::size_t kind = 0; kind < kind_count; ++kind) {
                counts[kind] = static_cast<std::uint8_t>(counts[kind] + own[kind]);
            }
        }
        const distance::Distances tables({counts.data(), sum_of(counts.data()), most_sets, false});
        const int missing =
            together(together(vectors[0], vectors[1]), together(vectors[2], vectors[3]))[entry_of(4, 1)];
        distances.note(tables.missing(Form::standard) == missing, Ranks(counts.begin(), counts.end()));
        KindMask nearer = 0;
        for (Kind kind = 0; kind < kind_count; ++kind) {
            const auto part = static_cast<std::size_t>(kind / ranks_per_suit);
            Ranks more = parts[part];
            ++more[static_cast<std::size_t>(kind) - part * ranks_per_suit];
            Vector all = reference_of(part).missing(more);
            for (std::size_t other = 0; other < 4; ++other) {
                if (other != part) all = together(all, vectors[other]);
            }
            if (all[entry_of(4, 1)] < missing) nearer |= bit(kind);
        }
        const KindMask told = missing == 0 ? 0 : tables.lowering(Form::standard, missing);
        lowering.note(told == nearer, Ranks(counts.begin(), counts.end()));
    }
    distances.expect_none();
    lowering.expect_none();
}

TEST_CASE("sixteen counts at a time tell what plain words tell") {
    random_hands::Dealer dealer(62);
    for (int i = 0; i < 2'000; ++i) {
        const int most = i % 2 == 0 ? 5 : 128;
        Counts counts{};
        for (std::uint8_t& copies : counts) copies = static_cast<std::uint8_t>(dealer.below(most));
        for (const unsigned copies : {1U, 2U, 3U, 4U, 5U, 100U, 127U}) {
            CHECK(at_least(counts.data(), copies) == plain::at_least(counts.data(), copies));
        }
        for (int digit = 0; digit < 8; ++digit) {
            CHECK(with_digit(counts.data(), digit) == plain::with_digit(counts.data(), digit));
        }
        if (most == 5) CHECK(sum_of(counts.data()) == plain::sum_of(counts.data()));
        // Any bytes, seldom above the threshold.
        Counts bytes{};
        for (int more = 0; more < i % 4; ++more) {
            bytes[static_cast<std::size_t>(dealer.below(kind_count))] = static_cast<std::uint8_t>(dealer.below(256));
        }
        for (const unsigned copies : {1U, 4U, 5U, 127U, 128U}) {
            bool any = false;
            for (const std::uint8_t byte : bytes) any = any || byte >= copies;
            CHECK(any_at_least(bytes.data(), copies) == any);
            CHECK(plain::any_at_least(bytes.data(), copies) == any);
        }
    }
}

TEST_CASE("the masks of tight entries are the same, entry by entry and all at once") {
    random_hands::Dealer dealer(63);
    std::array<std::array<std::uint8_t, 16>, 12> rows{};
    for (int i = 0; i < 5'000; ++i) {
        for (std::size_t row = 0; row < rows.size(); ++row) {
            for (std::size_t entry = 0; entry < 16; ++entry) {
                const int any = dealer.below(256);
                // Own vectors and those of the rest end in what is never tight.
                const int misses = entry < entries ? any % 5 : (row % 3 == 0 ? 0 : 100);
                rows[row][entry] = static_cast<std::uint8_t>(row % 3 == 2 ? any : misses);
            }
            if (row % 3 == 2) rows[row][11] &= 3;
        }
        distance::Parts parts;
        for (std::size_t part = 0; part < 4; ++part) {
            parts[part] = {rows[3 * part].data(), rows[3 * part + 1].data(), rows[3 * part + 2].data()};
        }
        for (int missing = 0; missing < 9; ++missing) {
            CHECK(distance::kinds_of_tight(parts, missing) == distance::plain::kinds_of_tight(parts, missing));
        }
    }
}
