// The ends of games that the kernel plays with itself: positions to try the endgame solver on.
#pragma once

#include "selfplay.h"

namespace sixfold {

// Two hands and a table with the bag empty.
struct Ending {
  std::vector<int> tiles;  // x, y, kind, x, y, kind ...
  Rack mover, other;
};

// One ending of each game, in order: the first with the bag empty where neither has more than so many tiles (of six:
// the moment when the bag ran out with both hands full). Players take the most points, the choice blurred by `noise`.
std::vector<Ending> endings(int count, int most, double noise, std::uint64_t seed);

}  // namespace sixfold
