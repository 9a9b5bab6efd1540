// Scores compared: how far a seat is ahead, its share of a victory, and what simulations of a choice came to.
#pragma once

#include <algorithm>
#include <cmath>
#include <span>

#include "common/kinds.h"
#include "common/sort.h"

namespace sixfold {

// Returns the points of a seat less the mean of the others.
inline double lead(std::span<const int> scores, int seat) {
  double others = 0;
  for (std::size_t i = 0; i < scores.size(); ++i)
    if (static_cast<int>(i) != seat) others += scores[i];
  return scores[static_cast<std::size_t>(seat)] - others / (static_cast<double>(scores.size()) - 1);
}

// Returns 1 for a victory, 0 for none, and the share of a shared one.
inline double share_of_victory(std::span<const int> scores, int seat) {
  const int best = *std::max_element(scores.begin(), scores.end());
  if (scores[static_cast<std::size_t>(seat)] < best) return 0;
  return 1.0 / static_cast<double>(std::count(scores.begin(), scores.end(), best));
}

// The sum of samples with their squares.
struct Tally {
  double sum = 0, squares = 0;
  int count = 0;

  void add(double sample) {
    sum += sample;
    squares += sample * sample;
    ++count;
  }
  double mean() const { return count ? sum / count : 0; }
  double variance() const { return std::max(0.0, squares / count - mean() * mean()); }
};

// One round of successive halving: sorts the candidates, the better ones first, and returns how many stay in the race.
// These are the better half and those that must stay, all of them in front.
template <class Candidate, class Better, class MustStay>
std::size_t halve(std::span<Candidate> racing, Better better, MustStay must_stay) {
  sort_stably(racing.begin(), racing.end(), better);
  const auto half = racing.begin() + static_cast<std::ptrdiff_t>((racing.size() + 1) / 2);
  return static_cast<std::size_t>(std::stable_partition(half, racing.end(), must_stay) - racing.begin());
}

}  // namespace sixfold
