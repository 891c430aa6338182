#include "search.hpp"

#include <algorithm>

#include "shown.hpp"

namespace hupai::liaoyang {
namespace {

int tiles_of(int sets, bool pair) noexcept { return 3 * sets + (pair ? 2 : 0); }

/// The concealed sets of a reading in canonical order, then its pair, as a number: the lower comes first.
template <class PartAt>
std::uint64_t key_of(PartAt part_at) noexcept {
    std::uint64_t key = 0;
    Kind pair = no_kind;
    for (std::size_t i = 0; i < part_count; ++i) {
        const Part& part = part_at(i);
        key = key << (set_id_bits * part.sets.count) | part.sets.ids;
        if (part.pair != no_kind) pair = part.pair;
    }
    return key << 8U | pair;
}

constexpr int sets_holding(int tiles) noexcept { return (tiles + 2) / 3; }

/// Where it matters to nothing which of several equal tiles is the hun, the real ones come first.
void place(Set& set, Counts& real_left) noexcept {
    const int size = set.kind == SetKind::pair ? 2 : 3;
    for (int tile = 0; tile < size; ++tile) {
        const auto kind = static_cast<Kind>(set.tile + (set.kind == SetKind::chow ? tile : 0));
        if (real_left[kind] > 0) {
            --real_left[kind];
        } else {
            set.hun = static_cast<std::uint8_t>(set.hun | 1U << static_cast<unsigned>(tile));
        }
    }
}

}  // namespace

StandardSearch::StandardSearch(const Facts& facts, const Rules& rules, const Decomposition& melds) noexcept
    : StandardSearch(facts, rules, melds, kinds_apart_of(facts, rules)) {}

StandardSearch::StandardSearch(const Facts& facts, const Rules& rules, const Decomposition& melds,
                               KindMask kinds_apart) noexcept
    : facts_(facts),
      rules_(rules),
      melds_(melds),
      searches_{PartSearch(facts, rules, melds, kinds_apart, 0), PartSearch(facts, rules, melds, kinds_apart, 1),
                PartSearch(facts, rules, melds, kinds_apart, 2), PartSearch(facts, rules, melds, kinds_apart, 3)} {
    for (std::size_t i = 0; i < melds.set_count; ++i) {
        searches_[static_cast<std::size_t>(suit_of(melds.sets[i].tile))].add(melds.sets[i]);
    }
}

void StandardSearch::run() noexcept {
    if (facts_.tiles.wildcards == 0) return run_real();
    find_fewest_sets();
    split(0, most_sets - facts_.meld_count, true, facts_.tiles.wildcards);
}

/// Without hun the number of tiles in a part says how many sets they are, and whether the pair is among them.
void StandardSearch::run_real() noexcept {
    bool is_paired = false;
    for (std::size_t part = 0; part < part_count; ++part) {
        const int tiles = searches_[part].real_tiles();
        const bool pair = tiles % 3 == 2;
        if (tiles % 3 == 1 || (pair && is_paired)) return;
        is_paired |= pair;
        searches_[part].read(tiles / 3, pair, 0, lists_[part]);
        if (lists_[part].count == 0) return;
        split_[part] = &lists_[part];
    }
    combine(0, Outline{}, 0);
}

void StandardSearch::find_fewest_sets() noexcept {
    constexpr std::int8_t no_way = most_sets + 1;
    fewest_sets_[part_count] = {0, no_way};
    for (std::size_t part = part_count; part-- > 0;) {
        const int real = searches_[part].real_tiles();
        const auto& behind = fewest_sets_[part + 1];
        const int without = behind[0] + sets_holding(real);
        const int with = std::min(behind[1] + sets_holding(real), behind[0] + sets_holding(std::max(0, real - 2)));
        fewest_sets_[part] = {static_cast<std::int8_t>(without), static_cast<std::int8_t>(with)};
    }
}

/// Every way to share out the sets and the pair; each part then takes just so many hun.
void StandardSearch::split(int part, int sets, bool pair, int huns) noexcept {
    if (part == part_count) {
        return combine(0, Outline{}, 0);
    }
    const bool is_last = part == part_count - 1;
    const int real = searches_[static_cast<std::size_t>(part)].real_tiles();
    for (int with_pair = pair ? 1 : 0; with_pair >= 0; --with_pair) {
        if (is_last && pair != (with_pair == 1)) continue;
        const int fewest = sets_holding(std::max(0, real - 2 * with_pair));
        for (int here = is_last ? std::max(sets, fewest) : fewest; here <= sets; ++here) {
            const int taken = tiles_of(here, with_pair == 1) - real;
            if (taken > huns) break;
            if (!may_hold(part + 1, sets - here, pair && with_pair == 0)) continue;
            const Parts& parts = parts_of(part, here, with_pair == 1, taken);
            if (parts.count == 0) continue;
            split_[static_cast<std::size_t>(part)] = &parts;
            split(part + 1, sets - here, pair && with_pair == 0, huns - taken);
        }
    }
}

bool StandardSearch::may_hold(int part, int sets, bool pair) const noexcept {
    return fewest_sets_[static_cast<std::size_t>(part)][pair ? 1 : 0] <= sets;
}

const Parts& StandardSearch::parts_of(int part, int sets, bool pair, int huns) noexcept {
    const auto at = static_cast<std::size_t>(part);
    std::int8_t& known = list_of_[at][static_cast<std::size_t>(2 * sets + (pair ? 1 : 0))];
    if (known == 0) {
        known = static_cast<std::int8_t>(++list_count_);
        searches_[at].read(sets, pair, huns, lists_[static_cast<std::size_t>(known - 1)]);
    }
    return lists_[static_cast<std::size_t>(known - 1)];
}

void StandardSearch::combine(int part, const Outline& outline, int worth) noexcept {
    if (part == part_count) return consider(outline, worth);
    for (const Part& one : *split_[static_cast<std::size_t>(part)]) {
        chosen_[static_cast<std::size_t>(part)] = &one;
        Outline sum = outline;
        sum += one.gain.outline;
        combine(part + 1, sum, worth + one.worth);
    }
}

void StandardSearch::consider(const Outline& outline, int worth) noexcept {
    const Failures failures = failures_of_standard(facts_, rules_, outline);
    if (failures != 0) {
        common_failures_ = is_complete_ ? static_cast<Failures>(common_failures_ & failures) : failures;
        is_complete_ = true;
        return;
    }
    const int sum = worth + worth_of(rules_, outline);
    if (wins_ && (sum < worth_ || (sum == worth_ && !comes_before_best()))) return;
    wins_ = true;
    worth_ = sum;
    for (std::size_t i = 0; i < part_count; ++i) best_[i] = *chosen_[i];
}

bool StandardSearch::comes_before_best() const noexcept {
    return key_of([&](std::size_t i) -> const Part& { return *chosen_[i]; }) <
           key_of([&](std::size_t i) -> const Part& { return best_[i]; });
}

Gain StandardSearch::gain() const noexcept {
    Gain gain{};
    for (const Part& part : best_) gain += part.gain;
    return gain;
}

Decomposition StandardSearch::best() const noexcept {
    Decomposition decomposition = melds_;
    Counts real_left = facts_.tiles.real;
    Set pair;
    const auto finish = [&](Set set, std::uint8_t hun, bool is_placed) {
        set.hun = hun;
        if (!is_placed) place(set, real_left);
        return set;
    };
    for (std::size_t i = 0; i < part_count; ++i) {
        const Part& part = best_[i];
        const bool is_placed = facts_.tiles.wildcards == 0 || searches_[i].heeds_placing();
        for (int set = 0; set < part.sets.count; ++set) {
            const std::uint8_t hun = part.set_hun[static_cast<std::size_t>(set)];
            decomposition.sets[decomposition.set_count++] = finish(set_of(part.sets.at(set)), hun, is_placed);
        }
        if (part.pair == no_kind) continue;
        pair = finish(Set{.kind = SetKind::pair, .tile = part.pair}, part.pair_hun, is_placed);
    }
    decomposition.sets[decomposition.set_count++] = pair;
    return decomposition;
}

}  // namespace hupai::liaoyang
