// Whole games of Qwirkle that the kernel plays with itself: to learn from, and to measure its speed.
#pragma once

#include "qwirkle/candidates.h"
#include "qwirkle/game_state.h"

namespace sixfold::qwirkle {

// A game with nothing hidden.
class Game {
 public:
  explicit Game(std::uint64_t seed) : state_{{}, RandomBag(seed)} {}

  void start(int seats, std::uint64_t seed);
  // Plays a choice of the mover and returns the points that it brings.
  int play(const Choice& choice);

  bool over() const { return state_.over; }
  int mover() const { return state_.mover; }
  int bag() const { return state_.supply.count(); }
  const Hand& hand(int seat) const { return state_.hands[seat]; }
  int score(int seat) const { return state_.scores[seat]; }
  int seats() const { return state_.seats; }
  Board& board() { return board_; }
  // What the mover has not seen.
  Pool unseen() const;

 private:
  Board board_;
  GameState<RandomBag> state_;
};

// How games are played to learn from.
struct SelfPlay {
  int seats;
  float noise;         // how far below the best, in points, a choice may look and still be taken now and then
  float lambda;        // how much of a target is what really came, the rest what the network expected next
  const Value* value;  // null: the most points now
};

// Games from which the network learns: samples of every moment, once with the next hand hidden, once open.
std::vector<NetworkSample> samples(const SelfPlay& how, int games, std::uint64_t seed, Budget& budget);

// The mean points of a player and the mean turns of a greedy game: the work is what is measured.
std::pair<double, double> greedy_games(int seats, int games, std::uint64_t seed);

}  // namespace sixfold::qwirkle
