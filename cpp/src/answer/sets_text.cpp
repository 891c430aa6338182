#include "sets_text.hpp"

#include <vector>

#include "utf8.hpp"
#include "words.hpp"

namespace hupai::answer {

namespace {

struct Item {
    Kind kind;
    bool wildcard;
};

using Items = std::vector<Item>;

/// A tile's text in two parts: what stands for it alone, and the suit that a run of tiles shares.
struct TileText {
    std::string head;
    std::string suit;
};

bool shares_suit(Kind kind, Notation notation) noexcept {
    return is_suited(kind) && (notation == Notation::native || notation == Notation::chinese);
}

/// In both notations with a common suit the rank is the first code point.
TileText tile_text(Kind kind, Notation notation) {
    std::string text = format_kind(kind, notation);
    if (!shares_suit(kind, notation)) return {text, ""};
    const auto rank = static_cast<std::size_t>(first_code_point(text).bytes);
    return {text.substr(0, rank), text.substr(rank)};
}

/// "4(5)6": the tiles from `begin` to `end` without their suit, runs of wildcards in parentheses.
std::string heads(const Items& items, std::size_t begin, std::size_t end, Notation notation) {
    std::string out;
    bool open = false;
    for (std::size_t i = begin; i < end; ++i) {
        if (open && !items[i].wildcard) out += ')';
        if (i > begin && notation == Notation::botzone) out += ' ';
        if (!open && items[i].wildcard) out += '(';
        open = items[i].wildcard;
        out += tile_text(items[i].kind, notation).head;
    }
    if (open) out += ')';
    return out;
}

bool all_wildcards(const Items& items, std::size_t begin, std::size_t end) noexcept {
    for (std::size_t i = begin; i < end; ++i) {
        if (!items[i].wildcard) return false;
    }
    return true;
}

/// "4(5)6m", "(456m)".
std::string run_text(const Items& items, std::size_t begin, std::size_t end, Notation notation) {
    const std::string suit = tile_text(items[begin].kind, notation).suit;
    std::string text = heads(items, begin, end, notation);
    if (suit.empty() || !all_wildcards(items, begin, end)) return text + suit;
    text.pop_back();
    return text + suit + ")";
}

std::string items_text(const Items& items, Notation notation) {
    std::string out;
    std::size_t begin = 0;
    while (begin < items.size()) {
        const std::string suit = tile_text(items[begin].kind, notation).suit;
        std::size_t end = begin + 1;
        while (end < items.size() && tile_text(items[end].kind, notation).suit == suit) ++end;
        if (begin > 0 && notation == Notation::botzone) out += ' ';
        out += run_text(items, begin, end, notation);
        begin = end;
    }
    return out;
}

bool is_wildcard(const Set& set, int index) noexcept { return (set.hun >> index & 1U) != 0; }

/// Which tile of the set that it completes the winning tile is.
int winning_index(const Set& set, const Hand& hand, Kind winning_as) noexcept {
    const int size = set_size(set.kind);
    for (int i = 0; i < size; ++i) {
        if (!is_wildcard(set, i) && tile_at(set, i) == hand.winning) return i;
    }
    for (int i = 0; i < size; ++i) {
        if (is_wildcard(set, i) && tile_at(set, i) == winning_as) return i;
    }
    for (int i = 0; i < size; ++i) {
        if (is_wildcard(set, i)) return i;
    }
    return size - 1;
}

/// The tiles of one concealed set, or of several single ones: the winning tile apart, that it may stand last.
struct Parts {
    Items before{};
    Items winning{};
};

void add_set(Parts& parts, const Set& set, const Hand& hand, Kind winning_as) {
    const int winning = set.winning ? winning_index(set, hand, winning_as) : -1;
    for (int i = 0; i < set_size(set.kind); ++i) {
        Items& part = i == winning ? parts.winning : parts.before;
        part.push_back({tile_at(set, i), is_wildcard(set, i)});
    }
}

std::string parts_text(const Parts& parts, Notation notation) {
    std::string out = items_text(parts.before, notation);
    if (!parts.winning.empty()) out += "+" + items_text(parts.winning, notation);
    return out;
}

std::string symbolic_text(const Set& set, Language language) {
    const Word any = set.kind == SetKind::pair ? Word::any_pair : Word::any_set;
    return "(" + std::string(word(any, language)) + ")" + (set.winning ? "+" : "");
}

void append_part(std::string& out, const std::string& part) {
    if (part.empty()) return;
    if (!out.empty()) out += between_sets;
    out += part;
}

std::string melds_text(const Hand& hand, Notation notation) {
    std::string out;
    for (std::size_t i = 0; i < hand.meld_count; ++i) append_part(out, format_meld(hand.melds[i], notation));
    return out;
}

}  // namespace

int copies_left(const Hand& hand, Kind kind, Kind turned_up) noexcept {
    const int held = hand.concealed[kind] + melded_counts(hand)[kind] + (kind == turned_up ? 1 : 0);
    return held < copies_per_kind ? copies_per_kind - held : 0;
}

std::string set_text(const Set& set, const Hand& hand, Kind winning_as, Style style) {
    if (set.meld >= 0) return format_meld(hand.melds[static_cast<std::size_t>(set.meld)], style.notation);
    if (set.tile == no_kind) return symbolic_text(set, style.language);
    Parts parts;
    add_set(parts, set, hand, winning_as);
    return parts_text(parts, style.notation);
}

std::string reading_text(const Decomposition& reading, const Hand& hand, Kind winning_as, Style style) {
    std::string out;
    Parts singles;
    for (std::size_t i = 0; i < reading.set_count; ++i) {
        const Set& set = reading.sets[i];
        if (set.kind == SetKind::single) {
            add_set(singles, set, hand, winning_as);
            continue;
        }
        append_part(out, parts_text(singles, style.notation));
        singles = {};
        append_part(out, set_text(set, hand, winning_as, style));
    }
    append_part(out, parts_text(singles, style.notation));
    return out;
}

std::string sets_text(unsigned bits, const Score& score, const Hand& hand, Style style) {
    Decomposition named = score.decomposition;
    named.set_count = 0;
    for (unsigned i = 0; i < score.decomposition.set_count; ++i) {
        if ((bits >> i & 1U) != 0) named.sets[named.set_count++] = score.decomposition.sets[i];
    }
    return reading_text(named, hand, score.winning_as, style);
}

std::string hand_text(const Hand& hand, Style style) {
    Parts parts;
    for (Kind kind = 0; kind < kind_count; ++kind) {
        const int apart = hand.winning == kind ? 1 : 0;
        parts.before.insert(parts.before.end(), static_cast<std::size_t>(hand.concealed[kind] - apart), {kind, false});
    }
    const int apart = hand.winning == joker ? 1 : 0;
    parts.before.insert(parts.before.end(), static_cast<std::size_t>(hand.jokers - apart), {joker, false});
    if (hand.winning != no_kind) parts.winning.push_back({hand.winning, false});
    std::string out = melds_text(hand, style.notation);
    append_part(out, parts_text(parts, style.notation));
    return out;
}

std::string kinds_text(KindMask kinds, const Hand& hand, Kind turned_up, Style style) {
    std::string out;
    for (Kind kind = 0; kind < kind_count; ++kind) {
        if ((kinds & bit(kind)) == 0) continue;
        const std::string left = std::to_string(copies_left(hand, kind, turned_up));
        append_part(out, phrase(Word::copies, style.language, {format_kind(kind, style.notation), left}));
    }
    return out;
}

std::string kinds_by_suit(KindMask kinds, const Hand& hand, Kind turned_up, Style style) {
    constexpr KindMask one_suit = (KindMask{1} << ranks_per_suit) - 1;
    std::string out;
    for (int suit = 0; suit <= suit_of(first_honour); ++suit) {
        const std::string row = kinds_text(kinds & one_suit << suit * ranks_per_suit, hand, turned_up, style);
        if (!row.empty()) out += "  " + row + "\n";
    }
    return out;
}

int live_copies(KindMask kinds, const Hand& hand, Kind turned_up) noexcept {
    int live = 0;
    for (Kind kind = 0; kind < kind_count; ++kind) {
        if ((kinds & bit(kind)) != 0) live += copies_left(hand, kind, turned_up);
    }
    return live;
}

bool has_wildcard(const Decomposition& reading) noexcept {
    for (std::size_t i = 0; i < reading.set_count; ++i) {
        if (reading.sets[i].hun != 0) return true;
    }
    return false;
}

}  // namespace hupai::answer
