// The concealed tiles of one suit, or the honours, as sets: no set crosses them, so a hand is read part by part (R49).
#pragma once

#include <array>
#include <cstdint>

#include "reading.hpp"
#include "shown.hpp"

namespace hupai::liaoyang {

inline constexpr int part_count = suit_count + 1;
inline constexpr int most_sets = 4;

/// One way to read a part. Of two that conditions and fan cannot tell apart the first in canonical order is enough.
struct Part {
    std::array<std::uint8_t, most_sets> sets;     ///< in canonical order: twice the lowest kind, plus one for a 顺
    std::array<std::uint8_t, most_sets> set_hun;  ///< `Set::hun` of each
    std::uint8_t set_count;
    std::uint8_t pair_hun;
    Kind pair;           ///< no_kind = the pair lies in another part
    std::int16_t worth;  ///< of the sets, the melds of the part with them
    Outline outline;
};

/// The ways to read a part that differ for conditions or fan.
struct Parts {
    static constexpr int most = 32;  // terminal or not, up to four triplets, up to as many that count

    int count;  // nothing is set before it is read: there are many of these
    std::array<Part, most> list;

    const Part* begin() const noexcept { return list.data(); }
    const Part* end() const noexcept { return list.data() + count; }
};

/// Reads one part of a hand in every way.
class PartSearch {
 public:
    /// `melds`: the declared sets of the hand.
    PartSearch(const Facts& facts, const Rules& rules, const Decomposition& melds, int part) noexcept;

    /// Concealed real tiles of the part.
    int real_tiles() const noexcept { return real_tiles_; }
    /// Does it matter which of several equal tiles is the hun?
    bool heeds_placing() const noexcept { return heeds_placing_; }

    /// All ways with so many concealed sets, and the pair or not; `huns` are just enough.
    void read(int sets, bool pair, int huns, Parts& parts) noexcept;

 private:
    /// What is still to be laid from some rank on.
    struct Rest {
        int sets;
        bool pair;
        int huns;
        int begun;         // 顺 that began one rank below
        int begun_before;  // two ranks below

        bool is_done() const noexcept { return sets == 0 && !pair && begun == 0 && begun_before == 0; }
        bool needs_tiles() const noexcept { return huns == 0 && begun == 0 && begun_before == 0; }
    };

    void lay(int rank, const Rest& rest) noexcept;
    void lay(int rank, const Rest& rest, int triplets, bool pair) noexcept;
    void lay(int rank, const Rest& rest, int triplets, bool pair, int runs) noexcept;
    int next_held(int rank) const noexcept;
    bool breaks_limit(Kind kind, int demand) const noexcept;
    void push(SetKind set, Kind kind, int times) noexcept;
    void found() noexcept;
    void offer() noexcept;
    Part part_found() const noexcept;

    const Facts& facts_;
    const Rules& rules_;
    Kind first_;
    int kinds_;
    bool heeds_placing_;
    int real_tiles_ = 0;
    Reading reading_{};  // the melds of the part, then what is laid
    int melds_ = 0;
    Parts* parts_ = nullptr;
};

}  // namespace hupai::liaoyang
