// The endgame solver as the binding shows it: tables, hands and moves as flat lists of numbers.
#pragma once

#include <memory>
#include <tuple>

#include "qwirkle/endgame.h"

namespace sixfold::qwirkle {

using Numbers = std::vector<int>;
using FlatEndgame = std::tuple<Numbers, int, int, int, bool, std::uint64_t, std::vector<Numbers>>;
using FlatRootMove = std::tuple<Numbers, int, bool>;
using FlatEnding = std::tuple<Numbers, Numbers, Numbers>;

// Move (x, y, kind ...; nothing is a pass), margin, low, high, exact, nodes, line. Throws BadInput for what cannot be.
FlatEndgame flat_endgame(const Numbers& tiles, const Numbers& hand, const Numbers& other, std::uint64_t nodes,
                         double ms, std::shared_ptr<Stop> stop);
// Every move with its margin and whether that is exact, best first.
std::vector<FlatRootMove> flat_endgame_all(const Numbers& tiles, const Numbers& hand, const Numbers& other,
                                           std::uint64_t nodes, double ms, std::shared_ptr<Stop> stop);
// Margin and nodes of the plain search, or of minimax if everything is to be tried.
std::pair<int, std::uint64_t> flat_endgame_plain(const Numbers& tiles, const Numbers& hand, const Numbers& other,
                                                 bool everything, std::uint64_t nodes);
// Tables with both hands, from games of their own.
std::vector<FlatEnding> flat_endings(int count, int most, double noise, std::uint64_t seed);

}  // namespace sixfold::qwirkle
