#include "hupai/decompose.hpp"

#include <algorithm>
#include <bit>

#include "count_masks.hpp"
#include "decompose_forms.hpp"

namespace hupai {
namespace {

using detail::knitted_sets;
using detail::orphan_count;
using detail::orphans;
using detail::permutation_count;

constexpr int choices_of_singles = 720;  // six permutations, 14 of 16 kinds each

/// Does the list of kinds of `first` come before that of `second`? (equally many kinds)
constexpr bool listed_before(KindMask first, KindMask second) noexcept {
    const KindMask differ = first ^ second;
    return (first & differ & (~differ + 1)) != 0;
}

constexpr std::array<KindMask, choices_of_singles> list_singles() noexcept {
    std::array<KindMask, choices_of_singles> choices{};
    std::size_t size = 0;
    for (int permutation = 0; permutation < permutation_count; ++permutation) {
        const KindMask all = detail::knitted_kinds(permutation) | detail::honour_kinds;
        for (KindMask rest = all; rest != 0; rest &= rest - 1) {
            for (KindMask second = rest & (rest - 1); second != 0; second &= second - 1) {
                choices[size++] = all & ~(rest & (~rest + 1)) & ~(second & (~second + 1));
            }
        }
    }
    std::sort(choices.begin(), choices.end(), listed_before);
    return choices;
}

constexpr std::array<KindMask, choices_of_singles> singles = list_singles();

Set single(Kind kind, Counts& real_left) noexcept {
    Set set;
    set.kind = SetKind::single;
    set.tile = kind;
    if (real_left[kind] > 0) {
        --real_left[kind];
    } else {
        set.hun = 1;
    }
    return set;
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

Set orphan_pair(Kind kind, int held) noexcept {
    Set set;
    set.kind = SetKind::pair;
    set.tile = kind;
    set.hun = held >= 2 ? 0 : held == 1 ? 2 : 3;
    return set;
}

Set declared_set(const Meld& meld, int index) noexcept {
    Set set;
    set.kind = meld.kind == MeldKind::chow   ? SetKind::chow
               : meld.kind == MeldKind::pung ? SetKind::pung
                                             : SetKind::kong;
    set.tile = meld.tile;
    set.meld = static_cast<std::int8_t>(index);
    return set;
}

/// Seven pairs, honors and knitted tiles and thirteen orphans want all fourteen tiles concealed.
bool is_whole_and_concealed(const Tiles& tiles) noexcept {
    return tiles.meld_count == 0 && tile_count(tiles) == full_hand;
}

/// Each kind at most once among `kinds`, and no other.
bool are_singles_of(const Counts& real, KindMask kinds) noexcept {
    return (at_least(real.data(), 1) & ~kinds) == 0 && at_least(real.data(), 2) == 0;
}

}  // namespace

int set_size(SetKind kind) noexcept {
    switch (kind) {
        case SetKind::kong:
            return 4;
        case SetKind::pair:
            return 2;
        case SetKind::single:
            return 1;
        case SetKind::chow:
        case SetKind::pung:
        case SetKind::knitted:
        case SetKind::any:
            break;
    }
    return 3;
}

Kind tile_at(const Set& set, int index) noexcept {
    const int step = set.kind == SetKind::chow ? 1 : set.kind == SetKind::knitted ? 3 : 0;
    return static_cast<Kind>(set.tile + step * index);
}

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
    : tiles_(tiles), limits_(limits), expand_(expand), forms_(complete_forms(tiles, forms, limits)) {}

DecompositionCursor::DecompositionCursor(const Hand& hand, Kind hun, Forms forms, HunLimits limits,
                                         bool expand) noexcept
    : DecompositionCursor(tiles_of(hand, hun), forms, limits, expand) {
    for (int i = 0; i < hand.meld_count; ++i) {
        melds_.sets[melds_.set_count++] = declared_set(hand.melds[static_cast<std::size_t>(i)], i);
    }
}

void DecompositionCursor::set_filter(BranchFilter& filter) noexcept { filter_ = &filter; }

bool DecompositionCursor::next(Decomposition& out) noexcept {
    for (; form_ < form_count; ++form_, index_ = 0, begun_ = false) {
        const Form form = static_cast<Form>(form_);
        if (!forms_.has(form)) continue;
        out = melds_;
        out.form = form;
        if (next_of_form(out)) return true;
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
        set_search_.begin(tiles_, Counts{}, tile_count(tiles_) / 3, limits_.on(Form::standard), expand_);
        begun_ = true;
    }
    if (!set_search_.next(filter_, out.form)) return false;
    Counts real_left = tiles_.real;
    set_search_.promise(real_left);
    set_search_.write(out, real_left);
    return true;
}

bool DecompositionCursor::next_knitted_straight(Decomposition& out) noexcept {
    const int sets = tile_count(tiles_) / 3 - knitted_sets;
    if (sets < 0) return false;
    for (; index_ < permutation_count; ++index_, begun_ = false) {
        if (!begun_) {
            Counts nine{};
            const KindMask kinds = detail::knitted_kinds(index_);
            for (Kind kind = 0; kind < first_honour; ++kind) nine[kind] = (kinds & bit(kind)) != 0;
            set_search_.begin(tiles_, nine, sets, limits_.on(Form::knitted_straight), expand_);
            begun_ = true;
        }
        if (!set_search_.next(filter_, out.form)) continue;
        Counts real_left = tiles_.real;
        set_search_.promise(real_left);
        for (int triple = 0; triple < knitted_sets; ++triple) {
            out.sets[out.set_count++] = knitted_triple(detail::knitted_lowest(index_, triple), real_left);
        }
        set_search_.write(out, real_left);
        return true;
    }
    return false;
}

bool DecompositionCursor::next_seven_pairs(Decomposition& out) noexcept {
    if (!is_whole_and_concealed(tiles_)) return false;
    if (!begun_) {
        pair_search_.begin(tiles_, limits_.on(Form::seven_pairs), expand_);
        begun_ = true;
    }
    if (!pair_search_.next(filter_)) return false;
    Counts real_left = tiles_.real;
    pair_search_.write(out, real_left);
    return true;
}

bool DecompositionCursor::next_honors_and_knitted(Decomposition& out) noexcept {
    if (!is_whole_and_concealed(tiles_)) return false;
    const KindMask held = at_least(tiles_.real.data(), 1);
    while (index_ < choices_of_singles) {
        const KindMask kinds = singles[static_cast<std::size_t>(index_++)];
        if ((held & ~kinds) != 0 || !are_singles_of(tiles_.real, kinds)) continue;
        Counts real_left = tiles_.real;
        for (KindMask rest = kinds; rest != 0; rest &= rest - 1) {
            out.sets[out.set_count++] = single(static_cast<Kind>(std::countr_zero(rest)), real_left);
        }
        return true;
    }
    return false;
}

bool DecompositionCursor::next_thirteen_orphans(Decomposition& out) noexcept {
    if (!is_whole_and_concealed(tiles_)) return false;
    // The list of the twelve singles comes first in the order where the pair is of the highest kind.
    while (index_ < orphan_count) {
        const Kind paired = orphans[static_cast<std::size_t>(orphan_count - 1 - index_++)];
        Counts real_left = tiles_.real;
        const int held = real_left[paired];
        if (held > 2) continue;
        real_left[paired] = 0;
        KindMask kinds = 0;
        for (const Kind kind : orphans) kinds |= bit(kind);
        if (!are_singles_of(real_left, kinds)) continue;
        for (const Kind kind : orphans) {
            if (kind != paired) out.sets[out.set_count++] = single(kind, real_left);
        }
        out.sets[out.set_count++] = orphan_pair(paired, held);
        return true;
    }
    return false;
}

}  // namespace hupai
