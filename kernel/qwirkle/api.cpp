// Reads views of Qwirkle, asks the search, and returns evaluations.
#include "qwirkle/api.h"

#include <algorithm>

#include "common/sort.h"
#include "qwirkle/attention.h"
#include "qwirkle/endgame.h"

namespace sixfold::qwirkle {

namespace {

Numbers in_order(const Numbers& tiles) {
  std::vector<std::array<int, 3>> each;
  for (std::size_t i = 0; i + 2 < tiles.size(); i += 3) each.push_back({tiles[i], tiles[i + 1], tiles[i + 2]});
  sort_stably(each.begin(), each.end());
  Numbers out;
  for (const auto& tile : each) out.insert(out.end(), tile.begin(), tile.end());
  return out;
}

// Reads an action; throws BadInput for what this hand cannot do.
Choice choice_of(const View& view, const Action& action) {
  Choice choice;
  if (action.kind == ActionKind::exchange) {
    choice.aside = hand_of(action.pieces);
    Hand left = view.hand;
    left.take(choice.aside);
    require(choice.aside.count && left.count + choice.aside.count == view.hand.count && choice.aside.count <= view.bag,
            "no such exchange");
  } else if (action.kind == ActionKind::place) {
    const auto compare = [&](const Laid& move) {
      if (in_order(view.board.tiles_of(move)) == in_order(action.pieces)) choice.move = move;
    };
    for_each_move(view.board, view.hand.mask(), compare);
    require(choice.move.count > 0, "no such placement");
  } else {
    require(action.kind == ActionKind::pass, "no action of Qwirkle");
  }
  return choice;
}

Evaluation evaluation_of(const View& view, const Choice& choice) {
  Evaluation found;
  found.action.kind = choice.move.count    ? ActionKind::place
                      : choice.aside.count ? ActionKind::exchange
                                           : ActionKind::pass;
  found.action.pieces = choice.move.count ? view.board.tiles_of(choice.move) : choice.aside.list();
  found.points = choice.move.score;
  found.valued = true;
  found.margin = choice.margin;
  found.low = choice.margin - 1.96 * choice.error;
  found.high = choice.margin + 1.96 * choice.error;
  found.chance = choice.chance;
  found.simulations = static_cast<std::uint64_t>(choice.simulations);
  return found;
}

// A board is large: each thread keeps one and uses it again.
View& own_view() {
  thread_local View view;
  return view;
}

QwirkleLevel limited(const QwirkleLevel& level, double ms) {
  constexpr double OVERHEAD_MS = 0.04, MIN_MS = 0.01;  // what a move costs around the search
  require_ms(ms);
  return ms > 0 && !level.plain ? within(level, std::max(MIN_MS, ms - OVERHEAD_MS)) : level;
}

// Nothing is hidden any more: search, and be certain where the search comes to its end.
Evaluation solved(View& view, std::uint64_t nodes, double ms, std::shared_ptr<Stop> stop) {
  require(view.board.size() && view.hand.count && view.held[1], "an endgame has tiles on the table and in both hands");
  Hand other;
  for (int kind = 0; kind < KINDS; ++kind)
    for (int i = 0; i < view.unseen.of(kind); ++i) other.add(kind);
  Budget budget(nodes, ms, std::move(stop));
  budget.look();
  const Endgame end = solve(view.board, view.hand, other, budget);
  Choice choice;
  choice.move = end.move;
  Evaluation found = evaluation_of(view, choice);
  const int ahead = view.scores[0] - view.scores[1];
  found.margin = ahead + end.margin;
  found.low = ahead + end.low;
  found.high = ahead + end.high;
  found.simulations = budget.used();
  return found;
}

}  // namespace

std::vector<std::tuple<Numbers, int>> moves(const Numbers& tiles, const Numbers& hand) {
  const Mask kinds = hand_of(hand).mask();
  Board& board = own_view().board;
  board.read(tiles);
  std::vector<std::tuple<Numbers, int>> found;
  for_each_move(board, kinds, [&](const Laid& move) { found.emplace_back(board.tiles_of(move), move.score); });
  return found;
}

bool solves_endgame(const KernelView& view, const QwirkleLevel& level, double ms) {
  constexpr double MIN_ENDGAME_MS = 1;
  const double max_ms = limited(level, ms).max_ms;
  return level.endgame_nodes && view.hand_sizes.size() == 2 && !view.supply && max_ms >= MIN_ENDGAME_MS;
}

Evaluation choose(const KernelView& view, const QwirkleLevel& level, const Value& value, std::uint64_t seed, double ms,
                  std::shared_ptr<Stop> stop) {
  const QwirkleLevel used = limited(level, ms);
  if (level.notice_place < 1) {
    read_view(own_view(), view);
    Random random(seed);
    Evaluation found = evaluation_of(own_view(), choose_noticed(own_view(), level, random));
    found.valued = false;
    return found;
  }
  if (!solves_endgame(view, level, ms)) return evaluate(view, used, value, seed, 1, {}, std::move(stop)).front();
  read_view(own_view(), view);
  const auto nodes = static_cast<std::uint64_t>(ms > 0 ? 0 : level.endgame_nodes);
  return solved(own_view(), nodes, used.max_ms, std::move(stop));
}

std::vector<Evaluation> evaluate(const KernelView& view, const QwirkleLevel& level, const Value& value,
                                 std::uint64_t seed, int count, const std::vector<Action>& also,
                                 std::shared_ptr<Stop> stop) {
  require(0 <= level.looks && 0 <= level.trust && level.trust <= 1'000'000 && 0 <= level.simulations, "no such level");
  Budget budget(static_cast<std::uint64_t>(level.simulations), level.max_ms, std::move(stop));
  View& at = own_view();
  read_view(at, view);
  require(also.size() <= MAX_ALSO, "at most eight actions besides the best");
  std::vector<Choice> asked;
  for (const Action& action : also) asked.push_back(choice_of(at, action));
  QwirkleLevel used = level;
  if (at.seats > 2) used.rounds = 1;  // a round is long enough
  std::vector<Evaluation> best;
  for (const Choice& each : think(at, value, used, seed, budget, asked)) {
    const bool wanted = std::any_of(asked.begin(), asked.end(), [&](const Choice& one) { return same(one, each); });
    if (wanted || static_cast<int>(best.size()) < count) best.push_back(evaluation_of(at, each));
  }
  return best;
}

}  // namespace sixfold::qwirkle
