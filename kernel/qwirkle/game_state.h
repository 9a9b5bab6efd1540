// Hands, bag and scores of a game of Qwirkle with nothing hidden; the board is kept by the caller.
#pragma once

#include "common/board.h"
#include "common/random.h"

namespace sixfold::qwirkle {

struct GameState {
  explicit GameState(std::uint64_t seed) : random(seed) {}

  // Fills the bag, deals, and lets the seat with the largest set start.
  void deal(int seat_count);
  // Ends the turn of the mover, whose tiles have left the hand: refills it, returns exchanged tiles to the bag, adds the
  // points, with the bonus for the last tile, to the score, and passes the turn on. Returns the points.
  int finish_turn(int laid, int points, const Hand& exchanged);
  int bag_count() const { return static_cast<int>(bag.size()); }

  std::array<Hand, MAX_SEATS> hands{};
  std::array<int, MAX_SEATS> scores{};
  std::vector<std::uint8_t> bag;
  Random random;
  int seats = 2, mover = 0, passes = 0;

 private:
  void draw(int seat, int count);
};

}  // namespace sixfold::qwirkle
