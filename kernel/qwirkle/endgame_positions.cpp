// Playing games up to their end.
#include "qwirkle/endgame_positions.h"

#include <algorithm>
#include <cmath>

#include "common/random.h"

namespace sixfold::qwirkle {

namespace {

// The most points, give or take.
Laid blurred(Game& game, double noise, Random& random) {
  Laid best{};
  double most = -1e9;
  game.board().moves(game.hand(game.mover()).mask(), [&](const Laid& move) {
    const double luck = noise > 0 ? -noise * std::log(-std::log(random.real() + 1e-12) + 1e-12) : 0;
    if (move.score + luck > most) {
      most = move.score + luck;
      best = move;
    }
  });
  return best;
}

void turn(Game& game, double noise, Random& random) {
  Choice choice;
  const Hand& hand = game.hand(game.mover());
  if (game.board().size() == 0) {
    choice.move = openings(hand.mask(), 1).front();
  } else {
    choice.move = blurred(game, noise, random);
    if (!choice.move.count) choice.aside = exchange_all(hand, game.bag());
  }
  game.play(choice);
}

Ending ending(Game& game) {
  Ending found;
  const Board& board = game.board();
  for (int cell = 0; cell < Board::CELLS; ++cell) {
    if (board[cell].kind == Board::EMPTY) continue;
    const auto [x, y] = board.where(cell);
    found.tiles.insert(found.tiles.end(), {x, y, board[cell].kind});
  }
  found.mover = game.hand(game.mover());
  found.other = game.hand(1 - game.mover());
  return found;
}

}  // namespace

std::vector<Ending> endings(int count, int most, double noise, std::uint64_t seed) {
  require(0 <= count && count <= 100000, "too many endings");
  require(0 <= noise && noise <= 1000, "no such noise");
  require(1 <= most && most <= 6, "a hand has one to six tiles");
  std::vector<Ending> found;
  Game game(seed);
  while (static_cast<int>(found.size()) < count) {
    game.start(2, ++seed);
    Random random(~seed);
    const auto sought = [&](const Hand& hand) { return most == 6 ? hand.count == 6 : hand.count <= most; };
    while (!game.over() && !(game.bag() == 0 && sought(game.hand(0)) && sought(game.hand(1))))
      turn(game, noise, random);
    if (!game.over()) found.push_back(ending(game));
  }
  return found;
}

}  // namespace sixfold::qwirkle
