// Writes the constant tables of the search as C++ source. The build runs it; it takes a few seconds.
//
//   generate_tables OUTPUT.cpp OUTPUT.hpp
//
// For the tiles of one suit (9 counts, 14 tiles at most) a *distance vector* holds, for m sets (0-4) and p pairs
// (0-1), the fewest tiles that must be added so that the suit holds m sets and p pairs; entry m + 5p. There are
// 405,350 such suits, but few distinct vectors: each suit has the *class* of its vector. The honours likewise.
// A *mask row* holds for each entry the ranks whose addition lowers it.
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <vector>

namespace {

constexpr int max_tiles = 14;
constexpr int max_sets = 4;
constexpr int entries = 10;
constexpr int copies = 4;

using Vector = std::array<std::uint8_t, entries>;

constexpr int entry_of(int sets, int pairs) { return sets + 5 * pairs; }

[[noreturn]] void fail(const char* what) {
    std::fprintf(stderr, "generate_tables: %s\n", what);
    std::exit(1);
}

/// Numbers distinct values in the order in which they are first seen.
template <class Value>
class Numbering {
 public:
    int number(const Value& value) {
        const auto [place, inserted] = numbers_.try_emplace(value, static_cast<int>(values_.size()));
        if (inserted) values_.push_back(value);
        return place->second;
    }
    int size() const { return static_cast<int>(values_.size()); }
    const Value& operator[](int i) const { return values_[static_cast<std::size_t>(i)]; }

 private:
    std::map<Value, int> numbers_;
    std::vector<Value> values_;
};

// ---- Distances of one suit, rank after rank -------------------------------------------------------------------

constexpr std::uint8_t out_of_reach = 100;

/// The fewest missing tiles so far, by sets begun, pairs, chows begun one rank ago and two ranks ago.
struct Front {
    std::uint8_t missing[max_sets + 1][2][max_sets + 1][max_sets + 1];
};

Front empty_front() {
    Front front;
    for (auto& a : front.missing)
        for (auto& b : a)
            for (auto& c : b)
                for (auto& d : c) d = out_of_reach;
    front.missing[0][0][0][0] = 0;
    return front;
}

/// One more rank with `held` tiles; `chows_may_begin` is false for 8, 9 and the honours.
Front advance(const Front& before, int held, bool chows_may_begin) {
    Front after = empty_front();
    after.missing[0][0][0][0] = out_of_reach;
    for (int sets = 0; sets <= max_sets; ++sets)
        for (int pairs = 0; pairs <= 1; ++pairs)
            for (int one_ago = 0; one_ago <= sets; ++one_ago)
                for (int two_ago = 0; one_ago + two_ago <= sets; ++two_ago) {
                    const int missing = before.missing[sets][pairs][one_ago][two_ago];
                    if (missing == out_of_reach) continue;
                    const int most_chows = chows_may_begin ? max_sets - sets : 0;
                    for (int chows = 0; chows <= most_chows; ++chows)
                        for (int pungs = 0; pungs <= 2 && sets + chows + pungs <= max_sets; ++pungs)
                            for (int pair = 0; pairs + pair <= 1; ++pair) {
                                const int wanted = one_ago + two_ago + chows + 3 * pungs + 2 * pair;
                                const int total = missing + (wanted > held ? wanted - held : 0);
                                auto& best = after.missing[sets + chows + pungs][pairs + pair][chows][one_ago];
                                if (total < best) best = static_cast<std::uint8_t>(total);
                            }
                }
    return after;
}

Vector vector_of(const Front& front) {
    Vector vector{};
    for (int sets = 0; sets <= max_sets; ++sets)
        for (int pairs = 0; pairs <= 1; ++pairs)
            vector[static_cast<std::size_t>(entry_of(sets, pairs))] = front.missing[sets][pairs][0][0];
    return vector;
}

// ---- All suits ------------------------------------------------------------------------------------------------

constexpr int extended_base = 6;  // five copies, so that the addition of a fifth can be judged too

int power(int base, int exponent) { return exponent == 0 ? 1 : base * power(base, exponent - 1); }

/// The classes of every suit of `ranks` kinds, one tile and one copy beyond what a hand can hold.
class Suits {
 public:
    Suits(int ranks, bool chows) : ranks_(ranks), chows_(chows) {
        class_of_.resize(static_cast<std::size_t>(power(extended_base, ranks)));
        visit(0, 0, 0, empty_front(), false);
    }

    const Numbering<Vector>& classes() const { return classes_; }

    int class_of(const std::vector<int>& held, int added = -1) const {
        int index = 0;
        for (int rank = 0; rank < ranks_; ++rank) {
            index = index * extended_base + held[static_cast<std::size_t>(rank)] + (rank == added ? 1 : 0);
        }
        return class_of_[static_cast<std::size_t>(index)];
    }

 private:
    void visit(int rank, int tiles, int index, const Front& front, bool fifth) {
        if (rank == ranks_) {
            class_of_[static_cast<std::size_t>(index)] = static_cast<std::uint8_t>(classes_.number(vector_of(front)));
            return;
        }
        for (int held = 0; held <= copies + 1 && tiles + held <= max_tiles + 1; ++held) {
            if (held > copies && fifth) break;
            visit(rank + 1, tiles + held, index * extended_base + held,
                  advance(front, held, chows_ && rank + 2 < ranks_), fifth || held > copies);
        }
    }

    int ranks_;
    bool chows_;
    Numbering<Vector> classes_;
    std::vector<std::uint8_t> class_of_;
};

/// Calls `visit(held)` for every suit that a hand can hold, in lexicographic order.
template <class Visit>
void for_each_suit(int ranks, Visit visit) {
    std::vector<int> held(static_cast<std::size_t>(ranks), 0);
    const auto descend = [&](const auto& self, int rank, int tiles) -> void {
        if (rank == ranks) return visit(held);
        for (int count = 0; count <= copies && tiles + count <= max_tiles; ++count) {
            held[static_cast<std::size_t>(rank)] = count;
            self(self, rank + 1, tiles + count);
        }
        held[static_cast<std::size_t>(rank)] = 0;
    };
    descend(descend, 0, 0);
}

/// For each entry, which ranks lower it.
using MaskRow = std::array<std::uint16_t, entries>;

MaskRow mask_row_of(const Suits& suits, const std::vector<int>& held) {
    MaskRow row{};
    const Vector& now = suits.classes()[suits.class_of(held)];
    for (int rank = 0; rank < static_cast<int>(held.size()); ++rank) {
        const Vector& then = suits.classes()[suits.class_of(held, rank)];
        for (std::size_t entry = 0; entry < entries; ++entry) {
            if (then[entry] < now[entry]) row[entry] = static_cast<std::uint16_t>(row[entry] | (1U << rank));
        }
    }
    return row;
}

// ---- Composition ----------------------------------------------------------------------------------------------

Vector compose(const Vector& a, const Vector& b) {
    Vector result;
    result.fill(out_of_reach);
    for (int m = 0; m <= max_sets; ++m)
        for (int p = 0; p <= 1; ++p)
            for (int n = 0; m + n <= max_sets; ++n)
                for (int q = 0; p + q <= 1; ++q) {
                    const int sum =
                        a[static_cast<std::size_t>(entry_of(m, p))] + b[static_cast<std::size_t>(entry_of(n, q))];
                    auto& best = result[static_cast<std::size_t>(entry_of(m + n, p + q))];
                    if (sum < best) best = static_cast<std::uint8_t>(sum);
                }
    return result;
}

/// The class of every composition of two classes, row by row.
std::vector<std::uint16_t> composition(const Numbering<Vector>& a, const Numbering<Vector>& b,
                                       Numbering<Vector>& into) {
    std::vector<std::uint16_t> table;
    for (int i = 0; i < a.size(); ++i)
        for (int j = 0; j < b.size(); ++j)
            table.push_back(static_cast<std::uint16_t>(into.number(compose(a[i], b[j]))));
    return table;
}

// ---- Output ---------------------------------------------------------------------------------------------------

class Output {
 public:
    Output(const char* source, const char* header)
        : source_(std::fopen(source, "w")), header_(std::fopen(header, "w")) {
        if (source_ == nullptr || header_ == nullptr) fail("cannot write the output files");
        std::fputs(
            "// Generated by cpp/tools/generate_tables.cpp; do not edit.\n#pragma once\n#include <cstdint>\n\n"
            "namespace hupai::tables {\n\n",
            header_);
        std::fputs(
            "// Generated by cpp/tools/generate_tables.cpp; do not edit.\n#include \"hupai_tables.hpp\"\n\n"
            "namespace hupai::tables {\n\n",
            source_);
    }
    ~Output() {
        std::fputs("\n}  // namespace hupai::tables\n", header_);
        std::fputs("\n}  // namespace hupai::tables\n", source_);
        if (std::fclose(header_) != 0 || std::fclose(source_) != 0) fail("cannot write the output files");
    }
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    void constant(const char* name, int value) {
        std::fprintf(header_, "inline constexpr int %s = %d;\n", name, value);
    }

    template <class Element>
    void array(const char* type, const char* name, const std::vector<Element>& values) {
        std::fprintf(header_, "extern const %s %s[%zu];\n", type, name, values.size());
        std::fprintf(source_, "alignas(64) const %s %s[%zu] = {", type, name, values.size());
        const char* suffix = sizeof(Element) == 8 ? "U" : "";
        for (std::size_t i = 0; i < values.size(); ++i) {
            const auto value = static_cast<unsigned long long>(values[i]);
            std::fprintf(source_, "%s%llu%s,", i % 32 == 0 ? "\n" : "", value, suffix);
        }
        std::fputs("\n};\n", source_);
    }

    /// Bytes packed into 64-bit words, lowest byte first: a compiler reads words far faster than bytes.
    void bytes(const char* name, std::vector<std::uint8_t> values) {
        values.resize((values.size() + 7) / 8 * 8);
        std::vector<std::uint64_t> words;
        for (std::size_t i = 0; i < values.size(); i += 8) {
            std::uint64_t word = 0;
            for (std::size_t j = 0; j < 8; ++j) word |= static_cast<std::uint64_t>(values[i + j]) << (8 * j);
            words.push_back(word);
        }
        array("std::uint64_t", name, words);
    }

 private:
    std::FILE* source_;
    std::FILE* header_;
};

/// Where a suit stands among all suits: rank = first_five[base-5 index of ranks 1-5] +
/// last_four[tiles left][base-5 index of ranks 6-9]. `row_of_last_four` says where the row of the tiles left begins,
/// for the first five tell how many that are.
void write_suit_order(Output& output) {
    std::vector<std::uint32_t> first_five(3125, 0);
    std::vector<std::uint16_t> last_four(15 * 625, 0);
    std::vector<std::uint16_t> row_of_last_four(3125, 0);
    std::vector<char> seen(3125, 0);
    std::uint32_t next = 0, first = 0;
    for_each_suit(9, [&](const std::vector<int>& held) {
        int front = 0, back = 0, tiles = 0;
        for (int rank = 0; rank < 5; ++rank) {
            front = front * 5 + held[static_cast<std::size_t>(rank)];
            tiles += held[static_cast<std::size_t>(rank)];
        }
        for (int rank = 5; rank < 9; ++rank) back = back * 5 + held[static_cast<std::size_t>(rank)];
        const auto place = static_cast<std::size_t>(front);
        if (!seen[place]) {
            seen[place] = 1;
            first_five[place] = first = next;
            row_of_last_four[place] = static_cast<std::uint16_t>((max_tiles - tiles) * 625);
        }
        last_four[static_cast<std::size_t>(row_of_last_four[place] + back)] = static_cast<std::uint16_t>(next - first);
        ++next;
    });
    output.constant("suit_count_of_tables", static_cast<int>(next));
    output.array("std::uint32_t", "first_five", first_five);
    output.array("std::uint16_t", "row_of_last_four", row_of_last_four);
    output.array("std::uint16_t", "last_four", last_four);
}

constexpr std::size_t row_bytes = 16;  ///< ten entries, and room for what no byte of a mask holds
constexpr std::size_t ninth_ranks = entries;

/// Each row in 16 bytes: for each entry the mask of ranks 1-8, then the mask of the entries that rank 9 lowers.
std::vector<std::uint8_t> packed(const Numbering<MaskRow>& rows) {
    std::vector<std::uint8_t> bytes;
    for (int i = 0; i < rows.size(); ++i) {
        std::array<std::uint8_t, row_bytes> row{};
        for (std::size_t entry = 0; entry < entries; ++entry) {
            row[entry] = static_cast<std::uint8_t>(rows[i][entry] & 0xFFU);
            if (rows[i][entry] >> 8U != 0) row[ninth_ranks + entry / 8] |= static_cast<std::uint8_t>(1U << entry % 8);
        }
        bytes.insert(bytes.end(), row.begin(), row.end());
    }
    return bytes;
}

void write_suits(Output& output, const Suits& suits) {
    Numbering<MaskRow> rows;
    std::vector<std::uint8_t> classes;
    std::vector<std::uint16_t> row_of;
    for_each_suit(9, [&](const std::vector<int>& held) {
        classes.push_back(static_cast<std::uint8_t>(suits.class_of(held)));
        row_of.push_back(static_cast<std::uint16_t>(rows.number(mask_row_of(suits, held))));
    });
    if (rows.size() > 65536) fail("more mask rows than 16 bits can name");
    output.bytes("suit_class_words", classes);
    output.array("std::uint16_t", "suit_mask_row", row_of);
    output.bytes("suit_mask_words", packed(rows));
}

/// The honours are few enough for a plain base-5 index.
void write_honours(Output& output, const Suits& honours) {
    Numbering<MaskRow> rows;
    std::vector<std::uint8_t> classes(78125, 0);
    std::vector<std::uint16_t> row_of(78125, 0);
    for_each_suit(7, [&](const std::vector<int>& held) {
        int index = 0;
        for (const int count : held) index = index * 5 + count;
        classes[static_cast<std::size_t>(index)] = static_cast<std::uint8_t>(honours.class_of(held));
        row_of[static_cast<std::size_t>(index)] = static_cast<std::uint16_t>(rows.number(mask_row_of(honours, held)));
    });
    output.bytes("honour_class_words", classes);
    output.array("std::uint16_t", "honour_mask_row", row_of);
    output.bytes("honour_mask_words", packed(rows));
}

/// Vectors padded to 16 entries.
std::vector<std::uint8_t> padded(const Numbering<Vector>& classes) {
    std::vector<std::uint8_t> bytes;
    for (int i = 0; i < classes.size(); ++i) {
        for (std::size_t entry = 0; entry < row_bytes; ++entry)
            bytes.push_back(entry < entries ? classes[i][entry] : 0);
    }
    return bytes;
}

/// For 0-4 sets wanted: what the rest of the hand must add when the suit in question takes (m, p); entries that
/// want more sets than there are stay out of reach, and so does the padding. 5 * classes vectors of 16 entries.
std::vector<std::uint8_t> reversed(const Numbering<Vector>& classes) {
    std::vector<std::uint8_t> bytes;
    for (int wanted = 0; wanted <= max_sets; ++wanted)
        for (int i = 0; i < classes.size(); ++i)
            for (int entry = 0; entry < static_cast<int>(row_bytes); ++entry) {
                const int sets = entry % 5, pairs = entry / 5;
                const bool reachable = entry < entries && sets <= wanted;
                bytes.push_back(reachable ? classes[i][static_cast<std::size_t>(entry_of(wanted - sets, 1 - pairs))]
                                          : out_of_reach);
            }
    return bytes;
}

/// For each class and 0-14 tiles: bit m + 16p where m sets and p pairs use every tile, so that what is missing is what
/// they want more than there is.
std::vector<std::uint64_t> splits(const Numbering<Vector>& classes) {
    std::vector<std::uint64_t> all;
    for (int i = 0; i < classes.size(); ++i)
        for (int tiles = 0; tiles <= max_tiles; ++tiles) {
            std::uint64_t bits = 0;
            for (int sets = 0; sets <= max_sets; ++sets)
                for (int pairs = 0; pairs <= 1; ++pairs) {
                    const int missing = classes[i][static_cast<std::size_t>(entry_of(sets, pairs))];
                    if (missing == 3 * sets + 2 * pairs - tiles) bits |= std::uint64_t{1} << (sets + 16 * pairs);
                }
            all.push_back(bits);
        }
    return all;
}

void write_composition(Output& output, const Suits& suits, const Suits& honours) {
    Numbering<Vector> two_suits, suit_and_honours, rest;
    const auto of_two_suits = composition(suits.classes(), suits.classes(), two_suits);
    const auto of_suit_and_honours = composition(suits.classes(), honours.classes(), suit_and_honours);
    output.constant("suit_classes", suits.classes().size());
    output.constant("honour_classes", honours.classes().size());
    output.constant("two_suits_classes", two_suits.size());
    output.constant("suit_and_honours_classes", suit_and_honours.size());
    output.array("std::uint16_t", "two_suits", of_two_suits);
    output.array("std::uint16_t", "suit_and_honours", of_suit_and_honours);

    std::vector<std::uint8_t> distance;
    for (int wanted = 0; wanted <= max_sets; ++wanted)
        for (int i = 0; i < two_suits.size(); ++i)
            for (int j = 0; j < suit_and_honours.size(); ++j) {
                distance.push_back(
                    compose(two_suits[i], suit_and_honours[j])[static_cast<std::size_t>(entry_of(wanted, 1))]);
            }
    output.bytes("distance_words", distance);

    output.array("std::uint16_t", "rest_of_suit", composition(suits.classes(), suit_and_honours, rest));
    output.array("std::uint16_t", "rest_of_third_suit", composition(two_suits, honours.classes(), rest));
    output.array("std::uint16_t", "rest_of_honours", composition(two_suits, suits.classes(), rest));
    output.constant("rest_classes", rest.size());
    output.array("std::uint64_t", "suit_splits", splits(suits.classes()));
    output.array("std::uint64_t", "honour_splits", splits(honours.classes()));
    output.bytes("suit_vector_words", padded(suits.classes()));
    output.bytes("honour_vector_words", padded(honours.classes()));
    output.bytes("rest_vector_words", reversed(rest));
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 3) fail("usage: generate_tables OUTPUT.cpp OUTPUT.hpp");
    Output output(argv[1], argv[2]);
    const Suits suits(9, true);
    const Suits honours(7, false);
    if (suits.classes().size() > 256 || honours.classes().size() > 256) fail("more classes than a byte can name");
    write_suit_order(output);
    write_suits(output, suits);
    write_honours(output, honours);
    write_composition(output, suits, honours);
    return 0;
}
