// Simulations: the most promising moves are tried against the same dice, and the worse half dropped again and again.
#pragma once

#include "cubes/policy.h"

namespace sixfold::cubes {

struct Candidate {
  Laid laid;
  float value;  // the expected margin from now on, the move's own points included
};

struct Verdict {
  std::size_t best = 0;
  Estimate estimate{};
};

// The candidates come best first. With few cubes in the bag whole games are played out for the chance of winning; else,
// between two players, the other's turn, and the table it leaves is weighed.
Verdict search(Game& game, const Style& style, const std::vector<Candidate>& candidates, Random& random,
               Budget& budget);

// Whether a search would have anything to do.
bool searches(const Game& game, const Style& style);

// One action as decided, with these dice.
void take(Game& game, const Decision& decision, Random& dice);

}  // namespace sixfold::cubes
