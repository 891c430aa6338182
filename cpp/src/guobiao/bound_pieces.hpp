// What a branch of the search has chosen, and what its parts can come to: the upper bound adds these up.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "fan_table.hpp"
#include "hand_classes.hpp"
#include "hupai/decompose.hpp"
#include "kinds.hpp"

namespace hupai::guobiao {

/// How many copies of each kind there are, up to four: a mask for each bit of the number.
struct Copies {
    KindMask ones = 0;
    KindMask twos = 0;
    KindMask fours = 0;  ///< four or more

    void add(KindMask kinds) noexcept {
        const KindMask carried = ones & kinds;
        ones ^= kinds;
        add_two(carried);
    }
    void add_two(KindMask kinds) noexcept {
        fours |= twos & kinds;
        twos ^= kinds;
    }
};

enum class PairOf : std::uint8_t { suits, winds, dragons };

constexpr KindMask kinds_of_pair(PairOf pair) noexcept {
    return pair == PairOf::winds     ? kinds::winds
           : pair == PairOf::dragons ? kinds::dragons
                                     : (KindMask{1} << first_honour) - 1;
}

inline constexpr int impossible = -1;

inline int suits_in(KindMask kinds) noexcept {
    int suits = 0;
    for (int suit = 0; suit < suit_count; ++suit) suits += (kinds & kinds::suit_mask(suit)) != 0 ? 1 : 0;
    return suits;
}

/// How the sets that are left are divided.
struct Split {
    int chows = 0;
    int winds = 0;
    int dragons = 0;
    int suited = 0;

    int sets() const noexcept { return chows + pungs(); }
    int pungs() const noexcept { return winds + dragons + suited; }
};

/// What the kinds that nothing covers yet ask of the pieces that are left.
class Needs {
 public:
    Needs() noexcept = default;
    /// `twice`: kinds among them that one piece cannot hold all copies of.
    Needs(KindMask uncovered, KindMask twice) noexcept;

    /// Pieces that it takes at least.
    int pieces() const noexcept { return winds_ + dragons_ + groups_; }
    int winds() const noexcept { return winds_; }
    int dragons() const noexcept { return dragons_; }
    /// Pieces of the suits, when so many of them are chows.
    int suited_pieces(int chows = max_melds) const noexcept { return std::max(groups_, suited_ - 2 * chows); }

 private:
    int winds_ = 0;
    int dragons_ = 0;
    int suited_ = 0;
    int groups_ = 0;  // kinds of the suits that no single piece can hold two of
};

/// What has been chosen, melds included, and what is left.
struct BoundPieces {
    std::array<Kind, max_melds> chows{};  ///< lowest kinds
    int chow_count = 0;
    KindMask in_chows = 0;  ///< kinds of the concealed ones
    int pung_count = 0;
    int concealed_pungs = 0;
    int terminal_pungs = 0;  ///< of the suits
    int wind_pungs = 0;
    int dragon_pungs = 0;
    KindMask pungs = 0;
    Copies copies;
    KindMask present = 0;           ///< every kind that is known to be in the hand
    KindMask reach = ~KindMask{0};  ///< lowest kinds that a later set may have, by its place in the order
    bool ends_everywhere = true;    ///< a terminal or honour in every piece
    int sets_left = 0;
    bool pair_left = true;
    Kind pair = no_kind;  ///< when it is chosen
    // Of the pieces that are left.
    KindMask uncovered = 0;  ///< kinds that they must hold
    int least_chows = 0;
    bool hopeless = false;    ///< nothing can hold what is uncovered
    Needs needs;              ///< what these ask for
    int free_pieces = 0;      ///< how many at most need not hold any
    KindMask pung_kinds = 0;  ///< kinds of pungs that may come
    KindMask chow_kinds = 0;  ///< lowest kinds of chows that may come
    KindMask pair_kinds = ~KindMask{0};
    // Of seven pairs.
    int pairs_left = 0;
    int twice = 0;       ///< kinds that are two pairs
    KindMask pairs = 0;  ///< kinds with an odd number of pairs

    void add(const Set& set, bool concealed) noexcept;
    /// What the kinds still `uncovered` leave for the pieces that are left. `fours`: kinds of which four real tiles
    /// are in hand.
    void confine(KindMask uncovered_kinds, KindMask fours, bool fifth_copy) noexcept;
};

/// What the bound has to know of the rules and of the hand as a whole.
class BoundRules {
 public:
    BoundRules(const Rules& rules, KindMask konged, KindMask own_winds) noexcept
        : values_(resolved_table(rules).value),
          konged_(konged),
          own_winds_(own_winds),
          fifth_copy_(rules.limits.on(Form::standard).fifth_copy ||
                      rules.limits.on(Form::knitted_straight).fifth_copy) {}

    int value(Fan fan) const noexcept { return values_[static_cast<std::size_t>(fan)]; }
    /// May a set hold a fifth copy in any form that has sets? (The limits may be bound to some forms only.)
    bool fifth_copy() const noexcept { return fifth_copy_; }

    // The most that each comes to, in a hand of the class; exclusions by the fan of the class are heeded.

    /// Pungs of a sort, with so many more of kinds that have none; and what a second one of a kind adds.
    int of_new_suited_pungs(const BoundPieces& pieces, const HandClass& own, int more) const noexcept;
    int of_new_winds(const BoundPieces& pieces, const HandClass& own, int more, bool pair) const noexcept;
    int of_new_dragons(const BoundPieces& pieces, int more, bool pair) const noexcept;
    int of_suited_pung_again(const HandClass& own) const noexcept;
    int of_wind_again(const HandClass& own) const noexcept;
    int of_dragon_again() const noexcept;
    int of_number_of_pungs(const HandClass& own, int pungs, int concealed) const noexcept;
    /// Fan of chows and 四归一, which some of them exclude.
    int of_chows(const BoundPieces& pieces, const HandClass& own, const Split& split, PairOf pair) const noexcept;

 private:
    int tile_hogs(const BoundPieces& pieces, const HandClass& own, const Split& split, PairOf pair) const noexcept;

    const std::array<std::int16_t, fan_rows>& values_;
    KindMask konged_;
    KindMask own_winds_;  ///< of the round and of the seat
    bool fifth_copy_;
};

/// What so many more pungs of each sort come to, in one class; and how many there may be.
class PungValues {
 public:
    PungValues(const BoundRules& rules, const BoundPieces& pieces, const HandClass& own) noexcept;

    /// The best way to divide so many pungs among winds, dragons and suits; `impossible` when there is none.
    int best(const BoundPieces& pieces, const HandClass& own, int chows, PairOf pair) const noexcept;

 private:
    using Values = std::array<std::int16_t, max_melds + 1>;  // as far as there may be so many

    int most_winds_;
    int most_dragons_;
    int most_suited_;
    std::array<Values, 2> winds_;  // beside another pair, and beside one of the same sort
    std::array<Values, 2> dragons_;
    Values suited_;
};

}  // namespace hupai::guobiao
