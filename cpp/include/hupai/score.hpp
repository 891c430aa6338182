// The answer of any rule set: which fan, made of which sets, in which reading.
#pragma once

#include <array>
#include <cstdint>

#include "hupai/decompose.hpp"
#include "hupai/error.hpp"
#include "hupai/hand.hpp"

namespace hupai {

/// One row of a rule set's table of fan, as the outside sees it.
struct FanRow {
    const char* id;    ///< stable, ASCII: "big_four_winds"
    const char* name;  ///< Chinese
    const char* english;
    int number;  ///< in the rule document; 0 = a fan outside its list
};

/// Why something is not so (`reasons.def`).
enum class Reason : std::uint8_t {
#define HUPAI_REASON(code, english, chinese) code,
#include "hupai/reasons.def"
#undef HUPAI_REASON
};

[[nodiscard]] const char* reason_code(Reason reason) noexcept;
[[nodiscard]] const char* reason_text(Reason reason, Language language) noexcept;

inline constexpr std::uint8_t no_fan = 255;
inline constexpr int max_instances = 8;

/// A fan that counts. `fan` indexes `Score::table`.
struct CountedFan {
    std::uint8_t fan;
    std::uint8_t count;
    std::int16_t value;  ///< of one; count * value goes into the total
    /// For each time that it counts: the sets that make it (bit i = `decomposition.sets[i]`);
    /// 0 = the circumstances or the whole hand.
    std::array<std::uint16_t, max_instances> sets;
};

/// A fan that the tiles or the circumstances show, but that is not counted.
struct ExcludedFan {
    std::uint8_t fan;
    std::uint8_t by;  ///< the fan that excludes it, or no_fan: see `reason`
    Reason reason;
};

inline constexpr int max_counted = 32;
inline constexpr int max_excluded = 48;
inline constexpr int max_conditions = 6;

struct Score {
    bool win = false;
    bool meets_minimum = false;
    Reason why = Reason::none;  ///< why it is no win
    /// What the rules ask of a win besides its shape, and how this one satisfies it.
    std::uint8_t condition_count = 0;
    std::array<Reason, max_conditions> conditions{};
    std::int16_t total = 0;
    std::int16_t minimum = 0;          ///< what a win must reach in these rules; 0 = there is no such thing
    std::int16_t towards_minimum = 0;  ///< the part of `total` that counts for it (Guobiao: without flowers, G4)
    const FanRow* table = nullptr;     ///< static, of the rule set
    Decomposition decomposition{};
    /// What the winning tile is in this reading: itself, or what it stands for as a wildcard.
    Kind winning_as = no_kind;
    Circumstances used{};  ///< everything said, with defaults filled in and refutations applied
    std::uint8_t counted_count = 0;
    std::uint8_t excluded_count = 0;
    // Of these two lists only the first `counted_count` and `excluded_count` are set.
    std::array<CountedFan, max_counted> counted;     ///< highest value first, then in table order
    std::array<ExcludedFan, max_excluded> excluded;  ///< in table order
};

/// A score without its lists.
struct ScoreSummary {
    bool win = false;
    bool meets_minimum = false;
    std::int16_t total = 0;
};

}  // namespace hupai
