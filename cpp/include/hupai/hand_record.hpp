// Hands to and from records of fixed size.
#pragma once

#include "hupai/error.hpp"
#include "hupai/hand.hpp"
#include "hupai/hand_record.h"

namespace hupai {

using HandRecord = hupai_hand_record;

/// The record that says nothing at all.
inline constexpr HandRecord empty_hand_record = HUPAI_EMPTY_HAND_RECORD;

/// A hand as a record: concealed tiles in the order of their kinds, the winning tile last.
///
/// Precondition: `validate(hand)` is ok. Thread-safety: pure.
[[nodiscard]] HandRecord pack(const Hand& hand) noexcept;

/// The hand of a record, checked as `validate` checks; `unpack(pack(hand))` is `hand`.
///
/// Unlike a text, a record may say 分张 and 长毛: they are in `hand.said` then. On an error `hand` is in some state.
/// Thread-safety: pure.
[[nodiscard]] Error unpack(const HandRecord& record, Hand& hand);

}  // namespace hupai
