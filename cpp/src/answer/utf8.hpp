// Reading UTF-8 that may be broken.
#pragma once

#include <cstdint>
#include <string_view>

namespace hupai::answer {

struct CodePoint {
    std::uint32_t value = 0;
    int bytes = 1;
    bool valid = false;  ///< false: one byte that belongs to no UTF-8 sequence
};

/// The code point that begins at `text[0]`.
/// Precondition: `text` is not empty.
[[nodiscard]] CodePoint first_code_point(std::string_view text) noexcept;

}  // namespace hupai::answer
