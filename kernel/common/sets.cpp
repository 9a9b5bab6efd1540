// Finds the largest sets of one colour or shape.
#include "common/sets.h"

#include <algorithm>

#include "common/board.h"

namespace sixfold {

int largest_set(Mask kinds) {
  int most = 0;
  for (int family = 0; family < FAMILIES; ++family) most = std::max(most, std::popcount(kinds & family_mask(family)));
  return most;
}

std::vector<Mask> largest_sets(Mask kinds, int min_size) {
  std::vector<Mask> sets;
  const int size = largest_set(kinds);
  if (size < min_size) return sets;
  for (int family = 0; family < FAMILIES; ++family) {
    const Mask set = kinds & family_mask(family);
    // A single piece is a set of its colour and of its shape.
    if (std::popcount(set) == size && std::find(sets.begin(), sets.end(), set) == sets.end()) sets.push_back(set);
  }
  return sets;
}

std::vector<Laid> openings(Mask kinds, int min_size) {
  std::vector<Laid> found;
  for (Mask set : largest_sets(kinds, min_size)) {
    Laid laid{};
    for (; set; set &= set - 1) {
      laid.cells[laid.count] = static_cast<std::uint16_t>(Board::middle() + laid.count);
      laid.kinds[laid.count++] = static_cast<std::uint8_t>(lowest(set));
    }
    laid.score = static_cast<std::uint8_t>(POINTS[laid.count]);
    found.push_back(laid);
  }
  return found;
}

}  // namespace sixfold
