#include "utf8.hpp"

namespace hupai::answer {

namespace {

struct Lead {
    int bytes;
    std::uint32_t bits;
    std::uint32_t least;  ///< a smaller value would be an overlong form
};

Lead lead_of(unsigned char byte) noexcept {
    if (byte < 0x80) return {1, byte, 0};
    if ((byte & 0xE0) == 0xC0) return {2, byte & 0x1FU, 0x80};
    if ((byte & 0xF0) == 0xE0) return {3, byte & 0x0FU, 0x800};
    if ((byte & 0xF8) == 0xF0) return {4, byte & 0x07U, 0x10000};
    return {0, 0, 0};
}

bool is_scalar_value(std::uint32_t value) noexcept { return value <= 0x10FFFF && (value < 0xD800 || value > 0xDFFF); }

}  // namespace

CodePoint first_code_point(std::string_view text) noexcept {
    const CodePoint broken{static_cast<unsigned char>(text[0]), 1, false};
    const Lead lead = lead_of(static_cast<unsigned char>(text[0]));
    if (lead.bytes == 0 || text.size() < static_cast<std::size_t>(lead.bytes)) return broken;
    std::uint32_t value = lead.bits;
    for (int i = 1; i < lead.bytes; ++i) {
        const auto byte = static_cast<unsigned char>(text[static_cast<std::size_t>(i)]);
        if ((byte & 0xC0) != 0x80) return broken;
        value = value << 6 | (byte & 0x3FU);
    }
    if (value < lead.least || !is_scalar_value(value)) return broken;
    return {value, lead.bytes, true};
}

}  // namespace hupai::answer
