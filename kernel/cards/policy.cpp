// The plain players: the most Qwirkles now, and what that leaves to the next player.
#include "cards/policy.h"

#include <algorithm>

#include "cards/arrange.h"
#include "cards/expert.h"
#include "cards/regroup.h"
#include "common/scores.h"
#include "common/sets.h"
#include "common/sort.h"

namespace sixfold::cards {
namespace {

Pile some_hand(const View& view, std::vector<int>& cards, Random& rng) {
  Pile hand;
  const auto size = static_cast<std::size_t>(view.sizes[1]);
  for (std::size_t i = 0; i < size; ++i) {
    std::swap(cards[i], cards[i + static_cast<std::size_t>(rng.below(static_cast<int>(cards.size() - i)))]);
    hand.add(bit(cards[i]));
  }
  return hand;
}

// Moves in the order of a key, smaller ones first.
void sort_by(std::vector<Move>& moves, const std::vector<double>& keys) {
  std::vector<std::size_t> order(moves.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  sort_stably(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return keys[a] < keys[b]; });
  std::vector<Move> sorted;
  for (const std::size_t i : order) sorted.push_back(std::move(moves[i]));
  moves = std::move(sorted);
}

// The most Qwirkles, then the most cards; chance decides among equals.
Ranking greedy(const View& view, Random& rng, Budget& budget) {
  Ranking ranking{best_moves(view, budget)};
  std::vector<double> keys;
  for (const Move& move : ranking.moves) keys.push_back(rng.real() - move.played.size());
  sort_by(ranking.moves, keys);
  return ranking;
}

// The most Qwirkles, then the fewest for the next player, over hands that may be his; then the most cards.
Ranking safe(const View& view, int hands, Random& rng, Budget& budget) {
  Ranking ranking{best_moves(view, budget)};
  std::vector<int> cards = view.unseen.cards();
  std::vector<double> keys;
  for (const Move& move : ranking.moves) keys.push_back(-1e-3 * move.played.size());
  for (int i = 0; i < hands && !budget.spent(); ++i) {
    const Pile hand = some_hand(view, cards, rng);
    for (std::size_t each = 0; each < keys.size(); ++each) keys[each] += qwirkles_now(ranking.moves[each].table, hand);
    budget.spend(keys.size());
  }
  sort_by(ranking.moves, keys);
  return ranking;
}

// The same with successive halving: twice the hands for the better half of the moves, and again.
Ranking safe_halving(const View& view, const CardsLevel& level, Random& rng, Budget& budget) {
  struct Entry {
    Move move;
    double key;
  };
  std::vector<Entry> entries;
  for (Move& move : best_moves(view, budget)) {
    const double key = -1e-3 * move.played.size();
    entries.push_back({std::move(move), key});
  }
  std::vector<int> cards = view.unseen.cards();
  std::span<Entry> left(entries);
  for (int hands = level.hands; hands <= level.max_hands && left.size() > 1 && !budget.spent(); hands *= 2) {
    for (int i = 0; i < hands && !budget.spent(); ++i) {
      const Pile hand = some_hand(view, cards, rng);
      for (Entry& entry : left) entry.key += qwirkles_now(entry.move.table, hand);
      budget.spend(left.size());
    }
    const auto better = [](const Entry& a, const Entry& b) { return a.key < b.key; };
    left = left.first(halve(left, better, [](const Entry&) { return false; }));
  }
  Ranking ranking;
  for (Entry& entry : entries) ranking.moves.push_back(std::move(entry.move));
  return ranking;
}

Pile some_of(const Pile& hand, int count, Random& rng) {
  const std::vector<int> cards = shuffled(hand, rng);
  Pile seen;
  for (std::size_t i = 0; i < cards.size() && i < static_cast<std::size_t>(count); ++i) seen.add(bit(cards[i]));
  return seen;
}

// The most Qwirkles that are seen, then the most cards. What is left to the next player is not thought of.
Ranking short_sighted(const View& view, const CardsLevel& level, Random& rng, Budget& budget) {
  if (view.opening && view.rule != NewRows::any) return {best_moves(view, budget)};
  const Pile hand = some_of(view.hand, level.cards_seen, rng);
  for (int number = most_now(view.table, hand); number >= 0; --number) {
    std::vector<Move> moves = legal_moves(view, hand, number, level.max_played, budget);
    for (std::size_t i = moves.size(); i > 1; --i)
      std::swap(moves[i - 1], moves[static_cast<std::size_t>(rng.below(static_cast<int>(i)))]);
    sort_stably(moves.begin(), moves.end(),
                [](const Move& a, const Move& b) { return a.played.size() > b.played.size(); });
    if (!moves.empty()) return {std::move(moves)};
  }
  return {};
}

// A move, for a decision that was interrupted before it had found any. Throws BadInput after MAX_FINISH_MS.
std::vector<Move> some_move(const View& view) {
  Budget interrupted(0, 0, nullptr);
  interrupted.interrupt();
  Budget finish(0, MAX_FINISH_MS, nullptr);
  for (const Choice& choice : playable(view.rows, view.hand, view.rule, interrupted)) {
    Pile cards = view.table;
    cards.add(choice.cards);
    const OldRows old_rows(view.rows);
    for (Sixes& sixes : ways_to_take(cards, std::countr_zero(choice.numbers)))
      if (view.rule == NewRows::any || allowed_table(old_rows, choice.cards, sixes, view.rule, finish))
        return {{choice.cards, sixes.rest, std::move(sixes.families)}};
  }
  require(!finish.spent(), TOO_LONG);
  return {};
}

}  // namespace

std::vector<Move> legal_moves(const View& view, const Pile& hand, int qwirkles, int most_cards, Budget& budget) {
  std::vector<Move> moves = moves_with(view.table, hand, qwirkles, most_cards, &budget);
  if (view.rule == NewRows::any) return moves;
  const OldRows old_rows(view.rows);
  std::vector<Move> legal;
  for (Move& move : moves) {
    budget.look();
    if (budget.spent()) break;
    if (allowed_table(old_rows, move.played, {move.families, move.table}, view.rule, budget))
      legal.push_back(std::move(move));
  }
  return legal;
}

std::vector<Move> best_moves(const View& view, Budget& budget) {
  if (!view.opening || view.rule == NewRows::any) {
    for (int number = most_now(view.table, view.hand); number >= 0; --number)
      if (std::vector<Move> moves = legal_moves(view, view.hand, number, HAND, budget); !moves.empty()) return moves;
    return {};
  }
  std::vector<Move> found;
  for (const Mask set : largest_sets(view.hand.one, 3)) {
    Move& move = found.emplace_back();
    move.played.add(set);
    if (std::popcount(set) == 6)
      move.families.push_back(feature_of(set));
    else
      move.table.add(set);
  }
  return found;
}

Ranking rank(const View& view, const CardsLevel& level, const Learned& learned, Random& rng, Budget& budget) {
  switch (level.policy) {
    case CardsPolicy::SHORT_SIGHTED: return short_sighted(view, level, rng, budget);
    case CardsPolicy::GREEDY: return greedy(view, rng, budget);
    case CardsPolicy::SAFE: return safe(view, level.hands, rng, budget);
    case CardsPolicy::SAFE_HALVING: return safe_halving(view, level, rng, budget);
    case CardsPolicy::EXPERT: break;
  }
  return expert(view, learned, level, rng, budget);
}

Decision decide(const View& view, Ranking ranking, Budget& budget) {
  if (ranking.moves.empty()) {
    ranking.moves = best_moves(view, budget);
    sort_stably(ranking.moves.begin(), ranking.moves.end(),
                [](const Move& a, const Move& b) { return a.played.size() > b.played.size(); });
  }
  if (ranking.moves.empty() && budget.spent()) ranking.moves = some_move(view);
  for (Move& move : ranking.moves) {
    Decision decision{move, {}, ranking.best};
    if (view.opening && view.rule != NewRows::any)
      decision.rows.push_back(move.played.one);
    else
      decision.rows = arrange(view.rows, move.played, move.qwirkles(), &move.families, view.rule, budget).rows;
    if (!decision.rows.empty()) return decision;
  }
  return {};
}

}  // namespace sixfold::cards
