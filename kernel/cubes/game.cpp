// The rules of a turn of Cubes, as fast as simulations need them. The referee in Python is the authority.
#include "cubes/game.h"

#include <numeric>

namespace sixfold::cubes {

int Standing::bag_count() const { return std::accumulate(bag.begin(), bag.end(), 0); }

bool has_color(Mask kinds, int colors) {
  for (int color = 0; color < 6; ++color)
    if (colors >> color & 1 && kinds & color_mask(color)) return true;
  return false;
}

int draw(std::array<int, 6>& bag, Random& random) {
  int place = random.below(std::accumulate(bag.begin(), bag.end(), 0)), color = 0;
  while (place >= bag[color]) place -= bag[color++];
  --bag[color];
  return color;
}

bool Game::fits(const Hand& hand) const {
  return opening() ? largest_set(hand.mask()) >= 2 : (board.anywhere() & hand.mask()) != 0;
}

bool Game::dead(const Hand& hand) const { return !opening() && !has_color(board.anywhere(), colors_of(hand)); }

bool Game::hopeless() const {
  int colors = 0;
  for (int color = 0; color < 6; ++color) colors |= (bag[color] > 0) << color;
  return dead(hand()) && !has_color(board.anywhere(), colors);
}

void Game::deal(Random& random) {
  bag.fill(15);
  for (int seat = 0; seat < seats; ++seat)
    for (int i = 0; i < Hand::SIZE; ++i) {
      const int color = draw(bag, random);
      hands[seat].add(6 * color + random.below(6));
    }
}

void Game::reroll(int choice, Random& random) {
  Hand& held = hand();
  for (int i = 0; i < held.count; ++i)
    if (choice >> i & 1) held.kinds[i] = static_cast<std::uint8_t>(6 * color_of(held.kinds[i]) + random.below(6));
  rerolled = true;
}

void Game::roll(Random& random) {
  Hand& held = hand();
  if (dead(held)) {
    const int count = held.count;
    for (int i = 0; i < count; ++i) ++bag[color_of(held.kinds[i])];
    held.count = 0;
    for (int i = 0; i < count; ++i) held.add(6 * draw(bag, random));
  }
  reroll((1 << held.count) - 1, random);
}

void Game::lay(const Laid& laid, Random& random) {
  Hand& held = hand();
  board.place(laid);
  held.remove(laid.mask());
  scores[mover] += laid.score;
  for (int left = bag_count(); held.count < Hand::SIZE && left; --left) {
    const int color = draw(bag, random);
    held.add(6 * color + random.below(6));
  }
  if (!held.count) {
    scores[mover] += LAST_PIECE_BONUS;
    over = true;
  }
  passes = 0;
  rerolled = false;
  mover = (mover + 1) % seats;
}

void Game::pass() {
  if (++passes == seats) over = true;
  rerolled = false;
  mover = (mover + 1) % seats;
}

}  // namespace sixfold::cubes
