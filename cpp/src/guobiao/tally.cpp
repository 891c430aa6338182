#include "tally.hpp"

#include <algorithm>
#include <utility>

namespace hupai::guobiao {
namespace {

constexpr std::size_t index_of(Fan fan) noexcept { return static_cast<std::size_t>(fan); }

void show_all(const Reading& reading, bool single_wait, Shown& shown) noexcept {
    show_forms(reading, shown);
    show_whole_hand(reading, shown);
    show_chows(reading, shown);
    show_pungs(reading, shown);
    show_kongs(reading, shown);
    show_wait(reading, single_wait, shown);
    show_circumstances(*reading.facts, shown);
}

/// Decides the shown fan in the order of the table: each is counted unless a fan counted before excludes it (P3).
class Decision {
 public:
    Decision(const Reading& reading, const Shown& shown) noexcept
        : reading_(reading), shown_(shown), table_(resolved_table(*reading.rules)) {
        shown.present().for_each([this](Fan fan) { decide(fan); });
        add_chicken_hand();
    }

    int total() const noexcept { return total_; }
    int flowers() const noexcept { return flowers_; }
    std::span<const CountedFan> counted() const noexcept { return {counted_.data(), counted_count_}; }

    /// Does this appearance of `fan` count?
    bool counts(Fan fan, SetMask sets) const noexcept {
        for (const CountedFan& counted : counted()) {
            if (counted.fan != static_cast<std::uint8_t>(fan)) continue;
            return std::find(counted.sets.begin(), counted.sets.begin() + counted.count, sets) !=
                   counted.sets.begin() + counted.count;
        }
        return false;
    }

    /// The first counted fan that bears on this appearance of `fan`, or no_fan.
    std::uint8_t excluder_of(Fan fan, SetMask sets) const noexcept {
        for (const CountedFan& counted : counted()) {
            const bool within = (sets & ~unsigned{counted.sets[0]}) == 0;
            const Exclusions& row = table_.excludes[counted.fan];
            if (row.all.has(fan) || (row.these.has(fan) && within)) return counted.fan;
        }
        return first_that([fan](const Exclusions& row) { return row.one.has(fan); });
    }

    /// The first counted fan that bears on `fan` at all, or no_fan.
    std::uint8_t excluder_of(Fan fan) const noexcept {
        return first_that([fan](const Exclusions& row) { return row.all.has(fan) || row.these.has(fan); });
    }

 private:
    template <class Test>
    std::uint8_t first_that(Test excludes) const noexcept {
        for (const CountedFan& counted : counted()) {
            if (excludes(table_.excludes[counted.fan])) return counted.fan;
        }
        return no_fan;
    }

    void decide(Fan fan) noexcept {
        if (excluded_wholly_.has(fan)) return;
        CountedFan& counted = counted_[counted_count_];
        counted.count = 0;
        bool one_less = excluded_once_.has(fan);
        for (const SetMask sets : shown_.appearances(fan)) {
            if (excluded_within_.has(fan) && lies_within_an_excluder(fan, sets)) continue;
            if (std::exchange(one_less, false)) continue;
            counted.sets[counted.count++] = sets;
        }
        if (counted.count > 0) count(fan, counted);
    }

    /// Takes in what stands behind the counted ones already.
    void count(Fan fan, CountedFan& counted) noexcept {
        counted.fan = static_cast<std::uint8_t>(fan);
        counted.value = static_cast<std::int16_t>(value_of(fan));
        ++counted_count_;
        total_ += counted.count * counted.value;
        if (fan == Fan::flower_tiles) flowers_ = counted.count * counted.value;
        const Exclusions& row = table_.excludes[index_of(fan)];
        excluded_wholly_.add_all(row.all);
        excluded_within_.add_all(row.these);
        excluded_once_.add_all(row.one);
    }

    int value_of(Fan fan) const noexcept {
        return fan == Fan::mixed_kongs ? mixed_kongs_value(*reading_.rules) : table_.value[index_of(fan)];
    }

    /// "of these pungs", "of these chows": the appearance is made of the excluder's own sets.
    bool lies_within_an_excluder(Fan fan, SetMask sets) const noexcept {
        for (const CountedFan& counted : counted()) {
            if (table_.excludes[counted.fan].these.has(fan) && (sets & ~unsigned{counted.sets[0]}) == 0) return true;
        }
        return false;
    }

    /// 无番和 (#43): a standard hand in which nothing counts but flowers.
    void add_chicken_hand() noexcept {
        if (total_ != flowers_ || !reading_.is_standard()) return;
        CountedFan& counted = counted_[counted_count_];
        counted.count = 1;
        counted.sets[0] = 0;
        count(Fan::chicken_hand, counted);
    }

    const Reading& reading_;
    const Shown& shown_;
    const ResolvedTable& table_;
    FanSet excluded_wholly_;
    FanSet excluded_within_;
    FanSet excluded_once_;
    int total_ = 0;
    int flowers_ = 0;
    std::size_t counted_count_ = 0;
    std::array<CountedFan, max_counted> counted_;  // only the first `counted_count_` are set
};

class ExcludedList {
 public:
    explicit ExcludedList(Score& score) noexcept : score_(score) {}
    /// Once for each excluder.
    void add(Fan fan, std::uint8_t by, Reason reason) noexcept {
        const ExcludedFan entry{static_cast<std::uint8_t>(fan), by, by == no_fan ? reason : Reason::none};
        const auto end = score_.excluded.begin() + score_.excluded_count;
        const bool known = std::any_of(score_.excluded.begin(), end, [&](const ExcludedFan& other) {
            return other.fan == entry.fan && other.by == entry.by && other.reason == entry.reason;
        });
        if (!known) score_.excluded[score_.excluded_count++] = entry;
    }

 private:
    Score& score_;
};

/// What the tiles show and does not count (P3, P4), in the order of the table.
void add_excluded(const Reading& reading, const Shown& shown, const Decision& decision, ExcludedList list) noexcept {
    FanSet seen = shown.present();
    add_fan_of_fewer_chows(reading, seen);
    add_fan_of_fewer_pungs(reading, seen);
    seen.for_each([&](Fan fan) {
        for (const SetMask sets : shown.appearances(fan)) {
            if (!decision.counts(fan, sets)) list.add(fan, decision.excluder_of(fan, sets), Reason::none);
        }
        if (!shown.has(fan)) list.add(fan, decision.excluder_of(fan), Reason::combined_once);
    });
}

/// What was said, but the hand refutes (P8).
void add_refuted(const Facts& facts, ExcludedList list) noexcept {
    const auto add = [&](Fan fan, const Circumstance& circumstance) {
        if (circumstance.refuted != Reason::none) list.add(fan, no_fan, circumstance.refuted);
    };
    add(Fan::out_with_replacement_tile, facts.kong_replacement);
    add(Fan::robbing_the_kong, facts.robbed_kong);
    add(Fan::last_tile, facts.last_of_kind);
}

}  // namespace

int total_of(const Reading& reading, bool single_wait) noexcept {
    Shown shown;
    show_all(reading, single_wait, shown);
    return Decision(reading, shown).total();
}

Worth worth_of(const Reading& reading, bool single_wait) noexcept {
    Shown shown;
    show_all(reading, single_wait, shown);
    const Decision decision(reading, shown);
    Worth worth;
    worth.total = decision.total();
    worth.flowers = decision.flowers();
    for (const CountedFan& counted : decision.counted()) {
        worth.counted.show_times(static_cast<Fan>(counted.fan), counted.count);
    }
    return worth;
}

void tally(const Reading& reading, bool single_wait, Score& score) noexcept {
    Shown shown;
    show_all(reading, single_wait, shown);
    const Decision decision(reading, shown);
    score.total = static_cast<std::int16_t>(decision.total());
    score.towards_minimum = static_cast<std::int16_t>(decision.total() - decision.flowers());
    for (const CountedFan& counted : decision.counted()) score.counted[score.counted_count++] = counted;
    add_excluded(reading, shown, decision, ExcludedList(score));
    add_refuted(*reading.facts, ExcludedList(score));
}

}  // namespace hupai::guobiao
