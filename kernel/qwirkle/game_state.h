// Hands, bag and scores of a game of Qwirkle with nothing hidden; the board is kept by the caller.
#pragma once

#include "common/board.h"
#include "common/random.h"
#include "common/sets.h"

namespace sixfold::qwirkle {

struct GameState {
  explicit GameState(std::uint64_t seed) : random(seed) {}

  // Fills the bag, deals, and lets the seat with the largest set start.
  void deal(int seat_count);
  // Ends the turn of the mover, whose tiles have left the hand: refills it, returns exchanged tiles to the bag, adds
  // the points, with the bonus for the last tile, to the score, and passes the turn on. Returns the points.
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

inline void GameState::deal(int seat_count) {
  seats = seat_count;
  scores = {};
  hands = {};
  passes = mover = 0;
  bag.clear();
  for (int kind = 0; kind < KINDS; ++kind) bag.insert(bag.end(), 3, static_cast<std::uint8_t>(kind));
  for (int seat = 0; seat < seats; ++seat) {
    draw(seat, Hand::SIZE);
    if (largest_set(hands[seat].mask()) > largest_set(hands[mover].mask())) mover = seat;
  }
}

inline void GameState::draw(int seat, int count) {
  for (; count > 0 && !bag.empty(); --count) {
    const auto place = static_cast<std::size_t>(random.below(bag_count()));
    hands[seat].add(bag[place]);
    bag[place] = bag.back();
    bag.pop_back();
  }
}

inline int GameState::finish_turn(int laid, int points, const Hand& exchanged) {
  draw(mover, laid + exchanged.count);
  for (const auto kind : exchanged.held()) bag.push_back(kind);
  passes = laid || exchanged.count ? 0 : passes + 1;
  if (laid && !hands[mover].count) points += LAST_PIECE_BONUS;
  scores[mover] += points;
  mover = mover + 1 == seats ? 0 : mover + 1;
  return points;
}

}  // namespace sixfold::qwirkle
