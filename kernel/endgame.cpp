// v2
#include "endgame.h"
#include "endgame_search.h"
#include <cstdlib>
namespace sixfold {
int P[32];
std::uint64_t HIST[7][7], GEN[7][7];
int v1(Board& board, const Rack& mover, const Rack& other, std::uint64_t& nodes) {
  Budget budget(0, 0, nullptr);
  EndgameSearch s(board, 20, budget);
  int m = s.margin(Held(mover), Held(other), -ENDLESS, ENDLESS);
  nodes = budget.used();
  return m;
}
}
