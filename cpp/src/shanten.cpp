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
    if (options.held == Held::formal) return distance::all_kinds;
    KindMask kinds = distance::all_kinds & ~held_at_least(tiles, copies_per_kind);
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

/// Live: do some `missing - wildcards` draws of kinds that are left complete the hand? Each takes the first that brings
/// it nearer; false says only that this way was none. `nearer` are the kinds that the first draw may take.
bool finds_open_way(const TilesView& tiles, distance::RealTiles real_tiles, Forms forms, int missing,
                    KindMask nearer) noexcept {
    if (missing <= tiles.wildcards) return true;
    Counts real;
    std::memcpy(real.data(), real_tiles.counts, kind_count);
    real_tiles.counts = real.data();
    TilesView drawn = tiles;
    drawn.real = real.data();
    while (true) {
        const KindMask kinds = nearer & ~held_at_least(drawn, copies_per_kind);
        if (kinds == 0) return false;
        const Kind kind = static_cast<Kind>(std::countr_zero(kinds));
        if (!has_room(real, kind)) return false;
        ++real[kind];
        ++real_tiles.total;
        if (--missing <= tiles.wildcards) return true;
        nearer = Distances(real_tiles).lowering(forms, missing);
    }
}

/// The same after a draw, which does not change the aim.
bool finds_open_way_after(const Tiles& drawn, distance::RealTiles real_tiles, Forms forms, int missing) noexcept {
    if (missing <= drawn.wildcards) return true;
    real_tiles.counts = drawn.real.data();
    real_tiles.total = sum_of(real_tiles.counts);
    return finds_open_way(view_of(drawn), real_tiles, forms, missing, Distances(real_tiles).lowering(forms, missing));
}

/// The `useful` of a hand that is `missing` away, live, some of whose nearest ways want kinds that are not left.
KindMask useful_on_open_ways(const TilesView& tiles, const SearchOptions& options, KindMask candidates,
                             int missing) noexcept {
    const Tiles now = copy_of(tiles);
    const Aim aim = detail::aim_of(now);
    const int worth = missing - tiles.wildcards;
    KindMask kinds = 0;
    for (; candidates != 0; candidates &= candidates - 1) {
        const Kind kind = static_cast<Kind>(std::countr_zero(candidates));
        const Tiles drawn = with_drawn(now, kind, options.hun);
        const bool is_hun = kind == options.hun;
        const bool open =
            (is_hun || has_room(now.real, kind)) &&
            finds_open_way_after(drawn, real_tiles_of(tiles), options.forms, is_hun ? missing : missing - 1);
        if (open || detail::fewest_draws(drawn, aim, options, worth) < worth) kinds |= bit(kind);
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
                      (!no_fifth && finds_open_way(tiles, real_tiles_of(tiles), options.forms, least, nearer));
    return free ? shanten_after(least, tiles) : exact::shanten(copy_of(tiles), options);
}

KindMask waits(const TilesView& tiles, const SearchOptions& options) noexcept {
    if (tiles.concealed % 3 != 1) return 0;
    if (fifth_copies_matter(tiles, options) || !tables_can_tell(tiles, options.limits)) {
        return exact::waits(copy_of(tiles), options);
    }
    // A complete hand has one tile more, so no form misses less.
    const KindMask kinds = Distances(real_tiles_of(tiles)).lowering(options.forms, tiles.wildcards + 1);
    return kinds != 0 && options.hun < kind_count ? kinds | bit(options.hun) : kinds;
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
    const KindMask lowering = distances.lowering(options.forms, least);
    const KindMask nearer = (lowering | hun) & drawable_kinds(tiles, options);
    if ((lowering & bound) == 0) return nearer;
    const bool open = !no_fifth && finds_open_way(tiles, real_tiles_of(tiles), options.forms, least, lowering);
    return open ? useful_on_open_ways(tiles, options, nearer, least) : exact::useful(copy_of(tiles), options);
}

bool is_complete(const TilesView& tiles, Forms forms, HunLimits limits) noexcept {
    if (!may_be_complete(tiles)) return false;
    if (!fifth_copies_free(tiles, limits) || !tables_can_tell(tiles, limits)) {
        return exact::is_complete(copy_of(tiles), forms, limits);
    }
    return Distances(real_tiles_of(tiles)).least(forms, tiles.wildcards) <= tiles.wildcards;
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
