// Reads views of Cubes, asks the policy, and returns evaluations.
#include "cubes/api.h"

#include <cmath>

namespace sixfold::cubes {
namespace {

constexpr int MAX_CUBES = 90;

void read_table(Board& board, const Numbers& table) {
  require(table.size() <= 3 * MAX_CUBES, "too many cubes on the table");
  board.read(table);
}

void read(Game& game, const KernelView& view) {
  require(view.table.size() == 1, "one table");
  read_table(game.board, view.table.front());
  const std::size_t seats = view.hands.size();
  require(2 <= seats && seats <= MAX_SEATS, "two to four players");
  require(view.scores.size() == seats, "a score for each player");
  require(view.bag.size() == 6, "the bag has six colours");
  game.seats = static_cast<int>(seats);
  game.rerolled = view.rerolled;
  int all = game.board.size();
  for (std::size_t seat = 0; seat < seats; ++seat) {
    require(std::abs(static_cast<long>(view.scores[seat])) < 1'000'000, "no such score");
    game.hands[seat] = hand_of(view.hands[seat]);
    game.scores[seat] = view.scores[seat];
    all += game.hands[seat].count;
  }
  require(game.hand().count > 0, "the seat to move has no cubes");
  for (int color = 0; color < 6; ++color) {
    require(0 <= view.bag[color] && view.bag[color] <= MAX_CUBES, "no such bag");
    game.bag[color] = view.bag[color];
    all += view.bag[color];
  }
  require(all <= Board::MAX_PIECES, "too many cubes");  // simulations lay them all
}

Evaluation evaluation_of(const Game& game, const Decision& decision) {
  constexpr ActionKind KINDS_OF_ACTIONS[] = {ActionKind::place, ActionKind::reroll, ActionKind::roll, ActionKind::pass};
  Evaluation found{decision.estimate};
  found.action.kind = KINDS_OF_ACTIONS[decision.kind];
  if (decision.kind == Decision::PLACE) found.action.pieces = game.board.tiles_of(decision.laid);
  if (decision.kind == Decision::REROLL)
    for (int i = 0; i < game.hand().count; ++i)
      if (decision.choice >> i & 1) found.action.pieces.push_back(game.hand().kinds[i]);
  found.points = decision.laid.score;
  return found;
}

}  // namespace

std::vector<std::tuple<Numbers, int>> placements(const Numbers& table, const Numbers& hand) {
  Board board;
  read_table(board, table);
  std::vector<std::tuple<Numbers, int>> found;
  const auto add = [&](const Laid& laid) { found.emplace_back(board.tiles_of(laid), laid.score); };
  const Mask kinds = hand_of(hand).mask();
  if (board.size())
    board.moves(kinds, add);
  else
    for (const Laid& laid : openings(kinds, 2)) add(laid);
  return found;
}

std::vector<float> expectations(const Numbers& table, const Numbers& hand, bool last) {
  Board board;
  read_table(board, table);
  const Hand held = hand_of(hand);
  const Expectation found = expect(potential_of(board, 1, last ? held.count : 0), held);
  return {found.value.begin(), found.value.begin() + found.choices};
}

Evaluation choose(const KernelView& view, const Style& style, std::uint64_t seed, double ms,
                  std::shared_ptr<Stop> stop) {
  check(style);
  Style used = style;
  require_ms(ms);
  if (ms > 0) static_cast<CubesLevel&>(used) = within(used, ms);
  Game game;
  read(game, view);
  Random random(seed);
  Budget budget(0, used.max_ms, std::move(stop));
  budget.look_every(8);
  return evaluation_of(game, decide(game, used, random, budget));
}

std::vector<Evaluation> evaluate(const KernelView& view, const Style& style, std::uint64_t seed,
                                 std::shared_ptr<Stop> stop) {
  check(style);
  Game game;
  read(game, view);
  Random random(seed);
  Budget budget(0, 0, std::move(stop));
  budget.look_every(8);
  std::vector<Evaluation> found;
  for (const Decision& each : weigh(game, style, random, budget)) found.push_back(evaluation_of(game, each));
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
