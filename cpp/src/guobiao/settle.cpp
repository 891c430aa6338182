#include "hupai/guobiao/settle.hpp"

#include <string>

#include "settle_steps.hpp"

namespace hupai::guobiao {
namespace {

bool has_pung_of(const Decomposition& decomposition, Kind kind) noexcept {
    for (std::size_t i = 0; i < decomposition.set_count; ++i) {
        const Set& set = decomposition.sets[i];
        if ((set.kind == SetKind::pung || set.kind == SetKind::kong) && set.tile == kind) return true;
    }
    return false;
}

/// Was the winner scored in another seat than at the table, and does it matter? (门风刻, #61)
bool is_scored_in_another_seat(const Table& table, const Score& score) noexcept {
    const auto seat_wind = static_cast<Kind>(east + (table.winner - table.dealer + seat_count) % seat_count);
    if (score.used.seat_wind == seat_wind) return false;
    return has_pung_of(score.decomposition, seat_wind) || has_pung_of(score.decomposition, score.used.seat_wind);
}

}  // namespace

Error check(const Table& table, const Score& score) {
    if (Error error = check_seats(table, score)) return error;
    if (!score.meets_minimum) return {Status::below_minimum, -1, std::to_string(score.towards_minimum)};
    if (is_scored_in_another_seat(table, score)) {
        return {Status::contradiction, -1, "seat_wind, winner, dealer (#61)"};
    }
    if (table.kong_discard) return {Status::not_in_these_rules, -1, "kong_discard"};
    if (table.bao != 0) return {Status::not_in_these_rules, -1, "bao"};
    return {};
}

Settlement settle(const Table& table, const Score& score) noexcept {
    Settlement settlement = settlement_of(table);
    settlement.payment = Payment::sum;
    settlement.base = base_payment;
    for (Debt& debt : settlement.debts) {
        const bool bears_the_fan = table.discarder == no_seat || debt.seat == table.discarder;
        debt.fan = bears_the_fan ? score.total : 0;
        debt.amount = settlement.base + debt.fan;
        debt.part = debt.amount;
        debt.pays = debt.amount;
    }
    hand_over(settlement);
    return settlement;
}

}  // namespace hupai::guobiao
