// The best action as a hint shows it, found with half the effort of a review: src/sixfold/ai/hints.py.
#include <algorithm>

#include "bindings/c/calls.h"
#include "cards/api.h"
#include "cubes/api.h"
#include "qwirkle/api.h"
#include "qwirkle/endgame_api.h"
#include "referee/rules.h"

namespace sixfold {
namespace {

constexpr double EFFORT = 0.5;

template <class Number>
Number half(Number effort) {
  return static_cast<Number>(static_cast<double>(effort) * EFFORT);
}

// The best move of an endgame in which nothing is hidden, if the search comes to its end.
std::optional<Action> solved(const referee::Position& at, std::int64_t nodes) {
  if (at.seats() != 2 || at.supply_count() || at.opening) return std::nullopt;
  const Numbers& other = at.hands[static_cast<std::size_t>(1 - at.mover)];
  const auto [tiles, margin, low, high, exact, used, line] =
      qwirkle::flat_endgame(at.table.front(), at.hand(), other, static_cast<std::uint64_t>(nodes), 0, nullptr);
  if (!exact) return std::nullopt;
  return Action{tiles.empty() ? ActionKind::pass : ActionKind::place, tiles, {}, {}};
}

Action best_of_qwirkle(const referee::Position& at, const qwirkle::Value& value, std::uint64_t seed) {
  QwirkleLevel level = find_level(qwirkle_levels(), "review");
  if (auto action = solved(at, half(level.endgame_nodes))) return *action;
  level.simulations = half(level.simulations);
  return qwirkle::evaluate(referee::view_of_mover(at), level, value, seed, 1, {}, nullptr).front().action;
}

// The mean over several samples of new cubes; of equals the first.
Action best_of_cubes(const referee::Position& at, const cubes::Weights& weights, std::uint64_t seed) {
  constexpr std::uint64_t SAMPLES = 8;
  cubes::Style style{find_level(cubes_levels(), "review")};
  style.weights = weights;
  style.refills = half(style.refills);
  const KernelView view = referee::view_of_mover(at);
  std::vector<std::pair<Action, double>> sums;
  for (std::uint64_t sample = 0; sample < SAMPLES; ++sample)
    for (const Evaluation& each : cubes::evaluate(view, style, seed * SAMPLES + sample, nullptr)) {
      Action action = each.action;
      referee::put_in_order(action);
      const auto known = std::find_if(sums.begin(), sums.end(), [&](const auto& sum) {
        return sum.first.kind == action.kind && sum.first.pieces == action.pieces;
      });
      if (known == sums.end())
        sums.emplace_back(std::move(action), each.margin);
      else
        known->second += each.margin;
    }
  const auto less = [](const auto& a, const auto& b) { return a.second < b.second; };
  return std::max_element(sums.begin(), sums.end(), less)->first;
}

Action best_of_cards(const referee::Position& at, const cards::Learned& learned, std::uint64_t seed) {
  CardsLevel level = find_level(cards_levels(), "review");
  level.hands = half(level.hands);
  return cards::evaluate(referee::view_of_mover(at), level, learned, seed, 1, {}, nullptr).front().action;
}

}  // namespace

Action Calls::hint(const referee::Position& at) const {
  require(!at.over, "the game is over");
  Action best;
  // In Cubes a hand that does not fit may still be rolled in part.
  if (const auto due = referee::forced_action(at); due && !at.edition.rolled()) {
    best.kind = *due;
    return best;
  }
  const auto seed = static_cast<std::uint64_t>(at.turns);
  switch (at.edition.game) {
    case GameKind::qwirkle: best = best_of_qwirkle(at, qwirkle_weights(at.seats()), seed); break;
    case GameKind::cubes: best = best_of_cubes(at, cubes_weights(at.seats()), seed); break;
    case GameKind::cards: best = best_of_cards(at, cards_weights(at.seats(), at.edition.new_rows), seed); break;
  }
  referee::put_in_order(best);
  return best;
}

}  // namespace sixfold
