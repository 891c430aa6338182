// What cannot be scored under these rules, found before anything is counted.
#include <string>

#include "hupai/guobiao/rules.hpp"
#include "hupai/notation.hpp"

namespace hupai::guobiao {
namespace {

Error wrong_number_of_tiles(const Hand& hand, int concealed, int all) {
    if (!has_drawn(hand)) return {Status::no_winning_tile, -1, std::to_string(concealed)};
    return {Status::missing_melds, -1, std::to_string(all)};
}

Error check_circumstances(const Circumstances& said) {
    if (said.last_four != Said::nothing) return {Status::not_in_these_rules, -1, "last_four"};
    if (said.after_draw >= 0) return {Status::not_in_these_rules, -1, "after_draw"};
    return {};
}

}  // namespace

Error check(const Hand& hand, const Rules& rules, const Circumstances& said) {
    const int concealed = concealed_count(hand);
    const int all = concealed + 3 * hand.meld_count;
    if (all != full_hand) return wrong_number_of_tiles(hand, concealed, all);
    if (rules.hun != no_kind) {
        if (Error error = check_hun(hand, rules.hun)) return error;
    }
    if (hand.flowers > flower_count) return {Status::too_many_flowers, -1, std::to_string(hand.flowers)};
    return check_circumstances(said);
}

}  // namespace hupai::guobiao
