#include "symbols.hpp"

#include <algorithm>

namespace hupai::notation {
namespace {

constexpr char suit_letters[] = "mps";
constexpr char honour_letters[] = "ESWNCFP";
constexpr char32_t full_width_forms = 0xFF01;  ///< of '!' to '~'

struct Meaning {
    Mark mark = Mark::unknown;
    std::uint8_t value = 0;
};

constexpr std::array<Symbol, 128> make_ascii_symbols() {
    std::array<Symbol, 128> table{};
    for (std::size_t code = 0; code < table.size(); ++code) {
        table[code] = {static_cast<char32_t>(code), 0, Mark::unknown, 0};
    }
    const auto put = [&](char letter, Mark mark, int value) {
        const auto code = static_cast<std::size_t>(letter);
        table[code] = {static_cast<char32_t>(code), 0, mark, static_cast<std::uint8_t>(value)};
    };
    for (const char space : {' ', '\t', '\n', '\v', '\f', '\r'}) put(space, Mark::space, 0);
    for (int rank = 1; rank <= ranks_per_suit; ++rank) put(static_cast<char>('0' + rank), Mark::digit, rank);
    for (int suit = 0; suit < suit_count; ++suit) put(suit_letters[suit], Mark::suit, suit);
    put('z', Mark::suit, z_suit);
    for (int i = 0; honour_letters[i] != '\0'; ++i) put(honour_letters[i], Mark::tile, first_honour + i);
    put('H', Mark::tile, joker);
    put('[', Mark::open, 0);
    put(']', Mark::close, 0);
    put(',', Mark::comma, 0);
    put('|', Mark::bar, 0);
    return table;
}

/// U+1F000–U+1F02A in the order of Unicode: winds, dragons, characters, bamboos, circles, flowers, joker.
constexpr char32_t first_glyph = 0x1F000, last_glyph = 0x1F02A;
constexpr int characters = 7, bamboos = 16, circles = 25, flowers = 34;

constexpr Kind kind_of_glyph(char32_t code) {
    const int index = static_cast<int>(code - first_glyph);
    if (index < characters) return static_cast<Kind>(first_honour + index);
    if (index < bamboos) return suited(0, index - characters + 1);
    if (index < circles) return suited(2, index - bamboos + 1);
    if (index < flowers) return suited(1, index - circles + 1);
    return static_cast<Kind>(index);  // flowers and joker have the numbers of their kinds
}

constexpr char32_t code_of_glyph(Kind kind) {
    constexpr int suits[] = {characters, circles, bamboos};
    int index = kind;
    if (is_suited(kind)) index = suits[suit_of(kind)] + rank_of(kind) - 1;
    if (is_honour(kind)) index = kind - first_honour;
    return first_glyph + static_cast<char32_t>(index);
}

struct Ideograph {
    char32_t code;
    Mark mark;
    int value;
};

// clang-format off: one meaning, one line
constexpr auto ideographs = [] {
    auto table = std::to_array<Ideograph>({
        {U'一', Mark::digit, 1}, {U'二', Mark::digit, 2}, {U'三', Mark::digit, 3},
        {U'四', Mark::digit, 4}, {U'五', Mark::digit, 5}, {U'六', Mark::digit, 6},
        {U'七', Mark::digit, 7}, {U'八', Mark::digit, 8}, {U'九', Mark::digit, 9},
        {U'万', Mark::suit, 0}, {U'萬', Mark::suit, 0},
        {U'饼', Mark::suit, 1}, {U'餅', Mark::suit, 1}, {U'筒', Mark::suit, 1},
        {U'条', Mark::suit, 2}, {U'條', Mark::suit, 2}, {U'索', Mark::suit, 2},
        {U'东', Mark::tile, east}, {U'東', Mark::tile, east}, {U'南', Mark::tile, south},
        {U'西', Mark::tile, west}, {U'北', Mark::tile, north},
        {U'中', Mark::tile, red}, {U'发', Mark::tile, green}, {U'發', Mark::tile, green}, {U'白', Mark::tile, white},
        {U'梅', Mark::tile, 34}, {U'兰', Mark::tile, 35}, {U'蘭', Mark::tile, 35}, {U'竹', Mark::tile, 36},
        {U'菊', Mark::tile, 37}, {U'春', Mark::tile, 38}, {U'夏', Mark::tile, 39}, {U'秋', Mark::tile, 40},
        {U'冬', Mark::tile, 41}, {U'混', Mark::tile, joker},
        {U'风', Mark::honour_word, east}, {U'風', Mark::honour_word, east},
        {U'红', Mark::honour_word, red}, {U'紅', Mark::honour_word, red},
        {U'财', Mark::honour_word, green}, {U'財', Mark::honour_word, green}, {U'板', Mark::honour_word, white},
        {U'【', Mark::open, 0}, {U'】', Mark::close, 0}, {U'、', Mark::space, 0},
    });
    std::ranges::sort(table, {}, &Ideograph::code);
    return table;
}();
// clang-format on

Meaning meaning_of_ideograph(char32_t code) noexcept {
    const auto found = std::ranges::lower_bound(ideographs, code, {}, &Ideograph::code);
    if (found == ideographs.end() || found->code != code) return {};
    return {found->mark, static_cast<std::uint8_t>(found->value)};
}

constexpr bool is_unicode_space(char32_t code) {
    return code == 0x85 || code == 0xA0 || code == 0x1680 || (code >= 0x2000 && code <= 0x200B) || code == 0x2028 ||
           code == 0x2029 || code == 0x202F || code == 0x205F || code == 0x3000 || code == 0xFEFF;
}

constexpr bool is_variation_selector(char32_t code) { return code == 0xFE0E || code == 0xFE0F; }

std::string utf8(char32_t glyph) {
    std::string out;
    for (const int shift : {18, 12, 6, 0}) {
        const unsigned lead = shift == 18 ? 0xF0U : 0x80U;
        out += static_cast<char>(lead | ((glyph >> shift) & 0x3FU));
    }
    return out;
}

constexpr const char* chinese_digits[] = {"一", "二", "三", "四", "五", "六", "七", "八", "九"};
constexpr const char* chinese_suits[] = {"万", "饼", "条"};
constexpr const char* chinese_others[] = {"东", "南", "西", "北", "中", "发", "白", "梅",
                                          "兰", "竹", "菊", "春", "夏", "秋", "冬", "混"};

std::string native_glyph(Kind kind) {
    if (is_suited(kind)) return {static_cast<char>('0' + rank_of(kind)), suit_letters[suit_of(kind)]};
    if (is_honour(kind)) return {honour_letters[kind - first_honour]};
    return {kind == joker ? 'H' : static_cast<char>('a' + kind - first_flower)};
}

std::string botzone_glyph(Kind kind) {
    if (kind == joker) return "H";
    const Kind families[] = {0, suited(1, 1), suited(2, 1), east, red, first_flower};
    int family = 5;
    while (kind < families[family]) --family;
    return {"WBTFJH"[family], static_cast<char>('1' + kind - families[family])};
}

std::string chinese_glyph(Kind kind) {
    if (!is_suited(kind)) return chinese_others[kind - first_honour];
    return std::string(chinese_digits[rank_of(kind) - 1]) + chinese_suits[suit_of(kind)];
}

}  // namespace

constexpr std::array<Symbol, 128> ascii_symbols = make_ascii_symbols();

Symbol symbol_of(char32_t code) noexcept {
    if (code >= full_width_forms && code < full_width_forms + 94) code -= full_width_forms - U'!';
    if (code < ascii_symbols.size()) return ascii_symbols[code];
    Meaning meaning;
    if (code >= first_glyph && code <= last_glyph) {
        meaning = {Mark::tile, kind_of_glyph(code)};
    } else if (is_unicode_space(code) || is_variation_selector(code)) {
        meaning = {Mark::space, 0};
    } else {
        meaning = meaning_of_ideograph(code);
    }
    return {code, 0, meaning.mark, meaning.value};
}

std::string glyph_of(Kind kind, Notation notation) {
    if (kind > joker) return "?";
    switch (notation) {
        case Notation::native:
            return native_glyph(kind);
        case Notation::unicode:
            return utf8(code_of_glyph(kind));
        case Notation::botzone:
            return botzone_glyph(kind);
        case Notation::chinese:
            return chinese_glyph(kind);
    }
    return "?";
}

}  // namespace hupai::notation
