// What Python may ask about Cubes. Everything given is checked here: BadInput for what cannot be.
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "cubes/policy.h"

namespace sixfold::cubes {

// A standing as the player on turn knows it. The table is x, y, kind, x, y, kind ...; hands hold kinds.
struct Seen {
  std::vector<int> table;
  std::vector<std::vector<int>> hands;
  std::vector<int> bag;  // cubes of each colour
  std::vector<int> scores;
  int mover = 0;
  bool rerolled = false;
};

struct Placement {
  std::vector<int> tiles;  // as the table
  int points;
};

// Every placement of this hand with its points; on an empty table the openings it owes, in one order each.
std::vector<Placement> placements(const std::vector<int>& table, const std::vector<int>& hand);

// The expected best points for each choice of cubes to roll: bit i of the choice is cube i of the hand. `last`: the bag
// is empty, so that laying all cubes brings the bonus.
std::vector<float> expectations(const std::vector<int>& table, const std::vector<int>& hand, bool last);

struct Answer {
  int kind;                // as in Decision
  std::vector<int> cubes;  // the tiles laid, as the table, or the kinds to roll
  double value, low, high;
  bool judged;
  std::uint64_t simulations;
};

Answer choose(const Seen& seen, const Style& style, std::uint64_t seed, std::uint64_t nodes, double ms,
              std::shared_ptr<Stop> stop);

// Every choice of the player on turn with its expected margin at the end; a node is one table looked at.
std::vector<Answer> weigh(const Seen& seen, const Style& style, std::uint64_t seed, std::shared_ptr<Stop> stop);

// Weights as the files have them: a row of FEATURES numbers for each stage.
void set_weights(Style& style, const std::vector<float>& numbers);

}  // namespace sixfold::cubes
