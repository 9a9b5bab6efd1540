// The logistic function, from operations that every processor rounds alike: libraries differ in the last bit of `exp`.
#pragma once

#include <bit>
#include <cstdint>

namespace sixfold {

// e to the power of x, for |x| up to 700: 2^k times a Taylor series of what is left, which is at most ln(2)/2.
constexpr double exponential(double x) {
  constexpr double PER_LN2 = 1.4426950408889634, LN2_HIGH = 0x1.62e42feep-1, LN2_LOW = 0x1.a39ef35793c76p-33;
  const auto k = static_cast<std::int64_t>(x * PER_LN2 + (x < 0 ? -0.5 : 0.5));
  const auto whole = static_cast<double>(k);
  const double rest = (x - whole * LN2_HIGH) - whole * LN2_LOW;
  double series = 1;
  for (int i = 13; i > 0; --i) series = 1 + series * rest / i;
  return series * std::bit_cast<double>((k + 1023) << 52);
}

// 1 / (1 + e^-x).
constexpr double logistic(double x) { return 1 / (1 + exponential(x > 700 ? -700 : x < -700 ? 700 : -x)); }

}  // namespace sixfold
