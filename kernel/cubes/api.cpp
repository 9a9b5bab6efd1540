// Reads standings of Cubes, asks the mind, and tells the answer in the coordinates that were given.
#include "cubes/api.h"

#include <cmath>

namespace sixfold::cubes {
namespace {

constexpr int MAX_CUBES = 90;

void read_table(Board& board, const std::vector<int>& table) {
  require(table.size() <= 3 * MAX_CUBES, "too many cubes on the table");
  board.read(table);
}

void read(Game& game, const Seen& seen) {
  read_table(game.board, seen.table);
  const std::size_t seats = seen.hands.size();
  require(2 <= seats && seats <= MAX_SEATS, "two to four players");
  require(seen.scores.size() == seats, "a score for each player");
  require(0 <= seen.mover && static_cast<std::size_t>(seen.mover) < seats, "nobody on turn");
  require(seen.bag.size() == 6, "the bag has six colours");
  game.seats = static_cast<int>(seats);
  game.mover = seen.mover;
  game.rerolled = seen.rerolled;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    require(std::abs(static_cast<long>(seen.scores[seat])) < 1'000'000, "no such score");
    game.hands[seat] = hand_of(seen.hands[seat]);
    game.scores[seat] = seen.scores[seat];
  }
  require(game.hand().count > 0, "the player on turn has no cubes");
  int all = game.board.size();
  for (int color = 0; color < 6; ++color) {
    require(0 <= seen.bag[color] && seen.bag[color] <= MAX_CUBES, "no such bag");
    game.bag[color] = seen.bag[color];
    all += seen.bag[color];
  }
  for (const auto& hand : seen.hands) all += static_cast<int>(hand.size());
  require(all <= Board::MAX_PIECES, "too many cubes");  // simulations lay them all
}

Answer answer_of(const Game& game, const Decision& decision) {
  Answer answer{decision.kind, {}, decision.value, decision.low, decision.high, decision.judged, decision.simulations};
  if (decision.kind == Decision::PLACE) answer.cubes = game.board.tiles_of(decision.laid);
  if (decision.kind == Decision::REROLL)
    for (int i = 0; i < game.hand().count; ++i)
      if (decision.choice >> i & 1) answer.cubes.push_back(game.hand().kinds[i]);
  return answer;
}

}  // namespace

std::vector<Placement> placements(const std::vector<int>& table, const std::vector<int>& hand) {
  Board board;
  read_table(board, table);
  std::vector<Placement> found;
  const auto add = [&](const Laid& laid) { found.push_back({board.tiles_of(laid), laid.score}); };
  const Mask kinds = hand_of(hand).mask();
  if (board.size())
    board.moves(kinds, add);
  else
    for (const Laid& laid : openings(kinds, 2)) add(laid);
  return found;
}

std::vector<float> expectations(const std::vector<int>& table, const std::vector<int>& hand, bool last) {
  Board board;
  read_table(board, table);
  const Hand held = hand_of(hand);
  const Expectation found = expect(potential_of(board, 1, last ? held.count : 0), held);
  return {found.value.begin(), found.value.begin() + found.choices};
}

Answer choose(const Seen& seen, const Style& style, std::uint64_t seed, std::uint64_t nodes, double ms,
              std::shared_ptr<Stop> stop) {
  check(style);
  Game game;
  read(game, seen);
  Random random(seed);
  Budget budget(nodes, ms, std::move(stop));
  budget.look_every(8);
  return answer_of(game, decide(game, style, random, budget));
}

std::vector<Answer> weigh(const Seen& seen, const Style& style, std::uint64_t seed, std::shared_ptr<Stop> stop) {
  check(style);
  Game game;
  read(game, seen);
  Random random(seed);
  Budget budget(0, 0, std::move(stop));
  budget.look_every(8);
  std::vector<Answer> found;
  for (const Decision& each : weigh(game, style, random, budget)) found.push_back(answer_of(game, each));
  return found;
}

void set_weights(Style& style, const std::vector<float>& numbers) {
  require(numbers.size() == Weights::STAGES * Weights::FEATURES, "weights of another form");
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    require(std::isfinite(numbers[i]) && std::abs(numbers[i]) < 1000, "weights must be moderate");
    style.weights.rows[i / Weights::FEATURES][i % Weights::FEATURES] = numbers[i];
  }
}

}  // namespace sixfold::cubes
