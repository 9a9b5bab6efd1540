// Chooses the cards with which new rows start.
#pragma once

#include "cards/flow.h"

namespace sixfold::cards {

using Place = std::size_t;
inline constexpr int FROM_HAND = -1;

// Somebody who may own a new row: an old row at a place, or a card from the hand.
struct Owner {
  int place;
  Mask cards;
};

// A new row without an owner.
struct Need {
  int family;
  bool six;
  bool operator==(const Need&) const = default;
};

// Gives every new row an owner, by augmenting paths.
class Starting {
 public:
  Starting(const Flow& flow, const std::vector<Need>& needs, const std::vector<Owner>& owners)
      : flow_(flow), needs_(needs), owners_(owners), chosen_(owners.size(), {-1, -1}) {}

  // The number of a need that finds none, or -1.
  int run() {
    for (Place need = 0; need < needs_.size(); ++need) {
      seen_ = 0;
      if (!find(static_cast<int>(need))) return static_cast<int>(need);
    }
    return -1;
  }

  void tell(std::vector<Start>& starts) const {
    for (Place owner = 0; owner < owners_.size(); ++owner)
      if (const auto [need, kind] = chosen_[owner]; need >= 0) {
        const Need& of = needs_[static_cast<Place>(need)];
        starts.push_back({static_cast<Small>(of.family), static_cast<Small>(kind), of.six,
                          static_cast<Small>(owners_[owner].place)});
      }
  }

 private:
  struct Chosen {
    int need, kind;
  };

  bool find(int need) {
    const Need& of = needs_[static_cast<Place>(need)];
    for (Place owner = 0; owner < owners_.size(); ++owner) {
      if (seen_ >> owner & 1) continue;
      for (Mask left = owners_[owner].cards & family_mask(of.family); left; left &= left - 1) {
        const int kind = lowest(left);
        if (!of.six && used(of, kind) >= flow_.free(NEW + of.family, spot_of(kind, of.family))) continue;
        seen_ |= std::uint64_t{1} << owner;
        const std::vector<Chosen> before = chosen_;
        const int displaced = chosen_[owner].need;
        chosen_[owner] = {need, kind};
        if (displaced < 0 || find(displaced)) return true;
        chosen_ = before;
        break;
      }
    }
    return false;
  }

  int used(const Need& of, int kind) const {
    int count = 0;
    for (const Chosen& each : chosen_)
      count += each.need >= 0 && each.kind == kind && needs_[static_cast<Place>(each.need)] == of;
    return count;
  }

  const Flow& flow_;
  const std::vector<Need>& needs_;
  const std::vector<Owner>& owners_;
  std::vector<Chosen> chosen_;
  std::uint64_t seen_ = 0;
};

}  // namespace sixfold::cards
