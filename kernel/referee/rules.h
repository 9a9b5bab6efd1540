// The rules of all games: what the player to move may do, and what comes of it.
#pragma once

#include <optional>

#include "referee/position.h"

namespace sixfold::referee {

// A seat at the beginning: its age, -1 if it is unknown; or that it starts among equals.
struct Newcomer {
  int age = -1;
  bool first = false;
};

// Deals until somebody can start; throws BadInput for seats that cannot play. `deals` gets the hands of every deal.
Position start(const Edition& edition, const std::vector<Newcomer>& seats, const std::string& seed,
               std::vector<std::vector<Numbers>>& deals);

// What an action scores, or why it is not allowed. The action must be in order: see `put_in_order`.
Verdict check(const Position& at, const Action& action);

// Sorts pieces and rows, whose order has no meaning; throws BadInput for what is no piece.
void put_in_order(Action& action);

// What the rules do for a player who has no choice: roll, draw a new hand or pass.
std::optional<ActionKind> forced_action(const Position& at);

// Plays an action that is allowed, with what the seed draws; returns what was drawn or rolled.
Numbers play(Position& at, const Action& action, const Verdict& verdict, const std::string& seed);

// Why a finished game ended, as in sixfold/rules/position.py.
const char* ending(const Position& at);

// What the player to move knows, for bots.
KernelView view_of_mover(const Position& at);

// The hands that a seat sees, -1 for a spectator: nothing for hidden ones.
std::vector<std::optional<Numbers>> visible_hands(const Position& at, int seat);

}  // namespace sixfold::referee
