// The ends of games that the kernel plays with itself: positions to try the endgame solver on.
#pragma once

#include "qwirkle/self_play.h"

namespace sixfold::qwirkle {

// Two hands and a table with the bag empty.
struct Ending {
  std::vector<int> tiles;  // x, y, kind, x, y, kind ...
  Hand mover, other;
};

// From game after game the first moment with the bag empty where neither has more than `most` tiles; for six, where
// both have six. The players take the most points, blurred by `noise`: so far below the best a choice may be and still
// be taken now and then.
std::vector<Ending> endings(int count, int most, double noise, std::uint64_t seed);

}  // namespace sixfold::qwirkle
