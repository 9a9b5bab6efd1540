// What a Qwirkle table is worth to the player who has just moved: a small network, its features and its training.
//
// It estimates how many points more than the others (their mean) that player will still make, before drawing. Every
// cell where something fits is looked up in a table by the lengths of its two lines, the chance that a hand drawn
// from the unseen tiles fits there, the fits in the next player's hand if that is known, and the fits in the own
// hand; the rows found are added up, together with rows for the hands and for the stage of the game. Two small layers
// of their own for each stage make a number of the sum.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "common/board.h"
#include "common/mutex.h"

namespace sixfold::qwirkle {

// Up to three tiles of each kind as two layers of bits, so that counting those that fit takes two instructions.
struct Pool {
  Mask ones = 0, twos = 0;

  void add(int kind) {
    const Mask carry = ones & bit(kind);
    ones ^= bit(kind);
    twos ^= carry;
  }
  void take(int kind) {
    ones ^= bit(kind);
    twos ^= ones & bit(kind);
  }
  int of(int kind) const { return static_cast<int>((ones >> kind & 1) + 2 * (twos >> kind & 1)); }
  int fitting(Mask kinds) const { return std::popcount(ones & kinds) + 2 * std::popcount(twos & kinds); }
  int size() const { return fitting(EVERY_KIND); }
};

// What the network is shown: row numbers and a few numbers that are no rows.
struct Features {
  static constexpr int DENSE = 16;
  std::array<std::uint16_t, 4 * Board::MAX_PIECES + 3> rows;
  int count = 0;
  int stage = 0;
  int unseen = 0;  // tiles, the next player's included
  std::array<float, DENSE> dense;
};

// A moment after a move, as far as the one who judges it knows it.
struct Moment {
  const Board& board;
  const Hand& own;     // what the player who has just moved has left
  const Hand* next;    // the next player's hand, if it is known
  const Pool& unseen;  // what may be in the bag or in unknown hands
  int next_count;      // tiles in the next player's hand
  int bag;             // tiles in the bag
};

void describe(const Moment& at, Features& found);

class Value {
 public:
  static constexpr int WIDTH = 32, INNER = 16, STAGES = 8;
  static constexpr int CELL_ROWS = 21 * 8 * 4 * 3, HAND_ROWS = 7 * 7 * 4, STAGE_ROWS = 64;
  static constexpr int ROWS = CELL_ROWS + 2 * HAND_ROWS + 1 + STAGE_ROWS;
  // For each stage: inner layer and its bias, output weights for it, for the sum, for the sum's positive part, bias,
  // and the spread of what really happened about the estimate.
  static constexpr int PER_STAGE = INNER * WIDTH + INNER + INNER + WIDTH + WIDTH + 1;
  static constexpr int SIZE = ROWS * WIDTH + Features::DENSE * WIDTH + STAGES * PER_STAGE;

  explicit Value(std::vector<float> weights, std::vector<float> spread);
  // Small random weights to start from.
  static Value fresh(std::uint64_t seed);

  float operator()(const Features& features) const;
  float operator()(const Moment& at) const {
    Features features;
    describe(at, features);
    return (*this)(features);
  }
  // The standard deviation of the rest of the game about the estimate, by tiles unseen to the player.
  float spread(int tiles) const { return spread_[static_cast<std::size_t>(tiles)]; }

  // Where the weights are that a stage gives to the sum itself.
  static constexpr int sum_weights(int stage) {
    return ROWS * WIDTH + Features::DENSE * WIDTH + stage * PER_STAGE + INNER * WIDTH + 2 * INNER;
  }

  const std::vector<float>& weights() const { return weights_; }
  const std::vector<float>& spreads() const { return spread_; }

 private:
  friend class Fitting;
  std::vector<float> weights_, spread_;
};

// A moment of a finished game with what came of it.
struct NetworkSample {
  std::vector<std::uint16_t> rows;
  std::array<float, Features::DENSE> dense;
  int stage;
  int unseen;  // tiles, the next player's included
  float target;
};

// Fits a network to samples by Adam, in small batches. Only one thread at a time fits; nobody else may use the value
// meanwhile.
class Fitting {
 public:
  explicit Fitting(Value& value) : value_(value), mean_(Value::SIZE), square_(Value::SIZE), slope_(Value::SIZE) {}
  // One pass in an order that the seed gives; the mean squared error before each step.
  double pass(const std::vector<NetworkSample>& samples, std::uint64_t seed, float rate);
  // Measure how far real games (whose targets hold no expectation) stray from the estimate.
  void measure_spread(const std::vector<NetworkSample>& samples);

 private:
  float learn(const NetworkSample& sample);
  void step(float rate);
  void touch(int row);

  Value& value_;
  std::vector<float> mean_, square_, slope_;
  std::vector<int> touched_;
  std::vector<char> is_touched_ = std::vector<char>(Value::ROWS);
  std::uint64_t steps_ = 0;
  Mutex mutex_;  // Python may come from several threads
};

// The best equity that is linear in 32 features (the live cells of each length weighted by the chance that they are
// used, and twelve of the dense numbers), as a network: what a value without a network is measured by.
Value linear_fit(const std::vector<NetworkSample>& samples);

}  // namespace sixfold::qwirkle
