// What the rule about new rows (C15, C16) has against a table: the rows to show to who played it.
#pragma once

#include "referee/position.h"

namespace sixfold::referee {

// Refuses a table of valid rows, given as masks, or returns that it is allowed.
Verdict check_new_rows(const std::vector<Mask>& old, const std::vector<Mask>& rows, const Numbers& played,
                       NewRows rule);

}  // namespace sixfold::referee
