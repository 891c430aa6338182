#include "parts.hpp"

#include <algorithm>

#include "conditions.hpp"
#include "placing.hpp"

namespace hupai::liaoyang {
namespace {

/// Canonical order within a part (R49): set by set, then the pair.
bool comes_before(const Part& first, const Part& second) noexcept {
    for (int i = 0; i < first.set_count; ++i) {
        const auto at = static_cast<std::size_t>(i);
        if (first.sets[at] != second.sets[at]) return first.sets[at] < second.sets[at];
    }
    return first.pair < second.pair;
}

constexpr KindMask kinds_of(Kind first, int count) noexcept { return ((KindMask{1} << count) - 1) << first; }

bool do_heed_placing(const Facts& facts, const Rules& rules, KindMask kinds) noexcept {
    if (facts.tiles.wildcards == 0) return false;
    return !rules.limits.all_hun_sets || conditions_heed_placing(facts, rules) || fan_heed_placing(facts, rules, kinds);
}

bool look_alike(const Outline& first, const Outline& second) noexcept {
    return first.terminal == second.terminal && first.triplets == second.triplets && first.counting == second.counting;
}

}  // namespace

PartSearch::PartSearch(const Facts& facts, const Rules& rules, const Decomposition& melds, int part) noexcept
    : facts_(facts),
      rules_(rules),
      first_(static_cast<Kind>(part * ranks_per_suit)),
      kinds_(part < suit_count ? ranks_per_suit : kind_count - first_honour),
      heeds_placing_(do_heed_placing(facts, rules, kinds_of(first_, kinds_))) {
    reading_.facts = &facts;
    reading_.rules = &rules;
    for (int i = 0; i < melds.set_count; ++i) {
        const Set& set = melds.sets[static_cast<std::size_t>(i)];
        if (suit_of(set.tile) == part) {
            reading_.decomposition.sets[reading_.decomposition.set_count++] = set;
        }
    }
    melds_ = reading_.set_count();
    for (int rank = 0; rank < kinds_; ++rank) real_tiles_ += facts.tiles.real[static_cast<std::size_t>(first_ + rank)];
}

void PartSearch::read(int sets, bool pair, int huns, Parts& parts) noexcept {
    parts_ = &parts;
    parts.count = 0;
    lay(0, {sets, pair, huns, 0, 0});
}

/// The number of tiles is right from the start, so that when nothing is left to be laid none is left over.
void PartSearch::lay(int rank, const Rest& rest) noexcept {
    if (rest.is_done()) return found();
    if (rest.needs_tiles()) rank = next_held(rank);
    if (rank == kinds_) return;
    const int room = facts_.tiles.real[first_ + rank] + rest.huns - rest.begun - rest.begun_before;
    for (int triplets = 0; triplets <= rest.sets && 3 * triplets <= room; ++triplets) {
        lay(rank, rest, triplets, false);
        if (rest.pair && 3 * triplets + 2 <= room) lay(rank, rest, triplets, true);
    }
}

int PartSearch::next_held(int rank) const noexcept {
    while (rank < kinds_ && facts_.tiles.real[first_ + rank] == 0) ++rank;
    return rank;
}

/// As many 顺 as cover what is left of the kind, and more as far as the hun go.
void PartSearch::lay(int rank, const Rest& rest, int triplets, bool pair) noexcept {
    const Kind kind = static_cast<Kind>(first_ + rank);
    const int uncovered = facts_.tiles.real[kind] - rest.begun - rest.begun_before - 3 * triplets - (pair ? 2 : 0);
    const int most = begins_a_chow(kind) ? std::min(rest.sets - triplets, uncovered + rest.huns) : 0;
    for (int runs = std::max(0, uncovered); runs <= most; ++runs) lay(rank, rest, triplets, pair, runs);
}

void PartSearch::lay(int rank, const Rest& rest, int triplets, bool pair, int runs) noexcept {
    const Kind kind = static_cast<Kind>(first_ + rank);
    const int demand = 3 * triplets + runs + (pair ? 2 : 0) + rest.begun + rest.begun_before;
    const int huns = demand - facts_.tiles.real[kind];
    if (huns > rest.huns || (huns > 0 && breaks_limit(kind, demand))) return;
    const auto laid = reading_.decomposition.set_count;
    push(SetKind::pung, kind, triplets);
    push(SetKind::chow, kind, runs);
    push(SetKind::pair, kind, pair ? 1 : 0);
    lay(rank + 1, {rest.sets - triplets - runs, rest.pair && !pair, rest.huns - huns, runs, rest.begun});
    reading_.decomposition.set_count = laid;
}

/// R15, `fifth_copy=false`.
bool PartSearch::breaks_limit(Kind kind, int demand) const noexcept {
    return !rules_.limits.fifth_copy && demand + facts_.tiles.melded[kind] > copies_per_kind;
}

void PartSearch::push(SetKind set, Kind kind, int times) noexcept {
    Decomposition& decomposition = reading_.decomposition;
    for (int i = 0; i < times; ++i) decomposition.sets[decomposition.set_count++] = {set, kind, 0, -1, false};
}

void PartSearch::found() noexcept {
    if (!heeds_placing_) return offer();
    Placing placing(reading_.decomposition, facts_.tiles.real, !rules_.limits.all_hun_sets);
    while (placing.next(reading_.decomposition)) offer();
}

void PartSearch::offer() noexcept {
    const Part part = part_found();
    for (int i = 0; i < parts_->count; ++i) {
        Part& known = parts_->list[static_cast<std::size_t>(i)];
        if (!look_alike(part.outline, known.outline)) continue;
        if (part.worth > known.worth || (part.worth == known.worth && comes_before(part, known))) known = part;
        return;
    }
    parts_->list[static_cast<std::size_t>(parts_->count++)] = part;
}

Part PartSearch::part_found() const noexcept {
    Shown shown;
    show_sets(reading_, shown);
    Part part;
    part.worth = static_cast<std::int16_t>(worth_of(rules_, shown));
    part.outline = outline_of(reading_);
    part.set_count = 0;
    part.pair = no_kind;
    part.pair_hun = 0;
    for (int i = melds_; i < reading_.set_count(); ++i) {
        const Set& set = reading_.set(i);
        if (set.kind == SetKind::pair) {
            part.pair = set.tile;
            part.pair_hun = set.hun;
            continue;
        }
        part.sets[part.set_count] = static_cast<std::uint8_t>(2 * set.tile + (set.kind == SetKind::chow ? 1 : 0));
        part.set_hun[part.set_count++] = set.hun;
    }
    return part;
}

}  // namespace hupai::liaoyang
