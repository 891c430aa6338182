#include "json.hpp"

#include "hupai/answer.hpp"
#include "utf8.hpp"

namespace hupai::answer {

namespace {

void append_escape(std::string& out, std::uint32_t value) {
    static constexpr char digits[] = "0123456789abcdef";
    out += "\\u";
    for (int shift = 12; shift >= 0; shift -= 4) out += digits[value >> shift & 0xF];
}

/// Some readers of JSON Lines take these for ends of lines.
bool ends_a_line(std::uint32_t value) noexcept { return value == 0x85 || value == 0x2028 || value == 0x2029; }

void append_code_point(std::string& out, const CodePoint& point, std::string_view bytes) {
    if (!point.valid) {
        out += "\uFFFD";
    } else if (point.value == '"' || point.value == '\\') {
        out += '\\';
        out += static_cast<char>(point.value);
    } else if (point.value < 0x20 || point.value == 0x7F || ends_a_line(point.value)) {
        append_escape(out, point.value);
    } else {
        out += bytes;
    }
}

void append_string(std::string& out, std::string_view text) {
    out += '"';
    while (!text.empty()) {
        const CodePoint point = first_code_point(text);
        const auto bytes = static_cast<std::size_t>(point.bytes);
        append_code_point(out, point, text.substr(0, bytes));
        text.remove_prefix(bytes);
    }
    out += '"';
}

}  // namespace

void JsonWriter::separate() {
    if (needs_comma_) out_ += ',';
    needs_comma_ = true;
}

JsonWriter& JsonWriter::begin_object() {
    separate();
    out_ += '{';
    needs_comma_ = false;
    return *this;
}

JsonWriter& JsonWriter::end_object() {
    out_ += '}';
    needs_comma_ = true;
    return *this;
}

JsonWriter& JsonWriter::begin_array() {
    separate();
    out_ += '[';
    needs_comma_ = false;
    return *this;
}

JsonWriter& JsonWriter::end_array() {
    out_ += ']';
    needs_comma_ = true;
    return *this;
}

JsonWriter& JsonWriter::key(std::string_view name) {
    separate();
    append_string(out_, name);
    out_ += ':';
    needs_comma_ = false;
    return *this;
}

JsonWriter& JsonWriter::string(std::string_view text) {
    separate();
    append_string(out_, text);
    return *this;
}

JsonWriter& JsonWriter::number(int value) { return raw(std::to_string(value)); }

JsonWriter& JsonWriter::boolean(bool value) { return raw(value ? "true" : "false"); }

JsonWriter& JsonWriter::null() { return raw("null"); }

JsonWriter& JsonWriter::raw(std::string_view json) {
    separate();
    out_ += json;
    return *this;
}

std::string json_string(std::string_view text) {
    std::string out;
    append_string(out, text);
    return out;
}

}  // namespace hupai::answer
