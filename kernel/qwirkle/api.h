// Qwirkle for the bindings: views in, evaluations out, everything checked on the way in.
#pragma once

#include <tuple>

#include "qwirkle/self_play.h"

namespace sixfold::qwirkle {

// Every placement as x, y, kind, x, y, kind ... with its score; on an empty table the openings.
std::vector<std::tuple<Numbers, int>> moves(const Numbers& tiles, const Numbers& hand);

// Whether `choose` would search the endgame instead of simulating: then it uses no random numbers.
bool solves_endgame(const KernelView& view, const QwirkleLevel& level, double ms);

// What a level plays.
Evaluation choose(const KernelView& view, const QwirkleLevel& level, const Value& value, std::uint64_t seed, double ms,
                  std::shared_ptr<Stop> stop);

// The best actions, best first, and those that were asked about.
std::vector<Evaluation> evaluate(const KernelView& view, const QwirkleLevel& level, const Value& value,
                                 std::uint64_t seed, int count, const std::vector<Action>& also,
                                 std::shared_ptr<Stop> stop);

}  // namespace sixfold::qwirkle
