// Cards for the bindings: views and lists in, evaluations and lists out, everything checked on the way in.
#pragma once

#include <string>
#include <tuple>

#include "cards/arrange.h"
#include "cards/policy.h"
#include "cards/training.h"

namespace sixfold::cards {

using Rows = std::vector<Numbers>;

// Returns every choice that can be played: the cards, and the numbers of Qwirkles. With a limit, those found until
// then, but at least one if there is one.
std::vector<std::pair<Numbers, Numbers>> list_playable(const Rows& rows, const Numbers& hand, NewRows rule, double ms,
                                                       std::shared_ptr<Stop> stop);

// How many choices can be played: the same work without writing it all down, to measure by.
int count_playable(const Rows& rows, const Numbers& hand, NewRows rule);

// The table with the fewest cards moved (empty if there is none), how many move, and whether that is proved.
std::tuple<Rows, int, bool> arrange_nearest(const Rows& rows, const Numbers& played, int qwirkles, NewRows rule,
                                            std::uint64_t nodes, double ms, std::shared_ptr<Stop> stop);

// How many cards of the old rows move.
int count_moved(const Rows& old, const Rows& rows);

// What a level plays; a pass if nothing can be played.
Evaluation choose(const KernelView& view, const CardsLevel& level, const Learned& learned, std::uint64_t seed,
                  double ms, const std::shared_ptr<Stop>& stop);

// What the expert expects of its best plays, the best first, and of those that were asked about.
std::vector<Evaluation> evaluate(const KernelView& view, const CardsLevel& level, const Learned& learned,
                                 std::uint64_t seed, int count, const std::vector<Action>& also,
                                 const std::shared_ptr<Stop>& stop);

// Deals, each played once for every seat that the first player can have among copies of the second; for each deal the
// mean share of the victory of the first player.
std::vector<double> match(const std::string& first, const std::string& second, const Learned& learned, int seats,
                          NewRows rule, int deals, std::uint64_t seed);

// Numbers that were learned, checked.
Learned read_learned(const std::vector<float>& whole, const std::vector<float>& later);

// Returns samples of some games as bytes, to keep and to fit to later.
std::string samples(const Learned& learned, int seats, NewRows rule, int games, std::uint64_t seed);

// Returns what is learned from samples, and the mean error.
std::pair<Learned, double> fit_samples(const Learned& learned, const std::string& samples);

}  // namespace sixfold::cards
