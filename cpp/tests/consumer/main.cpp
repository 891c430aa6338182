// A hand, its score, and the answer in words: all that a game server needs.
#include <cstdio>
#include <string>

#include "hupai/answer.hpp"
#include "hupai/guobiao/rules.hpp"
#include "hupai/notation.hpp"

int main() {
    hupai::Hand hand;
    if (const hupai::Error error = hupai::parse_hand("[234s,2]345m345p34577s|ES1000", hand)) {
        std::puts(hupai::answer::error_text(error, hupai::Language::english).c_str());
        return 1;
    }
    const hupai::guobiao::Rules rules;
    if (const hupai::Error error = hupai::guobiao::check(hand, rules, hand.said)) {
        std::puts(hupai::answer::error_text(error, hupai::Language::english).c_str());
        return 1;
    }
    const hupai::Score score = hupai::guobiao::score(hand, rules);
    std::puts(hupai::answer::score_text(hand, score, {}).c_str());
    return score.total == 14 ? 0 : 1;
}
