#include "hupai/hand.hpp"

#include <bit>
#include <string>

#include "count_masks.hpp"
#include "hupai/notation.hpp"

namespace hupai {
namespace {

constexpr int most_flowers_said = 99;

Said first_said(Said first, Said second) noexcept { return first == Said::nothing ? second : first; }

Kind first_said(Kind first, Kind second) noexcept { return first == no_kind ? second : first; }

Error problem(Status status, std::string piece) { return {status, -1, std::move(piece)}; }

/// A kind as text where it has one, else its number.
std::string name_of(Kind kind) { return kind <= joker ? format_kind(kind) : std::to_string(kind); }

Error check_melds(const Hand& hand) {
    if (hand.meld_count > max_melds) return problem(Status::too_many_melds, std::to_string(hand.meld_count));
    for (int i = 0; i < hand.meld_count; ++i) {
        const Meld& meld = hand.melds[static_cast<std::size_t>(i)];
        const Status status = check_meld(meld);
        if (status == Status::ok) continue;
        if (status == Status::bad_kind) return problem(status, std::to_string(meld.tile));
        if (status == Status::bad_meld_source) return problem(status, std::to_string(meld.source));
        return problem(status, format_meld(meld));
    }
    return {};
}

Error check_copies(const Hand& hand) {
    const Counts melded = melded_counts(hand);
    for (Kind kind = 0; kind < kind_count; ++kind) {
        if (hand.concealed[kind] + melded[kind] > copies_per_kind) return problem(Status::fifth_copy, name_of(kind));
    }
    return {};
}

Error check_tile_count(const Hand& hand) {
    const int concealed = concealed_count(hand);
    const int total = concealed + 3 * hand.meld_count;
    if (total == 0) return problem(Status::empty_hand, "");
    if (concealed % 3 == 0 || total > full_hand) return problem(Status::bad_tile_count, std::to_string(total));
    return {};
}

Error check_winning_tile(const Hand& hand) {
    const Kind winning = hand.winning;
    if (!has_drawn(hand)) {
        if (winning == no_kind) return {};
        return problem(Status::unexpected_winning_tile, name_of(winning));
    }
    if (winning == no_kind) return problem(Status::bad_winning_tile, "(none)");
    if (winning >= kind_count && winning != joker) return problem(Status::bad_kind, std::to_string(winning));
    const int copies = winning == joker ? hand.jokers : hand.concealed[winning];
    if (copies == 0) return problem(Status::bad_winning_tile, name_of(winning));
    return {};
}

Error check_flowers(const Hand& hand) {
    // More than eight is for the rules to refuse: some count bonus tiles that are no flowers of the set.
    if (hand.flowers > most_flowers_said) return problem(Status::bad_flowers, std::to_string(hand.flowers));
    if (hand.flower_letters != 0 && std::popcount(hand.flower_letters) != hand.flowers) {
        return problem(Status::bad_flowers, std::to_string(hand.flowers));
    }
    return {};
}

Error check_circumstances(const Circumstances& said) {
    for (const Kind wind : {said.round_wind, said.seat_wind}) {
        if (wind != no_kind && !is_wind(wind)) return problem(Status::bad_circumstances, name_of(wind));
    }
    if (said.last_four != Said::nothing) return problem(Status::circumstance_not_in_text, "last_four");
    if (said.after_draw >= 0) return problem(Status::circumstance_not_in_text, "after_draw");
    return {};
}

}  // namespace

Circumstances first_said(const Circumstances& first, const Circumstances& second) noexcept {
    return {
        .self_drawn = first_said(first.self_drawn, second.self_drawn),
        .round_wind = first_said(first.round_wind, second.round_wind),
        .seat_wind = first_said(first.seat_wind, second.seat_wind),
        .last_of_kind = first_said(first.last_of_kind, second.last_of_kind),
        .last_tile = first_said(first.last_tile, second.last_tile),
        .kong = first_said(first.kong, second.kong),
        .last_four = first_said(first.last_four, second.last_four),
        .after_draw = first.after_draw < 0 ? second.after_draw : first.after_draw,
    };
}

Status check_meld(const Meld& meld) noexcept {
    if (meld.tile == joker) return Status::joker_in_meld;
    if (meld.tile > joker) return Status::bad_kind;
    if (meld.tile >= kind_count) return Status::bad_meld;
    const bool from_a_seat = meld.source >= 1 && meld.source <= 3;
    switch (meld.kind) {
        case MeldKind::chow:
            if (!begins_a_chow(meld.tile)) return Status::bad_meld;
            return from_a_seat ? Status::ok : Status::bad_meld_source;
        case MeldKind::pung:
            return from_a_seat ? Status::ok : Status::bad_meld_source;
        case MeldKind::kong: {
            const bool added = meld.source >= 5 && meld.source <= 7;
            return meld.is_concealed() || from_a_seat || added ? Status::ok : Status::bad_meld_source;
        }
    }
    return Status::bad_meld;
}

int concealed_count(const Hand& hand) noexcept { return hand.jokers + sum_of(hand.concealed.data()); }

bool has_drawn(const Hand& hand) noexcept { return concealed_count(hand) % 3 == 2; }

Counts melded_counts(const Hand& hand) noexcept {
    Counts counts{};
    for (std::size_t i = 0; i < hand.meld_count && i < max_melds; ++i) {
        const Meld& meld = hand.melds[i];
        const bool is_chow = meld.kind == MeldKind::chow;
        for (int t = 0; t < meld.tile_count(); ++t) {
            const int kind = meld.tile + (is_chow ? t : 0);
            if (kind < kind_count) ++counts[static_cast<std::size_t>(kind)];
        }
    }
    return counts;
}

Error validate(const Hand& hand) {
    for (auto* check : {check_melds, check_copies, check_tile_count, check_winning_tile, check_flowers}) {
        if (Error error = check(hand)) return error;
    }
    return check_circumstances(hand.said);
}

Error check_hun(const Hand& hand, Kind hun) {
    if (hun >= kind_count || melded_counts(hand)[hun] == 0) return {};
    return problem(Status::joker_in_meld, name_of(hun));
}

}  // namespace hupai
