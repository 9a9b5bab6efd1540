// Qwirkle for Python: plain numbers in, plain numbers out, everything checked on the way in.
#pragma once

#include <tuple>

#include "qwirkle/self_play.h"

namespace sixfold::qwirkle {

using Ints = std::vector<int>;

// Every placement as x, y, kind, x, y, kind ... with its score; on an empty table the openings.
std::vector<std::tuple<Ints, int>> qwirkle_moves(const Ints& tiles, const Ints& hand);

// What was laid (as above), what is set aside for an exchange, points now; then margin, its error, the chance of
// winning, and how many simulations say so. The best comes first; an empty first choice is a pass.
using Weighed = std::tuple<Ints, Ints, int, double, double, double, int>;

// `effort` is looks, candidates, turns, trust, plain; at most `told` choices come back, and those of `also` (laid, aside).
std::vector<Weighed> qwirkle_think(const Ints& tiles, const Ints& hand, const Ints& held, const Ints& scores, int bag,
                                   const Value& value, const std::array<int, 5>& effort, int told, std::uint64_t seed,
                                   std::uint64_t nodes, double ms, std::shared_ptr<Stop> stop,
                                   const std::vector<std::pair<Ints, Ints>>& also);

}  // namespace sixfold::qwirkle
