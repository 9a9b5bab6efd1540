// The table of tiles and cubes as the rules see it: cells without end, and every line checked as a whole.
#pragma once

#include <map>
#include <span>

#include "referee/position.h"

namespace sixfold::referee {

class Grid {
 public:
  // x, y, kind, x, y, kind ...
  explicit Grid(std::span<const int> tiles);

  bool empty() const { return pieces_.empty(); }
  // The kinds that fit somewhere.
  Mask anywhere() const;
  // The lines that these tiles make, the one along the move first, or what is wrong with them. They must be sorted.
  Verdict check(const std::vector<Tile>& tiles) const;

 private:
  Mask run(Cell from, int dx, int dy) const;
  Mask fitting(Cell cell) const;
  bool touches(Cell cell) const;
  Verdict check_one_line(const std::vector<Tile>& tiles) const;

  std::map<Cell, int> pieces_;
};

}  // namespace sixfold::referee
