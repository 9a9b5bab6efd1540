// Which cards of a hand can be played, with which numbers of Qwirkles: exact in both editions.
#pragma once

#include "cards/table.h"

namespace sixfold::cards {

// Cards that can be played together. Bit q of `numbers`: it can be done with just q Qwirkles.
struct Choice {
  Pile cards;
  std::uint32_t numbers = 0;
};

// Returns every choice of cards of the hand that can be played. Once the budget is interrupted, those found so far, but
// at least one if there is one.
std::vector<Choice> playable(const std::vector<Mask>& old, const Pile& hand, NewRows rule, Budget& budget);

// How many Qwirkles these cards can make at most, new rows aside; -1 if they cannot form rows at all.
int most_qwirkles(const Pile& cards);

// The Qwirkles, ascending by family, and the rest of the cards, which can form rows.
struct Sixes {
  std::vector<int> families;
  Pile rest;
};

inline constexpr unsigned EVERY_FAMILY = (1u << FAMILIES) - 1;

// Whether the cards hold all six of one of these families, which are bits.
bool has_six(const Pile& cards, unsigned families);

// Returns every way to take this number of Qwirkles of these families out of the cards, new rows aside.
std::vector<Sixes> ways_to_take(const Pile& cards, int qwirkles, unsigned families = EVERY_FAMILY);

}  // namespace sixfold::cards
