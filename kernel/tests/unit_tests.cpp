// Tests of what Python cannot see. `./run test tests/ai/test_kernel.py` builds and runs them.
#include <cmath>
#include <cstdio>
#include <numeric>
#include <set>

#include "analysis/review.h"
#include "analysis/sampled_hands.h"
#include "cards/table.h"
#include "common/board.h"
#include "common/levels.h"
#include "common/random.h"
#include "common/referee_rng.h"
#include "common/scores.h"
#include "common/sets.h"
#include "cubes/potential.h"
#include "qwirkle/value.h"

using namespace sixfold;

namespace {

int failures = 0;

#define CHECK(condition)                                          \
  do {                                                            \
    if (!(condition)) {                                           \
      ++failures;                                                 \
      std::printf("%s:%d: %s\n", __FILE__, __LINE__, #condition); \
    }                                                             \
  } while (false)

// Everything that a board derives from its pieces, and the order of its frontier.
std::vector<std::uint64_t> state_of(const Board& board) {
  std::vector<std::uint64_t> state;
  for (const int cell : board.frontier()) state.push_back(static_cast<std::uint64_t>(cell));
  for (const Mask mask : board.allowed()) state.push_back(mask);
  for (int cell = 0; cell < Board::CELLS; ++cell) {
    const Board::Cell& at = board[cell];
    if (at.kind == Board::EMPTY && !at.touched()) continue;
    state.insert(state.end(), {at.kind, at.side[0], at.side[1], at.side[2], at.side[3], at.allowed, at.length[0]});
  }
  return state;
}

void test_undo_restores_the_board() {
  Random random(1);
  Board board;
  board.place(Board::middle(), 0);
  for (int turn = 0; turn < 40; ++turn) {
    Mask kinds = 0;
    for (int i = 0; i < 6; ++i) kinds |= bit(random.below(KINDS));
    std::vector<Laid> moves;
    board.moves(kinds, [&](const Laid& move) { moves.push_back(move); });
    const auto before = state_of(board);
    for (const Laid& move : moves) {
      board.place(move);
      board.undo(move);
    }
    CHECK(state_of(board) == before);
    if (!moves.empty()) board.place(moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))]);
  }
  CHECK(board.size() > 20);
  board.clear();
  CHECK(board.frontier().empty() && state_of(board).empty());
}

void test_moves_are_listed_once() {
  Board board;
  for (int i = 0; i < 3; ++i) board.place(Board::middle() + i, i);
  std::set<std::vector<int>> seen;
  int count = 0;
  board.moves(EVERY_KIND, [&](const Laid& move) {
    std::vector<std::pair<int, int>> tiles;
    for (int i = 0; i < move.count; ++i) tiles.emplace_back(move.cells[i], move.kinds[i]);
    std::sort(tiles.begin(), tiles.end());
    std::vector<int> flat;
    for (const auto& [cell, kind] : tiles) flat.insert(flat.end(), {cell, kind});
    seen.insert(flat);
    ++count;
  });
  CHECK(count > 1000 && seen.size() == static_cast<std::size_t>(count));
}

void test_hand_take_and_remove() {
  Hand hand = hand_of(std::vector<int>{1, 2, 3, 4});
  Hand ordered = hand;
  hand.take(2);
  CHECK(hand.list() == (std::vector<int>{1, 4, 3}));
  CHECK(ordered.remove(2) && ordered.list() == (std::vector<int>{1, 3, 4}));
  CHECK(!ordered.remove(2) && ordered.mask() == (bit(1) | bit(3) | bit(4)));
}

void test_pool_counts_to_three() {
  qwirkle::Pool pool;
  for (int copies = 1; copies <= 3; ++copies) {
    pool.add(7);
    CHECK(pool.of(7) == copies && pool.size() == copies);
  }
  for (int copies = 2; copies >= 0; --copies) {
    pool.take(7);
    CHECK(pool.of(7) == copies && pool.fitting(bit(7)) == copies);
  }
}

void test_largest_sets() {
  const Mask kinds = bit(0) | bit(1) | bit(6);  // two of a colour, two of a shape
  CHECK(largest_set(kinds) == 2 && largest_sets(kinds, 2) == (std::vector<Mask>{bit(0) | bit(1), bit(0) | bit(6)}));
  CHECK(largest_sets(kinds, 3).empty() && largest_sets(bit(5), 1) == std::vector<Mask>{bit(5)});
}

void test_scores() {
  const std::vector<int> scores = {5, 8, 8};
  CHECK(lead(scores, 0) == -3 && lead(scores, 1) == 1.5);
  CHECK(share_of_victory(scores, 0) == 0 && share_of_victory(scores, 2) == 0.5);
}

void test_halve_keeps_better_half_and_those_that_must_stay() {
  std::vector<int> racing = {1, 5, 2, 4, 3};
  const auto left = halve(std::span(racing), std::greater<>(), [](int each) { return each == 1; });
  CHECK(left == 4 && racing == (std::vector<int>{5, 4, 3, 1, 2}));
}

void test_budget() {
  Budget nodes(2, 0, nullptr);
  CHECK(!nodes.spend() && nodes.spend() && nodes.spent() && !nodes.interrupted());
  const auto stop = std::make_shared<Stop>();
  Budget stoppable(0, 0, stop);
  stop->asked = true;
  CHECK(!stoppable.spent());
  stoppable.look();
  CHECK(stoppable.spent() && stoppable.interrupted() && stoppable.progress() == 1);
}

void test_levels_within_a_time() {
  const auto& expert = find_level(qwirkle_levels(), "expert");
  CHECK(within(expert, 0.1).candidates == 0 && within(expert, 1).rounds == 1 && within(expert, 10).rounds == 2);
  CHECK(within(find_level(cubes_levels(), "expert"), 1).simulations == 40);
  CHECK(within(find_level(cubes_levels(), "hard"), 1000).simulations == 0);
  CHECK(within(find_level(cards_levels(), "expert"), 10).hands == 50);
}

void test_members_undo_kinds_of() {
  for (int family = 0; family < FAMILIES; ++family)
    for (int set = 0; set < cubes::Potential::SETS; ++set)
      CHECK(cubes::members(cubes::kinds_of(family, set), family) == set);
}

// Copies of one colour split into sets if and only if the most of one kind is at most a third of all.
void test_can_form_rows_follows_the_row_lemma() {
  for (int number = 0; number < 4096; ++number) {
    cards::Pile pile;
    int most = 0;
    for (int shape = 0; shape < 6; ++shape) {
      const int copies = number >> 2 * shape & 3;
      for (int copy = 0; copy < copies; ++copy) pile.add(bit(shape));
      most = std::max(most, copies);
    }
    CHECK(cards::can_form_rows(pile) == (most <= pile.size() / 3));
  }
}

void test_sha256() {
  const auto digest = sha256("abc");
  CHECK(digest[0] == 0xba && digest[1] == 0x78 && digest[31] == 0xad);
}

bool is_near(double one, double other) { return std::abs(one - other) < 1e-12; }

void test_finishing_returns_the_kind_that_a_line_of_five_lacks() {
  Numbers table;
  for (int x = 0; x < 4; ++x) table.insert(table.end(), {x, 0, x});
  CHECK(analysis::finishing(table) == 0);
  table.insert(table.end(), {4, 0, 4});
  CHECK(analysis::finishing(table) == bit(5));
}

void test_at_least_one_equals_the_share_of_enumerated_hands() {
  int hands = 0, having = 0;  // two of eight pieces, of which the first three are wanted
  for (int one = 0; one < 8; ++one)
    for (int other = one + 1; other < 8; ++other) {
      ++hands;
      having += one < 3;
    }
  CHECK(is_near(analysis::at_least_one(8, 3, 2), static_cast<double>(having) / hands));
  CHECK(analysis::at_least_one(5, 5, 2) == 1 && analysis::at_least_one(6, 0, 3) == 0);
  CHECK(analysis::at_least_one(4, 2, 0) == 0 && analysis::at_least_one(4, 2, 5) == 0);
}

// What random.Random(0).sample draws from 100 and from 30 pieces.
void test_sampled_hands_are_those_of_python() {
  Numbers pieces(100);
  std::iota(pieces.begin(), pieces.end(), 0);
  CHECK(analysis::sampled_hands(pieces, 6, 2) ==
        (std::vector<Numbers>{{49, 97, 53, 5, 33, 65}, {62, 51, 38, 61, 45, 74}}));
  pieces.resize(30);
  CHECK(analysis::sampled_hands(pieces, 6, 2) ==
        (std::vector<Numbers>{{27, 12, 24, 13, 1, 8}, {16, 15, 12, 25, 9, 28}}));
  CHECK(analysis::sampled_hands(pieces, 3, 2) == (std::vector<Numbers>{{27, 12, 24}, {28, 13, 1}}));
}

void test_verdict_has_a_limit_for_each() {
  using analysis::Verdict;
  const std::pair<double, Verdict> limits[] = {
      {0, Verdict::best},       {0.0049, Verdict::best}, {0.005, Verdict::good}, {0.02, Verdict::inaccuracy},
      {0.05, Verdict::mistake}, {0.1, Verdict::blunder}, {1, Verdict::blunder}};
  for (const auto& [lost, verdict] : limits) CHECK(analysis::verdict_on(lost) == verdict);
}

void test_chances_of_equal_players_are_equal() {
  CHECK(is_near(analysis::chance_with({10, 10}, 0, 0, 5), 0.5));
  const double first = analysis::chance_with({10, 10, 10, 10}, 0, 0, 5);
  for (int seat = 1; seat < 4; ++seat) CHECK(analysis::chance_with({10, 10, 10, 10}, seat, 0, 5) == first);
  CHECK(std::abs(first - 0.25) < 0.03);
}

void test_summary_gives_a_lost_point_to_the_others() {
  const analysis::Summary found = analysis::sum_up({{0, 0, 0}, {4, 0, 0}}, {{0, false, 3, 1, 0.5, 0.08}});
  CHECK(found.seats[0].margin == 4 && found.seats[0].skill == -1 && found.seats[0].skill_spread == 0.5);
  CHECK(found.seats[1].given == 0.5 && found.seats[1].given_spread == 0.25 && found.seats[1].accuracy < 0);
  CHECK(is_near(found.seats[0].accuracy, 100 * std::exp(-1.0)));
  for (const auto& seat : found.seats) CHECK(is_near(seat.skill + seat.given + seat.luck, seat.margin));
}

}  // namespace

int main() {
  test_undo_restores_the_board();
  test_moves_are_listed_once();
  test_hand_take_and_remove();
  test_pool_counts_to_three();
  test_largest_sets();
  test_scores();
  test_halve_keeps_better_half_and_those_that_must_stay();
  test_budget();
  test_levels_within_a_time();
  test_members_undo_kinds_of();
  test_can_form_rows_follows_the_row_lemma();
  test_sha256();
  test_finishing_returns_the_kind_that_a_line_of_five_lacks();
  test_at_least_one_equals_the_share_of_enumerated_hands();
  test_sampled_hands_are_those_of_python();
  test_verdict_has_a_limit_for_each();
  test_chances_of_equal_players_are_equal();
  test_summary_gives_a_lost_point_to_the_others();
  std::printf("%d failures\n", failures);
  return failures != 0;
}
