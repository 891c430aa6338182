// What hands are worth in the forms that are no sets: seven pairs, honors and knitted tiles, thirteen orphans.
#pragma once

#include "kind_digits.hpp"
#include "quick_total.hpp"
#include "reading.hpp"

namespace hupai::guobiao {

/// What the readings in those forms come to. In these forms it does not matter which tile was the winning one.
class PairsAndSingles {
 public:
    PairsAndSingles(const Facts& facts, const Rules& rules) noexcept;

    /// Not more than one pair of wildcards alone.
    [[nodiscard]] bool can_read(Forms forms) const noexcept;

    /// Goes through the readings in some of the forms, which may be none, for those worth more than `least`.
    /// Precondition: a hand without melds; `special_forms_at_a_glance` has not ruled the forms out.
    void run(Forms forms, int least) noexcept;

    /// The first, in the order of decompositions, of the readings with the highest total; -1 = there is none.
    const Worth& best() const noexcept { return best_; }

 private:
    int spare_pairs() const noexcept;
    void read_seven_pairs() noexcept;
    void read_honors_and_knitted() noexcept;
    void read_thirteen_orphans() noexcept;
    void consider(Form form, const KindDigits& tiles) noexcept;

    const Facts& facts_;
    const Rules& rules_;
    KindDigits tiles_;  // the real ones
    FanCount always_;   // circumstances
    FanCount last_;     // what was shown last
    Worth last_worth_;
    int least_ = -1;
    Worth best_;
    Form best_form_ = Form::standard;
    KindMask best_kinds_ = 0;
};

}  // namespace hupai::guobiao
