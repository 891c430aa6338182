#include "quick_total.hpp"

#include <algorithm>
#include <bit>

#include "count_masks.hpp"
#include "kind_sets.hpp"

namespace hupai::guobiao {
namespace {

constexpr std::size_t index_of(Fan fan) noexcept { return static_cast<std::size_t>(fan); }
constexpr std::size_t rows_of_first_word = 64;

// The fan of the second word are decided after those of the first. Only they may appear more than once, and only one of
// them, 幺九刻, is excluded set by set: by fan of the first word.
static_assert(index_of(Fan::tile_hog) >= rows_of_first_word);

constexpr std::uint64_t terminal_pungs = std::uint64_t{1}
                                         << (index_of(Fan::pung_of_terminals_or_honors) - rows_of_first_word);

/// How many 幺九刻 the counted fan leave.
unsigned terminal_pungs_left(const QuickPungs& pungs, std::uint64_t counted, const ResolvedTable& table) noexcept {
    unsigned taken = 0;
    for (std::uint64_t rest = counted & table.takes_own_terminal_pungs.first_word(); rest != 0; rest &= rest - 1) {
        taken |= pungs.sets[static_cast<std::size_t>(std::countr_zero(rest))];
    }
    const auto left = static_cast<unsigned>(number_of(pungs.terminals_and_honours & ~taken));
    const bool one_less = (counted & table.takes_one_terminal_pung.first_word()) != 0;
    return left > 0 && one_less ? left - 1 : left;
}

}  // namespace

Worth worth_of(const FanCount& shown, const QuickPungs& pungs, bool standard, const Rules& rules) noexcept {
    const ResolvedTable& table = resolved_table(rules);
    // Words one by one, not another `FanCount`: what has just been put together would have to be waited for.
    std::uint64_t first = shown.fans.first_word() | pungs.count.fans.first_word();
    std::uint64_t second = shown.fans.second_word() | pungs.count.fans.second_word();
    if (pungs.terminals_and_honours != 0) second |= terminal_pungs;
    FanCount all;  // how often only
    all.times = shown.times + pungs.count.times - FanCount::nothing_repeats;
    // In the order of the table: whatever is not excluded when its turn comes counts, and excludes what comes later.
    for (std::uint64_t excluders = first & table.excluding.first_word(); excluders != 0;) {
        const std::uint64_t excluder = lowest_bit(excluders);
        const FanSet& excluded = table.excludes[static_cast<std::size_t>(std::countr_zero(excluders))].all;
        const std::uint64_t stay = ~excluded.first_word() | (excluder - 1) | excluder;
        first &= stay;
        excluders &= (excluders - 1) & stay;
        second &= ~excluded.second_word();
    }
    if ((second & terminal_pungs) != 0) {
        const unsigned left = terminal_pungs_left(pungs, first, table);
        all.set_times(Fan::pung_of_terminals_or_honors, left);
        if (left == 0) second &= ~terminal_pungs;
    }
    for (std::uint64_t excluders = second & table.excluding.second_word(); excluders != 0;) {
        const std::uint64_t excluder = lowest_bit(excluders);
        const std::size_t row = rows_of_first_word + static_cast<std::size_t>(std::countr_zero(excluders));
        const std::uint64_t stay = ~table.excludes[row].all.second_word() | (excluder - 1) | excluder;
        second &= stay;
        excluders &= (excluders - 1) & stay;
    }
    int total = 0;
    for (std::uint64_t rest = first; rest != 0; rest &= rest - 1) {
        total += table.value[static_cast<std::size_t>(std::countr_zero(rest))];
    }
    for (std::uint64_t rest = second; rest != 0; rest &= rest - 1) {
        const std::size_t row = rows_of_first_word + static_cast<std::size_t>(std::countr_zero(rest));
        total += table.value[row] * static_cast<int>(all.times_of(static_cast<Fan>(row)));
    }
    Worth worth;
    worth.counted.fans = FanSet(first, second);
    worth.counted.times = all.times;
    if (worth.counted.has(Fan::mixed_kongs)) {
        total += mixed_kongs_value(rules) - table.value[index_of(Fan::mixed_kongs)];
    }
    if (worth.counted.has(Fan::flower_tiles)) {
        worth.flowers = table.value[index_of(Fan::flower_tiles)] * static_cast<int>(all.times_of(Fan::flower_tiles));
    }
    if (standard && total == worth.flowers) {
        worth.counted.show(Fan::chicken_hand);
        total += table.value[index_of(Fan::chicken_hand)];
    }
    worth.total = total;
    return worth;
}

int most_without_fan(const Facts& facts, const Rules& rules) noexcept {
    const ResolvedTable& table = resolved_table(rules);
    return table.value[index_of(Fan::chicken_hand)] + facts.flowers * table.value[index_of(Fan::flower_tiles)];
}

int most_of_any_winning(int all_concealed, bool may_be_nine_gates, const Facts& facts, const Rules& rules) noexcept {
    const ResolvedTable& table = resolved_table(rules);
    const int nine_gates = may_be_nine_gates ? table.value[index_of(Fan::nine_gates)] : 0;
    const int with_wait = all_concealed + table.value[index_of(Fan::single_wait)] + nine_gates;
    return std::max(with_wait, most_without_fan(facts, rules));
}

}  // namespace hupai::guobiao
