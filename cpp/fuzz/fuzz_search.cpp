// libFuzzer: the search by tables says what the exact count says, and a hand is complete when it has a decomposition.
#include <algorithm>

#include "fuzzed_bytes.hpp"
#include "hupai/decompose.hpp"
#include "hupai/shanten.hpp"
#include "shanten_exact.hpp"

namespace {

using namespace hupai;
using fuzz::demand;

bool fits(const Tiles& tiles, std::size_t kind, int copies) {
    return tiles.real[kind] + tiles.melded[kind] + copies <= copies_per_kind;
}

void meld(Tiles& tiles, fuzz::Bytes& bytes) {
    const auto kind = static_cast<Kind>(bytes.below(kind_count));
    const int shape = bytes.below(3);
    if (shape == 0) {
        if (!begins_a_chow(kind) || !fits(tiles, kind, 1) || !fits(tiles, kind + 1U, 1) || !fits(tiles, kind + 2U, 1)) {
            return;
        }
        for (std::size_t i = 0; i < 3; ++i) ++tiles.melded[kind + i];
    } else {
        const int copies = shape + 2;
        if (!fits(tiles, kind, copies)) return;
        tiles.melded[kind] = static_cast<std::uint8_t>(tiles.melded[kind] + copies);
    }
    ++tiles.meld_count;
}

/// Any hand that a caller may ask about: melds that are known or not, and all of 3n + 1 and 3n + 2 tiles.
Tiles hand_of(fuzz::Bytes& bytes) {
    Tiles tiles;
    for (int melds = bytes.below(max_melds + 1); melds > 0; --melds) meld(tiles, bytes);
    const int sets = max_melds - tiles.meld_count - (bytes.below(8) == 0 ? bytes.below(2) : 0);
    const int size = 3 * std::max(sets, 0) + 1 + bytes.below(2);
    tiles.wildcards = static_cast<std::uint8_t>(std::min(bytes.flag() ? bytes.below(full_hand + 1) : 0, size));
    int left = size - tiles.wildcards;
    while (left > 0 && !bytes.empty()) {
        const auto kind = static_cast<std::size_t>(bytes.below(kind_count));
        if (!fits(tiles, kind, 1)) continue;
        ++tiles.real[kind];
        --left;
    }
    for (std::size_t kind = 0; left > 0; kind = (kind + 5) % kind_count) {
        if (!fits(tiles, kind, 1)) continue;
        ++tiles.real[kind];
        --left;
    }
    return tiles;
}

SearchOptions options_of(fuzz::Bytes& bytes) {
    SearchOptions options;
    // Without sets of wildcards alone the exact count answers on either side: little to compare.
    options.limits = {bytes.below(4) != 3, bytes.below(16) != 15};
    options.held = bytes.flag() ? Held::formal : Held::live;
    if (bytes.flag()) options.forms = Forms::from_bits(bytes.next());
    if (bytes.flag()) options.hun = static_cast<Kind>(bytes.below(kind_count));
    return options;
}

/// A hun kind has no real copies: some of the wildcards are its copies.
void use_hun(SearchOptions& options, Tiles& tiles) {
    if (options.hun == no_kind) return;
    if (tiles.real[options.hun] + tiles.melded[options.hun] > 0) {
        options.hun = no_kind;
    } else {
        tiles.hun_held = static_cast<std::uint8_t>(std::min<int>(tiles.wildcards, copies_per_kind));
    }
}

void compare_completion(const Tiles& tiles, const SearchOptions& options) {
    const bool complete = is_complete(tiles, options.forms, options.limits);
    demand(complete == exact::is_complete(tiles, options.forms, options.limits), "is_complete is exact");
    const Forms forms = complete_forms(tiles, options.forms, options.limits);
    demand(complete == (forms.bits() != 0), "a complete hand has a complete form");
    for (int i = 0; i < form_count; ++i) {
        const auto form = static_cast<Form>(i);
        if (!options.forms.has(form)) continue;
        for (const bool expand : {false, true}) {
            Decomposition decomposition;
            DecompositionCursor cursor(tiles, form, options.limits, expand);
            demand(cursor.next(decomposition) == forms.has(form), "a complete form has a decomposition");
        }
    }
}

}  // namespace

// One question an input: the exact count is slow, above all that of the useful tiles.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Bytes bytes(data, size);
    const int question = bytes.below(16);
    SearchOptions options = options_of(bytes);
    Tiles tiles = hand_of(bytes);
    use_hun(options, tiles);
    if (question == 15) {
        demand(useful(tiles, options) == exact::useful(tiles, options), "useful is exact");
    } else if (question == 14) {
        demand(shanten_by_form(tiles, options) == exact::shanten_by_form(tiles, options), "shanten by form is exact");
    } else if (question < 7) {
        demand(shanten(tiles, options) == exact::shanten(tiles, options), "shanten is exact");
    } else if (tile_count(tiles) % 3 == 1) {
        demand(waits(tiles, options) == exact::waits(tiles, options), "waits is exact");
    } else {
        compare_completion(tiles, options);
    }
    return 0;
}
