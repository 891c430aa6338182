// Choices of chows as numbers.
#pragma once

#include <array>
#include <cstdint>

#include "fan_count.hpp"

namespace hupai::guobiao {

inline constexpr int chow_kinds = 21;
inline constexpr int most_chows = 4;

/// Chows as numbers 0-20: seven a suit.
constexpr int chow_number(Kind lowest) noexcept { return suit_of(lowest) * 7 + rank_of(lowest) - 1; }
constexpr Kind lowest_of_chow(int number) noexcept { return suited(number / 7, number % 7 + 1); }

class ChowGroup;

/// Where ascending chow numbers stand among all choices of up to four: first by how many they are. Number the i-th
/// (from 0) of c: the choices before it are a sum of binomials of c + i over i + 1.
class ChowPlace {
 public:
    constexpr ChowPlace() noexcept = default;

    /// What the chow adds that has so many before it.
    static constexpr std::uint16_t more(std::size_t before, int number) noexcept {
        return binomials[before][static_cast<std::size_t>(number)];
    }

    constexpr void add(int number) noexcept {
        sum_ += binomials[count_][static_cast<std::size_t>(number)];
        ++count_;
    }
    /// The same without a branch, whether there is a chow or not.
    constexpr void add_if(bool condition, int number) noexcept {
        const auto chow = static_cast<std::size_t>(condition ? number : no_chow);
        sum_ += binomials[count_][chow];
        count_ += condition ? 1 : 0;
    }
    constexpr void add(const ChowGroup& group) noexcept;
    constexpr int count() const noexcept { return static_cast<int>(count_); }
    constexpr std::size_t place() const noexcept { return first_of[count_] + sum_; }

    static constexpr std::size_t places = 12650;

 private:
    static constexpr int no_chow = chow_kinds;  // its numbers are 0

    // The last row is for when there is no room for more.
    static constexpr std::array<std::array<std::uint16_t, chow_kinds + 1>, most_chows + 1> binomials = [] {
        std::array<std::array<std::uint16_t, chow_kinds + 1>, most_chows + 1> table{};
        for (std::size_t i = 0; i < most_chows; ++i) {
            for (std::size_t number = 0; number < chow_kinds; ++number) {
                std::size_t product = 1;
                for (std::size_t k = 1; k <= i + 1; ++k) product = product * (number + i - (i + 1) + k) / k;
                table[i][number] = static_cast<std::uint16_t>(number + i >= i + 1 ? product : 0);
            }
        }
        return table;
    }();
    static constexpr std::array<std::size_t, most_chows + 1> first_of = {0, 1, 22, 253, 2024};

    std::uint32_t count_ = 0;
    std::uint32_t sum_ = 0;
};

/// Ascending chows, to be added to whatever lower ones there are. None: `ChowGroup{}`; without braces, nothing is set.
class ChowGroup {
 public:
    constexpr void add(int number) noexcept {
        const auto& more = after[count_++][static_cast<std::size_t>(number)];
        for (std::size_t lower = 0; lower < most_chows; ++lower) {
            sums_[lower] = static_cast<std::uint16_t>(sums_[lower] + more[lower]);
        }
    }

 private:
    friend class ChowPlace;

    /// What a chow adds that has so many of the group and so many lower ones before it.
    using Row = std::array<std::uint16_t, most_chows>;
    static constexpr std::array<std::array<Row, chow_kinds>, most_chows> after = [] {
        std::array<std::array<Row, chow_kinds>, most_chows> table{};
        for (std::size_t before = 0; before < most_chows; ++before) {
            for (int number = 0; number < chow_kinds; ++number) {
                for (std::size_t lower = 0; lower + before < most_chows; ++lower) {
                    table[before][static_cast<std::size_t>(number)][lower] = ChowPlace::more(lower + before, number);
                }
            }
        }
        return table;
    }();

    std::array<std::uint16_t, most_chows + 1> sums_;  // by how many lower ones there are
    std::uint16_t count_;
};

constexpr void ChowPlace::add(const ChowGroup& group) noexcept {
    sum_ += group.sums_[count_];
    count_ += group.count_;
}

/// Choices of chows that show the same.
struct ChowClass {
    FanCount shown;
    std::int16_t most;             ///< what they are worth together, exclusions left out
    Kind pair;                     ///< beside this pair they show something else, no_kind = beside none
    std::uint8_t class_with_pair;  ///< namely what this class shows
};

}  // namespace hupai::guobiao
