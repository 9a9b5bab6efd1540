// The table of cards: piles of cards as bits, and whether cards can form sets, decided exactly.
#pragma once

#include <array>
#include <vector>

#include "common/kinds.h"
#include "common/random.h"
#include "common/view.h"

namespace sixfold::cards {

inline constexpr int HAND = 9;
inline constexpr int MAX_ROWS = 36;

// The family of a row of two or more cards that match; its mask.
constexpr Mask family_of(Mask row) {
  const Mask color = color_mask(color_of(lowest(row)));
  return (row & ~color) == 0 ? color : shape_mask(shape_of(lowest(row)));
}

// The number of that family.
constexpr int feature_of(Mask row) {
  const int color = color_of(lowest(row));
  return (row & ~color_mask(color)) == 0 ? color : 6 + shape_of(lowest(row));
}

constexpr bool is_row(Mask row) {
  const int size = std::popcount(row);
  return 3 <= size && size <= 6 && (row & ~family_of(row)) == 0;
}

// How many of each kind, at most three: the kinds of which there are at least one, two and three.
struct Pile {
  Mask one = 0, two = 0, three = 0;

  bool operator==(const Pile&) const = default;
  int of(int kind) const { return static_cast<int>((one >> kind & 1) + (two >> kind & 1) + (three >> kind & 1)); }
  int size() const { return std::popcount(one) + std::popcount(two) + std::popcount(three); }
  bool empty() const { return one == 0; }

  // Add one card of each kind of a mask. There must be room.
  void add(Mask kinds) {
    three |= two & kinds;
    two |= one & kinds;
    one |= kinds;
  }

  // Take one card of each kind of a mask. They must be there.
  void take(Mask kinds) {
    one &= two | ~kinds;
    two &= three | ~kinds;
    three &= ~kinds;
  }

  void add(const Pile& other) {
    add(other.one);
    add(other.two);
    add(other.three);
  }

  void take(const Pile& other) {
    take(other.one);
    take(other.two);
    take(other.three);
  }

  // Take one card of each of these kinds that is there.
  void take_any(Mask kinds) { take(kinds & one); }

  std::vector<int> cards() const {
    std::vector<int> found;
    for (int kind = 0; kind < KINDS; ++kind) found.insert(found.end(), static_cast<std::size_t>(of(kind)), kind);
    return found;
  }
};

struct PileHash {
  std::size_t operator()(const Pile& pile) const {
    std::uint64_t hash =
        pile.one * 0x9e3779b97f4a7c15 ^ pile.two * 0xc2b2ae3d27d4eb4f ^ pile.three * 0x165667b19e3779f9;
    hash ^= hash >> 29;
    hash *= 0xbf58476d1ce4e5b9;
    return static_cast<std::size_t>(hash ^ hash >> 32);
  }
};

// Whether all cards of `must` can form sets of three to five, with the help of others of `may` (which holds `must`).
bool can_form_rows(const Pile& must, const Pile& may);
inline bool can_form_rows(const Pile& cards) { return can_form_rows(cards, cards); }

// Returns exactly these cards in few rows of three to five; nothing if they cannot form any.
std::vector<Mask> some_rows(const Pile& cards);

// Cards from outside: throws BadInput unless they are kinds, with no more than three of each.
Pile pile_of(const std::vector<int>& cards);
std::vector<Mask> rows_of(const std::vector<std::vector<int>>& rows);
Pile pile_of(const std::vector<Mask>& rows);
std::vector<int> kinds_of(Mask mask);

}  // namespace sixfold::cards
