// The players of Cards: each ranks its moves; the best one that the rule about new rows allows is arranged and played.
#pragma once

#include "cards/game.h"
#include "common/levels.h"

namespace sixfold::cards {

// Returns every move of these cards with this number of Qwirkles and at most `most_cards` cards. Once the budget is
// spent, no further moves are looked at as soon as there is one.
std::vector<Move> legal_moves(const View& view, const Pile& hand, int qwirkles, int most_cards, Budget& budget);

// Every move with the most Qwirkles; on the opening of `cards-pl` every largest set. Never empty unless stuck.
std::vector<Move> best_moves(const View& view, Budget& budget);

// What is expected of a move: the margin at the end with its standard error, and the chance of winning where it is
// known.
struct Expected {
  double margin = 0, error = 0, chance = 0;
  double reply = 0;      // Qwirkles that the next player then takes, on average
  bool decided = false;  // the chance is known: no card is left to draw
  int hands = 0;         // of others that were tried
};

// The best move first, with what a player expects of it.
struct Ranking {
  std::vector<Move> moves;
  std::vector<Expected> expected{};  // of each move, from the expert alone
  Estimate best{};
};

struct Learned;

// Ranks moves as the player of a level does.
Ranking rank(const View& view, const CardsLevel& level, const Learned& learned, Random& rng, Budget& budget);

// A move with its arrangement: the table at the end of the turn, Qwirkles included.
struct Decision {
  Move move;
  std::vector<Mask> rows;
  Estimate estimate{};
};

// The best move of a ranking, arranged; if that is empty, one with the most Qwirkles and cards. Nothing is played if
// nothing can be. Once the budget is spent, any arrangement will do.
Decision decide(const View& view, Ranking ranking, Budget& budget);

}  // namespace sixfold::cards
