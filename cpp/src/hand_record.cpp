#include "hupai/hand_record.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstring>
#include <iterator>
#include <string>
#include <type_traits>
#include <utility>

#include "count_masks.hpp"

namespace hupai {
namespace {

// NumPy and C read the same bytes.
static_assert(std::is_trivially_copyable_v<HandRecord> && sizeof(HandRecord) == 34 &&
              offsetof(HandRecord, after_draw) == 32);

constexpr unsigned kind_bits = 6;
constexpr unsigned tile_mask = (1U << kind_bits) - 1;
constexpr unsigned concealed_kong_code = 3;

constexpr std::uint8_t no_tile = HUPAI_NONE;

std::uint8_t code_of(const Meld& meld) noexcept {
    const bool is_concealed_kong = meld.kind == MeldKind::kong && meld.is_concealed();
    const unsigned kind = is_concealed_kong ? concealed_kong_code : static_cast<unsigned>(meld.kind);
    return static_cast<std::uint8_t>(kind << kind_bits | meld.tile);
}

/// Writes what is wrong, and answers that something is.
bool fail(Error& error, Status status, std::string piece) {
    error.status = status;
    error.piece = std::move(piece);
    return false;
}

bool fail(Error& error, Status status, int piece) { return fail(error, status, std::to_string(piece)); }

/// A source that is not said is 1, as in texts.
Meld meld_of(std::uint8_t code, std::uint8_t source) noexcept {
    const unsigned kind = unsigned{code} >> kind_bits;
    const auto tile = static_cast<Kind>(code & tile_mask);
    const bool is_concealed_kong = kind == concealed_kong_code;
    const bool is_unsaid = source == 0 && !is_concealed_kong;
    return {is_concealed_kong ? MeldKind::kong : static_cast<MeldKind>(kind), tile,
            is_unsaid ? std::uint8_t{1} : source};
}

std::uint8_t code_of(Said said) noexcept {
    return said == Said::nothing ? std::uint8_t{HUPAI_NONE} : static_cast<std::uint8_t>(said == Said::yes);
}

/// 255, 0, 1 are nothing, no, yes; false for any other code.
bool read_said(std::uint8_t code, Said& said) noexcept {
    static_assert(static_cast<std::uint8_t>(HUPAI_NONE + 1) == static_cast<std::uint8_t>(Said::nothing) &&
                  static_cast<int>(Said::no) == 0 + 1 && static_cast<int>(Said::yes) == 1 + 1);
    const auto next = static_cast<std::uint8_t>(code + 1);
    said = static_cast<Said>(next);
    return next <= static_cast<std::uint8_t>(Said::yes);
}

// ---- slots of tiles, eight at a time: in the answers a byte is 128 for yes and 0 for no --------------------------

constexpr std::uint64_t yes = 128 * every_byte;

/// Of bytes below 128: which are at least `least`, which are not `tile`.
constexpr std::uint64_t reach(std::uint64_t bytes, unsigned least) noexcept {
    return (bytes + (128 - least) * every_byte) & yes;
}
constexpr std::uint64_t differ(std::uint64_t bytes, unsigned tile) noexcept {
    return reach(bytes ^ tile * every_byte, 1);
}

constexpr std::uint64_t unused_slots(std::uint64_t slots) noexcept {
    return slots & ~differ(slots & ~yes, no_tile & 127U) & yes;
}

/// Which hold neither a kind, nor the joker, nor nothing?
constexpr std::uint64_t unknown_slots(std::uint64_t slots) noexcept {
    const std::uint64_t low = slots & ~yes;
    return ((slots & yes) | (reach(low, kind_count) & differ(low, joker))) & ~unused_slots(slots);
}

constexpr bool is_unknown(Kind tile) noexcept { return unknown_slots(tile) != 0; }

/// The tile in the last slot that is used, or no_kind.
Kind last_tile(const HandRecord& record) noexcept {
    for (const int begin : {full_hand - 8, 0}) {
        const std::uint64_t used = ~unused_slots(load8(record.tiles + begin)) & yes;
        if (used != 0) return record.tiles[begin + (static_cast<int>(std::bit_width(used)) - 1) / 8];
    }
    return no_kind;
}

/// Eight counts at a multiple of eight, and the last eight, then lie in what one store wrote: read at once they need
/// not wait until all stores before are through.
void write_counts(const std::uint8_t* counts, Counts& where) noexcept {
    static_assert(kind_count == 34);
    std::memcpy(where.data() + 18, counts + 18, 16);
    std::memcpy(where.data(), counts, 16);
    std::memcpy(where.data() + 16, counts + 16, 8);
}

bool read_tiles(const HandRecord& record, Hand& hand, Error& error) {
    static_assert(full_hand >= 8 && full_hand <= 16);
    if ((unknown_slots(load8(record.tiles)) | unknown_slots(load8(record.tiles + full_hand - 8))) != 0) {
        return fail(error, Status::bad_kind,
                    *std::find_if(std::begin(record.tiles), std::end(record.tiles), is_unknown));
    }
    // The last six bits tell what may stand in a slot apart.
    constexpr std::size_t codes = 64;
    constexpr std::size_t unused = no_tile & (codes - 1);
    static_assert(unused > joker && joker >= kind_count);
    std::array<std::uint8_t, codes> copies{};
    for (const Kind tile : record.tiles) ++copies[tile & (codes - 1)];
    write_counts(copies.data(), hand.concealed);
    hand.jokers = copies[joker];
    if ((full_hand - copies[unused]) % 3 == 2) hand.winning = last_tile(record);
    return true;
}

bool read_melds(const HandRecord& record, Hand& hand, Error& error) {
    static_assert(no_tile == 255);
    if ((record.melds[0] & record.melds[1] & record.melds[2] & record.melds[3]) == no_tile) return true;
    for (std::size_t i = 0; i < max_melds; ++i) {
        if (record.melds[i] == no_tile) continue;
        const Meld meld = meld_of(record.melds[i], record.sources[i]);
        // A source of 0 is not said, so that a concealed kong is the only meld that has none.
        if (meld.kind == MeldKind::kong &&
            meld.is_concealed() != (record.melds[i] >> kind_bits == concealed_kong_code)) {
            return fail(error, Status::bad_meld_source, record.sources[i]);
        }
        hand.melds[hand.meld_count++] = meld;
    }
    return true;
}

bool read_circumstances(const HandRecord& record, Circumstances& said, Error& error) {
    bool known = record.after_draw >= -1;
    known &= read_said(record.self_drawn, said.self_drawn);
    known &= read_said(record.last_of_kind, said.last_of_kind);
    known &= read_said(record.last_tile, said.last_tile);
    known &= read_said(record.kong, said.kong);
    known &= read_said(record.last_four, said.last_four);
    if (!known) return fail(error, Status::bad_circumstances, "0 / 1 / 255");
    said.round_wind = record.round_wind;
    said.seat_wind = record.seat_wind;
    said.after_draw = record.after_draw;
    return true;
}

Error read(const HandRecord& record, Hand& hand, Circumstances& said) {
    Error error;
    if (!read_tiles(record, hand, error) || !read_melds(record, hand, error)) return error;
    hand.flowers = record.flowers;
    hand.flower_letters = record.flower_letters;
    read_circumstances(record, said, error);
    return error;
}

/// What no text can say is no part of what makes a hand well-formed.
Error validate_saying(const Circumstances& said, Hand& hand) {
    hand.said.round_wind = said.round_wind;
    hand.said.seat_wind = said.seat_wind;
    Error error = validate(hand);
    if (!error) hand.said = said;
    return error;
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
    Circumstances said;
    if (Error error = read(record, hand, said)) return error;
    return validate_saying(said, hand);
}

}  // namespace hupai
