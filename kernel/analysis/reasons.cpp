// Compares two actions of a turn by what they make, open, leave and keep.
#include "analysis/reasons.h"

#include <algorithm>
#include <cmath>

#include "analysis/hint.h"
#include "analysis/sampled_hands.h"
#include "common/board.h"
#include "common/sets.h"
#include "cubes/api.h"
#include "qwirkle/api.h"

namespace sixfold::analysis {
namespace {

using referee::Position;
using Reasons = std::vector<Reason>;

constexpr int HANDS = 200;                   // of the next player, sampled for a sentence
constexpr std::size_t MAX_REASONS = 3;       // nobody reads more
constexpr double WORTH_SAYING = 0.05;        // difference in the share of the next player's hands
constexpr double POINTS_WORTH_SAYING = 0.3;  // difference of two means
constexpr std::size_t FULL = 6;

bool places(const Evaluated& each) { return each.action.kind == ActionKind::place; }

// The table after an action.
Numbers table_after(const Position& at, const Action& action) {
  Numbers table = at.table.front();
  if (action.kind == ActionKind::place) table.insert(table.end(), action.pieces.begin(), action.pieces.end());
  return table;
}

const Numbers& hand_of_next(const Position& at) {
  return at.hands[static_cast<std::size_t>((at.mover + 1) % at.seats())];
}

Numbers without(Numbers hand, const Numbers& gone) {
  referee::take_out(hand, gone, "");
  return hand;
}

auto count_qwirkles(const Position& at, const Action& action) {
  const auto lines = referee::check(at, action).lines;
  return std::count_if(lines.begin(), lines.end(), [](const auto& line) { return line.cells.size() == FULL; });
}

// Holds for tiles and cubes alike.
void compare_points(Reasons& found, const Position& at, const Evaluated& played, const Evaluated& best) {
  if (!places(played) || !places(best) || best.points <= played.points) return;
  if (count_qwirkles(at, best.action) > count_qwirkles(at, played.action))
    found.push_back({"qwirkle", static_cast<double>(best.points)});
  else
    found.push_back({"points", static_cast<double>(best.points - played.points)});
}

// How many tiles of each kind the player to move does not see.
Numbers count_unseen(const Position& at) {
  Numbers left(KINDS, at.edition.copies);
  const Numbers& table = at.table.front();
  for (std::size_t i = 2; i < table.size(); i += 3) --left[static_cast<std::size_t>(table[i])];
  for (const int kind : at.hand()) --left[static_cast<std::size_t>(kind)];
  return left;
}

// The share of all possible hands of the next player that have one of these kinds.
double share_of_hands(const Position& at, Mask kinds) {
  int unseen = 0, wanted = 0;
  const Numbers left = count_unseen(at);
  for (int kind = 0; kind < KINDS; ++kind) {
    unseen += left[static_cast<std::size_t>(kind)];
    if (kinds & bit(kind)) wanted += left[static_cast<std::size_t>(kind)];
  }
  return at_least_one(unseen, wanted, static_cast<int>(hand_of_next(at).size()));
}

void compare_openings(Reasons& found, const Position& at, const Action& played, const Action& best) {
  const Mask before = finishing(at.table.front());
  const Mask opened = finishing(table_after(at, played)) & ~before, other = finishing(table_after(at, best)) & ~before;
  const double share = share_of_hands(at, opened);
  if (opened && share >= WORTH_SAYING + share_of_hands(at, other))
    found.push_back({"opens", std::nearbyint(100 * share), 0, referee::kinds_in(opened)});
}

// The mean of the most points of the next player with these hands.
double mean_reply(const Numbers& table, const std::vector<Numbers>& hands) {
  int sum = 0;
  for (const Numbers& hand : hands) {
    int most = 0;
    for (const auto& [tiles, points] : qwirkle::moves(table, hand)) most = std::max(most, points);
    sum += most;
  }
  return static_cast<double>(sum) / static_cast<double>(hands.size());
}

void compare_replies(Reasons& found, const Position& at, const Action& played, const Action& best) {
  Numbers unseen;
  const Numbers left = count_unseen(at);
  for (int kind = 0; kind < KINDS; ++kind)
    unseen.insert(unseen.end(), static_cast<std::size_t>(std::max(0, left[static_cast<std::size_t>(kind)])), kind);
  const auto hands = sampled_hands(unseen, static_cast<int>(hand_of_next(at).size()), HANDS);
  const double own = mean_reply(table_after(at, played), hands), better = mean_reply(table_after(at, best), hands);
  if (own >= better + POINTS_WORTH_SAYING) found.push_back({"reply", own, better});
}

void compare_qwirkle(Reasons& found, const Position& at, const Evaluated& played, const Evaluated& best) {
  compare_points(found, at, played, best);
  if (played.action.kind == ActionKind::exchange && places(best))
    found.push_back({"exchange", static_cast<double>(best.points)});
  compare_openings(found, at, played.action, best.action);
  if (!places(played) || !places(best)) return;
  compare_replies(found, at, played.action, best.action);
  const auto kept = [&](const Evaluated& each) {
    return largest_set(referee::mask_of(without(at.hand(), pieces_used(each.action))));
  };
  if (kept(best) > kept(played))
    found.push_back({"keeps", static_cast<double>(kept(played)), static_cast<double>(kept(best))});
}

// These cubes of a hand as a choice: bit i is cube i.
std::size_t choice_of(const Numbers& hand, Numbers pieces) {
  std::size_t choice = 0;
  for (std::size_t place = 0; place < hand.size(); ++place) {
    const auto wanted = std::find(pieces.begin(), pieces.end(), hand[place]);
    if (wanted == pieces.end()) continue;
    pieces.erase(wanted);
    choice |= std::size_t{1} << place;
  }
  return choice;
}

// By the exact mean of the best points after a roll.
void compare_rolls(Reasons& found, const Position& at, const Evaluated& played, const Evaluated& best) {
  if (at.opening || at.rerolled || best.action.kind != ActionKind::reroll) return;
  const std::vector<float> worth = cubes::expectations(at.table.front(), at.hand(), !at.supply_count());
  const double rolled = worth[choice_of(at.hand(), best.action.pieces)];
  const double own =
      played.action.kind == ActionKind::reroll ? worth[choice_of(at.hand(), played.action.pieces)] : played.points;
  if (rolled >= own + POINTS_WORTH_SAYING) found.push_back({"roll", rolled, own, best.action.pieces});
}

// The exact mean of what the next player scores after a placement, with the open hand.
double next_expects(const Position& at, const Action& action) {
  const Numbers& hand = hand_of_next(at);
  if (hand.empty()) return 0;
  const bool last = at.supply_count() <= static_cast<int>(action.pieces.size() / 3);
  const std::vector<float> worth = cubes::expectations(table_after(at, action), hand, last);
  return *std::max_element(worth.begin(), worth.end());
}

void compare_cubes(Reasons& found, const Position& at, const Evaluated& played, const Evaluated& best) {
  compare_rolls(found, at, played, best);
  compare_points(found, at, played, best);
  if (!places(played) || !places(best)) return;
  const double left = next_expects(at, played.action), better = next_expects(at, best.action);
  if (left >= better + POINTS_WORTH_SAYING) found.push_back({"leaves", left, better});
}

void compare_cards(Reasons& found, const Evaluated& played, const Evaluated& best) {
  if (played.action.kind != ActionKind::play || best.action.kind != ActionKind::play) return;
  if (best.points > played.points)
    found.push_back({"qwirkles", static_cast<double>(best.points), static_cast<double>(played.points)});
  if (played.reply >= best.reply + WORTH_SAYING) found.push_back({"reply-qwirkles", played.reply, best.reply});
}

}  // namespace

Mask finishing(const Numbers& table) {
  thread_local Board board;  // it is large
  board.read(table);
  Mask found = 0;
  for (const int cell : board.frontier()) {
    const auto& side = board[cell].side;
    for (const Mask line : {side[0] | side[1], side[2] | side[3]})
      if (std::popcount(line) == static_cast<int>(FULL) - 1) found |= board[cell].allowed;
  }
  return found;
}

double at_least_one(int unseen, int wanted, int held) {
  if (held <= 0 || held > unseen) return 0;
  double none = 1;
  for (int i = 0; i < held; ++i) none *= static_cast<double>(std::max(0, unseen - wanted - i)) / (unseen - i);
  return 1 - none;
}

std::vector<Reason> reasons(const Position& at, const Evaluated& played, const Evaluated& best) {
  Reasons found;
  if (played.exact && best.exact && best.margin > played.margin)
    found.push_back({"exact", best.margin - played.margin});
  switch (at.edition.game) {
    case GameKind::qwirkle: compare_qwirkle(found, at, played, best); break;
    case GameKind::cubes: compare_cubes(found, at, played, best); break;
    case GameKind::cards: compare_cards(found, played, best); break;
  }
  if (found.size() > MAX_REASONS) found.resize(MAX_REASONS);
  return found;
}

}  // namespace sixfold::analysis
