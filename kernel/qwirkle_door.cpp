// What Python asks about Qwirkle. A board is large: each thread keeps one and uses it again.
#include "qwirkle_door.h"

namespace sixfold {

namespace {

Ints flat(const Board& board, const Laid& move) {
  Ints out;
  for (int i = 0; i < move.count; ++i) {
    const auto [x, y] = board.where(move.cells[i]);
    out.insert(out.end(), {x, y, move.kinds[i]});
  }
  return out;
}

Rack rack_of(const Ints& kinds) {
  require(kinds.size() <= 6, "a hand has at most six tiles");
  Rack rack;
  for (const int kind : kinds) {
    require_kind(kind);
    rack.add(kind);
  }
  return rack;
}

Sight& own_sight() {
  thread_local Sight sight;
  return sight;
}

}  // namespace

std::vector<std::tuple<Ints, int>> qwirkle_moves(const Ints& tiles, const Ints& hand) {
  const Rack rack = rack_of(hand);
  Board& board = own_sight().board;
  board.read(tiles);
  std::vector<std::tuple<Ints, int>> found;
  const auto tell = [&](const Laid& move) { found.emplace_back(flat(board, move), move.score); };
  if (board.size()) {
    board.moves(rack.mask(), tell);
  } else {
    std::vector<Laid> all;
    openings(rack, all);
    for (const Laid& each : all) tell(each);
  }
  return found;
}

std::vector<Weighed> qwirkle_think(const Ints& tiles, const Ints& hand, const Ints& held, const Ints& scores, int bag,
                                   const Value& value, const std::array<int, 5>& effort, int told, std::uint64_t seed,
                                   std::uint64_t nodes, double ms, std::shared_ptr<Stop> stop) {
  Budget budget(nodes, ms, std::move(stop));
  Sight& sight = own_sight();
  read_sight(sight, tiles, hand, held, scores, bag);
  const auto choices = think(sight, value, {effort[0], effort[1], effort[2], effort[3], effort[4] != 0}, seed, budget);
  std::vector<Weighed> best;
  for (const Choice& each : choices) {
    if (static_cast<int>(best.size()) >= told) break;
    Ints aside(each.aside.kinds.begin(), each.aside.kinds.begin() + each.aside.count);
    best.emplace_back(flat(sight.board, each.move), std::move(aside), each.move.score, each.margin, each.error,
                      each.chance, each.simulations);
  }
  return best;
}

}  // namespace sixfold
