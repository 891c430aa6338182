#include "hupai/shanten.hpp"

#include <algorithm>
#include <bit>

#include "count_masks.hpp"
#include "distance.hpp"
#include "hupai/decompose.hpp"
#include "shanten_exact.hpp"
#include "shanten_sets.hpp"

namespace hupai {
namespace {

using detail::Aim;
using detail::aim_of;

constexpr int out_of_reach = 100;

/// What the real tiles of a hand miss of each form, by the tables, and which kinds lower that.
class Distances {
 public:
    Distances(const Tiles&&, Aim) = delete;  // it looks at the tiles that it is given
    Distances(const Tiles& tiles, Aim aim) noexcept
        : counts_(tiles.real.data()),
          aim_(aim),
          places_(distance::places_of(counts_)),
          presence_(distance::presence_of(counts_)),
          holdings_(distance::knitted_holdings_of(presence_)) {}

    /// Exact when below `bound`, else any number not below it.
    int missing(Form form, int bound = out_of_reach) const noexcept {
        switch (form) {
            case Form::standard:
                return distance::missing_of_standard(places_, aim_.sets);
            case Form::knitted_straight:
                return aim_.sets < knitted_sets
                           ? out_of_reach
                           : distance::missing_of_knitted_straight(counts_, holdings_, aim_.sets - knitted_sets, bound);
            case Form::seven_pairs:
                return aim_.whole ? distance::missing_of_seven_pairs(presence_) : out_of_reach;
            case Form::honors_and_knitted:
                return aim_.whole ? distance::missing_of_honors_and_knitted(holdings_) : out_of_reach;
            case Form::thirteen_orphans:
                return aim_.whole ? distance::missing_of_thirteen_orphans(presence_) : out_of_reach;
        }
        return out_of_reach;
    }

    KindMask lowering(Form form, int missing) const noexcept {
        switch (form) {
            case Form::standard:
                return distance::lowering_standard(places_, aim_.sets, missing);
            case Form::knitted_straight:
                return distance::lowering_knitted_straight(counts_, presence_, holdings_, aim_.sets - knitted_sets,
                                                           missing);
            case Form::seven_pairs:
                return distance::lowering_seven_pairs(presence_);
            case Form::honors_and_knitted:
                return distance::lowering_honors_and_knitted(presence_, holdings_);
            case Form::thirteen_orphans:
                return distance::lowering_thirteen_orphans(presence_);
        }
        return 0;
    }

    /// The least of the forms.
    int least(Forms forms) const noexcept {
        int least = out_of_reach;
        // The knitted straight is the dearest to ask, and seldom the nearest: it comes last.
        for (const Form form : {Form::standard, Form::seven_pairs, Form::honors_and_knitted, Form::thirteen_orphans,
                                Form::knitted_straight}) {
            if (forms.has(form)) least = std::min(least, missing(form, least));
        }
        return least;
    }

    /// The kinds that lower the least of the forms, `least`, which is above 0.
    KindMask lowering_least(Forms forms, int least) const noexcept {
        KindMask kinds = 0;
        for (int i = 0; i < form_count; ++i) {
            const Form form = static_cast<Form>(i);
            if (forms.has(form) && missing(form, least + 1) == least) kinds |= lowering(form, least);
        }
        return kinds;
    }

 private:
    static constexpr int knitted_sets = 3;

    const std::uint8_t* counts_;
    Aim aim_;
    distance::Places places_;
    distance::Presence presence_;
    distance::KnittedHoldings holdings_;
};

/// The tables hold hands of up to four copies a kind, and do not know whether a set has a real tile in it.
bool tables_can_tell(const Tiles& tiles, HunLimits limits) noexcept {
    return (limits.all_hun_sets || tiles.wildcards == 0) && !any_at_least(tiles.real.data(), copies_per_kind + 1);
}

KindMask held_at_least(const Tiles& tiles, int copies) noexcept {
    const auto wanted = static_cast<unsigned>(copies);
    if (tiles.meld_count == 0) {
        return any_at_least(tiles.real.data(), wanted) ? at_least(tiles.real.data(), wanted) : 0;
    }
    Counts all;
    for (std::size_t kind = 0; kind < kind_count; ++kind) {
        all[kind] = static_cast<std::uint8_t>(tiles.real[kind] + tiles.melded[kind]);
    }
    return at_least(all.data(), wanted);
}

/// Does the limit on fifth copies bear on this hand? A drawn hun is a wildcard too.
bool fifth_copies_matter(const Tiles& tiles, const SearchOptions& options) noexcept {
    return !options.limits.fifth_copy && (tiles.wildcards > 0 || options.hun < kind_count);
}

/// The kinds of which a further copy, or two, are not free: live, those of which all four are held, and those of a
/// melded pung, the one copy left of which two chows may want; without fifth copies, those of which a wildcard beside a
/// drawn tile could make a fifth. While no shortest way wants one of them, the tables' answer stands under these
/// options too. (Other kinds with one copy left are wanted twice only where as short a way wants them once.)
KindMask bound_kinds(const Tiles& tiles, const SearchOptions& options) noexcept {
    if (fifth_copies_matter(tiles, options)) return held_at_least(tiles, copies_per_kind - 1);
    if (options.held == Held::formal) return 0;
    return held_at_least(tiles, copies_per_kind) | at_least(tiles.melded.data(), copies_per_kind - 1);
}

/// Live, a kind of which all four copies are held cannot be drawn.
KindMask drawable_kinds(const Tiles& tiles, const SearchOptions& options) noexcept {
    constexpr KindMask all_kinds = bit(kind_count) - 1;
    if (options.held == Held::formal) return all_kinds;
    KindMask kinds = all_kinds & ~held_at_least(tiles, copies_per_kind);
    if (options.hun < kind_count && tiles.hun_held + tiles.melded[options.hun] >= copies_per_kind)
        kinds &= ~bit(options.hun);
    return kinds;
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
/// it nearer; false says only that this way was none.
bool finds_open_way(Tiles tiles, Aim aim, Forms forms, int missing) noexcept {
    for (; missing > tiles.wildcards; --missing) {
        const KindMask kinds =
            Distances(tiles, aim).lowering_least(forms, missing) & ~held_at_least(tiles, copies_per_kind);
        if (kinds == 0) return false;
        const Kind kind = static_cast<Kind>(std::countr_zero(kinds));
        if (!has_room(tiles.real, kind)) return false;
        ++tiles.real[kind];
    }
    return true;
}

/// The `useful` of a hand that is `missing` away, live, some of whose nearest ways want kinds that are not left.
KindMask useful_on_open_ways(const Tiles& tiles, const SearchOptions& options, KindMask candidates,
                             int missing) noexcept {
    const Aim aim = aim_of(tiles);
    KindMask kinds = 0;
    for (; candidates != 0; candidates &= candidates - 1) {
        const Kind kind = static_cast<Kind>(std::countr_zero(candidates));
        const Tiles drawn = with_drawn(tiles, kind, options.hun);
        const bool is_hun = kind == options.hun;
        const bool open = (is_hun || has_room(tiles.real, kind)) &&
                          finds_open_way(drawn, aim, options.forms, is_hun ? missing : missing - 1);
        const int worth = missing - tiles.wildcards;
        if (open || detail::fewest_draws(drawn, aim, options, worth) < worth) {
            kinds |= bit(kind);
        }
    }
    return kinds;
}

int shanten_after(int missing, const Tiles& tiles) noexcept {
    return missing >= out_of_reach ? unreachable : std::max(missing - tiles.wildcards, 0) - 1;
}

}  // namespace

int shanten(const Tiles& tiles, const SearchOptions& options) noexcept {
    if (!tables_can_tell(tiles, options.limits)) return exact::shanten(tiles, options);
    const Distances distances(tiles, aim_of(tiles));
    const int least = distances.least(options.forms);
    const KindMask bound = bound_kinds(tiles, options);
    const bool free =
        bound == 0 || least <= 0 || least >= out_of_reach ||
        (distances.lowering_least(options.forms, least) & bound) == 0 ||
        (!fifth_copies_matter(tiles, options) && finds_open_way(tiles, aim_of(tiles), options.forms, least));
    return free ? shanten_after(least, tiles) : exact::shanten(tiles, options);
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
    if (tile_count(tiles) % 3 != 1) return 0;
    if (fifth_copies_matter(tiles, options) || !tables_can_tell(tiles, options.limits)) {
        return exact::waits(tiles, options);
    }
    const Distances distances(tiles, aim_of(tiles));
    const int least = distances.least(options.forms);
    if (least != tiles.wildcards + 1) return 0;
    const KindMask hun = options.hun < kind_count ? bit(options.hun) : 0;
    return distances.lowering_least(options.forms, least) | hun;
}

KindMask useful(const Tiles& tiles, const SearchOptions& options) noexcept {
    if (!tables_can_tell(tiles, options.limits)) return exact::useful(tiles, options);
    const Distances distances(tiles, aim_of(tiles));
    const int least = distances.least(options.forms);
    if (least >= out_of_reach) return 0;
    const KindMask bound = bound_kinds(tiles, options);
    if (least <= tiles.wildcards) return fifth_copies_matter(tiles, options) ? exact::useful(tiles, options) : 0;
    const KindMask hun = options.hun < kind_count ? bit(options.hun) : 0;
    const KindMask lowering = distances.lowering_least(options.forms, least);
    const KindMask nearer = (lowering | hun) & drawable_kinds(tiles, options);
    if ((lowering & bound) == 0) return nearer;
    const bool open =
        !fifth_copies_matter(tiles, options) && finds_open_way(tiles, aim_of(tiles), options.forms, least);
    return open ? useful_on_open_ways(tiles, options, nearer, least) : exact::useful(tiles, options);
}

Forms complete_forms(const Tiles& tiles, Forms forms, HunLimits limits) noexcept {
    const int count = tile_count(tiles);
    if (count % 3 != 2 || count > full_hand) return {};
    const bool free = limits.fifth_copy || tiles.wildcards == 0;
    const bool by_tables = free && tables_can_tell(tiles, limits);
    const Tiles no_tiles;
    const Distances distances(by_tables ? tiles : no_tiles, aim_of(tiles));
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
    const int count = tile_count(tiles);
    if (count % 3 != 2 || count > full_hand) return false;
    const bool free = limits.fifth_copy || tiles.wildcards == 0;
    if (!free || !tables_can_tell(tiles, limits)) return exact::is_complete(tiles, forms, limits);
    return Distances(tiles, aim_of(tiles)).least(forms) <= tiles.wildcards;
}

}  // namespace hupai
