#include "forms_at_a_glance.hpp"

#include <algorithm>

#include "count_masks.hpp"

namespace hupai {
namespace {

constexpr std::uint64_t every_rank = 0x111111111U;
constexpr std::uint64_t simple_ranks = 0x0FFFFFFF0U;

/// The sum of nine numbers of four bits, which is below 16.
constexpr int sum_of_ranks(std::uint64_t numbers) noexcept {
    return static_cast<int>(numbers * every_rank >> 32U & 15U);
}

/// All honours may be in thirteen orphans, and in an honors-and-knitted hand each only once.
struct Glance {
    bool has_simples = false;
    bool has_twos = false;
    int odd_kinds = 0;
    int most_of_nine = 0;  ///< tiles of a knitted straight, if the suits did not get in each other's way
};

Glance glance_at(const std::array<SuitTiles, part_count>& suits) noexcept {
    Glance glance;
    std::uint64_t simples = 0, twos = 0;
    for (const SuitTiles& suit : suits) {
        twos |= suit.held & ~every_rank;
        glance.odd_kinds += sum_of_ranks(suit.held & every_rank);
        if (!suit.has_chows()) continue;
        simples |= suit.held & simple_ranks;
        const std::uint64_t present = (suit.held | suit.held >> 1U | suit.held >> 2U) & every_rank;
        // Each nibble the sum of itself and of the third and the sixth after it: 147, 258, 369 in the lowest three.
        const std::uint64_t sums = present + (present >> 12U) + (present >> 24U);
        glance.most_of_nine += static_cast<int>(std::max({sums & 15U, sums >> 4U & 15U, sums >> 8U & 15U}));
    }
    glance.has_simples = simples != 0;
    glance.has_twos = twos != 0;
    return glance;
}

}  // namespace

Forms special_forms_at_a_glance(const std::array<SuitTiles, part_count>& suits, int wildcards, int melds) noexcept {
    const Glance glance = glance_at(suits);
    Forms forms;
    if (melds <= 1 && glance.most_of_nine + wildcards >= 9) forms = forms | Form::knitted_straight;
    if (melds > 0) return forms;
    if (glance.odd_kinds <= wildcards) forms = forms | Form::seven_pairs;
    if (!glance.has_twos) forms = forms | Form::honors_and_knitted;
    if (!glance.has_simples) forms = forms | Form::thirteen_orphans;
    return forms;
}

}  // namespace hupai
