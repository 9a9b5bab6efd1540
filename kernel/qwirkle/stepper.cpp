// Stepping a game of Qwirkle: what happens between its turns.
#include "common/grid_stepper.h"
#include "qwirkle/game_state.h"

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

  void finish_turn(int placed, int points) override {
    qwirkle::GameState<qwirkle::RefereeBag> game{{}, {at_.supply, rng()}};
    read_game(game);
    game.play(placed, points, draft_.aside());
    game.refill();
    game.over = game.over || !game.has_any(draft_.anywhere());
    write_game(game);
  }
};

}  // namespace

std::unique_ptr<Steps> tiles_steps(int seats, int single) {
  require(2 <= seats && seats <= MAX_SEATS, "two to four seats");
  require(0 <= single && single <= 1, "a single first tile scores 0 or 1");
  return std::make_unique<TilesSteps>(seats, single);
}

}  // namespace sixfold::steps
