// What is drawn and rolled at one moment, derived from a seed just as the referee derives it: sixfold/rules/rng.py.
#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "common/kinds.h"

namespace sixfold {

std::array<std::uint8_t, 32> sha256(const std::string& text);

class RefereeRng {
 public:
  RefereeRng(const std::string& seed, int index, std::span<const int> supply);

  // An even choice among 0 ... bound - 1; bound must be positive.
  int below(int bound);
  // Takes pieces out of a supply given as counts, which must hold as many; returns them as indices, ascending.
  std::vector<int> take(std::span<int> supply, int count);

 private:
  std::string head_;
  std::array<std::uint8_t, 32> bytes_{};
  std::size_t used_ = 32;
  int block_ = 0;
};

}  // namespace sixfold
