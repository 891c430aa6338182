#include "pairs_and_singles.hpp"

#include "decompose_forms.hpp"
#include "shown.hpp"

namespace hupai::guobiao {
namespace {

/// Does the ascending list of these kinds come before that of others, as long?
constexpr bool come_before(KindMask kinds, KindMask others) noexcept {
    return (lowest_bit(kinds ^ others) & kinds) != 0;
}

}  // namespace

PairsAndSingles::PairsAndSingles(const Facts& facts, const Rules& rules) noexcept
    : facts_(facts), rules_(rules), tiles_(facts.real) {
    show_circumstances(facts, always_);
}

int PairsAndSingles::spare_pairs() const noexcept { return (facts_.tiles.wildcards - number_of(tiles_.ones)) / 2; }

bool PairsAndSingles::can_read(Forms forms) const noexcept {
    return !forms.has(Form::seven_pairs) || spare_pairs() <= 1;
}

void PairsAndSingles::run(Forms forms, int least) noexcept {
    least_ = least;
    if (forms.has(Form::seven_pairs)) read_seven_pairs();
    if (forms.has(Form::honors_and_knitted)) read_honors_and_knitted();
    if (forms.has(Form::thirteen_orphans)) read_thirteen_orphans();
}

/// A wildcard beside each tile that is left over; two more are a pair of any kind.
void PairsAndSingles::read_seven_pairs() noexcept {
    KindDigits pairs = tiles_;
    pairs.add(tiles_.ones);
    if (spare_pairs() == 0) return consider(Form::seven_pairs, pairs);
    const HunLimits limits = rules_.limits.on(Form::seven_pairs);
    // Where no pair may be of wildcards alone, they stand beside two real tiles that were one pair.
    KindMask kinds = limits.all_hun_sets ? all_kinds : tiles_.two_or_more();
    if (!limits.fifth_copy) kinds &= ~tiles_.three_or_more();
    for (; kinds != 0; kinds &= kinds - 1) {
        KindDigits seven = pairs;
        seven.add_two(lowest_bit(kinds));
        consider(Form::seven_pairs, seven);
    }
}

/// Of the sixteen kinds all but two.
void PairsAndSingles::read_honors_and_knitted() noexcept {
    for (int permutation = 0; permutation < detail::permutation_count; ++permutation) {
        const KindMask sixteen = detail::knitted_kinds(permutation) | honour_kinds;
        if ((tiles_.any() & ~sixteen) != 0) continue;
        for (KindMask first = sixteen & ~tiles_.any(); first != 0; first &= first - 1) {
            for (KindMask second = first & (first - 1); second != 0; second &= second - 1) {
                consider(Form::honors_and_knitted, {sixteen & ~lowest_bit(first) & ~lowest_bit(second), 0, 0});
            }
        }
    }
}

/// Which of the thirteen is the pair makes no difference.
void PairsAndSingles::read_thirteen_orphans() noexcept {
    if (number_of(tiles_.any()) + facts_.tiles.wildcards < detail::orphan_count) return;
    consider(Form::thirteen_orphans, {detail::orphan_kinds, 0, 0});
}

void PairsAndSingles::consider(Form form, const KindDigits& tiles) noexcept {
    FanCount shown = always_;
    show_special_form(form, tiles.any(), shown);
    shown.fans.add_all(fan_of_kinds(tiles.any()).fans);
    shown.show_times(Fan::tile_hog, static_cast<unsigned>(number_of(tiles.four_or_more())));
    // Many choices of tiles show the same.
    if (!(shown == last_) || last_worth_.total < 0) last_worth_ = worth_of(shown, QuickPungs{}, false, rules_);
    last_ = shown;
    const bool as_much = last_worth_.total == best_.total;
    const bool comes_first =
        form == Form::honors_and_knitted && best_form_ == form && come_before(tiles.any(), best_kinds_);
    if (last_worth_.total <= least_ || last_worth_.total < best_.total || (as_much && !comes_first)) return;
    best_ = last_worth_;
    best_form_ = form;
    best_kinds_ = tiles.any();
}

}  // namespace hupai::guobiao
