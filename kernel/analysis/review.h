// Reviews of finished games: what each turn was worth and lost, and how much of the result was luck.
#pragma once

#include "analysis/reasons.h"

namespace sixfold::analysis {

enum class Verdict { best, good, inaccuracy, mistake, blunder };

// Returns the verdict on losing that much of the chance of winning.
Verdict verdict_on(double lost_chance);

// One turn: the played action among the best, and what it lost.
struct ReviewedTurn {
  std::vector<Evaluated> best;  // with the played one
  std::size_t played = 0;       // which of them that is
  double lost = 0, error = 0;   // points, with the error to either side
  double lost_chance = 0;
  Verdict verdict = Verdict::best;
  bool forced = false;            // there was no other action
  std::vector<double> chances{};  // of winning, for each seat before the turn
  std::vector<Reason> reasons{};
};

// Reviews an action by what its player saw; `number` counts turns from 1. Nothing if it was stopped.
std::optional<ReviewedTurn> review_turn(const referee::Position& at, const Action& action, const Weights& weights,
                                        int number, double depth, std::uint64_t seed,
                                        const std::shared_ptr<Stop>& stop);

// What is needed of a reviewed turn to sum a game up: `margin` is what was expected of the played action.
struct TurnLoss {
  int seat;
  bool forced;
  double margin, lost, error, lost_chance;
};

// What made the result of a seat: its margin is skill + given + luck.
struct SeatSummary {
  double accuracy = -1;  // from 0 to 100; less if the seat never had a choice
  double margin = 0;
  double skill = 0;  // what its own choices lost
  double given = 0;  // what it gained from the choices of the others
  double luck = 0;   // what came from deals, draws, rolls and hidden hands
  double skill_spread = 0, given_spread = 0, luck_spread = 0;
};

struct Summary {
  std::vector<SeatSummary> seats;
  std::vector<std::vector<double>> luck;  // of each seat at the deal and after each turn
};

// Splits the result of a game into skill and luck; `scores` are those before each turn and at the end.
Summary sum_up(const std::vector<Numbers>& scores, const std::vector<TurnLoss>& turns);

}  // namespace sixfold::analysis
