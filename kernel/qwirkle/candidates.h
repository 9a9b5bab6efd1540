// Qwirkle as one seat sees it: what can be done, what it is worth at a glance, and what simulations say of the best.
#pragma once

#include <vector>

#include "common/levels.h"
#include "common/scores.h"
#include "common/sets.h"
#include "common/view.h"
#include "qwirkle/value.h"

namespace sixfold::qwirkle {

// What the player to move knows. Seats count from that player on: 0 moves now, 1 is next.
struct View {
  Board board;
  Hand hand;
  Pool unseen;  // in the bag or in the others' hands
  int seats = 2;
  std::array<int, MAX_SEATS> held{};  // tiles in each hand
  std::array<int, MAX_SEATS> scores{};
  int bag = 0;
};

// Reads a view; throws BadInput unless it is possible with 108 tiles, three of each kind.
void read_view(View& at, const KernelView& from);

// A placement, or, where nothing is laid, an exchange of the tiles in `aside`; neither is a pass.
struct Choice {
  Laid move{};
  Hand aside{};
  float glance = 0;   // points and the network's estimate
  double margin = 0;  // by how much the player expects to be ahead at the end
  double error = 0;   // standard error of that
  double chance = 0;  // of winning, shared wins by their share
  int simulations = 0;
};

// Whether two choices lay the same tiles in the same cells, or set the same tiles aside.
bool same(const Choice& a, const Choice& b);

// All choices worth a look, best first. A node of the budget is one simulated game; without a limit there are none.
// Those in `also` are simulated to the end beside the best, whatever the network says of them.
std::vector<Choice> think(View& at, const Value& value, const QwirkleLevel& level, std::uint64_t seed, Budget& budget,
                          const std::vector<Choice>& also = {});

// The choices as the network sees them, best first.
void glance(Board& board, const Hand& hand, const Pool& unseen, int next_held, int bag, const Value* value, int looks,
            std::vector<Choice>& found);

// Calls `visit` with every placement of these kinds; on an empty board with the openings.
template <class Visit>
void for_each_move(const Board& board, Mask kinds, Visit&& visit) {
  if (board.size()) return board.moves(kinds, visit);
  for (const Laid& move : openings(kinds, 1)) visit(move);
}

// The placement with the most points, of equals one with the most tiles; count 0 if there is none.
inline Laid greedy(const Board& board, Mask hand) {
  Laid best{};
  board.moves(hand, [&](const Laid& move) {
    if (move.score > best.score || (move.score == best.score && move.count > best.count)) best = move;
  });
  return best;
}

// All that the bag can replace, where nothing can be laid.
inline Hand exchange_all(const Hand& hand, int bag) {
  Hand aside;
  for (int i = 0; i < std::min(hand.count, bag); ++i) aside.add(hand.kinds[i]);
  return aside;
}

inline Choice greedy_choice(const Board& board, const Hand& hand, int bag) {
  Choice choice;
  choice.move = greedy(board, hand.mask());
  if (!choice.move.count) choice.aside = exchange_all(hand, bag);
  return choice;
}

}  // namespace sixfold::qwirkle
