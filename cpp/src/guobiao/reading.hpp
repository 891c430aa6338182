// One reading of a hand (P1): a decomposition, what every wildcard stands for, and the set that the winning tile
// completes; beside it the facts that every reading of the hand shares.
#pragma once

#include <array>
#include <cstdint>

#include "hupai/decompose.hpp"
#include "hupai/guobiao/rules.hpp"
#include "hupai/hand.hpp"
#include "kind_digits.hpp"

namespace hupai::guobiao {

/// A set of sets: bit i = `decomposition.sets[i]`.
using SetMask = std::uint16_t;

constexpr SetMask set_bit(int index) noexcept { return static_cast<SetMask>(1U << static_cast<unsigned>(index)); }

/// What was said of the circumstances and what the hand makes of it (P8).
struct Circumstance {
    bool counts = false;
    Reason refuted = Reason::none;
};

/// What all readings of one hand share.
struct Facts {
    Tiles tiles{};           ///< as they lie: real tiles, wildcards, melds
    KindDigits real;         ///< `tiles.real`
    Kind winning = no_kind;  ///< real kind, or `joker` for any wildcard
    int exposed_melds = 0;
    int concealed_kongs = 0;
    int melded_kongs = 0;
    KindMask konged = 0;  ///< kinds that lie in a kong
    std::array<bool, max_melds> concealed_meld{};
    int flowers = 0;
    bool self_drawn = false;
    Kind round_wind = east;
    Kind seat_wind = east;
    bool last_tile = false;
    Circumstance last_of_kind{};      ///< 和绝张
    Circumstance robbed_kong{};       ///< 抢杠和
    Circumstance kong_replacement{};  ///< 杠上开花

    int kongs() const noexcept { return concealed_kongs + melded_kongs; }
    bool is_concealed() const noexcept { return exposed_melds == 0; }
    bool is_concealed_meld(int meld) const noexcept { return concealed_meld[static_cast<std::size_t>(meld)]; }
};

/// Everything the rules make of the hand before it is read. `said` says both winds; what it does
/// not say is not so.
[[nodiscard]] Facts facts_of(const Hand& hand, const Rules& rules, const Circumstances& said) noexcept;

/// The circumstances that count in the end: what was said, less what is refuted, plus what is proved (P8).
[[nodiscard]] Circumstances used_circumstances(const Facts& facts) noexcept;

struct Reading {
    const Facts* facts = nullptr;
    const Rules* rules = nullptr;
    Decomposition decomposition{};
    Counts concealed{};                         ///< every wildcard replaced
    Counts all{};                               ///< the melds added
    KindMask present = 0;                       ///< kinds in `all`
    std::array<KindMask, max_sets> kinds_in{};  ///< the kinds in each set
    Kind winning = no_kind;                     ///< every wildcard replaced
    int winning_set = -1;                       ///< index of the set that it completes

    const Set& set(int index) const noexcept { return decomposition.sets[static_cast<std::size_t>(index)]; }
    int set_count() const noexcept { return decomposition.set_count; }
    bool contains(int index, Kind kind) const noexcept {
        return (kinds_in[static_cast<std::size_t>(index)] & bit(kind)) != 0;
    }
    bool is_standard() const noexcept { return decomposition.form == Form::standard; }
};

/// The reading, before it is said which tile and which set is the winning one.
[[nodiscard]] Reading reading_of(const Facts& facts, const Rules& rules, const Decomposition& decomposition) noexcept;

}  // namespace hupai::guobiao
