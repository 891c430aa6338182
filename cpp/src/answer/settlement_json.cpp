// A settlement as JSON.
#include "hupai/answer.hpp"
#include "json.hpp"

namespace hupai::answer {

namespace {

constexpr int schema = 1;

std::string name_of_seat(Seat seat) { return format_kind(static_cast<Kind>(east + seat)); }

/// Payments are below 2^31: the rules bound the base.
int number_of(std::int64_t amount) noexcept { return static_cast<int>(amount); }

void write_payments(JsonWriter& json, const Settlement& settlement) {
    json.key("payments").begin_object();
    for (Seat seat = 0; seat < seat_count; ++seat) {
        json.key(name_of_seat(seat)).number(number_of(settlement.payments[static_cast<std::size_t>(seat)]));
    }
    json.end_object();
}

void write_debt(JsonWriter& json, const Debt& debt, const Settlement& settlement, const FanRow* table) {
    json.key(name_of_seat(debt.seat)).begin_object().key("exponent");
    if (settlement.payment == Payment::doubling) {
        json.number(debt.fan);
    } else {
        json.null();
    }
    json.key("part").number(number_of(debt.part)).key("capped").boolean(debt.capped);
    json.key("items").begin_object();
    for (std::size_t i = 0; i < debt.item_count; ++i) {
        const CountedFan& item = debt.items[i];
        json.key(table[item.fan].name).number(item.count * item.value);
    }
    json.end_object().end_object();
}

}  // namespace

std::string settlement_json(const Hand& hand, const RulesHeader& rules, const Score& score,
                            const Settlement& settlement) {
    JsonWriter json;
    json.begin_object().key("schema").number(schema).key("hand").string(format_hand(hand));
    json.key("rules").string(rules.name).key("total").number(score.total);
    write_payments(json, settlement);
    json.key("losers").begin_object();
    for (const Debt& debt : settlement.debts) write_debt(json, debt, settlement, score.table);
    json.end_object().key("all_capped").boolean(settlement.all_capped);
    return json.end_object().take();
}

}  // namespace hupai::answer
