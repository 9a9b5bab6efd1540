// The weaker levels: they overlook what people overlook.
#include "cards/short_sighted.h"

#include <algorithm>

namespace sixfold::cards {
namespace {

Pile some_of(const Pile& hand, int count, Random& chance) {
  std::vector<int> cards;
  shuffled(hand, chance, cards);
  Pile seen;
  for (std::size_t i = 0; i < cards.size() && i < static_cast<std::size_t>(count); ++i) seen.add(bit(cards[i]));
  return seen;
}

}  // namespace

Ranking short_sighted(const Known& known, const Sight& sight, Random& chance, Budget& budget) {
  if (known.opening && known.rule != NewRows::any) return {best_moves(known, budget)};
  const Pile hand = some_of(known.hand, sight.cards, chance);
  for (int number = most_now(known.table, hand); number >= 0; --number) {
    std::vector<Move> moves = legal_moves(known, hand, number, sight.at_once, budget);
    for (std::size_t i = moves.size(); i > 1; --i)
      std::swap(moves[i - 1], moves[static_cast<std::size_t>(chance.below(static_cast<int>(i)))]);
    std::stable_sort(moves.begin(), moves.end(),
                     [](const Move& a, const Move& b) { return a.played.size() > b.played.size(); });
    if (!moves.empty()) return {std::move(moves)};
  }
  return {};
}

}  // namespace sixfold::cards
