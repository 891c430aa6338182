// §8: what each loser owes, and who hands it over.
#include "hupai/liaoyang/settle.hpp"

#include <algorithm>
#include <string>

#include "fan_table.hpp"
#include "hupai/notation.hpp"
#include "live.hpp"
#include "settle_steps.hpp"

namespace hupai::liaoyang {
namespace {

constexpr std::int64_t unit_of(const Rules& rules) noexcept { return rules.multiple; }           // R41: U
constexpr std::int64_t limit_of(const Rules& rules) noexcept { return 100LL * rules.multiple; }  // R41: D
constexpr int runaway_fan = 7;                                                                   // F23
constexpr int bao_per_limit = 10;
constexpr int fan_beyond_any_limit = 40;

/// U * 2^fan; beyond what any limit needs it grows no further.
constexpr std::int64_t doubled(std::int64_t unit, int fan) noexcept {
    return unit << std::min(fan, fan_beyond_any_limit);
}

/// A loser as he sits there.
struct Loser {
    const Table& table;
    const Rules& rules;
    Seat seat;
    Melds melds;

    bool is_discarder() const noexcept { return seat == table.discarder; }
    bool is_dealer() const noexcept { return seat == table.dealer; }
};

bool robs_a_kong(const Score& score) noexcept {
    return score.used.kong == Said::yes && score.used.self_drawn != Said::yes;
}

/// R24: the four tiles of a robbed kong count as the 碰 that they were.
Melds melds_of(const Table& table, Seat seat, const Score& score) noexcept {
    Melds melds = table.melds[static_cast<std::size_t>(seat)];
    if (!robs_a_kong(score) || seat != table.discarder) return melds;
    for (Meld& meld : melds.melds) {
        if (meld.kind == MeldKind::kong && meld.tile == score.winning_as && !meld.is_concealed()) {
            meld.kind = MeldKind::pung;
        }
    }
    return melds;
}

/// R25.
bool is_closed(const Melds& melds) noexcept {
    for (int i = 0; i < melds.count; ++i) {
        if (!melds.melds[static_cast<std::size_t>(i)].is_concealed()) return false;
    }
    return true;
}

bool all_losers_closed(const Table& table) noexcept {
    for (Seat seat = 0; seat < seat_count; ++seat) {
        if (seat != table.winner && !is_closed(table.melds[static_cast<std::size_t>(seat)])) return false;
    }
    return true;
}

/// F3.
int closed_items(const Loser& loser) noexcept {
    if (!is_closed(loser.melds)) return 0;
    return loser.rules.all_closed == AllClosed::none && all_losers_closed(loser.table) ? 0 : 1;
}

/// F9.
int kong_discard_items(const Loser& loser) noexcept {
    if (!loser.table.kong_discard) return 0;
    const int of_all = loser.rules.fantan == Fantan::all ? 1 : 0;
    return of_all + (loser.is_discarder() ? 1 : 0);
}

/// F5, F6: each 碰 or 杠 of dragons, and the 杠 of each (R38).
int dragon_items(const Loser& loser) noexcept {
    int sets = 0;
    int kongs = 0;
    for (int i = 0; i < loser.melds.count; ++i) {
        const Meld& meld = loser.melds.melds[static_cast<std::size_t>(i)];
        if (!is_dragon(meld.tile)) continue;
        ++sets;
        if (meld.kind == MeldKind::kong) ++kongs;
    }
    return (loser.rules.dageda == Dageda::once ? std::min(sets, 1) : sets) + kongs;
}

/// F14, F15: each 鸡枪 tile laid down, and the 杠 of each kong of them that is no kong of dragons (R38).
int ji_qiang_items(const Loser& loser) noexcept {
    const KindMask kinds = jiqiang_of(loser.rules);
    int items = 0;
    for (int i = 0; i < loser.melds.count; ++i) {
        const Meld& meld = loser.melds.melds[static_cast<std::size_t>(i)];
        const bool is_chow = meld.kind == MeldKind::chow;
        for (int tile = 0; tile < meld.tile_count(); ++tile) {
            const Kind kind = static_cast<Kind>(meld.tile + (is_chow ? tile : 0));
            if ((kinds & bit(kind)) != 0) ++items;
        }
        const bool counts_kong = meld.kind == MeldKind::kong && !is_dragon(meld.tile);
        if (counts_kong && (kinds & bit(meld.tile)) != 0) ++items;
    }
    return items;
}

void add_items(Debt& debt, const Rules& rules, Fan fan, int count) noexcept {
    if (count == 0) return;
    CountedFan& item = debt.items[debt.item_count++];
    item.fan = static_cast<std::uint8_t>(fan);
    item.count = static_cast<std::uint8_t>(count);
    item.value = static_cast<std::int16_t>(value_of(rules, fan));
    debt.fan += item.count * item.value;
}

/// R42, R43.
void owe(Debt& debt, const Loser& loser, const Score& score) noexcept {
    debt.fan = score.total;
    add_items(debt, loser.rules, Fan::dealer_loses, loser.is_dealer() ? 1 : 0);
    add_items(debt, loser.rules, Fan::closed, closed_items(loser));
    add_items(debt, loser.rules, Fan::discarder, loser.is_discarder() ? 1 : 0);
    add_items(debt, loser.rules, Fan::kong_replacement_discarded, kong_discard_items(loser));
    add_items(debt, loser.rules, Fan::losers_dragon_set, dragon_items(loser));
    add_items(debt, loser.rules, Fan::losers_ji_qiang, ji_qiang_items(loser));
    debt.amount = doubled(unit_of(loser.rules), debt.fan);
    debt.capped = debt.amount >= limit_of(loser.rules);
    debt.part = std::min(debt.amount, limit_of(loser.rules));
}

/// R44.
void double_when_all_are_capped(Settlement& settlement) noexcept {
    settlement.all_capped = true;
    for (const Debt& debt : settlement.debts) settlement.all_capped = settlement.all_capped && debt.capped;
    if (!settlement.all_capped) return;
    for (Debt& debt : settlement.debts) debt.part = 2 * settlement.limit;
}

/// R47: 宝 comes on top of the limit and is not doubled.
void add_bao(Settlement& settlement, const Rules& rules) noexcept {
    if (!rules.jie_bao) return;
    const std::int64_t share = settlement.table.bao * (settlement.limit / bao_per_limit);
    const bool one_pays_all = rules.bao_payer == BaoPayer::discarder && settlement.table.discarder != no_seat;
    for (Debt& debt : settlement.debts) {
        if (!one_pays_all) {
            debt.bonus = share;
        } else if (debt.seat == settlement.table.discarder) {
            debt.bonus = 3 * share;
        }
    }
}

/// R45: a discarder pays all three parts (包三家).
void pay(Settlement& settlement) noexcept {
    std::int64_t parts = 0;
    for (const Debt& debt : settlement.debts) parts += debt.part;
    for (Debt& debt : settlement.debts) {
        const bool self_drawn = settlement.table.discarder == no_seat;
        const bool pays_all = debt.seat == settlement.table.discarder;
        debt.pays = (self_drawn ? debt.part : pays_all ? parts : 0) + debt.bonus;
    }
}

Error check_melds(const Melds& melds, const Rules& rules) {
    for (int i = 0; i < melds.count; ++i) {
        const Meld& meld = melds.melds[static_cast<std::size_t>(i)];
        const Status status = check_meld(meld);
        if (status != Status::ok) return {status, -1, format_meld(meld)};
        const Kind last = static_cast<Kind>(meld.tile + (meld.kind == MeldKind::chow ? 2 : 0));
        const Kind hun = hun_of(rules);
        if (meld.tile <= hun && hun <= last) return {Status::joker_in_meld, -1, format_kind(hun)};
    }
    return {};
}

void add_copies(std::array<int, kind_count>& copies, const Melds& melds) noexcept {
    for (int i = 0; i < melds.count; ++i) {
        const Meld& meld = melds.melds[static_cast<std::size_t>(i)];
        const bool is_chow = meld.kind == MeldKind::chow;
        for (int tile = 0; tile < meld.tile_count(); ++tile) {
            ++copies[static_cast<std::size_t>(meld.tile + (is_chow ? tile : 0))];
        }
    }
}

/// R12 at the whole table.
Error check_copies(const Table& table, const Hand& hand, const Rules& rules, const Score& score) {
    std::array<int, kind_count> copies{};
    const Counts melded = melded_counts(hand);
    for (Kind kind = 0; kind < kind_count; ++kind) copies[kind] = hand.concealed[kind] + melded[kind];
    for (Seat seat = 0; seat < seat_count; ++seat) {
        if (seat != table.winner) add_copies(copies, melds_of(table, seat, score));
    }
    for (Kind kind = 0; kind < kind_count; ++kind) {
        if (copies[kind] > live_copies(rules, kind)) return {Status::bad_visible, -1, format_kind(kind)};
    }
    return {};
}

}  // namespace

Error check(const Table& table, const Hand& hand, const Rules& rules, const Score& score) {
    if (Error error = check_seats(table, score)) return error;
    const bool scored_as_dealer = score.used.seat_wind == east;
    if (scored_as_dealer != (table.winner == table.dealer)) {
        return {Status::contradiction, -1, "seat_wind, dealer (F2)"};
    }
    if (table.bao < 0 || table.bao > most_bao) return {Status::bad_option, -1, "bao=" + std::to_string(table.bao)};
    for (Seat seat = 0; seat < seat_count; ++seat) {
        if (seat == table.winner) continue;
        if (Error error = check_melds(table.melds[static_cast<std::size_t>(seat)], rules)) return error;
    }
    return check_copies(table, hand, rules, score);
}

Settlement settle(const Table& table, const Hand&, const Rules& rules, const Score& score) noexcept {
    Settlement settlement = settlement_of(table);
    settlement.payment = Payment::doubling;
    settlement.base = unit_of(rules);
    settlement.limit = limit_of(rules);
    for (Debt& debt : settlement.debts) {
        owe(debt, {table, rules, debt.seat, melds_of(table, debt.seat, score)}, score);
    }
    double_when_all_are_capped(settlement);
    add_bao(settlement, rules);
    pay(settlement);
    hand_over(settlement);
    return settlement;
}

std::int64_t runaway_penalty(const Rules& rules) noexcept {
    return std::min(doubled(unit_of(rules), runaway_fan), limit_of(rules));
}

}  // namespace hupai::liaoyang
