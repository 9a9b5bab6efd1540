// Weak levels: they play for points like a person who overlooks long moves and distant places.
#pragma once

#include "common/random.h"
#include "qwirkle/candidates.h"

namespace sixfold::qwirkle {

// A single tile somewhere is always seen. Each further tile of a move is seen with a probability of its own, and so is
// each place on the table. Of what is seen, the most points; nothing is simulated.
Choice choose_noticed(const View& at, const QwirkleLevel& level, Random& random);

}  // namespace sixfold::qwirkle
