// What goes into the kernel and what comes out of it: one view, one action and one evaluation for all games.
#pragma once

#include <memory>
#include <vector>

#include "common/kinds.h"

namespace sixfold {

using Numbers = std::vector<int>;

enum class GameKind { qwirkle, cubes, cards };

// What an edition of Cards asks of new rows (C15, C16): nothing; that each row has a card from the hand or an old row
// to itself that it shares a card with; or that rows which continue no old row of their colour or shape hold a card
// from the hand, and take no card of an old row that is not continued.
enum class NewRows { any, matched, keep_three };

// What the seat to move knows. Seats count from that seat: 0 moves now, 1 moves next.
struct KernelView {
  std::vector<Numbers> table;  // rows of cards; or one list of x, y, kind, x, y, kind ...
  std::vector<Numbers> hands;  // the own hand; in Cubes, where hands are open, those of all seats
  Numbers hand_sizes, scores;  // of all seats
  int supply = 0;              // tiles in the bag, cards in the stock
  Numbers bag;                 // Cubes: how many of each colour are in the bag
  Numbers unseen;              // Cards: what is in the stock or in other hands
  int last_turns = 0;          // Cards: turns left once the stock has run out, else 0
  bool opening = false, rerolled = false;
  NewRows new_rows = NewRows::any;
};

enum class ActionKind { place, exchange, reroll, roll, pass, play, redraw };

struct Action {
  ActionKind kind = ActionKind::pass;
  Numbers pieces;                       // what is placed, as x, y, kind ...; else kinds
  std::vector<Numbers> rows, qwirkles;  // Cards: the table at the end of the turn

  bool operator==(const Action&) const = default;
};

// What a player expects of an action.
struct Estimate {
  bool valued = false;       // whether the margin means anything
  double margin = 0;         // expected at the end: own points less the mean of the others'
  double low = 0, high = 0;  // its 95 % interval, or proven bounds
  std::uint64_t simulations = 0;
};

struct Evaluation : Estimate {
  Action action{};
  int points = 0;      // made now: points of a placement, Qwirkles in Cards
  double chance = -1;  // of winning; less than 0: unknown
  double reply = 0;    // Cards: Qwirkles that the next player then takes on average
};

inline constexpr std::size_t MAX_ALSO = 8;  // actions to evaluate besides the best

}  // namespace sixfold
