// Everything that can be wrong with an input, by name.
#pragma once

#include <cstdint>
#include <string>

namespace hupai {

/// Status codes; the numbers are published (batches return them) and never change.
enum class Status : std::uint8_t {
#define HUPAI_ERROR(code, number, family, english, chinese) code = number,
#include "hupai/errors.def"
#undef HUPAI_ERROR
};

enum class ErrorFamily : std::uint8_t { none, hand, rule };
enum class Language : std::uint8_t { english, chinese };

/// What is wrong, where, and with which piece of the input.
struct Error {
    Status status = Status::ok;
    int position = -1;    ///< in code points from the start of the text; -1 = not tied to a place
    std::string piece{};  ///< the offending piece, as it was written (shortened when long)

    explicit operator bool() const noexcept { return status != Status::ok; }
};

/// The stable name of a status, e.g. "unknown_tile".
[[nodiscard]] const char* code_name(Status status) noexcept;
[[nodiscard]] ErrorFamily family_of(Status status) noexcept;

/// One line for a person, naming the piece, without the position.
[[nodiscard]] std::string message_of(const Error& error, Language language);

}  // namespace hupai
