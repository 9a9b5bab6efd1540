// The rule about new rows (C15): each new row needs a hand card or an old row, one that it shares a card with, to itself.
#pragma once

#include <array>

#include "cards.h"

namespace sixfold::cards {

// A matching of rows, laid one by one, into their owners: the cards played and the old rows. A copy is cheap, so a
// search keeps one for every depth. Which copy of a kind came from the hand does not matter: a matching by kinds can
// always be made one of the cards themselves.
class Owners {
 public:
  Owners(const std::vector<Mask>& old, const Pile& played) {
    for (const Mask plane : {played.one, played.two, played.three})
      for (Mask left = plane; left; left &= left - 1) owner_[count_++] = bit(lowest(left));
    for (const Mask row : old) owner_[count_++] = row;
    rows_.fill(0);
  }

  // Find an owner for one more row, letting others change theirs; false, and nothing changed, if there is none.
  bool lay(Mask row) {
    if (laid_ == count_) return false;
    std::uint64_t seen = 0;
    if (!find(row, seen)) return false;
    ++laid_;
    return true;
  }

  int left() const { return count_ - laid_; }

 private:
  bool find(Mask row, std::uint64_t& seen) {
    for (int owner = 0; owner < count_; ++owner)
      if (rows_[owner] == 0 && (owner_[owner] & row)) {
        rows_[owner] = row;
        return true;
      }
    for (int owner = 0; owner < count_; ++owner) {
      if (!(owner_[owner] & row) || seen >> owner & 1) continue;
      seen |= std::uint64_t{1} << owner;
      if (find(rows_[owner], seen)) {
        rows_[owner] = row;
        return true;
      }
    }
    return false;
  }

  std::array<Mask, ROWS_AT_MOST + HAND> owner_, rows_;
  int count_ = 0, laid_ = 0;
};

inline bool new_rows_allowed(const std::vector<Mask>& old, const std::vector<Mask>& rows, const Pile& played) {
  Owners owners(old, played);
  for (const Mask row : rows)
    if (!owners.lay(row)) return false;
  return true;
}

}  // namespace sixfold::cards
