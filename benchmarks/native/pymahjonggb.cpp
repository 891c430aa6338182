// Loops over the C++ core of PyMahjongGB, with the time of each hand: its cost has a heavy tail, so medians are given.
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>

#include "fan_calculator.h"
#include "shanten.h"

namespace {

using Clock = std::chrono::steady_clock;
constexpr int kinds = 34;
constexpr int joker = 42;

/// hupai's kind (m, p, s, honours) as a tile of theirs (characters, bamboo, dots).
mahjong::tile_t tile_of(int kind) {
    constexpr mahjong::suit_t suits[] = {TILE_SUIT_CHARACTERS, TILE_SUIT_DOTS, TILE_SUIT_BAMBOO, TILE_SUIT_HONORS};
    return mahjong::make_tile(suits[kind / 9], static_cast<mahjong::rank_t>(kind % 9 + 1));
}

std::uint64_t mask_of(const mahjong::useful_table_t& table) {
    std::uint64_t mask = 0;
    for (int kind = 0; kind < kinds; ++kind) mask |= std::uint64_t{table[tile_of(kind)]} << kind;
    return mask;
}

/// Thirteen tiles of a row of `width` kinds.
mahjong::hand_tiles_t hand_of(const std::uint8_t* row) {
    mahjong::hand_tiles_t hand = {};
    for (int i = 0; i < 13; ++i) hand.standing_tiles[i] = tile_of(row[i]);
    hand.tile_count = 13;
    return hand;
}

int least_shanten(const mahjong::hand_tiles_t& hand, mahjong::useful_table_t* useful) {
    using Function = int (*)(const mahjong::tile_t*, std::intptr_t, mahjong::useful_table_t*);
    constexpr Function forms[] = {mahjong::thirteen_orphans_shanten, mahjong::seven_pairs_shanten,
                                  mahjong::honors_and_knitted_tiles_shanten, mahjong::knitted_straight_shanten,
                                  mahjong::regular_shanten};
    int least = 99;
    for (const Function form : forms) least = std::min(least, form(hand.standing_tiles, hand.tile_count, useful));
    return least;
}

mahjong::calculate_param_t question_of(const std::uint8_t* row) {
    mahjong::calculate_param_t question = {};
    question.hand_tiles = hand_of(row);
    question.win_tile = tile_of(row[13]);
    return question;
}

int total_of(const mahjong::calculate_param_t& question) {
    mahjong::fan_table_t fan = {};
    return std::max(mahjong::calculate_fan(&question, &fan), -1);
}

bool is_win(const mahjong::hand_tiles_t& hand, mahjong::tile_t drawn) {
    const mahjong::tile_t* tiles = hand.standing_tiles;
    return mahjong::is_regular_win(tiles, 13, drawn) || mahjong::is_seven_pairs_win(tiles, 13, drawn) ||
           mahjong::is_knitted_straight_win(tiles, 13, drawn) ||
           mahjong::is_honors_and_knitted_tiles_win(tiles, 13, drawn) ||
           mahjong::is_thirteen_orphans_win(tiles, 13, drawn);
}

template <class Question>
void each(std::size_t rows, double* times, Question question) {
    for (std::size_t row = 0; row < rows; ++row) {
        const Clock::time_point begin = Clock::now();
        question(row);
        times[row] = std::chrono::duration<double, std::nano>(Clock::now() - begin).count();
    }
}

/// The best total over every multiset of kinds for the jokers at `places`, from `first` on.
int best_substitution(mahjong::calculate_param_t& question, const int* places, int left, int first, long& calls) {
    if (left == 0) {
        ++calls;
        return total_of(question);
    }
    int best = -1;
    for (int kind = first; kind < kinds; ++kind) {
        question.hand_tiles.standing_tiles[*places] = tile_of(kind);
        best = std::max(best, best_substitution(question, places + 1, left - 1, kind, calls));
    }
    return best;
}

struct Discards {
    int least = 99;
    int calls = 0;
};

}  // namespace

extern "C" {

/// 13 tiles a row.
void peer_shanten(const std::uint8_t* tiles, std::size_t rows, std::int8_t* out, double* times) {
    each(rows, times, [=](std::size_t row) {
        out[row] = static_cast<std::int8_t>(least_shanten(hand_of(tiles + row * 13), nullptr));
    });
}

/// 13 tiles a row.
void peer_waits(const std::uint8_t* tiles, std::size_t rows, std::uint64_t* out, double* times) {
    each(rows, times, [=](std::size_t row) {
        mahjong::useful_table_t useful = {};
        out[row] = mahjong::is_waiting(hand_of(tiles + row * 13), &useful) ? mask_of(useful) : 0;
    });
}

/// 14 tiles a row, here and below.
void peer_is_win(const std::uint8_t* tiles, std::size_t rows, std::uint8_t* out, double* times) {
    each(rows, times, [=](std::size_t row) {
        const std::uint8_t* hand = tiles + row * 14;
        out[row] = is_win(hand_of(hand), tile_of(hand[13]));
    });
}

void peer_score(const std::uint8_t* tiles, std::size_t rows, std::int16_t* out, double* times) {
    each(rows, times,
         [=](std::size_t row) { out[row] = static_cast<std::int16_t>(total_of(question_of(tiles + row * 14))); });
}

/// Every joker (never the last tile) replaced by every kind.
void peer_substitution(const std::uint8_t* tiles, std::size_t rows, std::int16_t* out, double* times, long* calls) {
    each(rows, times, [=](std::size_t row) {
        const std::uint8_t* hand = tiles + row * 14;
        int places[14], jokers = 0;
        std::uint8_t natural[14];
        for (int i = 0; i < 14; ++i) {
            natural[i] = hand[i] == joker ? 0 : hand[i];
            if (hand[i] == joker) places[jokers++] = i;
        }
        mahjong::calculate_param_t question = question_of(natural);
        calls[row] = 0;
        out[row] = static_cast<std::int16_t>(best_substitution(question, places, jokers, 0, calls[row]));
    });
}

/// Shanten and useful tiles of every discard.
void peer_discards(const std::uint8_t* tiles, std::size_t rows, std::int8_t* best, double* times) {
    each(rows, times, [=](std::size_t row) {
        const std::uint8_t* tile = tiles + row * 14;
        const mahjong::hand_tiles_t hand = hand_of(tile);
        Discards seen;
        mahjong::enum_discard_tile(&hand, tile_of(tile[13]), FORM_FLAG_ALL, &seen,
                                   [](void* context, const mahjong::enum_result_t* result) {
                                       Discards* all = static_cast<Discards*>(context);
                                       all->least = std::min(all->least, result->shanten);
                                       ++all->calls;
                                       return true;
                                   });
        // A complete hand is -1 there; after any discard it is not complete any more.
        best[row] = static_cast<std::int8_t>(std::max(seen.least, 0));
    });
}

}  // extern "C"
