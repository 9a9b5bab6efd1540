// The rules of a turn of Cubes, as fast as simulations need them. The referee in Python is the authority.
#include "cubes/game.h"

#include <numeric>

namespace sixfold::cubes {

int Standing::bag_count() const { return std::accumulate(bag.begin(), bag.end(), 0); }

Mask anywhere(const Board& board) {
  Mask all = 0;
  for (const int cell : board.frontier()) all |= board[cell].allowed;
  return all;
}

int draw(std::array<int, 6>& bag, Random& random) {
  int place = random.below(std::accumulate(bag.begin(), bag.end(), 0)), color = 0;
  while (place >= bag[color]) place -= bag[color++];
  --bag[color];
  return color;
}

std::vector<Laid> openings(Mask kinds) {
  int size = 2;
  std::vector<Laid> found;
  for (int family = 0; family < FAMILIES; ++family) {
    const Mask set = kinds & family_mask(family);
    const int count = std::popcount(set);
    if (count < size) continue;
    if (count > size) found.clear();
    size = count;
    Laid laid{};
    for (Mask rest = set; rest; rest &= rest - 1) {
      laid.cells[laid.count] = static_cast<std::uint16_t>(Board::middle() + laid.count);
      laid.kinds[laid.count++] = static_cast<std::uint8_t>(lowest(rest));
    }
    laid.score = static_cast<std::uint8_t>(POINTS[count]);
    found.push_back(laid);
  }
  return found;
}

bool Game::fits(const Hand& hand) const {
  return opening() ? !openings(hand.mask()).empty() : (anywhere(board) & hand.mask()) != 0;
}

bool Game::dead(const Hand& hand) const {
  if (opening()) return false;
  const Mask fit = anywhere(board);
  for (int i = 0; i < hand.count; ++i)
    if (fit & color_mask(color_of(hand.kinds[i]))) return false;
  return true;
}

bool Game::hopeless() const {
  if (!dead(hand())) return false;
  const Mask fit = anywhere(board);
  for (int color = 0; color < 6; ++color)
    if (bag[color] && fit & color_mask(color)) return false;
  return true;
}

void Game::deal(Random& random) {
  bag.fill(15);
  for (int seat = 0; seat < seats; ++seat)
    for (int i = 0; i < HAND; ++i) {
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
  for (int left = bag_count(); held.count < HAND && left; --left) {
    const int color = draw(bag, random);
    held.add(6 * color + random.below(6));
  }
  if (!held.count) {
    scores[mover] += LAST_CUBE_BONUS;
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
