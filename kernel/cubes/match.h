// Many games of Cubes inside the kernel: to compare players, and to learn what a table is worth.
#pragma once

#include "cubes/policy.h"

namespace sixfold::cubes {

// One player against copies of another. Every deal is played once with the first player in each seat. Answers the
// final scores, the first player's in front, the others' in the order of turns after it: seats numbers for each game.
std::vector<int> match(const Style& first, const Style& second, int seats, int deals, std::uint64_t seed);

// Plays games of equal players and sums up, for each stage, what a line through the features needs to be fitted to
// the margin over the next two rounds: for each stage FEATURES rows of FEATURES products, then FEATURES with the
// margin, then the number of positions.
std::vector<double> samples(const Style& style, int seats, int games, std::uint64_t seed);

}  // namespace sixfold::cubes
