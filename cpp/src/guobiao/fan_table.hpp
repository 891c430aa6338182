// The table of fan as the scorer sees it.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>

#include "hupai/guobiao/rules.hpp"

namespace hupai::guobiao {

/// A row of the table; the order is that of `fan_table.def`.
enum class Fan : std::uint8_t {
#define HUPAI_FAN(id, ...) id,
#include "fan_table.def"
#undef HUPAI_FAN
    past_the_last
};

inline constexpr int fan_rows = static_cast<int>(Fan::past_the_last);

/// The most that one appearance of each fan is worth, in any edition.
inline constexpr std::array<std::int16_t, fan_rows> most_worth = {
#define HUPAI_FAN(id, number, chinese, english, value_mil, value_wmo2014, ...) \
    value_mil > value_wmo2014 ? value_mil : value_wmo2014,
#include "fan_table.def"
#undef HUPAI_FAN
};

/// A set of fan.
class FanSet {
 public:
    constexpr FanSet() noexcept = default;
    constexpr FanSet(std::uint64_t first_word, std::uint64_t second_word) noexcept : words_{first_word, second_word} {}

    constexpr void add(Fan fan) noexcept { words_[word(fan)] |= mask(fan); }
    constexpr void add_if(bool condition, Fan fan) noexcept {
        words_[word(fan)] |= std::uint64_t{condition} << static_cast<unsigned>(fan) % 64U;
    }
    /// The fan of rows 0-63, the fan of those from 64 on; the lowest bit is the first.
    constexpr std::uint64_t first_word() const noexcept { return words_[0]; }
    constexpr std::uint64_t second_word() const noexcept { return words_[1]; }
    constexpr FanSet without(Fan fan) const noexcept {
        FanSet rest = *this;
        rest.words_[word(fan)] &= ~mask(fan);
        return rest;
    }
    constexpr bool has(Fan fan) const noexcept { return (words_[word(fan)] & mask(fan)) != 0; }
    constexpr bool empty() const noexcept { return (words_[0] | words_[1]) == 0; }
    constexpr FanSet without(const FanSet& other) const noexcept {
        FanSet rest;
        for (std::size_t i = 0; i < words_.size(); ++i) rest.words_[i] = words_[i] & ~other.words_[i];
        return rest;
    }
    /// Calls `visit` for each fan, in the order of the table.
    template <class Visit>
    void for_each(Visit visit) const noexcept {
        for (std::size_t i = 0; i < words_.size(); ++i) {
            for (std::uint64_t rest = words_[i]; rest != 0; rest &= rest - 1) {
                visit(static_cast<Fan>(i * 64 + static_cast<std::size_t>(std::countr_zero(rest))));
            }
        }
    }
    constexpr void add_all(const FanSet& other) noexcept {
        words_[0] |= other.words_[0];
        words_[1] |= other.words_[1];
    }
    friend constexpr bool operator==(const FanSet&, const FanSet&) noexcept = default;
    friend constexpr auto operator<=>(const FanSet&, const FanSet&) noexcept = default;

 private:
    static constexpr std::size_t word(Fan fan) noexcept { return static_cast<std::size_t>(fan) / 64; }
    static constexpr std::uint64_t mask(Fan fan) noexcept {
        return std::uint64_t{1} << (static_cast<unsigned>(fan) % 64U);
    }
    std::array<std::uint64_t, 2> words_{};
};

/// What a counted fan does to the fan below it, under given rules.
struct Exclusions {
    FanSet all;
    FanSet these;
    FanSet one;
};

/// The table under given rules: values and exclusions resolved.
struct ResolvedTable {
    std::array<std::int16_t, fan_rows> value{};
    std::array<Exclusions, fan_rows> excludes{};
    FanSet excluding;                 ///< the fan that exclude others wholly
    FanSet takes_own_terminal_pungs;  ///< the fan with which 幺九刻 is not counted "of these pungs"
    FanSet takes_one_terminal_pung;   ///< ... with which one 幺九刻 less is counted
};

/// The resolved table; static, one for each combination of edition and `strict_1998`.
[[nodiscard]] const ResolvedTable& resolved_table(const Rules& rules) noexcept;

/// What 明暗杠 is worth (P7): it alone has an option for its value.
[[nodiscard]] int mixed_kongs_value(const Rules& rules) noexcept;

/// The rows as the outside sees them.
[[nodiscard]] const FanRow* fan_row_table() noexcept;

}  // namespace hupai::guobiao
