// The end of a game of two with the bag empty: both hands are known, so the best play is found exactly.
//
// A player who can lay must; one who cannot passes; the last tile laid ends the game and brings the bonus, two passes
// in a row end it without. A margin is the points that the player to move will still make less those of the other.
#pragma once

#include "qwirkle/value.h"

namespace sixfold::qwirkle {

struct Endgame {
  Laid move{};  // count 0: pass
  int margin = 0;
  bool exact = false;
  int low = 0, high = 0;   // proven: low <= true margin <= high
  std::vector<Laid> line;  // best play for both to the end, passes included; cut short if the budget ran out
};

struct RootMove {
  Laid move;
  int margin;
  bool exact;
};

inline constexpr int HASH_BITS = 20;  // 16 MB

// The best move. A node of the budget is a move laid on the board. If it runs out: the best of the moves that were
// searched, or else the one that looks best when both take the most points. The board is left as it was.
Endgame solve(Board& board, const Hand& mover, const Hand& other, Budget& budget, int hash_bits = HASH_BITS);

// Every move with its margin, the best first; where the budget ran out, the margin if both take the most points.
std::vector<RootMove> solve_all(Board& board, const Hand& mover, const Hand& other, Budget& budget,
                                int hash_bits = HASH_BITS);

}  // namespace sixfold::qwirkle
