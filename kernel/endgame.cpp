// v1
#include "endgame.h"

#include <algorithm>
#include <cstring>
#include <cstdio>
#include <cstdlib>

#include "qwirkle.h"
namespace sixfold {
int P[32];
std::uint64_t HIST[7][7], GEN[7][7];
namespace {
constexpr int ENDLESS = 10000;
struct Keys {
  std::array<std::uint64_t, Board::CELLS> cell;
  std::array<std::uint64_t, KINDS> kind;
  Keys() {
    Random random(0x6f1d);
    for (auto& word : cell) word = random.next();
    for (auto& word : kind) word = random.next() | 1;
  }
};
const Keys KEYS;

struct Hand {
  Rack rack;
  std::uint64_t key = 0;
  Mask mask = 0;
};

struct Option {
  Laid laid;
  int order;
  std::uint64_t key;
  int bound;
};

struct Replies {
  static constexpr int MOST = 4;
  int count = 0;
  int cells[MOST], scores[MOST];
};

struct Entry {
  std::uint64_t key = 0;
  std::uint32_t move = 0;
  std::int16_t low = -ENDLESS, high = ENDLESS;
};

class Solver {
 public:
  Solver(Board& b, int bits) : board(b), table(std::size_t{1} << bits), shift(64 - bits) {}
  Board& board;
  std::vector<Entry> table;
  int shift;
  std::vector<Option> pool;
  std::uint64_t nodes = 0;
  std::uint64_t laid_key = 0;
  std::array<std::uint32_t, 1 << 14> killer{};
  std::array<std::int32_t, 1 << 16> history{};

  static Hand hand_of(const Rack& rack) {
    Hand h;
    h.rack = rack;
    h.mask = rack.mask();
    for (int i = 0; i < rack.count; ++i) h.key += KEYS.kind[rack.kinds[i]];
    return h;
  }
  static Hand without(const Hand& hand, const Laid& move) {
    Hand h = hand;
    h.rack.take(move);
    h.mask = h.rack.mask();
    for (int i = 0; i < move.count; ++i) h.key -= KEYS.kind[move.kinds[i]];
    return h;
  }
  std::uint64_t key_of(const Hand& a, const Hand& b) const {
    return laid_key + a.key * 0x9e3779b97f4a7c15 + b.key * 0xc2b2ae3d27d4eb4f;
  }

  int best_single(int kind) const {
    int best = 0;
    board.moves(bit(kind), [&](const Laid& m) { best = std::max<int>(best, m.score); });
    return best;
  }

  void find_replies(int kind, Replies& replies) const {
    for (const int cell : board.frontier()) {
      const auto& at = board[cell];
      if (!(at.allowed >> kind & 1)) continue;
      const int score = POINTS_JOINED[at.length[0]] + POINTS_JOINED[at.length[1]];
      int i = replies.count;
      if (i == Replies::MOST) {
        if (replies.scores[i - 1] >= score) continue;
        --i;
      } else
        ++replies.count;
      for (; i > 0 && replies.scores[i - 1] < score; --i) {
        replies.scores[i] = replies.scores[i - 1];
        replies.cells[i] = replies.cells[i - 1];
      }
      replies.scores[i] = score;
      replies.cells[i] = cell;
    }
  }

  bool changes(const Laid& move, int cell) const {
    for (int i = 0; i < move.count; ++i) {
      const int x = move.cells[i];
      if (x == cell) return true;
      const bool row = (x ^ cell) < Board::SIDE, column = ((x ^ cell) & (Board::SIDE - 1)) == 0;
      if (!row && !column) continue;
      const int axis = row ? 0 : 1;
      const auto& at = board[x];
      if (Board::step(x, axis, -1 - std::popcount(at.side[2 * axis])) == cell) return true;
      if (Board::step(x, axis, 1 + std::popcount(at.side[2 * axis + 1])) == cell) return true;
    }
    return false;
  }

  static std::uint32_t tag(std::uint64_t key) { return static_cast<std::uint32_t>(key >> 32); }

  int search(const Hand& mine, const Hand& theirs, int low, int high) {
    GEN[mine.rack.count][theirs.rack.count]++;
    if (mine.rack.count == 1) {
      const int best = best_single(mine.rack.kinds[0]);
      if (best) return best + OUT_BONUS;
      return pass(mine, theirs, low, high);
    }
    const std::uint64_t key = key_of(mine, theirs);
    Entry& entry = table[key >> shift];
    std::uint32_t hashed = 0;
    if (entry.key == key) {
      hashed = entry.move;
      if (entry.low >= high) return entry.low;
      if (entry.high <= low) return entry.high;
      low = std::max<int>(low, entry.low);
      high = std::min<int>(high, entry.high);
      if (low >= high) return low;
      if (entry.low == entry.high) return entry.low;
    }
    const std::size_t begin = pool.size();
    const std::uint32_t kill = killer[hand_slot(mine, theirs)];
    int best = -ENDLESS;
    std::uint32_t best_move = 0;
    bool any = false;
    const int count = mine.rack.count;
    Replies replies;
    const bool last = theirs.rack.count == 1;
    if (last) find_replies(theirs.rack.kinds[0], replies);
    board.moves(mine.mask, [&](const Laid& m) {
      any = true;
      if (m.count == count) {
        if (m.score + OUT_BONUS > best) best = m.score + OUT_BONUS;
        return;
      }
      std::uint64_t k = 0;
      for (int i = 0; i < m.count; ++i) k += KEYS.cell[m.cells[i]] * KEYS.kind[m.kinds[i]];
      int order = P[0] * m.score + P[1] * m.count;
      const std::uint32_t t = tag(k);
      if (t == hashed) order += 1 << 28;
      if (t == kill) order += P[3];
      int bound = ENDLESS;
      if (last) {
        for (int i = 0; i < replies.count; ++i) {
          if (changes(m, replies.cells[i])) continue;
          bound = m.score - OUT_BONUS - replies.scores[i];
          break;
        }
        order = bound * 100 + m.score + (t == hashed ? 1 << 28 : 0);
      }
      pool.push_back({m, order, k, bound});
    });
    if (!any) return pass(mine, theirs, low, high);
    if (best < high && pool.size() > begin) {
      for (std::size_t i = begin, end = pool.size(); i < end; ++i) {
        std::size_t pick = i;
        for (std::size_t j = i + 1; j < end; ++j)
          if (pool[j].order > pool[pick].order) pick = j;
        std::swap(pool[i], pool[pick]);
        const Option option = pool[i];
        const int floor = std::max(best, low);
        if (option.bound <= floor) {
          best = std::max(best, option.bound);
          if (last) break;
          continue;
        }
        const Hand left = without(mine, option.laid);
        ++nodes;
        HIST[count][theirs.rack.count]++;
        board.place(option.laid);
        laid_key += option.key;
        const int s = option.laid.score;
        int margin;
        if (i == begin || high - floor <= 1) {
          margin = s - search(theirs, left, s - high, s - floor);
        } else {
          margin = s - search(theirs, left, s - floor - 1, s - floor);
          if (margin > floor && margin < high) margin = s - search(theirs, left, s - high, s - margin);
        }
        laid_key -= option.key;
        board.undo(option.laid);
        if (margin > best) {
          best = margin;
          best_move = tag(option.key);
          if (best >= high) {
            killer[hand_slot(mine, theirs)] = best_move;
            history[best_move & 0xffff] += P[2];
            break;
          }
        }
      }
    }
    pool.resize(begin);
    Entry& slot = table[key >> shift];
    if (slot.key != key) slot = Entry{};
    slot.key = key;
    slot.move = best_move;
    if (best < high) slot.high = static_cast<std::int16_t>(best);
    if (best > low) slot.low = static_cast<std::int16_t>(best);
    return best;
  }

  static std::size_t hand_slot(const Hand& a, const Hand& b) {
    return (a.key * 0x9e3779b97f4a7c15 + b.key * 0xc2b2ae3d27d4eb4f) >> 50;
  }

  int pass(const Hand& mine, const Hand& theirs, int low, int high) {
    bool any = false;
    board.moves(theirs.mask, [&](const Laid&) { any = true; });
    return any ? -search(theirs, mine, -high, -low) : 0;
  }
};
}  // namespace

int v1(Board& board, const Rack& mover, const Rack& other, std::uint64_t& nodes) {
  Solver s(board, 20);
  int m = s.search(Solver::hand_of(mover), Solver::hand_of(other), -ENDLESS, ENDLESS);
  nodes = s.nodes;
  return m;
}
}  // namespace sixfold
