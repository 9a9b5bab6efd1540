// Games of Cards inside the kernel: what a player knows, and whole games between players, for simulations and matches.
#pragma once

#include <functional>

#include "cards/moves.h"

namespace sixfold::cards {

// What the player to move knows. Seats are counted from that player: 0 moves now, 1 comes next.
struct View {
  std::vector<Mask> rows;  // on the table; only the rule about new rows looks at them
  Pile table, hand, unseen;
  int seats = 2, stock = 0;
  std::array<int, MAX_SEATS> sizes{}, scores{};
  int last_turns = 0;  // turns left once the stock has run out; 0 before
  NewRows rule = NewRows::any;
  bool opening = false;
};

// Returns the cards of a pile in random order.
std::vector<int> shuffled(const Pile& pile, Random& rng);

// A move and the table at the end of the turn, Qwirkles included.
using Chooser = std::function<std::pair<Move, std::vector<Mask>>(const View&, Random&)>;

// Plays a whole game with this order of the stock and returns the scores. The seed settles all that is random about the
// players.
std::array<int, MAX_SEATS> play_game(const std::vector<int>& deck, int seats, NewRows rule,
                                     const std::vector<Chooser>& players, std::uint64_t seed);

// A deck from which somebody can start.
std::vector<int> shuffled_deck(Random& rng, int seats);

}  // namespace sixfold::cards
