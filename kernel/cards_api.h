// What Python asks about cards: plain numbers and lists in and out, everything checked.
#pragma once

#include <tuple>

#include "cards_arrange.h"

namespace sixfold {

using Cards = std::vector<int>;
using Rows = std::vector<Cards>;

// Every choice that can be played: the cards, the numbers of Qwirkles, and those that the budget left open.
std::vector<std::tuple<Cards, Cards, Cards>> cards_playable(const Rows& rows, const Cards& hand, bool own_rule,
                                                            std::uint64_t nodes, double ms);

// The table with the fewest cards moved (empty if there is none), how many move, and whether that is proved.
std::tuple<Rows, int, bool> cards_arrange(const Rows& rows, const Cards& played, int qwirkles, bool own_rule,
                                          std::uint64_t nodes, double ms);

// How many cards of the old rows move.
int cards_moved_between(const Rows& old, const Rows& rows);

}  // namespace sixfold
