#include "hupai/error.hpp"

#include <cstring>

namespace hupai {
namespace {

struct ErrorRow {
    const char* code;
    ErrorFamily family;
    const char* english;
    const char* chinese;
};

ErrorRow row_of(Status status) noexcept {
    switch (status) {
#define HUPAI_ERROR(code, number, family, english, chinese) \
    case Status::code:                                      \
        return {#code, ErrorFamily::family, english, chinese};
#include "hupai/errors.def"
#undef HUPAI_ERROR
    }
    // A number that no row has, as a C caller may pass.
    return {"unknown_status", ErrorFamily::none, "unknown status", "未知状态"};
}

}  // namespace

const char* code_name(Status status) noexcept { return row_of(status).code; }

ErrorFamily family_of(Status status) noexcept { return row_of(status).family; }

std::string message_of(const Error& error, Language language) {
    const ErrorRow row = row_of(error.status);
    const char* words = language == Language::chinese ? row.chinese : row.english;
    std::string message = words;
    if (const char* gap = std::strstr(words, "{}"))
        message.replace(static_cast<std::size_t>(gap - words), 2, error.piece);
    return message;
}

}  // namespace hupai
