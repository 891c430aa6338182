#include "reading.hpp"

namespace hupai::guobiao {
namespace {

bool is_wildcard(Kind kind, const Rules& rules) noexcept { return kind == joker || kind == rules.hun; }

/// Read where the tiles have been for a while: what was copied just now the processor has to wait for.
KindDigits real_tiles(const Hand& hand, Kind hun) noexcept {
    const KindMask real = hun < kind_count ? ~bit(hun) : ~KindMask{0};
    const KindDigits all = digits_of(hand.concealed);
    return {all.ones & real, all.twos & real, all.fours & real};
}

void add_melds(Facts& facts, const Hand& hand) noexcept {
    for (int i = 0; i < hand.meld_count; ++i) {
        const Meld& meld = hand.melds[static_cast<std::size_t>(i)];
        const bool kong = meld.kind == MeldKind::kong;
        facts.concealed_meld[static_cast<std::size_t>(i)] = meld.is_concealed();
        if (!meld.is_concealed()) ++facts.exposed_melds;
        if (kong && meld.is_concealed()) ++facts.concealed_kongs;
        if (kong && !meld.is_concealed()) ++facts.melded_kongs;
        if (kong) facts.konged |= bit(meld.tile);
    }
}

int copies_in_open_melds(const Hand& hand, Kind kind) noexcept {
    int copies = 0;
    for (int i = 0; i < hand.meld_count; ++i) {
        const Meld& meld = hand.melds[static_cast<std::size_t>(i)];
        if (meld.is_concealed()) continue;
        if (meld.kind == MeldKind::chow) {
            copies += kind >= meld.tile && kind <= meld.tile + 2 ? 1 : 0;
        } else {
            copies += kind == meld.tile ? meld.tile_count() : 0;
        }
    }
    return copies;
}

/// P8 for 和绝张: three copies in one's own open melds prove it, another copy elsewhere in the hand refutes it.
Circumstance judge_last_of_kind(const Facts& facts, const Hand& hand, bool said) noexcept {
    if (facts.winning == joker) return {false, said ? Reason::winning_wildcard : Reason::none};
    const int open = copies_in_open_melds(hand, facts.winning);
    if (open == copies_per_kind - 1) return {true, Reason::none};
    const int others = facts.tiles.real[facts.winning] - 1 + facts.tiles.melded[facts.winning] - open;
    if (said && others > 0) return {false, Reason::another_concealed_copy};
    return {said, Reason::none};
}

/// P8 for 抢杠和: the other three copies lie in the robbed kong, so another one in the hand refutes it.
Circumstance judge_robbed_kong(const Facts& facts, bool said) noexcept {
    if (!said) return {};
    if (facts.winning == joker) return {false, Reason::winning_wildcard};
    const int others = facts.tiles.real[facts.winning] - 1 + facts.tiles.melded[facts.winning];
    return others > 0 ? Circumstance{false, Reason::another_copy_in_hand} : Circumstance{true, Reason::none};
}

/// P8 for 杠上开花: it wants a kong.
Circumstance judge_kong_replacement(const Facts& facts, bool said) noexcept {
    if (!said) return {};
    return facts.kongs() == 0 ? Circumstance{false, Reason::no_kong} : Circumstance{true, Reason::none};
}

}  // namespace

Facts facts_of(const Hand& hand, const Rules& rules, const Circumstances& said) noexcept {
    Facts facts;
    facts.tiles = tiles_of(hand, rules.hun);
    facts.real = real_tiles(hand, rules.hun);
    facts.winning = is_wildcard(hand.winning, rules) ? joker : hand.winning;
    add_melds(facts, hand);
    facts.flowers = hand.flowers;
    facts.self_drawn = said.self_drawn == Said::yes;
    facts.round_wind = said.round_wind;
    facts.seat_wind = said.seat_wind;
    facts.last_tile = said.last_tile == Said::yes;
    const bool kong = said.kong == Said::yes;
    facts.last_of_kind = judge_last_of_kind(facts, hand, said.last_of_kind == Said::yes);
    facts.robbed_kong = judge_robbed_kong(facts, kong && !facts.self_drawn);
    facts.kong_replacement = judge_kong_replacement(facts, kong && facts.self_drawn);
    return facts;
}

Circumstances used_circumstances(const Facts& facts) noexcept {
    const auto said = [](bool value) { return value ? Said::yes : Said::no; };
    Circumstances used;
    used.self_drawn = said(facts.self_drawn);
    used.round_wind = facts.round_wind;
    used.seat_wind = facts.seat_wind;
    used.last_of_kind = said(facts.last_of_kind.counts);
    used.last_tile = said(facts.last_tile);
    used.kong = said(facts.robbed_kong.counts || facts.kong_replacement.counts);
    return used;
}

Reading reading_of(const Facts& facts, const Rules& rules, const Decomposition& decomposition) noexcept {
    Reading reading;
    reading.facts = &facts;
    reading.rules = &rules;
    reading.decomposition = decomposition;
    for (int i = 0; i < decomposition.set_count; ++i) {
        const Set& set = reading.set(i);
        KindMask& kinds = reading.kinds_in[static_cast<std::size_t>(i)];
        for (int j = 0; j < set_size(set.kind); ++j) {
            const Kind kind = tile_at(set, j);
            kinds |= bit(kind);
            if (set.meld < 0) ++reading.concealed[kind];
        }
        reading.present |= kinds;
    }
    for (std::size_t kind = 0; kind < kind_count; ++kind) {
        reading.all[kind] = static_cast<std::uint8_t>(reading.concealed[kind] + facts.tiles.melded[kind]);
    }
    return reading;
}

}  // namespace hupai::guobiao
