// Lists what sixfold/rules lists: the kernel's placements, and choices of a hand.
#include "referee/legal.h"

#include <algorithm>
#include <set>

#include "cards/api.h"
#include "common/board.h"
#include "cubes/api.h"
#include "qwirkle/api.h"
#include "referee/rules.h"

namespace sixfold::referee {
namespace {

// Every choice of up to `most` pieces of a sorted hand; equal pieces are interchangeable.
void add_choices(std::vector<Option>& options, ActionKind kind, const Numbers& hand, int most) {
  std::set<Numbers> chosen;
  for (unsigned some = 1; some < 1u << hand.size(); ++some) {
    if (std::popcount(some) > most) continue;
    Numbers pieces;
    for (std::size_t i = 0; i < hand.size(); ++i)
      if (some >> i & 1) pieces.push_back(hand[i]);
    chosen.insert(std::move(pieces));
  }
  for (const Numbers& pieces : chosen) options.push_back({{kind, pieces, {}, {}}, 0, {}});
}

// The largest sets, each in every order, as a row and as a column from the origin.
void add_openings(std::vector<Option>& options, const Position& at) {
  for (const Mask set : largest_sets(at.hand())) {
    Numbers kinds = kinds_in(set);
    const int size = static_cast<int>(kinds.size());
    const int points = size == 1 ? at.edition.single : POINTS[static_cast<std::size_t>(size)];
    do {
      for (int axis = 0; axis < (size > 1 ? 2 : 1); ++axis) {
        Numbers tiles;
        for (int i = 0; i < size; ++i) {
          const int x = axis ? 0 : i, y = axis ? i : 0;
          tiles.insert(tiles.end(), {x, y, kinds[static_cast<std::size_t>(i)]});
        }
        options.push_back({{ActionKind::place, tiles, {}, {}}, points, {}});
      }
    } while (std::next_permutation(kinds.begin(), kinds.end()));
  }
}

void add_placements(std::vector<Option>& options, const Position& at) {
  if (at.opening) return add_openings(options, at);
  const bool last = !at.supply_count();
  const auto found = at.edition.rolled() ? cubes::placements(at.table.front(), at.hand())
                                         : qwirkle::moves(at.table.front(), at.hand());
  for (const auto& [tiles, score] : found) {
    Action action{ActionKind::place, tiles, {}, {}};
    put_in_order(action);
    const bool ends = last && tiles.size() == 3 * at.hand().size();
    options.push_back({std::move(action), score + (ends ? LAST_PIECE_BONUS : 0), {}});
  }
}

void add_plays(std::vector<Option>& options, const Position& at) {
  constexpr int SMALLEST = 3, FULL = 6;
  if (at.opening && at.edition.opening_is_a_set) {
    for (const Mask set : largest_sets(at.hand())) {
      const int size = std::popcount(set), six = size == FULL;
      if (size >= SMALLEST) options.push_back({{ActionKind::play, kinds_in(set), {}, {}}, six, {six}});
    }
    return;
  }
  for (const auto& [cards, qwirkles] : cards::list_playable(at.table, at.hand(), at.edition.new_rows, 0, nullptr))
    options.push_back({{ActionKind::play, cards, {}, {}}, qwirkles.back(), qwirkles});
}

}  // namespace

std::vector<Option> legal(const Position& at) {
  std::vector<Option> options;
  if (at.over) return options;
  const auto due = forced_action(at);
  if (due)
    options.push_back({{*due, {}, {}, {}}, 0, {}});
  else if (at.edition.game == GameKind::cards)
    add_plays(options, at);
  else
    add_placements(options, at);
  if (at.edition.game == GameKind::qwirkle && !at.opening && !due)
    add_choices(options, ActionKind::exchange, at.hand(), at.supply_count());
  if (at.edition.rolled() && !at.rerolled)
    add_choices(options, ActionKind::reroll, at.hand(), static_cast<int>(at.hand().size()));
  return options;
}

}  // namespace sixfold::referee
