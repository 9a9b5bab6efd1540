// A heap of samples for Python to gather, from several threads if it likes, and to hand to the fitting.
#pragma once

#include "selfplay.h"

namespace sixfold {

class Lessons {
 public:
  std::size_t size() const { return samples_.size(); }
  const std::vector<Sample>& samples() const { return samples_; }

  void play(const Value* value, int seats, int games, std::uint64_t seed, float noise, float lambda,
            std::shared_ptr<Stop> stop) {
    require(2 <= seats && seats <= MOST_SEATS, "two to four seats");
    Budget budget(0, 0, std::move(stop));
    budget.look_every(1);
    add_all(lessons({seats, noise, lambda, value}, games, seed, budget));
  }

  void add(const Lessons& other) { samples_.insert(samples_.end(), other.samples_.begin(), other.samples_.end()); }

 private:
  void add_all(std::vector<Sample> more) {
    samples_.insert(samples_.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
  }

  std::vector<Sample> samples_;
};

}  // namespace sixfold
