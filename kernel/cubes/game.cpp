// The rules of a turn of Cubes, as fast as simulations need them. The referee in Python is the authority.
#include "cubes/game.h"

namespace sixfold::cubes {

bool has_color(Mask kinds, int colors) {
  for (int color = 0; color < 6; ++color)
    if (colors >> color & 1 && kinds & color_mask(color)) return true;
  return false;
}

int draw(Bag& bag, Random& rng) {
  int place = rng.below(std::accumulate(bag.begin(), bag.end(), 0)), color = 0;
  while (place >= bag[color]) place -= bag[color++];
  --bag[color];
  return color;
}

void draw_colors(Hand& hand, Bag& bag, int count, Random& rng) {
  for (; count > 0; --count) hand.add(6 * draw(bag, rng));
}

void draw_colors(Hand& hand, Bag& bag, int count, RefereeRng& rng) {
  for (const int color : rng.take(bag, count)) hand.add(6 * color);
}

void draw_cubes(Hand& hand, Bag& bag, int count, Random& rng) {
  for (; count > 0; --count) {
    const int color = draw(bag, rng);
    hand.add(6 * color + rng.below(6));
  }
}

void draw_cubes(Hand& hand, Bag& bag, int count, RefereeRng& rng) {
  for (const int color : rng.take(bag, count)) hand.add(6 * color + rng.below(6));
}

bool GameState::must_pass(Mask fitting) const {
  int colors = 0;
  for (int color = 0; color < 6; ++color) colors |= (bag[color] > 0) << color;
  return dead(fitting) && !has_color(fitting, colors);
}

void Game::deal(Random& rng) {
  bag.fill(15);
  for (int seat = 0; seat < seats; ++seat) draw_cubes(hands[seat], bag, Hand::SIZE, rng);
}

void Game::place(const Laid& laid, Random& rng) {
  board.place(laid);
  hand().remove(laid.mask());
  finish_placement(laid.score, rng);
}

}  // namespace sixfold::cubes
