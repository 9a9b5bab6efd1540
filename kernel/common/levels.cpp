// The table of levels, measured against each other, and how they use a given time.
#include "common/levels.h"

#include <algorithm>

namespace sixfold {
namespace {

constexpr Named<QwirkleLevel> QWIRKLE[] = {
    {"beginner", {.notice_place = 0.42, .notice_tile = 0.5}},
    {"easy", {.notice_place = 0.6, .notice_tile = 0.7}},
    {"medium", {.notice_place = 0.9, .notice_tile = 0.9}},
    {"hard", {}},
    {"expert", {.candidates = 16, .rounds = 2, .simulations = 6000, .endgame_nodes = 300'000}},
    {"linear", {.candidates = 8, .rounds = 1.5, .trust = 0, .plain = true, .simulations = 400}},
    {"review",
     {.looks = 2000, .candidates = 12, .rounds = 2, .simulations = 4000, .endgame_nodes = 400'000, .max_ms = 0}},
};

constexpr Named<CubesLevel> CUBES[] = {
    // They overlook moves with many cubes and lines across, and roll again what the best move they see leaves unused.
    {"beginner", {.max_laid = 2, .crossing = 50, .rolling = Rolling::UNUSED}},
    {"easy", {.max_laid = 2, .crossing = 80, .rolling = Rolling::UNUSED}},
    {"medium", {.max_laid = 3, .rolling = Rolling::UNUSED}},
    // Sees every move and knows the odds of every roll, but not what it leaves to the others.
    {"hard", {}},
    {"expert",
     {.rolling = Rolling::NET, .looks_ahead = true, .width = 40, .rolls = 80, .simulations = 160, .endgame = 8}},
    {"greedy", {.rolling = Rolling::UNUSED}},
    {"exact", {}},
    {"no-reroll", {.rolling = Rolling::NEVER}},
    {"review", {.rolling = Rolling::NET, .looks_ahead = true, .rolls = 150, .max_ms = 0}},
};

constexpr Named<CardsLevel> CARDS[] = {
    {"greedy", {}},
    {"beginner", {.policy = CardsPolicy::SHORT_SIGHTED, .cards_seen = 6, .max_played = 3}},
    {"easy", {.policy = CardsPolicy::SHORT_SIGHTED, .cards_seen = 7, .max_played = 5}},
    {"medium", {}},
    {"hard", {.policy = CardsPolicy::SAFE, .hands = 1}},
    {"expert", {.policy = CardsPolicy::EXPERT}},
    {"safe", {.policy = CardsPolicy::SAFE, .hands = 16}},
    {"safe-halving", {.policy = CardsPolicy::SAFE_HALVING, .hands = 16}},
    {"review", {.policy = CardsPolicy::EXPERT, .hands = 48, .max_ms = 0}},
};

}  // namespace

std::span<const Named<QwirkleLevel>> qwirkle_levels() { return QWIRKLE; }
std::span<const Named<CubesLevel>> cubes_levels() { return CUBES; }
std::span<const Named<CardsLevel>> cards_levels() { return CARDS; }

QwirkleLevel within(QwirkleLevel level, double ms) {
  // The times from which on simulations pay, and deeper ones: measured against greedy play.
  constexpr double FOR_SIMULATIONS_MS = 0.2, FOR_DEPTH_MS = 4;
  if (ms < FOR_DEPTH_MS) level.rounds = 1;
  if (ms < FOR_SIMULATIONS_MS) level.candidates = 0;
  level.simulations = 0;  // the clock decides
  level.max_ms = ms;
  return level;
}

CubesLevel within(CubesLevel level, double ms) {
  // About ten simulations take a millisecond; weighing all moves first takes twelve.
  constexpr int PER_MS = 10, BEFORE_MS = 12;
  const int affordable = PER_MS * static_cast<int>(std::min(ms, 1e5) - BEFORE_MS);
  if (level.simulations) level.simulations = std::clamp(affordable, 40, 100'000);
  level.max_ms = std::max(ms, 0.001);
  return level;
}

CardsLevel within(CardsLevel level, double ms) {
  constexpr double HANDS_PER_MS = 5;
  if (level.policy == CardsPolicy::EXPERT) level.hands = static_cast<int>(std::clamp(ms * HANDS_PER_MS, 1.0, 1e6));
  level.max_ms = ms;
  return level;
}

}  // namespace sixfold
