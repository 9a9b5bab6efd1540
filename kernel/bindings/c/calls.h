// The kernel as one function from numbers to numbers: for WebAssembly, and natively for tests of the same code.
#pragma once

#include <array>
#include <map>
#include <memory>

#include "bindings/c/numbers.h"
#include "cards/training.h"
#include "common/levels.h"
#include "cubes/policy.h"
#include "qwirkle/value.h"
#include "referee/position.h"

namespace sixfold {

// What a request begins with. The fields that follow are read in calls.cpp, and src/sixfold/ai/calls.py writes them.
enum class Call { weights, choose, start, check, play, look, legal, bot, hint };

// Who thinks, for how many milliseconds of CPU, and its random numbers: see `timed` in calls.cpp for the milliseconds.
struct Thinking {
  std::string level;
  double ms;
  std::uint64_t seed;
};

class Calls {
 public:
  // Throws BadInput for a request that makes no sense.
  Numbers answer(std::span<const int> request);

 private:
  void read_weights(NumberReader& in);
  Evaluation choose(GameKind game, const Thinking& how, const KernelView& view) const;
  // What a level plays, or what the rules force.
  Evaluation bot(const Thinking& how, const referee::Position& at) const;
  Action hint(const referee::Position& at) const;

  // Throw BadInput for weights that were not read.
  const qwirkle::Value& qwirkle_weights(int seats) const;
  const cubes::Weights& cubes_weights(int seats) const;
  const cards::Learned& cards_weights(int seats, NewRows rule) const;

  // By seats; those of Cards also by the rule about new rows.
  std::map<int, std::unique_ptr<qwirkle::Value>> qwirkle_;
  std::map<int, cubes::Weights> cubes_;
  std::map<std::pair<int, bool>, cards::Learned> cards_;
};

}  // namespace sixfold
