// The two ways to read a text: by tiles as they are drawn, or by Botzone's tokens.
#pragma once

#include "draft.hpp"

namespace hupai::notation {

/// Is it a text of Botzone's tokens?
///
/// The letters W F H and, in words, C P E N are tiles in the native notation too, so one token does not tell:
/// `W1m` is a west and a 1m. The whole of what stands before the circumstances does:
/// - T, B or J before a digit, or one of the words CHI PENG GANG ANGANG BUGANG, is Botzone's alone;
/// - W, F or H before a single digit is Botzone's where no suit letter and no bracket stands anywhere: a native
///   hand with a digit has one.
[[nodiscard]] bool is_botzone(const Text& text) noexcept;

/// Read into `draft` up to the circumstances or the end; `place` is then there. False = `draft.error()` says why not.
bool read_drawn_tiles(const Text& text, ZOrder z_order, Draft& draft, int& place);
bool read_botzone_tokens(const Text& text, Draft& draft, int& place);

/// Reads the circumstances and flowers from the bar at `place`.
bool read_circumstances(const Text& text, Draft& draft, int place);

}  // namespace hupai::notation
