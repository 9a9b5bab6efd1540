// Placing pieces and taking them back, and reading a table from outside.
#include "common/board.h"

#include <algorithm>

namespace sixfold {

void Board::enter(int cell, Cell& at) {
  at.place = static_cast<std::int16_t>(live_);
  frontier_[live_] = static_cast<std::uint16_t>(cell);
  allowed_[live_] = at.allowed;
  ++live_;
}

// The last of the frontier takes the place that gets free; `undo` turns that round, so that the order comes back too.
void Board::leave(Cell& at) {
  const std::size_t place = static_cast<std::size_t>(at.place);
  --live_;
  frontier_[place] = frontier_[live_];
  allowed_[place] = allowed_[live_];
  cells_[frontier_[place]].place = static_cast<std::int16_t>(place);
  at.place = -1;
}

void Board::place(int cell, int kind) {
  Cell& at = cells_[cell];
  Step& now = trail_.emplace_back();
  now.cell = static_cast<std::uint16_t>(cell);
  now.logged = static_cast<std::uint16_t>(log_.size());
  if (at.place >= 0) {
    log_.push_back({now.cell, at.place, false});
    leave(at);
  }
  at.kind = static_cast<std::uint8_t>(kind);
  for (int axis = 0; axis < 2; ++axis) {
    const Mask low = at.side[2 * axis], high = at.side[2 * axis + 1];
    const Mask line = low | high | bit(kind);
    for (int end = 0; end < 2; ++end) {
      const int by = end ? 1 + std::popcount(high) : -1 - std::popcount(low);
      const int there = step(cell, axis, by);
      Cell& beside = cells_[there];
      const int facing = 2 * axis + 1 - end;
      now.ends[2 * axis + end] = {static_cast<std::uint16_t>(there), beside.length[axis], beside.side[facing],
                                  beside.fits[axis], beside.allowed};
      const Mask opposite = beside.side[2 * axis + end];
      beside.side[facing] = line;
      beside.length[axis] = static_cast<std::uint8_t>(std::popcount(line) + std::popcount(opposite));
      beside.fits[axis] = (line & opposite) ? 0 : joining(line | opposite);
      beside.allowed = beside.fits[0] & beside.fits[1];
      if (beside.place >= 0) {
        allowed_[static_cast<std::size_t>(beside.place)] = beside.allowed;
        if (!beside.allowed) {
          log_.push_back({static_cast<std::uint16_t>(there), beside.place, false});
          leave(beside);
        }
      } else if (beside.allowed) {
        enter(there, beside);
        log_.push_back({static_cast<std::uint16_t>(there), beside.place, true});
      }
    }
  }
}

void Board::undo() {
  const Step& last = trail_.back();
  for (int i = 3; i >= 0; --i) {
    const Ended& end = last.ends[i];
    Cell& beside = cells_[end.cell];
    beside.side[(i & 2) + 1 - (i & 1)] = end.side;
    beside.length[i / 2] = end.length;
    beside.fits[i / 2] = end.fits;
    beside.allowed = end.allowed;
  }
  cells_[last.cell].kind = EMPTY;
  while (log_.size() > last.logged) {
    const Change change = log_.back();
    log_.pop_back();
    Cell& at = cells_[change.cell];
    if (change.added) {
      --live_;
      at.place = -1;
      continue;
    }
    const std::size_t place = static_cast<std::size_t>(change.place);
    if (place != live_) {
      frontier_[live_] = frontier_[place];
      cells_[frontier_[live_]].place = static_cast<std::int16_t>(live_);
      refresh(frontier_[live_]);
    }
    frontier_[place] = change.cell;
    at.place = change.place;
    refresh(change.cell);
    ++live_;
  }
  for (const Ended& end : last.ends) refresh(end.cell);
  trail_.pop_back();
}

void Board::read(std::span<const int> tiles) {
  clear();
  require(tiles.size() % 3 == 0, "a table is x, y, kind, x, y, kind ...");
  require(tiles.size() <= 3 * MAX_PIECES, "too many pieces on the table");
  int left = 0, right = 0, top = 0, bottom = 0;
  for (std::size_t i = 0; i < tiles.size(); i += 3) {
    const int x = tiles[i], y = tiles[i + 1];
    require(-MAX_COORDINATE <= x && x <= MAX_COORDINATE && -MAX_COORDINATE <= y && y <= MAX_COORDINATE,
            "a piece is too far away");
    require_kind(tiles[i + 2]);
    left = i ? std::min(left, x) : x;
    right = i ? std::max(right, x) : x;
    top = i ? std::min(top, y) : y;
    bottom = i ? std::max(bottom, y) : y;
  }
  require(right - left < MAX_SPAN && bottom - top < MAX_SPAN, "the table is too wide");
  left_ = tiles.empty() ? -SIDE / 2 : left - BORDER;
  top_ = tiles.empty() ? -SIDE / 2 : top - BORDER;
  for (std::size_t i = 0; i < tiles.size(); i += 3) {
    const int cell = (tiles[i + 1] - top_) * SIDE + tiles[i] - left_;
    require(cells_[cell].kind == EMPTY, "two pieces in one cell");
    require(cells_[cell].allowed >> tiles[i + 2] & 1, "a line on the table is not valid");
    place(cell, tiles[i + 2]);
  }
}

}  // namespace sixfold
