// Liaoyang (辽阳麻将): its options, its table of fan, its score.
#pragma once

#include <cstdint>

#include "hupai/error.hpp"
#include "hupai/form.hpp"
#include "hupai/hand.hpp"
#include "hupai/score.hpp"
#include "hupai/tiles.hpp"

namespace hupai::liaoyang {

/// Where the 鸡枪 kinds come from.
enum class JiqiangFrom : std::uint8_t {
    unsaid,     ///< nobody said: with the indicator given they follow from it, else a hand cannot be scored
    indicator,  ///< R10, R11, also where only the hun is given (R8: it names its indicator)
    list,       ///< `Rules::jiqiang_kinds`
    nothing,    ///< no tile is a 鸡枪
};

enum class HunYaojiu : std::uint8_t { any, run };                 // R26c
enum class Siguiyi : std::uint8_t { heng_shun, any4 };            // F10
enum class Sancha : std::uint8_t { all, concealed };              // F20
enum class Dageda : std::uint8_t { per_set, once };               // F5
enum class AllClosed : std::uint8_t { each, none };               // F3
enum class Changmao : std::uint8_t { plus1, stack, double_fan };  // F22
enum class Fantan : std::uint8_t { discarder, all };              // F9
enum class BaoPayer : std::uint8_t { each, discarder };           // R47
enum class Dan : std::uint8_t { none, jiqiang, heng };            // R37
enum class DanReading : std::uint8_t { none, cross_suit, triplet, kong };

/// Every option of the rules; the defaults are the rule document's.
struct Rules {
    Kind indicator = no_kind;  ///< the tile turned up; either it or `hun` must be said, and each names the other (R8)
    Kind hun = no_kind;
    JiqiangFrom jiqiang = JiqiangFrom::unsaid;
    KindMask jiqiang_kinds = 0;
    HunLimits limits{.bound = Form::standard};  ///< R15
    HunYaojiu hun_yaojiu = HunYaojiu::any;
    bool need_heng = false;  ///< R26: a 横 or 杠 is required
    bool rob_kong = false;   ///< R24
    Siguiyi siguiyi = Siguiyi::heng_shun;
    Sancha sancha = Sancha::all;
    Dageda dageda = Dageda::per_set;
    bool dageda_natural = false;  ///< R18: these three ask for real tiles
    bool sancha_natural = false;
    bool erba_natural = false;
    AllClosed all_closed = AllClosed::each;
    Changmao changmao = Changmao::plus1;
    Fantan fantan = Fantan::discarder;
    BaoPayer bao_payer = BaoPayer::each;
    bool jie_bao = true;     ///< R36
    bool shisanyao = false;  ///< R35
    Dan dan = Dan::none;
    DanReading dan_reading = DanReading::none;
    std::int16_t dan_fan = 1;
    std::int32_t multiple = 1;  ///< m, the room's (R41)

    friend bool operator==(const Rules&, const Rules&) = default;
};

/// R8: the hun that an indicator names, and the indicator that a hun names.
[[nodiscard]] Kind hun_after(Kind indicator) noexcept;
[[nodiscard]] Kind indicator_before(Kind hun) noexcept;

/// R10, R11: the two 鸡枪 kinds that an indicator names.
[[nodiscard]] KindMask jiqiang_of(Kind indicator) noexcept;

/// Both are no_kind when neither is said.
[[nodiscard]] Kind indicator_of(const Rules& rules) noexcept;
[[nodiscard]] Kind hun_of(const Rules& rules) noexcept;

/// The 鸡枪 kinds that count under these rules.
[[nodiscard]] KindMask jiqiang_of(const Rules& rules) noexcept;

/// 标准, 七对, and with its option 十三幺.
[[nodiscard]] Forms forms_of(const Rules& rules) noexcept;

/// Do these options make rules? missing_option, contradiction, unsupported_rule or bad_option.
[[nodiscard]] Error check(const Rules& rules);

/// Who bears a fan: the winner's hand, so that all three losers do, or one loser alone.
enum class Scope : std::uint8_t { hand, loser };

struct FanEntry {
    FanRow row;
    int value;
    bool repeats;  ///< may count several times
    Scope scope;
};

/// Rows of the table; the index is the fan's number in every `CountedFan`.
[[nodiscard]] int fan_count() noexcept;
[[nodiscard]] FanEntry fan_entry(const Rules& rules, int fan) noexcept;

/// May this hand be scored at all under these rules? (the rules themselves, 14 tiles, no joker, no hun in a meld, no
/// more copies than are live (R12), no flowers (R1), circumstances that exist here (R52))
[[nodiscard]] Error check(const Hand& hand, const Rules& rules, const Circumstances& said);

/// The best score: over the forms, the readings, and what each hun stands for (R49). Where the hand does not win,
/// `Score::why` names what fails in every reading.
///
/// `said` goes before what the hand's own text says, which goes before the defaults (seat S, nothing else).
/// Precondition: `validate(hand)` and `check(hand, rules, said)` are ok.
/// Thread-safety: pure.
[[nodiscard]] Score score(const Hand& hand, const Rules& rules, const Circumstances& said = {}) noexcept;

/// The same without its lists. `fans[i]`, one of `fan_count()`, becomes how often the i-th fan counts.
///
/// Precondition: as of `score`, and all of `fans` is 0. Thread-safety: pure.
[[nodiscard]] ScoreSummary summary(const Hand& hand, const Rules& rules, const Circumstances& said,
                                   std::uint8_t* fans) noexcept;

}  // namespace hupai::liaoyang
