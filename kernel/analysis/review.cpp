// The parts of a result always add up to it.
#include "analysis/review.h"

#include <algorithm>
#include <cmath>

#include "common/logistic.h"
#include "common/scores.h"

namespace sixfold::analysis {
namespace {

constexpr int MAX_BEST = 5;  // actions in the list of the best
constexpr std::uint64_t SEEDS_PER_GAME = 1'000'003;
// A turn that loses this much of the chance of winning counts for 37 of 100 in the accuracy.
constexpr double SHARPNESS = 0.08;

double half(const Evaluated& each) { return (each.high - each.low) / 2; }

// The chance of winning of every seat, given the best action of the player to move. Two players share the chance.
// Several others share the rest according to their scores.
std::vector<double> chances_of(const referee::Position& at, const Evaluated& best, double spread) {
  constexpr double LEAST = 1e-9;
  const double future = (best.margin - ahead(at)) / (at.seats() - 1);
  std::vector<double> chances;
  double all = 0;
  for (int seat = 0; seat < at.seats(); ++seat) {
    chances.push_back(seat == at.mover ? 0 : std::max(LEAST, chance_with(at.scores, seat, -future, spread)));
    all += chances.back();
  }
  for (double& each : chances) each = (1 - best.chance) * each / all;
  chances[static_cast<std::size_t>(at.mover)] = best.chance;
  return chances;
}

using Margins = std::vector<double>;  // own points less the mean of the others', for every seat: their sum is 0

Margins margins_of(const Numbers& scores) {
  Margins margins;
  for (int seat = 0; seat < static_cast<int>(scores.size()); ++seat) margins.push_back(lead(scores, seat));
  return margins;
}

// What every seat can expect before a turn if its player chooses best: what that player gains is taken from all others
// alike.
Margins expected(Margins now, const TurnLoss& turn) {
  const double future = turn.margin + turn.lost - now[static_cast<std::size_t>(turn.seat)];
  const double share = future / static_cast<double>(now.size() - 1);
  for (int seat = 0; seat < static_cast<int>(now.size()); ++seat)
    now[static_cast<std::size_t>(seat)] += seat == turn.seat ? future : -share;
  return now;
}

// What the choice of a turn changed for a seat: its player loses, the others gain in equal parts.
double effect(const TurnLoss& turn, int seat, std::size_t seats) {
  return seat == turn.seat ? -turn.lost : turn.lost / static_cast<double>(seats - 1);
}

SeatSummary summary_of(int seat, const Margins& end, const std::vector<TurnLoss>& turns,
                       const std::vector<Margins>& luck) {
  SeatSummary found;
  found.margin = end[static_cast<std::size_t>(seat)];
  double accuracy = 0, own_squares = 0, other_squares = 0;
  int choices = 0;
  for (const TurnLoss& turn : turns) {
    const bool own = turn.seat == seat;
    (own ? found.skill : found.given) += effect(turn, seat, end.size());
    (own ? own_squares : other_squares) += turn.error * turn.error;
    if (!own || turn.forced) continue;
    accuracy += 100 * exponential(-turn.lost_chance / SHARPNESS);
    ++choices;
  }
  if (choices) found.accuracy = accuracy / choices;
  for (const Margins& each : luck) found.luck += each[static_cast<std::size_t>(seat)];
  found.skill_spread = std::sqrt(own_squares);
  found.given_spread = std::sqrt(other_squares) / static_cast<double>(end.size() - 1);
  found.luck_spread = std::sqrt(found.skill_spread * found.skill_spread + found.given_spread * found.given_spread);
  return found;
}

}  // namespace

Verdict verdict_on(double lost_chance) {
  constexpr double LIMITS[] = {0.005, 0.02, 0.05, 0.1};  // less than these are lost
  const auto* limit =
      std::find_if(std::begin(LIMITS), std::end(LIMITS), [&](double each) { return lost_chance < each; });
  return static_cast<Verdict>(limit - LIMITS);
}

std::optional<ReviewedTurn> review_turn(const referee::Position& at, const Action& action, const Weights& weights,
                                        int number, double depth, std::uint64_t seed,
                                        const std::shared_ptr<Stop>& stop) {
  Question question;
  question.most = MAX_BEST;
  question.also = {action};
  question.seed = SEEDS_PER_GAME * seed + static_cast<std::uint64_t>(number);
  question.effort = review_effort(at.edition.game) * depth;
  if (action.kind == ActionKind::pass || action.kind == ActionKind::redraw) question.due = action.kind;
  question.stop = stop;
  ReviewedTurn turn;
  turn.best = evaluate(at, weights, question);
  if (stop && stop->asked) return std::nullopt;
  turn.forced = turn.best.size() == 1;
  const auto found =
      std::find_if(turn.best.begin(), turn.best.end(), [&](const Evaluated& each) { return each.action == action; });
  require(found != turn.best.end(), "an action that is not allowed");
  turn.played = static_cast<std::size_t>(found - turn.best.begin());
  if (turn.played > MAX_BEST) std::swap(turn.best[MAX_BEST], turn.best[turn.played]);
  turn.played = std::min<std::size_t>(turn.played, MAX_BEST);
  if (const std::size_t shown = std::max<std::size_t>(MAX_BEST, turn.played + 1); turn.best.size() > shown)
    turn.best.resize(shown);
  const Evaluated &best = turn.best.front(), &played = turn.best[turn.played];
  turn.lost = std::max(0.0, best.margin - played.margin);
  turn.lost_chance = std::max(0.0, best.chance - played.chance);
  if (turn.played) turn.error = std::sqrt(half(best) * half(best) + half(played) * half(played));
  turn.verdict = verdict_on(turn.lost_chance);
  turn.chances = chances_of(at, best, spread_of(at, weights));
  if (turn.verdict != Verdict::best) turn.reasons = reasons(at, played, best);
  return turn;
}

Summary sum_up(const std::vector<Numbers>& scores, const std::vector<TurnLoss>& turns) {
  require(scores.size() == turns.size() + 1, "scores before each turn and at the end");
  const std::size_t seats = scores.front().size();
  require(2 <= seats && seats <= MAX_SEATS, "two to four seats");
  for (const Numbers& each : scores) require(each.size() == seats, "a score for each seat");
  for (const TurnLoss& turn : turns) {
    require(0 <= turn.seat && turn.seat < static_cast<int>(seats), "no such seat");
    require(0 <= turn.lost_chance && turn.lost_chance <= 1, "no such chance");
  }
  const Margins end = margins_of(scores.back());
  std::vector<Margins> before;  // each turn, and at the end
  for (std::size_t i = 0; i < turns.size(); ++i) before.push_back(expected(margins_of(scores[i]), turns[i]));
  before.push_back(end);
  Summary summary;
  summary.luck.push_back(before.front());
  for (std::size_t i = 0; i < turns.size(); ++i) {
    Margins luck;
    for (std::size_t seat = 0; seat < seats; ++seat)
      luck.push_back(before[i + 1][seat] - before[i][seat] - effect(turns[i], static_cast<int>(seat), seats));
    summary.luck.push_back(std::move(luck));
  }
  for (int seat = 0; seat < static_cast<int>(seats); ++seat)
    summary.seats.push_back(summary_of(seat, end, turns, summary.luck));
  return summary;
}

}  // namespace sixfold::analysis
