// A whole game at one moment, and what the rules say of an action: the referee of games without a server.
//
// sixfold/rules is the authority. `sixfold bench agree` compares the two draft by draft and turn by turn.
#pragma once

#include <compare>
#include <string>

#include "common/view.h"

namespace sixfold::referee {

// What an edition file says (sixfold/rules/editions).
struct Edition {
  GameKind game = GameKind::qwirkle;
  int hand = 6, copies = 3;  // copies of each kind; in Cubes of each colour
  bool youngest_starts = false;
  int single = 0;  // what a lone first tile scores
  bool opening_is_a_set = false;
  NewRows new_rows = NewRows::any;

  bool rolled() const { return game == GameKind::cubes; }
  bool open_hands() const { return rolled(); }
  bool announces_sets() const { return !rolled(); }
};

struct Position {
  Edition edition;
  int mover = 0, starter = 0, turns = 0, deals = 1, passes = 0, last_turns = -1;  // -1: the stock has not run out
  bool opening = true, over = false, rerolled = false;
  Numbers supply, scores, announced, shown;
  std::vector<Numbers> hands, taken;  // by seat; hands are sorted
  std::vector<Numbers> table;         // rows of cards; or one list of x, y, kind, x, y, kind ...

  int seats() const { return static_cast<int>(hands.size()); }
  const Numbers& hand() const { return hands[static_cast<std::size_t>(mover)]; }
  int supply_count() const;
};

struct Cell {
  int x, y;
  auto operator<=>(const Cell&) const = default;
};

struct Tile {
  Cell cell;
  int kind;
  auto operator<=>(const Tile&) const = default;
};

struct Line {
  std::vector<Cell> cells;
  bool same_color;
  int value, bonus;  // value: the number of the colour or shape
};

// What an action scores; or why it is not allowed, as in sixfold/rules/errors.py.
struct Verdict {
  const char* reason = nullptr;  // none: allowed
  const char* rule = "";
  std::vector<Cell> cells{};
  Numbers pieces{};
  std::vector<Numbers> rows{};
  int points = 0, last_piece = 0;  // the points contain the bonus for the last piece
  std::vector<Line> lines{};

  bool legal() const { return !reason; }
};

inline Verdict refuse(const char* reason, const char* rule, Numbers pieces = {}) {
  Verdict verdict{reason, rule};
  verdict.pieces = std::move(pieces);
  return verdict;
}

// Throws BadInput for what no game comes to, so that everything below may trust it.
void check_position(const Position& at);

// Refuses unless these pieces are in a hand; else takes them out.
Verdict take_out(Numbers& hand, const Numbers& pieces, const char* rule);

// The largest sets of a hand as masks, ascending.
std::vector<Mask> largest_sets(const Numbers& hand);

Mask mask_of(const Numbers& kinds);
Numbers kinds_in(Mask mask);

}  // namespace sixfold::referee
