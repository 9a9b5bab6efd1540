// The action that a hint shows, and what to look for before that.
#pragma once

#include "analysis/evaluate.h"

namespace sixfold::analysis {

struct Hint {
  Evaluated best;
  // What the pieces have in common, the colour first: the number of the colour or shape. -1: nothing.
  int color = -1, shape = -1;
  std::vector<Numbers> sets{};  // Cards: the sets that the cards go to, without them
};

// Found with half the effort of a review, because somebody is waiting. Nodes and samples limit it, never the clock, so
// that equal views get equal hints. Nothing if it was stopped before anything was found.
std::optional<Hint> hint(const referee::Position& at, const Weights& weights, std::shared_ptr<Stop> stop);

// The pieces of the hand that an action uses.
Numbers pieces_used(const Action& action);

}  // namespace sixfold::analysis
