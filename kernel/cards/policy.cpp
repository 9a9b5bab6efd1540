// The plain players: the most Qwirkles now, and what that leaves to the next player.
#include "cards/policy.h"

#include <algorithm>

#include "cards/arrange.h"
#include "cards/expert.h"
#include "cards/regroup.h"
#include "common/scores.h"
#include "common/sets.h"

namespace sixfold::cards {
namespace {

Pile some_hand(const View& known, std::vector<int>& cards, Random& chance) {
  Pile hand;
  const auto size = static_cast<std::size_t>(known.sizes[1]);
  for (std::size_t i = 0; i < size; ++i) {
    std::swap(cards[i], cards[i + static_cast<std::size_t>(chance.below(static_cast<int>(cards.size() - i)))]);
    hand.add(bit(cards[i]));
  }
  return hand;
}

// Moves in the order of a key, smaller ones first.
void sort_by(std::vector<Move>& moves, const std::vector<double>& keys) {
  std::vector<std::size_t> order(moves.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return keys[a] < keys[b]; });
  std::vector<Move> sorted;
  for (const std::size_t i : order) sorted.push_back(std::move(moves[i]));
  moves = std::move(sorted);
}

// The most Qwirkles, then the most cards; chance decides among equals.
Ranking greedy(const View& known, Random& chance, Budget& budget) {
  Ranking ranking{best_moves(known, budget)};
  std::vector<double> keys;
  for (const Move& move : ranking.moves) keys.push_back(chance.real() - move.played.size());
  sort_by(ranking.moves, keys);
  return ranking;
}

// The most Qwirkles, then the fewest for the next player, over hands that may be his; then the most cards.
Ranking safe(const View& known, int hands, Random& chance, Budget& budget) {
  Ranking ranking{best_moves(known, budget)};
  std::vector<int> cards = known.unseen.cards();
  std::vector<double> keys;
  for (const Move& move : ranking.moves) keys.push_back(-1e-3 * move.played.size());
  for (int i = 0; i < hands && !budget.spent(); ++i) {
    const Pile hand = some_hand(known, cards, chance);
    for (std::size_t each = 0; each < keys.size(); ++each) keys[each] += qwirkles_now(ranking.moves[each].table, hand);
    budget.spend(keys.size());
  }
  sort_by(ranking.moves, keys);
  return ranking;
}

// The same with successive halving: twice the hands for the better half of the moves, and again.
Ranking safe_halving(const View& known, Random& chance, Budget& budget) {
  constexpr int FIRST = 16, LAST = 1024;
  struct Entry {
    Move move;
    double key;
  };
  std::vector<Entry> entries;
  for (Move& move : best_moves(known, budget)) {
    const double key = -1e-3 * move.played.size();
    entries.push_back({std::move(move), key});
  }
  std::vector<int> cards = known.unseen.cards();
  std::span<Entry> left(entries);
  for (int hands = FIRST; hands <= LAST && left.size() > 1 && !budget.spent(); hands *= 2) {
    for (int i = 0; i < hands && !budget.spent(); ++i) {
      const Pile hand = some_hand(known, cards, chance);
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

Pile some_of(const Pile& hand, int count, Random& chance) {
  const std::vector<int> cards = shuffled(hand, chance);
  Pile seen;
  for (std::size_t i = 0; i < cards.size() && i < static_cast<std::size_t>(count); ++i) seen.add(bit(cards[i]));
  return seen;
}

// The most Qwirkles that are seen, then the most cards. What is left to the next player is not thought of.
Ranking short_sighted(const View& known, const CardsLevel& level, Random& chance, Budget& budget) {
  if (known.opening && known.rule != NewRows::any) return {best_moves(known, budget)};
  const Pile hand = some_of(known.hand, level.cards_seen, chance);
  for (int number = most_now(known.table, hand); number >= 0; --number) {
    std::vector<Move> moves = legal_moves(known, hand, number, level.max_played, budget);
    for (std::size_t i = moves.size(); i > 1; --i)
      std::swap(moves[i - 1], moves[static_cast<std::size_t>(chance.below(static_cast<int>(i)))]);
    std::stable_sort(moves.begin(), moves.end(),
                     [](const Move& a, const Move& b) { return a.played.size() > b.played.size(); });
    if (!moves.empty()) return {std::move(moves)};
  }
  return {};
}

// A move, for a decision that was interrupted before it had found any. Throws BadInput after MAX_FINISH_MS.
std::vector<Move> some_move(const View& known) {
  Budget interrupted(0, 0, nullptr);
  interrupted.interrupt();
  Budget finish(0, MAX_FINISH_MS, nullptr);
  for (const Choice& choice : playable(known.rows, known.hand, known.rule, interrupted)) {
    Pile cards = known.table;
    cards.add(choice.cards);
    const OldRows lying(known.rows);
    for (Sixes& sixes : ways_to_take(cards, std::countr_zero(choice.numbers)))
      if (known.rule == NewRows::any || allowed_table(lying, choice.cards, sixes, known.rule, finish))
        return {{choice.cards, sixes.rest, std::move(sixes.families)}};
  }
  require(!finish.spent(), TOO_LONG);
  return {};
}

}  // namespace

std::vector<Move> legal_moves(const View& known, const Pile& hand, int qwirkles, int most_cards, Budget& budget) {
  std::vector<Move> moves = moves_with(known.table, hand, qwirkles, most_cards);
  if (known.rule == NewRows::any) return moves;
  const OldRows lying(known.rows);
  std::vector<Move> legal;
  for (Move& move : moves) {
    budget.look();
    if (budget.spent() && !legal.empty()) break;
    if (allowed_table(lying, move.played, {move.families, move.table}, known.rule, budget))
      legal.push_back(std::move(move));
  }
  return legal;
}

std::vector<Move> best_moves(const View& known, Budget& budget) {
  if (!known.opening || known.rule == NewRows::any) {
    for (int number = most_now(known.table, known.hand); number >= 0; --number)
      if (std::vector<Move> moves = legal_moves(known, known.hand, number, HAND, budget); !moves.empty()) return moves;
    return {};
  }
  std::vector<Move> found;
  for (const Mask set : largest_sets(known.hand.one, 3)) {
    Move& move = found.emplace_back();
    move.played.add(set);
    if (std::popcount(set) == 6)
      move.families.push_back(feature_of(set));
    else
      move.table.add(set);
  }
  return found;
}

Ranker ranker(const CardsLevel& level, const Learned& learned) {
  switch (level.policy) {
    case CardsPolicy::SHORT_SIGHTED:
      return [level](const View& known, Random& chance, Budget& budget) {
        return short_sighted(known, level, chance, budget);
      };
    case CardsPolicy::GREEDY: return greedy;
    case CardsPolicy::SAFE:
      return [level](const View& known, Random& chance, Budget& budget) {
        return safe(known, level.hands, chance, budget);
      };
    case CardsPolicy::SAFE_HALVING: return safe_halving;
    case CardsPolicy::EXPERT: break;
  }
  return [level, &learned](const View& known, Random& chance, Budget& budget) {
    return expert(known, learned, level, chance, budget);
  };
}

Decision decide(const View& known, Ranking ranking, Budget& budget) {
  if (ranking.moves.empty()) {
    ranking.moves = best_moves(known, budget);
    std::stable_sort(ranking.moves.begin(), ranking.moves.end(),
                     [](const Move& a, const Move& b) { return a.played.size() > b.played.size(); });
  }
  if (ranking.moves.empty() && budget.spent()) ranking.moves = some_move(known);
  for (Move& move : ranking.moves) {
    Decision decision{move, {}, ranking.valued, ranking.value, ranking.low, ranking.high, ranking.simulations};
    if (known.opening && known.rule != NewRows::any)
      decision.rows.push_back(move.played.one);
    else
      decision.rows = arrange(known.rows, move.played, move.qwirkles(), &move.families, known.rule, budget).rows;
    if (!decision.rows.empty()) return decision;
  }
  return {};
}

}  // namespace sixfold::cards
