// Sets and a pair: a dynamic programme over the ranks of each suit, then over the suits.
#include "shanten_sets.hpp"

#include <algorithm>
#include <cstring>

#include "decompose_forms.hpp"

namespace hupai::detail {
namespace {

constexpr int most_sets = 4;
constexpr int honour_suit = suit_count;
constexpr int honour_count = 7;

/// The fewest missing tiles of a suit, by sets, pair and copies beyond. Only sets and pairs that can hold a real
/// tile are in it; the others are made of kinds that the hand does not touch, and cost three or two anywhere.
struct SetTable {
    std::uint8_t missing[most_sets + 1][2][most_beyond + 1];
};

/// The chows begun at one rank. Where each set must hold a real tile, some of them may still wait for theirs.
struct Begun {
    int chows;
    int unheld;
};

template <bool every_set_held>
struct Code;

template <>
struct Code<false> {
    // Three equal chows are three pungs.
    static constexpr int most_chows = 2;
    static constexpr int size = 3;
    static constexpr int combinations = size * size;
    static constexpr Begun begun(int code) noexcept { return {code, 0}; }
    static constexpr int of(int chows, int) noexcept { return chows; }
    static constexpr int combination(int before, int second_before) noexcept { return before * size + second_before; }
};

template <>
struct Code<true> {
    static constexpr int most_chows = 4;
    static constexpr int size = 15;
    static constexpr std::array<Begun, size> all = [] {
        std::array<Begun, size> codes{};
        std::size_t next = 0;
        for (int chows = 0; chows <= most_chows; ++chows) {
            for (int unheld = 0; unheld <= chows; ++unheld) codes[next++] = {chows, unheld};
        }
        return codes;
    }();
    static constexpr Begun begun(int code) noexcept { return all[static_cast<std::size_t>(code)]; }
    static constexpr int of(int chows, int unheld) noexcept { return chows * (chows + 1) / 2 + unheld; }

    // The combinations of two codes with no more chows than sets, numbered.
    static constexpr int combinations = 70;
    static constexpr std::array<std::uint8_t, size * size> combination_numbers = [] {
        std::array<std::uint8_t, size * size> numbers{};
        std::uint8_t next = 0;
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            if (all[i / size].chows + all[i % size].chows <= most_sets) numbers[i] = next++;
        }
        return numbers;
    }();
    static constexpr int combination(int before, int second_before) noexcept {
        return combination_numbers[static_cast<std::size_t>(before * size + second_before)];
    }
};

/// One suit, from rank to rank. A state: sets, pair, the chows begun one and two ranks before; for each state the
/// fewest missing tiles by copies beyond. Only states that were reached are looked at.
template <bool every_set_held>
class SuitProgramme {
    using Chows = Code<every_set_held>;

 public:
    SuitProgramme(const Question& question, int sets) noexcept
        : question_(question), sets_(sets), width_(static_cast<std::size_t>(question.beyond_limit) + 1) {
        for (Layer& layer : layers_) std::memset(layer.missing, infinite, state_count * width_);
        const std::uint8_t nothing_missing = 0;
        reach({0, 0, 0, 0}, &nothing_missing, 1, {0, 0});
        std::swap(now_, next_);
    }

    SetTable run(int suit, KindMask demanded) noexcept {
        const int kinds = suit == honour_suit ? honour_count : ranks_per_suit;
        for (int i = 0; i < kinds; ++i) {
            const Kind kind = static_cast<Kind>(suit * ranks_per_suit + i);
            step(kind, (demanded & bit(kind)) != 0 ? 1 : 0);
        }
        SetTable table;
        std::memset(table.missing, infinite, sizeof table.missing);
        for (std::uint8_t sets = 0; sets <= sets_; ++sets) {
            for (std::uint8_t pair = 0; pair < 2; ++pair) {
                const std::uint8_t* missing = now_->missing + number_of({sets, pair, 0, 0}) * width_;
                std::memcpy(table.missing[sets][pair], missing, width_);
            }
        }
        return table;
    }

 private:
    static constexpr std::size_t state_count = (most_sets + 1) * 2 * Chows::combinations;

    struct State {
        std::uint8_t sets;
        std::uint8_t pair;
        std::uint8_t before;         // code of the chows begun one rank before
        std::uint8_t second_before;  // and two ranks before
    };

    struct Layer {
        std::uint8_t missing[state_count * (most_beyond + 1)];
        std::array<State, state_count> reached;
        std::size_t reached_count = 0;
    };

    static std::size_t number_of(const State& state) noexcept {
        return static_cast<std::size_t>((state.sets * 2 + state.pair) * Chows::combinations +
                                        Chows::combination(state.before, state.second_before));
    }

    int real(Kind kind) const noexcept { return question_.tiles.real[kind]; }

    int most_pungs(Kind kind) const noexcept {
        if (every_set_held) return std::min(real(kind), most_sets);
        return real(kind) == 0 ? 0 : real(kind) <= 3 ? 1 : 2;
    }

    int most_chows(Kind kind) const noexcept {
        if (!begins_a_chow(kind)) return 0;
        const int tiles = real(kind) + real(static_cast<Kind>(kind + 1)) + real(static_cast<Kind>(kind + 2));
        return std::min(tiles, Chows::most_chows);
    }

    void step(Kind kind, int demanded) noexcept {
        for (std::size_t i = 0; i < now_->reached_count; ++i) {
            const State& state = now_->reached[i];
            std::uint8_t* missing = now_->missing + number_of(state) * width_;
            choose(kind, demanded, state, missing);
            std::memset(missing, infinite, width_);
        }
        now_->reached_count = 0;
        std::swap(now_, next_);
    }

    void choose(Kind kind, int demanded, const State& state, const std::uint8_t* missing) noexcept {
        const int sets_left = sets_ - state.sets;
        const int pungs = std::min(most_pungs(kind), sets_left);
        for (int pung = 0; pung <= pungs; ++pung) {
            const int chows = std::min(most_chows(kind), sets_left - pung);
            for (int chow = 0; chow <= chows; ++chow) {
                extend(kind, demanded, state, missing, pung, chow, 0);
                if (state.pair == 0 && real(kind) > 0) extend(kind, demanded, state, missing, pung, chow, 1);
            }
        }
    }

    void extend(Kind kind, int demanded, const State& state, const std::uint8_t* missing, int pungs, int chows,
                int pairs) noexcept {
        const Begun before = Chows::begun(state.before);
        const Begun second_before = Chows::begun(state.second_before);
        int unheld = 0;
        int unheld_before = 0;
        if (every_set_held) {
            // Real tiles are handed to the chows that end first.
            int free = real(kind) - pungs - pairs - second_before.unheld;
            if (free < 0) return;
            unheld_before = std::max(0, before.unheld - free);
            free -= before.unheld - unheld_before;
            unheld = std::max(0, chows - free);
        }
        const int demand = demanded + 3 * pungs + 2 * pairs + chows + before.chows + second_before.chows;
        const State to = {static_cast<std::uint8_t>(state.sets + pungs + chows),
                          static_cast<std::uint8_t>(state.pair + pairs),
                          static_cast<std::uint8_t>(Chows::of(chows, unheld)),
                          static_cast<std::uint8_t>(Chows::of(before.chows, unheld_before))};
        reach(to, missing, width_, missing_of(question_, kind, demand));
    }

    /// Enters what a choice that misses `more` leads to.
    void reach(const State& state, const std::uint8_t* missing, std::size_t width, Missing more) noexcept {
        std::uint8_t* best = next_->missing + number_of(state) * width_;
        bool is_new = true;
        for (std::size_t i = 0; i < width_; ++i) is_new = is_new && best[i] == infinite;
        bool is_reached = false;
        for (std::size_t i = 0; i < width && i + static_cast<std::size_t>(more.beyond) < width_; ++i) {
            if (missing[i] == infinite) continue;
            std::uint8_t& entry = best[i + static_cast<std::size_t>(more.beyond)];
            entry = std::min(entry, static_cast<std::uint8_t>(missing[i] + more.tiles));
            is_reached = true;
        }
        if (is_new && is_reached) next_->reached[next_->reached_count++] = state;
    }

    const Question& question_;
    int sets_;
    std::size_t width_;
    Layer layers_[2];
    Layer* now_ = &layers_[0];
    Layer* next_ = &layers_[1];
};

SetTable table_of_suit(const Question& question, int sets, int suit, KindMask demanded) noexcept {
    return question.every_set_held ? SuitProgramme<true>(question, sets).run(suit, demanded)
                                   : SuitProgramme<false>(question, sets).run(suit, demanded);
}

SetTable combined(const SetTable& first, const SetTable& second, int sets, int beyond_limit) noexcept {
    SetTable sum;
    std::memset(sum.missing, infinite, sizeof sum.missing);
    for (int a = 0; a <= sets; ++a) {
        for (int pair_a = 0; pair_a < 2; ++pair_a) {
            for (int beyond_a = 0; beyond_a <= beyond_limit; ++beyond_a) {
                const int missing = first.missing[a][pair_a][beyond_a];
                if (missing == infinite) continue;
                for (int b = 0; a + b <= sets; ++b) {
                    for (int pair_b = 0; pair_a + pair_b < 2; ++pair_b) {
                        for (int beyond_b = 0; beyond_a + beyond_b <= beyond_limit; ++beyond_b) {
                            std::uint8_t& best = sum.missing[a + b][pair_a + pair_b][beyond_a + beyond_b];
                            const int both = missing + second.missing[b][pair_b][beyond_b];
                            best = std::min(best, static_cast<std::uint8_t>(std::min(both, infinite)));
                        }
                    }
                }
            }
        }
    }
    return sum;
}

SetTable table_of_hand(const Question& question, int sets, KindMask demanded) noexcept {
    SetTable table = table_of_suit(question, sets, 0, demanded);
    for (int suit = 1; suit <= honour_suit; ++suit) {
        table = combined(table, table_of_suit(question, sets, suit, demanded), sets, question.beyond_limit);
    }
    return table;
}

int fewest_of(const Question& question, const SetTable& table, int sets) noexcept {
    int fewest = infinite;
    for (int held = 0; held <= sets; ++held) {
        for (int pair = 0; pair < 2; ++pair) {
            for (int beyond = 0; beyond <= question.beyond_limit; ++beyond) {
                if (table.missing[held][pair][beyond] == infinite) continue;
                const int missing = table.missing[held][pair][beyond] + 3 * (sets - held) + 2 * (1 - pair);
                fewest = std::min(fewest, draws_of(question, missing, beyond, sets - held + 1 - pair));
            }
        }
    }
    return fewest;
}

}  // namespace

Missing missing_of(const Question& question, Kind kind, int demand) noexcept {
    const int real = question.tiles.real[kind];
    const int missing = std::max(0, demand - real);
    if (missing == 0 || question.beyond == Beyond::anything) return {missing, 0};
    const int melded = question.tiles.melded[kind];
    if (question.beyond == Beyond::draws) return {missing, demand + melded > copies_per_kind ? missing : 0};
    return {missing, std::max(0, missing - std::max(0, copies_per_kind - real - melded))};
}

int draws_of(const Question& question, int missing, int beyond, int untouched) noexcept {
    const int forced = (question.beyond == Beyond::draws ? beyond : 0) + (question.every_set_held ? untouched : 0);
    return std::max({0, forced, missing - question.tiles.wildcards});
}

int fewest_draws_to_sets(const Question& question) noexcept {
    return fewest_of(question, table_of_hand(question, question.sets, 0), question.sets);
}

int fewest_draws_to_knitted_straight(const Question& question, int worth) noexcept {
    const int sets = question.sets - knitted_sets;
    if (sets < 0) return infinite;
    int fewest = infinite;
    for (int permutation = 0; permutation < permutation_count; ++permutation) {
        const KindMask nine = knitted_kinds(permutation);
        int missing = 0;
        for (Kind kind = 0; kind < first_honour; ++kind) {
            missing += (nine & bit(kind)) != 0 && question.tiles.real[kind] == 0;
        }
        if (draws_of(question, missing, 0, 0) >= std::min(worth, fewest)) continue;
        fewest = std::min(fewest, fewest_of(question, table_of_hand(question, sets, nine), sets));
    }
    return fewest;
}

}  // namespace hupai::detail
