// The fan that one reading shows, before any is excluded.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "fan_table.hpp"
#include "reading.hpp"

namespace hupai::guobiao {

/// The appearances of each fan, and the sets that make them; 0 = the circumstances or the hand as a whole.
class Shown {
 public:
    void show(Fan fan, SetMask sets = 0) noexcept {
        const auto row = static_cast<std::size_t>(fan);
        sets_[row][count_[row]++] = sets;
        present_.add(fan);
    }
    void show_if(bool condition, Fan fan, SetMask sets = 0) noexcept {
        if (condition) show(fan, sets);
    }

    const FanSet& present() const noexcept { return present_; }
    bool has(Fan fan) const noexcept { return present_.has(fan); }
    std::span<const SetMask> appearances(Fan fan) const noexcept {
        const auto row = static_cast<std::size_t>(fan);
        return {sets_[row].data(), count_[row]};
    }

 private:
    FanSet present_;
    std::array<std::uint8_t, fan_rows> count_{};
    std::array<std::array<SetMask, max_instances>, fan_rows> sets_;  // only the first `count_` of a row are set
};

// Each adds the fan of one idea; the predicates stand in the file of the same name.
void show_forms(const Reading& reading, Shown& shown) noexcept;                   // fan_of_forms.cpp
void show_whole_hand(const Reading& reading, Shown& shown) noexcept;              // fan_of_whole_hand.cpp
void show_chows(const Reading& reading, Shown& shown) noexcept;                   // fan_of_chows.cpp
void show_pungs(const Reading& reading, Shown& shown) noexcept;                   // fan_of_pungs.cpp
void show_kongs(const Reading& reading, Shown& shown) noexcept;                   // fan_of_kongs.cpp
void show_wait(const Reading& reading, bool single_wait, Shown& shown) noexcept;  // fan_of_wait.cpp

// What of these needs no whole reading, so that the search for the best reading asks it too. A `Sink` takes what is
// shown: `Shown`, or `FanCount`, which forgets the sets.

/// How the last tile came, what lies open, the flowers.
template <class Sink>
void show_circumstances(const Facts& facts, Sink& shown) noexcept;  // fan_of_circumstances.cpp

/// What a form shows by itself, and by the kinds that are present (not 九莲宝灯, which asks for the winning tile).
template <class Sink>
void show_special_form(Form form, KindMask present, Sink& shown) noexcept;  // fan_of_forms.cpp

/// Which sets are concealed kongs, and which melded ones.
struct KongSets {
    SetMask concealed = 0;
    SetMask melded = 0;
};
template <class Sink>
void show_kongs(const Facts& facts, const Rules& rules, const KongSets& sets, Sink& shown) noexcept;

/// Fan, and the most that they are worth together: exclusions left out.
struct FanOfKinds {
    FanSet fans;
    int most = 0;

    constexpr void add_if(bool condition, Fan fan) noexcept {
        fans.add_if(condition, fan);
        most += condition ? most_worth[static_cast<std::size_t>(fan)] : 0;
    }
    constexpr void add_all(const FanOfKinds& other) noexcept {
        fans.add_all(other.fans);
        most += other.most;
    }
};

/// Fan of all tiles together, by the kinds that are present, whatever sets they make.
[[nodiscard]] FanOfKinds fan_of_kinds(KindMask present) noexcept;  // fan_of_whole_hand.cpp

/// The fan of two, three and four chows, combined as P4 says: all of `show_chows` but 平和.
void show_chow_combinations(const Reading& reading, Shown& shown) noexcept;  // fan_of_chows.cpp

/// 平和 (#63): four chows and a pair of a suit; a knitted straight with a chow and a pair of a suit.
[[nodiscard]] bool all_chows(Form form, int chows, Kind pair) noexcept;  // fan_of_chows.cpp

/// What the winning tile, completing this set, may make: edge, closed or single wait, or past_the_last.
[[nodiscard]] Fan fan_of_completion(const Set& set, Kind winning) noexcept;  // fan_of_wait.cpp

/// 九莲宝灯 (#4): concealed 1112345678999 of one suit before the winning tile. (A standard hand without melds.)
[[nodiscard]] bool completes_nine_gates(const Counts& concealed, Kind winning) noexcept;  // fan_of_forms.cpp

/// Could some tile of the hand, won on last, make it 九莲宝灯?
[[nodiscard]] bool may_be_nine_gates(const Reading& reading) noexcept;  // fan_of_forms.cpp

/// What sets could make, but P4 combines otherwise or a higher fan of the same sets takes in: every fan of two or
/// three of the chows (fan_of_chows.cpp) and of three of the pungs (fan_of_pungs.cpp).
void add_fan_of_fewer_chows(const Reading& reading, FanSet& fans) noexcept;
void add_fan_of_fewer_pungs(const Reading& reading, FanSet& fans) noexcept;

/// Could the winning tile, as it is read, make an edge, closed or single wait? (P6, without the question whether
/// only one kind completes the hand)
[[nodiscard]] bool may_be_single_wait(const Reading& reading) noexcept;  // fan_of_wait.cpp

}  // namespace hupai::guobiao
