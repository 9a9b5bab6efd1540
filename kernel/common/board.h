// The common table of tiles and cubes: which kinds fit where, kept up to date as pieces are laid and taken back.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "common/hand.h"

namespace sixfold {

// For each kind, all of its colour and all of its shape.
struct Family {
  Mask color, shape;
};
inline constexpr auto FAMILY = [] {
  std::array<Family, KINDS> all{};
  for (int kind = 0; kind < KINDS; ++kind) all[kind] = {color_mask(color_of(kind)), shape_mask(shape_of(kind))};
  return all;
}();

// The kinds that may join a line; none if it is no valid line, or full.
inline Mask joining(Mask line) {
  const Family& first = FAMILY[lowest(line)];
  const Mask in_color = line & ~first.color ? 0 : first.color, in_shape = line & ~first.shape ? 0 : first.shape;
  return (in_color | in_shape) & ~line;
}

inline constexpr int QWIRKLE_BONUS = 6, LAST_PIECE_BONUS = 6;
// The points of a line by its number of pieces, and by its number before one more joined it.
inline constexpr std::array<int, 7> POINTS = {0, 0, 2, 3, 4, 5, 6 + QWIRKLE_BONUS};
inline constexpr std::array<int, 7> POINTS_JOINED = {0, 2, 3, 4, 5, 6 + QWIRKLE_BONUS, 0};

// A torus of 128 x 128 cells. At most 108 connected pieces span at most 91 cells, and a move reaches 6 further, so
// that nothing ever meets itself; `read` refuses what is wider.
//
// Every empty cell beside a piece knows the runs of pieces on its four sides as masks. A run has no repeats, so its
// mask also tells its length, and laying a piece changes only the four cells at the ends of its two lines.
class Board {
 public:
  static constexpr int SIDE = 128, CELLS = SIDE * SIDE, MAX_PIECES = 108, MAX_SPAN = 112;
  static constexpr int MAX_COORDINATE = 1'000'000;  // coordinates that are read; sums of them never overflow
  static constexpr std::uint8_t EMPTY = 255;

  struct Cell {
    Mask side[4] = {0, 0, 0, 0};              // the runs to the left, right, above, below
    Mask fits[2] = {EVERY_KIND, EVERY_KIND};  // what may join the row, the column
    Mask allowed = EVERY_KIND;                // both
    std::uint8_t kind = EMPTY;
    std::uint8_t length[2] = {0, 0};  // of the runs beside it, in its row, in its column
    std::int16_t place = -1;          // in the frontier
    bool touched() const { return length[0] | length[1]; }
  };

  Board() : cells_(CELLS) { log_.reserve(8 * MAX_PIECES); }

  // x, y, kind, x, y, kind ... as the referee has them; throws BadInput for an impossible table.
  void read(std::span<const int> tiles);
  // Where a cell is in the coordinates that were read.
  std::pair<int, int> where(int cell) const { return {left_ + cell % SIDE, top_ + cell / SIDE}; }
  // A placement as x, y, kind, x, y, kind ...
  std::vector<int> tiles_of(const Laid& move) const {
    std::vector<int> tiles;
    for (int i = 0; i < move.count; ++i) {
      const auto [x, y] = where(move.cells[i]);
      tiles.insert(tiles.end(), {x, y, move.kinds[i]});
    }
    return tiles;
  }
  // The cell in the middle, for the first piece.
  static constexpr int middle() { return (SIDE / 2) * SIDE + SIDE / 2; }

  void clear() {
    while (!trail_.empty()) undo();
  }

  int size() const { return static_cast<int>(trail_.size()); }
  const Cell& operator[](int cell) const { return cells_[cell]; }

  // The empty cells beside a piece where some kind fits.
  std::span<const std::uint16_t> frontier() const { return {frontier_.data(), live_}; }
  // The kinds that fit into each of them, in the same order, and those that fit somewhere.
  std::span<const Mask> allowed() const { return {allowed_.data(), live_}; }
  Mask anywhere() const {
    Mask all = 0;
    for (const Mask each : allowed()) all |= each;
    return all;
  }

  static int step(int cell, int axis, int by) {
    return axis == 0 ? (cell & ~(SIDE - 1)) | ((cell + by) & (SIDE - 1)) : (cell + by * SIDE) & (CELLS - 1);
  }

  void place(int cell, int kind);
  void undo();
  void place(const Laid& move) {
    for (int i = 0; i < move.count; ++i) place(move.cells[i], move.kinds[i]);
  }
  void undo(const Laid& move) {
    for (int i = 0; i < move.count; ++i) undo();
  }

  // Every placement of some of these kinds, each once, with its score. Not for the opening, which has its own rule.
  template <class Visit>
  void moves(Mask hand, Visit&& visit) const {
    // Whether something fits into a cell is a toss-up that a processor guesses wrong half of the time: so the cells,
    // and then the lines through them, are gathered without asking, before anything is done with them.
    std::array<std::uint16_t, 4 * MAX_PIECES> fitting_cells;
    std::size_t cells = 0;
    for (std::size_t i = 0; i < live_; ++i) {
      fitting_cells[cells] = static_cast<std::uint16_t>(i);
      cells += (allowed_[i] & hand) != 0;
    }
    std::array<Through, 8 * MAX_PIECES> lines;
    std::size_t through = 0;
    Laid laid{};
    for (std::size_t i = 0; i < cells; ++i) {
      const int cell = frontier_[fitting_cells[i]];
      const Cell& at = cells_[cell];
      const Mask fit = at.allowed & hand;
      laid.cells[0] = static_cast<std::uint16_t>(cell);
      laid.count = 1;
      laid.score = static_cast<std::uint8_t>(POINTS_JOINED[at.length[0]] + POINTS_JOINED[at.length[1]]);
      for (Mask rest = fit; rest; rest &= rest - 1) {
        laid.kinds[0] = static_cast<std::uint8_t>(lowest(rest));
        visit(laid);
      }
      for (int axis = 0; axis < 2; ++axis) {
        const Mask fitting = hand & at.fits[axis];
        lines[through] = {static_cast<std::uint16_t>(cell), static_cast<std::uint8_t>(axis), fit, fitting};
        through += (fitting & (fitting - 1)) != 0;  // else there is nothing to lay beside it
      }
    }
    for (std::size_t i = 0; i < through; ++i) {
      const auto& [cell, axis, fit, fitting] = lines[i];
      const Cell& at = cells_[cell];
      const Mask run = at.side[2 * axis] | at.side[2 * axis + 1];
      const int right = step(cell, axis, 1 + std::popcount(at.side[2 * axis + 1]));
      // To the left only over cells that touch nothing: a move is found from the first of its cells that does.
      const int left = at.side[2 * axis] ? -1 : free_left(cell, axis);
      laid.cells[0] = cell;
      for (Mask rest = fit; rest; rest &= rest - 1) {
        const Mask line = run | (rest & -rest);
        const Mask more = others(fitting, run, line);
        if (!more) continue;
        laid.kinds[0] = static_cast<std::uint8_t>(lowest(rest));
        laid.count = 1;
        grow(laid, axis, left, right, line, more, POINTS_JOINED[at.length[1 - axis]], visit);
      }
    }
  }

 private:
  static constexpr int BORDER = 8;

  struct Through {  // a line through a cell, along which several pieces might be laid
    std::uint16_t cell;
    std::uint8_t axis;
    Mask fit, fitting;  // into the cell, and to the line
  };
  struct Ended {  // what a cell at the end of a line was before
    std::uint16_t cell;
    std::uint8_t length;
    Mask side, fits, allowed;
  };
  struct Step {
    std::uint16_t cell;
    Ended ends[4];
    std::uint16_t logged;  // entries of the frontier's log before this step
  };
  struct Change {
    std::uint16_t cell;
    std::int16_t place;
    bool added;
  };

  int free_left(int cell, int axis) const {
    const int left = step(cell, axis, -1);
    return cells_[left].kind == EMPTY && !cells_[left].touched() ? left : -1;
  }

  // Which of the kinds that could join a line still can when it has become longer. A line of two or more has shown
  // whether it is one of colour or of shape, so that only its own kinds are out.
  static Mask others(Mask kinds, Mask line, Mask longer) {
    return kinds & (line & (line - 1) ? ~longer : joining(longer));
  }

  template <class Visit>
  void grow(Laid& laid, int axis, int left, int right, Mask line, Mask more, int crossing, Visit& visit) const {
    grow_right(laid, axis, right, line, more, crossing, visit);
    if (left < 0) return;
    const int next = free_left(left, axis);
    for (Mask rest = more; rest; rest &= rest - 1) {
      const int kind = lowest(rest);
      const Mask longer = line | bit(kind);
      put(laid, left, kind, crossing + POINTS[std::popcount(longer)]);
      visit(laid);
      if (const Mask rest_of_hand = others(more, line, longer))
        grow(laid, axis, next, right, longer, rest_of_hand, crossing, visit);
      --laid.count;
    }
  }

  template <class Visit>
  void grow_right(Laid& laid, int axis, int cell, Mask line, Mask more, int crossing, Visit& visit) const {
    const Cell& at = cells_[cell];
    const Mask beyond = at.side[2 * axis + 1];
    Mask fit = more & at.fits[1 - axis];
    if (beyond) {
      if (beyond & line) return;
      fit &= joining(line | beyond);
    }
    if (!fit) return;
    const int next = step(cell, axis, 1 + std::popcount(beyond));
    const int crossed = crossing + POINTS_JOINED[at.length[1 - axis]];
    for (; fit; fit &= fit - 1) {
      const int kind = lowest(fit);
      const Mask longer = line | beyond | bit(kind);
      put(laid, cell, kind, crossed + POINTS[std::popcount(longer)]);
      visit(laid);
      if (const Mask rest_of_hand = others(more, line, longer))
        grow_right(laid, axis, next, longer, rest_of_hand, crossed, visit);
      --laid.count;
    }
  }

  static void put(Laid& laid, int cell, int kind, int score) {
    laid.cells[laid.count] = static_cast<std::uint16_t>(cell);
    laid.kinds[laid.count] = static_cast<std::uint8_t>(kind);
    laid.score = static_cast<std::uint8_t>(score);
    ++laid.count;
  }

  void enter(int cell, Cell& at);
  void leave(Cell& at);
  void refresh(int cell) {
    const Cell& at = cells_[cell];
    if (at.place >= 0) allowed_[static_cast<std::size_t>(at.place)] = at.allowed;
  }

  std::vector<Cell> cells_;
  std::array<std::uint16_t, 4 * MAX_PIECES> frontier_{};
  std::array<Mask, 4 * MAX_PIECES> allowed_{};
  std::size_t live_ = 0;
  std::vector<Step> trail_;
  std::vector<Change> log_;
  int left_ = -SIDE / 2, top_ = -SIDE / 2;  // so that the middle is the origin of an empty table
};

}  // namespace sixfold
