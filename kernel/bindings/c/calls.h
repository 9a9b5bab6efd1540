// The kernel as one function from numbers to numbers: for WebAssembly, and natively for Python.
#pragma once

#include "analysis/weights.h"
#include "bindings/c/numbers.h"
#include "common/levels.h"
#include "referee/position.h"

namespace sixfold {

// What a request begins with. The fields that follow are read in calls.cpp, and src/sixfold/ai/calls.py writes them.
enum class Call { weights, choose, start, check, play, look, legal, bot, hint, evaluate, review, summary };

// Who thinks, for how many milliseconds of CPU, and its random numbers: see `timed` in calls.cpp for the milliseconds.
struct Thinking {
  std::string level;
  double ms;
  std::uint64_t seed;
};

class Calls {
 public:
  // Throws BadInput for a request that makes no sense. An analysis that is stopped has an answer of no meaning.
  Numbers answer(std::span<const int> request, std::shared_ptr<Stop> stop = nullptr);
  // Whether a request changes what later ones find, so that no other may run beside it.
  static bool is_change(std::span<const int> request);

 private:
  void read_weights(NumberReader& in);
  Evaluation choose(GameKind game, const Thinking& how, const KernelView& view) const;
  // What a level plays, or what the rules force.
  Evaluation bot(const Thinking& how, const referee::Position& at) const;

  analysis::Weights weights_;
};

}  // namespace sixfold
