// Many hands at once, over plain arrays that the caller owns.
//
// Every row is checked before it is answered. A bad row is marked in its answer, its `Status` stands in `status`, and
// the rows beside it are answered all the same. Nothing is allocated for a good row.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "hupai/error.hpp"
#include "hupai/hand_record.hpp"
#include "hupai/notation.hpp"
#include "hupai/score.hpp"
#include "hupai/shanten.hpp"

namespace hupai::batch {

/// One value for all rows, or one for each.
struct Column {
    const std::uint8_t* values = nullptr;
    std::uint8_t value = 0;  ///< of every row, where there are no `values`

    std::uint8_t at(std::size_t row) const noexcept { return values == nullptr ? value : values[row]; }
};

/// Concealed tiles as counts. A row holds `kind_count` bytes, and rows stand one behind the other.
struct CountRows {
    const std::uint8_t* counts = nullptr;
    std::size_t rows = 0;
    Column hun{nullptr, no_kind};  ///< a kind all of whose copies are wildcards, or no_kind
    Column jokers{};               ///< generic wildcards beside the counts
    Column melds{};                ///< how many sets are done; what they are made of is not known
};

using StopAsked = bool (*)(void* context);

/// How a batch runs.
struct Running {
    int threads = 1;  ///< the caller's among them; 0 = one for each core
    /// Asked by the calling thread some thirty times a second; true ends the batch.
    StopAsked stop = nullptr;
    void* context = nullptr;
};

struct Outcome {
    std::size_t bad_rows = 0;
    bool stopped = false;  ///< `Running::stop` said so; some rows are not answered then
};

inline constexpr std::int8_t bad_shanten = -128;
inline constexpr KindMask bad_kinds = KindMask{1} << 63U;
inline constexpr std::uint8_t bad_win = 255;
inline constexpr std::int16_t bad_total = -1;

/// The functions of hupai/shanten.hpp and hupai/decompose.hpp, row by row; `options.hun` is not looked at, the rows
/// have theirs. Statuses: fifth_copy, bad_tile_count, empty_hand, too_many_melds, bad_kind (of the hun); of shanten
/// unreachable_forms, of waits drawn_already, of is_win no_winning_tile.
/// Preconditions: `answers` and `status` have room for all rows.
/// Thread-safety: the arrays are the caller's; otherwise pure.
[[nodiscard]] Outcome shanten(const CountRows& rows, const SearchOptions& options, std::int8_t* answers,
                              std::uint8_t* status, const Running& running = {}) noexcept;
[[nodiscard]] Outcome waits(const CountRows& rows, const SearchOptions& options, KindMask* answers,
                            std::uint8_t* status, const Running& running = {}) noexcept;
[[nodiscard]] Outcome useful(const CountRows& rows, const SearchOptions& options, KindMask* answers,
                             std::uint8_t* status, const Running& running = {}) noexcept;
/// 1 where there is any decomposition, else 0.
[[nodiscard]] Outcome is_win(const CountRows& rows, const SearchOptions& options, std::uint8_t* answers,
                             std::uint8_t* status, const Running& running = {}) noexcept;

/// What is wrong with a row that got `status`, with the offending piece.
[[nodiscard]] Error error_of(const CountRows& rows, std::size_t row, Status status, const SearchOptions& options);

/// A rule set as batches call it; the rule sets have one each (hupai/guobiao/batch.hpp, hupai/liaoyang/batch.hpp).
class Scorer {
 public:
    virtual ~Scorer() = default;

    /// Rows of the table of fan: the width of `ScoreColumns::fans`.
    [[nodiscard]] virtual int fan_count() const noexcept = 0;

    /// May this hand be scored? Its circumstances are those in `hand.said`. `indicator` is the row's own, or no_kind.
    [[nodiscard]] virtual Error check(const Hand& hand, Kind indicator) const = 0;

    /// Precondition: `check` is ok. Thread-safety: called from many threads at once.
    [[nodiscard]] virtual Score score(const Hand& hand, Kind indicator) const noexcept = 0;

    /// The same score without its lists: all that a batch keeps. `fans[i]`, one of `fan_count()`, becomes how often the
    /// i-th fan counts. By default it asks `score`; a rule set that can save building the lists has its own.
    ///
    /// Precondition: `check` is ok, and all of `fans` is 0. Thread-safety: as `score`.
    [[nodiscard]] virtual ScoreSummary summary(const Hand& hand, Kind indicator, std::uint8_t* fans) const noexcept;
};

/// Where scores go; each array has room for all rows.
struct ScoreColumns {
    std::int16_t* totals;         ///< 0 where the hand does not win
    std::uint8_t* fans;           ///< rows of `fan_count` bytes: how many times each fan counts
    std::uint8_t* wins;           ///< 1 or 0
    std::uint8_t* meets_minimum;  ///< 1 or 0
};

/// The best score of each hand. A row whose `status` is not ok beforehand is bad already, and stays as it is.
[[nodiscard]] Outcome score(const HandRecord* hands, std::size_t rows, const Scorer& scorer,
                            const ScoreColumns& answers, std::uint8_t* status, const Running& running = {}) noexcept;

/// What is wrong with one hand.
[[nodiscard]] Error error_of(const HandRecord& hand, const Scorer& scorer);

/// Reads hands; a bad text becomes `empty_hand_record`.
[[nodiscard]] Outcome parse(const std::string_view* texts, std::size_t rows, ZOrder z_order, HandRecord* hands,
                            std::uint8_t* status, const Running& running = {}) noexcept;

}  // namespace hupai::batch
