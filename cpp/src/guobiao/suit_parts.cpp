#include "suit_parts.hpp"

#include <bit>

namespace hupai::guobiao {
namespace {

/// The kinds of which there is any, four bits a rank.
KindMask kinds_among(const SuitTiles& suit, std::uint64_t tiles) noexcept {
    KindMask kinds = 0;
    for (; tiles != 0; tiles &= tiles - 1) kinds |= bit(static_cast<Kind>(suit.first + std::countr_zero(tiles) / 4));
    return kinds;
}

}  // namespace

SuitParts::SuitParts(const Facts& facts, const Rules& rules, const std::array<SuitTiles, part_count>& suits,
                     int sets) noexcept
    : facts_(facts),
      fifth_copy_(rules.limits.on(Form::standard).fifth_copy),
      suits_(suits),
      splits_(splits_of(facts.tiles, suits, sets)) {
    // One suit without a way means that there is none of the hand.
    for (std::size_t suit = 0; suit < part_count && splits_[suit] != 0; ++suit) list(suit);
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
    part.wild = kinds_among(suits_[suit], way.tiles - suits_[suit].held);
    part.sets = 0;
    part.set_count = way.set_count;
    part.pair = way.pair;
    part.present = 0;
    part.pungs = PungOutline{};
    part.chows = ChowGroup{};
    unsigned everywhere = a_five | an_end;
    for (std::size_t i = 0; i < way.set_count; ++i) {
        part.sets = part.sets << 8U | way.sets[i];
        part.present |= facts_of_set(way.sets[i]).kinds;
        everywhere &= facts_of_set(way.sets[i]).everywhere;
        if (is_chow(way.sets[i])) {
            part.chows.add(facts_of_set(way.sets[i]).chow);
        } else {
            part.pungs.add(lowest_kind(way.sets[i]));
        }
    }
    if (way.pair != no_kind) {
        part.present |= bit(way.pair);
        everywhere &= facts_of_pair(way.pair).everywhere;
    }
    part.everywhere = static_cast<std::uint8_t>(everywhere);
    part.hogs = static_cast<std::uint8_t>(hogs_among(suits_[suit], way.tiles, facts_));
}

}  // namespace hupai::guobiao
