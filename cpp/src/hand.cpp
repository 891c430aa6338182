#include "hupai/hand.hpp"

#include <algorithm>
#include <bit>
#include <string>
#include <utility>

#include "count_masks.hpp"
#include "hupai/notation.hpp"

namespace hupai {
namespace {

constexpr int most_flowers_said = 99;

Said first_said(Said first, Said second) noexcept { return first == Said::nothing ? second : first; }

Kind first_said(Kind first, Kind second) noexcept { return first == no_kind ? second : first; }

/// A kind as text where it has one, else its number.
std::string name_of(Kind kind) { return kind <= joker ? format_kind(kind) : std::to_string(kind); }

// Each check answers whether so much is right, and writes into `error` what is not: one `Error` for them all, since
// making and dropping one takes longer than most checks.

bool fail(Error& error, Status status, std::string piece) {
    error.status = status;
    error.piece = std::move(piece);
    return false;
}

bool check_melds(const Hand& hand, Error& error) {
    if (hand.meld_count > max_melds) return fail(error, Status::too_many_melds, std::to_string(hand.meld_count));
    for (int i = 0; i < hand.meld_count; ++i) {
        const Meld& meld = hand.melds[static_cast<std::size_t>(i)];
        const Status status = check_meld(meld);
        if (status == Status::ok) continue;
        if (status == Status::bad_kind) return fail(error, status, std::to_string(meld.tile));
        if (status == Status::bad_meld_source) return fail(error, status, std::to_string(meld.source));
        return fail(error, status, format_meld(meld));
    }
    return true;
}

/// Adds the tiles of the melds, and answers the most copies that there are then of any of their kinds. Without a branch
/// that depends on what the melds are: that differs from hand to hand.
int add_melds(const Hand& hand, Counts& counts) noexcept {
    int most = 0;
    for (std::size_t i = 0; i < hand.meld_count && i < max_melds; ++i) {
        const Meld& meld = hand.melds[i];
        const unsigned step = meld.kind == MeldKind::chow ? 1 : 0;
        const unsigned copies[] = {step != 0 ? 1U : static_cast<unsigned>(meld.tile_count()), step, step};
        for (unsigned tile = 0; tile < 3; ++tile) {
            const std::size_t kind = meld.tile + tile * step;
            if (kind >= kind_count) break;
            counts[kind] = static_cast<std::uint8_t>(counts[kind] + copies[tile]);
            most = std::max<int>(most, counts[kind]);
        }
    }
    return most;
}

/// Is there a kind with more copies than there are? Precondition: the melds are checked.
bool has_fifth_copy(const Hand& hand) noexcept {
    if (any_at_least(hand.concealed.data(), copies_per_kind + 1)) return true;
    if (hand.meld_count == 0) return false;
    Counts counts = hand.concealed;
    return add_melds(hand, counts) > copies_per_kind;
}

bool check_copies(const Hand& hand, Error& error) {
    if (!has_fifth_copy(hand)) return true;
    const Counts melded = melded_counts(hand);
    Kind kind = 0;
    while (hand.concealed[kind] + melded[kind] <= copies_per_kind) ++kind;
    return fail(error, Status::fifth_copy, name_of(kind));
}

bool check_tile_count(const Hand& hand, int concealed, Error& error) {
    const int total = concealed + 3 * hand.meld_count;
    if (total == 0) return fail(error, Status::empty_hand, "");
    if (concealed % 3 != 0 && total <= full_hand) return true;
    return fail(error, Status::bad_tile_count, std::to_string(total));
}

bool check_winning_tile(const Hand& hand, int concealed, Error& error) {
    const Kind winning = hand.winning;
    if (concealed % 3 != 2) {
        return winning == no_kind || fail(error, Status::unexpected_winning_tile, name_of(winning));
    }
    if (winning == no_kind) return fail(error, Status::bad_winning_tile, "(none)");
    if (winning >= kind_count && winning != joker) return fail(error, Status::bad_kind, std::to_string(winning));
    const int copies = winning == joker ? hand.jokers : hand.concealed[winning];
    return copies > 0 || fail(error, Status::bad_winning_tile, name_of(winning));
}

bool check_flowers(const Hand& hand, Error& error) {
    // More than eight is for the rules to refuse: some count bonus tiles that are no flowers of the set.
    const bool one_by_one = hand.flower_letters == 0 || std::popcount(hand.flower_letters) == hand.flowers;
    if (hand.flowers <= most_flowers_said && one_by_one) return true;
    return fail(error, Status::bad_flowers, std::to_string(hand.flowers));
}

bool check_circumstances(const Circumstances& said, Error& error) {
    for (const Kind wind : {said.round_wind, said.seat_wind}) {
        if (wind != no_kind && !is_wind(wind)) return fail(error, Status::bad_circumstances, name_of(wind));
    }
    if (said.last_four != Said::nothing) return fail(error, Status::circumstance_not_in_text, "last_four");
    if (said.after_draw >= 0) return fail(error, Status::circumstance_not_in_text, "after_draw");
    return true;
}

bool check_all(const Hand& hand, Error& error) {
    if (!check_melds(hand, error) || !check_copies(hand, error)) return false;
    const int concealed = concealed_count(hand);
    return check_tile_count(hand, concealed, error) && check_winning_tile(hand, concealed, error) &&
           check_flowers(hand, error) && check_circumstances(hand.said, error);
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
    if (meld.kind > MeldKind::kong) return Status::bad_meld;
    if (meld.kind == MeldKind::chow && !begins_a_chow(meld.tile)) return Status::bad_meld;
    // Bit i = source i.
    constexpr unsigned from_a_seat = 0b1110, added = 0b11100000, concealed = 0b1;
    const unsigned sources = meld.kind == MeldKind::kong ? from_a_seat | added | concealed : from_a_seat;
    return meld.source < 8 && (sources >> meld.source & 1U) != 0 ? Status::ok : Status::bad_meld_source;
}

int concealed_count(const Hand& hand) noexcept { return hand.jokers + sum_of(hand.concealed.data()); }

bool has_drawn(const Hand& hand) noexcept { return concealed_count(hand) % 3 == 2; }

Counts melded_counts(const Hand& hand) noexcept {
    Counts counts{};
    add_melds(hand, counts);
    return counts;
}

Error validate(const Hand& hand) {
    Error error;
    check_all(hand, error);
    return error;
}

Error check_hun(const Hand& hand, Kind hun) {
    if (hun >= kind_count || melded_counts(hand)[hun] == 0) return {};
    return {Status::joker_in_meld, -1, name_of(hun)};
}

}  // namespace hupai
