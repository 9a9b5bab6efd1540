// How a player of Cubes thinks: which cubes to roll again, what to lay, and what that leaves to everybody.
#pragma once

#include <memory>
#include <vector>

#include "common/levels.h"
#include "common/view.h"
#include "cubes/game.h"

namespace sixfold::cubes {

// What the places after a move are worth: weights for what each opponent and the mover may expect to score next on the
// table that the move leaves, one row for each stage of the game.
struct Weights {
  static constexpr int STAGES = 5, FEATURES = MAX_SEATS + 2;
  using Row = std::array<float, FEATURES>;
  std::array<Row, STAGES> rows{};

  // The stage by the number of cubes left in the bag.
  static int stage(int bag);
};

// A level with what it has learned.
struct Style : CubesLevel {
  Weights weights{};
};

// Throws BadInput for measures that make no sense.
void check(const Style& style);

struct Decision {
  enum Kind { PLACE, REROLL, ROLL, PASS } kind = PASS;
  Laid laid{};
  int choice = 0;  // bit i: cube i of the hand
  Estimate estimate{};
};

// What the player to move does. The game is the same again afterwards. A node of the budget is one table looked at.
Decision decide(Game& game, const Style& style, Random& random, Budget& budget);

// Every choice of the player to move, with the margin that is expected of it from now on, as the style weighs it.
std::vector<Decision> weigh(Game& game, const Style& style, Random& random, Budget& budget);

// The features of the table after the mover placed `used` cubes and keeps `leave`, before drawing.
using Refills = std::vector<std::array<std::uint8_t, 6>>;
Weights::Row features(const Game& game, const Hand& leave, int used, const Refills& refills);
// The margin that the mover may expect from there on.
float weighed(const Weights& weights, const Game& game, const Hand& leave, int used, const Refills& refills);
Refills some_refills(const Game& game, int count, Random& random);

}  // namespace sixfold::cubes
