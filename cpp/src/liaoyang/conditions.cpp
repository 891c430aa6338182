#include "conditions.hpp"

#include <array>
#include <bit>

namespace hupai::liaoyang {
namespace {

/// Every condition that can fail, by the reason that names it; of several the first is told.
constexpr std::array conditions = {
    Reason::claimed_hun,    Reason::robbed_kong,  Reason::thirteen_orphans_off, Reason::four_melds_with_chow,
    Reason::closed_discard, Reason::missing_suit, Reason::no_terminal,          Reason::no_heng,
};

constexpr Failures failure(Reason reason) noexcept {
    for (std::size_t i = 0; i < conditions.size(); ++i) {
        if (conditions[i] == reason) return static_cast<Failures>(1U << i);
    }
    return 0;
}

constexpr Failures failure_if(bool fails, Reason reason) noexcept { return fails ? failure(reason) : Failures{0}; }

}  // namespace

Failures failures_of_claim(const Facts& facts, const Rules& rules) noexcept {
    Failures failures = 0;
    failures |= failure_if(!facts.self_drawn && facts.winning == facts.hun, Reason::claimed_hun);
    failures |= failure_if(facts.robbed_kong && !rules.rob_kong, Reason::robbed_kong);
    return failures;
}

Failures failures_of_standard(const Facts& facts, const Rules& rules, const Outline& outline) noexcept {
    constexpr unsigned all_suits = 7;  // honours are none (R26a)
    Failures failures = 0;
    failures |= failure_if(facts.all_sets_melded() && facts.melded_chows > 0, Reason::four_melds_with_chow);
    failures |= failure_if(!facts.is_open() && !facts.self_drawn, Reason::closed_discard);
    failures |= failure_if((outline.suits & all_suits) != all_suits, Reason::missing_suit);
    failures |= failure_if(!facts.real_terminal && outline.terminals == 0, Reason::no_terminal);
    failures |= failure_if(rules.need_heng && outline.triplets == 0, Reason::no_heng);
    return failures;
}

Failures failures_of_special(const Rules& rules, Form form) noexcept {
    const bool is_orphans = form == Form::thirteen_orphans;
    return failure_if(is_orphans && !rules.shisanyao, Reason::thirteen_orphans_off);  // R28: 七对 is exempt
}

bool conditions_heed_placing(const Facts& facts, const Rules& rules) noexcept {
    return rules.hun_yaojiu == HunYaojiu::run && !facts.real_terminal;
}

Reason reason_of(Failures common) noexcept {
    if (common == 0) return Reason::not_together;
    return conditions[static_cast<std::size_t>(std::countr_zero(static_cast<unsigned>(common)))];
}

int conditions_met(const Reading& reading, std::array<Reason, max_conditions>& met) noexcept {
    std::size_t count = 0;
    if (reading.decomposition.form == Form::seven_pairs) met[count++] = Reason::exempt_pairs;
    if (reading.decomposition.form == Form::thirteen_orphans) met[count++] = Reason::exempt_orphans;
    if (!reading.is_standard()) return static_cast<int>(count);
    met[count++] = reading.facts->is_open() ? Reason::open_by_meld : Reason::closed_but_self_drawn;
    met[count++] = Reason::all_suits;
    met[count++] = Reason::has_terminal;
    if (reading.rules->need_heng) met[count++] = Reason::has_heng;
    if (reading.facts->all_sets_melded()) met[count++] = Reason::four_triplet_melds;
    return static_cast<int>(count);
}

}  // namespace hupai::liaoyang
