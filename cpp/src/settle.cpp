#include <string>

#include "settle_steps.hpp"

namespace hupai {
namespace {

bool is_seat(int seat) noexcept { return seat >= 0 && seat < seat_count; }

Error contradiction(const char* what) { return {Status::contradiction, -1, what}; }

}  // namespace

Error check_seats(const Table& table, const Score& score) {
    for (const Seat seat : {table.winner, table.dealer, table.discarder}) {
        if (!is_seat(seat) && seat != no_seat) return {Status::bad_wind, -1, std::to_string(seat)};
    }
    if (table.winner == no_seat) return {Status::missing_option, -1, "winner"};
    if (table.dealer == no_seat) return {Status::missing_option, -1, "dealer"};
    if (table.discarder == table.winner) return contradiction("winner, discarder");
    const bool self_drawn = score.used.self_drawn == Said::yes;
    if (self_drawn && table.discarder != no_seat) return contradiction("self_drawn, discarder");
    if (!self_drawn && table.discarder == no_seat) return {Status::missing_option, -1, "discarder"};
    if (self_drawn && table.kong_discard) return contradiction("self_drawn, kong_discard");
    return {};
}

void hand_over(Settlement& settlement) noexcept {
    settlement.payments = {};
    for (const Debt& debt : settlement.debts) {
        settlement.payments[static_cast<std::size_t>(debt.seat)] -= debt.pays;
        settlement.payments[static_cast<std::size_t>(settlement.table.winner)] += debt.pays;
    }
}

Settlement settlement_of(const Table& table) noexcept {
    Settlement settlement;
    settlement.table = table;
    std::size_t next = 0;
    for (Seat seat = 0; seat < seat_count; ++seat) {
        if (seat != table.winner) settlement.debts[next++].seat = seat;
    }
    return settlement;
}

}  // namespace hupai
