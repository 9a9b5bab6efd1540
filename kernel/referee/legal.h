// All that the player to move may do.
#pragma once

#include "referee/position.h"

namespace sixfold::referee {

// An action with its points. In Cards a choice of cards without a table: `qwirkles` are the numbers it can make.
struct Option {
  Action action;
  int points = 0;
  Numbers qwirkles;
};

std::vector<Option> legal(const Position& at);

}  // namespace sixfold::referee
