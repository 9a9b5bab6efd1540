// The parameters of every level and reference player of all games. Python and the browser read them from here.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "common/budget.h"

namespace sixfold {

struct QwirkleLevel {
  // Weak levels take the most points of what they notice: each place with a chance of its own, and each further tile of
  // a move with another. Others notice everything.
  double notice_place = 1, notice_tile = 1;
  int looks = 60;      // placements judged by the network, those with most points first
  int candidates = 0;  // of which the best are simulated
  double rounds = 1;   // how often everyone moves in a simulation before the network judges; 1 with three or more seats
  int trust = 12;      // simulations that the network's own judgement counts for
  bool plain = false;  // equally many simulations for each, and the mean margin decides; keeps to that with any budget
  std::int64_t simulations = 0;  // unless time is limited
  std::int64_t endgame_nodes =
      0;                // searched when two players have an empty bag, unless time is limited; 0: simulate that too
  double max_ms = 300;  // of CPU, unless there is a limit of time
};

enum class Rolling { NEVER, UNUSED, POINTS, NET };

struct CubesLevel {
  int max_laid = 6;    // moves with more cubes are overlooked
  int crossing = 100;  // per cent of the points of lines across the move that are noticed
  Rolling rolling = Rolling::POINTS;
  bool looks_ahead = false;  // weighs what a move leaves to the others and to oneself
  int width = 30;            // moves looked at more closely, by points
  int rolls = 200;           // moves looked at when choosing cubes to roll,
  int each = 1;              // and of them for each set that may come
  int refills = 2;           // ways to draw new cubes that are tried
  int simulations = 0;       // of the next player's turn, in all
  int candidates = 8;        // the best moves, which are simulated
  int endgame = 0;           // with fewer cubes in the bag whole games are played out
  // How many simulations the value before any simulation counts for: else, and where whole games are played out.
  double trust = 10, endgame_trust = 16;
  double spread = 8;           // of the margin that is still to come then: a chance of winning by the logistic curve
  double margin_share = 2e-3;  // of a win, for each point of margin: prefers the safer of equal chances
  double max_ms = 300;
};

enum class CardsPolicy { SHORT_SIGHTED, GREEDY, SAFE, SAFE_HALVING, EXPERT };

struct CardsLevel {
  CardsPolicy policy = CardsPolicy::GREEDY;
  int cards_seen = 9, max_played = 9;  // of the hand, by short-sighted players
  int narrow = 96;                     // moves that the learned value leaves to the expert
  int hands = 32;                      // sampled hands of the next player; halving doubles them in each round,
  int max_hands = 1024;                // up to this if no learned value chose the moves before
  int worlds = 64;                     // sampled hands of all others in their last turns
  double thinking_share = 0.75;        // of the time for a decision; the rest is for the arrangement
  double max_ms = 200;
};

// How many nodes Cards searches for a table on which few cards have moved: in a decision, in a move of a match or of a
// list, and in a turn of an environment.
inline constexpr std::uint64_t DECISION_ARRANGE_NODES = 200'000, MATCH_ARRANGE_NODES = 2'000, STEP_ARRANGE_NODES = 20;

template <class Level>
struct Named {
  std::string_view name;
  Level level;
};

template <class Level>
const Level& find_level(std::span<const Named<Level>> levels, std::string_view name) {
  for (const Named<Level>& each : levels)
    if (each.name == name) return each.level;
  throw BadInput("no such player");
}

// `review` is how positions are analysed; `linear`, `exact`, `no-reroll`, `safe` and `safe-halving` are kept to measure
// by.
std::span<const Named<QwirkleLevel>> qwirkle_levels();
std::span<const Named<CubesLevel>> cubes_levels();
std::span<const Named<CardsLevel>> cards_levels();

// Returns what of a level makes sense within a time in milliseconds of CPU.
QwirkleLevel within(QwirkleLevel level, double ms);
CubesLevel within(CubesLevel level, double ms);
CardsLevel within(CardsLevel level, double ms);

}  // namespace sixfold
