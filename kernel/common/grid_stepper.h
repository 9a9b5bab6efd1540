// Stepping a game of tiles or cubes: what their turns have in common.
#pragma once

#include "common/grid_game.h"
#include "common/sets.h"
#include "common/sort.h"
#include "common/stepper.h"

namespace sixfold::steps {

class GridSteps : public Steps {
 public:
  GridSteps(int seats, std::size_t supplies)
      : Steps(seats, Layout(seats).width, ACTIONS, 6, supplies), draft_(seats), layout_(seats) {}

 protected:
  Numbers placed() const override {
    Numbers flat;
    for (const Put& put : draft_.laid()) flat.insert(flat.end(), {put.x, put.y, put.kind});
    return flat;
  }

  // Plays the turn that the draft describes: pieces placed for these points, pieces set aside, or neither.
  virtual void finish_turn(int placed, int points) = 0;

  // The position as a game in which the pieces of the draft have left the hand of the mover.
  void read_game(GridGame& game) const {
    for (int seat = 0; seat < seats_; ++seat) {
      game.hands[seat] = hand_of(at_.hands[static_cast<std::size_t>(seat)]);
      game.scores[seat] = at_.scores[static_cast<std::size_t>(seat)];
    }
    game.seats = seats_;
    game.mover = at_.mover;
    game.passes = at_.passes;
    game.hand() = draft_.rest();
  }

  void write_game(const GridGame& game) {
    hand() = sorted(game.hands[at_.mover]);
    at_.over = game.over || hand().empty();
    std::copy_n(game.scores.begin(), seats_, at_.scores.begin());
    at_.mover = game.mover;
    at_.passes = game.passes;
    at_.rerolled = game.rerolled;
  }

  void read(const KernelPosition& at) override {
    require(at.table.size() == 1, "one list of x, y, kind, x, y, kind ...");
    require(at.table.front().size() / 3 + static_cast<std::size_t>(held()) <= Board::MAX_PIECES,
            "more pieces than there are");
    draft_.read(at.table.front(), page());
    require(at.opening == draft_.opening(), "an opening is on an empty table");
  }

  bool choose(int action) override { return draft_.step(action, page()); }

  std::vector<Numbers> end_turn() override {
    std::vector<Numbers> turn = {placed(), sorted(draft_.aside())};
    const int placed = static_cast<int>(draft_.laid().size()), points = placed ? draft_.points(single_) : 0;
    draft_.settle(page());
    at_.opening = draft_.opening();
    finish_turn(placed, points);
    return turn;
  }

  void write_seat(int, std::int16_t* row) const override {
    std::fill(row + layout_.held, row + layout_.tiles, std::int16_t{0});
  }

  static Numbers sorted(const Hand& hand) {
    Numbers kinds = hand.list();
    sort_stably(kinds.begin(), kinds.end());
    return kinds;
  }

  PlacementDraft draft_;
  Layout layout_;
  int single_ = 0;
};

}  // namespace sixfold::steps
