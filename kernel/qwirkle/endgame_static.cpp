// What the last moves of an endgame are worth, read off the board without laying them.
//
// A move changes only the cells it covers and those at the ends of the lines it makes. Everywhere else tiles fit and
// score as before.
#include <algorithm>

#include "qwirkle/candidates.h"
#include "qwirkle/endgame_search.h"

namespace sixfold::qwirkle {

namespace {

bool covers(const Laid& move, int cell) {
  for (int i = 0; i < move.count; ++i)
    if (move.cells[i] == cell) return true;
  return false;
}

// Where a score belongs in a sorted list of limited length, which is moved aside for it; -1: not among them.
template <class List, class Move>
int make_room(List& list, int score, Move&& move) {
  if (list.count == List::MAX && list.scores[List::MAX - 1] >= score) return -1;
  int i = list.count < List::MAX ? list.count++ : List::MAX - 1;
  for (; i > 0 && list.scores[i - 1] < score; --i) {
    list.scores[i] = list.scores[i - 1];
    move(i - 1, i);
  }
  list.scores[i] = score;
  return i;
}

}  // namespace

EndgameSearch::Spots EndgameSearch::spots_of(int kind) const {
  Spots spots;
  spots.scores[0] = 0;
  for (const int cell : board_.frontier()) {
    const Board::Cell& at = board_[cell];
    if (!(at.allowed >> kind & 1)) continue;
    const int score = POINTS_JOINED[at.length[0]] + POINTS_JOINED[at.length[1]];
    const int place = make_room(spots, score, [&](int from, int to) { spots.cells[to] = spots.cells[from]; });
    if (place >= 0) spots.cells[place] = cell;
  }
  return spots;
}

EndgameSearch::Threats EndgameSearch::threats_of(const Held& hand) const {
  Threats threats;
  board_.moves(hand.mask, [&](const Laid& move) {
    const int score = move.score + (move.count == hand.count() ? LAST_PIECE_BONUS : 0);
    const int place = make_room(threats, score, [&](int from, int to) { threats.moves[to] = threats.moves[from]; });
    if (place >= 0) threats.moves[place] = move;
  });
  for (int i = 0; i < threats.count; ++i) threats.ends[i] = ends_of(threats.moves[i]);
  return threats;
}

EndgameSearch::Ends EndgameSearch::ends_of(const Laid& move) const {
  Ends ends;
  const int along = move.count > 1 ? (move.cells[0] ^ move.cells[1]) >= Board::SIDE : -1;
  Mask line = 0;  // the whole line of a move of several
  for (int i = 0; along >= 0 && i < move.count; ++i) {
    const Board::Cell& at = board_[move.cells[i]];
    line |= at.side[2 * along] | at.side[2 * along + 1] | bit(move.kinds[i]);
  }
  for (int i = 0; i < move.count; ++i) {
    const int cell = move.cells[i];
    const Board::Cell& at = board_[cell];
    for (int axis = 0; axis < 2; ++axis) {
      const Mask low = at.side[2 * axis], high = at.side[2 * axis + 1];
      const Mask made = axis == along ? line : low | high | bit(move.kinds[i]);
      const int before = Board::step(cell, axis, -1 - std::popcount(low));
      const int behind = Board::step(cell, axis, 1 + std::popcount(high));
      if (axis != along || !covers(move, before)) ends.all[ends.count++] = {before, axis, 0, made};
      if (axis != along || !covers(move, behind)) ends.all[ends.count++] = {behind, axis, 1, made};
    }
  }
  return ends;
}

// The most that a tile scores at one of these ends; 0 if it fits at none.
int EndgameSearch::best_at(const Ends& ends, int kind) const {
  int best = 0;
  for (int i = 0; i < ends.count; ++i) {
    const End& end = ends.all[i];
    const Board::Cell& at = board_[end.cell];
    const Mask opposite = at.side[2 * end.axis + end.end];
    if (end.line & opposite) continue;
    if (!(joining(end.line | opposite) & at.fits[1 - end.axis] & bit(kind))) continue;
    const int length = std::popcount(end.line | opposite);
    best = std::max(best, POINTS_JOINED[length] + POINTS_JOINED[at.length[1 - end.axis]]);
  }
  return best;
}

// Whether a move covers a cell or makes a line that ends there.
bool EndgameSearch::changes(const Laid& move, int cell) const {
  for (int i = 0; i < move.count; ++i) {
    const int other = move.cells[i], apart = other ^ cell;
    if (apart >= Board::SIDE && apart & (Board::SIDE - 1)) continue;  // neither in one row nor in one column
    if (!apart) return true;
    const int axis = apart >= Board::SIDE;
    const Board::Cell& at = board_[other];
    if (Board::step(other, axis, -1 - std::popcount(at.side[2 * axis])) == cell) return true;
    if (Board::step(other, axis, 1 + std::popcount(at.side[2 * axis + 1])) == cell) return true;
  }
  return false;
}

// The other has this one tile left and will lay it where it scores most. Where that is known without laying the
// move, its margin, or a bound if that is below `low`, counts for the best.
bool EndgameSearch::settled(const Laid& move, const Spots& spots, int kind, int low, int& best) const {
  for (int i = 0; i < spots.count; ++i) {
    if (changes(move, spots.cells[i])) continue;
    int margin = move.score - LAST_PIECE_BONUS - spots.scores[i];
    if (margin > std::max(best, low))
      margin = std::min(margin, move.score - LAST_PIECE_BONUS - best_at(ends_of(move), kind));
    best = std::max(best, margin);
    return true;
  }
  return false;
}

// Drop the moves that leave the player one tile and, as is known without laying them, are no better than the best.
void EndgameSearch::refute_rest(std::size_t begin, const Held& mine, const Held& theirs, int low, int& best) {
  const int most = mine.count() - 1;
  const auto leaves_one = [&](const Option& option) { return option.laid.count == most; };
  if (std::none_of(options_.begin() + static_cast<std::ptrdiff_t>(begin), options_.end(), leaves_one)) return;
  const Threats threats = threats_of(theirs);
  std::array<Spots, KINDS> spots;
  Mask listed = 0;
  for (std::size_t i = options_.size(); i-- > begin;) {
    const Option& option = options_[i];
    if (!leaves_one(option)) continue;
    Hand left = mine.hand;
    left.take(option.laid);
    const int kind = left.kinds[0], enough = std::max(best, low);
    if (!(listed & bit(kind))) spots[kind] = spots_of(kind);
    listed |= bit(kind);
    const int bound = bound_of(option.laid, kind, spots[kind], threats, theirs.count(), enough);
    if (bound > enough) continue;
    best = std::max(best, bound);
    options_[i] = options_.back();
    options_.pop_back();
  }
}

// The margin is no more than if the other answers with a threat that the move leaves standing: that ends the game, or
// the player then has to go out with the one tile left, if there is a spot for it that both leave standing.
int EndgameSearch::bound_of(const Laid& move, int kind, const Spots& spots, const Threats& threats, int held,
                            int enough) const {
  const Ends ends = ends_of(move);
  const int beside = best_at(ends, kind);
  int bound = INFINITE_MARGIN;
  for (int i = 0; i < threats.count && bound > enough; ++i) {
    const Laid& answer = threats.moves[i];
    const Ends& others = threats.ends[i];
    const int reached = move.score - threats.scores[i] + (answer.count == held ? 0 : LAST_PIECE_BONUS + beside);
    const auto hit = [&](int cell) { return changes(move, cell); };
    if (reached >= bound || std::any_of(answer.cells.begin(), answer.cells.begin() + answer.count, hit)) continue;
    if (answer.count == held) {
      bound = reached;
      continue;
    }
    // Where both change the same cell, neither alone tells what fits there.
    if (std::any_of(others.all.begin(), others.all.begin() + others.count, [&](const End& at) { return hit(at.cell); }))
      continue;
    for (int j = 0; j < spots.count; ++j) {
      if (hit(spots.cells[j]) || changes(answer, spots.cells[j])) continue;
      const int most = std::max({spots.scores[j], beside, best_at(others, kind)});
      bound = std::min(bound, move.score - threats.scores[i] + LAST_PIECE_BONUS + most);
      break;
    }
  }
  return bound;
}

}  // namespace sixfold::qwirkle
