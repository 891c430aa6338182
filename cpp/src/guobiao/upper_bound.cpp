#include "upper_bound.hpp"

#include <algorithm>
#include <bit>

#include "count_masks.hpp"
#include "kinds.hpp"
#include "shown.hpp"

namespace hupai::guobiao {
namespace {

bool only(KindMask present, KindMask kinds) noexcept { return (present & ~kinds) == 0; }

KindMask kinds_of(SetKind kind, Kind tile) noexcept { return kind == SetKind::chow ? KindMask{7} << tile : bit(tile); }

bool in_one_suit(KindMask present) noexcept {
    return only(present, kinds::suit_mask(0)) || only(present, kinds::suit_mask(1)) ||
           only(present, kinds::suit_mask(2));
}

}  // namespace

UpperBound::UpperBound(const Facts& facts, const Rules& rules, const Hand& hand) noexcept
    : rules_(rules), has_melds_(hand.meld_count > 0) {
    for (int i = 0; i < hand.meld_count; ++i) {
        const Meld& meld = hand.melds[static_cast<std::size_t>(i)];
        const SetKind kind = meld.kind == MeldKind::chow ? SetKind::chow : SetKind::pung;
        add(melds_, kind, meld.tile, meld.is_concealed());
    }
    Shown shown;
    show_circumstances(facts, shown);
    show_kongs(facts, rules, KongSets{}, shown);
    shown.present().for_each([&](Fan fan) { always_ += value(fan) * static_cast<int>(shown.appearances(fan).size()); });
    // One wait, and what any tiles may show: 四归一 of three kinds, 断幺, 无字.
    always_ += value(Fan::single_wait) + 3 * value(Fan::tile_hog) + value(Fan::all_simples) + value(Fan::no_honors);
}

int UpperBound::value(Fan fan) const noexcept {
    return fan == Fan::mixed_kongs ? mixed_kongs_value(rules_)
                                   : resolved_table(rules_).value[static_cast<std::size_t>(fan)];
}

void UpperBound::add(Pieces& pieces, SetKind kind, Kind tile, bool concealed) noexcept {
    const KindMask own = kinds_of(kind, tile);
    pieces.present |= own;
    pieces.fives_everywhere = pieces.fives_everywhere && (own & kinds::fives) != 0;
    pieces.ends_everywhere = pieces.ends_everywhere && (own & (kinds::terminals | kinds::honours)) != 0;
    if (kind == SetKind::chow) {
        ++pieces.chows;
        pieces.chow_kinds |= bit(tile);
    }
    if (kind != SetKind::pung) return;
    ++pieces.pungs;
    pieces.concealed_pungs += concealed ? 1 : 0;
    pieces.wind_pungs += is_wind(tile) && (pieces.pung_kinds & bit(tile)) == 0 ? 1 : 0;
    pieces.dragon_pungs += is_dragon(tile) && (pieces.pung_kinds & bit(tile)) == 0 ? 1 : 0;
    pieces.pung_kinds |= bit(tile);
}

UpperBound::Pieces UpperBound::pieces_of(const Branch& branch) const noexcept {
    Pieces pieces = melds_;
    for (int i = 0; i < branch.piece_count; ++i) {
        const Set& set = branch.pieces[static_cast<std::size_t>(i)];
        add(pieces, set.kind, set.tile, true);
    }
    pieces.present |= branch.given | branch.uncovered;
    pieces.sets_left = branch.sets_left;
    pieces.pair_left = branch.pair_left;
    return pieces;
}

int UpperBound::of(const Branch& branch) const noexcept {
    const Pieces pieces = pieces_of(branch);
    return branch.form == Form::seven_pairs ? of_seven_pairs(pieces) : of_sets(pieces, branch.form);
}

/// 绿一色, one of the colours, the ranks, 推不倒: what all tiles together may show.
int UpperBound::whole_hand(KindMask present) const noexcept {
    int total = only(present, kinds::greens) ? value(Fan::all_green) : 0;
    if (in_one_suit(present)) {
        total += value(Fan::full_flush);
    } else {
        total += std::max(value(Fan::half_flush), value(Fan::all_types));
    }
    const bool three_ranks =
        only(present, kinds::uppers) || only(present, kinds::middles) || only(present, kinds::lowers);
    const bool four_ranks = only(present, kinds::above_five) || only(present, kinds::below_five);
    total += (three_ranks ? value(Fan::upper_tiles) : 0) + (four_ranks ? value(Fan::upper_four) : 0);
    return total + (only(present, kinds::reversibles) ? value(Fan::reversible_tiles) : 0);
}

/// 字一色, 清幺九, 混幺九: of these, one.
int UpperBound::without_chows(const Pieces& pieces) const noexcept {
    if (only(pieces.present, kinds::honours)) return value(Fan::all_honors);
    if (only(pieces.present, kinds::terminals)) return value(Fan::all_terminals);
    const bool ends = only(pieces.present, kinds::terminals | kinds::honours);
    return ends ? value(Fan::all_terminals_and_honors) : 0;
}

int UpperBound::of_seven_pairs(const Pieces& pieces) const noexcept {
    const int form = in_one_suit(pieces.present) ? value(Fan::seven_shifted_pairs) : value(Fan::seven_pairs);
    return always_ + form + whole_hand(pieces.present) + without_chows(pieces);
}

/// The best split of the sets that are left into chows and pungs.
int UpperBound::of_sets(const Pieces& pieces, Form form) const noexcept {
    const bool standard = form == Form::standard;
    int best = 0;
    for (int more_pungs = 0; more_pungs <= pieces.sets_left; ++more_pungs) {
        const int chows = pieces.chows + pieces.sets_left - more_pungs;
        const int pungs = pieces.pungs + more_pungs;
        int total = of_chows(pieces, chows) + of_pungs(pieces, pungs, pieces.concealed_pungs + more_pungs);
        total += of_winds_and_dragons(pieces, more_pungs);
        if (standard && chows == 0) total += without_chows(pieces);
        if (chows == 0 && only(pieces.present, kinds::evens)) total += value(Fan::all_even_pungs);
        best = std::max(best, total);
    }
    best += always_ + whole_hand(pieces.present);
    if (!standard) return best + value(Fan::knitted_straight);
    best += pieces.fives_everywhere ? value(Fan::all_fives) : 0;
    best += pieces.ends_everywhere ? value(Fan::outside_hand) : 0;
    return std::max(best + of_nine_gates(pieces), value(Fan::chicken_hand) + always_);
}

/// The best fan of three or four chows, and fan of two for the others.
int UpperBound::of_chows(const Pieces& pieces, int chows) const noexcept {
    if (chows < 2) return value(Fan::all_chows);
    const int two = (chows - 1) * value(Fan::short_straight) + value(Fan::all_chows);
    if (chows < 3) return two;
    const int three = value(Fan::pure_triple_chow) + two;
    if (chows < 4) return three;
    if (!in_one_suit(pieces.chow_kinds)) return three;
    // Four chows of a suit: the same, or 123 and 789, or shifted.
    constexpr KindMask first_and_last = kinds::ranks_in_every_suit("17");
    const bool terminal = only(pieces.chow_kinds, first_and_last);
    const bool same = number_of(pieces.chow_kinds) <= 1;
    const int four = terminal ? value(Fan::pure_terminal_chows) : same ? value(Fan::quadruple_chow) : 0;
    return std::max({three, four + value(Fan::all_chows), value(Fan::four_pure_shifted_chows) + value(Fan::all_chows)});
}

int UpperBound::of_pungs(const Pieces& pieces, int pungs, int concealed) const noexcept {
    if (pungs == 0) return 0;
    int total = pungs * value(Fan::pung_of_terminals_or_honors) + (pungs - 1) * value(Fan::double_pung);
    if (pungs == 4) total += value(Fan::all_pungs);
    if (concealed >= 4) total += value(Fan::four_concealed_pungs);
    if (concealed == 3) total += value(Fan::three_concealed_pungs);
    if (concealed == 2) total += value(Fan::two_concealed_pungs);
    const KindMask suited = pieces.pung_kinds & ~kinds::honours;
    const int no_part = pieces.pungs - number_of(suited);  // honours, and pungs of a kind that stands twice
    if (pungs - no_part == 4 && in_one_suit(suited)) return total + value(Fan::four_pure_shifted_pungs);
    return total + (pungs - no_part >= 3 ? value(Fan::pure_shifted_pungs) : 0);
}

/// Wind and dragon fan when at most `more` pungs of them are added.
int UpperBound::of_winds_and_dragons(const Pieces& pieces, int more) const noexcept {
    const auto of_winds = [&](int pungs) {
        if (pungs >= 4) return value(Fan::big_four_winds);
        return pungs == 3 ? value(Fan::little_four_winds) : 0;
    };
    const auto of_dragons = [&](int pungs) {
        if (pungs >= 3) return value(Fan::big_three_dragons);
        if (pungs == 2) return value(Fan::little_three_dragons);
        return pungs * value(Fan::dragon_pung);
    };
    int best = 0;
    for (int winds = 0; winds <= more; ++winds) {
        best = std::max(best, of_winds(pieces.wind_pungs + winds) + of_dragons(pieces.dragon_pungs + more - winds));
    }
    const bool any_wind = pieces.wind_pungs + more > 0;
    return best + (any_wind ? value(Fan::prevalent_wind) + value(Fan::seat_wind) : 0);
}

/// 九莲宝灯 wants everything concealed, of one suit; 清一色 is not counted beside it.
int UpperBound::of_nine_gates(const Pieces& pieces) const noexcept {
    return !has_melds_ && in_one_suit(pieces.present) ? value(Fan::nine_gates) : 0;
}

}  // namespace hupai::guobiao
