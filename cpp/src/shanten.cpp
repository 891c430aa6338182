#include "hupai/shanten.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

#include "count_masks.hpp"
#include "distance.hpp"
#include "hupai/decompose.hpp"
#include "shanten_exact.hpp"
#include "shanten_sets.hpp"
#include "shanten_view.hpp"

namespace hupai {
namespace {

using detail::Aim;
using detail::TilesView;
using distance::Distances;
using distance::out_of_reach;

TilesView view_of(const Tiles& tiles) noexcept {
    return {tiles.real.data(), tiles.meld_count == 0 ? nullptr : tiles.melded.data(),
            tile_count(tiles), tiles.wildcards,
            tiles.meld_count,  tiles.hun_held};
}

/// For the exact search.
Tiles copy_of(const TilesView& view) noexcept {
    Tiles tiles;
    std::memcpy(tiles.real.data(), view.real, kind_count);
    if (view.melded != nullptr) std::memcpy(tiles.melded.data(), view.melded, kind_count);
    tiles.wildcards = static_cast<std::uint8_t>(view.wildcards);
    tiles.meld_count = static_cast<std::uint8_t>(view.meld_count);
    tiles.hun_held = static_cast<std::uint8_t>(view.hun_held);
    return tiles;
}

distance::RealTiles real_tiles_of(const TilesView& tiles) noexcept {
    const Aim aim = detail::aim_of(tiles.concealed, tiles.meld_count);
    return {tiles.real, tiles.concealed - tiles.wildcards, aim.sets, aim.whole};
}

/// The tables hold hands of up to four copies a kind, and do not know whether a set has a real tile in it.
bool tables_can_tell(const TilesView& tiles, HunLimits limits) noexcept {
    return (limits.all_hun_sets || tiles.wildcards == 0) && !any_at_least(tiles.real, copies_per_kind + 1);
}

KindMask held_at_least(const TilesView& tiles, unsigned copies) noexcept {
    if (tiles.melded == nullptr) return any_at_least(tiles.real, copies) ? at_least(tiles.real, copies) : 0;
    Counts all;
    for (std::size_t kind = 0; kind < kind_count; ++kind) {
        all[kind] = static_cast<std::uint8_t>(tiles.real[kind] + tiles.melded[kind]);
    }
    return at_least(all.data(), copies);
}

/// Does the limit on fifth copies bear on this hand? A drawn hun is a wildcard too.
bool fifth_copies_matter(const TilesView& tiles, const SearchOptions& options) noexcept {
    return !options.limits.fifth_copy && (tiles.wildcards > 0 || options.hun < kind_count);
}

/// The kinds of which a further copy, or two, are not free: live, those of which all four are held, and those of a
/// melded pung, the one copy left of which two chows may want; without fifth copies, those of which a wildcard beside a
/// drawn tile could make a fifth. While no shortest way wants one of them, the tables' answer stands under these
/// options too. (Other kinds with one copy left are wanted twice only where as short a way wants them once.)
KindMask bound_kinds(const TilesView& tiles, const SearchOptions& options) noexcept {
    if (fifth_copies_matter(tiles, options)) return held_at_least(tiles, copies_per_kind - 1);
    if (options.held == Held::formal) return 0;
    const KindMask all_held = held_at_least(tiles, copies_per_kind);
    return tiles.melded == nullptr ? all_held : all_held | at_least(tiles.melded, copies_per_kind - 1);
}

/// Live, a kind of which all four copies are held cannot be drawn.
KindMask drawable_kinds(const TilesView& tiles, const SearchOptions& options) noexcept {
    if (options.held == Held::formal) return all_kinds;
    KindMask kinds = all_kinds & ~held_at_least(tiles, copies_per_kind);
    if (options.hun >= kind_count) return kinds;
    const int melded = tiles.melded == nullptr ? 0 : tiles.melded[options.hun];
    return tiles.hun_held + melded >= copies_per_kind ? kinds & ~bit(options.hun) : kinds;
}

/// A hand that draws and does not discard grows, and the tables hold 14 tiles of a suit, or of honours.
bool has_room(const Counts& real, Kind kind) noexcept {
    const auto first = static_cast<std::size_t>(suit_of(kind) * ranks_per_suit);
    const std::size_t end = is_suited(kind) ? first + ranks_per_suit : kind_count;
    int tiles = 0;
    for (std::size_t i = first; i < end; ++i) tiles += real[i];
    return tiles < full_hand;
}

/// Draws that complete a hand, if any were found.
struct Way {
    bool found;
    KindMask kinds;
};

/// Live: do some `missing - wildcards` draws of kinds that are left complete the hand? Each takes the first that brings
/// it nearer; none found says only that this way was none. `nearer` are the kinds that the first draw may take.
Way open_way(const TilesView& tiles, distance::RealTiles real_tiles, Forms forms, int missing,
             KindMask nearer) noexcept {
    Counts real;
    std::memcpy(real.data(), real_tiles.counts, kind_count);
    real_tiles.counts = real.data();
    TilesView drawn = tiles;
    drawn.real = real.data();
    KindMask way = 0;
    while (missing > tiles.wildcards) {
        if (way != 0) nearer = Distances(real_tiles).lowering(forms, missing);
        const KindMask kinds = nearer & ~held_at_least(drawn, copies_per_kind);
        if (kinds == 0) return {false, 0};
        const Kind kind = static_cast<Kind>(std::countr_zero(kinds));
        if (!has_room(real, kind)) return {false, 0};
        ++real[kind];
        ++real_tiles.total;
        way |= bit(kind);
        --missing;
    }
    return {true, way};
}

/// Live: is a hand that aims at `aim` fewer than `draws` from it? The tables first, which are never too far; the exact
/// search where there may be a way that the first try did not find.
Way way_of_fewer(const Tiles& drawn, const distance::RealTiles& aim, const SearchOptions& options, int draws) noexcept {
    distance::RealTiles real_tiles = aim;
    real_tiles.counts = drawn.real.data();
    real_tiles.total = sum_of(real_tiles.counts);
    const Distances distances(real_tiles);
    const int missing = distances.least(options.forms, drawn.wildcards);
    if (missing <= drawn.wildcards) return {true, 0};
    if (missing - drawn.wildcards >= draws) return {false, 0};
    const KindMask nearer = distances.lowering(options.forms, missing);
    const Way way = open_way(view_of(drawn), real_tiles, options.forms, missing, nearer);
    if (way.found) return way;
    return {detail::fewest_draws(drawn, {aim.sets, aim.whole}, options, draws) < draws, 0};
}

/// The `useful` of a hand that is `draws` away, live, kind by kind of the candidates.
KindMask useful_by_draws(const TilesView& tiles, const SearchOptions& options, KindMask candidates,
                         int draws) noexcept {
    const Tiles now = copy_of(tiles);
    const distance::RealTiles aim = real_tiles_of(tiles);
    KindMask kinds = 0;
    while (candidates != 0) {
        const Kind kind = static_cast<Kind>(std::countr_zero(candidates));
        const Tiles drawn = with_drawn(now, kind, options.hun);
        const Way way = kind == options.hun || has_room(now.real, kind)
                            ? way_of_fewer(drawn, aim, options, draws)
                            : Way{detail::fewest_draws(drawn, {aim.sets, aim.whole}, options, draws) < draws, 0};
        // Any tile of a way may be drawn first.
        if (way.found) kinds |= (way.kinds & candidates) | bit(kind);
        candidates &= ~(way.kinds | bit(kind));
    }
    return kinds;
}

int shanten_after(int missing, const TilesView& tiles) noexcept {
    return missing >= out_of_reach ? unreachable : std::max(missing - tiles.wildcards, 0) - 1;
}

/// May the limit on fifth copies be left aside where it is asked whether a hand is complete?
bool fifth_copies_free(const TilesView& tiles, HunLimits limits) noexcept {
    return limits.fifth_copy || tiles.wildcards == 0;
}

bool may_be_complete(const TilesView& tiles) noexcept {
    return tiles.concealed % 3 == 2 && tiles.concealed <= full_hand;
}

/// Is there a reading within the limits? Of hands that are complete without them most have one that is found at once.
bool can_be_read(const Tiles& tiles, Forms forms, HunLimits limits) noexcept {
    DecompositionCursor cursor(tiles, forms, limits, false);
    Decomposition first;
    return cursor.next(first);
}

/// Those of the kinds that complete the hand within the limits.
KindMask completing(const Tiles& tiles, const SearchOptions& options, KindMask candidates) noexcept {
    KindMask kinds = 0;
    for (; candidates != 0; candidates &= candidates - 1) {
        const Kind kind = static_cast<Kind>(std::countr_zero(candidates));
        const Tiles drawn = with_drawn(tiles, kind, options.hun);
        const bool fifth = any_at_least(drawn.real.data(), copies_per_kind + 1);
        const bool complete = fifth ? exact::is_complete(drawn, options.forms, options.limits)
                                    : can_be_read(drawn, options.forms, options.limits);
        if (complete) kinds |= bit(kind);
    }
    return kinds;
}

}  // namespace

namespace detail {

int shanten(const TilesView& tiles, const SearchOptions& options) noexcept {
    if (!tables_can_tell(tiles, options.limits)) return exact::shanten(copy_of(tiles), options);
    const bool no_fifth = fifth_copies_matter(tiles, options);
    const Distances distances(real_tiles_of(tiles));
    const int least = distances.least(options.forms, no_fifth ? 0 : tiles.wildcards);
    if (least <= (no_fifth ? 0 : tiles.wildcards) || least >= out_of_reach) return shanten_after(least, tiles);
    const KindMask bound = bound_kinds(tiles, options);
    if (bound == 0) return shanten_after(least, tiles);
    const KindMask nearer = distances.lowering(options.forms, least);
    const bool free = (nearer & bound) == 0 ||
                      (!no_fifth && open_way(tiles, real_tiles_of(tiles), options.forms, least, nearer).found);
    return free ? shanten_after(least, tiles) : exact::shanten(copy_of(tiles), options);
}

KindMask waits(const TilesView& tiles, const SearchOptions& options) noexcept {
    if (tiles.concealed % 3 != 1) return 0;
    if (any_at_least(tiles.real, copies_per_kind + 1)) return exact::waits(copy_of(tiles), options);
    // A complete hand has one tile more, so no form misses less.
    KindMask kinds = Distances(real_tiles_of(tiles)).lowering(options.forms, tiles.wildcards + 1);
    if (kinds != 0 && options.hun < kind_count) kinds |= bit(options.hun);
    const bool free = !fifth_copies_matter(tiles, options) && tables_can_tell(tiles, options.limits);
    return free ? kinds : completing(copy_of(tiles), options, kinds);
}

KindMask useful(const TilesView& tiles, const SearchOptions& options) noexcept {
    if (!tables_can_tell(tiles, options.limits)) return exact::useful(copy_of(tiles), options);
    const bool no_fifth = fifth_copies_matter(tiles, options);
    const Distances distances(real_tiles_of(tiles));
    const int least = distances.least(options.forms, tiles.wildcards);
    if (least >= out_of_reach) return 0;
    if (least <= tiles.wildcards) return no_fifth ? exact::useful(copy_of(tiles), options) : 0;
    const KindMask bound = bound_kinds(tiles, options);
    const KindMask hun = options.hun < kind_count ? bit(options.hun) : 0;
    const KindMask drawable = drawable_kinds(tiles, options);
    const KindMask lowering = distances.lowering(options.forms, least);
    const KindMask nearer = (lowering | hun) & drawable;
    if ((lowering & bound) == 0) return nearer;
    if (no_fifth) return exact::useful(copy_of(tiles), options);
    const int draws = least - tiles.wildcards;
    const Way way = open_way(tiles, real_tiles_of(tiles), options.forms, least, lowering);
    if (way.found) {
        const KindMask known = way.kinds & nearer;
        return known | useful_by_draws(tiles, options, nearer & ~known, draws);
    }
    const int now = exact::shanten(copy_of(tiles), options);
    // No farther than the tables say: no other kind brings it nearer. Else any kind may.
    return now == unreachable ? 0 : useful_by_draws(tiles, options, now < draws ? nearer : drawable, now + 1);
}

bool is_complete(const TilesView& tiles, Forms forms, HunLimits limits) noexcept {
    if (!may_be_complete(tiles)) return false;
    if (any_at_least(tiles.real, copies_per_kind + 1)) return exact::is_complete(copy_of(tiles), forms, limits);
    if (distance::least_missing(real_tiles_of(tiles), forms, tiles.wildcards) > tiles.wildcards) return false;
    const bool free = fifth_copies_free(tiles, limits) && tables_can_tell(tiles, limits);
    return free || can_be_read(copy_of(tiles), forms, limits);
}

}  // namespace detail

int shanten(const Tiles& tiles, const SearchOptions& options) noexcept {
    return detail::shanten(view_of(tiles), options);
}

std::array<std::int8_t, form_count> shanten_by_form(const Tiles& tiles, const SearchOptions& options) noexcept {
    std::array<std::int8_t, form_count> by_form{};
    for (std::size_t i = 0; i < by_form.size(); ++i) {
        SearchOptions alone = options;
        alone.forms = Forms::from_bits(options.forms.bits() & 1U << i);
        by_form[i] = static_cast<std::int8_t>(shanten(tiles, alone));
    }
    return by_form;
}

KindMask waits(const Tiles& tiles, const SearchOptions& options) noexcept {
    return detail::waits(view_of(tiles), options);
}

KindMask useful(const Tiles& tiles, const SearchOptions& options) noexcept {
    return detail::useful(view_of(tiles), options);
}

Forms complete_forms(const Tiles& tiles, Forms forms, HunLimits limits) noexcept {
    const TilesView view = view_of(tiles);
    if (!may_be_complete(view)) return {};
    const bool by_tables = fifth_copies_free(view, limits) && tables_can_tell(view, limits);
    const Counts no_tiles{};
    distance::RealTiles real_tiles = real_tiles_of(view);
    if (!by_tables) real_tiles.counts = no_tiles.data();
    const Distances distances(real_tiles);
    Forms complete;
    for (int i = 0; i < form_count; ++i) {
        const Form form = static_cast<Form>(i);
        if (!forms.has(form)) continue;
        const bool is_one = by_tables ? distances.missing(form, tiles.wildcards + 1) <= tiles.wildcards
                                      : exact::is_complete(tiles, form, limits);
        if (is_one) complete = complete | form;
    }
    return complete;
}

bool is_complete(const Tiles& tiles, Forms forms, HunLimits limits) noexcept {
    return detail::is_complete(view_of(tiles), forms, limits);
}

}  // namespace hupai
