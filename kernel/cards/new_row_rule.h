// The rule about new rows (C15, C16): whether it allows a table.
#pragma once

#include "cards/table.h"

namespace sixfold::cards {

// Whether every row can have an owner to itself, by augmenting paths: `fits(row, owner)` says which.
template <class Fits>
class Matching {
 public:
  Matching(int rows, int owners, Fits fits) : rows_(rows), owners_(owners), fits_(fits) { owned_.fill(-1); }

  bool complete() {
    if (rows_ > owners_) return false;
    for (int row = 0; row < rows_; ++row) {
      seen_ = 0;
      if (!find(row)) return false;
    }
    return true;
  }

 private:
  bool find(int row) {
    for (int owner = 0; owner < owners_; ++owner) {
      if (seen_ >> owner & 1 || !fits_(row, owner)) continue;
      seen_ |= std::uint64_t{1} << owner;
      int& before = owned_[static_cast<std::size_t>(owner)];
      if (before < 0 || find(before)) {
        before = row;
        return true;
      }
    }
    return false;
  }

  int rows_, owners_;
  Fits fits_;
  std::uint64_t seen_ = 0;
  std::array<int, MAX_ROWS + HAND> owned_;
};

template <class Fits>
bool can_match(std::size_t rows, std::size_t owners, Fits fits) {
  return Matching<Fits>(static_cast<int>(rows), static_cast<int>(owners), fits).complete();
}

// Whether the rule allows this table, Qwirkles included, after these cards were played on the old rows.
bool allowed(const std::vector<Mask>& old, const std::vector<Mask>& rows, const Pile& played, NewRows rule);

}  // namespace sixfold::cards
