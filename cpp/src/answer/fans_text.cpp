// A rule set's table of fan, in words.
#include "columns.hpp"
#include "hupai/answer.hpp"
#include "words.hpp"

namespace hupai::answer {

namespace {

std::string excluded_text(const ExcludedRow& excluded, std::span<const FanListing> fans, Language language) {
    const std::string name = name_of(fans[excluded.fan].row, language);
    if (excluded.extent == Extent::of_these) return phrase(Word::of_these, language, {name});
    if (excluded.extent == Extent::one) return phrase(Word::only_one, language, {name});
    return name;
}

std::string excludes_text(const FanListing& fan, std::span<const FanListing> fans, Language language) {
    std::string out;
    for (const ExcludedRow& excluded : fan.excludes) {
        if (!out.empty()) out += word(Word::list_comma, language);
        out += excluded_text(excluded, fans, language);
    }
    return out;
}

}  // namespace

std::string fans_text(std::span<const FanListing> fans, Language language) {
    const Language other = language == Language::chinese ? Language::english : Language::chinese;
    Columns columns({Align::right, Align::left, Align::left, Align::right, Align::left, Align::left});
    columns.add({word(Word::number_heading, language), word(Word::name_heading, language),
                 word(Word::other_name_heading, language), word(Word::value_heading, language), "",
                 word(Word::excludes_heading, language)});
    bool repeats = false;
    for (const FanListing& fan : fans) {
        repeats = repeats || fan.repeats;
        columns.add({fan.row.number == 0 ? "-" : std::to_string(fan.row.number), name_of(fan.row, language),
                     name_of(fan.row, other), std::to_string(fan.value), fan.repeats ? "+" : "",
                     excludes_text(fan, fans, language)});
    }
    std::string out = columns.text();
    if (repeats) out += std::string(word(Word::repeats_note, language)) + "\n";
    if (!out.empty()) out.pop_back();
    return out;
}

}  // namespace hupai::answer
