// Checks actions in the order of sixfold/rules/{qwirkle,cubes,cards}.py, so that both refuse for the same reason.
#include "referee/rules.h"

#include <algorithm>

#include "cards/draft.h"
#include "common/board.h"
#include "common/sort.h"
#include "referee/grid.h"
#include "referee/new_row_fault.h"

namespace sixfold::referee {
namespace {

constexpr int REACH = 999;  // of the first line, so that coordinates stay short
constexpr std::size_t SMALLEST_ROW = 3, LARGEST_ROW = 6;

std::vector<Tile> tiles_of(const Action& action) {
  std::vector<Tile> tiles;
  for (std::size_t i = 0; i + 2 < action.pieces.size(); i += 3)
    tiles.push_back({{action.pieces[i], action.pieces[i + 1]}, action.pieces[i + 2]});
  return tiles;
}

Numbers kinds_of(const std::vector<Tile>& tiles) {
  Numbers kinds;
  for (const Tile& tile : tiles) kinds.push_back(tile.kind);
  return kinds;
}

Verdict refuse_other_set(const Numbers& hand, const Numbers& laid, const char* rule) {
  const std::vector<Mask> sets = largest_sets(hand);
  if (std::find(sets.begin(), sets.end(), mask_of(laid)) != sets.end()) return {};
  return refuse("not_largest_set", rule, kinds_in(sets.front()));
}

Verdict check_opening(const Position& at, const std::vector<Tile>& tiles) {
  Verdict far{"off_table", "grid.laying"};
  for (const auto& [cell, kind] : tiles)
    if (std::max(std::abs(cell.x), std::abs(cell.y)) > REACH) far.cells.push_back(cell);
  return far.cells.empty() ? refuse_other_set(at.hand(), kinds_of(tiles), "A2") : far;
}

// Whether something in the hand can be laid as it is. One piece that fits is enough: every longer move has one.
bool can_lay(const Position& at) {
  if (at.opening) return !at.edition.rolled() || std::popcount(largest_sets(at.hand()).front()) > 1;
  return (Grid(at.table.front()).anywhere() & mask_of(at.hand())) != 0;
}

Verdict check_placement(const Position& at, const Action& action, const char* turn_rule) {
  const std::vector<Tile> tiles = tiles_of(action);
  Numbers rest = at.hand();
  if (Verdict missing = take_out(rest, kinds_of(tiles), turn_rule); !missing.legal()) return missing;
  Verdict verdict = Grid(at.table.front()).check(tiles);
  if (!verdict.legal()) return verdict;
  if (at.opening) {
    if (!can_lay(at)) return refuse("opening_must_roll", "cubes.opening");
    if (Verdict wrong = check_opening(at, tiles); !wrong.legal()) return wrong;
  }
  if (verdict.lines.empty()) verdict.points = at.edition.single;
  if (rest.empty() && !at.supply_count()) verdict.last_piece = LAST_PIECE_BONUS;
  verdict.points += verdict.last_piece;
  return verdict;
}

Verdict check_qwirkle(const Position& at, const Action& action) {
  Numbers rest = at.hand();
  switch (action.kind) {
    case ActionKind::place: return check_placement(at, action, "qwirkle.turn");
    case ActionKind::exchange:
      if (at.opening) return refuse("opening_must_lay", "A5");
      if (action.pieces.empty()) return refuse("nothing_chosen", "A6");
      if (Verdict missing = take_out(rest, action.pieces, "qwirkle.exchange"); !missing.legal()) return missing;
      if (static_cast<int>(action.pieces.size()) > at.supply_count()) return refuse("bag_too_small", "A6");
      return {};
    case ActionKind::pass:
      if (at.opening) return refuse("opening_must_lay", "A5");
      if (at.supply_count()) return refuse("can_draw", "qwirkle.exchange");
      return can_lay(at) ? refuse("can_lay", "A8") : Verdict{};
    default: return refuse("wrong_action", "qwirkle.turn");
  }
}

Verdict check_cubes(const Position& at, const Action& action) {
  Numbers rest = at.hand();
  switch (action.kind) {
    case ActionKind::place: return check_placement(at, action, "cubes.turn");
    case ActionKind::reroll:
      if (at.rerolled) return refuse("already_rerolled", "B1");
      if (action.pieces.empty()) return refuse("nothing_chosen", "cubes.turn");
      return take_out(rest, action.pieces, "cubes.turn");
    case ActionKind::roll:
    case ActionKind::pass:
      if (can_lay(at)) return refuse("can_lay", "B4");
      if (action.kind == forced_action(at)) return {};
      return action.kind == ActionKind::pass ? refuse("can_draw", "cubes.stuck") : refuse("wrong_action", "B7");
    default: return refuse("wrong_action", "cubes.turn");
  }
}

Verdict check_row(const Numbers& row) {
  const Mask mask = mask_of(row);
  if (!row.empty()) {
    const int first = row.front();
    if ((mask & ~color_mask(color_of(first))) && (mask & ~shape_mask(shape_of(first))))
      return refuse("mismatch", "cards.set", row);
  }
  if (static_cast<std::size_t>(std::popcount(mask)) < row.size()) return refuse("duplicate", "cards.set", row);
  return row.size() < SMALLEST_ROW ? refuse("row_too_short", "cards.set", row) : Verdict{};
}

Verdict check_rows(const Action& action) {
  for (const Numbers& row : action.rows) {
    if (Verdict wrong = check_row(row); !wrong.legal()) return wrong;
    if (row.size() == LARGEST_ROW) return refuse("qwirkle_left_on_table", "C11", row);
  }
  for (const Numbers& row : action.qwirkles) {
    if (row.size() != LARGEST_ROW) return refuse("not_a_qwirkle", "cards.qwirkle", row);
    if (Verdict wrong = check_row(row); !wrong.legal()) return wrong;
  }
  return {};
}

using Counts = std::array<int, KINDS>;

void count(Counts& counts, const std::vector<Numbers>& rows) {
  for (const Numbers& row : rows)
    for (const int kind : row) ++counts[static_cast<std::size_t>(kind)];
}

// Whether the table at the end of the turn has the cards of before and those that were played, and no others.
Verdict check_cards(const Position& at, const Action& action) {
  Counts before{}, after{}, played{};
  count(played, {action.pieces});
  count(before, at.table);
  count(before, {action.pieces});
  count(after, action.rows);
  count(after, action.qwirkles);
  Numbers missing, extra;
  bool from_hand = true;
  for (int kind = 0; kind < KINDS; ++kind) {
    const auto i = static_cast<std::size_t>(kind);
    from_hand = from_hand && before[i] - after[i] <= played[i];
    missing.insert(missing.end(), static_cast<std::size_t>(std::max(0, before[i] - after[i])), kind);
    extra.insert(extra.end(), static_cast<std::size_t>(std::max(0, after[i] - before[i])), kind);
  }
  if (!missing.empty()) return refuse("cards_missing", from_hand ? "cards.turn" : "C17", missing);
  return extra.empty() ? Verdict{} : refuse("cards_from_nowhere", "cards.turn", extra);
}

Verdict check_play(const Position& at, const Action& action) {
  Numbers rest = at.hand();
  if (Verdict missing = take_out(rest, action.pieces, "cards.turn"); !missing.legal()) return missing;
  if (action.pieces.empty()) return refuse("no_card_played", "cards.turn");
  if (Verdict wrong = check_rows(action); !wrong.legal()) return wrong;
  if (Verdict wrong = check_cards(at, action); !wrong.legal()) return wrong;
  Verdict verdict;
  if (at.opening && at.edition.opening_is_a_set) {
    verdict = refuse_other_set(at.hand(), action.pieces, "cards.opening");
    if (verdict.legal() && action.rows.size() + action.qwirkles.size() > 1)
      verdict = refuse("opening_more_than_a_set", "C22", action.pieces);
  } else {
    std::vector<Mask> old, rows;
    for (const Numbers& row : at.table) old.push_back(mask_of(row));
    for (const auto* final : {&action.rows, &action.qwirkles})
      for (const Numbers& row : *final) rows.push_back(mask_of(row));
    verdict = check_new_rows(old, rows, action.pieces, at.edition.new_rows);
  }
  if (verdict.legal()) verdict.points = static_cast<int>(action.qwirkles.size());
  return verdict;
}

Verdict check_cards_turn(const Position& at, const Action& action) {
  if (action.kind == ActionKind::play) return check_play(at, action);
  if (action.kind != ActionKind::redraw && action.kind != ActionKind::pass) return refuse("wrong_action", "cards.turn");
  const auto due = forced_action(at);
  if (!due) return refuse("can_lay", "C5");
  if (action.kind == *due) return {};
  if (*due == ActionKind::redraw) return refuse("can_draw", "cards.stuck");
  return refuse("wrong_action", at.supply_count() ? "C10" : "C9");
}

// Whether at most a hand of these cards could be played.
bool can_play(const Position& at, const Numbers& pool) {
  return cards::Draft::can_play(cards::rows_of(at.table), cards::pile_of(pool), at.edition.new_rows, at.edition.hand,
                                nullptr);
}

ActionKind stuck_with_cards(const Position& at) {
  if (!at.supply_count()) return ActionKind::pass;
  Numbers pool = at.hand();
  for (int kind = 0; kind < KINDS; ++kind)
    pool.insert(pool.end(), static_cast<std::size_t>(at.supply[static_cast<std::size_t>(kind)]), kind);
  return can_play(at, pool) ? ActionKind::redraw : ActionKind::pass;
}

// A hand is dead if no face of its colours fits; the turn passes if no colour in the bag fits either (B7).
ActionKind stuck_with_cubes(const Position& at) {
  if (at.opening) return ActionKind::roll;
  const Mask fitting = Grid(at.table.front()).anywhere();
  for (int color = 0; color < 6; ++color) {
    const auto held = [color](int kind) { return color_of(kind) == color; };
    const bool there =
        at.supply[static_cast<std::size_t>(color)] || std::any_of(at.hand().begin(), at.hand().end(), held);
    if (there && (fitting & color_mask(color))) return ActionKind::roll;
  }
  return ActionKind::pass;
}

constexpr const char* END_RULES[] = {"qwirkle.end", "cubes.end", "cards.end"};

}  // namespace

Verdict check(const Position& at, const Action& action) {
  if (at.over) return refuse("game_over", END_RULES[static_cast<int>(at.edition.game)]);
  switch (at.edition.game) {
    case GameKind::qwirkle: return check_qwirkle(at, action);
    case GameKind::cubes: return check_cubes(at, action);
    case GameKind::cards: break;
  }
  return check_cards_turn(at, action);
}

void put_in_order(Action& action) {
  const bool place = action.kind == ActionKind::place;
  // Nobody chooses pieces for what the rules force.
  const auto& kind = action.kind;
  if (kind == ActionKind::roll || kind == ActionKind::pass || kind == ActionKind::redraw) action.pieces.clear();
  require(!place || action.pieces.size() % 3 == 0, "a placement is x, y, kind ...");
  for (std::size_t i = 0; i < action.pieces.size(); ++i) {
    if (place && i % 3 != 2)
      require(std::abs(static_cast<long long>(action.pieces[i])) <= Board::MAX_COORDINATE, "too far away");
    else
      require_kind(action.pieces[i]);
  }
  if (place) {
    std::vector<Tile> tiles = tiles_of(action);
    sort_stably(tiles.begin(), tiles.end());
    action.pieces.clear();
    for (const auto& [cell, kind] : tiles) action.pieces.insert(action.pieces.end(), {cell.x, cell.y, kind});
  } else {
    sort_stably(action.pieces.begin(), action.pieces.end());
  }
  for (auto* rows : {&action.rows, &action.qwirkles}) {
    for (Numbers& row : *rows) {
      for (const int kind : row) require_kind(kind);
      sort_stably(row.begin(), row.end());
    }
    sort_stably(rows->begin(), rows->end());
  }
}

std::optional<ActionKind> forced_action(const Position& at) {
  if (at.over) return std::nullopt;
  if (at.edition.game == GameKind::cards) {
    if (at.opening || can_play(at, at.hand())) return std::nullopt;
    return stuck_with_cards(at);
  }
  if (at.edition.game == GameKind::qwirkle) {
    if (at.supply_count() || can_lay(at)) return std::nullopt;
    return ActionKind::pass;
  }
  if (can_lay(at)) return std::nullopt;
  return stuck_with_cubes(at);
}

const char* ending(const Position& at) {
  const bool all_hold =
      std::none_of(at.hands.begin(), at.hands.end(), [](const Numbers& hand) { return hand.empty(); });
  switch (at.edition.game) {
    case GameKind::qwirkle: return all_hold ? "nobody_can_place" : "last_piece";
    case GameKind::cubes: return all_hold ? "all_passed" : "last_piece";
    case GameKind::cards: break;
  }
  return at.last_turns == 0 ? "last_turns" : "all_passed";
}

KernelView view_of_mover(const Position& at) {
  KernelView view;
  view.table = at.table;
  view.supply = at.supply_count();
  view.opening = at.opening;
  view.rerolled = at.rerolled;
  view.last_turns = std::max(0, at.last_turns);
  view.new_rows = at.edition.new_rows;
  for (int step = 0; step < at.seats(); ++step) {
    const auto seat = static_cast<std::size_t>((at.mover + step) % at.seats());
    view.hand_sizes.push_back(static_cast<int>(at.hands[seat].size()));
    view.scores.push_back(at.scores[seat]);
    if (step == 0 || at.edition.open_hands()) view.hands.push_back(at.hands[seat]);
  }
  if (at.edition.rolled()) view.bag = at.supply;
  if (at.edition.game != GameKind::cards) return view;
  Counts seen{};
  count(seen, at.table);
  count(seen, at.taken);
  count(seen, {at.hand()});
  for (int kind = 0; kind < KINDS; ++kind) {
    const int left = at.edition.copies - seen[static_cast<std::size_t>(kind)];
    view.unseen.insert(view.unseen.end(), static_cast<std::size_t>(std::max(0, left)), kind);
  }
  return view;
}

std::vector<std::optional<Numbers>> visible_hands(const Position& at, int seat) {
  std::vector<std::optional<Numbers>> hands;
  for (int each = 0; each < at.seats(); ++each)
    hands.push_back(at.edition.open_hands() || each == seat ? std::optional(at.hands[static_cast<std::size_t>(each)])
                                                            : std::nullopt);
  return hands;
}

}  // namespace sixfold::referee
