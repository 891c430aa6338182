// Is a hand complete? With wildcards by the distance; without, by taking sets away.
#include "decompose_forms.hpp"
#include "shanten_exact.hpp"
#include "shanten_sets.hpp"

namespace hupai {
namespace {

/// One suit, taken apart from its lowest kind: as three equal chows are three pungs, there is one way.
bool are_sets(const std::uint8_t* suit) noexcept {
    int here = suit[0];
    int next = suit[1];
    for (int i = 0; i < ranks_per_suit; ++i) {
        const int after_next = i + 2 < ranks_per_suit ? suit[i + 2] : 0;
        const int chows = here % 3;
        if (next < chows || after_next < chows) return false;
        here = next - chows;
        next = after_next - chows;
    }
    return true;
}

bool are_sets_and_pair(const std::uint8_t* suit) noexcept {
    for (int i = 0; i < ranks_per_suit; ++i) {
        if (suit[i] < 2) continue;
        std::uint8_t rest[ranks_per_suit];
        for (int j = 0; j < ranks_per_suit; ++j) rest[j] = suit[j];
        rest[i] = static_cast<std::uint8_t>(rest[i] - 2);
        if (are_sets(rest)) return true;
    }
    return false;
}

/// Any number of sets and one pair, of 3n + 2 tiles.
bool are_sets_and_pair(const Counts& real) noexcept {
    int pairs = 0;
    for (Kind kind = first_honour; kind < kind_count; ++kind) {
        if (real[kind] % 3 == 1) return false;
        pairs += real[kind] % 3 == 2;
    }
    for (int suit = 0; suit < suit_count; ++suit) {
        const std::uint8_t* counts = real.data() + suit * ranks_per_suit;
        int tiles = 0;
        for (int i = 0; i < ranks_per_suit; ++i) tiles += counts[i];
        if (tiles % 3 == 1) return false;
        if (tiles % 3 == 2 ? !are_sets_and_pair(counts) : !are_sets(counts)) return false;
        pairs += tiles % 3 == 2;
    }
    return pairs == 1;
}

bool is_knitted_straight(const Counts& real, int tiles) noexcept {
    if (tiles < 3 * detail::knitted_sets + 2) return false;
    for (int permutation = 0; permutation < detail::permutation_count; ++permutation) {
        const KindMask kinds = detail::knitted_kinds(permutation);
        Counts rest = real;
        bool all_nine = true;
        for (Kind kind = 0; kind < first_honour && all_nine; ++kind) {
            if ((kinds & bit(kind)) == 0) continue;
            all_nine = rest[kind] > 0;
            --rest[kind];
        }
        if (all_nine && are_sets_and_pair(rest)) return true;
    }
    return false;
}

}  // namespace

bool exact::is_complete(const Tiles& tiles, Forms forms, HunLimits limits) noexcept {
    const int count = tile_count(tiles);
    if (count % 3 != 2 || count > full_hand) return false;
    if (tiles.wildcards == 0) {
        if (forms.has(Form::standard) && are_sets_and_pair(tiles.real)) return true;
        if (forms.has(Form::knitted_straight) && is_knitted_straight(tiles.real, count)) return true;
        forms = Forms::from_bits(forms.bits() & ~(Forms{Form::standard} | Form::knitted_straight).bits());
    }
    return detail::fewest_draws(tiles, detail::aim_of(tiles), {forms, limits, Held::formal, no_kind}, 1) == 0;
}

}  // namespace hupai
