#include "suit_parts.hpp"

#include <algorithm>
#include <bit>

#include "chow_place.hpp"
#include "kinds.hpp"

namespace hupai::guobiao {
namespace {

constexpr std::array<std::uint8_t, 2 * kind_count> held_by_set = [] {
    std::array<std::uint8_t, 2 * kind_count> table{};
    for (int set = 0; set < 2 * kind_count; ++set) {
        const unsigned five = (kinds_of(set) & kinds::fives) != 0 ? a_five : 0;
        const unsigned end = (kinds_of(set) & (kinds::terminals | kinds::honours)) != 0 ? an_end : 0;
        table[static_cast<std::size_t>(set)] = static_cast<std::uint8_t>(five | end);
    }
    return table;
}();

/// A bit for each rank of which there are four or more.
constexpr std::uint64_t fours_among(std::uint64_t tiles) noexcept {
    constexpr std::uint64_t every_rank = 0x111111111U;
    return (tiles >> 2U | tiles >> 3U) & every_rank;
}

}  // namespace

std::uint8_t everywhere_in(int set) noexcept { return held_by_set[static_cast<std::size_t>(set)]; }

SuitParts::SuitParts(const Facts& facts, const Rules& rules, const Hand& hand) noexcept
    : facts_(facts),
      fifth_copy_(rules.limits.on(Form::standard).fifth_copy),
      suits_(suits_of(facts.tiles)),
      splits_(splits_of(facts.tiles, suits_, max_melds - hand.meld_count)) {
    add_melded_chows(hand);
    // One suit without a way means that there is none of the hand.
    for (std::size_t suit = 0; suit < part_count && splits_[suit] != 0; ++suit) list(suit);
}

void SuitParts::add_melded_chows(const Hand& hand) noexcept {
    for (int i = 0; i < hand.meld_count; ++i) {
        const Meld& meld = hand.melds[static_cast<std::size_t>(i)];
        if (meld.kind != MeldKind::chow) continue;
        melded_chows_[melded_chow_count_++] = static_cast<std::uint8_t>(chow_number(meld.tile));
    }
}

void SuitParts::list(std::size_t suit) noexcept {
    auto& first = first_[suit];
    for (Splits rest = splits_[suit]; rest != 0; rest &= rest - 1) {
        const int split = std::countr_zero(rest);
        first[chain_of(sets_of_split(split), pairs_of_split(split))] = no_part;
    }
    const auto add = [&](const SuitWay& way) {
        SuitPart& part = parts_[count_];
        make(suit, way, part);
        std::int16_t& chain = first[chain_of(way.set_count, way.pair != no_kind ? 1 : 0)];
        part.next = chain;
        chain = static_cast<std::int16_t>(count_++);
    };
    if (suits_[suit].count == 0 && splits_[suit] == split_bit(0, 0)) return add(SuitWay{});
    SuitWays<decltype(add)>(suits_[suit], splits_[suit], fifth_copy_, add).list();
}

void SuitParts::make(std::size_t suit, const SuitWay& way, SuitPart& part) const noexcept {
    part.tiles = way.tiles;
    part.sets = way.sets;
    part.set_count = way.set_count;
    part.pair = way.pair;
    part.present = 0;
    part.chow_count = 0;
    part.pung_count = 0;
    unsigned everywhere = a_five | an_end;
    for (std::size_t i = 0; i < way.set_count; ++i) {
        const int set = way.sets[i];
        part.present |= kinds_of(set);
        everywhere &= held_by_set[static_cast<std::size_t>(set)];
        if (is_chow(set)) {
            part.chows[part.chow_count++] = static_cast<std::uint8_t>(chow_number(lowest_kind(set)));
        } else {
            part.pungs[part.pung_count++] = lowest_kind(set);
        }
    }
    if (way.pair != no_kind) {
        part.present |= bit(way.pair);
        everywhere &= everywhere_in(set_number(SetKind::pung, way.pair));
    }
    part.everywhere = static_cast<std::uint8_t>(everywhere);
    if (melded_chow_count_ > 0) merge_melded_chows(suit, part);
    const std::uint64_t all = way.tiles + suits_[suit].melded;
    part.hogs = fours_among(all) == 0 ? std::uint8_t{0} : static_cast<std::uint8_t>(hogs_among(suit, all));
}

void SuitParts::merge_melded_chows(std::size_t suit, SuitPart& part) const noexcept {
    for (std::size_t i = 0; i < melded_chow_count_; ++i) {
        const std::uint8_t chow = melded_chows_[i];
        if (static_cast<std::size_t>(suit_of(lowest_of_chow(chow))) != suit) continue;
        std::size_t place = part.chow_count++;
        for (; place > 0 && part.chows[place - 1] > chow; --place) part.chows[place] = part.chows[place - 1];
        part.chows[place] = chow;
    }
}

/// Four copies and more of a kind that lies in no kong.
int SuitParts::hogs_among(std::size_t suit, std::uint64_t tiles) const noexcept {
    int hogs = 0;
    for (std::uint64_t fours = fours_among(tiles); fours != 0; fours &= fours - 1) {
        const int rank = std::countr_zero(fours) / 4;
        hogs += (facts_.konged & bit(static_cast<Kind>(suits_[suit].first + rank))) == 0 ? 1 : 0;
    }
    return hogs;
}

}  // namespace hupai::guobiao
