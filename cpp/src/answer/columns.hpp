// Columns that line up in a terminal, Chinese and tiles taking two places.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace hupai::answer {

enum class Align : std::uint8_t { left, right };

class Columns {
 public:
    explicit Columns(std::vector<Align> alignment) : alignment_(static_cast<std::vector<Align>&&>(alignment)) {}

    /// Cells that are left out at the end are empty.
    void add(std::vector<std::string> cells) { rows_.push_back({static_cast<std::vector<std::string>&&>(cells), 0}); }
    /// A line below the first `columns` columns.
    void add_rule(std::size_t columns) { rows_.push_back({{}, columns}); }

    /// Indented lines, each with its end; columns without any text take no room.
    [[nodiscard]] std::string text() const;

 private:
    struct Row {
        std::vector<std::string> cells;
        std::size_t ruled;  ///< so many columns are underlined; 0 = a row of cells
    };

    [[nodiscard]] std::vector<int> widths() const;
    [[nodiscard]] std::string row_text(const Row& row, const std::vector<int>& widths) const;

    std::vector<Align> alignment_;
    std::vector<Row> rows_{};
};

}  // namespace hupai::answer
