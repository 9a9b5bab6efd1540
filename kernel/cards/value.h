// What a table is worth to the player who leaves it: a sum of learned numbers, looked up by what every family offers.
#pragma once

#include <string>

#include "cards/game.h"

namespace sixfold::cards {

inline constexpr int CHANCES = 9;  // buckets of the chance that somebody holds all that a family lacks
inline constexpr int WAYS = 3;     // a Qwirkle can be taken without more cards, only with help, or not at all
inline constexpr int PHASES = 3;   // much stock, little stock, none
inline constexpr int THEIRS = 4 * CHANCES * WAYS;  // by what I lack myself, their chance and the way
inline constexpr int MINE = 5 * CHANCES * WAYS;    // by what the table lacks, my chance and the way
inline constexpr int SIZES = 16 + 10;              // of the table and of the hand kept
inline constexpr int PER_PHASE = THEIRS + MINE + SIZES;
inline constexpr int WEIGHTS = PHASES * PER_PHASE;
inline constexpr int ACTIVE = 2 * FAMILIES + 2;

using Features = std::array<std::int16_t, ACTIVE>;
using Weights = std::vector<float>;

// Looks at many tables left in one situation.
class Judge {
 public:
  // `unseen`: the cards that are neither on the table nor in the hand of the player who judges.
  Judge(const Pile& unseen, int stock, int next_hand);

  Features features(const Pile& table, const Pile& kept) const;

 private:
  Pile unseen_;
  int phase_;
  std::array<std::array<double, 4>, 10> drawn_;  // [cards drawn][copies unseen]: chance of one at least
  std::array<double, 4> held_;
};

inline float value_of(const Features& features, const Weights& weights) {
  float sum = 0;
  for (const std::int16_t index : features) sum += weights[static_cast<std::size_t>(index)];
  return sum;
}

}  // namespace sixfold::cards
