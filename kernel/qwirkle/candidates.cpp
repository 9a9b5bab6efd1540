// Choosing a move in Qwirkle: a glance by the network, then simulations of the best with equal luck for each.
#include "qwirkle/candidates.h"

#include <algorithm>
#include <cmath>

#include "common/sort.h"

namespace sixfold::qwirkle {

void read_view(View& at, const KernelView& from) {
  const Numbers &held = from.hand_sizes, &scores = from.scores;
  require(2 <= held.size() && held.size() <= MAX_SEATS && scores.size() == held.size(), "two to four seats");
  require(from.table.size() == 1 && !from.hands.empty(), "one table and the own hand");
  const Numbers &tiles = from.table.front(), &hand = from.hands.front();
  const int bag = from.supply;
  require(static_cast<int>(hand.size()) == held[0], "the hand is not as large as its size");
  at.board.read(tiles);
  std::array<int, KINDS> left;
  left.fill(3);
  for (std::size_t i = 2; i < tiles.size(); i += 3) --left[tiles[i]];
  at.hand = hand_of(hand);
  for (const int kind : hand) --left[kind];
  at.unseen = {};
  for (int kind = 0; kind < KINDS; ++kind) {
    require(left[kind] >= 0, "more than three tiles of a kind");
    for (int i = 0; i < left[kind]; ++i) at.unseen.add(kind);
  }
  at.seats = static_cast<int>(held.size());
  at.held = {};
  at.scores = {};
  require(0 <= bag && bag <= at.unseen.size(), "the numbers of tiles do not add up to 108");
  int hidden = bag;
  for (int seat = 0; seat < at.seats; ++seat) {
    require(0 <= held[seat] && held[seat] <= 6, "a hand has at most six tiles");
    require(-100000 < scores[seat] && scores[seat] < 100000, "no such score");
    at.held[seat] = held[seat];
    at.scores[seat] = scores[seat];
    if (seat) hidden += held[seat];
  }
  require(hidden == at.unseen.size(), "the numbers of tiles do not add up to 108");
  at.bag = bag;
}

namespace {

// An exchange is looked at when nothing scores more than this, since it costs a whole turn; and, where something can be
// laid, only while the bag holds more than a hand: else two players might wait for each other for ever.
constexpr int POOR = 3;
constexpr int ENOUGH_IN_BAG = 7;

float estimate(Board& board, const Hand& left, const Pool& unseen, int next_held, int bag, const Value& value) {
  return value(Moment{board, left, nullptr, unseen, next_held, bag});
}

void glance_at_exchanges(Board& board, const Hand& hand, const Pool& unseen, int next_held, int bag, const Value& value,
                         std::vector<Choice>& found) {
  for (int some = 1; some < 1 << hand.count; ++some) {
    if (std::popcount(static_cast<unsigned>(some)) > bag) continue;
    Choice choice;
    Hand kept;
    for (int i = 0; i < hand.count; ++i) (some >> i & 1 ? choice.aside : kept).add(hand.kinds[i]);
    choice.glance = estimate(board, kept, unseen, next_held, bag, value);
    found.push_back(choice);
  }
}

}  // namespace

void glance(Board& board, const Hand& hand, const Pool& unseen, int next_held, int bag, const Value* value, int looks,
            std::vector<Choice>& found) {
  found.clear();
  const Mask mask = hand.mask();
  std::vector<Laid> moves;
  for_each_move(board, mask, [&](const Laid& move) { moves.push_back(move); });
  const auto more_points = [](const Laid& a, const Laid& b) { return a.score > b.score; };
  if (static_cast<int>(moves.size()) > looks) {
    sort_stably(moves.begin(), moves.end(), more_points);
    moves.resize(static_cast<std::size_t>(looks));
  }
  int most = 0;
  for (const Laid& move : moves) {
    Choice choice;
    choice.move = move;
    choice.glance = move.score;
    most = std::max<int>(most, move.score);
    Hand left = hand;
    left.take(move);
    if (!left.count && !bag) {
      choice.glance += LAST_PIECE_BONUS;
    } else if (value) {
      board.place(move);
      choice.glance += estimate(board, left, unseen, next_held, bag, *value);
      board.undo(move);
    }
    found.push_back(choice);
  }
  if (bag && board.size() && hand.count && (moves.empty() || (value && most <= POOR && bag >= ENOUGH_IN_BAG))) {
    if (value) {
      glance_at_exchanges(board, hand, unseen, next_held, bag, *value, found);
    } else {
      found.emplace_back();
      found.back().aside = exchange_all(hand, bag);
    }
  }
  if (found.empty()) found.emplace_back();
  sort_stably(found.begin(), found.end(), [](const Choice& a, const Choice& b) { return a.glance > b.glance; });
}

}  // namespace sixfold::qwirkle
