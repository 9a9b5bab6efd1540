// Cubes for the bindings: views in, evaluations out, everything checked on the way in.
#pragma once

#include <tuple>

#include "common/view.h"
#include "cubes/policy.h"

namespace sixfold::cubes {

// Every placement as x, y, kind, x, y, kind ... with its points; on an empty table the openings it owes, in one order
// each.
std::vector<std::tuple<Numbers, int>> placements(const Numbers& table, const Numbers& hand);

// The expected best points for each choice of cubes to roll: bit i of the choice is cube i of the hand. `last`: the bag
// is empty, so that laying all cubes brings the bonus.
std::vector<float> expectations(const Numbers& table, const Numbers& hand, bool last);

// What a player of that style does.
Evaluation choose(const KernelView& view, const Style& style, std::uint64_t seed, double ms,
                  std::shared_ptr<Stop> stop);

// Every action with its expected margin at the end. Limited by the stop flag only.
std::vector<Evaluation> evaluate(const KernelView& view, const Style& style, std::uint64_t seed,
                                 std::shared_ptr<Stop> stop);

// Weights as the files have them: a row of FEATURES numbers for each stage.
void set_weights(Style& style, const std::vector<float>& numbers);

}  // namespace sixfold::cubes
