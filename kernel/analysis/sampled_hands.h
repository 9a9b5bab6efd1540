// Hands that the next player may hold, for the numbers in reviews.
#pragma once

#include "common/view.h"

namespace sixfold::analysis {

// Returns that many hands of a size, drawn from pieces: always the same ones, those that Python's
// random.Random(0).sample draws. Reviews were written with them, and are to say the same again.
std::vector<Numbers> sampled_hands(const Numbers& pieces, int size, int count);

}  // namespace sixfold::analysis
