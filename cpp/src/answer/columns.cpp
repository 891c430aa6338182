#include "columns.hpp"

#include "hupai/answer.hpp"
#include "utf8.hpp"

namespace hupai::answer {

namespace {

constexpr int indent = 2;
constexpr int gap = 2;

struct Range {
    std::uint32_t first;
    std::uint32_t last;
};

/// East Asian wide or fullwidth, as far as an answer can hold such.
constexpr Range wide[] = {{0x1100, 0x115F},   {0x2E80, 0x303E},   {0x3041, 0xA4CF},  {0xAC00, 0xD7A3},
                          {0xF900, 0xFAFF},   {0xFE30, 0xFE6F},   {0xFF01, 0xFF60},  {0xFFE0, 0xFFE6},
                          {0x1F000, 0x1F02B}, {0x1F300, 0x1F64F}, {0x20000, 0x3FFFD}};
/// Combining marks, joiners, variation selectors (one may follow the red dragon's tile).
constexpr Range without_width[] = {{0x0300, 0x036F}, {0x200B, 0x200F}, {0xFE00, 0xFE0F}};

template <std::size_t size>
bool lies_in(const Range (&ranges)[size], std::uint32_t value) noexcept {
    for (const Range& range : ranges) {
        if (value >= range.first && value <= range.last) return true;
    }
    return false;
}

std::string spaces(int count) { return std::string(static_cast<std::size_t>(count > 0 ? count : 0), ' '); }

void trim_end(std::string& text) {
    while (!text.empty() && text.back() == ' ') text.pop_back();
}

}  // namespace

int display_width(std::string_view text) noexcept {
    int width = 0;
    while (!text.empty()) {
        const CodePoint point = first_code_point(text);
        if (lies_in(wide, point.value)) {
            width += 2;
        } else if (!lies_in(without_width, point.value)) {
            width += 1;
        }
        text.remove_prefix(static_cast<std::size_t>(point.bytes));
    }
    return width;
}

std::vector<int> Columns::widths() const {
    std::vector<int> widths(alignment_.size(), 0);
    for (const Row& row : rows_) {
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const int width = display_width(row.cells[i]);
            if (width > widths[i]) widths[i] = width;
        }
    }
    return widths;
}

std::string Columns::row_text(const Row& row, const std::vector<int>& widths) const {
    std::string out = spaces(indent);
    bool first = true;
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        if (widths[i] == 0) continue;
        if (!first) out += spaces(gap);
        first = false;
        const std::string padding = spaces(widths[i] - display_width(row.cells[i]));
        out += alignment_[i] == Align::right ? padding + row.cells[i] : row.cells[i] + padding;
    }
    trim_end(out);
    return out;
}

std::string Columns::text() const {
    const std::vector<int> widths = this->widths();
    std::string out;
    for (const Row& row : rows_) {
        if (row.ruled == 0) {
            out += row_text(row, widths) + "\n";
            continue;
        }
        int length = -gap;
        for (std::size_t i = 0; i < row.ruled; ++i) length += widths[i] > 0 ? widths[i] + gap : 0;
        out += spaces(indent) + std::string(static_cast<std::size_t>(length > 0 ? length : 0), '-') + "\n";
    }
    return out;
}

}  // namespace hupai::answer
