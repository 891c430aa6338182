// Who pays whom under Guobiao rules.
#pragma once

#include "hupai/guobiao/rules.hpp"
#include "hupai/settle.hpp"

namespace hupai::guobiao {

inline constexpr int base_payment = 8;  // 底分

/// Can this win be settled at this table? A win below the minimum is a false win (G4), which the referee settles; a
/// winner with a pung of a wind must have been scored in the seat that follows from winner and dealer (门风刻, #61);
/// 反弹 and 宝 do not exist here. Melds are not asked for.
[[nodiscard]] Error check(const Table& table, const Score& score);

/// Every other player pays 8; the discarder pays the total besides, or, self-drawn, everybody does.
///
/// Precondition: `score.win`, and `check(table, score)` is ok.
/// Thread-safety: pure.
[[nodiscard]] Settlement settle(const Table& table, const Score& score) noexcept;

}  // namespace hupai::guobiao
