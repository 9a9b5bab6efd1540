// Draws what is noticed: a number for each place when it first comes up, and one for each move there.
#include "qwirkle/attention.h"

#include <algorithm>
#include <map>

namespace sixfold::qwirkle {

Choice choose_noticed(const View& at, const QwirkleLevel& level, Random& random) {
  Choice best, first;
  int equals = 0;
  std::map<int, bool> seen;  // by the first cell of a move
  const bool opening = at.board.size() == 0;
  for_each_move(at.board, at.hand.mask(), [&](const Laid& move) {
    if (!first.move.count) first.move = move;
    if (!opening) {
      const int cell = *std::min_element(move.cells.begin(), move.cells.begin() + move.count);
      const auto [place, fresh] = seen.try_emplace(cell, false);
      if (fresh) place->second = random.real() < level.notice_place;
      double chance = 1;
      for (int further = 1; further < move.count; ++further) chance *= level.notice_tile;
      if (!place->second || random.real() >= chance) return;
    }
    if (move.score < best.move.score) return;
    if (move.score > best.move.score) equals = 0;
    if (random.below(++equals) == 0) best.move = move;
  });
  if (best.move.count || first.move.count) return best.move.count ? best : first;
  for (int i = 0; i < std::min(at.hand.count, at.bag); ++i) best.aside.add(at.hand.kinds[i]);
  return best;
}

}  // namespace sixfold::qwirkle
