// Why an action lost something: a few reasons with numbers that anyone can check.
#pragma once

#include "analysis/evaluate.h"

namespace sixfold::analysis {

// `review-reason-<key>` in the catalogues, its numbers and pieces.
struct Reason {
  const char* key;
  double n = 0, m = 0;
  Numbers pieces{};
};

// What speaks against the played action beside the best one, if there is a simple reason.
std::vector<Reason> reasons(const referee::Position& at, const Evaluated& played, const Evaluated& best);

// The kinds of which a single piece makes a Qwirkle somewhere: a table as x, y, kind ...
Mask finishing(const Numbers& table);

// The chance that a hand of `held` out of `unseen` pieces has at least one of `wanted`.
double at_least_one(int unseen, int wanted, int held);

}  // namespace sixfold::analysis
