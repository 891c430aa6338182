// How the fan of a win become money, in words.
#include "circumstances_text.hpp"
#include "hupai/answer.hpp"
#include "sets_text.hpp"
#include "words.hpp"

namespace hupai::answer {

namespace {

constexpr const char* plus = " + ";

Word seat_word(Seat seat) noexcept {
    static constexpr Word words[] = {Word::seat_east, Word::seat_south, Word::seat_west, Word::seat_north};
    return words[seat];
}

std::string name_of_seat(Seat seat, Language language) { return word(seat_word(seat), language); }

void append_term(std::string& sum, const std::string& term) { sum += (sum.empty() ? "" : plus) + term; }

void append_fan(std::string& sum, const CountedFan& counted, const Score& score, Language language) {
    append_term(sum, std::string(name_of(score.table[counted.fan], language)) + " " +
                         std::to_string(counted.count * counted.value));
}

/// "No Hun 1 + Ji-Qiang Tile 5 = 6", or "0" where nothing counts.
std::string fan_of_winner(const Score& score, Language language) {
    std::string sum;
    for (std::size_t i = 0; i < score.counted_count; ++i) append_fan(sum, score.counted[i], score, language);
    const std::string total = std::to_string(score.total);
    return sum.empty() ? total : phrase(Word::sum_of, language, {sum, total});
}

/// "1 x 2^7 = 128"; an amount that no number holds is left out.
std::string doubled_text(const Debt& debt, const Settlement& settlement, Language language) {
    const std::string base = std::to_string(settlement.base);
    const std::string fan = std::to_string(debt.fan);
    const bool is_exact = debt.fan < 63 && debt.amount >> debt.fan == settlement.base;
    if (!is_exact) return phrase(Word::doubled_beyond_counting, language, {base, fan});
    return phrase(Word::doubled, language, {base, fan, std::to_string(debt.amount)});
}

/// "6 + Discarder 1 = 7 fan; 1 x 2^7 = 128, up to the limit of 100".
std::string doubling_text(const Debt& debt, const Score& score, const Settlement& settlement, Language language) {
    std::string sum = std::to_string(score.total);
    for (std::size_t i = 0; i < debt.item_count; ++i) append_fan(sum, debt.items[i], score, language);
    const std::string fan = std::to_string(debt.fan);
    std::string out = debt.item_count == 0 ? phrase(Word::fan_alone, language, {fan})
                                           : phrase(Word::fan_of_debt, language, {sum, fan});
    out += doubled_text(debt, settlement, language);
    if (debt.capped) out += phrase(Word::up_to_the_limit, language, {std::to_string(settlement.limit)});
    if (settlement.all_capped) out += phrase(Word::doubled_beyond_the_limit, language, {std::to_string(debt.part)});
    return out;
}

/// "8 + 14 = 22", "8".
std::string sum_text(const Debt& debt, const Settlement& settlement, Language language) {
    const std::string base = std::to_string(settlement.base);
    if (debt.fan == 0) return base;
    return phrase(Word::sum_of, language, {base + plus + std::to_string(debt.fan), std::to_string(debt.amount)});
}

std::string debts_text(const Score& score, const Settlement& settlement, Language language) {
    std::string out;
    for (const Debt& debt : settlement.debts) {
        const std::string derived = settlement.payment == Payment::doubling
                                        ? doubling_text(debt, score, settlement, language)
                                        : sum_text(debt, settlement, language);
        out += phrase(Word::debt, language, {name_of_seat(debt.seat, language), derived}) + "\n";
    }
    return out;
}

std::string limit_sentence(const Settlement& settlement, Language language) {
    if (settlement.limit == 0) return "";
    if (!settlement.all_capped) {
        return phrase(Word::not_all_reach_the_limit, language, {std::to_string(settlement.limit)}) + "\n";
    }
    return phrase(Word::all_reach_the_limit, language, {std::to_string(settlement.debts[0].part)}) + "\n";
}

/// "100 + 64 + 100 = 264".
std::string sum_of_parts(const Settlement& settlement, Language language) {
    std::string sum;
    std::int64_t total = 0;
    for (const Debt& debt : settlement.debts) {
        append_term(sum, std::to_string(debt.part));
        total += debt.part;
    }
    return phrase(Word::sum_of, language, {sum, std::to_string(total)});
}

std::string who_pays(const Settlement& settlement, Language language) {
    const Seat discarder = settlement.table.discarder;
    const bool doubling = settlement.payment == Payment::doubling;
    const std::string base = std::to_string(settlement.base);
    if (discarder == no_seat) {
        return doubling ? word(Word::each_pays, language) : phrase(Word::all_pay_the_fan, language, {base});
    }
    const std::string name = name_of_seat(discarder, language);
    if (!doubling) return phrase(Word::discarder_pays_the_fan, language, {name, base});
    return phrase(Word::discarder_pays_all, language, {name, sum_of_parts(settlement, language)});
}

/// "S 20, W 20, N 20".
std::string bonuses(const Settlement& settlement, Language language) {
    std::string out;
    for (const Debt& debt : settlement.debts) {
        if (debt.bonus == 0) continue;
        if (!out.empty()) out += word(Word::list_comma, language);
        out += name_of_seat(debt.seat, language) + " " + std::to_string(debt.bonus);
    }
    return out;
}

std::string bonus_sentence(const Settlement& settlement, Language language) {
    const std::string each = bonuses(settlement, language);
    if (each.empty()) return "";
    return phrase(Word::bonus_on_top, language, {std::to_string(settlement.table.bao), each}) + "\n";
}

/// "E +264  S -264  W 0  N 0".
std::string payments_text(const Settlement& settlement, Language language) {
    std::string out;
    for (Seat seat = 0; seat < seat_count; ++seat) {
        const std::int64_t payment = settlement.payments[static_cast<std::size_t>(seat)];
        if (seat > 0) out += between_sets;
        out += name_of_seat(seat, language) + (payment > 0 ? " +" : " ") + std::to_string(payment);
    }
    return out;
}

std::string conditions_line(const Score& score, Language language) {
    std::string out;
    for (std::size_t i = 0; i < score.condition_count; ++i) {
        if (i > 0) out += word(Word::list_semicolon, language);
        out += reason_text(score.conditions[i], language);
    }
    return out.empty() ? out : out + "\n";
}

}  // namespace

std::string settlement_text(const Hand& hand, const Score& score, const Settlement& settlement, Style style) {
    const Language language = style.language;
    std::string out = reading_text(score.decomposition, hand, score.winning_as, style) + "\n";
    out += circumstances_text(hand, score.used, language) + "\n";
    out += conditions_line(score, language) + "\n";
    out += phrase(Word::winner_fan, language,
                  {name_of_seat(settlement.table.winner, language), fan_of_winner(score, language)}) +
           "\n";
    out += debts_text(score, settlement, language);
    out += limit_sentence(settlement, language);
    out += who_pays(settlement, language) + "\n";
    out += bonus_sentence(settlement, language);
    return out + payments_text(settlement, language);
}

std::string settlement_line(const Score& score, const Settlement& settlement, Style style) {
    return std::to_string(score.total) + between_sets + payments_text(settlement, style.language);
}

}  // namespace hupai::answer
