// What may come next in a turn with cards, found only when it is asked and remembered for the rest of the turn.
//
// Cards are chosen one by one, in ascending order, so that there is one way only to each choice.
#pragma once

#include "cards/path.h"
#include "cards/playable.h"
#include "cards/regroup.h"
#include "common/levels.h"

namespace sixfold::cards {

// The masks of a turn must be exact, so a search that is interrupted throws BadInput; begin a turn again then.
class Draft {
 public:
  Draft() : old_({}) {}

  void set_stop(std::shared_ptr<Stop> stop) { stop_ = std::move(stop); }

  // A turn in which all may be played that can be.
  void begin(const std::vector<Mask>& old, const Pile& hand, NewRows rule);
  // An opening that must be one of these sets.
  void begin(const Pile& hand, const std::vector<Mask>& sets);
  // One of the kinds in `more`.
  void add(int kind);

  // Whether at most `most` cards of a pool could be played.
  static bool can_play(const std::vector<Mask>& old, const Pile& pool, NewRows rule, int most,
                       std::shared_ptr<Stop> stop);

  Mask more() const { return more_; }
  // Bit q: the turn may end here with q Qwirkles.
  std::uint32_t numbers() const { return numbers_; }
  const Pile& chosen() const { return chosen_; }
  // The table, Qwirkles included, when it ends with that many: few cards are moved, as far as is found quickly.
  std::vector<Mask> table(int qwirkles) const;

 private:
  struct Found {
    Pile cards;
    int number;
    bool still;  // no card of the old table has moved
    StoredPath path;
  };

  void offer();
  void offer_sets();
  bool leads_on(int kind);
  bool remembered(const Pile& cards, const Pile& others) const;
  bool fits_somewhere(const Pile& cards, int kind, const Pile& others);
  bool with_some(const Pile& cards, const Pile& others, int count);
  std::uint32_t judge(const Pile& cards, bool any);
  bool extend(const Pile& cards, int number);
  bool search(const Pile& cards, int number, const std::vector<Sixes>& ways);
  const Found* find(const Pile& cards, int number) const;
  bool keep(const Pile& cards, int number, bool still, const Path& path) {
    found_.push_back({cards, number, still, paths_.add(path)});
    return true;
  }

  OldRows old_;
  std::vector<Mask> sets_;
  Pile table_, chosen_, rest_;  // rest: what of the hand may still be chosen
  NewRows rule_ = NewRows::any;
  Mask more_ = 0;
  std::uint32_t numbers_ = 0;
  std::vector<Found> found_;
  PathStore paths_;
  std::shared_ptr<Stop> stop_;
};

}  // namespace sixfold::cards
