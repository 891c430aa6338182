// A text as a row of characters, each with what it may mean in a hand.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "hupai/notation.hpp"

namespace hupai::notation {

/// What a character means, whatever the notation it belongs to.
enum class Mark : std::uint8_t {
    unknown,
    end,          ///< behind the last character
    space,        ///< ignored: white space, variation selectors, the enumeration comma 、
    digit,        ///< `value` 1–9, Arabic or Chinese
    suit,         ///< `value` 0 = m, 1 = p, 2 = s, or `z_suit`
    tile,         ///< a tile on its own; `value` is its kind
    honour_word,  ///< a word beside an honour that says nothing new (东风, 红中, 发财, 白板); `value` is the honour
    open,
    close,
    comma,
    bar,
};

inline constexpr std::uint8_t z_suit = 3;

struct Symbol {
    char32_t code;       ///< full-width forms of ASCII folded; what is no code point lies beyond U+10FFFF
    std::uint16_t byte;  ///< where it begins in the text
    Mark mark;
    std::uint8_t value;
};

/// Positions in a `Text` count code points; an invalid byte and a lone surrogate count as one.
class Text {
 public:
    /// Precondition: at most `max_text_length` bytes.
    explicit Text(std::string_view bytes) noexcept;

    const Symbol& operator[](int place) const noexcept { return symbols_[static_cast<std::size_t>(place)]; }
    int length() const noexcept { return length_; }

    /// The characters from `begin` up to `end` for a message: one line of valid UTF-8, shortened when long, and
    /// everything that cannot be seen or would disturb the line written as an escape.
    std::string piece(int begin, int end) const;

 private:
    std::string_view bytes_;
    int length_ = 0;
    // Left uninitialised: most hands take thirty characters.
    std::array<Symbol, max_text_length + 1> symbols_;
};

}  // namespace hupai::notation
