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

constexpr std::uint64_t one_of_each_rank = 0x111111111U;

/// From some rank of a suit or of the honours on, the first sets (bit i = twice the rank, plus one for a 顺) and the
/// first pairs that bring what none before them does.
struct Firsts {
    std::uint32_t sets = 0;
    std::uint32_t pairs = 0;
};

/// `gains`: of sets or pairs that stand side by side; those of `places` that bring what no earlier one does.
template <std::size_t count>
constexpr std::uint32_t firsts_among(std::uint32_t places, const std::array<Gain, count>& gains, int begin) noexcept {
    std::uint32_t firsts = 0;
    for (std::uint32_t rest = places; rest != 0; rest &= rest - 1) {
        const auto gain_at = [&](std::uint32_t at) {
            return gains[static_cast<std::size_t>(begin + std::countr_zero(at))];
        };
        bool is_new = true;
        for (std::uint32_t known = firsts; known != 0; known &= known - 1) {
            is_new = is_new && gain_at(known) != gain_at(rest);
        }
        firsts |= is_new ? rest & (~rest + 1) : 0;
    }
    return firsts;
}

constexpr std::array<Firsts, ranks_per_suit> firsts_from(Kind first, int kinds) noexcept {
    std::array<Firsts, ranks_per_suit> firsts{};
    std::uint32_t sets = 0, pairs = 0;
    for (int rank = kinds - 1; rank >= 0; --rank) {
        const bool begins = begins_a_chow(static_cast<Kind>(first + rank));
        sets |= (begins ? 3U : 1U) << static_cast<unsigned>(2 * rank);
        pairs |= 1U << static_cast<unsigned>(rank);
        firsts[static_cast<std::size_t>(rank)] = {firsts_among(sets, gains_of_sets, 2 * first),
                                                  firsts_among(pairs, gains_of_pairs, first)};
    }
    return firsts;
}

constexpr std::array<Firsts, ranks_per_suit> firsts_in_suit = firsts_from(0, ranks_per_suit);
constexpr std::array<Firsts, ranks_per_suit> firsts_in_honours = firsts_from(first_honour, kind_count - first_honour);

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
    suits_ = is_melded_ || sets > 0 || pair ? suit_ : std::uint8_t{0};
    const Laid nothing{.gain = melds_gain_, .ids = 0, .paired = no_kind, .pair = pair};
    if (huns == 0) return lay_real(real_, nothing);
    lay(0, {.real = real_, .sets = sets, .huns = huns}, nothing);
}

/// Triplets, the pair and 顺 that begin at one rank, then what begins at the ranks behind it.
///
/// The number of tiles is right from the start, so that when nothing is left to be laid none is left over.
void PartSearch::lay(int rank, const Rest& rest, const Laid& laid) noexcept {
    if (rest.sets == 0 && !laid.pair) return found(laid);
    if (rest.huns == 0) return lay_real(rest.real, laid);
    if (lay_any_one(rank, rest, laid)) return;
    rank = next_useful(rank, rest, laid.pair);
    if (rank >= kinds_) return;
    const auto kind = static_cast<Kind>(first_ + rank);
    int uncovered = count_at(rest.real, rank);  // below zero: so many tiles are hun
    Rest others = rest;
    others.real -= static_cast<std::uint64_t>(uncovered) << shift_of(rank);
    Laid with = laid;
    for (;;) {
        lay_runs(rank, others, uncovered, with);
        if (laid.pair && uncovered + rest.huns >= 2) {
            Laid with_pair = with;
            with_pair.push_pair(kind);
            lay_runs(rank, others, uncovered - 2, with_pair);
        }
        if (others.sets == 0 || uncovered + rest.huns < 3) return;
        --others.sets;
        uncovered -= 3;
        with.push(static_cast<SetId>(2 * kind));
    }
}

/// Without hun: what is left of the lowest kind is in triplets, in the pair or else in 顺 that begin there.
void PartSearch::lay_real(std::uint64_t real, const Laid& laid) noexcept {
    if (real == 0) return found(laid);
    const int rank = std::countr_zero(real) / bits_of_count;
    const auto kind = static_cast<Kind>(first_ + rank);
    const int tiles = count_at(real, rank);
    const int most_runs = may_begin_run(rank) ? std::min(count_at(real, rank + 1), count_at(real, rank + 2)) : 0;
    for (int triplets = 0; 3 * triplets <= tiles; ++triplets) {
        for (int pair = 0; pair <= (laid.pair ? 1 : 0); ++pair) {
            const int runs = tiles - 3 * triplets - 2 * pair;
            if (runs < 0 || runs > most_runs) continue;
            Laid with = laid;
            if (triplets > 0) with.push(static_cast<SetId>(2 * kind));
            for (int i = 0; i < runs; ++i) with.push(static_cast<SetId>(2 * kind + 1));
            if (pair > 0) with.push_pair(kind);
            const auto covered = static_cast<unsigned>(tiles + (runs << bits_of_count) + (runs << 2 * bits_of_count));
            lay_real(real - (std::uint64_t{covered} << shift_of(rank)), with);
        }
    }
}

/// Where one set or the pair is left, and only hun for it, it may be anything from this rank on; of those that bring
/// the same the first is enough.
bool PartSearch::lay_any_one(int rank, const Rest& rest, const Laid& laid) noexcept {
    if (rest.real != 0 || rest.sets + (laid.pair ? 1 : 0) != 1 || !adds_up_ || !rules_.limits.fifth_copy) return false;
    if (rank >= kinds_) return true;
    const auto& firsts = (first_ == first_honour ? firsts_in_honours : firsts_in_suit)[static_cast<std::size_t>(rank)];
    std::uint32_t places = laid.pair ? firsts.pairs : firsts.sets;
    for (; places != 0; places &= places - 1) {
        const int place = std::countr_zero(places);
        Laid with = laid;
        if (laid.pair) {
            with.push_pair(static_cast<Kind>(first_ + place));
        } else {
            with.push(static_cast<SetId>(2 * first_ + place));
        }
        found(with);
    }
    return true;
}

/// As many 顺 as cover what is left of the kind, and more as far as the hun go.
void PartSearch::lay_runs(int rank, const Rest& rest, int uncovered, Laid laid) noexcept {
    const int most = may_begin_run(rank) ? std::min(rest.sets, uncovered + rest.huns) : 0;
    if (uncovered > most) return;
    const int next = count_at(rest.real, rank + 1), next_but_one = count_at(rest.real, rank + 2);
    for (int runs = 0;; ++runs) {
        const int covered = std::min(runs, next), covered_behind = std::min(runs, next_but_one);
        const int huns = 3 * runs - uncovered - covered - covered_behind;
        if (runs >= uncovered) {
            if (huns > rest.huns) return;
            const auto taken = static_cast<unsigned>(covered) | static_cast<unsigned>(covered_behind) << bits_of_count;
            lay(rank + 1,
                {rest.real - (std::uint64_t{taken} << shift_of(rank + 1)), rest.sets - runs, rest.huns - huns}, laid);
        }
        if (runs == most) return;
        laid.push(static_cast<SetId>(2 * (first_ + rank) + 1));
    }
}

/// The first rank from this one on where anything could be laid: a set or a pair holds a real tile or is all hun.
int PartSearch::next_useful(int rank, const Rest& rest, bool pair) const noexcept {
    if ((rest.huns >= 3 && rest.sets > 0) || (rest.huns == 2 && pair)) return rank;
    const std::uint64_t held = rest.real >> shift_of(rank);
    std::uint64_t useful = held;
    if (rest.huns > 0) {
        const std::uint64_t any = (held | held >> 1U | held >> 2U) & one_of_each_rank;
        const std::uint64_t next = any >> shift_of(1), next_but_one = any >> shift_of(2);
        useful |= rest.huns == 1 ? next & next_but_one : next | next_but_one;  // 顺 that begin with a hun
    }
    return useful == 0 ? kinds_ : rank + std::countr_zero(useful) / bits_of_count;
}

/// R15, `fifth_copy=false`: does a hun stand for a kind of which there are too many then?
bool PartSearch::breaks_limit(const Laid& laid) const noexcept {
    std::array<int, ranks_per_suit> demand{};
    const SetList list = list_of(laid);
    for (int i = 0; i < list.count; ++i) {
        const Set set = set_of(list.at(i));
        const auto rank = static_cast<std::size_t>(set.tile - first_);
        if (set.kind == SetKind::pung) demand[rank] += 3;
        if (set.kind == SetKind::chow) ++demand[rank], ++demand[rank + 1], ++demand[rank + 2];
    }
    if (laid.paired != no_kind) demand[static_cast<std::size_t>(laid.paired - first_)] += 2;
    for (int rank = 0; rank < kinds_; ++rank) {
        const int copies = demand[static_cast<std::size_t>(rank)];
        const int melded = facts_.tiles.melded[static_cast<std::size_t>(first_ + rank)];
        if (copies > count_at(real_, rank) && copies + melded > copies_per_kind) return true;
    }
    return false;
}

void PartSearch::found(const Laid& laid) noexcept {
    if (!rules_.limits.fifth_copy && breaks_limit(laid)) return;
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
        const bool is_here = kinds_of(first_, kinds_) >> melds_.sets[i].tile & 1U;
        if (is_here) out.sets[out.set_count++] = melds_.sets[i];
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
    gain.outline.suits = suits_;
    const unsigned real = facts_.real_terminal, sets = gain.outline.terminals > 0;
    gain.outline.terminals = static_cast<std::uint8_t>(real | sets);  // no branch: either is as likely
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
