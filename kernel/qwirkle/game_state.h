// A turn of Qwirkle, for every way to draw tiles; the board is kept by the caller.
#pragma once

#include <numeric>

#include "common/grid_game.h"
#include "common/random.h"
#include "common/referee_rng.h"
#include "common/sets.h"

namespace sixfold::qwirkle {

// A game with nothing hidden. `Supply` has count() and kinds() of its tiles, draw(hand, seat, count), which draws fewer
// if there are fewer, and put_back(kind).
template <class Supply>
struct GameState : GridGame {
  Supply supply;
  int last = 0, owed = 0;  // who moved last, and how many tiles that seat has yet to draw

  // Plays the turn of the mover, whose tiles have left the hand, and returns its points. Exchanged tiles are replaced
  // at once. Tiles that were placed are replaced by `refill`, because simulations may be judged before.
  int play(int placed, int points, const Hand& exchanged) {
    last = mover;
    owed = placed;
    if (exchanged.count) {
      supply.draw(hand(), mover, exchanged.count);
      for (const int kind : exchanged.held()) supply.put_back(kind);
    }
    return finish_turn(points, !placed && !exchanged.count, placed && !hand().count && !supply.count());
  }

  void refill() { supply.draw(hands[last], last, owed); }

  // Whether a tile of some hand or of the supply is among these kinds. If none fits anywhere, the game ends (A10).
  bool has_any(Mask kinds) const {
    for (int seat = 0; seat < seats; ++seat)
      if (hands[seat].mask() & kinds) return true;
    return (supply.kinds() & kinds) != 0;
  }
};

// A bag from which tiles are drawn at random.
struct RandomBag {
  explicit RandomBag(std::uint64_t seed) : rng(seed) {}

  int count() const { return static_cast<int>(tiles.size()); }
  Mask kinds() const {
    Mask all = 0;
    for (const int kind : tiles) all |= bit(kind);
    return all;
  }
  void draw(Hand& hand, int, int wanted) {
    for (; wanted > 0 && !tiles.empty(); --wanted) {
      const auto place = static_cast<std::size_t>(rng.below(count()));
      hand.add(tiles[place]);
      tiles[place] = tiles.back();
      tiles.pop_back();
    }
  }
  void put_back(int kind) { tiles.push_back(static_cast<std::uint8_t>(kind)); }

  std::vector<std::uint8_t> tiles;
  Random rng;
};

// The bag of a position, from which the referee draws.
struct RefereeBag {
  std::vector<int>& tiles;  // by kind
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

// Deals a new game, in which the seat with the largest set starts.
inline void deal(GameState<RandomBag>& game, int seats) {
  static_cast<GridGame&>(game) = {.seats = seats};
  game.supply.tiles.clear();
  for (int kind = 0; kind < KINDS; ++kind)
    game.supply.tiles.insert(game.supply.tiles.end(), 3, static_cast<std::uint8_t>(kind));
  for (int seat = 0; seat < seats; ++seat) {
    game.supply.draw(game.hands[seat], seat, Hand::SIZE);
    if (largest_set(game.hands[seat].mask()) > largest_set(game.hand().mask())) game.mover = seat;
  }
}

}  // namespace sixfold::qwirkle
