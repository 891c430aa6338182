#include "hupai/decompose.hpp"

#include <algorithm>
#include <bit>

#include "decompose_counts.hpp"
#include "decompose_forms.hpp"

namespace hupai {
namespace {

using detail::knitted_sets;
using detail::orphan_count;
using detail::orphans;
using detail::permutation_count;

constexpr int many_wildcards = 3;

constexpr int choices_of_singles = 720;  // six permutations, 14 of 16 kinds each

/// Does the list of kinds of `first` come before that of `second`? (equally many kinds)
constexpr bool listed_before(KindMask first, KindMask second) noexcept {
    const KindMask differ = first ^ second;
    return (first & lowest_bit(differ)) != 0;
}

constexpr std::array<KindMask, choices_of_singles> list_singles() noexcept {
    std::array<KindMask, choices_of_singles> choices{};
    std::size_t size = 0;
    for (int permutation = 0; permutation < permutation_count; ++permutation) {
        const KindMask all = detail::knitted_kinds(permutation) | honour_kinds;
        for (KindMask rest = all; rest != 0; rest &= rest - 1) {
            for (KindMask second = rest & (rest - 1); second != 0; second &= second - 1) {
                choices[size++] = all & ~lowest_bit(rest) & ~lowest_bit(second);
            }
        }
    }
    std::sort(choices.begin(), choices.end(), listed_before);
    return choices;
}

constexpr std::array<KindMask, choices_of_singles> singles = list_singles();

void write_singles(KindMask kinds, KindMask held, Decomposition& out) noexcept {
    for (; kinds != 0; kinds &= kinds - 1) {
        const Kind kind = detail::lowest_of(kinds);
        const std::uint8_t hun = (held & bit(kind)) != 0 ? 0 : 1;
        out.sets[out.set_count++] = {SetKind::single, kind, hun, -1, false};
    }
}

bool are_honors_and_knitted(KindMask kinds) noexcept {
    for (int permutation = 0; permutation < permutation_count; ++permutation) {
        if ((kinds & ~(detail::knitted_kinds(permutation) | honour_kinds)) == 0) return true;
    }
    return false;
}

Set knitted_triple(Kind lowest, Counts& real_left) noexcept {
    Set set;
    set.kind = SetKind::knitted;
    set.tile = lowest;
    for (int i = 0; i < 3; ++i) {
        const Kind tile = tile_at(set, i);
        if (real_left[tile] > 0) {
            --real_left[tile];
        } else {
            set.hun = static_cast<std::uint8_t>(set.hun | 1U << i);
        }
    }
    return set;
}

/// Does a set of kinds hold more than so many? Quick for few.
bool holds_more(KindMask kinds, int number) noexcept {
    for (; kinds != 0 && number > 0; --number) kinds &= kinds - 1;
    return kinds != 0;
}

Set orphan_pair(Kind kind, int held) noexcept {
    Set set;
    set.kind = SetKind::pair;
    set.tile = kind;
    set.hun = held >= 2 ? 0 : held == 1 ? 2 : 3;
    return set;
}

}  // namespace

const char* set_kind_name(SetKind kind) noexcept {
    switch (kind) {
        case SetKind::chow:
            return "chow";
        case SetKind::pung:
            return "pung";
        case SetKind::kong:
            return "kong";
        case SetKind::pair:
            return "pair";
        case SetKind::single:
            return "single";
        case SetKind::knitted:
            return "knitted";
        case SetKind::any:
            return "any";
    }
    return "";
}

DecompositionCursor::DecompositionCursor(const Tiles& tiles, Forms forms, HunLimits limits, bool expand) noexcept
    : tiles_(tiles),
      tile_count_(tile_count(tiles)),
      real_(detail::sliced(tiles.real)),
      limits_(limits),
      expand_(expand),
      forms_(possible(forms)) {}

DecompositionCursor::DecompositionCursor(const Hand& hand, Kind hun, Forms forms, HunLimits limits,
                                         bool expand) noexcept
    : DecompositionCursor(tiles_of(hand, hun), forms, limits, expand) {
    for (int i = 0; i < hand.meld_count; ++i) {
        melds_.sets[melds_.set_count++] = declared_set(hand.melds[static_cast<std::size_t>(i)], i);
    }
}

/// The forms to look through. That there is nothing in one of them turns out there; but with many wildcards it may take
/// long to turn out, and the tables are asked first. (What the options leave out is found in the search.)
Forms DecompositionCursor::possible(Forms forms) const noexcept {
    if (tile_count_ % 3 != 2 || tile_count_ > full_hand) return {};
    if (detail::with_five(real_) != 0) return complete_forms(tiles_, forms, limits_);
    forms = Forms::from_bits(forms.bits() & seen_at_a_glance().bits());
    return tiles_.wildcards < many_wildcards ? forms : complete_forms(tiles_, forms);
}

/// The forms that the kinds held do not rule out.
Forms DecompositionCursor::seen_at_a_glance() const noexcept {
    const KindMask held = detail::with_one(real_);
    Forms seen = Form::standard;
    const int knitted = number_of(held & suited_kinds) + tiles_.wildcards;
    if (tile_count_ / 3 >= knitted_sets && knitted >= 3 * knitted_sets) seen = seen | Form::knitted_straight;
    if (tiles_.meld_count > 0 || tile_count_ < full_hand) return seen;
    if (number_of(real_.digits[0]) <= tiles_.wildcards) seen = seen | Form::seven_pairs;
    if (detail::with_two(real_) == 0) seen = seen | Form::honors_and_knitted;
    const bool few = detail::with_three(real_) == 0;
    if (few && (held & ~detail::orphan_kinds) == 0) seen = seen | Form::thirteen_orphans;
    return seen;
}

void DecompositionCursor::set_filter(BranchFilter& filter) noexcept { filter_ = &filter; }

bool DecompositionCursor::next(Decomposition& out) noexcept {
    out = melds_;
    while (forms_.bits() != 0) {
        out.form = static_cast<Form>(std::countr_zero(forms_.bits()));
        if (next_of_form(out)) return true;
        forms_ = Forms::from_bits(forms_.bits() & (forms_.bits() - 1));
        index_ = 0;
        begun_ = false;
    }
    return false;
}

bool DecompositionCursor::next_of_form(Decomposition& out) noexcept {
    switch (out.form) {
        case Form::standard:
            return next_standard(out);
        case Form::knitted_straight:
            return next_knitted_straight(out);
        case Form::seven_pairs:
            return next_seven_pairs(out);
        case Form::honors_and_knitted:
            return next_honors_and_knitted(out);
        case Form::thirteen_orphans:
            return next_thirteen_orphans(out);
    }
    return false;
}

bool DecompositionCursor::next_standard(Decomposition& out) noexcept {
    if (!begun_) {
        set_search_.begin(tiles_, real_, 0, tile_count_ / 3, limits_.on(Form::standard), expand_);
        begun_ = true;
    }
    if (!set_search_.next(filter_, out.form)) return false;
    if (!set_search_.is_contested()) {
        set_search_.write(out);
        return true;
    }
    SetSearch::Promises promises;
    set_search_.promise(promises);
    set_search_.write_promised(out, promises);
    return true;
}

bool DecompositionCursor::next_knitted_straight(Decomposition& out) noexcept {
    const int sets = tile_count_ / 3 - knitted_sets;
    const KindMask held = detail::with_one(real_);
    for (; index_ < permutation_count; ++index_, begun_ = false) {
        if (!begun_) {
            const KindMask nine = detail::knitted_kinds(index_);
            if (holds_more(nine & ~held, tiles_.wildcards)) continue;
            set_search_.begin(tiles_, real_, nine, sets, limits_.on(Form::knitted_straight), expand_);
            begun_ = true;
        }
        if (!set_search_.next(filter_, out.form)) continue;
        const bool contested = set_search_.is_contested();
        SetSearch::Promises promises;
        promises.left = tiles_.real;
        if (contested) set_search_.promise(promises);
        for (int triple = 0; triple < knitted_sets; ++triple) {
            out.sets[out.set_count++] = knitted_triple(detail::knitted_lowest(index_, triple), promises.left);
        }
        if (contested) {
            set_search_.write_promised(out, promises);
        } else {
            set_search_.write(out);
        }
        return true;
    }
    return false;
}

bool DecompositionCursor::next_seven_pairs(Decomposition& out) noexcept {
    if (!begun_) {
        const int spare_pairs = (tiles_.wildcards - number_of(real_.digits[0])) / 2;
        pair_search_.begin(tiles_, spare_pairs, limits_.on(Form::seven_pairs), expand_);
        begun_ = true;
    }
    if (!pair_search_.next(filter_)) return false;
    Counts real_left = tiles_.real;
    pair_search_.write(out, real_left);
    return true;
}

bool DecompositionCursor::next_honors_and_knitted(Decomposition& out) noexcept {
    const KindMask held = detail::with_one(real_);
    if (tiles_.wildcards == 0) {
        if (index_++ > 0 || !are_honors_and_knitted(held)) return false;
        write_singles(held, held, out);
        return true;
    }
    while (index_ < choices_of_singles) {
        const KindMask kinds = singles[static_cast<std::size_t>(index_++)];
        if ((held & ~kinds) != 0) continue;
        write_singles(kinds, held, out);
        return true;
    }
    return false;
}

bool DecompositionCursor::next_thirteen_orphans(Decomposition& out) noexcept {
    const KindMask held = detail::with_one(real_), several = detail::with_two(real_);
    // The list of the twelve singles comes first in the order where the pair is of the highest kind.
    while (index_ < orphan_count) {
        const Kind paired = orphans[static_cast<std::size_t>(orphan_count - 1 - index_++)];
        if ((several & ~bit(paired)) != 0) continue;
        write_singles(detail::orphan_kinds & ~bit(paired), held, out);
        out.sets[out.set_count++] = orphan_pair(paired, tiles_.real[paired]);
        return true;
    }
    return false;
}

}  // namespace hupai
