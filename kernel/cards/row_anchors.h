// Chooses the cards with which old rows go on.
#pragma once

#include "cards/regroup_task.h"

namespace sixfold::cards {

// The card with which each old row goes on, and whether in a Qwirkle; -1 for none.
struct Holds {
  std::array<Small, MAX_ROWS> kind;
  Mask six = 0;
  Holds() { kind.fill(-1); }
};

// Chooses for each row one of its cards that it keeps, by augmenting paths: one that is in its group or in a
// Qwirkle, and that no new row needs.
class Anchoring {
 public:
  Anchoring(const RegroupTask& task, const Flow& flow, Mask going_on, Holds& holds)
      : of_(task), flow_(flow), going_on_(going_on), holds_(holds) {
    for (const Anchor& each : flow.anchors) {
      holds.kind[static_cast<Place>(each.place)] = each.kind;
      if (each.six) holds.six |= bit(each.place);
      decided_ |= bit(each.place);
    }
  }

  // The place of a row that finds none, or -1.
  int run() {
    for (Mask left = going_on_ & ~decided_; left; left &= left - 1) {
      seen_[0] = seen_[1] = {};
      if (!find(lowest(left))) return lowest(left);
    }
    return -1;
  }

 private:
  bool find(int place) {
    const auto group = static_cast<Place>(of_.feature(place));
    for (const bool six : {false, true})
      for (Mask row = of_.old(place); row; row &= row - 1) {
        const int kind = lowest(row);
        Mask& seen = seen_[six][group];
        if (seen >> kind & 1) continue;
        seen |= bit(kind);
        Mask rivals = 0;
        bool fits = has_room(place, kind, six, rivals);
        for (; !fits && rivals; rivals &= rivals - 1) {
          const Holds before = holds_;
          let_go(lowest(rivals));
          Mask others;
          fits = find(lowest(rivals)) && has_room(place, kind, six, others);
          if (!fits) holds_ = before;
        }
        if (!fits) continue;
        holds_.kind[static_cast<Place>(place)] = static_cast<Small>(kind);
        if (six) holds_.six |= bit(place);
        return true;
      }
    return false;
  }

  void let_go(int place) {
    holds_.kind[static_cast<Place>(place)] = -1;
    holds_.six &= ~bit(place);
  }

  // Whether there is room for it; else those that would have to let go.
  bool has_room(int place, int kind, bool six, Mask& rivals) const {
    const int group = of_.feature(place);
    Mask beside = 0, here = 0, same = 0;
    for (Mask left = going_on_ & ~decided_; left; left &= left - 1) {
      const int other = lowest(left);
      const int held = holds_.kind[static_cast<Place>(other)];
      if (held < 0) continue;
      if (held == kind) same |= bit(other);
      if (of_.feature(other) != group || (holds_.six >> other & 1) != six) continue;
      beside |= bit(other);
      if (held == kind) here |= bit(other);
    }
    rivals = beside;
    if (std::popcount(beside) >= of_.room(flow_, group, six)) return false;
    rivals = here;
    if (!six && std::popcount(here) >= flow_.free(group, spot_of(kind, group))) return false;
    rivals = same;
    return std::popcount(same) < of_.to_give(flow_, going_on_, kind);
  }

  const RegroupTask& of_;
  const Flow& flow_;
  Mask going_on_, decided_ = 0;
  Holds& holds_;
  std::array<Mask, FAMILIES> seen_[2];
};

}  // namespace sixfold::cards
