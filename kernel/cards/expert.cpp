// Two sieves, the second dearer and finer than the first; all moves that are left meet the same sampled hands.
#include "cards/expert.h"

#include <algorithm>
#include <cmath>

#include "cards/hidden_hands.h"
#include "common/scores.h"
#include "common/sort.h"

namespace sixfold::cards {
namespace {

struct Entry {
  const Move* move;
  double later = 0;  // the learned value of all but the very next turn, Qwirkles of the move included
  double estimate = 0;
  Tally taken{};         // Qwirkles that the next player takes
  bool asked = false;    // to be judged in any case
  std::size_t rank = 0;  // by the first estimate
};

bool better(const Entry& a, const Entry& b) { return a.estimate > b.estimate; }

bool same(const Move& a, const Move& b) { return a.played == b.played && a.table == b.table; }

// The moves, and those of `also` that are not among them.
std::vector<Move> with(std::vector<Move> moves, const std::vector<Move>& also) {
  for (const Move& each : also)
    if (std::none_of(moves.begin(), moves.end(), [&](const Move& move) { return same(move, each); }))
      moves.push_back(each);
  return moves;
}

Estimate estimate_of(const Expected& expected, int hands) {
  const double reach = 1.96 * expected.error;
  return {true, expected.margin, expected.margin - reach, expected.margin + reach, static_cast<std::uint64_t>(hands)};
}

double margin_now(const View& view) { return lead({view.scores.data(), static_cast<std::size_t>(view.seats)}, 0); }

}  // namespace

Ranking expert(const View& view, const Learned& learned, const CardsLevel& level, Random& rng, Budget& budget,
               const std::vector<Move>& also) {
  if (view.stock == 0 && !view.opening) return last_turns(view, level, rng, budget, also);
  const std::vector<Move> moves = with(best_moves(view, budget), also);
  Ranking ranking;
  if (moves.empty()) return ranking;
  const Judge judge(view.unseen, view.stock, view.sizes[1]);
  std::vector<Entry> entries;
  for (const Move& move : moves) {
    Pile kept = view.hand;
    kept.take(move.played);
    const Features features = judge.features(move.table, kept);
    Entry entry{&move};
    entry.estimate = move.qwirkles() + value_of(features, learned.whole);
    entry.later = move.qwirkles() + value_of(features, learned.later);
    entry.asked = std::any_of(also.begin(), also.end(), [&](const Move& each) { return same(each, move); });
    entries.push_back(entry);
  }
  sort_stably(entries.begin(), entries.end(), better);
  for (std::size_t i = 0; i < entries.size(); ++i) entries[i].rank = i;
  HiddenHands worlds(view, true);
  int hands = 0;
  const auto asked = [](const Entry& entry) { return entry.asked; };
  const auto narrow = std::min(entries.size(), static_cast<std::size_t>(level.narrow));
  const auto dropped =
      std::stable_partition(entries.begin() + static_cast<std::ptrdiff_t>(narrow), entries.end(), asked);
  std::span<Entry> front(entries.begin(), dropped);
  for (int more = level.hands; front.size() > 1 && !budget.spent(); more *= 2) {
    for (int i = 0; i < more && !budget.spent(); ++i, ++hands) {
      const Pile hand = worlds.next_hand(rng);
      for (Entry& entry : front) entry.taken.add(qwirkles_now(entry.move->table, hand));
      budget.spend(front.size());
    }
    for (Entry& entry : front) entry.estimate = entry.later - entry.taken.sum / hands / (view.seats - 1);
    const std::size_t left = halve(front, better, asked);
    if (left == front.size()) break;  // only those that were asked about are left
    front = front.first(left);
  }
  // Those left at the end first, then all others in the order of the first look.
  sort_stably(entries.begin() + static_cast<std::ptrdiff_t>(front.size()), entries.end(),
              [](const Entry& a, const Entry& b) { return a.rank < b.rank; });
  for (const Entry& entry : entries) {
    Expected expected{margin_now(view) + entry.estimate, 0, 0, entry.taken.mean(), false, entry.taken.count};
    if (entry.taken.count) expected.error = std::sqrt(entry.taken.variance() / entry.taken.count) / (view.seats - 1);
    ranking.moves.push_back(*entry.move);
    ranking.expected.push_back(expected);
  }
  if (hands > 0) ranking.best = estimate_of(ranking.expected.front(), hands);
  return ranking;
}

Ranking last_turns(const View& view, const CardsLevel& level, Random& rng, Budget& budget,
                   const std::vector<Move>& also) {
  Ranking ranking;
  const int most = most_now(view.table, view.hand);
  struct Tried {
    Move move;
    double worth = 0;
    Expected expected{};
  };
  std::vector<Tried> found;
  HiddenHands worlds(view, false);
  std::vector<Hands> sampled;
  const int turns = std::max(0, view.last_turns - 1);  // of the others
  for (int i = 0; i < (view.seats == 2 || turns == 0 ? 1 : level.worlds); ++i) sampled.push_back(worlds.all_hands(rng));
  const auto count = static_cast<double>(sampled.size());
  std::vector<Move> moves;
  for (int number = most; number >= 0 && (moves.empty() || (turns && !budget.spent())); --number)
    for (Move& move : legal_moves(view, view.hand, number, HAND, budget)) moves.push_back(std::move(move));
  for (Move& move : with(also, moves)) {
    Tried tried{std::move(move)};
    Tally margins;
    double won = 0, reply = 0;
    for (const Hands& hands : sampled) {
      std::array<int, MAX_SEATS> scores = view.scores;
      scores[0] += tried.move.qwirkles();
      Pile table = tried.move.table;
      double margin = tried.move.qwirkles();
      for (int turn = 1; turn <= turns; ++turn) {
        const auto seat = static_cast<std::size_t>(turn);
        const int taken = std::max(0, most_now(table, hands[seat]));
        scores[seat] += taken;
        if (turn == 1) reply += taken;
        margin -= static_cast<double>(taken) / (view.seats - 1);
        if (turn < turns) {
          const auto replies =
              most_now(table, hands[seat]) < 0 ? std::vector<Move>{} : moves_with(table, hands[seat], taken, HAND);
          if (!replies.empty()) table = replies.front().table;
        }
      }
      won += share_of_victory({scores.data(), static_cast<std::size_t>(view.seats)}, 0);
      margins.add(margin);
    }
    tried.worth = (100 * won + margins.sum) / count;
    tried.expected = {margin_now(view) + margins.mean(),
                      std::sqrt(margins.variance() / count),
                      won / count,
                      reply / count,
                      true,
                      margins.count};
    found.push_back(std::move(tried));
    budget.spend();
    budget.look();  // a move takes too long to look at the clock only now and then
    if (budget.spent()) break;
  }
  sort_stably(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.worth > b.worth; });
  for (Tried& tried : found) {
    ranking.moves.push_back(std::move(tried.move));
    ranking.expected.push_back(tried.expected);
  }
  return ranking;
}

}  // namespace sixfold::cards
