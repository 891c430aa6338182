// libFuzzer: whatever the bytes of its rows, a batch answers; a good row as the single functions do, a bad one with a
// status that says why.
#include <array>
#include <cstring>

#include "fuzzed_bytes.hpp"
#include "hupai/batch.hpp"
#include "hupai/decompose.hpp"

namespace {

using namespace hupai;
using fuzz::demand;

constexpr std::size_t row_bytes = kind_count + 3;  // counts, jokers, melds, hun
constexpr std::size_t most_rows = 3;

struct Rows {
    std::array<std::uint8_t, most_rows * kind_count> counts{};
    std::array<std::uint8_t, most_rows> jokers{}, melds{}, hun{};
    std::size_t size = 0;

    batch::CountRows view() const { return {counts.data(), size, {hun.data()}, {jokers.data()}, {melds.data()}}; }
};

Rows rows_of(const std::uint8_t* data, std::size_t size) {
    Rows rows;
    for (; size >= row_bytes && rows.size < most_rows; data += row_bytes, size -= row_bytes) {
        std::memcpy(rows.counts.data() + rows.size * kind_count, data, kind_count);
        rows.jokers[rows.size] = data[kind_count];
        rows.melds[rows.size] = data[kind_count + 1];
        rows.hun[rows.size] = data[kind_count + 2];
        ++rows.size;
    }
    return rows;
}

/// Precondition: the row is good.
Tiles tiles_of_row(const Rows& rows, std::size_t row, SearchOptions& options) {
    Tiles tiles;
    std::memcpy(tiles.real.data(), rows.counts.data() + row * kind_count, kind_count);
    tiles.wildcards = rows.jokers[row];
    tiles.meld_count = rows.melds[row];
    options.hun = rows.hun[row];
    if (options.hun < kind_count) {
        tiles.hun_held = tiles.real[options.hun];
        tiles.wildcards = static_cast<std::uint8_t>(tiles.wildcards + tiles.hun_held);
        tiles.real[options.hun] = 0;
    }
    return tiles;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Bytes bytes(data, size);
    SearchOptions options;
    options.limits = {bytes.flag(), bytes.flag()};
    options.held = bytes.flag() ? Held::live : Held::formal;
    const Rows rows = size < 3 ? Rows{} : rows_of(data + 3, size - 3);
    std::array<std::int8_t, most_rows> distances{};
    std::array<KindMask, most_rows> kinds{}, completing{};
    std::array<std::uint8_t, most_rows> wins{};
    std::array<std::array<std::uint8_t, most_rows>, 4> status{};
    const batch::CountRows view = rows.view();
    (void)batch::shanten(view, options, distances.data(), status[0].data());
    (void)batch::useful(view, options, kinds.data(), status[1].data());
    (void)batch::waits(view, options, completing.data(), status[2].data());
    (void)batch::is_win(view, options, wins.data(), status[3].data());
    for (std::size_t row = 0; row < rows.size; ++row) {
        for (const auto& of_row : status) {
            const Error error = batch::error_of(view, row, static_cast<Status>(of_row[row]), options);
            demand(of_row[row] == 0 || !message_of(error, Language::chinese).empty(), "a status has a message");
        }
        SearchOptions alone = options;
        const bool good = status[0][row] == 0;
        const Tiles tiles = good ? tiles_of_row(rows, row, alone) : Tiles{};
        demand(good ? distances[row] == shanten(tiles, alone) : distances[row] == batch::bad_shanten, "shanten");
        demand(status[1][row] == 0 ? kinds[row] == useful(tiles, alone) : kinds[row] == batch::bad_kinds, "useful");
        demand(status[2][row] == 0 ? completing[row] == waits(tiles, alone) : completing[row] == batch::bad_kinds,
               "waits");
        demand(status[3][row] == 0 ? wins[row] == static_cast<int>(is_complete(tiles, alone.forms, alone.limits))
                                   : wins[row] == batch::bad_win,
               "wins");
    }
    return 0;
}
