// Stepping a game of tiles or cubes: what their turns have in common.
#pragma once

#include "common/sets.h"
#include "common/stepper.h"

namespace sixfold::steps {

class GridSteps : public Steps {
 public:
  GridSteps(int seats, std::size_t supplies)
      : Steps(seats, Layout(seats).width, ACTIONS, 6, supplies), draft_(seats), layout_(seats) {}

 protected:
  Numbers lying() const override {
    Numbers flat;
    for (const Put& put : draft_.laid()) flat.insert(flat.end(), {put.x, put.y, put.kind});
    return flat;
  }

  // What becomes of the hand, the supply and who moves; `laid` and `aside` have left the hand already.
  virtual void refill(int laid, const Numbers& aside) = 0;

  void read(const Standing& at) override {
    require(at.table.size() == 1, "one list of x, y, kind, x, y, kind ...");
    require(at.table.front().size() / 3 + static_cast<std::size_t>(held()) <= Board::MAX_PIECES,
            "more pieces than there are");
    draft_.read(at.table.front(), page());
    require(at.opening == draft_.opening(), "an opening is on an empty table");
  }

  bool choose(int action) override { return draft_.step(action, page()); }

  std::vector<Numbers> end_turn() override {
    const int laid = static_cast<int>(draft_.laid().size());
    const Numbers aside = sorted(draft_.aside());
    std::vector<Numbers> turn = {lying(), aside};
    hand() = sorted(draft_.rest());
    int gained = 0;
    if (laid) gained = draft_.points(single_) + (hand().empty() && !supply_count() ? LAST_PIECE_BONUS : 0);
    at_.scores[static_cast<std::size_t>(at_.mover)] += gained;
    draft_.settle(page());
    at_.opening = draft_.opening();
    refill(laid, aside);
    return turn;
  }

  void write_seat(int, std::int16_t* row) const override {
    std::fill(row + layout_.held, row + layout_.tiles, std::int16_t{0});
  }

  static Numbers sorted(const Hand& hand) {
    Numbers kinds = hand.list();
    std::sort(kinds.begin(), kinds.end());
    return kinds;
  }

  PlacementDraft draft_;
  Layout layout_;
  int single_ = 0;
};

}  // namespace sixfold::steps
