// The five shapes of a complete hand (G2).
#pragma once

#include <cstdint>

namespace hupai {

enum class Form : std::uint8_t { standard, knitted_straight, seven_pairs, honors_and_knitted, thirteen_orphans };
inline constexpr int form_count = 5;

/// A set of forms.
class Forms {
 public:
    constexpr Forms() noexcept = default;
    constexpr Forms(Form form) noexcept : bits_(static_cast<std::uint8_t>(1U << static_cast<unsigned>(form))) {}
    static constexpr Forms from_bits(unsigned bits) noexcept {
        Forms forms;
        forms.bits_ = static_cast<std::uint8_t>(bits & 31U);
        return forms;
    }
    static constexpr Forms all() noexcept { return from_bits(31U); }

    constexpr bool has(Form form) const noexcept { return (bits_ >> static_cast<unsigned>(form)) & 1U; }
    constexpr unsigned bits() const noexcept { return bits_; }
    friend constexpr Forms operator|(Forms a, Forms b) noexcept { return from_bits(unsigned{a.bits_} | b.bits_); }
    friend constexpr bool operator==(Forms, Forms) noexcept = default;

 private:
    std::uint8_t bits_ = 0;
};

/// "standard", "knitted_straight", "seven_pairs", "honors_and_knitted", "thirteen_orphans".
[[nodiscard]] const char* form_name(Form form) noexcept;

}  // namespace hupai
