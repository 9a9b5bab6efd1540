// Finds the best action with less effort than a review, and describes it.
#include "analysis/hint.h"

#include <algorithm>

namespace sixfold::analysis {
namespace {

constexpr double EFFORT = 0.5;

template <class Value>
int shared(const Numbers& pieces, Value value_of) {
  if (pieces.empty()) return -1;
  const int first = value_of(pieces.front());
  return std::all_of(pieces.begin(), pieces.end(), [&](int kind) { return value_of(kind) == first; }) ? first : -1;
}

// Returns where the cards go: each set that gets some of them, without the cards from the hand.
std::vector<Numbers> sets_of(const Action& play) {
  Numbers hand = play.pieces;
  std::vector<Numbers> found;
  for (const auto* rows : {&play.qwirkles, &play.rows})
    for (const Numbers& row : *rows) {
      Numbers rest;
      for (const int card : row) {
        const auto own = std::find(hand.begin(), hand.end(), card);
        if (own == hand.end())
          rest.push_back(card);
        else
          hand.erase(own);
      }
      if (!rest.empty() && rest.size() < row.size()) found.push_back(std::move(rest));
    }
  return found;
}

}  // namespace

Numbers pieces_used(const Action& action) {
  if (action.kind != ActionKind::place) return action.pieces;
  Numbers kinds;
  for (std::size_t i = 2; i < action.pieces.size(); i += 3) kinds.push_back(action.pieces[i]);
  return kinds;
}

std::optional<Hint> hint(const referee::Position& at, const Weights& weights, std::shared_ptr<Stop> stop) {
  Question question;
  question.most = 1;
  question.seed = static_cast<std::uint64_t>(at.turns);
  question.effort = EFFORT;
  question.due = referee::forced_action(at);
  question.stop = std::move(stop);
  const std::vector<Evaluated> found = evaluate(at, weights, question);
  if (found.empty()) return std::nullopt;
  const Action& action = found.front().action;
  const Numbers pieces = pieces_used(action);
  const int color = shared(pieces, color_of);
  return Hint{found.front(), color, color < 0 ? shared(pieces, shape_of) : -1, sets_of(action)};
}

}  // namespace sixfold::analysis
