// Stepping a game of Cubes: what happens between its turns.
#include "common/grid_stepper.h"
#include "cubes/game.h"

namespace sixfold::steps {
namespace {

class CubesSteps final : public GridSteps {
 public:
  explicit CubesSteps(int seats) : GridSteps(seats, 6) { open_hands_ = true; }

 protected:
  void begin_turn() override {
    if (at_.over) return;
    const Hand held = hand_of(hand());
    const auto sets = at_.opening ? largest_sets(held.mask(), 2) : std::vector<Mask>{};
    draft_.begin(held, at_.rerolled ? 0 : held.count, true, sets, page());
  }

  void finish_turn(int placed, int points) override {
    RefereeRng rng = this->rng();
    cubes::GameState game;
    read_game(game);
    std::copy_n(at_.supply.begin(), 6, game.bag.begin());
    const Mask fitting = at_.opening ? EVERY_KIND : draft_.anywhere();
    if (placed) {
      game.finish_placement(points, rng);
    } else if (draft_.aside().count) {
      const int kept = game.hand().count;
      for (const int kind : draft_.aside().held()) game.hand().add(kind);
      game.reroll((1 << game.hand().count) - (1 << kept), rng);
    } else if (game.must_pass(fitting)) {
      game.pass();
    } else {
      game.roll(fitting, rng);
    }
    std::copy_n(game.bag.begin(), 6, at_.supply.begin());
    write_game(game);
  }
};

}  // namespace

std::unique_ptr<Steps> cubes_steps(int seats) {
  require(2 <= seats && seats <= MAX_SEATS, "two to four seats");
  return std::make_unique<CubesSteps>(seats);
}

}  // namespace sixfold::steps
