// What pungs can come to at most.
#include <algorithm>

#include "bound_pieces.hpp"
#include "count_masks.hpp"
#include "kind_sets.hpp"

namespace hupai::guobiao {
namespace {

/// The kinds from which `wanted` of the three or more are reached.
constexpr KindMask any_of(int wanted, KindMask a, KindMask b, KindMask c) noexcept {
    switch (wanted) {
        case 3:
            return a & b & c;
        case 2:
            return (a & (b | c)) | (b & c);
        case 1:
            return a | b | c;
        default:
            return wanted > 3 ? 0 : all_kinds;
    }
}

constexpr KindMask any_of(int wanted, KindMask a, KindMask b, KindMask c, KindMask d) noexcept {
    return wanted <= 0 ? all_kinds : any_of(wanted, a, b, c) | (d & any_of(wanted - 1, a, b, c));
}

/// Pungs that are there, and those that may come: what can the first with `more` of the others make? Of these, those
/// of kinds that are not uncovered are as few as the pieces that may be anything.
class Shapes {
 public:
    Shapes(const BoundPieces& pieces, const HandClass& own, int more) noexcept
        : chosen_(pieces.pungs & suited_kinds),
          either_(suited_kinds & (pieces.pungs | (own.pungs & pieces.pung_kinds))),
          wanted_(suited_kinds & (pieces.pungs | pieces.uncovered)),
          more_(more),
          free_(pieces.free_pieces) {}

    bool four_shifted() const noexcept {
        constexpr KindMask starts = kinds::ranks_in_every_suit("123456");
        const KindMask there = starts & either_ & either_ >> 1U & either_ >> 2U & either_ >> 3U;
        return (there & any_of(4 - more_, chosen_, chosen_ >> 1U, chosen_ >> 2U, chosen_ >> 3U) &
                any_of(4 - free_, wanted_, wanted_ >> 1U, wanted_ >> 2U, wanted_ >> 3U)) != 0;
    }
    bool three_shifted() const noexcept {
        constexpr KindMask starts = kinds::ranks_in_every_suit("1234567");
        const KindMask there = starts & either_ & either_ >> 1U & either_ >> 2U;
        return (there & any_of(3 - more_, chosen_, chosen_ >> 1U, chosen_ >> 2U) &
                any_of(3 - free_, wanted_, wanted_ >> 1U, wanted_ >> 2U)) != 0;
    }
    bool one_rank_in_every_suit() const noexcept {
        const KindMask there = either_ & either_ >> 9U & either_ >> 18U & first_suit;
        return (there & any_of(3 - more_, chosen_, chosen_ >> 9U, chosen_ >> 18U) &
                any_of(3 - free_, wanted_, wanted_ >> 9U, wanted_ >> 18U)) != 0;
    }
    bool shifted_across_the_suits() const noexcept {
        const KindMask a = either_ & first_suit, b = either_ >> 9U & first_suit, c = either_ >> 18U & first_suit;
        return ((a & b >> 1U & c >> 2U) | (a & c >> 1U & b >> 2U) | (b & a >> 1U & c >> 2U) | (b & c >> 1U & a >> 2U) |
                (c & a >> 1U & b >> 2U) | (c & b >> 1U & a >> 2U)) != 0;
    }
    bool one_rank_in_two_suits() const noexcept {
        const KindMask a = either_ & first_suit, b = either_ >> 9U & first_suit, c = either_ >> 18U & first_suit;
        if (more_ >= 2) return any_of(2, a, b, c) != 0;
        const KindMask p = chosen_ & first_suit, q = chosen_ >> 9U & first_suit, r = chosen_ >> 18U & first_suit;
        if (more_ == 0) return any_of(2, p, q, r) != 0;
        return ((p & (b | c)) | (q & (a | c)) | (r & (a | b))) != 0;
    }

 private:
    static constexpr KindMask first_suit = kinds::suit_mask(0);

    KindMask chosen_;
    KindMask either_;
    KindMask wanted_;
    int more_;
    int free_;
};

/// 五门齐: of five pieces one is of the winds, one of the dragons, one of each suit.
bool has_one_of_each(const BoundPieces& pieces, const Split& split, PairOf pair) noexcept {
    const int suited_left = split.chows + split.suited + (pieces.pair_left && pair == PairOf::suits ? 1 : 0);
    if (suited_left - pieces.needs.suited_pieces() < suit_count - suits_in(pieces.present)) return false;
    return pieces.wind_pungs + split.winds + (pair == PairOf::winds ? 1 : 0) == 1 &&
           pieces.dragon_pungs + split.dragons + (pair == PairOf::dragons ? 1 : 0) == 1;
}

}  // namespace

/// A pung of a kind that has one: it makes 四归一, and other fan may count again.
int BoundRules::of_suited_pung_again(const HandClass& own) const noexcept {
    int again = value(Fan::tile_hog);
    if (!own.excluded.has(Fan::double_pung)) again += value(Fan::double_pung);
    const bool ends = (own.pungs & kinds::terminals) != 0 && !own.excluded.has(Fan::pung_of_terminals_or_honors);
    return again + (ends ? value(Fan::pung_of_terminals_or_honors) : 0);
}

int BoundRules::of_wind_again(const HandClass& own) const noexcept {
    const bool ends = !own.excluded.has(Fan::pung_of_terminals_or_honors);
    return value(Fan::tile_hog) + (ends ? value(Fan::pung_of_terminals_or_honors) : 0);
}

int BoundRules::of_dragon_again() const noexcept { return value(Fan::tile_hog); }

int BoundRules::of_new_suited_pungs(const BoundPieces& pieces, const HandClass& own, int more) const noexcept {
    const KindMask chosen = pieces.pungs & suited_kinds;
    const KindMask possible = own.pungs & pieces.pung_kinds & suited_kinds;
    const int number = number_of(chosen) + more;
    if (number == 0) return 0;
    int ends = 0;
    if (!own.excluded.has(Fan::pung_of_terminals_or_honors)) {
        ends = pieces.terminal_pungs + ((possible & kinds::terminals) != 0 ? more : 0);
    }
    const int end = value(Fan::pung_of_terminals_or_honors);
    const Shapes shapes(pieces, own, more);
    int doubles = 0;
    if (number >= 2 && !own.excluded.has(Fan::double_pung) && shapes.one_rank_in_two_suits()) {
        doubles = value(Fan::double_pung);
    }
    const int of_no_new_kind = pieces.pung_count - pieces.wind_pungs - pieces.dragon_pungs - number_of(chosen);
    int most = doubles * ((number >= 4 ? 2 : 1) + of_no_new_kind) + ends * end;
    if (number < 3) return most;
    const int with_the_fourth = number >= 4 ? doubles : 0;
    if (shapes.shifted_across_the_suits()) {
        most = std::max(most, value(Fan::mixed_shifted_pungs) + with_the_fourth + ends * end);
    }
    if (shapes.one_rank_in_every_suit()) most = std::max(most, value(Fan::triple_pung) + ends * end);
    // Of a run one pung at most is of a terminal.
    const int beside_the_run = pieces.pung_count + more - 3;
    if (shapes.three_shifted()) {
        most =
            std::max(most, value(Fan::pure_shifted_pungs) + with_the_fourth + std::min(ends, 1 + beside_the_run) * end);
    }
    if (shapes.four_shifted()) most = std::max(most, value(Fan::four_pure_shifted_pungs) + std::min(ends, 1) * end);
    return most;
}

int BoundRules::of_new_winds(const BoundPieces& pieces, const HandClass& own, int more, bool pair) const noexcept {
    const KindMask chosen = pieces.pungs & kinds::winds;
    const int kinds = number_of(chosen) + more;
    if (kinds == 0) return 0;
    if (kinds >= 4) return value(Fan::big_four_winds);
    const KindMask may_come = own.pungs & pieces.pung_kinds & own_winds_ & ~chosen;
    const int lucky = number_of(chosen & own_winds_) + std::min(more, number_of(may_come));
    const bool both = number_of(own_winds_) == 1;
    const int of_one = both ? value(Fan::prevalent_wind) + value(Fan::seat_wind)
                            : std::max(value(Fan::prevalent_wind), value(Fan::seat_wind));
    int most = lucky * of_one;
    if (!own.excluded.has(Fan::pung_of_terminals_or_honors)) {
        // Those of the round and the seat, and of three kinds all, have no 幺九刻.
        const int twice = pieces.wind_pungs - number_of(chosen);
        most += (twice + (kinds == 3 ? 0 : kinds - lucky)) * value(Fan::pung_of_terminals_or_honors);
    }
    if (kinds == 3) most += pair ? value(Fan::little_four_winds) : value(Fan::big_three_winds);
    return most;
}

/// 幺九刻 never counts beside these.
int BoundRules::of_new_dragons(const BoundPieces& pieces, int more, bool pair) const noexcept {
    const int kinds = number_of(pieces.pungs & kinds::dragons) + more;
    if (kinds >= 3) return value(Fan::big_three_dragons);
    if (kinds == 2) return pair ? value(Fan::little_three_dragons) : value(Fan::two_dragon_pungs);
    return kinds * value(Fan::dragon_pung);
}

int BoundRules::of_number_of_pungs(const HandClass& own, int pungs, int concealed) const noexcept {
    if (concealed >= 4) return value(Fan::four_concealed_pungs);
    int most = pungs >= 4 && !own.excluded.has(Fan::all_pungs) ? value(Fan::all_pungs) : 0;
    if (concealed == 3) most += value(Fan::three_concealed_pungs);
    if (concealed == 2) most += value(Fan::two_concealed_pungs);
    return most;
}

PungValues::PungValues(const BoundRules& rules, const BoundPieces& pieces, const HandClass& own) noexcept {
    const KindMask possible = own.pungs & pieces.pung_kinds;
    const KindMask fresh = possible & ~pieces.pungs;
    const auto fill = [&](Values& values, KindMask sort, auto of_new, int again) {
        const int new_kinds = std::min(pieces.sets_left, number_of(fresh & sort));
        int more = 0;
        for (; more <= new_kinds; ++more)
            values[static_cast<std::size_t>(more)] = static_cast<std::int16_t>(of_new(more));
        if (!rules.fifth_copy() || (possible & sort) == 0) return new_kinds;
        // A kind may come again: from the first place on where that is worth more.
        for (more = 1; more <= pieces.sets_left; ++more) {
            const auto place = static_cast<std::size_t>(more);
            const auto with_another = static_cast<std::int16_t>(values[place - 1] + again);
            if (more > new_kinds || values[place] < with_another) values[place] = with_another;
        }
        return pieces.sets_left;
    };
    const auto fill_winds = [&](bool pair) {
        const auto of_new = [&](int more) { return rules.of_new_winds(pieces, own, more, pair); };
        return fill(winds_[pair], kinds::winds, of_new, rules.of_wind_again(own));
    };
    const auto fill_dragons = [&](bool pair) {
        const auto of_new = [&](int more) { return rules.of_new_dragons(pieces, more, pair); };
        return fill(dragons_[pair], kinds::dragons, of_new, rules.of_dragon_again());
    };
    most_winds_ = fill_winds(false);
    most_dragons_ = fill_dragons(false);
    // The pair makes a difference beside three kinds of winds, and beside two of dragons.
    if (pieces.wind_pungs + most_winds_ >= 3) fill_winds(true);
    if (pieces.wind_pungs + most_winds_ < 3) winds_[true] = winds_[false];
    if (pieces.dragon_pungs + most_dragons_ >= 2) fill_dragons(true);
    if (pieces.dragon_pungs + most_dragons_ < 2) dragons_[true] = dragons_[false];
    most_suited_ = fill(
        suited_, kinds_of_pair(PairOf::suits), [&](int more) { return rules.of_new_suited_pungs(pieces, own, more); },
        rules.of_suited_pung_again(own));
}

int PungValues::best(const BoundPieces& pieces, const HandClass& own, int chows, PairOf pair) const noexcept {
    const int pungs = pieces.sets_left - chows;
    const bool one_of_each = own.fans.has(Fan::all_types);
    const int of_pair = pieces.pair_left ? 1 : 0;
    const Values& of_winds = winds_[pair == PairOf::winds];
    const Values& of_dragons = dragons_[pair == PairOf::dragons];
    const int least_winds = std::max(pieces.needs.winds() - (pair == PairOf::winds ? of_pair : 0), 0);
    const int least_dragons = std::max(pieces.needs.dragons() - (pair == PairOf::dragons ? of_pair : 0), 0);
    const int least_suited =
        std::max(pieces.needs.suited_pieces(chows) - chows - (pair == PairOf::suits ? of_pair : 0), 0);
    int most = impossible;
    for (int winds = least_winds; winds <= std::min(most_winds_, pungs - least_suited); ++winds) {
        const int others = pungs - winds;
        const int first = std::max(least_dragons, others - most_suited_);
        for (int dragons = first; dragons <= std::min(most_dragons_, others - least_suited); ++dragons) {
            const int suited = others - dragons;
            if (one_of_each && !has_one_of_each(pieces, {chows, winds, dragons, suited}, pair)) continue;
            most = std::max(most, of_winds[static_cast<std::size_t>(winds)] +
                                      of_dragons[static_cast<std::size_t>(dragons)] +
                                      suited_[static_cast<std::size_t>(suited)]);
        }
    }
    return most;
}

}  // namespace hupai::guobiao
