// Two sieves, the second dearer and finer than the first; all moves that are left meet the same sampled hands.
#include "cards/expert.h"

#include <algorithm>
#include <cmath>

#include "cards/hidden_hands.h"

namespace sixfold::cards {
namespace {

struct Entry {
  const Move* move;
  double later = 0;             // the learned value of all but the very next turn, Qwirkles of the move included
  double sum = 0, squares = 0;  // of the Qwirkles that the next player takes
  double estimate = 0;
  int hands = 0;
  bool asked = false;           // to be judged in any case
};

void better_first(std::vector<Entry>& entries) {
  std::stable_sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) { return a.estimate > b.estimate; });
}

bool same(const Move& a, const Move& b) { return a.played == b.played && a.table == b.table; }

// The moves, and those of `also` that are not among them.
std::vector<Move> with(std::vector<Move> moves, const std::vector<Move>& also) {
  for (const Move& each : also)
    if (std::none_of(moves.begin(), moves.end(), [&](const Move& move) { return same(move, each); })) moves.push_back(each);
  return moves;
}

double margin_now(const Known& known) {
  double others = 0;
  for (int seat = 1; seat < known.seats; ++seat) others += known.scores[static_cast<std::size_t>(seat)];
  return known.scores[0] - others / (known.seats - 1);
}

}  // namespace

Ranking expert(const Known& known, const Learned& learned, const Measure& measure, Random& chance, Budget& budget,
               const std::vector<Move>& also) {
  if (known.stock == 0 && !known.opening) return last_turns(known, chance, budget, also);
  const std::vector<Move> moves = with(best_moves(known, budget), also);
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
    entry.asked = std::any_of(also.begin(), also.end(), [&](const Move& each) { return same(each, move); });
    entries.push_back(entry);
  }
  better_first(entries);
  HiddenHands worlds(known, true);
  int hands = 0;
  std::vector<Entry> front, dropped;
  const auto narrow = [&](const std::vector<Entry>& from, std::size_t size) {
    front.clear();
    for (std::size_t i = 0; i < from.size(); ++i) (i < size || from[i].asked ? front : dropped).push_back(from[i]);
  };
  narrow(entries, static_cast<std::size_t>(measure.narrow));
  for (int more = measure.hands; front.size() > 1 && !budget.spent(); more *= 2) {
    for (int i = 0; i < more && !budget.spent(); ++i, ++hands) {
      const Pile hand = worlds.next_hand(chance);
      for (Entry& entry : front) {
        const int taken = qwirkles_now(entry.move->table, hand);
        entry.sum += taken;
        entry.squares += taken * taken;
        ++entry.hands;
      }
      budget.spend(front.size());
    }
    for (Entry& entry : front) entry.estimate = entry.later - entry.sum / hands / (known.seats - 1);
    better_first(front);
    const std::vector<Entry> all = front;
    narrow(all, (all.size() + 1) / 2);
    if (front.size() == all.size()) break;  // only those that were asked about are left
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
  // Those left at the end first, then all others in the order of the first look.
  for (const Entry& entry : entries) {
    const auto is = [&](const Entry& each) { return each.move == entry.move; };
    if (std::none_of(front.begin(), front.end(), is)) front.push_back(*std::find_if(dropped.begin(), dropped.end(), is));
  }
  for (const Entry& entry : front) {
    const double mean = entry.hands ? entry.sum / entry.hands : 0;
    Expected expected{margin_now(known) + entry.estimate, 0, 0, mean, false, entry.hands};
    if (entry.hands) expected.error = std::sqrt(std::max(0.0, entry.squares / entry.hands - mean * mean) / entry.hands);
    expected.error /= known.seats - 1;
    ranking.moves.push_back(*entry.move);
    ranking.expected.push_back(expected);
  }
  return ranking;
}

Ranking last_turns(const Known& known, Random& chance, Budget& budget, const std::vector<Move>& also) {
  Ranking ranking;
  const int most = most_now(known.table, known.hand);
  struct Tried {
    Move move;
    double worth = 0;
    Expected expected{};
  };
  std::vector<Tried> found;
  HiddenHands worlds(known, false);
  std::vector<World> sampled;
  const int turns = std::max(0, known.last_turns - 1);  // of the others
  for (int i = 0; i < (known.seats == 2 || turns == 0 ? 1 : 64); ++i) sampled.push_back(worlds.world(chance));
  const auto count = static_cast<double>(sampled.size());
  std::vector<Move> moves;
  for (int number = most; number >= 0 && (moves.empty() || (turns && !budget.spent())); --number)
    for (Move& move : legal_moves(known, known.hand, number, HAND, budget)) moves.push_back(std::move(move));
  for (Move& move : with(also, moves)) {
    Tried tried{std::move(move)};
    double sum = 0, squares = 0, won = 0, reply = 0;
    for (const World& world : sampled) {
      std::array<int, MAX_SEATS> scores = known.scores;
      scores[0] += tried.move.qwirkles();
      Pile table = tried.move.table;
      double margin = tried.move.qwirkles();
      for (int turn = 1; turn <= turns; ++turn) {
        const auto seat = static_cast<std::size_t>(turn);
        const int taken = std::max(0, most_now(table, world.hands[seat]));
        scores[seat] += taken;
        if (turn == 1) reply += taken;
        margin -= static_cast<double>(taken) / (known.seats - 1);
        if (turn < turns) {
          const auto replies = most_now(table, world.hands[seat]) < 0 ? std::vector<Move>{} : moves_with(table, world.hands[seat], taken, HAND);
          if (!replies.empty()) table = replies.front().table;
        }
      }
      int best = 0, winners = 0;
      for (int seat = 0; seat < known.seats; ++seat) best = std::max(best, scores[static_cast<std::size_t>(seat)]);
      for (int seat = 0; seat < known.seats; ++seat) winners += scores[static_cast<std::size_t>(seat)] == best;
      won += scores[0] == best ? 1.0 / winners : 0;
      sum += margin;
      squares += margin * margin;
    }
    tried.worth = (100 * won + sum) / count;
    tried.expected = {margin_now(known) + sum / count, 0, won / count, reply / count, true, static_cast<int>(sampled.size())};
    tried.expected.error = std::sqrt(std::max(0.0, squares / count - sum / count * (sum / count)) / count);
    found.push_back(std::move(tried));
    budget.spend();
    budget.look();  // a move takes too long to look at the clock only now and then
    if (budget.spent()) break;
  }
  std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.worth > b.worth; });
  for (Tried& tried : found) {
    ranking.moves.push_back(std::move(tried.move));
    ranking.expected.push_back(tried.expected);
  }
  return ranking;
}

}  // namespace sixfold::cards
