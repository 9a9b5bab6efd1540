// Stepping a game of Qwirkle: what happens between its turns.
#include <numeric>

#include "common/grid_stepper.h"
#include "qwirkle/game_state.h"

namespace sixfold::steps {
namespace {

// The bag of a position, from which the referee draws.
struct RefereeBag {
  Numbers& tiles;  // by kind
  RefereeRng rng;

  int count() const { return std::accumulate(tiles.begin(), tiles.end(), 0); }
  Mask kinds() const {
    Mask all = 0;
    for (int kind = 0; kind < KINDS; ++kind) all |= tiles[static_cast<std::size_t>(kind)] ? bit(kind) : 0;
    return all;
  }
  void draw(Hand& hand, int, int wanted) {
    for (const int kind : rng.take(tiles, std::min(wanted, count()))) hand.add(kind);
  }
  void put_back(int kind) { ++tiles[static_cast<std::size_t>(kind)]; }
};

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
    qwirkle::GameState<RefereeBag> game{{}, {at_.supply, rng()}};
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
