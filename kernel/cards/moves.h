// Moves of Cards as players see them: what is played, what is taken, what stays on the table. C15 is asked about later.
#pragma once

#include "cards/playable.h"

namespace sixfold::cards {

struct Move {
  Pile played, table;         // the table at the end of the turn
  std::vector<int> families;  // the Qwirkles taken
  int qwirkles() const { return static_cast<int>(families.size()); }
};

// The most Qwirkles that some play of this hand can take, C15 aside; -1 if nothing can be played.
int most_now(const Pile& table, const Pile& hand);

// Whether some card of the hand can be played, with others of it to help, C15 aside.
bool some_card_fits(const Pile& table, const Pile& hand);

// The same as `most_now`, but no difference is made between no Qwirkle and no play: for simulations, which ask it very
// often.
int qwirkles_now(const Pile& table, const Pile& hand);

// Returns every move with this number of Qwirkles and at most `most_cards` cards; if the budget is spent, some of them.
std::vector<Move> moves_with(const Pile& table, const Pile& hand, int qwirkles, int most_cards,
                             Budget* budget = nullptr);

}  // namespace sixfold::cards
