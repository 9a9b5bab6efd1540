// Stepping a game of Qwirkle: what happens between its turns.
#include "common/grid_stepper.h"

namespace sixfold::steps {
namespace {

class TilesSteps final : public GridSteps {
 public:
  TilesSteps(int seats, int single) : GridSteps(seats, KINDS) { single_ = single; }

 protected:
  void begin_turn() override {
    if (at_.over) return;
    const int supply = supply_count();
    const Hand held = hand_of(hand());
    const auto sets = at_.opening ? largest_sets(held.mask(), 1) : std::vector<Mask>{};
    draft_.begin(held, at_.opening ? 0 : supply, !supply, sets, page());
  }

  void refill(int laid, const Numbers& aside) override {
    RefereeRng dice = this->dice();
    draw(dice, std::min(laid + static_cast<int>(aside.size()), supply_count()));
    for (const int kind : aside) ++at_.supply[static_cast<std::size_t>(kind)];
    at_.passes = laid || !aside.empty() ? 0 : at_.passes + 1;
    at_.over = hand().empty() || !anything_fits();
    at_.mover = next();
  }

  // Whether somebody could lay something, now or with what is still drawn (A10).
  bool anything_fits() const {
    const Mask fitting = draft_.anywhere();
    for (Mask left = fitting; left; left &= left - 1)
      if (at_.supply[static_cast<std::size_t>(lowest(left))]) return true;
    return std::any_of(at_.hands.begin(), at_.hands.end(), [&](const Numbers& hand) {
      return std::any_of(hand.begin(), hand.end(), [&](int kind) { return fitting >> kind & 1; });
    });
  }
};

}  // namespace

std::unique_ptr<Steps> tiles_steps(int seats, int single) {
  require(2 <= seats && seats <= MAX_SEATS, "two to four seats");
  require(0 <= single && single <= 1, "a single first tile scores 0 or 1");
  return std::make_unique<TilesSteps>(seats, single);
}

}  // namespace sixfold::steps
