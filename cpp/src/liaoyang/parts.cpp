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

constexpr int bits_of_count = 4;

/// Eight counts of a byte each as counts of four bits.
constexpr std::uint64_t packed(std::uint64_t counts) noexcept {
    counts = (counts | counts >> 4U) & 0x00FF00FF00FF00FFU;
    counts = (counts | counts >> 8U) & 0x0000FFFF0000FFFFU;
    return (counts | counts >> 16U) & 0xFFFFFFFFU;
}

constexpr unsigned shift_of(int rank) noexcept { return static_cast<unsigned>(bits_of_count * rank); }

constexpr int count_at(std::uint64_t counts, int rank) noexcept { return counts >> shift_of(rank) & 15U; }

/// One tile of a rank and one of the next.
constexpr std::uint64_t one_of_two_ranks = 0x11;

/// Which tiles of a part are hun.
void write_hun(const Reading& placed, Part& part) noexcept {
    std::size_t set_index = 0;
    for (int i = 0; i < placed.set_count(); ++i) {
        const Set& set = placed.set(i);
        if (set.meld >= 0) continue;
        (set.kind == SetKind::pair ? part.pair_hun : part.set_hun[set_index++]) = set.hun;
    }
}

}  // namespace

KindMask kinds_apart_of(const Facts& facts, const Rules& rules) noexcept {
    const bool every_tile = !rules.limits.all_hun_sets || conditions_heed_placing(facts, rules);
    return facts.tiles.wildcards > 0 && every_tile ? all_kinds : kinds_that_fan_heed(facts, rules);
}

PartSearch::PartSearch(const Facts& facts, const Rules& rules, const Decomposition& melds, KindMask kinds_apart,
                       int part) noexcept
    : facts_(facts),
      rules_(rules),
      melds_(melds),
      first_(static_cast<Kind>(part * ranks_per_suit)),
      kinds_(part < suit_count ? ranks_per_suit : kind_count - first_honour),
      held_(static_cast<std::uint32_t>((facts.held & kinds_of(first_, kinds_)) >> first_)),
      suit_(static_cast<std::uint8_t>(1U << static_cast<unsigned>(part))),
      adds_up_((kinds_apart & kinds_of(first_, kinds_)) == 0) {
    const std::uint8_t* real = facts.tiles.real.data();
    const bool is_suit = part < suit_count;
    const std::uint64_t eight = is_suit ? load8(real + first_) : load8(real + kind_count - 8) >> 8U;
    const std::uint64_t ninth = is_suit ? real[first_ + 8] : 0U;
    real_ = packed(eight) | ninth << shift_of(8);
    real_tiles_ = sum_of_eight(eight) + static_cast<int>(ninth);
}

void PartSearch::add(const Set& meld) noexcept {
    is_melded_ = true;
    melds_gain_ += gain_of(facts_, rules_, meld);
}

void PartSearch::Laid::push(SetId id) noexcept {
    ids = ids << set_id_bits | id;
    gain += gains_of_sets[id];
}

void PartSearch::Laid::push_pair(Kind kind) noexcept {
    pair = false;
    paired = kind;
    gain += gains_of_pairs[kind];
}

void PartSearch::read(int sets, bool pair, int huns, Parts& parts) noexcept {
    parts_ = &parts;
    parts.count = 0;
    sets_asked_ = sets;
    go_on(0, {.gain = melds_gain_, .ids = 0, .paired = no_kind, .pair = pair},
          {.sets = sets, .huns = huns, .begun = 0, .begun_before = 0});
}

/// The number of tiles is right from the start, so that when nothing is left to be laid none is left over.
void PartSearch::go_on(int rank, const Laid& laid, const Rest& rest) noexcept {
    if (rest.sets == 0 && !laid.pair) return found(laid);
    if (rest.huns == 0) {
        const auto begun = static_cast<unsigned>(rest.begun), before = static_cast<unsigned>(rest.begun_before);
        const std::uint64_t covered = begun * one_of_two_ranks + before;
        return lay_real(((real_ >> shift_of(rank)) - covered) << shift_of(rank), laid);
    }
    if (rest.begun + rest.begun_before == 0) rank = next_useful(rank, rest, laid.pair);
    if (rank < kinds_) lay(rank, laid, rest);
}

/// Without hun: what is left of the lowest kind is in triplets, in the pair or else in 顺 that begin there.
void PartSearch::lay_real(std::uint64_t left, const Laid& laid) noexcept {
    if (left == 0) return found(laid);
    const int rank = std::countr_zero(left) / bits_of_count;
    const auto kind = static_cast<Kind>(first_ + rank);
    const int tiles = count_at(left, rank);
    const int most_runs = may_begin_run(rank) ? std::min(count_at(left, rank + 1), count_at(left, rank + 2)) : 0;
    for (int triplets = 0; 3 * triplets <= tiles; ++triplets) {
        for (int pair = 0; pair <= (laid.pair ? 1 : 0); ++pair) {
            const int runs = tiles - 3 * triplets - 2 * pair;
            if (runs < 0 || runs > most_runs) continue;
            Laid with = laid;
            if (triplets > 0) with.push(static_cast<SetId>(2 * kind));
            for (int i = 0; i < runs; ++i) with.push(static_cast<SetId>(2 * kind + 1));
            if (pair > 0) with.push_pair(kind);
            const std::uint64_t others = static_cast<unsigned>(runs) * one_of_two_ranks << bits_of_count;
            lay_real(left - ((others + static_cast<unsigned>(tiles)) << shift_of(rank)), with);
        }
    }
}

/// The first rank from this one on where anything could be laid: a set or a pair holds a real tile or is all hun.
int PartSearch::next_useful(int rank, const Rest& rest, bool pair) const noexcept {
    if ((rest.huns >= 3 && rest.sets > 0) || (rest.huns == 2 && pair)) return rank;
    const std::uint32_t next = held_ >> 1U, next_but_one = held_ >> 2U;  // what a 顺 could hold that begins with a hun
    std::uint32_t useful = held_;
    if (rest.huns == 1) useful |= next & next_but_one;
    if (rest.huns == 2) useful |= next | next_but_one;
    useful >>= static_cast<unsigned>(rank);
    return useful == 0 ? kinds_ : rank + std::countr_zero(useful);
}

void PartSearch::lay(int rank, Laid laid, Rest rest) noexcept {
    const auto kind = static_cast<Kind>(first_ + rank);
    int uncovered = count_at(real_, rank) - rest.begun - rest.begun_before;
    for (;;) {
        if (uncovered + rest.huns < 0) return;
        lay_runs(rank, laid, rest, uncovered);
        if (laid.pair && uncovered + rest.huns >= 2) {
            Laid with_pair = laid;
            with_pair.push_pair(kind);
            lay_runs(rank, with_pair, rest, uncovered - 2);
        }
        if (rest.sets == 0) return;
        --rest.sets;
        uncovered -= 3;
        laid.push(static_cast<SetId>(2 * kind));
    }
}

/// As many 顺 as cover what is left of the kind, and more as far as the hun go.
void PartSearch::lay_runs(int rank, Laid laid, Rest rest, int uncovered) noexcept {
    const int most = may_begin_run(rank) ? std::min(rest.sets, uncovered + rest.huns) : 0;
    if (uncovered > most) return;
    const int huns = rest.huns;
    rest.begun_before = rest.begun;
    for (int runs = 0; runs <= most; ++runs) {
        if (runs > 0) {
            --rest.sets;
            laid.push(static_cast<SetId>(2 * (first_ + rank) + 1));
        }
        const int taken = runs - uncovered;
        if (taken < 0) continue;
        rest.begun = runs;
        rest.huns = huns - taken;
        if (taken > 0 && breaks_limit(rank, count_at(real_, rank) + taken)) return;
        if (!can_finish_runs(rank + 1, rest)) return;  // nor with more of them
        go_on(rank + 1, laid, rest);
    }
}

/// Are there hun enough for what the 顺 that have begun miss? Where nothing else is to be laid, that is all.
bool PartSearch::can_finish_runs(int rank, const Rest& rest) const noexcept {
    const int next = rest.begun + rest.begun_before;
    const int missing = std::max(0, next - count_at(real_, rank));
    const int missing_behind = std::max(0, rest.begun - count_at(real_, rank + 1));
    if (missing + missing_behind > rest.huns) return false;
    return (missing == 0 || !breaks_limit(rank, next)) && (missing_behind == 0 || !breaks_limit(rank + 1, rest.begun));
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
    const SetList list = list_of(laid);
    bool is_paired = laid.paired == no_kind;
    for (int i = 0; i <= list.count; ++i) {
        const bool is_last = i == list.count;
        if (!is_paired && (is_last || list.at(i) / 2 > laid.paired)) {
            out.sets[out.set_count++] = Set{.kind = SetKind::pair, .tile = laid.paired};
            is_paired = true;
        }
        if (!is_last) out.sets[out.set_count++] = set_of(list.at(i));
    }
    return reading;
}

/// `placed`: the part with its hun, where it matters which tiles they are.
void PartSearch::offer(const Laid& laid, Gain gain, const Reading* placed) noexcept {
    const bool occurs = is_melded_ || sets_asked_ > 0 || laid.paired != no_kind;
    gain.outline.suits = occurs ? suit_ : std::uint8_t{0};
    gain.outline.terminals = facts_.real_terminal || gain.outline.terminals > 0;
    const int worth = worth_of(rules_, gain);
    Part* part = parts_->list.data();
    const Part* const end = part + parts_->count;
    while (part != end && part->gain.outline != gain.outline) ++part;
    if (part == end) {
        ++parts_->count;
    } else if (worth < part->worth || (worth == part->worth && !comes_before(laid, *part))) {
        return;
    }
    part->sets = list_of(laid);
    part->pair = laid.paired;
    part->gain = gain;
    part->worth = static_cast<std::int16_t>(worth);
    part->pair_hun = 0;
    part->set_hun = {};
    if (placed != nullptr) write_hun(*placed, *part);
}

}  // namespace hupai::liaoyang
