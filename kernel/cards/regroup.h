// Finds a table that the rule about new rows (C15, C16) allows, or proves that there is none.
#pragma once

#include <optional>

#include "cards/playable.h"
#include "cards/table.h"

namespace sixfold::cards {

// The old rows of a table, looked up in several ways.
struct OldRows {
  explicit OldRows(const std::vector<Mask>& old);

  std::vector<Mask> rows;
  std::vector<int> features;
  std::array<std::vector<int>, FAMILIES> places;   // of the rows of each colour and shape
  std::array<std::array<int, 2>, KINDS> having{};  // of each kind, how many rows of its colour and of its shape have it
};

// Returns a table, Qwirkles included, of just these cards; none if the rule allows none or the budget was interrupted.
// Throws BadInput after MAX_REGROUP_NODES, many times what any position of a real game has needed.
std::optional<std::vector<Mask>> allowed_table(const OldRows& old_rows, const Pile& played, const Sixes& sixes,
                                               NewRows rule, Budget& budget);
inline constexpr int MAX_REGROUP_NODES = 1'000'000;

// CPU time to find something legal after a decision was interrupted; then BadInput is thrown. Listing one choice
// took at most 35 ms on 14,312 invented tables, each under two rules.
inline constexpr double MAX_FINISH_MS = 1000;
inline constexpr const char* TOO_LONG = "a table that takes too long to rearrange";

}  // namespace sixfold::cards
