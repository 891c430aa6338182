// What chows can come to at most, and 四归一 with them.
#include <algorithm>
#include <cstdlib>

#include "bound_pieces.hpp"
#include "count_masks.hpp"

namespace hupai::guobiao {
namespace {

constexpr Fan nothing = Fan::past_the_last;

constexpr bool has_run_of(KindMask wanted, KindMask chosen, KindMask possible) noexcept {
    return (chosen & ~wanted) == 0 && (wanted & ~(chosen | possible)) == 0;
}

/// The best fan that two chows may make with a third, whatever it is.
Fan best_with_a_third(Kind a, Kind b, KindMask possible) noexcept {
    const int distance = std::abs(rank_of(a) - rank_of(b));
    if (suit_of(a) == suit_of(b)) {
        if (distance == 0) return (possible & bit(a)) != 0 ? Fan::pure_triple_chow : nothing;
        if (distance == 3 || distance == 6) return Fan::pure_straight;
        return distance == 5 ? nothing : Fan::pure_shifted_chows;
    }
    if (distance == 0) return Fan::mixed_triple_chow;
    if (distance <= 2) return Fan::mixed_shifted_chows;
    return distance == 3 || distance == 6 ? Fan::mixed_straight : nothing;
}

/// The fan that three chows make.
Fan fan_of_three(Kind a, Kind b, Kind c) noexcept {
    const auto [low, high] = std::minmax({rank_of(a), rank_of(b), rank_of(c)});
    const int middle = rank_of(a) + rank_of(b) + rank_of(c) - low - high;
    const int step = middle - low;
    if (high - middle != step) return nothing;
    const int p = suit_of(a), q = suit_of(b), r = suit_of(c);
    if (p == q && q == r) {
        if (step == 0) return Fan::pure_triple_chow;
        return step == 3 ? Fan::pure_straight : Fan::pure_shifted_chows;
    }
    if (p == q || q == r || p == r) return nothing;
    if (step == 0) return Fan::mixed_triple_chow;
    if (step == 3) return Fan::mixed_straight;
    return step == 1 ? Fan::mixed_shifted_chows : nothing;
}

bool make_a_fan_of_two(Kind a, Kind b) noexcept {
    const int distance = std::abs(rank_of(a) - rank_of(b));
    return distance == 0 || (suit_of(a) == suit_of(b) && (distance == 3 || distance == 6));
}

/// The chosen chows, and the lowest kinds of those that may come.
class Chows {
 public:
    Chows(const BoundRules& rules, const BoundPieces& pieces, const HandClass& own, int more) noexcept
        : rules_(rules), pieces_(pieces), own_(own), possible_(own.chows & pieces.chow_kinds), more_(more) {
        for (int i = 0; i < pieces.chow_count; ++i) {
            twice_ |= starts_ & bit(chow(i));
            starts_ |= bit(chow(i));
        }
    }

    int number() const noexcept { return pieces_.chow_count + more_; }

    int of_two() const noexcept {
        int links = 0;
        for (int i = 0; i < pieces_.chow_count; ++i) {
            for (int j = 0; j < i; ++j) links += make_a_fan_of_two(chow(i), chow(j)) ? 1 : 0;
        }
        const int most = std::min(std::min(links, std::max(pieces_.chow_count - 1, 0)) + more_, number() - 1);
        return most * rules_.value(Fan::short_straight);
    }

    int of_three() const noexcept {
        if (number() < 3) return 0;
        int best = 0;
        const auto consider = [&](Fan fan) { best = std::max(best, fan == nothing ? 0 : rules_.value(fan)); };
        if (more_ >= 3 || (more_ == 2 && (starts_ & possible_) != 0)) {
            consider(Fan::pure_triple_chow);
        } else if (more_ == 2) {
            consider(Fan::pure_straight);
        }
        for (int i = 0; i < pieces_.chow_count; ++i) {
            for (int j = 0; j < i; ++j) {
                if (more_ > 0) consider(best_with_a_third(chow(i), chow(j), possible_));
                for (int k = 0; k < j; ++k) consider(fan_of_three(chow(i), chow(j), chow(k)));
            }
        }
        if (best == 0) return 0;
        return best + (number() == 4 ? rules_.value(Fan::short_straight) : 0);
    }

    bool four_the_same() const noexcept {
        return number_of(starts_) <= 1 && (more_ == 0 || (possible_ & (starts_ == 0 ? possible_ : starts_)) != 0);
    }

    bool four_shifted() const noexcept {
        if (twice_ != 0) return false;
        for (int suit = 0; suit < suit_count; ++suit) {
            const KindMask first = bit(suited(suit, 1));
            if ((starts_ & ~kinds::suit_mask(suit)) != 0) continue;
            if (has_run_of(0x55U * first, starts_, possible_)) return true;
            for (unsigned rank = 0; rank < 4; ++rank) {
                if (has_run_of(0xFU * first << rank, starts_, possible_)) return true;
            }
        }
        return false;
    }

    /// 123 and 789 twice, of one suit or of two; `nothing` when it cannot be.
    Fan of_terminals() const noexcept {
        if ((starts_ & ~first_and_last) != 0 || (own_.pairs & kinds::fives) == 0) return nothing;
        for (int suit = 0; suit < suit_count; ++suit) {
            const KindMask both = first_and_last & kinds::suit_mask(suit);
            if ((starts_ & ~both) == 0 && (both & ~(starts_ | possible_)) == 0) return Fan::pure_terminal_chows;
        }
        return twice_ == 0 ? Fan::three_suited_terminal_chows : nothing;
    }

 private:
    static constexpr KindMask first_and_last = kinds::ranks_in_every_suit("17");

    Kind chow(int i) const noexcept { return pieces_.chows[static_cast<std::size_t>(i)]; }

    const BoundRules& rules_;
    const BoundPieces& pieces_;
    const HandClass& own_;
    KindMask possible_;
    KindMask starts_ = 0;
    KindMask twice_ = 0;
    int more_;
};

}  // namespace

int BoundRules::of_chows(const BoundPieces& pieces, const HandClass& own, const Split& split,
                         PairOf pair) const noexcept {
    const int hogs = tile_hogs(pieces, own, split, pair) * value(Fan::tile_hog);
    const Chows chows(*this, pieces, own, split.chows);
    if (chows.number() < 2) return hogs;
    int most = std::max(chows.of_two(), chows.of_three()) + hogs;
    if (chows.number() < 4) return most;
    if (chows.four_shifted()) most = std::max(most, value(Fan::four_pure_shifted_chows) + hogs);
    if (chows.four_the_same()) most = std::max(most, value(Fan::quadruple_chow));
    if (pair != PairOf::suits) return most;
    most += value(Fan::all_chows) - (own.fans.has(Fan::no_honors) ? value(Fan::no_honors) : 0);
    const Fan terminal = chows.of_terminals();
    if (terminal == nothing) return most;
    const bool flush = terminal == Fan::pure_terminal_chows && own.fans.has(Fan::full_flush);
    return std::max(most, value(terminal) - (flush ? value(Fan::full_flush) : 0));
}

int BoundRules::tile_hogs(const BoundPieces& pieces, const HandClass& own, const Split& split,
                          PairOf pair) const noexcept {
    constexpr int most = 3;
    int hogs = number_of(pieces.copies.fours & ~konged_);
    const KindMask three = pieces.copies.ones & pieces.copies.twos & ~pieces.copies.fours;
    if (pieces.pair_left) {
        const KindMask two = pieces.copies.twos & ~pieces.copies.fours & ~pieces.copies.ones;
        const KindMask by_a_pair = (two | (fifth_copy_ ? three : 0)) & own.pairs & kinds_of_pair(pair);
        const bool any_chow = pieces.chow_count + split.chows > 0;
        const bool possible = split.sets() == 0 ? by_a_pair != 0 : fifth_copy_ || any_chow;
        hogs += possible ? 1 : 0;
    }
    // Pungs of a kind that stands already are counted with the pungs.
    if (pieces.chow_count > 0) hogs += split.suited;
    if (split.chows == 1 && split.sets() == 1) {
        hogs += std::min(3, number_of(three));
    } else if (split.chows > 0) {
        hogs = most;
    }
    return std::min(hogs, most);
}

}  // namespace hupai::guobiao
