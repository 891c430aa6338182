// Who pays whom: what every rule set is asked, and what every rule set answers.
#pragma once

#include <array>
#include <cstdint>

#include "hupai/notation.hpp"
#include "hupai/score.hpp"

namespace hupai {

/// A seat: 0 E, 1 S, 2 W, 3 N, counter-clockwise.
using Seat = std::int8_t;

inline constexpr int seat_count = 4;
inline constexpr Seat no_seat = -1;

/// What settlement asks beyond the score. What a rule set has no use for it leaves alone, or refuses where it would
/// have to ignore what was said.
struct Table {
    Seat winner = 0;
    Seat dealer = 0;
    Seat discarder = no_seat;  ///< no_seat: the win was self-drawn
    /// The melds of each seat, concealed kongs among them; those of the winner are the hand's, whatever stands here.
    std::array<Melds, seat_count> melds{};
    bool kong_discard = false;  ///< 反弹: the discard was the replacement tile just drawn for a kong
    int bao = 0;                ///< 宝: tiles of the winner that the tile turned after the win equals

    friend bool operator==(const Table&, const Table&) = default;
};

/// How the fan become money.
enum class Payment : std::uint8_t {
    sum,       ///< base + fan
    doubling,  ///< base * 2^fan, up to a limit
};

inline constexpr int most_bao = 3;  ///< 宝: of four copies the turned tile is one (R47)

inline constexpr int max_debt_items = 6;

/// What one loser owes, and how it comes about.
struct Debt {
    Seat seat = no_seat;
    std::uint8_t item_count = 0;
    std::array<CountedFan, max_debt_items> items{};  ///< what this loser adds to the winner's fan (`Score::table`)
    int fan = 0;                                     ///< the winner's fan that this loser bears, and the items
    std::int64_t amount = 0;                         ///< base + fan, or base * 2^fan before any limit
    bool capped = false;                             ///< the amount reaches the limit
    std::int64_t part = 0;                           ///< what is owed for the win
    std::int64_t bonus = 0;                          ///< what this loser hands over on top of it
    std::int64_t pays = 0;                           ///< handed over in all; a discarder may pay for the others
};

struct Settlement {
    Payment payment = Payment::sum;
    Table table{};
    std::int64_t base = 0;
    std::int64_t limit = 0;                           ///< of one part; 0 = there is none
    std::array<Debt, seat_count - 1> debts{};         ///< of the losers, in the order of the seats
    bool all_capped = false;                          ///< 摇: all three reach the limit, and each owes twice as much
    std::array<std::int64_t, seat_count> payments{};  ///< what each seat receives; they sum to zero
};

/// Seats that exist, a loser who discarded, and how the win came agreeing with it: ok, bad_seat or contradiction.
/// Every rule set asks this first.
[[nodiscard]] Error check_seats(const Table& table, const Score& score);

}  // namespace hupai
