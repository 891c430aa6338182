// The concealed tiles of one suit, or the honours, as sets: no set crosses them, so a hand is read part by part (R49).
#pragma once

#include <array>
#include <cstdint>

#include "gain.hpp"
#include "reading.hpp"

namespace hupai::liaoyang {

inline constexpr int part_count = suit_count + 1;
inline constexpr int most_sets = 4;

/// A set as a number, in canonical order: twice its lowest kind, plus one for a 顺.
using SetId = std::uint8_t;
inline constexpr int set_id_bits = 8;

constexpr Set set_of(SetId id) noexcept {
    Set set;
    set.kind = id % 2 == 1 ? SetKind::chow : SetKind::pung;
    set.tile = static_cast<Kind>(id / 2);
    return set;
}

/// Concealed sets in canonical order, the first in the highest place: of equally many the lower number comes first.
struct SetList {
    std::uint32_t ids;
    std::uint8_t count;

    constexpr SetId at(int index) const noexcept {
        return static_cast<SetId>(ids >> (set_id_bits * static_cast<unsigned>(count - 1 - index)));
    }
};

/// One way to read a part. Of two that conditions and fan cannot tell apart the first in canonical order is enough.
struct Part {
    SetList sets;
    Kind pair;  ///< no_kind = the pair lies in another part
    std::uint8_t pair_hun;
    std::array<std::uint8_t, most_sets> set_hun;  ///< `Set::hun` of each
    Gain gain;                                    ///< of the sets, the melds of the part with them
    std::int16_t worth;                           ///< of it
};

/// The ways to read a part that differ for conditions or fan.
struct Parts {
    static constexpr int most = 32;  // terminal or not, up to four triplets, up to as many that count

    int count;  // nothing is set before it is read: there are many of these
    std::array<Part, most> list;

    const Part* begin() const noexcept { return list.data(); }
    const Part* end() const noexcept { return list.data() + count; }
};

/// The kinds in whose parts what a set brings depends on the tiles that are hun in it, on another set, or on an option.
[[nodiscard]] KindMask kinds_apart_of(const Facts& facts, const Rules& rules) noexcept;

/// Reads one part of a hand in every way.
class PartSearch {
 public:
    /// `melds`: the declared sets of the hand, those of the part among them; `kinds_apart`: see `kinds_apart_of`.
    PartSearch(const Facts& facts, const Rules& rules, const Decomposition& melds, KindMask kinds_apart,
               int part) noexcept;

    /// Takes note of a declared set of the part.
    void add(const Set& meld) noexcept;

    /// Concealed real tiles of the part.
    int real_tiles() const noexcept { return real_tiles_; }
    /// Does it matter which of several equal tiles is the hun?
    bool heeds_placing() const noexcept { return !adds_up_ && facts_.tiles.wildcards > 0; }

    /// All ways with so many concealed sets, and the pair or not; `huns` are just enough.
    void read(int sets, bool pair, int huns, Parts& parts) noexcept;

 private:
    /// What is laid.
    struct Laid {
        Gain gain;  // the melds' with it; where sets add up
        std::uint32_t ids;
        Kind paired;
        bool pair;  // is still to be laid

        void push(SetId id) noexcept;
        void push_pair(Kind kind) noexcept;
    };

    /// What is still to be laid, beside the pair.
    struct Rest {
        std::uint64_t real;  // tiles that nothing covers yet, four bits a rank
        int sets;
        int huns;
    };

    void lay(int rank, const Rest& rest, const Laid& laid) noexcept;
    void lay_real(std::uint64_t real, const Laid& laid) noexcept;
    bool lay_any_one(int rank, const Rest& rest, const Laid& laid) noexcept;
    void lay_runs(int rank, const Rest& rest, int uncovered, Laid laid) noexcept;
    int next_useful(int rank, const Rest& rest, bool pair) const noexcept;
    bool may_begin_run(int rank) const noexcept { return first_ != first_honour && rank <= ranks_per_suit - 3; }
    bool breaks_limit(const Laid& laid) const noexcept;
    void found(const Laid& laid) noexcept;
    SetList list_of(const Laid& laid) const noexcept { return {laid.ids, static_cast<std::uint8_t>(sets_asked_)}; }
    Reading reading_of(const Laid& laid) const noexcept;
    void offer(const Laid& laid, Gain gain, const Reading* placed) noexcept;
    /// Canonical order within a part (R49): set by set, then the pair.
    static bool comes_before(const Laid& laid, const Part& part) noexcept {
        return laid.ids != part.sets.ids ? laid.ids < part.sets.ids : laid.paired < part.pair;
    }

    const Facts& facts_;
    const Rules& rules_;
    const Decomposition& melds_;
    Kind first_;
    int kinds_;
    std::uint64_t real_;  // four bits a rank
    int real_tiles_;
    std::uint8_t suit_;  // its bit
    bool adds_up_;       // each set brings what it does alone, whichever of its tiles are hun
    bool is_melded_ = false;
    Gain melds_gain_{};
    Parts* parts_ = nullptr;
    int sets_asked_ = 0;
    std::uint8_t suits_ = 0;  // of what is asked for
};

}  // namespace hupai::liaoyang
