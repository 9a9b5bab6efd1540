// Players who overlook much: what the weaker levels see.
#pragma once

#include "cards/policy.h"

namespace sixfold::cards {

struct Sight {
  int cards;    // of the hand that are looked at
  int at_once;  // cards played at most
};

// The most Qwirkles that are seen, then the most cards. What is left to the next player is not thought of.
Ranking short_sighted(const Known& known, const Sight& sight, Random& chance, Budget& budget);

}  // namespace sixfold::cards
