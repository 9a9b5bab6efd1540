// Whether cards can lie in sets: numbers of sets for every colour and shape, then a count of cards by Hall's theorem.
//
// A card lies either in a set of its colour or in a set of its shape. Copies r_1 ... r_6 of one colour split into k
// sets if and only if every r_i <= k and 3k <= sum(r). So there must be numbers k of colour sets and k' of shape sets
// with k_i + k'_j >= the copies of kind ij, and with cards enough for all of them. For given k the smallest k' is best,
// and the other way round: only such pairs are looked at.
#include "cards.h"

#include <algorithm>

namespace sixfold::cards {
namespace {

using Lanes = std::uint64_t;  // a byte for each shape

constexpr std::array<Lanes, 64> spread_table() {
  std::array<Lanes, 64> table{};
  for (unsigned mask = 0; mask < 64; ++mask)
    for (int shape = 0; shape < 6; ++shape)
      if (mask >> shape & 1) table[mask] |= Lanes{1} << 8 * shape;
  return table;
}

constexpr std::array<Lanes, 64> SPREAD = spread_table();
constexpr Lanes ZERO = 0x404040404040;  // lanes count from 64, so that they may fall below

constexpr int sum_of(Lanes lanes) { return static_cast<int>(lanes * 0x0101010101010101 >> 56); }

// Thermometers of one colour: the shapes with at least one, two and three copies.
struct Levels {
  unsigned at[4];  // at[0]: all shapes
};

Levels levels_of(const Pile& pile, int color) {
  const auto six = [color](Mask plane) { return static_cast<unsigned>(plane >> 6 * color & 63); };
  return {{63, six(pile.one), six(pile.two), six(pile.three)}};
}

// How many sets a family could hold, if it got all its cards.
int most_sets(const Pile& may, Mask family) {
  const int one = std::popcount(may.one & family), two = one + std::popcount(may.two & family);
  if (two + std::popcount(may.three & family) >= 9) return 3;
  return two >= 6 ? 2 : one >= 3 ? 1 : 0;
}

// The numbers of sets under trial.
struct Numbers {
  int color[6] = {};
  unsigned shape[4] = {63, 0, 0, 0};  // the shapes with at least one, two, three sets
};

template <class Use>
class Sharing {
 public:
  Sharing(const Pile& must, const Pile& may, Use use) : size_(may.size()), use_(use) {
    for (int color = 0; color < 6; ++color) {
      must_[color] = levels_of(must, color);
      may_[color] = levels_of(may, color);
      int largest = 0;
      while (largest < 3 && must_[color].at[largest + 1]) ++largest;
      most_[color] = std::min(largest, most_sets(may, color_mask(color)));
    }
    for (int shape = 0; shape < 6; ++shape)
      for (int sets = most_sets(may, shape_mask(shape)); sets > 0; --sets) room_[sets] |= 1u << shape;
  }

  bool search() {
    Numbers numbers;
    return search(0, 0, numbers);
  }

 private:
  bool search(int color, int sets, Numbers& numbers) {
    if (color == 6) return smallest(numbers) && enough(numbers) && use_(numbers);
    const Levels& must = must_[color];
    const unsigned before[4] = {63, numbers.shape[1], numbers.shape[2], numbers.shape[3]};
    for (int here = 0; here <= most_[color]; ++here) {
      int total = sets + here;
      bool room = true;
      for (int level = 1; level <= 3; ++level) {
        numbers.shape[level] = before[level] | (level + here <= 3 ? must.at[level + here] : 0);
        room = room && (numbers.shape[level] & ~room_[level]) == 0;
        total += std::popcount(numbers.shape[level]);
      }
      if (!room || 3 * total > size_) continue;
      numbers.color[color] = here;
      if (search(color + 1, sets + here, numbers)) return true;
    }
    for (int level = 1; level <= 3; ++level) numbers.shape[level] = before[level];
    return false;
  }

  // Whether every colour set is needed: with one less, some kind would have too few places.
  bool smallest(const Numbers& numbers) const {
    for (int color = 0; color < 6; ++color) {
      const int sets = numbers.color[color];
      bool needed = sets == 0;
      for (int beside = 0; beside + sets <= 3 && !needed; ++beside) {
        const unsigned just = numbers.shape[beside] & (beside < 3 ? ~numbers.shape[beside + 1] : 63);
        needed = (must_[color].at[beside + sets] & just) != 0;
      }
      if (!needed) return false;
    }
    return true;
  }

  // Whether there are three cards for each set: for every choice of colours, with the worst choice of shapes.
  bool enough(const Numbers& numbers) const {
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
  Use use_;
  Levels must_[6], may_[6];
  int most_[6];
  unsigned room_[4] = {63, 0, 0, 0};
};

template <class Use>
bool share(const Pile& must, const Pile& may, Use use) {
  return Sharing<Use>(must, may, use).search();
}

// Shares the copies of each kind between its colour and its shape, by augmenting paths, for numbers that are enough.
class Dealing {
 public:
  Dealing(const Pile& cards, const Numbers& numbers) {
    for (int color = 0; color < 6; ++color) spare_[color] = -3 * numbers.color[color];
    for (int shape = 0; shape < 6; ++shape)
      for (int level = 1; level <= 3; ++level) need_[shape] += 3 * static_cast<int>(numbers.shape[level] >> shape & 1);
    for (int kind = 0; kind < KINDS; ++kind) {
      const int color = color_of(kind), shape = shape_of(kind);
      here_[kind] = cards.of(kind);
      least_[kind] = lent_[kind] = std::max(0, here_[kind] - numbers.color[color]);
      for (int level = 1; level <= here_[kind]; ++level)
        most_[kind] += static_cast<int>(numbers.shape[level] >> shape & 1);
      spare_[color] += here_[kind] - lent_[kind];
      need_[shape] -= lent_[kind];
    }
    for (int shape = 0; shape < 6; ++shape)
      for (; need_[shape] > 0; --need_[shape]) {
        asked_ = 0;
        if (!lend(shape)) break;
      }
  }

  // The cards of every family, dealt round and round into as few rows of at most five as they can fill.
  std::vector<Mask> rows() const {
    std::vector<Mask> found;
    found.reserve(ROWS_AT_MOST);
    for (int family = 0; family < FAMILIES; ++family) {
      int counts[6], cards = 0, most = 0, each = 0;
      for (Mask left = family_mask(family); left; left &= left - 1) {
        const int kind = lowest(left);
        counts[each] = family < 6 ? here_[kind] - lent_[kind] : lent_[kind];
        most = std::max(most, counts[each]);
        cards += counts[each++];
      }
      if (!cards) continue;
      const auto sets = static_cast<std::size_t>(std::max(most, (cards + 4) / 5));
      const std::size_t before = found.size();
      found.resize(before + sets);
      std::size_t next = 0;
      each = 0;
      for (Mask left = family_mask(family); left; left &= left - 1)
        for (int copy = counts[each++]; copy > 0; --copy, next = next + 1 == sets ? 0 : next + 1)
          found[before + next] |= left & (~left + 1);
    }
    return found;
  }

 private:
  // A shape in need takes a card; a colour that falls short takes one back from another shape, which looks elsewhere.
  bool lend(int shape) {
    for (int color = 0; color < 6; ++color) {
      const int kind = 6 * color + shape;
      if (lent_[kind] >= most_[kind] || asked_ >> color & 1) continue;
      asked_ |= 1u << color;
      if (spare_[color] > 0) {
        --spare_[color];
        ++lent_[kind];
        return true;
      }
      for (int back = 6 * color; back < 6 * color + 6; ++back) {
        if (back != kind && lent_[back] > least_[back] && lend(shape_of(back))) {
          --lent_[back];
          ++lent_[kind];
          return true;
        }
      }
    }
    return false;
  }

  int here_[KINDS] = {}, lent_[KINDS] = {}, least_[KINDS] = {}, most_[KINDS] = {}, spare_[6] = {}, need_[6] = {};
  unsigned asked_ = 0;
};

}  // namespace

bool can_lie(const Pile& must, const Pile& may) {
  return share(must, may, [](const Numbers&) { return true; });
}

bool some_rows(const Pile& cards, UseRows use, void* context) {
  return share(cards, cards, [&](const Numbers& numbers) { return use(context, Dealing(cards, numbers).rows()); });
}

Pile pile_of(const std::vector<int>& cards) {
  Pile pile;
  for (const int kind : cards) {
    require_kind(kind);
    require(!(pile.three >> kind & 1), "more than three cards of a kind");
    pile.add(bit(kind));
  }
  return pile;
}

Pile pile_of(const std::vector<Mask>& rows) {
  Pile pile;
  for (const Mask row : rows) {
    require((pile.three & row) == 0, "more than three cards of a kind");
    pile.add(row);
  }
  return pile;
}

std::vector<Mask> rows_of(const std::vector<std::vector<int>>& rows) {
  require(rows.size() <= ROWS_AT_MOST, "more rows than there are cards for");
  std::vector<Mask> found;
  for (const auto& row : rows) {
    Mask mask = 0;
    for (const int kind : row) {
      require_kind(kind);
      require(!(mask >> kind & 1), "a card twice in a row");
      mask |= bit(kind);
    }
    require(mask != 0 && is_row(mask) && std::popcount(mask) < 6, "a row that is no set of three to five");
    found.push_back(mask);
  }
  return found;
}

std::vector<int> kinds_of(Mask mask) {
  std::vector<int> kinds;
  for (; mask; mask &= mask - 1) kinds.push_back(lowest(mask));
  return kinds;
}

}  // namespace sixfold::cards
