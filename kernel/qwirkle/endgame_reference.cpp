// Plain searches of the endgame, with nothing clever in them.
#include "qwirkle/endgame_reference.h"

#include <algorithm>

#include "common/random.h"
#include "common/sort.h"
#include "qwirkle/candidates.h"
#include "qwirkle/endgame_search.h"

namespace sixfold::qwirkle {

namespace {

constexpr int BITS = 20;
constexpr const char* TOO_LARGE = "too large to be searched plainly";

std::vector<Laid> all_moves(const Board& board, const Hand& hand) {
  std::vector<Laid> moves;
  board.moves(hand.mask(), [&](const Laid& move) { moves.push_back(move); });
  return moves;
}

class Plain {
 public:
  Plain(Board& board, Budget& budget) : board_(board), budget_(budget), entries_(std::size_t{1} << BITS) {
    Random random(1);
    for (auto& word : of_cell_) word = random.next();
    for (auto& word : of_kind_) word = random.next() | 1;
  }

  int search(const Hand& mover, const Hand& other, int low, int high) {
    const std::uint64_t key = key_of(mover, other);
    Entry& entry = entries_[key >> (64 - BITS)];
    if (entry.key == key) {
      if (entry.bound == 0) return entry.margin;
      if (entry.bound < 0) high = std::min<int>(high, entry.margin);
      if (entry.bound > 0) low = std::max<int>(low, entry.margin);
      if (low >= high) return entry.margin;
    }
    std::vector<Laid> moves = all_moves(board_, mover);
    if (moves.empty()) {
      if (all_moves(board_, other).empty()) return 0;
      return -search(other, mover, -high, -low);
    }
    sort_stably(moves.begin(), moves.end(), [](const Laid& a, const Laid& b) { return a.score > b.score; });
    const Laid& hashed = entry.move;
    if (entry.key == key)
      for (auto it = moves.begin(); it != moves.end(); ++it)
        if (it->cells == hashed.cells && it->kinds == hashed.kinds && it->count == hashed.count) {
          std::rotate(moves.begin(), it, it + 1);
          break;
        }
    int best = -INFINITE_MARGIN;
    Laid best_move{};
    const int start = low;
    for (const Laid& move : moves) {
      const int floor = std::max(best, low);
      int margin = try_move(move, mover, other, best == -INFINITE_MARGIN ? low : floor,
                            best == -INFINITE_MARGIN ? high : floor + 1);
      if (best != -INFINITE_MARGIN && margin > floor && margin < high)
        margin = try_move(move, mover, other, margin, high);
      if (margin > best) {
        best = margin;
        best_move = move;
      }
      if (best >= high) break;
    }
    Entry& slot = entries_[key >> (64 - BITS)];
    slot = {key, static_cast<std::int16_t>(best),
            static_cast<std::int8_t>(best >= high    ? 1
                                     : best <= start ? -1
                                                     : 0),
            best_move};
    return best;
  }

 private:
  struct Entry {
    std::uint64_t key = 0;
    std::int16_t margin = 0;
    std::int8_t bound = 0;
    Laid move{};
  };

  int try_move(const Laid& move, const Hand& mover, const Hand& other, int low, int high) {
    Hand left = mover;
    left.take(move);
    if (!left.count) return move.score + LAST_PIECE_BONUS;
    require(!budget_.spend(), TOO_LARGE);
    board_.place(move);
    const std::uint64_t before = table_;
    for (int i = 0; i < move.count; ++i) table_ += of_cell_[move.cells[i]] * of_kind_[move.kinds[i]];
    const int margin = move.score - search(other, left, move.score - high, move.score - low);
    table_ = before;
    board_.undo(move);
    return margin;
  }

  std::uint64_t key_of(const Hand& mover, const Hand& other) const {
    std::uint64_t key = table_;
    for (int i = 0; i < mover.count; ++i) key += of_cell_[0] * of_kind_[mover.kinds[i]];
    for (int i = 0; i < other.count; ++i) key += of_cell_[1] * of_kind_[other.kinds[i]];
    return key | 1;
  }

  Board& board_;
  Budget& budget_;
  std::vector<Entry> entries_;
  std::array<std::uint64_t, Board::CELLS> of_cell_;
  std::array<std::uint64_t, KINDS> of_kind_;
  std::uint64_t table_ = 0;
};

}  // namespace

int minimax(Board& board, const Hand& mover, const Hand& other, Budget& budget) {
  const std::vector<Laid> moves = all_moves(board, mover);
  if (moves.empty()) return all_moves(board, other).empty() ? 0 : -minimax(board, other, mover, budget);
  int best = -INFINITE_MARGIN;
  for (const Laid& move : moves) {
    Hand left = mover;
    left.take(move);
    int margin = move.score + LAST_PIECE_BONUS;
    if (left.count) {
      require(!budget.spend(), TOO_LARGE);
      board.place(move);
      margin = move.score - minimax(board, other, left, budget);
      board.undo(move);
    }
    best = std::max(best, margin);
  }
  return best;
}

int plain_search(Board& board, const Hand& mover, const Hand& other, Budget& budget) {
  return Plain(board, budget).search(mover, other, -INFINITE_MARGIN, INFINITE_MARGIN);
}

}  // namespace sixfold::qwirkle
