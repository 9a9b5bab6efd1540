// Searching an endgame: the hash table, the order of moves, and what is known without laying them.
#include "qwirkle/endgame_search.h"

#include <algorithm>

#include "common/random.h"
#include "qwirkle/candidates.h"

namespace sixfold::qwirkle {

namespace {

struct Keys {
  std::vector<std::uint64_t> cell = std::vector<std::uint64_t>(Board::CELLS);
  std::array<std::uint64_t, KINDS> kind;
  Keys() {
    Random random(0x656e6467616d65);
    for (auto& word : cell) word = random.next();
    for (auto& word : kind) word = random.next() | 1;
  }
};
const Keys KEYS;

constexpr std::uint64_t MINE = 0x9e3779b97f4a7c15, THEIRS = 0xc2b2ae3d27d4eb4f;

// A sum, so that the order of laying means nothing.
std::uint64_t key_of(const Laid& move) {
  std::uint64_t key = 0;
  for (int i = 0; i < move.count; ++i) key += KEYS.cell[move.cells[i]] * KEYS.kind[move.kinds[i]];
  return key;
}

// The share in a hand's key of the tiles that a move takes from it.
std::uint64_t tiles_key(const Laid& move) {
  std::uint64_t key = 0;
  for (int i = 0; i < move.count; ++i) key += KEYS.kind[move.kinds[i]];
  return key;
}

std::uint32_t tag(std::uint64_t key) { return static_cast<std::uint32_t>(key >> 32); }

// The table is far larger than the cache: what will be needed in a moment is called for at once.
void fetch_early([[maybe_unused]] const void* entry) {
#ifdef __GNUC__
  __builtin_prefetch(entry);
#endif
}

}  // namespace

Held::Held(const Hand& tiles) : hand(tiles), mask(tiles.mask()) {
  for (int i = 0; i < hand.count; ++i) key += KEYS.kind[hand.kinds[i]];
}

Held Held::without(const Laid& move) const {
  Held left = *this;
  left.hand.take(move);
  left.mask = left.hand.mask();
  left.key -= tiles_key(move);
  return left;
}

EndgameSearch::EndgameSearch(Board& board, int bits, Budget& budget)
    : board_(board), budget_(budget), table_(std::size_t{1} << bits), shift_(64 - bits) {}

int EndgameSearch::margin_of(const Laid& move, const Held& mine, const Held& theirs, int low, int high) {
  if (move.count == mine.count()) return move.score + LAST_PIECE_BONUS;
  budget_.spend();
  const std::uint64_t key = key_of(move);
  const Held left = mine.without(move);
  laid_ += key;
  board_.place(move);
  const int found = move.score - margin(theirs, left, move.score - high, move.score - low);
  laid_ -= key;
  board_.undo(move);
  return found;
}

int EndgameSearch::margin(const Held& mine, const Held& theirs, int low, int high) {
  if (budget_.spent()) return 0;
  if (mine.count() == 1) {
    const int most = spots_of(mine.hand.kinds[0]).scores[0];
    return most ? most + LAST_PIECE_BONUS : pass(mine, theirs, low, high);
  }
  const std::uint64_t key = key_at(mine, theirs);
  std::uint32_t best_move = 0;
  if (const Entry& entry = table_[key >> shift_]; entry.key == key) {
    if (entry.low >= high || entry.low == entry.high) return entry.low;
    if (entry.high <= low) return entry.high;
    low = std::max<int>(low, entry.low);
    high = std::min<int>(high, entry.high);
    best_move = entry.move;
  }
  const std::size_t begin = options_.size();
  const std::uint64_t after = key_at(theirs, mine);  // but for the move
  const bool last = theirs.count() == 1;
  const Spots spots = last ? spots_of(theirs.hand.kinds[0]) : Spots{};
  int best = -INFINITE_MARGIN;
  board_.moves(mine.mask, [&](const Laid& move) {
    if (best >= high) return;
    if (move.count == mine.count()) {
      best = std::max(best, move.score + LAST_PIECE_BONUS);
    } else if (!last || !settled(move, spots, theirs.hand.kinds[0], low, best)) {
      const std::uint64_t made = key_of(move);
      const bool is_best = best_move && tag(made) == best_move;
      const int order =
          is_best ? A_POINT * INFINITE_MARGIN : A_POINT * move.score + refuted_[made >> (64 - REFUTED_BITS)];
      const std::uint64_t child = after + made - THEIRS * tiles_key(move);
      fetch_early(&table_[child >> shift_]);
      options_.push_back({move, order, child});
    }
  });
  if (best == -INFINITE_MARGIN && options_.size() == begin) return pass(mine, theirs, low, high);
  if (best < high) use_known(begin, low, high, best, best_move);
  if (best < high) best = best_of(begin, mine, theirs, low, high, best, best_move);
  options_.resize(begin);
  if (budget_.spent()) return 0;
  Entry& entry = table_[key >> shift_];
  if (entry.key != key) entry = {.key = key};
  entry.move = best_move;
  if (best < high) entry.high = static_cast<std::int16_t>(best);
  if (best > low) entry.low = static_cast<std::int16_t>(best);
  return best;
}

// Positions are reached in several orders: what the table knows of those that the moves lead to may settle it, or drop
// moves.
void EndgameSearch::use_known(std::size_t begin, int low, int high, int& best, std::uint32_t& best_move) {
  for (std::size_t i = options_.size(); i-- > begin;) {
    const Option& option = options_[i];
    const Entry& entry = table_[option.child >> shift_];
    if (entry.key != option.child) continue;
    const int least = option.laid.score - entry.high, most = option.laid.score - entry.low;
    if (least >= high) {
      best = least;
      best_move = tag(key_of(option.laid));
      return;
    }
    if (most > std::max(best, low)) continue;
    best = std::max(best, most);
    options_[i] = options_.back();
    options_.pop_back();
  }
}

int EndgameSearch::best_of(std::size_t begin, const Held& mine, const Held& theirs, int low, int high, int best,
                           std::uint32_t& best_move) {
  for (std::size_t i = begin; i < options_.size() && best < high; ++i) {
    // The first move usually refutes; only where it does not is it worth while to look at the others more closely.
    if (i == begin + 1 && theirs.count() > 1) refute_rest(i, mine, theirs, low, best);
    if (i == options_.size()) break;
    const auto next = std::max_element(options_.begin() + static_cast<std::ptrdiff_t>(i), options_.end(),
                                       [](const Option& a, const Option& b) { return a.order < b.order; });
    std::swap(options_[i], *next);
    const Laid move = options_[i].laid;
    const int floor = std::max(best, low);
    int found = margin_of(move, mine, theirs, floor, i == begin ? high : floor + 1);
    if (i != begin && found > floor && found < high) found = margin_of(move, mine, theirs, found, high);
    if (budget_.spent()) return 0;
    learn(move, found >= high);
    if (found > best) {
      best = found;
      best_move = tag(key_of(move));
    }
  }
  return best;
}

std::uint64_t EndgameSearch::key_at(const Held& mine, const Held& theirs) const {
  return laid_ + mine.key * MINE + theirs.key * THEIRS;
}

// A move that refuted what came before is likely to do so again elsewhere.
void EndgameSearch::learn(const Laid& move, bool refutes) {
  int& lately = refuted_[key_of(move) >> (64 - REFUTED_BITS)];
  lately += ((refutes ? MAX_REFUTED : 0) - lately) / 8;
}

int EndgameSearch::pass(const Held& mine, const Held& theirs, int low, int high) {
  return can_lay(theirs.mask) ? -margin(theirs, mine, -high, -low) : 0;
}

bool EndgameSearch::can_lay(Mask hand) const {
  for (const int cell : board_.frontier())
    if (board_[cell].allowed & hand) return true;
  return false;
}

int EndgameSearch::greedy_margin(Held mine, Held theirs) {
  int found = 0, sign = 1, passes = 0;
  std::vector<Laid> laid;
  while (passes < 2 && mine.count() && theirs.count()) {
    const Laid move = greedy(board_, mine.mask);
    passes = move.count ? 0 : passes + 1;
    board_.place(move);
    laid.push_back(move);
    mine = mine.without(move);
    found += sign * (move.score + (mine.count() ? 0 : LAST_PIECE_BONUS));
    sign = -sign;
    std::swap(mine, theirs);
  }
  budget_.spend(laid.size());
  for (; !laid.empty(); laid.pop_back()) board_.undo(laid.back());
  return found;
}

}  // namespace sixfold::qwirkle
