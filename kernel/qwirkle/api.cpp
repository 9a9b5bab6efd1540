// What Python asks about Qwirkle. A board is large: each thread keeps one and uses it again.
#include "qwirkle/api.h"

#include <algorithm>

namespace sixfold::qwirkle {

namespace {

Ints in_order(const Ints& tiles) {
  std::vector<std::array<int, 3>> each;
  for (std::size_t i = 0; i + 2 < tiles.size(); i += 3) each.push_back({tiles[i], tiles[i + 1], tiles[i + 2]});
  std::sort(each.begin(), each.end());
  Ints out;
  for (const auto& tile : each) out.insert(out.end(), tile.begin(), tile.end());
  return out;
}

// A choice as Python names it; throws BadInput for what this hand cannot do.
Choice choice_of(const Sight& sight, const Ints& laid, const Ints& aside) {
  Choice choice;
  choice.aside = hand_of(aside);
  Hand left = sight.hand;
  left.take(choice.aside);
  require(aside.empty() || (laid.empty() && left.count + choice.aside.count == sight.hand.count &&
                            choice.aside.count <= sight.bag), "no such exchange");
  if (laid.empty()) return choice;
  std::vector<Laid> all;
  if (sight.board.size())
    sight.board.moves(sight.hand.mask(), [&](const Laid& move) { all.push_back(move); });
  else
    all = openings(sight.hand.mask(), 1);
  for (const Laid& move : all)
    if (in_order(sight.board.tiles_of(move)) == in_order(laid)) choice.move = move;
  require(choice.move.count > 0, "no such placement");
  return choice;
}

Sight& own_sight() {
  thread_local Sight sight;
  return sight;
}

}  // namespace

std::vector<std::tuple<Ints, int>> qwirkle_moves(const Ints& tiles, const Ints& hand) {
  const Mask kinds = hand_of(hand).mask();
  Board& board = own_sight().board;
  board.read(tiles);
  std::vector<std::tuple<Ints, int>> found;
  const auto tell = [&](const Laid& move) { found.emplace_back(board.tiles_of(move), move.score); };
  if (board.size()) {
    board.moves(kinds, tell);
  } else {
    for (const Laid& each : openings(kinds, 1)) tell(each);
  }
  return found;
}

std::vector<Weighed> qwirkle_think(const Ints& tiles, const Ints& hand, const Ints& held, const Ints& scores, int bag,
                                   const Value& value, const std::array<int, 5>& effort, int told, std::uint64_t seed,
                                   std::uint64_t nodes, double ms, std::shared_ptr<Stop> stop,
                                   const std::vector<std::pair<Ints, Ints>>& also) {
  Budget budget(nodes, ms, std::move(stop));
  Sight& sight = own_sight();
  read_sight(sight, tiles, hand, held, scores, bag);
  require(also.size() <= 8, "at most eight choices besides the best");
  const auto [looks, candidates, turns, trust, plain] = effort;
  require(0 <= looks && 0 <= trust && trust <= 1'000'000, "no such effort");
  std::vector<Choice> kept;
  for (const auto& [laid, aside] : also) kept.push_back(choice_of(sight, laid, aside));
  const auto choices = think(sight, value, {looks, candidates, turns, trust, plain != 0}, seed, budget, kept);
  std::vector<Weighed> best;
  for (const Choice& each : choices) {
    const bool asked = std::any_of(kept.begin(), kept.end(), [&](const Choice& one) { return same(one, each); });
    if (static_cast<int>(best.size()) >= told && !asked) continue;
    best.emplace_back(sight.board.tiles_of(each.move), each.aside.list(), each.move.score, each.margin, each.error,
                      each.chance, each.simulations);
  }
  return best;
}

}  // namespace sixfold::qwirkle
