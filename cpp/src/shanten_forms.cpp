// Seven pairs, honors and knitted tiles, thirteen orphans.
#include <algorithm>
#include <cstring>

#include "decompose_forms.hpp"
#include "shanten_sets.hpp"

namespace hupai::detail {
namespace {

constexpr int pairs_wanted = 7;

/// The fewest missing tiles, by pairs that hold a real tile and copies beyond.
struct PairTable {
    std::uint8_t missing[pairs_wanted + 1][most_beyond + 1];
};

/// The most pairs of a kind that are worth a look: any more cost two tiles, as a pair of another kind does.
int most_pairs(const Question& question, int real) noexcept {
    return std::min(question.every_set_held ? real : (real + 1) / 2, pairs_wanted);
}

void add_kind(const Question& question, Kind kind, PairTable& table) noexcept {
    const int most = most_pairs(question, question.tiles.real[kind]);
    for (int pairs = pairs_wanted; pairs > 0; --pairs) {
        for (int here = 1; here <= std::min(most, pairs); ++here) {
            const Missing missing = missing_of(question, kind, 2 * here);
            for (int beyond = missing.beyond; beyond <= question.beyond_limit; ++beyond) {
                const int before = table.missing[pairs - here][beyond - missing.beyond];
                std::uint8_t& best = table.missing[pairs][beyond];
                if (before != infinite) best = std::min(best, static_cast<std::uint8_t>(before + missing.tiles));
            }
        }
    }
}

}  // namespace

int fewest_draws_to_seven_pairs(const Question& question) noexcept {
    PairTable table;
    std::memset(table.missing, infinite, sizeof table.missing);
    table.missing[0][0] = 0;
    for (Kind kind = 0; kind < kind_count; ++kind) add_kind(question, kind, table);
    int fewest = infinite;
    for (int pairs = 0; pairs <= pairs_wanted; ++pairs) {
        for (int beyond = 0; beyond <= question.beyond_limit; ++beyond) {
            if (table.missing[pairs][beyond] == infinite) continue;
            const int untouched = pairs_wanted - pairs;
            fewest =
                std::min(fewest, draws_of(question, table.missing[pairs][beyond] + 2 * untouched, beyond, untouched));
        }
    }
    return fewest;
}

int fewest_draws_to_honors_and_knitted(const Question& question) noexcept {
    int most_held = 0;
    for (int permutation = 0; permutation < permutation_count; ++permutation) {
        const KindMask kinds = knitted_kinds(permutation) | honour_kinds;
        int held = 0;
        for (Kind kind = 0; kind < kind_count; ++kind)
            held += question.tiles.real[kind] > 0 && (kinds & bit(kind)) != 0;
        most_held = std::max(most_held, held);
    }
    return draws_of(question, full_hand - std::min(most_held, full_hand), 0, 0);
}

int fewest_draws_to_thirteen_orphans(const Question& question) noexcept {
    int held = 0;
    bool pair = false;
    for (const Kind kind : orphans) {
        held += question.tiles.real[kind] > 0;
        pair = pair || question.tiles.real[kind] > 1;
    }
    return draws_of(question, full_hand - held - (pair ? 1 : 0), 0, 0);
}

}  // namespace hupai::detail
