// The most that a branch of the search can come to, whatever the wildcards stand for.
#pragma once

#include "fan_table.hpp"
#include "hupai/decompose.hpp"
#include "reading.hpp"

namespace hupai::guobiao {

/// No reading in this branch has a higher total. Sound, not tight: it adds up what the chosen pieces still allow and
/// leaves exclusions out, but for pairs of fan that no tiles can show together. Every piece must be definite, as those
/// of an expanded search are.
///
/// `facts` and `hand` belong to the hand that is searched.
class UpperBound {
 public:
    UpperBound(const Facts& facts, const Rules& rules, const Hand& hand) noexcept;

    [[nodiscard]] int of(const Branch& branch) const noexcept;

 private:
    /// Chows and pungs of a branch, melds included.
    struct Pieces {
        int chows = 0;
        int pungs = 0;
        int concealed_pungs = 0;
        int wind_pungs = 0;
        int dragon_pungs = 0;
        KindMask chow_kinds = 0;  ///< lowest kinds
        KindMask pung_kinds = 0;
        KindMask present = 0;  ///< every kind that will be in the hand
        bool fives_everywhere = true;
        bool ends_everywhere = true;  ///< a terminal or honour in every piece
        int sets_left = 0;
        bool pair_left = true;
    };

    int value(Fan fan) const noexcept;
    Pieces pieces_of(const Branch& branch) const noexcept;
    static void add(Pieces& pieces, SetKind kind, Kind tile, bool concealed) noexcept;
    int of_seven_pairs(const Pieces& pieces) const noexcept;
    int of_sets(const Pieces& pieces, Form form) const noexcept;
    int whole_hand(KindMask present) const noexcept;
    int without_chows(const Pieces& pieces) const noexcept;
    int of_chows(const Pieces& pieces, int chows) const noexcept;
    int of_pungs(const Pieces& pieces, int pungs, int concealed) const noexcept;
    int of_winds_and_dragons(const Pieces& pieces, int more) const noexcept;
    int of_nine_gates(const Pieces& pieces) const noexcept;

    const Rules& rules_;
    bool has_melds_;
    Pieces melds_{};
    int always_ = 0;  ///< circumstances, kongs, flowers, a wait, and small change
};

}  // namespace hupai::guobiao
