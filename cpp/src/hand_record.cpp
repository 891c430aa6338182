#include "hupai/hand_record.hpp"

#include <cstddef>
#include <string>
#include <type_traits>

namespace hupai {
namespace {

// NumPy and C read the same bytes.
static_assert(std::is_trivially_copyable_v<HandRecord> && sizeof(HandRecord) == 34 &&
              offsetof(HandRecord, after_draw) == 32);

constexpr unsigned kind_bits = 6;
constexpr unsigned tile_mask = (1U << kind_bits) - 1;
constexpr unsigned concealed_kong_code = 3;

constexpr std::uint8_t no_tile = HUPAI_NONE;

Error problem(Status status, int piece) { return {status, -1, std::to_string(piece)}; }

std::uint8_t code_of(const Meld& meld) noexcept {
    const bool is_concealed_kong = meld.kind == MeldKind::kong && meld.is_concealed();
    const unsigned kind = is_concealed_kong ? concealed_kong_code : static_cast<unsigned>(meld.kind);
    return static_cast<std::uint8_t>(kind << kind_bits | meld.tile);
}

/// A source that is not said is 1, as in texts.
Meld meld_of(std::uint8_t code, std::uint8_t source) noexcept {
    const unsigned kind = unsigned{code} >> kind_bits;
    const auto tile = static_cast<Kind>(code & tile_mask);
    if (kind == concealed_kong_code) return {MeldKind::kong, tile, source};
    return {static_cast<MeldKind>(kind), tile, source == 0 ? std::uint8_t{1} : source};
}

std::uint8_t code_of(Said said) noexcept {
    return said == Said::nothing ? std::uint8_t{HUPAI_NONE} : static_cast<std::uint8_t>(said == Said::yes);
}

bool read_said(std::uint8_t code, Said& said) noexcept {
    said = code == 1 ? Said::yes : code == 0 ? Said::no : Said::nothing;
    return code <= 1 || code == HUPAI_NONE;
}

Error read_tiles(const HandRecord& record, Hand& hand) {
    Kind last = no_kind;
    int count = 0;
    for (const Kind tile : record.tiles) {
        if (tile == no_tile) continue;
        if (tile >= kind_count && tile != joker) return problem(Status::bad_kind, tile);
        ++(tile == joker ? hand.jokers : hand.concealed[tile]);
        last = tile;
        ++count;
    }
    if (count % 3 == 2) hand.winning = last;
    return {};
}

Error read_melds(const HandRecord& record, Hand& hand) {
    for (std::size_t i = 0; i < max_melds; ++i) {
        if (record.melds[i] == no_tile) continue;
        const Meld meld = meld_of(record.melds[i], record.sources[i]);
        // A source of 0 is not said, so that a concealed kong is the only meld that has none.
        if (meld.kind == MeldKind::kong &&
            meld.is_concealed() != (record.melds[i] >> kind_bits == concealed_kong_code)) {
            return problem(Status::bad_meld_source, record.sources[i]);
        }
        hand.melds[hand.meld_count++] = meld;
    }
    return {};
}

Error read_circumstances(const HandRecord& record, Circumstances& said) {
    const bool known = read_said(record.self_drawn, said.self_drawn) &&
                       read_said(record.last_of_kind, said.last_of_kind) &&
                       read_said(record.last_tile, said.last_tile) && read_said(record.kong, said.kong) &&
                       read_said(record.last_four, said.last_four) && record.after_draw >= -1;
    if (!known) return {Status::bad_circumstances, -1, "0 / 1 / 255"};
    said.round_wind = record.round_wind;
    said.seat_wind = record.seat_wind;
    said.after_draw = record.after_draw;
    return {};
}

}  // namespace

HandRecord pack(const Hand& hand) noexcept {
    HandRecord record = empty_hand_record;
    std::size_t slot = 0;
    const auto put = [&](Kind kind, int copies) {
        for (int i = kind == hand.winning ? 1 : 0; i < copies && slot < full_hand; ++i) record.tiles[slot++] = kind;
    };
    for (Kind kind = 0; kind < kind_count; ++kind) put(kind, hand.concealed[kind]);
    put(joker, hand.jokers);
    if (hand.winning != no_kind && slot < full_hand) record.tiles[slot] = hand.winning;
    for (std::size_t i = 0; i < hand.meld_count && i < max_melds; ++i) {
        record.melds[i] = code_of(hand.melds[i]);
        record.sources[i] = hand.melds[i].source;
    }
    record.self_drawn = code_of(hand.said.self_drawn);
    record.round_wind = hand.said.round_wind;
    record.seat_wind = hand.said.seat_wind;
    record.last_of_kind = code_of(hand.said.last_of_kind);
    record.last_tile = code_of(hand.said.last_tile);
    record.kong = code_of(hand.said.kong);
    record.last_four = code_of(hand.said.last_four);
    record.flowers = hand.flowers;
    record.flower_letters = hand.flower_letters;
    record.after_draw = hand.said.after_draw;
    return record;
}

Error unpack(const HandRecord& record, Hand& hand) {
    hand = Hand{};
    if (Error error = read_tiles(record, hand)) return error;
    if (Error error = read_melds(record, hand)) return error;
    hand.flowers = record.flowers;
    hand.flower_letters = record.flower_letters;
    Circumstances said;
    if (Error error = read_circumstances(record, said)) return error;
    // What no text can say is no part of what makes a hand well-formed.
    hand.said.round_wind = said.round_wind;
    hand.said.seat_wind = said.seat_wind;
    if (Error error = validate(hand)) return error;
    hand.said = said;
    return {};
}

}  // namespace hupai
