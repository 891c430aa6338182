// The steps of a settlement that are the same in every rule set.
#pragma once

#include "hupai/settle.hpp"

namespace hupai {

/// The table and its three losers, who owe nothing yet.
[[nodiscard]] Settlement settlement_of(const Table& table) noexcept;

/// Every seat's payment from what the losers pay.
void hand_over(Settlement& settlement) noexcept;

}  // namespace hupai
