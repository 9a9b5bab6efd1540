// A turn of Cubes, for every way to roll: the bag, open hands, and what the dice do to them.
#pragma once

#include <numeric>

#include "common/grid_game.h"
#include "common/random.h"
#include "common/referee_rng.h"
#include "common/scores.h"
#include "common/sets.h"
#include "cubes/reroll.h"

namespace sixfold::cubes {

using Bag = std::array<int, 6>;  // cubes of each colour

// Whether a face of one of these colours, given as six bits, is among these kinds.
bool has_color(Mask kinds, int colors);

// Takes a cube out of the bag and returns its colour.
int draw(Bag& bag, Random& rng);

// Draw cubes into a hand, not yet rolled. There must be enough.
void draw_colors(Hand& hand, Bag& bag, int count, Random& rng);
void draw_colors(Hand& hand, Bag& bag, int count, RefereeRng& rng);

// Draw cubes into a hand and roll them: each at once in simulations, but all after the last draw by the referee.
void draw_cubes(Hand& hand, Bag& bag, int count, Random& rng);
void draw_cubes(Hand& hand, Bag& bag, int count, RefereeRng& rng);

// All but the board: small enough to be copied before a simulation. `fitting` are the kinds that fit somewhere on it.
struct GameState : GridGame {
  Bag bag{};

  int bag_count() const { return std::accumulate(bag.begin(), bag.end(), 0); }
  double lead(int seat) const { return sixfold::lead(all_scores(), seat); }

  // Whether no face of any cube in the hand fits.
  bool dead(Mask fitting) const { return !has_color(fitting, colors_of(hand())); }
  // Whether no face of any cube in hand and bag fits: then the turn passes (B7).
  bool must_pass(Mask fitting) const;

  // Rolls some cubes of the hand: bit i of the choice is cube i.
  template <class Rng>
  void reroll(int choice, Rng& rng) {
    Hand& held = hand();
    for (int i = 0; i < held.count; ++i)
      if (choice >> i & 1) held.kinds[i] = static_cast<std::uint8_t>(6 * color_of(held.kinds[i]) + rng.below(6));
    rerolled = true;
  }

  // Rolls all cubes; a dead hand is replaced first.
  template <class Rng>
  void roll(Mask fitting, Rng& rng) {
    Hand& held = hand();
    const int count = held.count;
    if (dead(fitting)) {
      for (const int kind : held.held()) ++bag[color_of(kind)];
      held.count = 0;
      draw_colors(held, bag, count, rng);
    }
    reroll((1 << count) - 1, rng);
  }

  // Refills the hand after some of its cubes have been placed, and ends the turn.
  template <class Rng>
  void finish_placement(int points, Rng& rng) {
    draw_cubes(hand(), bag, std::min(Hand::SIZE - hand().count, bag_count()), rng);
    finish_turn(points, false, !hand().count);
  }

  void pass() { finish_turn(0, true, false); }
};

struct Game : GameState {
  Board board;

  bool opening() const { return board.size() == 0; }
  Mask fitting() const { return opening() ? EVERY_KIND : board.anywhere(); }
  // Whether something can be placed as it was rolled; as opening a set of two or more.
  bool fits() const { return opening() ? largest_set(hand().mask()) >= 2 : (board.anywhere() & hand().mask()) != 0; }
  bool dead() const { return GameState::dead(fitting()); }
  bool must_pass() const { return GameState::must_pass(fitting()); }

  void deal(Random& rng);
  void roll(Random& rng) { GameState::roll(fitting(), rng); }
  void place(const Laid& laid, Random& rng);
};

}  // namespace sixfold::cubes
