// What a search may spend, how it is stopped, and how bad input is reported.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <ctime>
#include <memory>
#include <stdexcept>

namespace sixfold {

// CPU time of this thread in seconds: what a budget counts, because a busy machine must not make a player weaker.
inline double cpu_seconds() {
#if defined(CLOCK_THREAD_CPUTIME_ID)
  timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
#else
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
#endif
}

// Shared with Python, which may set it from another thread.
struct Stop {
  std::atomic<bool> asked{false};
};

// What the binding was given makes no sense: a ValueError in Python.
struct BadInput : std::invalid_argument {
  using std::invalid_argument::invalid_argument;
};

inline void require(bool fine, const char* complaint) {
  if (!fine) throw BadInput(complaint);
}

inline void require_ms(double ms) {
  constexpr double MAX_MS = 24 * 3600 * 1000.0;
  require(0 <= ms && ms <= MAX_MS, "no such number of milliseconds");
}

// How much a search may do: nodes (what a node is, each search says), milliseconds of CPU, and until it is stopped.
// Zero means no limit. A search whose nodes run out first gives the same answer every time.
class Budget {
 public:
  // Throws BadInput for a time that is negative, no number or longer than a day.
  Budget(std::uint64_t nodes, double ms, std::shared_ptr<Stop> stop)
      : nodes_(nodes), start_(ms > 0 ? cpu_seconds() : 0), seconds_(ms > 0 ? ms / 1000 : 0), stop_(std::move(stop)) {
    require_ms(ms);
  }

  // Count some nodes; true once the search has to end. The clock is read only now and then.
  bool spend(std::uint64_t count = 1) {
    used_ += count;
    if (nodes_ && used_ >= nodes_) spent_ = true;
    if (used_ >= next_look_) look();
    return spent_;
  }

  bool spent() const { return spent_; }
  std::uint64_t used() const { return used_; }
  bool bounded() const { return nodes_ || seconds_ > 0; }

  // How much of it has been used, from 0 to 1: for searches that go in stages.
  double progress() {
    look();
    if (spent_) return 1;
    return std::max(nodes_ ? static_cast<double>(used_) / static_cast<double>(nodes_) : 0, time_);
  }
  void look_every(std::uint64_t count) { every_ = next_look_ = count; }

  void interrupt() { spent_ = interrupted_ = true; }

  void look() {
    next_look_ = used_ + every_;
    if (seconds_ > 0) time_ = (cpu_seconds() - start_) / seconds_;
    if (time_ >= 1 || (stop_ && stop_->asked.load(std::memory_order_relaxed))) spent_ = interrupted_ = true;
  }

  // Tests the clock and the stop flag, now and then, but not the nodes: for searches that do not count as nodes.
  bool interrupted() {
    if ((++tests_ & 63) == 0) look();
    return interrupted_;
  }

 private:
  std::uint64_t nodes_, used_ = 0, every_ = 256, next_look_ = 256, tests_ = 0;
  double start_, seconds_, time_ = 0;  // time_: the part of it that has gone by
  std::shared_ptr<Stop> stop_;
  bool spent_ = false, interrupted_ = false;
};

}  // namespace sixfold
