// The expert of Cards: a learned value narrows the moves, sampled hands price what is left to the next player.
#pragma once

#include "cards/policy.h"
#include "cards/value.h"

namespace sixfold::cards {

// What the expert has learned for one number of players.
struct Learned {
  Weights whole;  // the margin from here on, as the player who moved may expect it
  Weights later;  // the same without the very next turn
};

// How much an expert looks at. Measured in moves and hands, so that equal seeds play equal games.
struct Measure {
  int narrow = 96;  // moves left by the learned value
  int hands = 32;   // sampled hands of the next player in the first round, doubled in each
};

// Moves in `also` meet as many hands as the best, whatever is learned about them.
Ranking expert(const Known& known, const Learned& learned, const Measure& measure, Random& chance, Budget& budget,
               const std::vector<Move>& also = {});

// The last turns: with the stock gone, moves are judged by what the others can take with the cards they may hold.
Ranking last_turns(const Known& known, Random& chance, Budget& budget, const std::vector<Move>& also = {});

}  // namespace sixfold::cards
