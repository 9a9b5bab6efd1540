// What regrouping a table has to achieve, and what a flow that is not complete yet still allows.
#pragma once

#include "cards/new_row_rule.h"
#include "cards/regroup.h"
#include "cards/row_starts.h"
#include "cards/set_numbers.h"

namespace sixfold::cards {

using ByFamily = std::array<int, FAMILIES>;

// One choice of cards and of Qwirkles: of each colour and shape, those that continue an old row of it and those that
// are new.
class RegroupTask {
 public:
  RegroupTask(const OldRows& old_rows, const Pile& played, const Pile& cards, SetNumbers& sharing,
              const ByFamily& continued, const ByFamily& fresh, NewRows rule)
      : old_rows_(old_rows),
        played_(played),
        continued_(continued),
        fresh_(fresh),
        rule_(rule),
        owners_(played.size()),
        sharing_(sharing) {
    for (int kind = 0; kind < KINDS; ++kind) cards_[static_cast<Place>(kind)] = static_cast<Small>(cards.of(kind));
    kinds_ = cards.one;
    for (int family = 0; family < FAMILIES; ++family)
      for (const Mask plane : {played.one, played.two, played.three})
        owning_[static_cast<Place>(family)] += std::popcount(plane & family_mask(family));
    if (!matched()) return;
    owners_ += count();
    for (int family = 0; family < FAMILIES; ++family)
      for (const Mask row : old_rows.rows) owning_[static_cast<Place>(family)] += (row & family_mask(family)) != 0;
  }

  static int number(const ByFamily& numbers, int family) { return numbers[static_cast<Place>(family)]; }
  // With `matched` no row is continued in its own right: all rows are new, and old rows may own them.
  bool matched() const { return rule_ == NewRows::matched; }
  const std::vector<int>& places(int family) const {
    static const std::vector<int> none;
    return matched() ? none : old_rows_.places[static_cast<Place>(family)];
  }
  int feature(int place) const { return old_rows_.features[static_cast<Place>(place)]; }
  Mask old(int place) const { return old_rows_.rows[static_cast<Place>(place)]; }
  int count() const { return static_cast<int>(old_rows_.rows.size()); }

  // The old rows of a colour or shape about which nothing has been decided, as bits.
  Mask open_rows(const Flow& flow, int family) const {
    Mask open = 0;
    for (const int place : places(family)) open |= bit(place);
    return open & ~flow.gone & ~flow.kept;
  }

  // How many continued rows of a colour or shape, or Qwirkles, are not those of a decided old row.
  int room(const Flow& flow, int family, bool six) const {
    int left = six ? number(continued_, family) : Flow::at(flow.rows, family);
    for (const Anchor& each : flow.anchors) left -= each.six == six && feature(each.place) == family;
    return left;
  }

  // Whether new rows need not share a card with rows of their colour or shape that are not continued. Where they do,
  // the new row could continue the other, with copies exchanged, and nothing would be worse: no need to try that. Only
  // two rows of three share none, of all cards of their colour or shape.
  bool apart(const Flow& flow, int family) const {
    Mask gone = 0;
    for (const int place : places(family)) gone |= flow.gone & bit(place);
    if (gone == 0 && Flow::at(flow.less, family) == 0) return true;
    if (number(fresh_, family)) return false;
    if (Flow::at(flow.rows, NEW + family) == 0) return true;
    Mask starts = 0;
    for (const Start& start : flow.starts)
      if (start.family == family) starts |= bit(start.kind);
    const Mask cards = played_.one & family_mask(family);
    const auto beside = [&](int place) {
      return std::popcount(old(place)) == 3 && !(old(place) & starts) && (cards & ~old(place));
    };
    for (Mask left = gone; left; left &= left - 1)
      if (!beside(lowest(left))) return false;
    int able = 0;
    for (Mask left = open_rows(flow, family); left; left &= left - 1) able += beside(lowest(left));
    return able >= Flow::at(flow.less, family);
  }

  // Choose which old rows go on, as bits: first those with cards that new rows need.
  Mask rows_going_on(const Flow& flow) const {
    Mask chosen = flow.kept;
    for (int family = 0; family < FAMILIES; ++family) {
      Mask open = open_rows(flow, family);
      for (int less = Flow::at(flow.less, family); less > 0; --less) {
        int least = MORE_THAN_ANY, drop = -1;
        for (Mask left = open; left; left &= left - 1) {
          const int place = lowest(left);
          int needed = 0;
          for (Mask row = old(place); row; row &= row - 1)
            needed += std::max(0, flow.in_new_rows(lowest(row)) - Flow::at(flow.base, lowest(row)));
          if (needed < least) least = needed, drop = place;
        }
        open &= ~bit(drop);
      }
      chosen |= open;
    }
    return chosen;
  }

  // The place of an old row that might have to go on, because new rows need more of its cards than those give; or -1.
  int find_giver(const Flow& flow, Mask going_on) const {
    for (int family = 0; family < FAMILIES; ++family) {
      if (Flow::at(flow.less, family) == 0) continue;
      for (Mask left = open_rows(flow, family) & ~going_on; left; left &= left - 1) {
        const int place = lowest(left);
        for (Mask row = old(place); row; row &= row - 1)
          if (to_give(flow, going_on, lowest(row)) < 0) return place;
      }
    }
    return -1;
  }

  // How many copies of a kind, of these rows and the hand, new rows do not need.
  int to_give(const Flow& flow, Mask going_on, int kind) const {
    int left = Flow::at(flow.base, kind) - flow.in_new_rows(kind);
    for (Mask some = going_on; some; some &= some - 1) left += static_cast<int>(old(lowest(some)) >> kind & 1);
    return left;
  }

 protected:
  // The old rows as they are, as far as their cards are not in Qwirkles, and all other cards without a place.
  bool begin(Flow& flow) const {
    std::array<Small, KINDS> left = cards_;
    for (int kind = 0; kind < KINDS; ++kind) {
      const auto [colors, shapes] = old_rows_.having[static_cast<Place>(kind)];
      const int base = played_.of(kind) - number(fresh_, color_of(kind)) - number(fresh_, 6 + shape_of(kind));
      const int limit = matched() ? NO_LIMIT : base + colors + shapes;
      if (limit < 0) return false;
      flow.base[static_cast<Place>(kind)] = static_cast<Small>(base);
      flow.limit[static_cast<Place>(kind)] = static_cast<Small>(limit);
    }
    for (int family = 0; family < FAMILIES; ++family) {
      const int group = matched() ? NEW + family : family;
      const int rows =
          static_cast<int>(old_rows_.places[static_cast<Place>(family)].size()) - number(continued_, family);
      if (rows < 0) return false;
      if (rows == 0) continue;
      flow.add_rows(group, rows);
      for (int spot = 0; spot < 6; ++spot) {
        const auto kind = static_cast<Place>(kind_at(family, spot));
        const int here = std::min({static_cast<int>(left[kind]), old_rows_.having[kind][family >= 6], rows});
        if (here == 0) continue;
        left[kind] = static_cast<Small>(left[kind] - here);
        flow.add(static_cast<int>(kind), group, here);
      }
      flow.keep_bounds(group);
    }
    for (Mask some = kinds_; some; some &= some - 1)
      if (const int copies = left[static_cast<Place>(lowest(some))]) flow.let_loose(lowest(some), copies);
    return matched() || owners_suffice(flow);
  }

  // How many cards of a kind new rows may hold: those from the hand and those of rows that are continued. Of rows of
  // which that is open, as many as may be; `dropped` is a colour or shape of which one row less is continued, or -1.
  int limit_of(const Flow& flow, int kind, int dropped) const {
    int limit = Flow::at(flow.base, kind);
    for (const int which : {0, 1}) {
      const int group = home_of(kind, which), less = Flow::at(flow.less, group) + (group == dropped);
      if (less == 0 && !flow.gone) {
        limit += old_rows_.having[static_cast<Place>(kind)][static_cast<Place>(which)];
        continue;
      }
      int having = 0, undecided = 0;
      for (const int place : places(group)) {
        const int has = static_cast<int>(old(place) >> kind & 1);
        if (flow.kept >> place & 1)
          limit += has;
        else if (!(flow.gone >> place & 1))
          ++undecided, having += has;
      }
      limit += std::min(having, undecided - less);
    }
    return limit;
  }

  // Work out how many cards of a colour or shape new rows may hold; false if too many have to.
  bool set_limit(Flow& flow, int family) const {
    for (int spot = 0; spot < 6; ++spot) {
      const int kind = kind_at(family, spot), limit = limit_of(flow, kind, -1);
      flow.limit[static_cast<Place>(kind)] = static_cast<Small>(limit);
      if (limit < 0 || !flow.keep_limit(kind)) return false;
    }
    return true;
  }

  struct Room {
    int spare;       // new rows that there may be in all, beside those that there are
    ByFamily more;   // those of each colour and shape
    Mask tight = 0;  // the kinds whose cards need all rows of their colour and shape

    // How many new rows of its colour and shape a kind could have.
    int fresh(const Flow& flow, int kind) const {
      const int color = color_of(kind), shape = 6 + shape_of(kind);
      return Flow::at(flow.rows, NEW + color) + Flow::at(flow.rows, NEW + shape) +
             std::min(spare, number(more, color) + number(more, shape));
    }
  };

  // Whether each kind could have a place for all its cards, however many new rows there are.
  bool room_for_all(const Flow& flow, Room& found) const {
    ByFamily started;
    found.spare = owners_;
    for (int family = 0; family < FAMILIES; ++family) {
      const int now = started[static_cast<Place>(family)] = Flow::at(flow.rows, NEW + family) + number(fresh_, family);
      if (!matched())
        found.spare -= now;  // with `matched` a row less of any colour or shape leaves its owner to another
    }
    for (int family = 0; family < FAMILIES; ++family) {
      const bool settled = flow.settled >> (NEW + family) & 1;
      found.more[static_cast<Place>(family)] =
          settled ? 0 : std::min(found.spare, std::max(0, number(owning_, family) - number(started, family)));
    }
    for (Mask left = kinds_; left; left &= left - 1) {
      const int kind = lowest(left), cards = Flow::at(cards_, kind);
      const int rows = Flow::at(flow.rows, color_of(kind)) + Flow::at(flow.rows, 6 + shape_of(kind));
      if (rows > cards) continue;
      const int room = rows + std::min(Flow::at(flow.limit, kind), found.fresh(flow, kind));
      if (room < cards) return false;
      if (room == cards) found.tight |= bit(kind);
    }
    return true;
  }

  // Whether there could be three cards for each row and a place for each card, with the numbers of rows that are still
  // possible. It is not asked which cards new rows may hold.
  bool cards_for_all(const Flow& flow, const Room& beside) {
    Bounds bounds;
    int spare = beside.spare;
    for (int family = 0; family < FAMILIES; ++family) {
      const int started = Flow::at(flow.rows, NEW + family), going_on = Flow::at(flow.rows, family);
      const bool no_less = flow.settled >> family & 1;
      bounds.least[family] = no_less ? started + going_on : matched() ? 0 : started;
      bounds.most[family] = started + going_on + number(beside.more, family);
      if (matched()) spare -= number(fresh_, family);
    }
    return sharing_.search(bounds, [&](const SetCounts& numbers) {
      int more = 0;
      for (int family = 0; family < FAMILIES; ++family)
        more += matched()
                    ? numbers.of(family)
                    : std::max(0, numbers.of(family) - Flow::at(flow.rows, family) - Flow::at(flow.rows, NEW + family));
      return more <= spare;
    });
  }

  // The colours and shapes of these kinds of which there may be one more new row, as bits.
  unsigned startable(const Flow& flow, Mask kinds) const {
    unsigned found = 0;
    for (int family = 0; family < FAMILIES; ++family)
      if (kinds & family_mask(family) && !(flow.settled >> (NEW + family) & 1) &&
          Flow::at(flow.rows, NEW + family) + number(fresh_, family) < number(owning_, family))
        found |= 1u << family;
    return found;
  }

  // The colours and shapes of these groups of which one more old row may not be continued, as bits.
  unsigned droppable(const Flow& flow, unsigned groups, const Room& beside) const {
    unsigned found = 0;
    if (matched()) {
      for (int family = 0; family < FAMILIES; ++family)
        if (groups >> (NEW + family) & 1 && may_go(flow, family, beside.tight)) found |= 1u << family;
      return found;
    }
    for (unsigned left = groups & ~flow.settled & ((1u << NEW) - 1); left; left &= left - 1) {
      const int family = std::countr_zero(left);
      if (!(beside.tight & family_mask(family)) && room(flow, family, false) > 0 &&
          std::popcount(open_rows(flow, family)) > Flow::at(flow.less, family) && room_without(flow, family, beside))
        found |= 1u << family;
    }
    return found;
  }

  // Whether its cards could have a place with one row of a colour or shape less.
  bool room_without(const Flow& flow, int family, const Room& beside) const {
    for (int spot = 0; spot < 6; ++spot) {
      const int kind = kind_at(family, spot), cards = Flow::at(cards_, kind);
      const int rows = Flow::at(flow.rows, color_of(kind)) + Flow::at(flow.rows, 6 + shape_of(kind)) - 1;
      if (cards > rows && cards > rows + std::min(limit_of(flow, kind, family), beside.fresh(flow, kind))) return false;
    }
    return true;
  }

  // With `matched`, whether there may be one row of a colour or shape less.
  bool may_go(const Flow& flow, int family, Mask tight) const {
    int free = Flow::at(flow.rows, NEW + family);
    for (const Start& start : flow.starts) free -= start.family == family && !start.six;
    return free > 0 && !(flow.settled >> family & 1) && !(tight & family_mask(family));
  }

  // Whether there can be a card from the hand for each new row (with `matched`, or an old row) to itself.
  bool owners_suffice(const Flow& flow) const {
    Few<int, CARDS> needs;
    for (int family = 0; family < FAMILIES; ++family)
      for (int row = Flow::at(flow.rows, NEW + family) + number(fresh_, family); row > 0; --row) needs.push(family);
    if (needs.count == 0) return true;
    Few<Mask, MAX_ROWS + HAND> owners;
    for (const Mask plane : {played_.one, played_.two, played_.three})
      for (Mask left = plane; left; left &= left - 1) owners.push(left & (~left + 1));
    if (matched())
      for (const Mask row : old_rows_.rows) owners.push(row);
    return can_match(needs.count, owners.count, [&](int need, int owner) {
      return (family_mask(needs.items[static_cast<Place>(need)]) & owners.items[static_cast<Place>(owner)]) != 0;
    });
  }

  // Who may own a new row and does not yet: the hand card by card, with `matched` also old rows.
  std::vector<Owner> owners_of(const Flow& flow) const {
    Pile hand = played_;
    Mask used = 0;
    for (const Start& start : flow.starts) {
      if (start.owner == FROM_HAND)
        hand.take(bit(start.kind));
      else
        used |= bit(start.owner);
    }
    std::vector<Owner> owners;
    for (const Mask plane : {hand.one, hand.two, hand.three})
      for (Mask left = plane; left; left &= left - 1) owners.push_back({FROM_HAND, left & (~left + 1)});
    if (matched())
      for (int place = 0; place < count(); ++place)
        if (!(used >> place & 1)) owners.push_back({place, old(place)});
    return owners;
  }

  // The new rows whose start is not decided.
  std::vector<Need> needs_of(const Flow& flow) const {
    std::vector<Need> needs;
    for (int family = 0; family < FAMILIES; ++family)
      for (const bool six : {false, true}) {
        int left = six ? number(fresh_, family) : Flow::at(flow.rows, NEW + family);
        for (const Start& start : flow.starts) left -= start.family == family && start.six == six;
        for (; left > 0; --left) needs.push_back({family, six});
      }
    return needs;
  }

 private:
  static constexpr Small NO_LIMIT = 99;
  static constexpr int MORE_THAN_ANY = 99;

  const OldRows& old_rows_;
  Pile played_;
  ByFamily continued_, fresh_;
  NewRows rule_;
  int owners_;         // cards from the hand, and with `matched` old rows
  ByFamily owning_{};  // those with a card of each colour and shape
  std::array<Small, KINDS> cards_;
  Mask kinds_;  // of which there are any
  SetNumbers& sharing_;
};

}  // namespace sixfold::cards
