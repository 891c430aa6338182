#include "parts.hpp"

#include <algorithm>
#include <bit>

#include "conditions.hpp"
#include "count_masks.hpp"
#include "placing.hpp"
#include "shown.hpp"

namespace hupai::liaoyang {
namespace {

constexpr KindMask kinds_of(Kind first, int count) noexcept { return ((KindMask{1} << count) - 1) << first; }

/// Does what a set brings depend on the tiles that are hun in it, or on another set, or on an option?
bool sets_add_up(const Facts& facts, const Rules& rules, KindMask kinds) noexcept {
    if (fan_heed_placing(facts, rules, kinds)) return false;
    return facts.tiles.wildcards == 0 || (rules.limits.all_hun_sets && !conditions_heed_placing(facts, rules));
}

/// Where sets add up, a concealed one brings what it does when all its tiles are real and no option is changed.
constexpr Gain gain_alone(const Set& set) noexcept { return gain_of(Facts{}, Rules{}, set); }

constexpr auto gains_of_sets = [] {
    std::array<Gain, 2 * kind_count> gains{};
    for (std::size_t id = 0; id < gains.size(); ++id) gains[id] = gain_alone(set_of(static_cast<SetId>(id)));
    return gains;
}();

constexpr auto gains_of_pairs = [] {
    std::array<Gain, kind_count> gains{};
    for (Kind kind = 0; kind < kind_count; ++kind) gains[kind] = gain_alone(Set{.kind = SetKind::pair, .tile = kind});
    return gains;
}();

constexpr int sum_of_eight(std::uint64_t counts) noexcept { return static_cast<int>((counts * every_byte) >> 56U); }

}  // namespace

PartSearch::PartSearch(const Facts& facts, const Rules& rules, const Decomposition& melds, int part) noexcept
    : facts_(facts),
      rules_(rules),
      melds_(melds),
      first_(static_cast<Kind>(part * ranks_per_suit)),
      kinds_(part < suit_count ? ranks_per_suit : kind_count - first_honour),
      held_(static_cast<std::uint32_t>((facts.held & kinds_of(first_, kinds_)) >> first_)),
      suit_(static_cast<std::uint8_t>(1U << static_cast<unsigned>(part))),
      adds_up_(sets_add_up(facts, rules, kinds_of(first_, kinds_))) {
    for (std::size_t rank = 0; rank < static_cast<std::size_t>(kinds_); ++rank) {
        real_[rank] = facts.tiles.real[first_ + rank];
    }
    real_tiles_ = sum_of_eight(load8(real_.data())) + real_[ranks_per_suit - 1];
    for (std::size_t i = 0; i < melds.set_count; ++i) {
        if (suit_of(melds.sets[i].tile) != part) continue;
        is_melded_ = true;
        melds_gain_ += gain_of(facts, rules, melds.sets[i]);
    }
}

void PartSearch::read(int sets, bool pair, int huns, Parts& parts) noexcept {
    parts_ = &parts;
    parts.count = 0;
    go_on(0, {.sets = sets,
              .huns = huns,
              .begun = 0,
              .begun_before = 0,
              .list = {},
              .gain = melds_gain_,
              .pair = pair,
              .paired = no_kind});
}

/// The number of tiles is right from the start, so that when nothing is left to be laid none is left over.
void PartSearch::go_on(int rank, const Laid& laid) noexcept {
    if (laid.sets == 0 && !laid.pair) return found(laid);
    if (laid.begun + laid.begun_before == 0) rank = next_useful(rank, laid);
    if (rank < kinds_) lay(rank, laid);
}

/// The first rank from this one on where anything could be laid: a set or a pair holds a real tile or is all hun.
int PartSearch::next_useful(int rank, const Laid& laid) const noexcept {
    if ((laid.huns >= 3 && laid.sets > 0) || (laid.huns == 2 && laid.pair)) return rank;
    const std::uint32_t next = held_ >> 1U, next_but_one = held_ >> 2U;  // what a 顺 could hold that begins with a hun
    std::uint32_t useful = held_;
    if (laid.huns == 1) useful |= next & next_but_one;
    if (laid.huns == 2) useful |= next | next_but_one;
    useful >>= static_cast<unsigned>(rank);
    return useful == 0 ? kinds_ : rank + std::countr_zero(useful);
}

void PartSearch::lay(int rank, const Laid& laid) noexcept {
    const int demand = laid.begun + laid.begun_before;
    const int uncovered = real_[static_cast<std::size_t>(rank)] - demand;
    const auto kind = static_cast<Kind>(first_ + rank);
    const auto triplet = static_cast<SetId>(2 * kind);
    Laid with = laid;
    for (int tiles = 0; tiles <= uncovered + laid.huns; tiles += 3) {
        lay_runs(rank, with, uncovered - tiles, demand + tiles);
        if (laid.pair && tiles + 2 <= uncovered + laid.huns) {
            Laid with_pair = with;
            with_pair.pair = false;
            with_pair.paired = kind;
            with_pair.gain += gains_of_pairs[kind];
            lay_runs(rank, with_pair, uncovered - tiles - 2, demand + tiles + 2);
        }
        if (with.sets == 0) return;
        --with.sets;
        with.list.push(triplet);
        with.gain += gains_of_sets[triplet];
    }
}

/// As many 顺 as cover what is left of the kind, and more as far as the hun go.
void PartSearch::lay_runs(int rank, const Laid& laid, int uncovered, int demand) noexcept {
    const auto run = static_cast<SetId>(2 * (first_ + rank) + 1);
    const bool may_begin = rank <= ranks_per_suit - 3 && first_ != first_honour;
    const int most = may_begin ? std::min(laid.sets, uncovered + laid.huns) : 0;
    Laid with = laid;
    with.begun_before = laid.begun;
    for (int runs = 0; runs <= most; ++runs) {
        if (runs > 0) {
            --with.sets;
            with.list.push(run);
            with.gain += gains_of_sets[run];
        }
        if (runs < uncovered) continue;
        with.begun = runs;
        with.huns = laid.huns - (runs - uncovered);
        if (runs > uncovered && breaks_limit(rank, demand + runs)) return;
        if (!can_finish_runs(rank + 1, with)) return;  // nor with more of them
        go_on(rank + 1, with);
    }
}

/// Are there hun enough for what the 顺 that have begun miss? Where nothing else is to be laid, that is all.
bool PartSearch::can_finish_runs(int rank, const Laid& laid) const noexcept {
    const int next = laid.begun + laid.begun_before;
    if (next == 0) return true;
    const int missing = std::max(0, next - real_[static_cast<std::size_t>(rank)]);
    const int missing_behind = std::max(0, laid.begun - real_[static_cast<std::size_t>(rank) + 1]);
    if (missing + missing_behind > laid.huns) return false;
    return (missing == 0 || !breaks_limit(rank, next)) && (missing_behind == 0 || !breaks_limit(rank + 1, laid.begun));
}

/// R15, `fifth_copy=false`, of a kind for which hun stand.
bool PartSearch::breaks_limit(int rank, int demand) const noexcept {
    if (rules_.limits.fifth_copy) return false;
    return demand + facts_.tiles.melded[static_cast<std::size_t>(first_ + rank)] > copies_per_kind;
}

void PartSearch::found(const Laid& laid) noexcept {
    if (adds_up_) return offer(laid, laid.gain, nullptr);
    Reading reading = reading_of(laid);
    if (!heeds_placing()) return offer(laid, gain_of(reading), nullptr);
    Placing placing(reading.decomposition, facts_.tiles.real, !rules_.limits.all_hun_sets);
    while (placing.next(reading.decomposition)) offer(laid, gain_of(reading), &reading);
}

/// The melds of the part, then what is laid, from the lowest kind up.
Reading PartSearch::reading_of(const Laid& laid) const noexcept {
    Reading reading;
    reading.facts = &facts_;
    reading.rules = &rules_;
    Decomposition& out = reading.decomposition;
    for (std::size_t i = 0; i < melds_.set_count; ++i) {
        if (1U << static_cast<unsigned>(suit_of(melds_.sets[i].tile)) == suit_)
            out.sets[out.set_count++] = melds_.sets[i];
    }
    bool is_paired = laid.paired == no_kind;
    for (int i = 0; i <= laid.list.count; ++i) {
        const bool is_last = i == laid.list.count;
        if (!is_paired && (is_last || laid.list.at(i) / 2 > laid.paired)) {
            out.sets[out.set_count++] = Set{.kind = SetKind::pair, .tile = laid.paired};
            is_paired = true;
        }
        if (!is_last) out.sets[out.set_count++] = set_of(laid.list.at(i));
    }
    return reading;
}

/// `placed`: the part with its hun, where it matters which tiles they are.
void PartSearch::offer(const Laid& laid, const Gain& gain, const Reading* placed) noexcept {
    Outline outline = gain.outline;
    const bool occurs = is_melded_ || laid.list.count > 0 || laid.paired != no_kind;
    outline.suits = occurs ? suit_ : std::uint8_t{0};
    outline.terminals = facts_.real_terminal || gain.outline.terminals > 0;
    const int worth = worth_of(rules_, gain);
    Part* part = parts_->list.data();
    const Part* const end = part + parts_->count;
    while (part != end && part->outline != outline) ++part;
    if (part != end) {
        if (worth < part->worth) return;
        const bool is_before =
            laid.list.ids != part->sets.ids ? laid.list.ids < part->sets.ids : laid.paired < part->pair;
        if (worth == part->worth && !is_before) return;
    } else {
        ++parts_->count;
    }
    part->sets = laid.list;
    part->pair = laid.paired;
    part->outline = outline;
    part->worth = static_cast<std::int16_t>(worth);
    part->pair_hun = 0;
    part->set_hun = {};
    if (placed == nullptr) return;
    std::size_t set_index = 0;
    for (int i = 0; i < placed->set_count(); ++i) {
        const Set& set = placed->set(i);
        if (set.meld >= 0) continue;
        (set.kind == SetKind::pair ? part->pair_hun : part->set_hun[set_index++]) = set.hun;
    }
}

}  // namespace hupai::liaoyang
