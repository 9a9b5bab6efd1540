// A game of Cubes inside the kernel: the bag, open hands, and what chance does to them.
#pragma once

#include <array>

#include "common/board.h"
#include "cubes/reroll.h"

namespace sixfold::cubes {

// All but the table: small enough to be copied before a simulation.
struct Standing {
  static constexpr int SEATS = 4, HAND = 6;

  std::array<Hand, SEATS> hands;
  std::array<int, 6> bag{};  // cubes of each colour
  std::array<int, SEATS> scores{};
  int seats = 2, mover = 0, passes = 0;
  bool rerolled = false, over = false;

  int bag_count() const;
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
  // All cubes are rolled; a dead hand is drawn anew first.
  void roll(Random& random);
  void lay(const Laid& laid, Random& random);
  void pass();
};

// Kinds that fit somewhere on a table that is not empty.
Mask anywhere(const Board& board);
int draw(std::array<int, 6>& bag, Random& random);  // a colour

// Every opening: each largest set in a row, its kinds ascending. By symmetry the order hardly matters.
std::vector<Laid> openings(Mask kinds);

}  // namespace sixfold::cubes
