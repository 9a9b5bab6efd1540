// What all games share: hands, sets, and positions checked on the way in.
#include "referee/position.h"

#include <algorithm>
#include <numeric>

#include "cards/table.h"
#include "common/board.h"
#include "common/sets.h"
#include "common/sort.h"

namespace sixfold::referee {
namespace {

constexpr int MAX_TURNS = 1'000'000, MAX_SCORE = 1'000'000;

void require_kinds(const std::vector<Numbers>& lists) {
  for (const Numbers& list : lists)
    for (const int kind : list) require_kind(kind);
}

void check_cards(const Position& at) {
  require(!at.opening || at.table.empty(), "an opening is on an empty table");
  Numbers counts = at.supply;
  const cards::Pile table = cards::pile_of(cards::rows_of(at.table));
  for (const Numbers& each : at.taken) require(each.size() % 6 == 0, "Qwirkles have six cards");
  for (const auto* lists : {&at.hands, &at.taken})
    for (const Numbers& list : *lists)
      for (const int kind : list) ++counts[static_cast<std::size_t>(kind)];
  for (int kind = 0; kind < KINDS; ++kind)
    require(counts[static_cast<std::size_t>(kind)] + table.of(kind) <= 3, "more than three cards of a kind");
}

}  // namespace

int Position::supply_count() const { return std::accumulate(supply.begin(), supply.end(), 0); }

void check_position(const Position& at) {
  const std::size_t seats = at.hands.size();
  require(2 <= seats && seats <= MAX_SEATS, "two to four seats");
  require(at.scores.size() == seats && at.taken.size() == seats, "a number of seats");
  for (const int seat : {at.mover, at.starter}) require(0 <= seat && seat < at.seats(), "no such seat");
  const bool cards = at.edition.game == GameKind::cards;
  const int hand = cards ? 9 : 6, copies = at.edition.rolled() ? 15 : 3;
  require(at.edition.hand == hand && at.edition.copies == copies, "no such edition");
  require(0 <= at.edition.single && at.edition.single <= 1, "a single first tile scores 0 or 1");
  require(at.supply.size() == (at.edition.rolled() ? 6 : KINDS), "how many of each kind, or colour of cubes");
  for (const int count : at.supply) require(0 <= count && count <= copies, "how many are left");
  for (const int score : at.scores) require(0 <= score && score <= MAX_SCORE, "points");
  require(0 <= at.turns && at.turns <= MAX_TURNS && 1 <= at.deals && at.deals <= MAX_TURNS, "a number of turns");
  require(0 <= at.passes && at.passes <= at.seats(), "a number of passes");
  require(-1 <= at.last_turns && at.last_turns <= at.seats(), "a number of last turns");
  for (const Numbers& each : at.hands) {
    require(each.size() <= static_cast<std::size_t>(hand), "more than a hand holds");
    require(std::is_sorted(each.begin(), each.end()), "hands are sorted");
  }
  require_kinds(at.hands);
  require_kinds(at.taken);
  require_kinds({at.shown});
  require(at.over || !at.hand().empty(), "the seat to move has nothing");
  if (cards) return check_cards(at);
  require(at.table.size() == 1, "one list of x, y, kind, x, y, kind ...");
  thread_local Board board;  // it is large, and checks the table
  board.read(at.table.front());
  int all = board.size() + at.supply_count();
  for (const Numbers& each : at.hands) all += static_cast<int>(each.size());
  require(all <= Board::MAX_PIECES && at.opening == (board.size() == 0), "another number of pieces");
}

Verdict take_out(Numbers& hand, const Numbers& pieces, const char* rule) {
  for (const int piece : pieces) {
    const auto found = std::find(hand.begin(), hand.end(), piece);
    if (found == hand.end()) return refuse("not_in_hand", rule, {piece});
    hand.erase(found);
  }
  return {};
}

std::vector<Mask> largest_sets(const Numbers& hand) {
  std::vector<Mask> sets = sixfold::largest_sets(mask_of(hand), 1);
  sort_stably(sets.begin(), sets.end());
  return sets;
}

Mask mask_of(const Numbers& kinds) {
  Mask mask = 0;
  for (const int kind : kinds) mask |= bit(kind);
  return mask;
}

Numbers kinds_in(Mask mask) {
  Numbers kinds;
  for (; mask; mask &= mask - 1) kinds.push_back(lowest(mask));
  return kinds;
}

}  // namespace sixfold::referee
