// Which cards of a hand can be played, with which numbers of Qwirkles: exact in both editions.
#pragma once

#include <optional>

#include "cards.h"

namespace sixfold::cards {

// Cards that can be played together. Bit q of `numbers`: it can be done with just q Qwirkles. Bit q of `unsure`: the
// budget ran out before it was settled.
struct Choice {
  Pile cards;
  std::uint32_t numbers = 0, unsure = 0;
};

// Every choice of cards of the hand that can be played; those that are unsure altogether come too, without numbers.
std::vector<Choice> playable(const std::vector<Mask>& old, const Pile& hand, bool own_rule, Budget& budget);

// Whether anything can be played at all: no card that fits as the table lies is looked for twice.
bool can_play(const std::vector<Mask>& old, const Pile& hand, bool own_rule, Budget& budget);

// How many Qwirkles these cards can make at most, C15 aside; -1 if they cannot lie at all.
int most_qwirkles(const Pile& cards);

// The Qwirkles, ascending by family, and the rest of the cards, which can lie.
struct Sixes {
  std::vector<int> families;
  Pile rest;
};

// Every way to take just so many Qwirkles out of these cards, C15 aside.
std::vector<Sixes> ways_to_take(const Pile& cards, int qwirkles);

// A table, Qwirkles included, of just these cards that C15 allows; none if there is none or the budget ran out.
std::optional<std::vector<Mask>> allowed_table(const std::vector<Mask>& old, const Pile& played, const Sixes& sixes,
                                               Budget& budget);

}  // namespace sixfold::cards
