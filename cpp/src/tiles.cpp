#include "hupai/tiles.hpp"

#include "count_masks.hpp"

namespace hupai {

Tiles tiles_of(const Hand& hand, Kind hun) noexcept {
    Tiles tiles;
    tiles.real = hand.concealed;
    tiles.wildcards = hand.jokers;
    tiles.meld_count = hand.meld_count;
    if (hand.meld_count > 0) tiles.melded = melded_counts(hand);
    if (hun < kind_count) {
        tiles.hun_held = tiles.real[hun];
        tiles.wildcards = static_cast<std::uint8_t>(tiles.wildcards + tiles.real[hun]);
        tiles.real[hun] = 0;
    }
    return tiles;
}

int tile_count(const Tiles& tiles) noexcept { return tiles.wildcards + sum_of(tiles.real.data()); }

Tiles with_drawn(const Tiles& tiles, Kind kind, Kind hun) noexcept {
    Tiles drawn = tiles;
    if (kind < kind_count && kind != hun) {
        ++drawn.real[kind];
    } else {
        ++drawn.wildcards;
        if (kind < kind_count) ++drawn.hun_held;
    }
    return drawn;
}

}  // namespace hupai
