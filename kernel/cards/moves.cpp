// Finds moves by asking whether the rest can form rows, with cards of the hand to help.
#include "cards/moves.h"

#include <algorithm>

namespace sixfold::cards {
namespace {

// Whether some card can be played so that the rest forms rows: with no Qwirkle that needs one, a card has to be found.
bool some_card(const Pile& must, const Pile& may, const Pile& hand) {
  for (Mask left = hand.one; left; left &= left - 1) {
    Pile with = must;
    with.add(bit(lowest(left)));
    if (can_form_rows(with, may)) return true;
  }
  return false;
}

// `must`: table cards that are not in a Qwirkle; `may`: all cards that are not; `used`: a hand card has been used.
int take_more(const Pile& must, const Pile& may, const Pile& hand, int first, bool used) {
  int best = 0;
  for (int family = first; family < FAMILIES; ++family) {
    const Mask six = family_mask(family);
    if (six & ~may.one) continue;
    const bool uses = used || (six & ~must.one);
    Pile must_left = must, may_left = may;
    must_left.take_any(six);
    may_left.take(six);
    if (!can_form_rows(must_left, may_left)) continue;
    const int more = take_more(must_left, may_left, hand, family, uses);
    if (uses || more > 0)
      best = std::max(best, 1 + more);
    else if (some_card(must_left, may_left, hand))
      best = std::max(best, 1);
  }
  return best;
}

class Subsets {
 public:
  Subsets(const Pile& table, const Pile& hand, int qwirkles, int most_cards, Budget* budget, std::vector<Move>& found)
      : qwirkles_(qwirkles), budget_(budget), found_(found) {
    Pile all = table;
    all.add(hand);
    for (Mask left = hand.one; left; left &= left - 1) {
      Pile with = table;
      with.add(bit(lowest(left)));
      if (can_form_rows(with, all)) kinds_.push_back({lowest(left), hand.of(lowest(left))});
    }
    choose(0, most_cards, {}, table);
  }

 private:
  void choose(std::size_t place, int most, const Pile& played, const Pile& cards) {
    if (place == kinds_.size()) {
      if (!played.empty()) take(played, cards);
      return;
    }
    Pile more = played, all = cards;
    for (int copies = 0;; ++copies) {
      choose(place + 1, most - copies, more, all);
      if (budget_ && budget_->spent()) return;
      if (copies == kinds_[place].second || copies == most) return;
      more.add(bit(kinds_[place].first));
      all.add(bit(kinds_[place].first));
    }
  }

  void take(const Pile& played, const Pile& cards) {
    if (budget_) budget_->look();
    if (qwirkles_ == 0) {
      if (can_form_rows(cards)) found_.push_back({played, cards, {}});
      return;
    }
    for (Sixes& sixes : ways_to_take(cards, qwirkles_))
      found_.push_back({played, sixes.rest, std::move(sixes.families)});
  }

  int qwirkles_;
  Budget* budget_;
  std::vector<std::pair<int, int>> kinds_;
  std::vector<Move>& found_;
};

}  // namespace

int qwirkles_now(const Pile& table, const Pile& hand) {
  Pile all = table;
  all.add(hand);
  return take_more(table, all, hand, 0, false);
}

bool some_card_fits(const Pile& table, const Pile& hand) {
  Pile all = table;
  all.add(hand);
  return some_card(table, all, hand);
}

int most_now(const Pile& table, const Pile& hand) {
  const int most = qwirkles_now(table, hand);
  return most > 0 || some_card_fits(table, hand) ? most : -1;
}

std::vector<Move> moves_with(const Pile& table, const Pile& hand, int qwirkles, int most_cards, Budget* budget) {
  std::vector<Move> found;
  const Subsets search(table, hand, qwirkles, most_cards, budget, found);
  return found;
}

}  // namespace sixfold::cards
