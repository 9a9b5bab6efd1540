// A table of cards that was found for a choice of cards, and what fits to it as it lies.
#pragma once

#include "cards/table.h"

namespace sixfold::cards {

// A table that C15 allows, Qwirkles included.
struct Path {
  int count = 0;
  Mask open = 0, five = 0;  // the kinds that fit to a row of three or four, and those that make one of five a Qwirkle
  std::array<Mask, MAX_ROWS> rows;

  void add(Mask row) {
    rows[static_cast<std::size_t>(count++)] = row;
    note(row);
  }

  // Add a card to a row that it fits to, of five cards or of fewer.
  void extend(int kind, bool to_five) {
    bool sought = true;
    open = five = 0;
    for (int i = 0; i < count; ++i) {
      Mask& row = rows[static_cast<std::size_t>(i)];
      const int size = std::popcount(row);
      if (sought && size < 6 && (size == 5) == to_five && (family_of(row) & ~row) >> kind & 1) {
        row |= bit(kind);
        sought = false;
      }
      note(row);
    }
  }

 private:
  void note(Mask row) {
    const int size = std::popcount(row);
    if (size < 6) (size == 5 ? five : open) |= family_of(row) & ~row;
  }
};

}  // namespace sixfold::cards
