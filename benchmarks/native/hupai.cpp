// Loops over hupai's core: counts uint8[N, 34] in, one answer a row out.
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "hupai/decompose.hpp"
#include "hupai/guobiao/rules.hpp"
#include "hupai/liaoyang/rules.hpp"
#include "hupai/shanten.hpp"
#include "plain_decompositions.hpp"

namespace {

using hupai::Counts;
using hupai::Hand;
using hupai::Kind;
using hupai::Tiles;

/// A row: counts, jokers and the winning tile.
struct Rows {
    const std::uint8_t* counts;
    const std::uint8_t* jokers;
    const std::uint8_t* winning;
    std::size_t number;
};

Tiles tiles_at(const Rows& rows, std::size_t row) {
    Tiles tiles;
    std::memcpy(tiles.real.data(), rows.counts + row * hupai::kind_count, hupai::kind_count);
    tiles.wildcards = rows.jokers[row];
    return tiles;
}

Hand hand_at(const Rows& rows, std::size_t row) {
    Hand hand;
    std::memcpy(hand.concealed.data(), rows.counts + row * hupai::kind_count, hupai::kind_count);
    hand.jokers = rows.jokers[row];
    hand.winning = rows.winning[row];
    return hand;
}

hupai::SearchOptions options_of(unsigned forms, bool formal) {
    hupai::SearchOptions options;
    options.forms = hupai::Forms::from_bits(forms);
    options.held = formal ? hupai::Held::formal : hupai::Held::live;
    return options;
}

double nanoseconds(std::chrono::steady_clock::duration time) {
    return std::chrono::duration<double, std::nano>(time).count();
}

}  // namespace

extern "C" {

void hupai_shanten(const Rows* rows, unsigned forms, bool formal, std::int8_t* out) {
    const hupai::SearchOptions options = options_of(forms, formal);
    for (std::size_t row = 0; row < rows->number; ++row) {
        out[row] = static_cast<std::int8_t>(hupai::shanten(tiles_at(*rows, row), options));
    }
}

void hupai_waits(const Rows* rows, std::uint64_t* out) {
    for (std::size_t row = 0; row < rows->number; ++row) out[row] = hupai::waits(tiles_at(*rows, row));
}

void hupai_is_win(const Rows* rows, std::uint8_t* out) {
    for (std::size_t row = 0; row < rows->number; ++row) out[row] = hupai::is_complete(tiles_at(*rows, row));
}

/// How many decompositions each hand has, symbolic.
void hupai_decompositions(const Rows* rows, std::uint32_t* out) {
    for (std::size_t row = 0; row < rows->number; ++row) {
        hupai::DecompositionCursor cursor(tiles_at(*rows, row), hupai::Forms::all(), {}, false);
        std::uint32_t found = 0;
        for (hupai::Decomposition one; cursor.next(one);) ++found;
        out[row] = found;
    }
}

/// The same by the plain search of the tests, which tries every set at every place.
void hupai_plain_decompositions(const Rows* rows, std::uint32_t* out) {
    for (std::size_t row = 0; row < rows->number; ++row) {
        const Tiles tiles = tiles_at(*rows, row);
        out[row] = static_cast<std::uint32_t>(plain::Decompositions(tiles, {}, false).all().size());
    }
}

/// Guobiao's totals under the default rules; without `fifth_copy` no wildcard is a fifth tile of its kind.
void hupai_guobiao(const Rows* rows, bool fifth_copy, std::int16_t* out) {
    hupai::guobiao::Rules rules;
    rules.limits.fifth_copy = fifth_copy;
    for (std::size_t row = 0; row < rows->number; ++row) {
        const hupai::Score score = hupai::guobiao::score(hand_at(*rows, row), rules);
        out[row] = score.win ? score.total : std::int16_t{-1};
    }
}

/// Liaoyang's totals, self-drawn.
void hupai_liaoyang(const Rows* rows, Kind indicator, std::int16_t* out) {
    hupai::liaoyang::Rules rules;
    rules.indicator = indicator;
    rules.jiqiang = hupai::liaoyang::JiqiangFrom::indicator;
    hupai::Circumstances said;
    said.self_drawn = hupai::Said::yes;
    for (std::size_t row = 0; row < rows->number; ++row) {
        const hupai::Score score = hupai::liaoyang::score(hand_at(*rows, row), rules, said);
        out[row] = score.win ? score.total : std::int16_t{-1};
    }
}

/// Of every discard: shanten, useful kinds, and their live copies. `best` is the least shanten of a row, `live` the
/// most live copies among the discards that keep it; `useful` is uint64[N, 34].
void hupai_discards(const Rows* rows, bool formal, std::int8_t* best, std::uint8_t* live, std::uint64_t* useful) {
    const hupai::SearchOptions options = options_of(31U, formal);
    for (std::size_t row = 0; row < rows->number; ++row) {
        const Tiles held = tiles_at(*rows, row);
        int least = hupai::unreachable, most = 0;
        for (Kind kind = 0; kind < hupai::kind_count; ++kind) {
            useful[row * hupai::kind_count + kind] = 0;
            if (held.real[kind] == 0) continue;
            Tiles rest = held;
            --rest.real[kind];
            const int distance = hupai::shanten(rest, options);
            const hupai::KindMask kinds = hupai::useful(rest, options);
            useful[row * hupai::kind_count + kind] = kinds;
            int copies = 0;
            for (hupai::KindMask left = kinds; left != 0; left &= left - 1) {
                copies += hupai::copies_per_kind - held.real[static_cast<std::size_t>(__builtin_ctzll(left))];
            }
            if (distance < least) most = 0;
            least = std::min(least, distance);
            if (distance == least) most = std::max(most, copies);
        }
        best[row] = static_cast<std::int8_t>(least);
        live[row] = static_cast<std::uint8_t>(most);
    }
}

/// The time of each single call, for the slowest hand there is: 0 shanten, 1 waits, 2 useful, 3 Guobiao.
void hupai_each(const Rows* rows, int question, double* out) {
    const hupai::guobiao::Rules rules;
    for (std::size_t row = 0; row < rows->number; ++row) {
        const Tiles tiles = tiles_at(*rows, row);
        const Hand hand = hand_at(*rows, row);
        const auto begin = std::chrono::steady_clock::now();
        switch (question) {
            case 0:
                static_cast<void>(hupai::shanten(tiles));
                break;
            case 1:
                static_cast<void>(hupai::waits(tiles));
                break;
            case 2:
                static_cast<void>(hupai::useful(tiles));
                break;
            default:
                static_cast<void>(hupai::guobiao::score(hand, rules));
                break;
        }
        out[row] = nanoseconds(std::chrono::steady_clock::now() - begin);
    }
}

}  // extern "C"
