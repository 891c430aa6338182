// The phrases of the answers in both languages (`words.def`).
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include "hupai/error.hpp"
#include "hupai/score.hpp"

namespace hupai::answer {

enum class Word : std::uint8_t {
#define HUPAI_WORD(id, english, chinese) id,
#include "words.def"
#undef HUPAI_WORD
};

[[nodiscard]] const char* word(Word id, Language language) noexcept;

/// A fan's name in the language.
[[nodiscard]] const char* name_of(const FanRow& row, Language language) noexcept;

/// A phrase with its `{}` filled in from left to right.
[[nodiscard]] std::string phrase(Word id, Language language, std::initializer_list<std::string_view> pieces);

}  // namespace hupai::answer
