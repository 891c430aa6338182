#include "tally.hpp"

namespace hupai::guobiao {
namespace {

constexpr std::size_t index_of(Fan fan) noexcept { return static_cast<std::size_t>(fan); }

/// Decides the shown fan in the order of the table: each is counted unless a fan counted before excludes it (P3).
class Decision {
   public:
    Decision(const Reading& reading, const Shown& shown) noexcept
        : reading_(reading), shown_(shown), table_(resolved_table(*reading.rules)) {}

    Tally run() noexcept {
        for (int i = 0; i < fan_rows; ++i) decide(static_cast<Fan>(i));
        add_chicken_hand();
        return tally_;
    }

   private:
    void decide(Fan fan) noexcept {
        if (shown_.has(fan)) {
            count_or_exclude(fan);
        } else if (shown_.is_left_out(fan)) {
            exclude(fan, excluder_of(fan), Reason::combined_once);
        }
    }

    void count_or_exclude(Fan fan) noexcept {
        if (excluded_wholly_.has(fan)) return exclude(fan, excluder_of(fan), Reason::none);
        CountedFan counted;
        bool one_less = is_excluded_once(fan);
        for (const Instance& instance : shown_) {
            if (instance.fan != fan || lies_within_an_excluder(instance)) continue;
            if (one_less) {
                one_less = false;
                continue;
            }
            counted.sets[counted.count++] = instance.sets;
        }
        if (counted.count == 0) return exclude(fan, excluder_of(fan), Reason::none);
        count(fan, counted);
    }

    void count(Fan fan, CountedFan counted) noexcept {
        counted.fan = static_cast<std::uint8_t>(fan);
        counted.value = static_cast<std::int16_t>(value_of(fan));
        tally_.counted[tally_.counted_count++] = counted;
        tally_.total += counted.count * counted.value;
        if (fan == Fan::flower_tiles) tally_.flowers = counted.count * counted.value;
        excluded_wholly_.add_all(table_.excludes[index_of(fan)].all);
    }

    int value_of(Fan fan) const noexcept {
        return fan == Fan::mixed_kongs ? mixed_kongs_value(*reading_.rules) : table_.value[index_of(fan)];
    }

    void exclude(Fan fan, std::uint8_t by, Reason reason) noexcept {
        tally_.excluded[tally_.excluded_count++] = {static_cast<std::uint8_t>(fan), by,
                                                    by == no_fan ? reason : Reason::none};
    }

    const Exclusions& excludes(const CountedFan& counted) const noexcept { return table_.excludes[counted.fan]; }

    /// "of these pungs", "of these chows": the instance is made of the excluder's own sets.
    bool lies_within_an_excluder(const Instance& instance) const noexcept {
        for (int i = 0; i < tally_.counted_count; ++i) {
            const CountedFan& counted = tally_.counted[static_cast<std::size_t>(i)];
            if (excludes(counted).these.has(instance.fan) && (instance.sets & ~unsigned{counted.sets[0]}) == 0) return true;
        }
        return false;
    }

    bool is_excluded_once(Fan fan) const noexcept {
        for (int i = 0; i < tally_.counted_count; ++i) {
            if (excludes(tally_.counted[static_cast<std::size_t>(i)]).one.has(fan)) return true;
        }
        return false;
    }

    /// The first counted fan that bears on `fan`, or no_fan.
    std::uint8_t excluder_of(Fan fan) const noexcept {
        for (int i = 0; i < tally_.counted_count; ++i) {
            const CountedFan& counted = tally_.counted[static_cast<std::size_t>(i)];
            const Exclusions& row = excludes(counted);
            if (row.all.has(fan) || row.these.has(fan) || row.one.has(fan)) return counted.fan;
        }
        return no_fan;
    }

    /// 无番和 (#43): a standard hand in which nothing counts but flowers.
    void add_chicken_hand() noexcept {
        const bool only_flowers = tally_.total == tally_.flowers;
        if (!only_flowers || !reading_.is_standard()) return;
        CountedFan counted;
        counted.count = 1;
        count(Fan::chicken_hand, counted);
        if (tally_.counted_count == 2) std::swap(tally_.counted[0], tally_.counted[1]);
    }

    const Reading& reading_;
    const Shown& shown_;
    const ResolvedTable& table_;
    FanSet excluded_wholly_;
    Tally tally_;
};

/// What was said, but the hand refutes (P8).
void add_refuted(const Facts& facts, Tally& tally) noexcept {
    const auto add = [&](Fan fan, const Circumstance& circumstance) {
        if (circumstance.refuted == Reason::none) return;
        tally.excluded[tally.excluded_count++] = {static_cast<std::uint8_t>(fan), no_fan, circumstance.refuted};
    };
    add(Fan::out_with_replacement_tile, facts.kong_replacement);
    add(Fan::robbing_the_kong, facts.robbed_kong);
    add(Fan::last_tile, facts.last_of_kind);
}

}  // namespace

Tally tally(const Reading& reading, bool single_wait) noexcept {
    Shown shown;
    show_forms(reading, shown);
    show_whole_hand(reading, shown);
    show_chows(reading, shown);
    show_pungs(reading, shown);
    show_kongs(reading, shown);
    show_wait(reading, single_wait, shown);
    show_circumstances(reading, shown);
    Tally result = Decision(reading, shown).run();
    add_refuted(*reading.facts, result);
    return result;
}

}  // namespace hupai::guobiao
