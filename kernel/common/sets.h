// The largest sets of a hand: they decide who starts, and what an opening may be.
#pragma once

#include <vector>

#include "common/hand.h"

namespace sixfold {

// Returns the size of the largest set of one colour or one shape.
int largest_set(Mask kinds);

// Returns every largest set, the colours first; none if all have fewer than `min_size` pieces.
std::vector<Mask> largest_sets(Mask kinds, int min_size);

// Returns every largest set as a row in the middle of an empty board, its kinds ascending. By symmetry the order of the
// kinds hardly matters.
std::vector<Laid> openings(Mask kinds, int min_size);

}  // namespace sixfold
