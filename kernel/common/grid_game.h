// Hands, scores and turns of a game with tiles or cubes. The board and the supply are kept elsewhere.
#pragma once

#include "common/board.h"

namespace sixfold {

struct GridGame {
  std::array<Hand, MAX_SEATS> hands{};
  std::array<int, MAX_SEATS> scores{};
  int seats = 2, mover = 0, passes = 0;
  bool rerolled = false, over = false;

  Hand& hand() { return hands[mover]; }
  const Hand& hand() const { return hands[mover]; }
  std::span<const int> all_scores() const { return {scores.data(), static_cast<std::size_t>(seats)}; }

  // Ends the turn of the mover and returns its points, with the bonus for the last piece if it has been placed.
  int finish_turn(int points, bool passed, bool placed_last) {
    if (placed_last) points += LAST_PIECE_BONUS;
    scores[mover] += points;
    passes = passed ? passes + 1 : 0;
    over = placed_last || passes == seats;
    rerolled = false;
    mover = mover + 1 == seats ? 0 : mover + 1;
    return points;
  }
};

}  // namespace sixfold
