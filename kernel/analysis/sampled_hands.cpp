// Seeds the Mersenne Twister and draws from it as CPython does.
#include "analysis/sampled_hands.h"

#include <algorithm>
#include <bit>
#include <random>

namespace sixfold::analysis {
namespace {

// What random.Random(0) makes of its seed: `init_by_array` of the reference implementation with the one word 0.
struct SeedOfZero {
  using result_type = std::uint32_t;

  template <class Iterator>
  void generate(Iterator begin, Iterator end) {
    const auto size = end - begin;
    begin[0] = 19650218;
    for (int i = 1; i < size; ++i) begin[i] = mixed(begin[i - 1], 1812433253) + static_cast<result_type>(i);
    int at = 1;
    const auto go_on = [&] {
      if (++at < size) return;
      begin[0] = begin[size - 1];
      at = 1;
    };
    for (int left = static_cast<int>(size); left > 0; --left, go_on()) begin[at] ^= mixed(begin[at - 1], 1664525);
    for (int left = static_cast<int>(size) - 1; left > 0; --left, go_on())
      begin[at] =
          static_cast<result_type>((begin[at] ^ mixed(begin[at - 1], 1566083941)) - static_cast<result_type>(at));
    begin[0] = 0x80000000;
  }

  static result_type mixed(std::uint64_t word, std::uint64_t factor) {
    return static_cast<result_type>((word ^ (word >> 30)) * factor);
  }
};

class PythonRandom {
 public:
  // 0 ... bound - 1.
  std::size_t below(std::size_t bound) {
    const int bits = std::bit_width(bound);
    for (;;)
      if (const std::size_t drawn = twister_() >> (32 - bits); drawn < bound) return drawn;
  }

  Numbers sample(const Numbers& from, std::size_t size) {
    const std::size_t pool_size = size <= 5 ? 21 : 85;  // for a hand of at most six
    Numbers drawn;
    if (from.size() <= pool_size) {
      Numbers pool = from;
      for (std::size_t i = 0; i < size; ++i) {
        const std::size_t place = below(from.size() - i);
        drawn.push_back(pool[place]);
        pool[place] = pool[from.size() - i - 1];
      }
      return drawn;
    }
    std::vector<std::size_t> chosen;
    while (chosen.size() < size) {
      const std::size_t place = below(from.size());
      if (std::find(chosen.begin(), chosen.end(), place) != chosen.end()) continue;
      chosen.push_back(place);
      drawn.push_back(from[place]);
    }
    return drawn;
  }

 private:
  SeedOfZero seed_;
  std::mt19937 twister_{seed_};
};

}  // namespace

std::vector<Numbers> sampled_hands(const Numbers& pieces, int size, int count) {
  require(0 <= size && size <= static_cast<int>(pieces.size()), "more pieces in a hand than are unseen");
  PythonRandom random;
  std::vector<Numbers> hands;
  for (int hand = 0; hand < count; ++hand) hands.push_back(random.sample(pieces, static_cast<std::size_t>(size)));
  return hands;
}

}  // namespace sixfold::analysis
