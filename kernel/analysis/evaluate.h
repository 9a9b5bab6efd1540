// What the actions of the player to move are worth, in any game: for analyses, hints, puzzles and reviews.
//
// Only what that player knows is used: of other hands and the supply no more than their sizes, unless they are open.
#pragma once

#include <optional>

#include "analysis/weights.h"
#include "referee/rules.h"

namespace sixfold::analysis {

struct Evaluated {
  Action action;
  int points = 0;            // or Qwirkles in Cards, that it makes now
  double margin = 0;         // expected at the end: own points less the mean of the others'
  double low = 0, high = 0;  // the 95 % interval of the margin, as far as sampling can tell
  double chance = 0;         // of winning; shared wins count their share
  bool exact = false;        // nothing was sampled: the margin is that of best play by everybody
  std::uint64_t simulations = 0;
  double reply = 0;  // Cards: how many Qwirkles the next player then takes on average
};

struct Question {
  int most = 5;              // of the best actions,
  std::vector<Action> also;  // and these, which must be legal and in order
  std::uint64_t seed = 0;
  double effort = 1;  // twice as much takes about twice as long
  // Cards: what the rules force. The table does not tell, because nobody knows which cards are left to draw.
  std::optional<ActionKind> due{};
  std::shared_ptr<Stop> stop{};  // if it is asked for, the result is to be discarded
};

// Returns the best actions and those that were asked about, the best first. Equal seeds give equal results.
std::vector<Evaluated> evaluate(const referee::Position& at, const Weights& weights, const Question& question);

// The standard deviation of the final margin around the expected one.
double spread_of(const referee::Position& at, const Weights& weights);

// By how much the player to move is ahead of the mean of the others.
double ahead(const referee::Position& at);

// The chance to end ahead of all others if `future` points are gained on their mean, with that spread.
double chance_with(const Numbers& scores, int seat, double future, double spread);

// What a review spends on a turn at depth 1.
double review_effort(GameKind game);

}  // namespace sixfold::analysis
