// The end of a game of two with the bag empty: both hands are known, so the best play is found exactly.
//
// Whoever can lay must; who cannot passes; the last tile laid ends the game and brings the bonus, two passes in a row
// end it without. A margin is the points that the player on turn will still make less those of the other.
#pragma once

#include "value.h"

namespace sixfold {

struct Endgame {
  Laid move{};  // count 0: pass
  int margin = 0;
  bool exact = false;
  int low = 0, high = 0;  // proven: low <= true margin <= high
  std::vector<Laid> line;  // best play for both from here on
  std::uint64_t nodes = 0;
};

struct RootMove {
  Laid move;
  int margin;
  bool exact;
};

}  // namespace sixfold
