// Two sieves, the second dearer and finer than the first; all moves that are left meet the same sampled hands.
#include "cards_expert.h"

#include <algorithm>
#include <cmath>

#include "cards_worlds.h"

namespace sixfold::cards {
namespace {

struct Entry {
  const Move* move;
  double later = 0;             // the learned value of all but the very next turn, Qwirkles of the move included
  double sum = 0, squares = 0;  // of the Qwirkles that the next player takes
  double estimate = 0;
};

void better_first(std::vector<Entry>& entries) {
  std::stable_sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) { return a.estimate > b.estimate; });
}

double margin_now(const Known& known) {
  double others = 0;
  for (int seat = 1; seat < known.seats; ++seat) others += known.scores[static_cast<std::size_t>(seat)];
  return known.scores[0] - others / (known.seats - 1);
}

}  // namespace

Ranking expert(const Known& known, const Learned& learned, const Measure& measure, Random& chance, Budget& budget) {
  if (known.stock == 0 && !known.opening) return last_turns(known, chance, budget);
  std::vector<Move> moves = best_moves(known);
  Ranking ranking;
  if (moves.empty()) return ranking;
  const Judge judge(known.unseen, known.stock, known.sizes[1]);
  std::vector<Entry> entries;
  for (const Move& move : moves) {
    Pile kept = known.hand;
    kept.take(move.played);
    const Features features = judge.features(move.table, kept);
    Entry entry{&move};
    entry.estimate = move.qwirkles() + value_of(features, learned.whole);
    entry.later = move.qwirkles() + value_of(features, learned.later);
    entries.push_back(entry);
  }
  better_first(entries);
  std::size_t left = std::min(entries.size(), static_cast<std::size_t>(measure.narrow));
  Worlds worlds(known, true);
  int hands = 0;
  std::vector<Entry> front(entries.begin(), entries.begin() + static_cast<std::ptrdiff_t>(left));
  for (int more = measure.hands; front.size() > 1 && !budget.spent(); more *= 2) {
    for (int i = 0; i < more && !budget.spent(); ++i, ++hands) {
      const Pile hand = worlds.next_hand(chance);
      for (Entry& entry : front) {
        const int taken = qwirkles_now(entry.move->table, hand);
        entry.sum += taken;
        entry.squares += taken * taken;
      }
      budget.spend(front.size());
    }
    for (Entry& entry : front) entry.estimate = entry.later - entry.sum / hands / (known.seats - 1);
    better_first(front);
    front.resize((front.size() + 1) / 2);
  }
  ranking.simulations = static_cast<std::uint64_t>(hands);
  if (hands > 0) {
    const Entry& best = front.front();
    const double mean = best.sum / hands, spread = std::sqrt(std::max(0.0, best.squares / hands - mean * mean) / hands);
    ranking.value = margin_now(known) + best.estimate;
    ranking.low = ranking.value - 1.96 * spread / (known.seats - 1);
    ranking.high = ranking.value + 1.96 * spread / (known.seats - 1);
    ranking.valued = true;
  }
  for (const Entry& entry : front) ranking.moves.push_back(*entry.move);
  for (const Entry& entry : entries)
    if (std::none_of(front.begin(), front.end(), [&](const Entry& each) { return each.move == entry.move; }))
      ranking.moves.push_back(*entry.move);
  return ranking;
}

Ranking last_turns(const Known& known, Random& chance, Budget& budget) {
  Ranking ranking;
  const int most = most_now(known.table, known.hand);
  std::vector<std::pair<double, Move>> found;
  Worlds worlds(known, false);
  std::vector<World> sampled;
  const int turns = std::max(0, known.last_turns - 1);  // of the others
  for (int i = 0; i < (known.seats == 2 || turns == 0 ? 1 : 64); ++i) sampled.push_back(worlds.world(chance));
  for (int number = most; number >= 0; --number) {
    if (number < most && turns == 0) break;
    for (Move& move : moves_with(known.table, known.hand, number, HAND)) {
      double worth = 0;
      for (const World& world : sampled) {
        std::array<int, SEATS_AT_MOST> scores = known.scores;
        scores[0] += number;
        Pile table = move.table;
        double margin = number;
        for (int turn = 1; turn <= turns; ++turn) {
          const auto seat = static_cast<std::size_t>(turn);
          const int taken = std::max(0, most_now(table, world.hands[seat]));
          scores[seat] += taken;
          margin -= static_cast<double>(taken) / (known.seats - 1);
          if (turn < turns) {
            const auto replies = most_now(table, world.hands[seat]) < 0 ? std::vector<Move>{} : moves_with(table, world.hands[seat], taken, HAND);
            if (!replies.empty()) table = replies.front().table;
          }
        }
        int best = 0, winners = 0;
        for (int seat = 0; seat < known.seats; ++seat) best = std::max(best, scores[static_cast<std::size_t>(seat)]);
        for (int seat = 0; seat < known.seats; ++seat) winners += scores[static_cast<std::size_t>(seat)] == best;
        worth += (scores[0] == best ? 100.0 / winners : 0) + margin;
      }
      found.push_back({worth / static_cast<double>(sampled.size()), std::move(move)});
      if (budget.spend()) break;
    }
  }
  std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  for (auto& [worth, move] : found) ranking.moves.push_back(std::move(move));
  return ranking;
}

}  // namespace sixfold::cards
