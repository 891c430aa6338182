// The most that a branch of the search can come to, whatever the wildcards stand for.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "bound_pieces.hpp"
#include "fan_table.hpp"
#include "hand_classes.hpp"
#include "hupai/decompose.hpp"
#include "reading.hpp"

namespace hupai::guobiao {

/// No reading in this branch has a higher total. Sound, not tight: for each class of the hand and each way to divide
/// the sets that are left into chows and pungs of winds, dragons and suits, it adds up what these can show at most.
/// Every piece must be definite, as those of an expanded search are.
///
/// `facts` and `hand` belong to the hand that is searched.
class UpperBound {
 public:
    UpperBound(const Facts& facts, const Rules& rules, const Hand& hand) noexcept;

    [[nodiscard]] int of(const Branch& branch) const noexcept;
    /// Of all readings of a form.
    [[nodiscard]] int of(Form form) const noexcept;
    /// Is `of` above `bar`? Cheaper to ask.
    [[nodiscard]] bool exceeds(const Branch& branch, int bar) const noexcept;
    /// The same of one decomposition of the forms that choose sets or pairs, whichever tile is the winning one.
    [[nodiscard]] bool exceeds(const Decomposition& decomposition, int bar) const noexcept;

 private:
    BoundPieces pieces_of(const Branch& branch) const noexcept;
    BoundPieces pieces_of(const Decomposition& decomposition) const noexcept;
    int most(const BoundPieces& pieces, Form form, int bar) const noexcept;
    int most_of_sets(const BoundPieces& pieces, Form form, int bar) const noexcept;
    int most_of_seven_pairs(const BoundPieces& pieces, int bar) const noexcept;
    int hogs_of_pairs(const BoundPieces& pieces) const noexcept;
    int of_class(const BoundPieces& pieces, const HandClass& own, Form form, int bar) const noexcept;

    int of_chows_and_pair(const BoundPieces& pieces, const HandClass& own, const PungValues& values, Form form,
                          int chows, PairOf pair) const noexcept;
    bool claims_a_pung(const BoundPieces& pieces, const HandClass& own, int chows, PairOf pair) const noexcept;
    bool may_have_gates(const BoundPieces& pieces) const noexcept;

    BoundRules rules_;
    BoundPieces melds_;
    KindMask held_ = 0;         ///< kinds of the real tiles in hand
    KindMask held_threes_ = 0;  ///< those of which three are there
    KindMask held_fours_ = 0;
    bool has_melds_;
    Kind claimed_ = no_kind;  ///< the winning tile, when it is a discard and no wildcard
    bool claimed_fits_a_pair_ = true;
    /// The classes that the real tiles allow; the first `class_count_` are set.
    std::array<const HandClass*, most_hand_classes> classes_;
    std::size_t class_count_ = 0;
    int always_ = 0;            ///< circumstances, kongs, flowers, a wait
    int always_concealed_ = 0;  ///< the same beside four concealed pungs
    int always_in_pairs_ = 0;   ///< the same of seven pairs
};

}  // namespace hupai::guobiao
