#include "hupai/liaoyang/waits.hpp"

#include "hupai/shanten.hpp"
#include "live.hpp"

namespace hupai::liaoyang {
namespace {

/// Every kind that completes a shape, whatever the limits of the standard form: the scores decide.
KindMask completing(const Hand& hand, const Rules& rules) noexcept {
    SearchOptions options;
    options.forms = forms_of(rules);
    options.hun = hun_of(rules);
    return hupai::waits(tiles_of(hand, options.hun), options);
}

Hand with_winning(const Hand& hand, Kind kind) noexcept {
    Hand drawn = hand;
    ++drawn.concealed[kind];
    drawn.winning = kind;
    return drawn;
}

Circumstances won_by(Circumstances said, Said self_drawn) noexcept {
    said.self_drawn = self_drawn;
    return said;
}

}  // namespace

std::vector<Wait> waits(const Hand& hand, const Rules& rules, const Circumstances& said, const Counts& visible) {
    std::vector<Wait> found;
    const Counts melded = melded_counts(hand);
    const KindMask kinds = completing(hand, rules);
    for (Kind kind = 0; kind < kind_count; ++kind) {
        if ((kinds & bit(kind)) == 0) continue;
        const Hand drawn = with_winning(hand, kind);
        const Score self_drawn = score(drawn, rules, won_by(said, Said::yes));
        const Score discard = score(drawn, rules, won_by(said, Said::no));
        if (!self_drawn.win && !discard.win) continue;
        const int unheld = live_copies(rules, kind) - hand.concealed[kind] - melded[kind];
        Wait wait;
        wait.tile = kind;
        wait.live = static_cast<std::uint8_t>(unheld - visible[kind]);
        if (unheld > 0) {
            wait.self_drawn = self_drawn;
            wait.discard = discard;
        }
        found.push_back(wait);
    }
    return found;
}

}  // namespace hupai::liaoyang
