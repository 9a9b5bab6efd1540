// A game of Cubes inside the kernel: the bag, open hands, and what chance does to them.
#pragma once

#include <array>

#include "common/board.h"
#include "common/random.h"
#include "common/scores.h"
#include "common/sets.h"
#include "cubes/reroll.h"

namespace sixfold::cubes {

// All but the table: small enough to be copied before a simulation.
struct Standing {
  std::array<Hand, MAX_SEATS> hands;
  std::array<int, 6> bag{};  // cubes of each colour
  std::array<int, MAX_SEATS> scores{};
  int seats = 2, mover = 0, passes = 0;
  bool rerolled = false, over = false;

  int bag_count() const;
  std::span<const int> all_scores() const { return {scores.data(), static_cast<std::size_t>(seats)}; }
  double lead(int seat) const { return sixfold::lead(all_scores(), seat); }
  Hand& hand() { return hands[mover]; }
  const Hand& hand() const { return hands[mover]; }
};

struct Game : Standing {
  Board board;

  bool opening() const { return board.size() == 0; }

  // Kinds that can be laid as rolled; on the opening those in a set of two or more.
  bool fits(const Hand& hand) const;
  bool dead(const Hand& hand) const;
  // What is due when nothing fits and nothing can: the turn passes (B7).
  bool hopeless() const;

  void deal(Random& random);
  void reroll(int choice, Random& random);
  // All cubes are rolled; a dead hand is replaced first.
  void roll(Random& random);
  void lay(const Laid& laid, Random& random);
  void pass();
};

// Whether a face of one of these colours, given as six bits, is among these kinds.
bool has_color(Mask kinds, int colors);
int draw(std::array<int, 6>& bag, Random& random);  // a colour

}  // namespace sixfold::cubes
