#include "words.hpp"

namespace hupai::answer {

namespace {

struct Phrase {
    const char* english;
    const char* chinese;
};

constexpr Phrase phrases[] = {
#define HUPAI_WORD(id, english, chinese) {english, chinese},
#include "words.def"
#undef HUPAI_WORD
};

}  // namespace

const char* word(Word id, Language language) noexcept {
    const Phrase& found = phrases[static_cast<std::size_t>(id)];
    return language == Language::chinese ? found.chinese : found.english;
}

const char* name_of(const FanRow& row, Language language) noexcept {
    return language == Language::chinese ? row.name : row.english;
}

std::string phrase(Word id, Language language, std::initializer_list<std::string_view> pieces) {
    std::string out;
    std::string_view rest = word(id, language);
    for (const std::string_view piece : pieces) {
        const std::size_t gap = rest.find("{}");
        if (gap == std::string_view::npos) break;
        out += rest.substr(0, gap);
        out += piece;
        rest.remove_prefix(gap + 2);
    }
    out += rest;
    return out;
}

}  // namespace hupai::answer
