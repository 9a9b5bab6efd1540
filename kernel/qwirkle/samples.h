// A heap of samples for Python to gather, from several threads if it likes, and to hand to the fitting.
#pragma once

#include "common/mutex.h"
#include "qwirkle/self_play.h"

namespace sixfold::qwirkle {

class Samples {
 public:
  // Calls `use` with the samples. Other threads cannot add to them meanwhile.
  template <class Use>
  auto read(Use&& use) const {
    const std::lock_guard lock(mutex_);
    return use(samples_);
  }
  std::size_t size() const {
    return read([](const std::vector<NetworkSample>& samples) { return samples.size(); });
  }

  void play(const Value* value, int seats, int games, std::uint64_t seed, float noise, float lambda,
            std::shared_ptr<Stop> stop) {
    require(2 <= seats && seats <= MAX_SEATS, "two to four seats");
    Budget budget(0, 0, std::move(stop));
    budget.look_every(1);
    add_all(qwirkle::samples({seats, noise, lambda, value}, games, seed, budget));
  }

  void add(const Samples& other) {
    add_all(other.read([](const std::vector<NetworkSample>& samples) { return samples; }));
  }

 private:
  void add_all(std::vector<NetworkSample> more) {
    const std::lock_guard lock(mutex_);
    samples_.insert(samples_.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
  }

  mutable Mutex mutex_;  // Python may come from several threads
  std::vector<NetworkSample> samples_;
};

}  // namespace sixfold::qwirkle
