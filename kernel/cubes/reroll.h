// The exact expected value of re-rolling each choice of the cubes in a hand.
#pragma once

#include <array>
#include <vector>

#include "cubes/potential.h"

namespace sixfold::cubes {

// Returns the colours of a hand as six bits.
int colors_of(const Hand& hand);

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
