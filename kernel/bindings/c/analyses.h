// Hints, evaluations and reviews as numbers.
#pragma once

#include "analysis/weights.h"
#include "bindings/c/numbers.h"

namespace sixfold {

// Each reads the rest of its request and writes its answer; nothing if it was stopped.
void answer_hint(NumberReader& in, NumberWriter& out, const analysis::Weights& weights, std::shared_ptr<Stop> stop);
void answer_evaluate(NumberReader& in, NumberWriter& out, const analysis::Weights& weights, std::shared_ptr<Stop> stop);
void answer_review(NumberReader& in, NumberWriter& out, const analysis::Weights& weights,
                   const std::shared_ptr<Stop>& stop);
void answer_summary(NumberReader& in, NumberWriter& out);

}  // namespace sixfold
