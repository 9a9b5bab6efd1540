// Deals games and plays turns, with the draws and rolls of the referee.
#include <algorithm>

#include "cards/game_state.h"
#include "common/sort.h"
#include "cubes/game.h"
#include "qwirkle/game_state.h"
#include "referee/grid.h"
#include "referee/rules.h"

namespace sixfold::referee {
namespace {

constexpr int SMALLEST_SET = 3;

Numbers sorted(Numbers kinds) {
  sort_stably(kinds.begin(), kinds.end());
  return kinds;
}

Numbers draw_hand(const Edition& edition, Numbers& supply, RefereeRng& rng) {
  Numbers drawn = rng.take(supply, edition.hand);
  if (edition.rolled())
    for (int& piece : drawn) piece = 6 * piece + rng.below(6);
  return sorted(std::move(drawn));
}

// The seat that starts (A1): by age among known ages; with none or equal ones, the earliest seat.
int first_of(const std::vector<int>& tied, const std::vector<Newcomer>& seats, bool youngest) {
  int found = -1;
  for (const int seat : tied) {
    const auto& each = seats[static_cast<std::size_t>(seat)];
    if (each.first) return seat;
    if (each.age < 0) continue;
    const int best = found < 0 ? -1 : seats[static_cast<std::size_t>(found)].age;
    if (found < 0 || (youngest ? each.age < best : each.age > best)) found = seat;
  }
  return found < 0 ? tied.front() : found;
}

void read_game(const Position& at, GridGame& game) {
  game.seats = at.seats();
  for (std::size_t seat = 0; seat < at.hands.size(); ++seat) {
    game.hands[seat] = hand_of(at.hands[seat]);
    game.scores[seat] = at.scores[seat];
  }
  game.mover = at.mover;
  game.passes = at.passes;
  game.rerolled = at.rerolled;
}

void write_game(const GridGame& game, Position& at) {
  const auto mover = static_cast<std::size_t>(at.mover);
  at.hands[mover] = sorted(game.hands[mover].list());
  at.over = game.over || at.hands[mover].empty();
  std::copy_n(game.scores.begin(), at.scores.size(), at.scores.begin());
  at.mover = game.mover;
  at.passes = game.passes;
  at.rerolled = game.rerolled;
}

// Takes what an action lays, sets aside or rolls again out of a hand.
void remove(Hand& hand, const Numbers& pieces) {
  for (const int piece : pieces) hand.remove(piece);
}

void play_qwirkle(Position& at, const Action& action, const Numbers& used, int points, const RefereeRng& rng) {
  qwirkle::GameState<qwirkle::RefereeBag> game{{}, {at.supply, rng}};
  read_game(at, game);
  remove(game.hand(), used);
  const bool places = action.kind == ActionKind::place;
  game.play(places ? static_cast<int>(used.size()) : 0, points, places ? Hand{} : hand_of(used));
  game.refill();
  game.over = game.over || !game.has_any(Grid(at.table.front()).anywhere());
  write_game(game, at);
  at.opening = false;
}

void play_cubes(Position& at, const Action& action, const Numbers& used, int points, RefereeRng rng) {
  cubes::GameState game;
  read_game(at, game);
  std::copy_n(at.supply.begin(), game.bag.size(), game.bag.begin());
  remove(game.hand(), used);
  const int kept = game.hand().count;
  switch (action.kind) {
    case ActionKind::place: game.finish_placement(points, rng); break;
    case ActionKind::reroll:
      for (const int kind : used) game.hand().add(kind);
      game.reroll((1 << game.hand().count) - (1 << kept), rng);
      break;
    case ActionKind::roll: game.roll(at.opening ? EVERY_KIND : Grid(at.table.front()).anywhere(), rng); break;
    default: game.pass();
  }
  std::copy_n(game.bag.begin(), game.bag.size(), at.supply.begin());
  at.opening = at.opening && game.rerolled;
  write_game(game, at);
}

// Adds Qwirkles to those that a seat has taken, which are one after the other in one order.
void add_taken(Numbers& taken, std::vector<Numbers> rows) {
  constexpr std::ptrdiff_t SIX = 6;
  for (auto at = taken.begin(); at != taken.end(); at += SIX) rows.emplace_back(at, at + SIX);
  sort_stably(rows.begin(), rows.end());
  taken.clear();
  for (const Numbers& row : rows) taken.insert(taken.end(), row.begin(), row.end());
}

void play_cards(Position& at, const Action& action, const RefereeRng& rng) {
  cards::GameState game;
  cards::RefereeStock stock{at.supply, rng};
  game.seats = at.seats();
  for (std::size_t seat = 0; seat < at.hands.size(); ++seat) {
    game.hands[seat] = cards::pile_of(at.hands[seat]);
    game.scores[seat] = at.scores[seat];
  }
  game.mover = at.mover;
  game.passes = at.passes;
  game.last_turns = at.last_turns;
  game.opening = at.opening;
  const auto mover = static_cast<std::size_t>(at.mover);
  at.shown.clear();
  if (action.kind == ActionKind::play) {
    game.play(cards::pile_of(action.pieces), static_cast<int>(action.qwirkles.size()), stock);
    at.table = action.rows;
    add_taken(at.taken[mover], action.qwirkles);
  } else if (action.kind == ActionKind::redraw) {
    at.shown = at.hand();
    game.redraw(stock);
  } else {
    game.pass();
    game.opening = false;
  }
  at.hands[mover] = game.hands[mover].cards();
  std::copy_n(game.scores.begin(), at.scores.size(), at.scores.begin());
  at.mover = game.mover;
  at.passes = game.passes;
  at.last_turns = game.last_turns;
  at.opening = game.opening;
  at.over = game.over;
}

// Pieces of the hand that a placement, an exchange, a roll or a play uses.
Numbers used_by(const Position& at, const Action& action) {
  if (action.kind == ActionKind::roll || action.kind == ActionKind::redraw) return at.hand();
  if (action.kind != ActionKind::place) return action.pieces;
  Numbers kinds;
  for (std::size_t i = 2; i < action.pieces.size(); i += 3) kinds.push_back(action.pieces[i]);
  return kinds;
}

}  // namespace

Position start(const Edition& edition, const std::vector<Newcomer>& seats, const std::string& seed,
               std::vector<std::vector<Numbers>>& deals) {
  require(2 <= seats.size() && seats.size() <= MAX_SEATS, "two to four seats");
  Position at;
  at.edition = edition;
  at.table.resize(edition.game == GameKind::cards ? 0 : 1);
  at.scores.resize(seats.size());
  at.taken.resize(seats.size());
  int most = 0;
  do {
    at.supply.assign(edition.rolled() ? 6 : KINDS, edition.copies);
    RefereeRng rng(seed, static_cast<int>(deals.size()), at.supply);
    at.hands.clear();
    most = 0;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
      at.hands.push_back(draw_hand(edition, at.supply, rng));
      most = std::max(most, std::popcount(largest_sets(at.hands.back()).front()));
    }
    deals.push_back(at.hands);
  } while (edition.game == GameKind::cards && most < SMALLEST_SET);
  std::vector<int> tied;
  for (int seat = 0; seat < at.seats(); ++seat) {
    const int size = std::popcount(largest_sets(at.hands[static_cast<std::size_t>(seat)]).front());
    if (edition.announces_sets()) at.announced.push_back(size);
    if (!edition.announces_sets() || size == most) tied.push_back(seat);
  }
  at.mover = at.starter = first_of(tied, seats, edition.youngest_starts);
  at.deals = static_cast<int>(deals.size());
  check_position(at);
  return at;
}

Numbers play(Position& at, const Action& action, const Verdict& verdict, const std::string& seed) {
  const RefereeRng rng(seed, at.deals + at.turns, at.supply);
  const Numbers used = used_by(at, action);
  const auto mover = static_cast<std::size_t>(at.mover);
  Numbers kept = at.hands[mover];
  take_out(kept, used, "");
  if (action.kind == ActionKind::place)
    at.table.front().insert(at.table.front().end(), action.pieces.begin(), action.pieces.end());
  const int points = verdict.points - verdict.last_piece;  // which is added where the turn ends
  switch (at.edition.game) {
    case GameKind::qwirkle: play_qwirkle(at, action, used, points, rng); break;
    case GameKind::cubes:
      play_cubes(at, action, action.kind == ActionKind::roll ? Numbers{} : used, points, rng);
      break;
    case GameKind::cards: play_cards(at, action, rng); break;
  }
  ++at.turns;
  Numbers drawn = at.hands[mover];
  take_out(drawn, kept, "");
  return drawn;
}

}  // namespace sixfold::referee
