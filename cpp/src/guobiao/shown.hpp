// The fan that one reading shows, before any is excluded.
#pragma once

#include <array>
#include <cstdint>

#include "fan_table.hpp"
#include "reading.hpp"

namespace hupai::guobiao {

/// One appearance of a fan, and the sets that make it; 0 = the circumstances or the hand as a whole.
struct Instance {
    Fan fan;
    SetMask sets;
};

/// A list of appearances. The longest possible list is far below the capacity: 34 fan of the whole hand,
/// a few of sets and circumstances, and the repeating ones.
class Shown {
   public:
    void show(Fan fan, SetMask sets = 0) noexcept {
        instances_[count_++] = {fan, sets};
        present_.add(fan);
    }
    void show_if(bool condition, Fan fan, SetMask sets = 0) noexcept {
        if (condition) show(fan, sets);
    }
    /// The sets could make this fan, but have been combined otherwise (P4).
    void leave_out(Fan fan) noexcept { left_out_.add(fan); }

    const Instance* begin() const noexcept { return instances_.data(); }
    const Instance* end() const noexcept { return instances_.data() + count_; }
    bool has(Fan fan) const noexcept { return present_.has(fan); }
    bool is_left_out(Fan fan) const noexcept { return left_out_.has(fan); }

   private:
    std::array<Instance, 80> instances_;
    std::size_t count_ = 0;
    FanSet present_;
    FanSet left_out_;
};

// Each adds the fan of one idea; the predicates stand in the file of the same name.
void show_forms(const Reading& reading, Shown& shown) noexcept;         // fan_of_forms.cpp
void show_whole_hand(const Reading& reading, Shown& shown) noexcept;    // fan_of_whole_hand.cpp
void show_chows(const Reading& reading, Shown& shown) noexcept;         // fan_of_chows.cpp
void show_pungs(const Reading& reading, Shown& shown) noexcept;         // fan_of_pungs.cpp
void show_kongs(const Reading& reading, Shown& shown) noexcept;         // fan_of_kongs.cpp
void show_wait(const Reading& reading, bool single_wait, Shown& shown) noexcept;  // fan_of_wait.cpp
void show_circumstances(const Reading& reading, Shown& shown) noexcept;  // fan_of_circumstances.cpp

/// Could the winning tile, as it is read, make an edge, closed or single wait? (P6, without the question whether
/// only one kind completes the hand)
[[nodiscard]] bool may_be_single_wait(const Reading& reading) noexcept;  // fan_of_wait.cpp

}  // namespace hupai::guobiao
