// What Python asks about cards: plain numbers and lists in and out, everything checked.
#pragma once

#include <string>
#include <tuple>

#include "cards/arrange.h"
#include "cards/policy.h"
#include "cards/training.h"

namespace sixfold::cards {

using Cards = std::vector<int>;
using Rows = std::vector<Cards>;

// Returns every choice that can be played: the cards, and the numbers of Qwirkles. With a limit, those found until then,
// but at least one if there is one.
std::vector<std::pair<Cards, Cards>> cards_playable(const Rows& rows, const Cards& hand, NewRows rule, double ms,
                                                    std::shared_ptr<Stop> stop);

// How many choices can be played: the same work without writing it all down, to measure by.
int cards_playable_count(const Rows& rows, const Cards& hand, NewRows rule);

// The table with the fewest cards moved (empty if there is none), how many move, and whether that is proved.
std::tuple<Rows, int, bool> cards_arrange(const Rows& rows, const Cards& played, int qwirkles, NewRows rule,
                                          std::uint64_t nodes, double ms, std::shared_ptr<Stop> stop);

// How many cards of the old rows move.
int cards_moved_between(const Rows& old, const Rows& rows);

// What a player sees, the seats counted from the one on turn.
struct Seeing {
  Rows rows;
  Cards hand, unseen;
  std::vector<int> sizes, scores;
  int stock = 0, last_turns = 0;
  NewRows rule = NewRows::any;
  bool opening = false;
};

// The play of a player: cards, table, Qwirkles, then value, low, high (if they say something) and simulations. No cards
// are played if nothing can be.
struct Answer {
  Cards cards;
  Rows table, qwirkles;
  bool valued = false;
  double value = 0, low = 0, high = 0;
  std::uint64_t simulations = 0;
};
Answer cards_choose(const std::string& player, const Learned& learned, const Seeing& seeing, std::uint64_t seed,
                    int hands, double ms, std::shared_ptr<Stop> stop);

// What the expert expects of its best plays, the best first, and of those of `also` (cards, table, Qwirkles): the play, the
// margin at the end, its standard error, the chance of winning (less than 0: not known), the Qwirkles that the next player
// then takes on average, and the hands that were tried.
using Expectation = std::tuple<Answer, double, double, double, double, int>;
using Played = std::tuple<Cards, Rows, Rows>;
std::vector<Expectation> cards_weigh(const Learned& learned, const Seeing& seeing, std::uint64_t seed, int hands, int told,
                                     const std::vector<Played>& also, std::shared_ptr<Stop> stop);

// Deals, each played once for every seat that the first player can have among copies of the second; for each deal the
// mean share of the victory of the first player.
std::vector<double> cards_match(const std::string& first, const std::string& second, const Learned& learned, int seats,
                                NewRows rule, int deals, std::uint64_t seed);

// Numbers that were learned, checked.
Learned cards_learned(const std::vector<float>& whole, const std::vector<float>& later);

// Lessons of so many games as bytes, to keep and to fit to later.
std::string cards_lessons(const Learned& learned, int seats, NewRows rule, int games, std::uint64_t seed);

// What is learned from lessons, and the mean error.
std::pair<Learned, double> cards_fit(const Learned& learned, const std::string& lessons);

}  // namespace sixfold::cards
