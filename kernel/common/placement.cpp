// The steps of a turn with tiles or cubes: what may follow what, and how it is written down.
#include "common/placement.h"

#include <bitset>
#include <cstring>

#include "common/sort.h"

namespace sixfold::steps {
namespace {

void set_all(std::uint8_t* mask, int first, Mask kinds) {
  for (; kinds; kinds &= kinds - 1) mask[first + lowest(kinds)] = 1;
}

bool connected(const Board& board, const std::vector<int>& cells) {
  if (cells.empty()) return true;
  std::bitset<Board::CELLS> seen;
  std::vector<int> reached = {cells.front()};
  seen.set(static_cast<std::size_t>(cells.front()));
  for (std::size_t i = 0; i < reached.size(); ++i)
    for (const auto& [axis, by] : {std::pair(0, 1), std::pair(0, -1), std::pair(1, 1), std::pair(1, -1)}) {
      const int cell = Board::step(reached[i], axis, by);
      if (board[cell].kind == Board::EMPTY || seen.test(static_cast<std::size_t>(cell))) continue;
      seen.set(static_cast<std::size_t>(cell));
      reached.push_back(cell);
    }
  return reached.size() == cells.size();
}

}  // namespace

void PlacementDraft::clear() {
  board_.clear();
  written_ = left_ = top_ = 0;
}

void PlacementDraft::read(std::span<const int> tiles, const Page& page) {
  clear();
  require(tiles.size() % 3 == 0 && tiles.size() <= 3 * Board::MAX_PIECES, "a table is x, y, kind, x, y, kind ...");
  constexpr int far = 2000, middle = Board::SIDE / 2;
  int right = 0, bottom = 0;
  std::vector<int> cells;
  for (std::size_t i = 0; i < tiles.size(); i += 3) {
    const int x = tiles[i], y = tiles[i + 1], kind = tiles[i + 2];
    require(-far < x && x < far && -far < y && y < far, "too far away");
    require_kind(kind);
    left_ = i ? std::min(left_, x) : x;
    top_ = i ? std::min(top_, y) : y;
    right = i ? std::max(right, x) : x;
    bottom = i ? std::max(bottom, y) : y;
    require(right - left_ < Board::MAX_SPAN && bottom - top_ < Board::MAX_SPAN, "the table is too wide");
    const int cell = Board::step(Board::step(0, 0, x + middle), 1, y + middle);
    require(board_[cell].kind == Board::EMPTY && board_[cell].allowed >> kind & 1, "a line on the table is not valid");
    board_.place(cell, kind);
    cells.push_back(cell);
    write_tile(x, y, kind, page);
  }
  require(connected(board_, cells), "pieces that are not connected");
}

void PlacementDraft::write_tile(int x, int y, int kind, const Page& page) {
  std::int16_t* row = page.row + layout_.tiles + 3 * written_++;
  row[0] = small(x);
  row[1] = small(y);
  row[2] = small(kind + 1);
  left_ = std::min(left_, x);
  top_ = std::min(top_, y);
}

void PlacementDraft::begin(const Hand& hand, int most_aside, bool may_end, const std::vector<Mask>& sets,
                           const Page& page) {
  rest_ = hand;
  aside_ = {};
  count_ = spot_count_ = 0;
  held_ = -1;
  most_aside_ = most_aside;
  may_end_ = may_end;
  sets_ = sets;
  std::fill_n(page.row + layout_.hands, KINDS, std::int16_t{0});
  for (int i = 0; i < rest_.count; ++i) ++page.row[layout_.hands + rest_.kinds[i]];
  offer_turn(page);
}

void PlacementDraft::offer_turn(const Page& page) const {
  std::memset(page.mask, 0, ACTIONS);
  const Mask hand = rest_.mask();
  Mask fitting = 0;
  if (opening())
    for (const Mask set : sets_) fitting |= set;
  else
    fitting = board_.anywhere() & hand;
  set_all(page.mask, TAKE, fitting);
  if (most_aside_) set_all(page.mask, ASIDE, hand);
  page.mask[END] = !fitting && may_end_;
}

bool PlacementDraft::step(int action, const Page& page) {
  if (action == END) return true;
  if (action >= LAY)
    lay(action - LAY, page);
  else if (action >= ASIDE)
    set_aside(action - ASIDE, page);
  else
    take_up(action - TAKE, page);
  return false;
}

void PlacementDraft::settle(const Page& page) {
  std::fill_n(page.row + layout_.laid, 3 * count_, std::int16_t{0});
  for (int i = 0; i < aside_.count; ++i) page.row[layout_.aside + aside_.kinds[i]] = 0;
  sort_stably(laid_.begin(), laid_.begin() + count_,
              [](const Put& a, const Put& b) { return std::pair(a.x, a.y) < std::pair(b.x, b.y); });
  for (int i = 0; i < count_; ++i) write_tile(laid_[i].x, laid_[i].y, laid_[i].kind, page);
}

std::pair<int, int> PlacementDraft::where(int cell) const {
  // The table is a torus, but nothing spans all of it: what is left of everything else is just beyond the least.
  constexpr int reach = 8, middle = Board::SIDE / 2;
  const auto unroll = [](int at, int least) {
    return least - reach + ((at - middle - least + reach) & (Board::SIDE - 1));
  };
  return {unroll(cell % Board::SIDE, left_), unroll(cell / Board::SIDE, top_)};
}

void PlacementDraft::add_spot(int cell, const Page& page) {
  const auto [x, y] = where(cell);
  std::int16_t* first = page.row + layout_.spots;
  int place = spot_count_++;
  // In the order of columns, then rows.
  while (place && std::pair<int, int>(first[4 * place - 4], first[4 * place - 3]) > std::pair(x, y)) {
    std::copy_n(first + 4 * place - 4, 4, first + 4 * place);
    spots_[place] = spots_[place - 1];
    --place;
  }
  spots_[place] = cell;
  const Board::Cell& at = board_[cell];
  const int numbers[] = {x, y, at.length[0] + 1, at.length[1] + 1};
  for (int i = 0; i < 4; ++i) first[4 * place + i] = small(numbers[i]);
}

void PlacementDraft::take_up(int kind, const Page& page) {
  held_ = kind;
  rest_.take(kind);
  --page.row[layout_.hands + kind];
  page.row[layout_.held] = small(kind + 1);
  if (count_) {
    std::array<int, 4> cells;
    const int found = ends(cells);
    for (int i = 0; i < found; ++i)
      if (board_[cells[i]].allowed >> kind & 1) add_spot(cells[i], page);
  } else if (opening()) {
    add_spot(Board::middle(), page);
  } else {
    const auto cells = board_.frontier();
    const auto allowed = board_.allowed();
    for (std::size_t i = 0; i < cells.size(); ++i)
      if (allowed[i] >> kind & 1) add_spot(cells[i], page);
  }
  std::memset(page.mask, 0, ACTIONS);
  std::memset(page.mask + LAY, 1, static_cast<std::size_t>(spot_count_));
}

int PlacementDraft::axis() const { return count_ > 1 && laid_[0].x == laid_[1].x ? 1 : 0; }

// The empty cells at the ends of the line that is being laid, of both lines while it is a single piece. An opening
// grows to the right or down: its place on the table makes no difference.
int PlacementDraft::ends(std::array<int, 4>& cells) const {
  const int last = laid_[count_ - 1].cell;
  const Board::Cell& at = board_[last];
  int found = 0;
  for (int axis = 0; axis < 2; ++axis) {
    if (count_ > 1 && axis != this->axis()) continue;
    if (!opening()) cells[found++] = Board::step(last, axis, -1 - std::popcount(at.side[2 * axis]));
    cells[found++] = Board::step(last, axis, 1 + std::popcount(at.side[2 * axis + 1]));
  }
  return found;
}

bool PlacementDraft::fits_the_opening(Mask kinds) const {
  return std::any_of(sets_.begin(), sets_.end(), [&](Mask set) { return !(kinds & ~set); });
}

void PlacementDraft::lay(int spot, const Page& page) {
  const int cell = spots_[spot];
  const std::int16_t* found = page.row + layout_.spots + 4 * spot;
  const Board::Cell& at = board_[cell];
  laid_[count_] = {cell, found[0], found[1], held_, {at.length[0], at.length[1]}};
  std::int16_t* row = page.row + layout_.laid + 3 * count_;
  row[0] = found[0];
  row[1] = found[1];
  row[2] = small(held_ + 1);
  ++count_;
  board_.place(cell, held_);
  held_ = -1;
  page.row[layout_.held] = 0;
  std::fill_n(page.row + layout_.spots, 4 * spot_count_, std::int16_t{0});
  std::memset(page.mask + LAY, 0, static_cast<std::size_t>(spot_count_));
  spot_count_ = 0;
  offer_pieces(page);
}

// What may follow a piece that was laid: another one, or the end of the turn.
void PlacementDraft::offer_pieces(const Page& page) const {
  Mask done = 0, fitting = 0;
  for (int i = 0; i < count_; ++i) done |= bit(laid_[i].kind);
  std::array<int, 4> cells;
  const int found = ends(cells);
  for (int i = 0; i < found; ++i) fitting |= board_[cells[i]].allowed;
  fitting &= rest_.mask();
  if (opening()) {
    page.mask[END] = std::find(sets_.begin(), sets_.end(), done) != sets_.end();
    for (Mask each = fitting; each; each &= each - 1)
      if (!fits_the_opening(done | (each & -each))) fitting &= ~(each & -each);
  } else {
    page.mask[END] = 1;
  }
  set_all(page.mask, TAKE, fitting);
}

void PlacementDraft::set_aside(int kind, const Page& page) {
  rest_.take(kind);
  aside_.add(kind);
  --page.row[layout_.hands + kind];
  ++page.row[layout_.aside + kind];
  offer_aside(page);
}

// Ascending, so that there is one way only to each choice of pieces.
void PlacementDraft::offer_aside(const Page& page) const {
  std::memset(page.mask, 0, LAY);
  page.mask[END] = 1;
  const int last = aside_.kinds[aside_.count - 1];
  if (aside_.count < most_aside_) set_all(page.mask, ASIDE, rest_.mask() & ~(bit(last) - 1));
}

int PlacementDraft::points(int single) const {
  if (count_ == 1 && opening()) return single;
  const int along = axis();
  int points = POINTS[laid_[count_ - 1].beside[along] + 1];
  for (int i = 0; i < count_; ++i) points += POINTS_JOINED[laid_[i].beside[1 - along]];
  return points;
}

}  // namespace sixfold::steps
