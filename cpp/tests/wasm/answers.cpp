// What this program says must be the same, byte for byte, on every machine that runs it.
//
//   answers < hands.txt
//
// Scores the hands of the standard input, one a line, as JSON and as words, then asks the search about hands of its
// own dealing.
#include <cinttypes>
#include <cstdio>
#include <string>

#include "../random_hands.hpp"
#include "hupai/answer.hpp"
#include "hupai/guobiao/options.hpp"
#include "hupai/guobiao/rules.hpp"

using namespace hupai;

namespace {

constexpr int dealt_hands = 3000;

std::string answer_of(std::string_view text) {
    const guobiao::Rules rules;
    Hand hand;
    if (const Error error = parse_hand(text, hand)) return answer::error_json(text, error, Language::chinese);
    if (const Error error = guobiao::check(hand, rules, hand.said)) {
        return answer::error_json(text, error, Language::english);
    }
    const Score score = guobiao::score(hand, rules);
    const answer::RulesHeader header{"guobiao", guobiao::changed_options_json(rules)};
    return answer::score_json(hand, header, score) + "\n" +
           answer::score_text(hand, score, {Language::chinese, Notation::unicode});
}

void answer_lines(std::FILE* lines) {
    std::string line;
    for (int character = std::fgetc(lines); character != EOF; character = std::fgetc(lines)) {
        if (character != '\n') {
            line += static_cast<char>(character);
            continue;
        }
        std::puts(answer_of(line).c_str());
        line.clear();
    }
}

void answer_dealt_hands() {
    random_hands::Dealer dealer(40);
    for (int i = 0; i < dealt_hands; ++i) {
        const int sets = dealer.below(5);
        const int wildcards = dealer.below(3) == 0 ? dealer.below(4) : 0;
        const Tiles tiles = dealer.deal({sets, 1 + dealer.below(2), wildcards, 4 - sets});
        for (const int distance : shanten_by_form(tiles)) std::printf("%d ", distance);
        std::printf("%" PRIx64 " %" PRIx64 "\n", waits(tiles), useful(tiles));
    }
}

}  // namespace

int main() {
    answer_lines(stdin);
    answer_dealt_hands();
}
