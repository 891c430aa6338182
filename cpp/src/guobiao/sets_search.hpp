// The best reading in the standard form, for hands with few wildcards: suit by suit, by masks and look-ups. Finds the
// same reading as `BestReading` (score.cpp), which goes through one decomposition after another.
#pragma once

#include <array>
#include <cstdint>

#include "hupai/hand.hpp"
#include "pungs.hpp"
#include "quick_total.hpp"
#include "reading.hpp"
#include "single_wait.hpp"
#include "suit_ways.hpp"

namespace hupai::guobiao {

/// A reading in the standard form. Sets are numbers: twice the lowest kind, plus one for a chow.
struct SetsReading {
    Worth worth;  ///< total -1 = there is none
    std::array<std::uint8_t, 4> sets{};
    std::uint8_t set_count = 0;  ///< concealed ones
    Kind pair = no_kind;
    Kind winning = no_kind;        ///< every wildcard replaced
    std::uint8_t winning_set = 0;  ///< which of `sets` it completes, or `set_count`: the pair
    bool single_wait = false;

    bool is_one() const noexcept { return worth.total >= 0; }
};

class SetsSearch {
 public:
    SetsSearch(const Facts& facts, const Rules& rules, const Hand& hand) noexcept;

    /// Can it read this hand? Not one with so many wildcards, nor one of whose sets each wants a real tile.
    [[nodiscard]] static bool can_read(const Facts& facts, const Rules& rules) noexcept;

    /// The first, in the order of decompositions, of the readings with the highest total.
    [[nodiscard]] SetsReading best() noexcept;

    const std::array<SuitTiles, part_count>& suits() const noexcept { return suits_; }

    static constexpr int most_wildcards = 4;

 private:
    /// One way to take the tiles of a part, and what it brings to the hand.
    struct Part {
        std::uint64_t tiles;  // four bits a rank
        KindMask present;
        std::array<std::uint8_t, 4> sets;
        std::uint8_t set_count;
        Kind pair;
        std::uint8_t hogs;        // 四归一
        std::uint8_t everywhere;  // what every set and the pair hold: fives, terminals or honours
        std::int16_t next;        // another way with as many sets and pairs, or no_part
    };
    static constexpr std::int16_t no_part = -1;
    // The most ways of a suit are 293, those of honours 22: counted over all suits that a hand can hold.
    static constexpr std::size_t most_parts = 3 * 293 + 22;

    using Chosen = std::array<const Part*, part_count>;

    /// A hand taken apart: a decomposition, before it is said which tile was the winning one.
    struct Taken {
        std::uint64_t order = 0;  // ascends as decompositions do
        std::array<std::uint8_t, 4> sets;
        std::uint8_t set_count = 0;
        Kind pair = no_kind;
        int concealed_pungs = 0;
        FanCount shown;
        QuickPungs pungs;
    };

    void add_melds(const Hand& hand) noexcept;
    void list_parts(std::size_t part, Splits wanted) noexcept;
    void make_part(std::size_t part, const SuitWay& way, Part& made) const noexcept;
    int hogs_among(std::size_t part, std::uint64_t tiles) const noexcept;
    void choose(std::size_t part, int sets, int pairs) noexcept;
    void take() noexcept;
    void show_kinds(Taken& taken) const noexcept;
    void show_sets(Taken& taken) const noexcept;
    bool is_beaten(int most, std::uint64_t order) const noexcept;
    int most_of(const Taken& taken) const noexcept;
    void consider_winning(const Taken& taken, Kind winning) noexcept;
    void consider_completing(const Taken& taken, Kind winning, int index) noexcept;
    Counts concealed_tiles() const noexcept;

    const Facts& facts_;
    const Rules& rules_;
    SingleWait single_wait_;
    std::array<SuitTiles, part_count> suits_;
    int sets_;  // concealed ones

    FanCount always_;  // circumstances, kongs
    Pungs melded_pungs_;
    int concealed_meld_pungs_ = 0;
    std::array<std::uint8_t, max_melds> melded_chows_{};
    int melded_chow_count_ = 0;
    KindMask melded_kinds_ = 0;
    unsigned everywhere_in_melds_;

    std::array<Splits, part_count> splits_{};
    std::array<Splits, part_count + 1> splits_from_{};                     // of this part and those behind it together
    std::array<std::array<std::int16_t, 10>, part_count> first_of_split_;  // only those of `splits_` are set
    std::size_t part_count_ = 0;
    std::array<Part, most_parts> parts_;  // only the first `part_count_` are set
    Chosen chosen_{};
    std::uint64_t best_order_ = 0;
    SetsReading best_;
};

}  // namespace hupai::guobiao
