#include "text.hpp"

#include "symbols.hpp"

namespace hupai::notation {
namespace {

constexpr int longest_piece = 24;
constexpr char32_t invalid_byte = 0x110000;  ///< plus the byte

constexpr bool is_surrogate(char32_t code) { return code >= 0xD800 && code <= 0xDFFF; }

struct Decoded {
    char32_t code;
    std::size_t size;
};

/// The code point that begins at `at`. Encoded lone surrogates pass, since a Python string may hold one.
Decoded decode(std::string_view bytes, std::size_t at) noexcept {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
    const unsigned lead = byte(at);
    if (lead < 0x80) return {lead, 1};
    const std::size_t size = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    const Decoded invalid{invalid_byte + lead, 1};
    if (lead < 0xC2 || lead > 0xF4 || size > bytes.size() - at) return invalid;
    char32_t code = lead & (0x7FU >> size);
    for (std::size_t i = 1; i < size; ++i) {
        const unsigned next = byte(at + i);
        if ((next & 0xC0U) != 0x80U) return invalid;
        code = (code << 6U) | (next & 0x3FU);
    }
    const char32_t smallest = size == 2 ? 0x80 : size == 3 ? 0x800 : 0x10000;
    if (code < smallest || code > 0x10FFFF) return invalid;
    return {code, size};
}

/// Characters that are invisible, or move what stands around them.
constexpr bool disturbs_a_line(char32_t code) {
    return code < 0x20 || (code >= 0x7F && code <= 0xA0) || code == 0xAD || code == 0x61C || code == 0x180E ||
           (code >= 0x200B && code <= 0x200F) || (code >= 0x2028 && code <= 0x202E) ||
           (code >= 0x2060 && code <= 0x206F) || (code >= 0xFE00 && code <= 0xFE0F) || code == 0xFEFF ||
           (code >= 0xFFF0 && code <= 0xFFFB) || (code >= 0xE0000 && code <= 0xE0FFF) || is_surrogate(code) ||
           code > 0x10FFFF;
}

void append_escape(std::string& out, char32_t code) {
    if (code > 0x10FFFF) code -= invalid_byte;
    const int digits = code <= 0xFF ? 2 : code <= 0xFFFF ? 4 : 8;
    out += digits == 2 ? "\\x" : digits == 4 ? "\\u" : "\\U";
    for (int i = digits - 1; i >= 0; --i) out += "0123456789abcdef"[(code >> (4 * i)) & 0xFU];
}

}  // namespace

Text::Text(std::string_view bytes) noexcept : bytes_(bytes) {
    std::size_t at = 0;
    while (at < bytes.size()) {
        Symbol& symbol = symbols_[static_cast<std::size_t>(length_++)];
        std::size_t size = 1;
        if (const auto byte = static_cast<unsigned char>(bytes[at]); byte < ascii_symbols.size()) {
            symbol = ascii_symbols[byte];
        } else {
            const Decoded next = decode(bytes, at);
            symbol = symbol_of(next.code);
            size = next.size;
        }
        symbol.byte = static_cast<std::uint16_t>(at);
        at += size;
    }
    symbols_[static_cast<std::size_t>(length_)] = {0, static_cast<std::uint16_t>(at), Mark::end, 0};
}

std::string Text::piece(int begin, int end) const {
    const bool shortened = end - begin > longest_piece;
    const int last = shortened ? begin + longest_piece : end;
    std::string out;
    for (int place = begin; place < last; ++place) {
        const std::size_t first_byte = (*this)[place].byte;
        const std::size_t size = (*this)[place + 1].byte - first_byte;
        const char32_t code = decode(bytes_, first_byte).code;
        if (disturbs_a_line(code)) {
            append_escape(out, code);
        } else {
            if (code == U'\\') out += '\\';
            out += bytes_.substr(first_byte, size);
        }
    }
    if (shortened) out += "…";
    return out;
}

}  // namespace hupai::notation
