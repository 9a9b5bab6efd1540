// Positions, actions and verdicts as numbers.
#pragma once

#include "bindings/c/numbers.h"
#include "referee/rules.h"

namespace sixfold {

// Reads a choice of an enumeration; throws BadInput unless it is one of those up to the last.
template <class Enum>
Enum read_enum(NumberReader& in, Enum last) {
  const int number = in.one();
  require(0 <= number && number <= static_cast<int>(last), "no such choice");
  return static_cast<Enum>(number);
}

referee::Edition read_edition(NumberReader& in);
// Checked, as is every action: what is read can be trusted.
referee::Position read_position(NumberReader& in);
Action read_action(NumberReader& in);

void write_position(NumberWriter& out, const referee::Position& at);
void write_action(NumberWriter& out, const Action& action);
void write_verdict(NumberWriter& out, const referee::Verdict& verdict);

}  // namespace sixfold
