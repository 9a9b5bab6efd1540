// Whole games of Qwirkle that the kernel plays with itself: to learn from, and to measure its speed.
#pragma once

#include "qwirkle/candidates.h"

namespace sixfold {

// A game with nothing hidden.
class Game {
 public:
  Game(int seats, std::uint64_t seed);

  bool over() const { return over_; }
  int mover() const { return mover_; }
  int bag() const { return static_cast<int>(bag_.size()); }
  const Rack& hand(int seat) const { return hands_[seat]; }
  int score(int seat) const { return scores_[seat]; }
  int seats() const { return seats_; }
  Board& board() { return board_; }
  // What the player on turn has not seen.
  Pool unseen() const;
  // The points that the choice brings.
  int play(const Choice& choice);
  void start(int seats, std::uint64_t seed);

 private:
  void draw(int seat, int count);

  Board board_;
  std::array<Rack, MAX_SEATS> hands_;
  std::array<int, MAX_SEATS> scores_;
  std::vector<std::uint8_t> bag_;
  Random random_;
  int seats_, mover_, passes_;
  bool over_;
};

struct Lesson {
  int seats;
  float noise;      // how far below the best, in points, a choice may look and still be taken now and then
  float lambda;     // how much of a target is what really came, the rest what the network expected next
  const Value* value;  // null: the most points now
};

// Games from which the network learns: samples of every moment, once with the next hand hidden, once open.
std::vector<Sample> lessons(const Lesson& how, int games, std::uint64_t seed, Budget& budget);

// The mean points of a player and the mean turns of a greedy game: the work is what is measured.
std::pair<double, double> greedy_games(int seats, int games, std::uint64_t seed);

}  // namespace sixfold
