// Judges a table by trying every choice of new rows that can make a difference.
#include "cards/new_row_rule.h"

#include <algorithm>

namespace sixfold::cards {
namespace {

using Place = std::size_t;

std::vector<Mask> cards_of(const Pile& pile) {
  std::vector<Mask> cards;
  for (const Mask plane : {pile.one, pile.two, pile.three})
    for (Mask left = plane; left; left &= left - 1) cards.push_back(left & (~left + 1));
  return cards;
}

// Copies of a kind look alike. New rows take those from the hand first, for all other rows may hold any card. What they
// need beyond that comes from old rows which are continued, with another card: the donors.
class Judging {
 public:
  Judging(const std::vector<Mask>& old, const std::vector<Mask>& rows, const Pile& played)
      : old_(old), rows_(rows), played_(played), hand_(cards_of(played)), given_(old.size()) {
    for (const Mask row : old) old_features_.push_back(feature_of(row));
    for (const Mask row : rows) features_.push_back(feature_of(row));
  }

  bool fine() { return choose(0); }

 private:
  // Choose the new rows of this and all later families: as many as there are more rows than old ones. More are of use
  // only where an old row can vanish beside a new row of its family, without a card in common: with one, the new row
  // could continue it.
  bool choose(int family) {
    if (family == FAMILIES) return judge();
    int old = 0, count = 0;
    std::vector<Place> able;
    bool apart = false;
    for (const int feature : old_features_) old += feature == family;
    for (Place place = 0; place < rows_.size(); ++place) {
      if (features_[place] != family) continue;
      ++count;
      if (rows_[place] & played_.one) able.push_back(place);
    }
    if (count == 0) return choose(family + 1);
    for (const Place place : able)
      for (Place each = 0; each < old_.size(); ++each)
        if (old_features_[each] == family && !(rows_[place] & old_[each])) apart = true;
    const int least = std::max(0, count - old);
    return pick(family, able, 0, least, apart ? static_cast<int>(able.size()) : least);
  }

  bool pick(int family, const std::vector<Place>& able, Place from, int least, int most) {
    if (least <= 0 && choose(family + 1)) return true;
    if (most <= 0 || new_.size() >= hand_.size()) return false;
    for (Place next = from; next < able.size(); ++next) {
      new_.push_back(able[next]);
      if (pick(family, able, next + 1, least - 1, most - 1)) return true;
      new_.pop_back();
    }
    return false;
  }

  bool judge() {
    rest_.clear();
    for (Place place = 0; place < rows_.size(); ++place)
      if (std::find(new_.begin(), new_.end(), place) == new_.end()) rest_.push_back(place);
    if (!can_match(new_.size(), hand_.size(), [&](int row, int card) {
          return (rows_[new_[static_cast<Place>(row)]] & hand_[static_cast<Place>(card)]) != 0;
        }))
      return false;
    std::fill(given_.begin(), given_.end(), Mask{0});
    if (!rest_goes_on()) return false;
    needs_.clear();
    for (int kind = 0; kind < KINDS; ++kind) {
      int needed = -played_.of(kind);
      for (const Place place : new_) needed += static_cast<int>(rows_[place] >> kind & 1);
      for (; needed > 0; --needed) needs_.push_back(kind);
    }
    return give(0, 0);
  }

  // Take the cards that the new rows need beyond the hand from old rows, each copy of a kind from another one.
  bool give(Place need, Place from) {
    if (need == needs_.size()) return donors_go_on() && rest_goes_on();
    const int kind = needs_[need];
    for (Place place = from; place < old_.size(); ++place) {
      if (!(old_[place] >> kind & 1)) continue;
      given_[place] |= bit(kind);
      const bool same = need + 1 < needs_.size() && needs_[need + 1] == kind;
      if (give(need + 1, same ? place + 1 : 0)) return true;
      given_[place] &= ~bit(kind);
    }
    return false;
  }

  bool goes_on(Place old, Place row) const {
    return old_features_[old] == features_[row] && (old_[old] & ~given_[old] & rows_[row]) != 0;
  }

  // A matching that covers the donors and one that covers all other rows make one that covers both.
  bool donors_go_on() const {
    std::vector<Place> donors;
    for (Place place = 0; place < old_.size(); ++place)
      if (given_[place]) donors.push_back(place);
    return can_match(donors.size(), rest_.size(), [&](int donor, int row) {
      return goes_on(donors[static_cast<Place>(donor)], rest_[static_cast<Place>(row)]);
    });
  }

  bool rest_goes_on() const {
    return can_match(rest_.size(), old_.size(), [&](int row, int old) {
      return goes_on(static_cast<Place>(old), rest_[static_cast<Place>(row)]);
    });
  }

  const std::vector<Mask>&old_, &rows_;
  const Pile& played_;
  std::vector<Mask> hand_, given_;
  std::vector<int> old_features_, features_, needs_;
  std::vector<Place> new_, rest_;
};

}  // namespace

bool allowed(const std::vector<Mask>& old, const std::vector<Mask>& rows, const Pile& played, NewRows rule) {
  if (rule == NewRows::any) return true;
  if (rule == NewRows::keep_three) return Judging(old, rows, played).fine();
  std::vector<Mask> owners = cards_of(played);
  owners.insert(owners.end(), old.begin(), old.end());
  return can_match(rows.size(), owners.size(), [&](int row, int owner) {
    return (rows[static_cast<Place>(row)] & owners[static_cast<Place>(owner)]) != 0;
  });
}

}  // namespace sixfold::cards
