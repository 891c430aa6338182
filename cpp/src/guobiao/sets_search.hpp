// The best reading in the standard form, for hands with few wildcards: suit by suit, by masks and look-ups. Finds the
// same reading as going through one decomposition after another (best_reading.cpp).
#pragma once

#include <array>
#include <cstdint>

#include "chow_place.hpp"
#include "hupai/hand.hpp"
#include "pungs.hpp"
#include "quick_total.hpp"
#include "reading.hpp"
#include "single_wait.hpp"
#include "suit_parts.hpp"

namespace hupai::guobiao {

/// A reading in the standard form. Sets are numbers, as in `SuitPart`.
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

    /// Can it read this hand? Not one with many wildcards, nor one of whose sets each wants a real tile.
    [[nodiscard]] static bool can_read(const Facts& facts, const Rules& rules) noexcept;

    /// Finds `best`: the first, in the order of decompositions, of the readings with the highest total.
    void run() noexcept;
    const SetsReading& best() const noexcept { return best_; }

    const std::array<SuitTiles, part_count>& suits() const noexcept { return parts_.suits(); }

 private:
    /// What the melds and the ways of some suits bring together.
    struct Gathered {
        KindMask present = 0;
        std::uint64_t order = 0;  // ascends as decompositions do
        ChowPlace chows;
        Pungs pungs;  // the melded ones first
        std::array<std::uint8_t, 4> sets;
        std::uint8_t set_count = 0;  // concealed ones
        Kind pair = no_kind;
        std::uint8_t concealed_pungs = 0;
        std::uint8_t hogs = 0;
        std::uint8_t everywhere = a_five | an_end;

        void add(const SuitPart& part) noexcept;
    };

    /// A decomposition, and the fan that it shows before it is said which tile was the winning one.
    struct Taken {
        const Gathered& all;
        FanCount shown;
        QuickPungs pungs;
    };

    void add_melds(const Hand& hand) noexcept;
    void choose(std::size_t suit, const Gathered& before, int sets, int pairs) noexcept;
    void take(const Gathered& all) noexcept;
    void show(Taken& taken) const noexcept;
    bool is_beaten(int most, std::uint64_t order) const noexcept;
    int most_of(const Taken& taken) const noexcept;
    Worth worth(const FanCount& shown, const Taken& taken) const noexcept;
    void consider_wildcards(const Taken& taken) noexcept;
    void consider_winning(const Taken& taken, Kind winning) noexcept;
    void consider_completing(const Taken& taken, Kind winning, int index) noexcept;
    Counts concealed_tiles() const noexcept;

    const Facts& facts_;
    const Rules& rules_;
    SingleWait single_wait_;
    int sets_;         // concealed ones
    FanCount always_;  // circumstances, kongs
    Gathered melds_;
    SuitParts parts_;
    std::array<Splits, part_count + 1> splits_from_;  // of a suit and those behind it together
    std::array<const SuitPart*, part_count> chosen_{};
    std::uint64_t best_order_ = 0;
    SetsReading best_;
};

}  // namespace hupai::guobiao
