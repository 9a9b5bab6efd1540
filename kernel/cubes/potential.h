// What a table is worth to a hand of cubes: the best score for every set of shapes of a colour, of colours of a shape.
#pragma once

#include <array>

#include "common/board.h"

namespace sixfold::cubes {

// Families 0..5 are the colours (a set is six bits of shapes), 6..11 the shapes (six bits of colours). All cubes of a
// move belong to one family, so this is all that a hand can ask a table. Units are the caller's; 0 means that nothing
// fits. Values never fall as a set grows, and six of them still fit into 16 bits, as the sums over a die need.
struct Potential {
  static constexpr int SETS = 64, MAX_VALUE = 65535 / 6;
  std::array<std::array<std::uint16_t, SETS>, FAMILIES> best{};
};

// The members of a family among these kinds, as six bits.
constexpr int members(Mask kinds, int family) {
  constexpr Mask GATHER = 0b10000100001000010000100001;  // moves bit 6 * i to bit 25 + i
  if (family < 6) return static_cast<int>(kinds >> 6 * family & 63);
  return static_cast<int>((kinds >> (family - 6) & shape_mask(0)) * GATHER >> 25 & 63);
}

// The kinds of a family that a set names: what `members` undoes.
Mask kinds_of(int family, int set);

// Points times `unit` for every set. `last` is how many cubes the hand has left when the bag is empty, else 0: the
// player who lays them all gets six points more.
Potential potential_of(const Board& board, int unit, int last = 0);

// Each set is worth at least what its subsets are.
void spread(Potential& worth);

}  // namespace sixfold::cubes
