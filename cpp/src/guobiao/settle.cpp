#include "hupai/guobiao/settle.hpp"

#include <string>

#include "settle_steps.hpp"

namespace hupai::guobiao {

Error check(const Table& table, const Score& score) {
    if (Error error = check_seats(table, score)) return error;
    if (!score.meets_minimum) return {Status::below_minimum, -1, std::to_string(score.towards_minimum)};
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
