// One reading of a hand (R49): a decomposition and which of its tiles are hun; beside it the facts that every reading
// of the hand shares.
#pragma once

#include <array>
#include <cstdint>

#include "hupai/decompose.hpp"
#include "hupai/hand.hpp"
#include "hupai/liaoyang/rules.hpp"
#include "kind_sets.hpp"

namespace hupai::liaoyang {

/// A set of sets: bit i = `decomposition.sets[i]`.
using SetMask = std::uint16_t;

constexpr SetMask set_bit(int index) noexcept { return static_cast<SetMask>(1U << static_cast<unsigned>(index)); }

inline constexpr KindMask terminals_and_honours = [] {
    KindMask kinds = 0;
    for (Kind kind = 0; kind < kind_count; ++kind) kinds |= is_terminal_or_honour(kind) ? bit(kind) : 0;
    return kinds;
}();

/// What all readings of one hand share.
struct Facts {
    Tiles tiles{};      ///< as they lie: real tiles, hun, melds
    KindMask held = 0;  ///< kinds of concealed real tiles
    Counts real{};      ///< real copies of each kind (R18), melds included
    Kind hun = no_kind;
    Kind indicator = no_kind;
    KindMask jiqiang = 0;
    KindMask konged = 0;         ///< kinds that lie in a kong
    KindMask four_unkonged = 0;  ///< kinds of which all four copies are held, real and in no kong
    Kind winning = no_kind;
    std::array<bool, max_melds> concealed_meld{};
    int meld_count = 0;
    int kongs = 0;
    int melded_chows = 0;
    int exposed_melds = 0;
    bool real_terminal = false;  ///< a real 幺九 tile
    bool self_drawn = false;
    bool is_dealer = false;
    bool last_four = false;
    bool robbed_kong = false;
    bool kong_replacement_said = false;
    int drawn_hands = 0;  ///< before this one, in a row (长毛)

    bool is_open() const noexcept { return exposed_melds > 0; }  // R25
    bool all_sets_melded() const noexcept { return meld_count == max_melds; }
    bool kong_replacement() const noexcept { return kong_replacement_said && konged != 0; }  // F16
};

/// Everything the rules make of the hand before it is read. What `said` leaves unsaid is not so (R52).
[[nodiscard]] Facts facts_of(const Hand& hand, const Rules& rules, const Circumstances& said) noexcept;

struct Reading {
    const Facts* facts = nullptr;
    const Rules* rules = nullptr;
    Decomposition decomposition{};  ///< `Set::hun` says which tiles are hun

    const Set& set(int index) const noexcept { return decomposition.sets[static_cast<std::size_t>(index)]; }
    int set_count() const noexcept { return decomposition.set_count; }
    bool is_standard() const noexcept { return decomposition.form == Form::standard; }
};

/// 横 or 杠.
[[nodiscard]] constexpr bool is_triplet(const Set& set) noexcept {
    return set.kind == SetKind::pung || set.kind == SetKind::kong;
}

/// The kinds that stand in a set of definite kind.
[[nodiscard]] constexpr KindMask kinds_in(const Set& set) noexcept {
    return (set.kind == SetKind::chow ? KindMask{7} : KindMask{1}) << set.tile;
}

}  // namespace hupai::liaoyang
