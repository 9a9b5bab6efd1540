// The endgame by the book: minimax that leaves nothing out, and the plain search that the solver is measured against.
#pragma once

#include "qwirkle/value.h"

namespace sixfold::qwirkle {

// The margin by trying everything: for small hands only. Throws BadInput if the budget runs out.
int minimax(Board& board, const Hand& mover, const Hand& other, Budget& budget);

// The margin by principal variation search with a hash table, most points first. Throws BadInput likewise.
int plain_search(Board& board, const Hand& mover, const Hand& other, Budget& budget);

}  // namespace sixfold::qwirkle
