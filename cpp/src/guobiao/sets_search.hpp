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
#include "real_sets.hpp"
#include "single_wait.hpp"
#include "suit_parts.hpp"

namespace hupai::guobiao {

/// Concealed sets and the pair.
struct SetsAndPair {
    std::uint32_t sets = 0;  ///< numbers (sets.hpp) of eight bits, the last set in the lowest
    std::uint8_t count = 0;  ///< of sets
    Kind pair = no_kind;

    void add(std::uint32_t more, int number) noexcept {
        sets = static_cast<std::uint32_t>(std::uint64_t{sets} << (8 * number)) | more;
        count = static_cast<std::uint8_t>(count + number);
    }
    int set(int index) const noexcept { return static_cast<int>(sets >> (8 * (count - 1 - index)) & 0xFFU); }
    /// Ascends as decompositions do, of one hand.
    std::uint64_t order() const noexcept { return std::uint64_t{sets} << 8U | pair; }
    Counts tiles() const noexcept;
};

/// A reading in the standard form.
struct SetsReading {
    Worth worth;  ///< total -1 = there is none
    SetsAndPair laid;
    Kind winning = no_kind;        ///< every wildcard replaced
    std::uint8_t winning_set = 0;  ///< which of the sets it completes, or their number: the pair
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

 private:
    /// What the melds and the ways of some suits bring together.
    struct Gathered {
        KindMask present = 0;
        KindMask wild = 0;  // the kinds that wildcards stand for
        SetsAndPair laid;
        PungOutline pungs{};
        ChowPlace chows;  // those in hand
        int hogs = 0;
        unsigned everywhere = a_five | an_end;

        void add(const SuitPart& part) noexcept;
    };

    /// The chows that are melded, ascending, and the pungs.
    struct Melds {
        std::array<std::uint8_t, max_melds> chows;
        std::size_t chow_count = 0;
        Pungs pungs;
        int concealed_pungs = 0;
    };

    /// A decomposition, and the fan that it shows before it is said which tile was the winning one.
    struct Taken {
        Taken(const Gathered& gathered, int pungs, const FanCount& always) noexcept
            : all(gathered), concealed_pungs(pungs), shown(always) {}

        const Gathered& all;
        int concealed_pungs;
        FanCount shown;  // but those of pungs
        QuickPungs shown_by_pungs;
    };

    void add_melds(const Hand& hand) noexcept;
    int most_always() noexcept;
    void assign(int wildcards, Kind lowest) noexcept;
    KindMask kinds_nearer(int missing) const noexcept;
    void read_real() noexcept;
    void take_real(const SetNumbers& sets, Kind pair, int hogs) noexcept;
    void join_suits() noexcept;
    void choose(const SuitParts& parts, std::size_t suit, int sets, int pairs) noexcept;
    void take_chosen() noexcept;
    ChowPlace all_chows_of(const Gathered& all) const noexcept;
    Pungs all_pungs_of(const Gathered& all) const noexcept;
    void take(const Gathered& all) noexcept;
    int show_all_but_pungs(Taken& taken) const noexcept;
    bool may_be_nine_gates(const Taken& taken) const noexcept;
    bool is_beaten(int most, const Gathered& all) const noexcept;
    bool is_better(int total, const Gathered& all) const noexcept;
    int most_of(const Taken& taken) const noexcept;
    Worth worth(const FanCount& shown, const Taken& taken) const noexcept;
    void consider_wildcards(const Taken& taken) noexcept;
    void consider_winning(const Taken& taken, Kind winning) noexcept;
    void consider_completing(const Taken& taken, Kind winning, int index) noexcept;

    const Facts& facts_;
    const Rules& rules_;
    SingleWait single_wait_;
    int sets_;              // concealed ones
    FanCount always_;       // circumstances, kongs
    int most_always_ = -1;  // not asked for yet
    Melds melds_;
    Gathered from_melds_;                             // where every decomposition begins
    std::array<Splits, part_count + 1> splits_from_;  // of a suit and those behind it together
    std::array<const SuitPart*, part_count> chosen_;  // while `choose` goes through the ways of the suits
    // While `assign` replaces wildcards one after another:
    Counts counts_;               // concealed tiles
    KindDigits tiles_;            // the same
    KindDigits tiles_and_melds_;  // concealed and melded ones
    KindMask assigned_ = 0;       // what wildcards stand for
    SetsReading best_;
};

}  // namespace hupai::guobiao
