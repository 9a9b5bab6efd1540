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

// Moves in `also` meet as many hands as the best, whatever is learned about them.
Ranking expert(const View& view, const Learned& learned, const CardsLevel& level, Random& rng, Budget& budget,
               const std::vector<Move>& also = {});

// The last turns: with the stock gone, moves are judged by what the others can take with the cards they may hold.
Ranking last_turns(const View& view, const CardsLevel& level, Random& rng, Budget& budget,
                   const std::vector<Move>& also = {});

}  // namespace sixfold::cards
