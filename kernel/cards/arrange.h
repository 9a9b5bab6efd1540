// The arrangement of a play that is nearest to the current table: few cards moved, so that a person can follow.
#pragma once

#include "cards/playable.h"

namespace sixfold::cards {

struct Arrangement {
  std::vector<Mask> rows;  // the whole table at the end of the turn, Qwirkles included; empty if none was found
  bool best = false;       // whether it is proved that no arrangement moves fewer
};

// Plays these cards with this number of Qwirkles; with `families`, with just those.
Arrangement arrange(const std::vector<Mask>& old, const Pile& played, int qwirkles, const std::vector<int>* families,
                    NewRows rule, Budget& budget);

// An old row is the home of at most one new row, and a new row has at most one home. The cards they share stay, all
// other cards of the old rows move: this is how many, with the homes chosen best.
int cards_moved(const std::vector<Mask>& old, const std::vector<Mask>& rows);

}  // namespace sixfold::cards
