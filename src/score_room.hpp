// Where a Python object keeps its score.
#pragma once

#include <new>
#include <type_traits>

#include "hupai/score.hpp"

namespace hupai::binding {

/// A `Score`, but an empty one is made without clearing its two long lists, of which nothing is set anyway.
struct ScoreRoom : Score {
    ScoreRoom() noexcept {}  // not `= default`: `ScoreRoom()` would clear all of it first
};

/// Makes the score where it stays; a copy of a thousand bytes takes longer than all else that a call does beside it.
template <class Rules>
void score_into(Score* place, const Hand& hand, const Rules& rules, const Circumstances& said) noexcept {
    static_assert(std::is_trivially_destructible_v<Score>);
    ::new (static_cast<void*>(place)) Score(score(hand, rules, said));  // the one of the namespace of the rules
}

}  // namespace hupai::binding
