// Solving an endgame at its root: every move in turn, bounds while it lasts, and the line of best play.
#include "qwirkle/endgame.h"

#include <algorithm>

#include "common/sort.h"
#include "qwirkle/candidates.h"
#include "qwirkle/endgame_search.h"

namespace sixfold::qwirkle {

namespace {

constexpr int MAX_POINTS_PER_TILE = 24;  // two Qwirkles; the tiles of one move share a line, so never more

// Returns a bound of the points that this number of tiles can still make.
int most_points(int tiles) { return tiles ? MAX_POINTS_PER_TILE * tiles + LAST_PIECE_BONUS : 0; }

struct Root {
  Laid move;
  int guess;
  int high;
};

class Solving {
 public:
  Solving(Board& board, const Hand& mover, const Hand& other, Budget& budget, int hash_bits)
      : board_(board), mine_(mover), theirs_(other), search_(board, fitting_bits(mover, other, hash_bits), budget) {
    for (const Laid& move : moves(mine_)) roots_.push_back({move, move.score, move.score + high_after(move)});
    for (Root& root : roots_)
      if (!search_.spent()) guess(root);
    const auto looks_better = [](const Root& a, const Root& b) { return a.guess > b.guess; };
    sort_stably(roots_.begin(), roots_.end(), looks_better);
  }

  Endgame best() {
    Endgame found = roots_.empty() ? best_pass() : best_move();
    if (found.exact) found.line = line(found);
    return found;
  }

  std::vector<RootMove> all() {
    std::vector<RootMove> found;
    for (const Root& root : roots_) {
      const int margin = search_.margin_of(root.move, mine_, theirs_, -INFINITE_MARGIN, INFINITE_MARGIN);
      const bool exact = !search_.spent();
      found.push_back({root.move, exact ? margin : root.guess, exact});
    }
    if (found.empty()) {
      const Endgame pass = best_pass();
      found.push_back({pass.move, pass.margin, pass.exact});
    }
    sort_stably(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.margin > b.margin; });
    return found;
  }

 private:
  // Few tiles need no large table, and making it would cost more than the search.
  static int fitting_bits(const Hand& mover, const Hand& other, int most) {
    return std::clamp(4 + (mover.count + other.count) * 4 / 3, 1, most);
  }

  // Most points first.
  std::vector<Laid> moves(const Held& hand) const {
    std::vector<Laid> found;
    board_.moves(hand.mask, [&](const Laid& move) { found.push_back(move); });
    sort_stably(found.begin(), found.end(), [](const Laid& a, const Laid& b) { return a.score > b.score; });
    return found;
  }

  int high_after(const Laid& move) const {
    return move.count == mine_.count() ? LAST_PIECE_BONUS : most_points(mine_.count() - move.count);
  }

  void guess(Root& root) {
    if (root.move.count == mine_.count()) {
      root.guess = root.move.score + LAST_PIECE_BONUS;
      return;
    }
    board_.place(root.move);
    root.guess = root.move.score - search_.greedy_margin(theirs_, mine_.without(root.move));
    board_.undo(root.move);
  }

  Endgame best_pass() {
    Endgame found;
    found.margin = search_.margin(mine_, theirs_, -INFINITE_MARGIN, INFINITE_MARGIN);
    found.exact = !search_.spent();
    found.low = found.high = found.margin;
    if (!found.exact) {
      found.margin = search_.greedy_margin(mine_, theirs_);
      found.low = -most_points(theirs_.count());
      found.high = most_points(mine_.count());
    }
    return found;
  }

  Endgame best_move() {
    Endgame found;
    found.move = roots_.front().move;
    found.low = -INFINITE_MARGIN;
    std::size_t done = 0;
    for (; done < roots_.size() && !search_.spent(); ++done) {
      const Laid& move = roots_[done].move;
      int margin = search_.margin_of(move, mine_, theirs_, found.low, done ? found.low + 1 : INFINITE_MARGIN);
      if (search_.spent()) break;
      if (margin <= found.low) continue;
      found.move = move;
      found.low = margin;
      if (done) margin = search_.margin_of(move, mine_, theirs_, margin, INFINITE_MARGIN);
      if (search_.spent()) break;
      found.low = margin;
    }
    found.exact = done == roots_.size();
    found.margin = found.high = found.low;
    if (!found.exact) settle_bounds(found, done);
    return found;
  }

  // What is proven of a search that was cut short at that root move.
  void settle_bounds(Endgame& found, std::size_t done) const {
    for (std::size_t i = done; i < roots_.size(); ++i) found.high = std::max(found.high, roots_[i].high);
    if (found.low == -INFINITE_MARGIN) {
      found.margin = roots_.front().guess;
      found.low = found.move.score - most_points(theirs_.count());
    }
    found.margin = std::clamp(found.margin, found.low, found.high);
  }

  std::vector<Laid> line(const Endgame& found) {
    std::vector<Laid> line;
    Held mine = mine_, theirs = theirs_;
    int margin = found.margin;
    for (Laid move = found.move;; move = proven(mine, theirs, margin)) {
      if (search_.spent()) break;
      line.push_back(move);
      board_.place(move);
      mine = mine.without(move);
      if (!mine.count()) break;
      if (!move.count && line.size() > 1 && !line[line.size() - 2].count) break;
      std::swap(mine, theirs);
      margin = move.score - margin;
    }
    for (auto it = line.rbegin(); it != line.rend(); ++it) board_.undo(*it);
    return line;
  }

  // A move that reaches the margin; a pass if there is none.
  Laid proven(const Held& mine, const Held& theirs, int margin) {
    for (const Laid& move : moves(mine))
      if (search_.margin_of(move, mine, theirs, margin - 1, margin) >= margin && !search_.spent()) return move;
    return {};
  }

  Board& board_;
  Held mine_, theirs_;
  EndgameSearch search_;
  std::vector<Root> roots_;
};

}  // namespace

Endgame solve(Board& board, const Hand& mover, const Hand& other, Budget& budget, int hash_bits) {
  return Solving(board, mover, other, budget, hash_bits).best();
}

std::vector<RootMove> solve_all(Board& board, const Hand& mover, const Hand& other, Budget& budget, int hash_bits) {
  return Solving(board, mover, other, budget, hash_bits).all();
}

}  // namespace sixfold::qwirkle
