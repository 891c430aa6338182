// Guobiao (国标麻将): its options, its table of fan, its score.
#pragma once

#include <cstdint>

#include "hupai/error.hpp"
#include "hupai/hand.hpp"
#include "hupai/score.hpp"
#include "hupai/tiles.hpp"

namespace hupai::guobiao {

enum class Edition : std::uint8_t { mil, wmo2014 };

inline constexpr int minimum_fan = 8;  // G4
inline constexpr std::int8_t mixed_kongs_of_edition = -1;

/// Every option of the rules; the defaults are the rule document's.
struct Rules {
    Edition edition = Edition::mil;
    bool count_held_waits = true;                      ///< P6
    bool knitted_single_wait = true;                   ///< P6
    std::int8_t mixed_kongs = mixed_kongs_of_edition;  ///< P7: value of 明暗杠; 0 = 明杠 + 暗杠 instead
    bool strict_1998 = false;                          ///< the notes below the table of fan
    Kind hun = no_kind;                                ///< a kind all of whose concealed copies are wildcards
    HunLimits limits{};

    friend bool operator==(const Rules&, const Rules&) = default;
};

/// What counts in one edition under these options.
struct FanEntry {
    FanRow row;
    int value;
    bool repeats;  ///< P5: may count several times
};

/// Rows of the table, 明暗杠 among them; the index is the fan's number in every `CountedFan`.
[[nodiscard]] int fan_count() noexcept;
[[nodiscard]] FanEntry fan_entry(const Rules& rules, int fan) noexcept;

/// How a counted `excluder` bears on `fan` (P2, P3): not at all, wholly, on those instances that lie within the
/// excluder's own sets, or on one instance.
enum class Exclusion : std::uint8_t { none, all, of_these, one };
[[nodiscard]] Exclusion exclusion(const Rules& rules, int excluder, int fan) noexcept;

/// May these circumstances and this hand be scored at all under these rules? (14 tiles, hun in a meld, 15 flowers,
/// circumstances that only other rule sets know)
[[nodiscard]] Error check(const Hand& hand, const Rules& rules, const Circumstances& said);

/// The best score: over decompositions, over the set that the winning tile completes, over what each wildcard
/// stands for (P1). `Score::win` is false when the tiles form no winning shape.
///
/// `said` goes before what the hand's own text says, which goes before the defaults (round and seat E).
/// Precondition: `validate(hand)` and `check(hand, rules, said)` are ok.
/// Thread-safety: pure.
[[nodiscard]] Score score(const Hand& hand, const Rules& rules, const Circumstances& said = {}) noexcept;

/// The same without its lists. `fans[i]`, one of `fan_count()`, becomes how often the i-th fan counts.
///
/// Precondition: as of `score`, and all of `fans` is 0. Thread-safety: pure.
[[nodiscard]] ScoreSummary summary(const Hand& hand, const Rules& rules, const Circumstances& said,
                                   std::uint8_t* fans) noexcept;

}  // namespace hupai::guobiao
