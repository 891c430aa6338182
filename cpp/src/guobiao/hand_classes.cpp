#include "hand_classes.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>

#include "kind_sets.hpp"
#include "kinds.hpp"

namespace hupai::guobiao {
namespace {

constexpr FanSet set_of(std::initializer_list<Fan> fans) noexcept {
    FanSet set;
    for (const Fan fan : fans) set.add(fan);
    return set;
}

/// Fan that want certain kinds, whatever the ranks.
struct Kinds {
    KindMask kinds;
    FanSet fans;
};

constexpr KindMask suits = kinds::suit_mask(0) | kinds::suit_mask(1) | kinds::suit_mask(2);

/// Hands without honours: of the sets that hold all its tiles the smallest is its own.
constexpr std::array<Kinds, 10> without_honours = [] {
    using enum Fan;
    using namespace kinds;
    const KindMask dots = suit_mask(1), bamboos = suit_mask(2);
    return std::array<Kinds, 10>{{{suits, set_of({no_honors})},
                                  {suits, set_of({no_honors, one_voided_suit})},
                                  {suit_mask(0), set_of({full_flush})},
                                  {dots, set_of({full_flush})},
                                  {bamboos, set_of({full_flush})},
                                  {reversibles & suits, set_of({no_honors, reversible_tiles})},
                                  {reversibles & dots, set_of({full_flush, reversible_tiles})},
                                  {reversibles & bamboos, set_of({full_flush, reversible_tiles})},
                                  {greens & suits, set_of({full_flush, all_green})},
                                  {greens & reversibles & suits, set_of({full_flush, all_green, reversible_tiles})}}};
}();

/// Fan that want certain ranks.
struct Ranks {
    KindMask kinds;
    FanSet fans;
};

consteval auto ranks(const char* digits, std::initializer_list<Fan> fans) noexcept {
    return Ranks{kinds::ranks_in_every_suit(digits), set_of(fans)};
}

/// Every set of fan that the ranks of a hand may show, with the ranks that show it.
constexpr std::array<Ranks, 26> of_ranks = [] {
    using enum Fan;
    return std::array<Ranks, 26>{{ranks("123456789", {}),
                                  ranks("2345678", {all_simples}),
                                  ranks("789", {upper_tiles}),
                                  ranks("78", {upper_tiles, all_simples}),
                                  ranks("8", {upper_tiles, all_even_pungs}),
                                  ranks("9", {upper_tiles, all_terminals}),
                                  ranks("456", {middle_tiles}),
                                  ranks("46", {middle_tiles, all_even_pungs}),
                                  ranks("4", {middle_tiles, lower_four, all_even_pungs}),
                                  ranks("6", {middle_tiles, upper_four, all_even_pungs}),
                                  ranks("4", {middle_tiles, lower_four}),
                                  ranks("6", {middle_tiles, upper_four}),
                                  ranks("456", {middle_tiles, all_fives}),
                                  ranks("123", {lower_tiles}),
                                  ranks("23", {lower_tiles, all_simples}),
                                  ranks("2", {lower_tiles, all_even_pungs}),
                                  ranks("1", {lower_tiles, all_terminals}),
                                  ranks("6789", {upper_four}),
                                  ranks("678", {upper_four, all_simples}),
                                  ranks("68", {upper_four, all_even_pungs}),
                                  ranks("1234", {lower_four}),
                                  ranks("234", {lower_four, all_simples}),
                                  ranks("24", {lower_four, all_even_pungs}),
                                  ranks("2468", {all_even_pungs}),
                                  ranks("34567", {all_fives}),
                                  ranks("19", {all_terminals})}};
}();

/// Hands with honours.
constexpr std::array<Kinds, 22> with_honours = [] {
    using enum Fan;
    using namespace kinds;
    const KindMask ends = terminals | honours;
    const KindMask dots = suit_mask(1), bamboos = suit_mask(2);
    return std::array<Kinds, 22>{
        {{honours, set_of({all_honors})},
         {bit(green), set_of({all_honors, all_green})},
         {bit(white), set_of({all_honors, reversible_tiles})},
         {greens, set_of({all_green, half_flush})},
         {ends, set_of({all_terminals_and_honors})},
         {ends, set_of({all_terminals_and_honors, one_voided_suit})},
         {ends, set_of({all_terminals_and_honors, all_types})},
         {ends & (suit_mask(0) | honours), set_of({all_terminals_and_honors, half_flush})},
         {ends & (dots | honours), set_of({all_terminals_and_honors, half_flush})},
         {ends & (bamboos | honours), set_of({all_terminals_and_honors, half_flush})},
         {ends & reversibles, set_of({all_terminals_and_honors, reversible_tiles})},
         {ends & reversibles & (dots | honours), set_of({all_terminals_and_honors, reversible_tiles, half_flush})},
         {ends & reversibles & (bamboos | honours), set_of({all_terminals_and_honors, reversible_tiles, half_flush})},
         {reversibles, set_of({reversible_tiles})},
         {reversibles & (dots | honours), set_of({reversible_tiles, half_flush})},
         {reversibles & (bamboos | honours), set_of({reversible_tiles, half_flush})},
         {suit_mask(0) | honours, set_of({half_flush})},
         {dots | honours, set_of({half_flush})},
         {bamboos | honours, set_of({half_flush})},
         {all_kinds, set_of({all_types})},
         {all_kinds, set_of({one_voided_suit})},
         {all_kinds, {}}}};
}();

KindMask chows_within(KindMask kinds) noexcept {
    return kinds & kinds >> 1U & kinds >> 2U & kinds::ranks_in_every_suit("1234567");
}

static_assert(without_honours.size() * of_ranks.size() + with_honours.size() + suit_count == most_hand_classes);

class ClassList {
 public:
    explicit ClassList(const ResolvedTable& table) noexcept : table_(table) {
        for (const Kinds& kinds : without_honours) {
            for (const Ranks& ranks : of_ranks) {
                FanSet fans = kinds.fans;
                fans.add_all(ranks.fans);
                add(kinds.kinds & ranks.kinds, fans);
            }
        }
        for (const Kinds& kinds : with_honours) add(kinds.kinds, kinds.fans);
        for (int suit = 0; suit < suit_count; ++suit) add(kinds::suit_mask(suit), set_of({Fan::nine_gates}));
        // Not stable, which would take memory from the heap: of equal values any may come first.
        std::sort(list_.begin(), list_.begin() + static_cast<std::ptrdiff_t>(size_),
                  [](const HandClass& a, const HandClass& b) { return a.value > b.value; });
    }

    std::span<const HandClass> span() const noexcept { return {list_.data(), size_}; }

 private:
    void add(KindMask kinds, const FanSet& fans) noexcept {
        if (kinds == 0) return;
        HandClass& own = list_[size_++];
        own.kinds = own.pungs = own.pairs = kinds;
        own.chows = chows_within(kinds);
        own.of_sets_only = fans.has(Fan::all_fives) || fans.has(Fan::all_even_pungs) || fans.has(Fan::nine_gates);
        if (fans.has(Fan::all_even_pungs)) own.chows = 0;
        if (fans.has(Fan::all_fives)) {
            own.pungs &= kinds::fives;
            own.pairs &= kinds::fives;
            own.chows &= kinds::fives | kinds::fives >> 1U | kinds::fives >> 2U;
        }
        fans.for_each([&](Fan fan) {
            if (own.excluded.has(fan)) return;
            const auto row = static_cast<std::size_t>(fan);
            own.fans.add(fan);
            own.excluded.add_all(table_.excludes[row].all);
            own.value = static_cast<std::int16_t>(own.value + table_.value[row]);
        });
    }

    const ResolvedTable& table_;
    std::size_t size_ = 0;
    std::array<HandClass, most_hand_classes> list_{};
};

const ClassList& list_of(const Rules& rules) noexcept {
    static const auto of = [](Edition edition, bool strict_1998) {
        Rules resolved;
        resolved.edition = edition;
        resolved.strict_1998 = strict_1998;
        return ClassList(resolved_table(resolved));
    };
    static const std::array<ClassList, 4> lists = {of(Edition::mil, false), of(Edition::mil, true),
                                                   of(Edition::wmo2014, false), of(Edition::wmo2014, true)};
    return lists[(rules.edition == Edition::mil ? 0U : 2U) + (rules.strict_1998 ? 1U : 0U)];
}

}  // namespace

std::span<const HandClass> hand_classes(const Rules& rules) noexcept { return list_of(rules).span(); }

}  // namespace hupai::guobiao
