#include "hupai/score.hpp"

namespace hupai {

namespace {

struct ReasonRow {
    const char* code;
    const char* english;
    const char* chinese;
};

constexpr ReasonRow reasons[] = {
#define HUPAI_REASON(code, english, chinese) {#code, english, chinese},
#include "hupai/reasons.def"
#undef HUPAI_REASON
};

}  // namespace

const char* reason_code(Reason reason) noexcept { return reasons[static_cast<std::size_t>(reason)].code; }

const char* reason_text(Reason reason, Language language) noexcept {
    const ReasonRow& row = reasons[static_cast<std::size_t>(reason)];
    return language == Language::chinese ? row.chinese : row.english;
}

}  // namespace hupai
