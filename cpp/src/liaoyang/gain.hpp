// What sets bring to a reading, each by itself; so a part of a reading brings the sum of what its sets do.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

#include "fan_table.hpp"
#include "reading.hpp"

namespace hupai::liaoyang {

/// What conditions and fan ask of all sets of a standard reading together.
///
/// No field can spill into the next one: a reading has five sets, and a suit lies in one part alone.
struct Outline {
    std::uint8_t suits;      ///< bit s = suit s occurs
    std::uint8_t terminals;  ///< sets (of a sum of parts: parts) with a 幺九, as R26b and R26c ask for it
    std::uint8_t triplets;   ///< 横 and 杠
    std::uint8_t counting;   ///< those of them that 三岔 and 四岔 count (F20)

    constexpr Outline& operator+=(Outline other) noexcept {
        return *this =
                   std::bit_cast<Outline>(std::bit_cast<std::uint32_t>(*this) + std::bit_cast<std::uint32_t>(other));
    }
    friend constexpr bool operator==(Outline first, Outline second) noexcept {
        return std::bit_cast<std::uint32_t>(first) == std::bit_cast<std::uint32_t>(second);
    }
};

struct Gain {
    Outline outline;
    std::uint8_t dragon_sets;        // F5, F6
    std::uint8_t pairs_of_2_or_8;    // F13
    std::uint8_t eggs;               // R37, `"triplet"` and `"kong"`
    std::uint8_t triplets_and_runs;  // F10, `siguiyi="heng_shun"`: the one that is not of a set by itself

    constexpr Gain& operator+=(Gain other) noexcept {
        return *this = std::bit_cast<Gain>(std::bit_cast<std::uint64_t>(*this) + std::bit_cast<std::uint64_t>(other));
    }
    friend constexpr bool operator==(Gain first, Gain second) noexcept {
        return std::bit_cast<std::uint64_t>(first) == std::bit_cast<std::uint64_t>(second);
    }
};

[[nodiscard]] constexpr bool is_natural(const Set& set) noexcept { return set.hun == 0; }

[[nodiscard]] constexpr bool holds_terminal(const Set& set) noexcept {
    if (set.kind != SetKind::chow) return is_terminal_or_honour(set.tile);
    return rank_of(set.tile) == 1 || rank_of(set.tile) == 7;
}

/// R26c, `hun_yaojiu="run"`: a hun as the 1 or the 9 of a concealed 顺子 whose other two tiles are real.
[[nodiscard]] constexpr bool completes_a_run_with_a_terminal(const Set& set) noexcept {
    if (set.kind != SetKind::chow) return false;
    return (rank_of(set.tile) == 1 && set.hun == 1U) || (rank_of(set.tile) == 7 && set.hun == 4U);
}

/// F5, F6.
[[nodiscard]] constexpr bool is_dragon_set(const Rules& rules, const Set& set) noexcept {
    return is_triplet(set) && is_dragon(set.tile) && (!rules.dageda_natural || is_natural(set));
}

/// F13.
[[nodiscard]] constexpr bool is_pair_of_2_or_8(const Rules& rules, const Set& set) noexcept {
    if (set.kind != SetKind::pair || !is_suited(set.tile)) return false;
    return (rank_of(set.tile) == 2 || rank_of(set.tile) == 8) && (!rules.erba_natural || is_natural(set));
}

/// R37, `"triplet"` and `"kong"`.
[[nodiscard]] constexpr bool is_egg(const Facts& facts, const Rules& rules, const Set& set) noexcept {
    if (!is_triplet(set) || !is_natural(set)) return false;
    if (rules.dan_reading != (set.kind == SetKind::kong ? DanReading::kong : DanReading::triplet)) return false;
    return rules.dan == Dan::heng || (facts.jiqiang & bit(set.tile)) != 0;
}

/// F20: do 三岔 and 四岔 count it? `sancha="concealed"`: 碰 and 明杠 do not, 暗杠 does.
[[nodiscard]] constexpr bool counts_among_triplets(const Facts& facts, const Rules& rules, const Set& set) noexcept {
    if (!is_triplet(set) || (rules.sancha_natural && !is_natural(set))) return false;
    return rules.sancha == Sancha::all || set.meld < 0 || facts.concealed_meld[static_cast<std::size_t>(set.meld)];
}

/// All that a set brings by itself, but for its suit.
[[nodiscard]] constexpr Gain gain_of(const Facts& facts, const Rules& rules, const Set& set) noexcept {
    const bool any = rules.hun_yaojiu == HunYaojiu::any;
    Gain gain{};
    gain.outline.terminals = any ? holds_terminal(set) : completes_a_run_with_a_terminal(set);
    gain.outline.triplets = is_triplet(set);
    gain.outline.counting = counts_among_triplets(facts, rules, set);
    gain.dragon_sets = is_dragon_set(rules, set);
    gain.pairs_of_2_or_8 = is_pair_of_2_or_8(rules, set);
    gain.eggs = is_egg(facts, rules, set);
    return gain;
}

/// `visit(fan, whether)` for each fan that all triplets together can show.
template <class Visit>
constexpr void for_each_fan_of(const Outline& outline, Visit visit) noexcept {
    visit(Fan::three_triplets, outline.counting == 3);  // F20: exactly so many
    visit(Fan::four_triplets, outline.counting == 4);
    visit(Fan::all_triplets, outline.triplets == 4);  // F17
}

/// `visit(fan, times)` for each other fan of the sets.
template <class Visit>
constexpr void for_each_fan_of(const Rules& rules, const Gain& gain, Visit visit) noexcept {
    const bool once = rules.dageda == Dageda::once;
    visit(Fan::dragon_set, once ? std::min<int>(gain.dragon_sets, 1) : gain.dragon_sets);
    visit(Fan::pair_of_2_or_8, gain.pairs_of_2_or_8);
    visit(Fan::egg, gain.eggs);
    visit(Fan::four_in_triplet_and_run, gain.triplets_and_runs);
}

/// What they are worth.
[[nodiscard]] constexpr int worth_of(const Rules& rules, const Gain& gain) noexcept {
    int worth = 0;
    for_each_fan_of(rules, gain, [&](Fan fan, int times) { worth += times * value_of(rules, fan); });
    return worth;
}

}  // namespace hupai::liaoyang
