// The endgame by the book: minimax that leaves nothing out, and the plain search that the solver is measured against.
#pragma once

#include "endgame.h"

namespace sixfold {

// The margin by trying everything: for small hands only.
int minimax(Board& board, const Rack& mover, const Rack& other, std::uint64_t& nodes);

// The margin by principal variation search with a hash table of 2^bits entries, most points first.
int plain_search(Board& board, const Rack& mover, const Rack& other, int bits, std::uint64_t& nodes);

}  // namespace sixfold
