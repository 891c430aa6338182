// Fan that look at all tiles of the hand, melds included, whatever sets they make.
#include <array>
#include <bit>

#include "count_masks.hpp"
#include "kind_sets.hpp"
#include "kinds.hpp"
#include "shown.hpp"

namespace hupai::guobiao {
namespace {

using namespace kinds;

/// Fan that all tiles make when every one of them is among certain kinds.
struct AllAmong {
    Fan fan;
    KindMask kinds;
};

constexpr std::array<AllAmong, 12> all_among = {{
    {Fan::all_green, greens},
    {Fan::all_terminals, terminals},
    {Fan::all_honors, honours},
    {Fan::all_terminals_and_honors, terminals | honours},  // both present: see `fan_of_kinds`
    {Fan::upper_tiles, uppers},
    {Fan::middle_tiles, middles},
    {Fan::lower_tiles, lowers},
    {Fan::upper_four, above_five},
    {Fan::lower_four, below_five},
    {Fan::reversible_tiles, reversibles},
    {Fan::all_simples, all_kinds & ~(terminals | honours)},
    {Fan::no_honors, all_kinds & ~honours},
}};

/// Which suits, and whether winds and dragons are there, as a number.
constexpr std::size_t groups_in(KindMask present) noexcept {
    std::size_t groups = 0;
    for (int suit = 0; suit < suit_count; ++suit) groups |= std::size_t{(present & suit_mask(suit)) != 0} << suit;
    return groups | std::size_t{(present & winds) != 0} << 3U | std::size_t{(present & dragons) != 0} << 4U;
}

constexpr std::size_t any_honour = 3U << 3U, any_suit = 7, every_group = any_honour | any_suit;

constexpr FanOfKinds fan_of_groups(std::size_t groups) noexcept {
    const bool has_honours = (groups & any_honour) != 0;
    const int suits = std::popcount(groups & any_suit);
    FanOfKinds fans;
    fans.add_if(suits == 1 && !has_honours, Fan::full_flush);
    fans.add_if(suits == 1 && has_honours, Fan::half_flush);
    fans.add_if(suits == 2, Fan::one_voided_suit);
    fans.add_if(suits == 3 && (groups & any_honour) == any_honour, Fan::all_types);
    return fans;
}

// What follows is the above for every choice of ranks of one suit, and of groups.

constexpr std::size_t choices_of_ranks = std::size_t{1} << ranks_per_suit;

/// By the ranks that are held of one part of the hand. Bit i: they are all among the kinds of `all_among[i]`; above,
/// the groups that are not in this part. So all parts together have what is in the masks of all of them.
constexpr std::array<std::array<std::uint32_t, choices_of_ranks>, suit_count + 1> masks_by_part = [] {
    std::array<std::array<std::uint32_t, choices_of_ranks>, suit_count + 1> table{};
    for (std::size_t part = 0; part < table.size(); ++part) {
        for (std::size_t ranks = 0; ranks < choices_of_ranks; ++ranks) {
            const KindMask kinds = KindMask{ranks} << (part * ranks_per_suit);
            std::uint32_t& mask = table[part][ranks];
            for (std::size_t i = 0; i < all_among.size(); ++i) {
                mask |= std::uint32_t{(kinds & ~all_among[i].kinds) == 0} << i;
            }
            mask |= static_cast<std::uint32_t>(~groups_in(kinds) & every_group) << all_among.size();
        }
    }
    return table;
}();

constexpr unsigned terminals_and_honours_bit = [] {
    unsigned mask = 0;
    for (std::size_t i = 0; i < all_among.size(); ++i) {
        if (all_among[i].fan == Fan::all_terminals_and_honors) mask = 1U << i;
    }
    return mask;
}();

constexpr std::size_t half = all_among.size() / 2;

/// The fan of the first or the last `half` rows of `all_among`, by their bits.
constexpr std::array<FanOfKinds, std::size_t{1} << half> fan_of_half(std::size_t first) noexcept {
    std::array<FanOfKinds, std::size_t{1} << half> table{};
    for (std::size_t bits = 0; bits < table.size(); ++bits) {
        for (std::size_t i = 0; i < half; ++i) table[bits].add_if((bits >> i & 1U) != 0, all_among[first + i].fan);
    }
    return table;
}

constexpr auto fan_of_first_half = fan_of_half(0);
constexpr auto fan_of_last_half = fan_of_half(half);

constexpr std::array<FanOfKinds, 32> fan_by_groups = [] {
    std::array<FanOfKinds, 32> table{};
    for (std::size_t groups = 0; groups < table.size(); ++groups) table[groups] = fan_of_groups(groups);
    return table;
}();

/// Does every set and the pair of a standard hand hold a tile of `kinds`?
bool in_every_set(const Reading& reading, KindMask kinds) noexcept {
    if (!reading.is_standard()) return false;
    for (int i = 0; i < reading.set_count(); ++i) {
        if ((reading.kinds_in[static_cast<std::size_t>(i)] & kinds) == 0) return false;
    }
    return true;
}

/// 四归一 (#64): four copies of a kind that lie in no kong, once a kind.
void show_tile_hogs(const Reading& reading, Shown& shown) noexcept {
    KindMask hogs = at_least(reading.all.data(), copies_per_kind) & ~reading.facts->konged;
    for (; hogs != 0; hogs &= hogs - 1) {
        const auto kind = static_cast<Kind>(std::countr_zero(hogs));
        SetMask sets = 0;
        for (int i = 0; i < reading.set_count(); ++i) {
            if (reading.contains(i, kind)) sets |= set_bit(i);
        }
        shown.show(Fan::tile_hog, sets);
    }
}

}  // namespace

FanOfKinds fan_of_kinds(KindMask present) noexcept {
    std::uint32_t masks = ~std::uint32_t{0};
    for (std::size_t part = 0; part < masks_by_part.size(); ++part) {
        masks &= masks_by_part[part][present >> (part * ranks_per_suit) & (choices_of_ranks - 1)];
    }
    const std::size_t groups = ~(masks >> all_among.size()) & every_group;
    std::uint32_t among = masks & ((std::uint32_t{1} << all_among.size()) - 1);
    const bool both = (groups & any_honour) != 0 && (groups & any_suit) != 0;
    if (!both) among &= ~terminals_and_honours_bit;
    FanOfKinds fans = fan_by_groups[groups];
    fans.add_all(fan_of_first_half[among & (fan_of_first_half.size() - 1)]);
    fans.add_all(fan_of_last_half[among >> half]);
    return fans;
}

void show_whole_hand(const Reading& reading, Shown& shown) noexcept {
    fan_of_kinds(reading.present).fans.for_each([&](Fan fan) { shown.show(fan); });
    shown.show_if(in_every_set(reading, fives), Fan::all_fives);
    shown.show_if(in_every_set(reading, terminals | honours), Fan::outside_hand);
    show_tile_hogs(reading, shown);
}

}  // namespace hupai::guobiao
