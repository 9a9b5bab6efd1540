// Placements, checked in the order of sixfold/rules/grid.py, so that both refuse for the same reason.
#include "referee/grid.h"

#include <algorithm>

#include "common/board.h"

namespace sixfold::referee {
namespace {

constexpr Cell SIDES[] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

std::vector<Cell> cells_of(const std::vector<Tile>& tiles) {
  std::vector<Cell> cells;
  for (const Tile& tile : tiles) cells.push_back(tile.cell);
  return cells;
}

Verdict refuse_cells(const char* reason, const char* rule, std::vector<Cell> cells) {
  Verdict verdict{reason, rule};
  verdict.cells = std::move(cells);
  return verdict;
}

// The direction of a move; a single tile counts as a row.
Cell step_of(const std::vector<Tile>& tiles) {
  return tiles.front().cell.x == tiles.back().cell.x && tiles.size() > 1 ? Cell{0, 1} : Cell{1, 0};
}

// The line through a cell of the table: nothing for a single piece.
Verdict line_through(const std::map<Cell, int>& table, Cell at, Cell step) {
  const auto find = [&](Cell cell) { return table.find(cell); };
  while (find({at.x - step.x, at.y - step.y}) != table.end()) at = {at.x - step.x, at.y - step.y};
  Line line{};
  Numbers kinds;
  for (auto piece = find(at); piece != table.end(); piece = find(at)) {
    line.cells.push_back(at);
    kinds.push_back(piece->second);
    at = {at.x + step.x, at.y + step.y};
  }
  Verdict verdict;
  if (kinds.size() == 1) return verdict;
  const Mask mask = mask_of(kinds);
  const bool color = !(mask & ~color_mask(color_of(kinds.front())));
  const bool shape = !(mask & ~shape_mask(shape_of(kinds.front())));
  const bool twice = static_cast<std::size_t>(std::popcount(mask)) < kinds.size();
  if ((!color && !shape) || twice) {
    verdict = refuse_cells(color || shape ? "duplicate" : "mismatch", "grid.line", line.cells);
    verdict.pieces = kinds;
    return verdict;
  }
  line.same_color = color;
  line.value = color ? color_of(kinds.front()) : shape_of(kinds.front());
  line.bonus = kinds.size() == 6 ? QWIRKLE_BONUS : 0;
  verdict.points = static_cast<int>(kinds.size()) + line.bonus;
  verdict.lines.push_back(std::move(line));
  return verdict;
}

}  // namespace

Grid::Grid(std::span<const int> tiles) {
  for (std::size_t i = 0; i + 2 < tiles.size(); i += 3) pieces_[{tiles[i], tiles[i + 1]}] = tiles[i + 2];
}

Mask Grid::run(Cell from, int dx, int dy) const {
  Mask kinds = 0;
  for (;;) {
    from = {from.x + dx, from.y + dy};
    const auto found = pieces_.find(from);
    if (found == pieces_.end()) return kinds;
    kinds |= bit(found->second);
  }
}

Mask Grid::fitting(Cell cell) const {
  const Mask west = run(cell, -1, 0), east = run(cell, 1, 0), north = run(cell, 0, -1), south = run(cell, 0, 1);
  if ((west & east) || (north & south)) return 0;
  const auto along = [](Mask line) { return line ? joining(line) : EVERY_KIND; };
  return along(west | east) & along(north | south);
}

Mask Grid::anywhere() const {
  Mask all = 0;
  for (const auto& [cell, kind] : pieces_)
    for (const Cell side : SIDES) {
      const Cell beside{cell.x + side.x, cell.y + side.y};
      if (!pieces_.contains(beside)) all |= fitting(beside);
    }
  return all;
}

bool Grid::touches(Cell cell) const {
  return std::any_of(std::begin(SIDES), std::end(SIDES),
                     [&](Cell side) { return pieces_.contains({cell.x + side.x, cell.y + side.y}); });
}

Verdict Grid::check_one_line(const std::vector<Tile>& tiles) const {
  const Cell first = tiles.front().cell, last = tiles.back().cell;
  const auto in_row = [&](const Tile& tile) { return tile.cell.y == first.y; };
  if (first.x != last.x && !std::all_of(tiles.begin(), tiles.end(), in_row))
    return refuse_cells("not_one_line", "grid.laying", cells_of(tiles));
  const Cell step = step_of(tiles);
  for (Cell cell = first; cell != last;) {
    cell = {cell.x + step.x, cell.y + step.y};
    const bool laid = std::any_of(tiles.begin(), tiles.end(), [&](const Tile& tile) { return tile.cell == cell; });
    if (!laid && !pieces_.contains(cell)) return refuse_cells("not_one_line", "grid.laying", {cell});
  }
  return {};
}

Verdict Grid::check(const std::vector<Tile>& tiles) const {
  if (tiles.empty()) return refuse("nothing_chosen", "grid.laying");
  const std::vector<Cell> cells = cells_of(tiles);
  std::vector<Cell> twice, taken;
  for (std::size_t i = 1; i < cells.size(); ++i)
    if (cells[i] == cells[i - 1] && (twice.empty() || twice.back() != cells[i])) twice.push_back(cells[i]);
  if (!twice.empty()) return refuse_cells("same_cell", "grid.laying", twice);
  for (const Cell cell : cells)
    if (pieces_.contains(cell)) taken.push_back(cell);
  if (!taken.empty()) return refuse_cells("cell_taken", "grid.laying", taken);
  if (const Verdict verdict = check_one_line(tiles); !verdict.legal()) return verdict;
  if (!empty() && std::none_of(cells.begin(), cells.end(), [&](Cell cell) { return touches(cell); }))
    return refuse_cells("no_contact", "grid.laying", cells);
  std::map<Cell, int> table = pieces_;
  for (const Tile& tile : tiles) table[tile.cell] = tile.kind;
  const Cell along = step_of(tiles), across{along.y, along.x};
  Verdict all = line_through(table, cells.front(), along);
  for (const Cell cell : cells) {
    if (!all.legal()) return all;
    Verdict line = line_through(table, cell, across);
    if (!line.legal()) return line;
    all.points += line.points;
    all.lines.insert(all.lines.end(), line.lines.begin(), line.lines.end());
  }
  return all;
}

}  // namespace sixfold::referee
