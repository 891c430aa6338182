// What is wrong with an input, on one line.
#include "hupai/answer.hpp"
#include "utf8.hpp"
#include "words.hpp"

namespace hupai::answer {

namespace {

void append_hexadecimal(std::string& out, std::uint32_t byte) {
    static constexpr char digits[] = "0123456789abcdef";
    out += "\\x";
    out += digits[byte >> 4 & 0xF];
    out += digits[byte & 0xF];
}

bool is_control(std::uint32_t value) noexcept { return value < 0x20 || (value >= 0x7F && value < 0xA0); }

bool ends_a_line(std::uint32_t value) noexcept { return value == 0x2028 || value == 0x2029; }

/// A text may hold anything; a terminal gets neither control characters nor broken UTF-8.
std::string printable(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const CodePoint point = first_code_point(text);
        const auto bytes = static_cast<std::size_t>(point.bytes);
        if (!point.valid || is_control(point.value)) {
            append_hexadecimal(out, point.value);
        } else {
            out += ends_a_line(point.value) ? std::string_view(" ") : text.substr(0, bytes);
        }
        text.remove_prefix(bytes);
    }
    return out;
}

}  // namespace

std::string error_text(const Error& error, Language language) {
    const std::string message = printable(message_of(error, language));
    if (error.position < 0) return message;
    return phrase(Word::at_position, language, {std::to_string(error.position), message});
}

}  // namespace hupai::answer
