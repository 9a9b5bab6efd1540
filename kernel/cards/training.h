// Learning what tables are worth: games of a player against itself, and a fit to their outcome.
#pragma once

#include "cards/expert.h"

namespace sixfold::cards {

// A table somebody left, the margin that followed, and the same without the very next turn.
struct TableSample {
  Features features;
  float whole, later;
};

// The numbers that a player starts from: dislike of what the next player may take.
Learned first_weights();

// Plays games and returns their samples.
std::vector<TableSample> play_samples(const Learned& learned, int seats, NewRows rule, int games, std::uint64_t seed);

// Fit both sets of numbers to the samples; the mean error that `whole` had before.
double fit(Learned& learned, const std::vector<TableSample>& samples);

}  // namespace sixfold::cards
