// Reading what the endgame solver is given, and flattening what it answers.
#include "qwirkle/endgame_api.h"

#include "qwirkle/endgame_positions.h"
#include "qwirkle/endgame_reference.h"

namespace sixfold::qwirkle {

namespace {

constexpr int COPIES = 3;

struct Given {
  Board board;
  Hand hand, other;

  Given(const Numbers& tiles, const Numbers& mine, const Numbers& theirs) {
    require(!tiles.empty(), "an endgame has tiles on the table");
    board.read(tiles);
    std::array<int, KINDS> seen{};
    for (std::size_t i = 2; i < tiles.size(); i += 3) ++seen[tiles[i]];
    read(mine, hand, seen);
    read(theirs, other, seen);
    for (const int count : seen) require(count <= COPIES, "more than three tiles of a kind");
  }

  static void read(const Numbers& kinds, Hand& hand, std::array<int, KINDS>& seen) {
    require(!kinds.empty(), "a hand has one to six tiles");
    hand = hand_of(kinds);
    for (const int kind : kinds) ++seen[kind];
  }
};

Budget budget_of(std::uint64_t nodes, double ms, std::shared_ptr<Stop> stop) {
  Budget budget(nodes, ms, std::move(stop));
  budget.look();
  return budget;
}

}  // namespace

FlatEndgame flat_endgame(const Numbers& tiles, const Numbers& hand, const Numbers& other, std::uint64_t nodes,
                         double ms, std::shared_ptr<Stop> stop) {
  Given given(tiles, hand, other);
  Budget budget = budget_of(nodes, ms, std::move(stop));
  const Endgame found = solve(given.board, given.hand, given.other, budget);
  std::vector<Numbers> line;
  for (const Laid& move : found.line) line.push_back(given.board.tiles_of(move));
  return {given.board.tiles_of(found.move), found.margin, found.low, found.high, found.exact, budget.used(), line};
}

std::vector<FlatRootMove> flat_endgame_all(const Numbers& tiles, const Numbers& hand, const Numbers& other,
                                           std::uint64_t nodes, double ms, std::shared_ptr<Stop> stop) {
  Given given(tiles, hand, other);
  Budget budget = budget_of(nodes, ms, std::move(stop));
  std::vector<FlatRootMove> found;
  for (const RootMove& root : solve_all(given.board, given.hand, given.other, budget))
    found.emplace_back(given.board.tiles_of(root.move), root.margin, root.exact);
  return found;
}

std::pair<int, std::uint64_t> flat_endgame_plain(const Numbers& tiles, const Numbers& hand, const Numbers& other,
                                                 bool everything, std::uint64_t nodes) {
  Given given(tiles, hand, other);
  Budget budget = budget_of(nodes, 0, nullptr);
  const auto search = everything ? minimax : plain_search;
  const int margin = search(given.board, given.hand, given.other, budget);
  return {margin, budget.used()};
}

std::vector<FlatEnding> flat_endings(int count, int most, double noise, std::uint64_t seed) {
  std::vector<FlatEnding> found;
  for (const Ending& each : endings(count, most, noise, seed)) {
    found.emplace_back(each.tiles, each.mover.list(), each.other.list());
  }
  return found;
}

}  // namespace sixfold::qwirkle
