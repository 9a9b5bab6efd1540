// SetCounts of sets for every colour and shape, then a count of cards by Hall's theorem.
//
// A card is either in a set of its colour or in a set of its shape. Copies r_1 ... r_6 of one colour split into k
// sets if and only if every r_i <= k and 3k <= sum(r). So there must be numbers k of colour sets and k' of shape sets
// with k_i + k'_j >= the copies of kind ij, and with cards enough for all of them. For given k the smallest k' is best,
// and the other way round: only such pairs are looked at.
#pragma once

#include <algorithm>

#include "cards/table.h"

namespace sixfold::cards {

using Lanes = std::uint64_t;  // a byte for each shape

constexpr std::array<Lanes, 64> spread_table() {
  std::array<Lanes, 64> table{};
  for (unsigned mask = 0; mask < 64; ++mask)
    for (int shape = 0; shape < 6; ++shape)
      if (mask >> shape & 1) table[mask] |= Lanes{1} << 8 * shape;
  return table;
}

inline constexpr std::array<Lanes, 64> SPREAD = spread_table();
inline constexpr Lanes ZERO = 0x404040404040;  // lanes count from 64, so that they may fall below

constexpr int sum_of(Lanes lanes) { return static_cast<int>(lanes * 0x0101010101010101 >> 56); }

// Thermometers of one colour: the shapes with at least one, two and three copies.
struct Levels {
  unsigned at[4];  // at[0]: all shapes
};

inline Levels levels_of(const Pile& pile, int color) {
  const auto six = [color](Mask plane) { return static_cast<unsigned>(plane >> 6 * color & 63); };
  return {{63, six(pile.one), six(pile.two), six(pile.three)}};
}

// How many sets a family could hold, if it got all its cards.
inline int most_sets(const Pile& may, Mask family) {
  const int one = std::popcount(may.one & family), two = one + std::popcount(may.two & family);
  if (two + std::popcount(may.three & family) >= 9) return 3;
  return two >= 6 ? 2 : one >= 3 ? 1 : 0;
}

// The numbers of sets under trial.
struct SetCounts {
  int color[6] = {};
  unsigned shape[4] = {63, 0, 0, 0};  // the shapes with at least one, two, three sets

  int of(int family) const {
    if (family < 6) return color[family];
    const auto has = [&](int level) { return static_cast<int>(shape[level] >> (family - 6) & 1); };
    return has(1) + has(2) + has(3);
  }
};

// How many sets of each family there may be.
struct Bounds {
  int least[FAMILIES] = {}, most[FAMILIES];
};

class SetNumbers {
 public:
  SetNumbers(const Pile& must, const Pile& may) : size_(may.size()) {
    for (int color = 0; color < 6; ++color) {
      must_[color] = levels_of(must, color);
      may_[color] = levels_of(may, color);
      while (largest_[color] < 3 && must_[color].at[largest_[color] + 1]) ++largest_[color];
    }
    for (int family = 0; family < FAMILIES; ++family) all_.most[family] = most_sets(may, family_mask(family));
  }

  // Calls `use` with numbers of sets that the cards can form, until it answers true. If fewer sets will do, more
  // of them are not looked at.
  template <class Use>
  bool search(Use use) {
    return search(all_, use);
  }

  template <class Use>
  bool search(const Bounds& within, Use use) {
    SetCounts numbers;
    for (int level = 1; level <= 3; ++level) room_[level] = 0;
    for (int family = 0; family < FAMILIES; ++family) {
      // More than three are never needed: then three cards for each of three is asked for, and no more.
      const int least = std::min(3, within.least[family]), most = std::min(within.most[family], all_.most[family]);
      if (least > most) return false;
      if (family < 6) {
        least_[family] = least;
        most_[family] = std::min(most, std::max(least, largest_[family]));
        continue;
      }
      for (int level = 1; level <= most; ++level) room_[level] |= 1u << (family - 6);
      for (int level = 1; level <= least; ++level) numbers.shape[level] |= 1u << (family - 6);
    }
    return search(0, 0, numbers, use);
  }

 private:
  template <class Use>
  bool search(int color, int sets, SetCounts& numbers, Use& use) {
    if (color == 6) return smallest(numbers) && enough(numbers) && use(numbers);
    const Levels& must = must_[color];
    const unsigned before[4] = {63, numbers.shape[1], numbers.shape[2], numbers.shape[3]};
    for (int here = least_[color]; here <= most_[color]; ++here) {
      int total = sets + here;
      bool room = true;
      for (int level = 1; level <= 3; ++level) {
        numbers.shape[level] = before[level] | (level + here <= 3 ? must.at[level + here] : 0);
        room = room && (numbers.shape[level] & ~room_[level]) == 0;
        total += std::popcount(numbers.shape[level]);
      }
      if (!room || 3 * total > size_) continue;
      numbers.color[color] = here;
      if (search(color + 1, sets + here, numbers, use)) return true;
    }
    for (int level = 1; level <= 3; ++level) numbers.shape[level] = before[level];
    return false;
  }

  // Whether every colour set is needed: with one less, some kind would have too few places.
  bool smallest(const SetCounts& numbers) const {
    for (int color = 0; color < 6; ++color) {
      const int sets = numbers.color[color];
      bool needed = sets == least_[color];
      for (int beside = 0; beside + sets <= 3 && !needed; ++beside) {
        const unsigned just = numbers.shape[beside] & (beside < 3 ? ~numbers.shape[beside + 1] : 63);
        needed = (must_[color].at[beside + sets] & just) != 0;
      }
      if (!needed) return false;
    }
    return true;
  }

  // Whether there are three cards for each set: for every choice of colours, with the worst choice of shapes.
  bool enough(const SetCounts& numbers) const {
    Lanes gap = ZERO, loss[6];
    int gain[6], active = 0;
    for (int level = 1; level <= 3; ++level) gap -= 3 * SPREAD[numbers.shape[level]];
    for (int color = 0; color < 6; ++color) {
      const int sets = numbers.color[color];
      const Levels& may = may_[color];
      Lanes alone = 0, beside = 0;
      for (int level = 1; level <= 3; ++level) {
        const unsigned shape = numbers.shape[level];
        gap += SPREAD[may.at[level] & shape];
        if (level <= sets) alone += SPREAD[may.at[level]];
        beside += SPREAD[may.at[level] & ~shape & numbers.shape[std::max(0, level - sets)]];
      }
      if (sets == 0) continue;
      loss[active] = alone - beside;
      gain[active++] = sum_of(alone) - 3 * sets;
    }
    int cards = 0;
    for (unsigned step = 1;; ++step) {
      const Lanes short_lanes = (~gap & ZERO) >> 6;
      const Lanes chosen = short_lanes * 0x7f;
      if (cards < sum_of((short_lanes << 6) - (gap & chosen))) return false;
      if (step >> active) return true;
      // Gray code: one colour comes or goes.
      const int turn = std::countr_zero(step);
      const bool comes = (step >> (turn + 1) & 1) == 0;
      gap = comes ? gap - loss[turn] : gap + loss[turn];
      cards += comes ? gain[turn] : -gain[turn];
    }
  }

  int size_;
  Levels must_[6], may_[6];
  Bounds all_;
  int largest_[6] = {}, least_[6], most_[6];  // of each colour: the most copies of a kind, and the bounds
  unsigned room_[4] = {63, 0, 0, 0};
};

}  // namespace sixfold::cards
