// The exact expected value of re-rolling each choice of the cubes in a hand.
#pragma once

#include <array>
#include <vector>

#include "cubes/potential.h"

namespace sixfold::cubes {

// At most six kinds, as a player holds them.
struct Hand {
  std::array<std::uint8_t, 6> kinds{};
  int count = 0;

  void add(int kind) { kinds[count++] = static_cast<std::uint8_t>(kind); }
  // Takes one cube of that kind out; false if there is none.
  bool remove(int kind);
  void remove(Mask kinds);
  Mask mask() const;
  int colors() const;  // six bits
  void sort();         // as the referee has hands
};

// The best that these tables offer to what a hand shows.
int best_of(const Potential& worth, Mask kinds);

// For each of the 2^count choices (bit i: cube i is rolled) the expected best value, and the best choice of all. If
// nothing fits afterwards all cubes are rolled until something does; a dead hand is worth nothing.
struct Expectation {
  std::array<float, 64> value{};
  int choices = 0;
  int best = 0;  // the choice to make: of equal ones the one that rolls fewest cubes

  float most() const { return value[best]; }
};

Expectation expect(const Potential& worth, const Hand& hand);

}  // namespace sixfold::cubes
