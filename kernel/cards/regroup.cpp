// A table is a flow: every card goes to the old rows of its colour or shape that are continued, or to new rows of its
// colour or shape, and every group has bounds. Copies r_1 ... r_6 of one group can lie in k rows of three to five cards
// if and only if every r_i <= k and 3k <= sum(r) <= 5k; and each row can be given one card beforehand, if they suffice.
//
// The search starts from the table as it lies, with all old rows continued and no new row. Where a card finds no place
// along any augmenting path, only another new row helps, of a colour or shape on the way. Where a group stays short of
// cards, only an old row of a group on the way can help, by not being continued. So few choices have to be tried. Which
// old rows are not continued, which card each of the others keeps and how new rows start is settled at the end, and
// decided one by one only where that fails.
#include "cards/regroup.h"

#include "cards/flow.h"
#include "cards/new_row_rule.h"
#include "cards/set_numbers.h"

namespace sixfold::cards {
namespace {

using Place = std::size_t;
using ByFamily = std::array<int, FAMILIES>;
constexpr int FROM_HAND = -1;
constexpr Small NO_LIMIT = 99;
constexpr unsigned EVERY_GROUP = (1u << GROUPS) - 1;
constexpr int MORE_THAN_ANY = 99;

// Deal the cards of a group into rows of three to five: each has a card that it must hold, and cards that it should
// hold.
struct Wish {
  Mask must, should;
};

void deal_group(Flow::Group left, int group, const std::vector<Wish>& wishes, std::vector<Mask>& found) {
  std::vector<Mask> rows;
  for (const Wish& wish : wishes) {
    rows.push_back(wish.must);
    Flow::change(left, spot_of(lowest(wish.must), group), -1);
  }
  for (Place place = 0; place < rows.size(); ++place)
    for (Mask some = wishes[place].should & ~rows[place]; some; some &= some - 1) {
      const int spot = spot_of(lowest(some), group);
      if (Flow::at(left, spot) == 0) continue;
      Flow::change(left, spot, -1);
      rows[place] |= bit(lowest(some));
    }
  const auto smaller = [](Mask a, Mask b) { return std::popcount(a) < std::popcount(b); };
  for (int spot = 0; spot < 6; ++spot)
    for (; Flow::at(left, spot) > 0; Flow::change(left, spot, -1)) {
      const Mask card = bit(kind_at(group, spot));
      Mask* to = nullptr;
      for (Mask& row : rows)
        if (!(row & card) && (!to || smaller(row, *to))) to = &row;
      *to |= card;
    }
  while (!rows.empty()) {
    const auto small = std::min_element(rows.begin(), rows.end(), smaller);
    const auto large = std::max_element(rows.begin(), rows.end(), smaller);
    if (std::popcount(*small) >= 3 && std::popcount(*large) <= 5) break;
    const Wish& wish = wishes[static_cast<Place>(large - rows.begin())];
    const Mask movable = *large & ~*small & ~wish.must;
    const Mask liked = movable & ~wish.should ? movable & ~wish.should : movable;
    const Mask card = bit(lowest(liked));
    *large ^= card;
    *small |= card;
  }
  found.insert(found.end(), rows.begin(), rows.end());
}

// The search for one choice of cards and of Qwirkles: of each colour and shape, those that continue an old row of it
// and those that are new.
class Regrouping {
 public:
  Regrouping(const OldRows& lying, const Pile& played, const Pile& cards, SetNumbers& sharing,
             const ByFamily& continued, const ByFamily& fresh, NewRows rule, Budget& budget, int& nodes)
      : lying_(lying),
        played_(played),
        continued_(continued),
        fresh_(fresh),
        rule_(rule),
        owners_(played.size()),
        sharing_(sharing),
        budget_(budget),
        nodes_(nodes) {
    for (int kind = 0; kind < KINDS; ++kind) cards_[static_cast<Place>(kind)] = static_cast<Small>(cards.of(kind));
    kinds_ = cards.one;
    for (int family = 0; family < FAMILIES; ++family)
      for (const Mask plane : {played.one, played.two, played.three})
        owning_[static_cast<Place>(family)] += std::popcount(plane & family_mask(family));
    if (!matched()) return;
    owners_ += count();
    for (int family = 0; family < FAMILIES; ++family)
      for (const Mask row : lying.rows) owning_[static_cast<Place>(family)] += (row & family_mask(family)) != 0;
  }

  bool search() {
    Flow flow;
    return begin(flow) && search(flow, !matched());
  }

  std::vector<Mask> rows;  // what was found, without the Qwirkles

 private:
  static int number(const ByFamily& numbers, int family) { return numbers[static_cast<Place>(family)]; }
  // With `matched` no row is continued in its own right: all rows are new, and old rows may own them.
  bool matched() const { return rule_ == NewRows::matched; }
  const std::vector<int>& places(int family) const {
    static const std::vector<int> none;
    return matched() ? none : lying_.places[static_cast<Place>(family)];
  }
  int feature(int place) const { return lying_.features[static_cast<Place>(place)]; }
  Mask old(int place) const { return lying_.rows[static_cast<Place>(place)]; }
  int count() const { return static_cast<int>(lying_.rows.size()); }

  // The old rows as they lie, as far as their cards are not in Qwirkles, and all other cards without a place.
  bool begin(Flow& flow) const {
    std::array<Small, KINDS> left = cards_;
    for (int kind = 0; kind < KINDS; ++kind) {
      const auto [colors, shapes] = lying_.having[static_cast<Place>(kind)];
      const int base = played_.of(kind) - number(fresh_, color_of(kind)) - number(fresh_, 6 + shape_of(kind));
      const int limit = matched() ? NO_LIMIT : base + colors + shapes;
      if (limit < 0) return false;
      flow.base[static_cast<Place>(kind)] = static_cast<Small>(base);
      flow.limit[static_cast<Place>(kind)] = static_cast<Small>(limit);
    }
    for (int family = 0; family < FAMILIES; ++family) {
      const int group = matched() ? NEW + family : family;
      const int rows = static_cast<int>(lying_.places[static_cast<Place>(family)].size()) - number(continued_, family);
      if (rows < 0) return false;
      if (rows == 0) continue;
      flow.add_rows(group, rows);
      for (int spot = 0; spot < 6; ++spot) {
        const auto kind = static_cast<Place>(kind_at(family, spot));
        const int here = std::min({static_cast<int>(left[kind]), lying_.having[kind][family >= 6], rows});
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

  // How many cards of a kind may lie in new rows: those from the hand and those of rows that are continued. Of rows of
  // which that is open, as many as may be; `dropped` is a colour or shape of which one row less is continued, or -1.
  int limit_of(const Flow& flow, int kind, int dropped) const {
    int limit = Flow::at(flow.base, kind);
    for (const int which : {0, 1}) {
      const int group = home_of(kind, which), less = Flow::at(flow.less, group) + (group == dropped);
      if (less == 0 && !flow.gone) {
        limit += lying_.having[static_cast<Place>(kind)][static_cast<Place>(which)];
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

  // Work out how many cards of a colour or shape may lie in new rows; false if too many have to.
  bool set_limit(Flow& flow, int family) const {
    for (int spot = 0; spot < 6; ++spot) {
      const int kind = kind_at(family, spot), limit = limit_of(flow, kind, -1);
      flow.limit[static_cast<Place>(kind)] = static_cast<Small>(limit);
      if (limit < 0 || !flow.keep_limit(kind)) return false;
    }
    return true;
  }

  bool search(Flow& flow, bool numbers_fit = false) {
    require(++nodes_ <= MAX_REGROUP_NODES, TOO_LONG);
    if (budget_.interrupted()) return false;
    Room beside;
    if (!room_for_all(flow, beside) || !(numbers_fit || cards_for_all(flow, beside))) return false;
    const auto go_on = [this](Flow& after) { return search(after); };
    if (matched() && !owners_suffice(flow)) return fewer_rows(flow, droppable(flow, EVERY_GROUP, beside), go_on);
    const int none = FAMILIES + 1;
    int most = none, least = none;
    unsigned more = 0, fewer = 0;
    flow.place_all([&](Mask kinds) {
      const unsigned families = startable(flow, kinds);
      if (std::popcount(families) < most) more = families, most = std::popcount(families);
      return most <= 1;
    });
    if (most > 1)
      flow.fill_all([&](unsigned groups) {
        const unsigned families = droppable(flow, groups, beside);
        if (std::popcount(families) < least) fewer = families, least = std::popcount(families);
        return least <= 1;
      });
    if (least < most) return fewer_rows(flow, fewer, go_on);
    if (most < none) return more_rows(flow, more);
    const Mask going_on = rows_going_on(flow);
    if (const int giver = find_giver(flow, going_on); giver >= 0) return keep_or_not(flow, giver);
    Holds holds;
    if (const int lost = find_anchors(flow, going_on, holds); lost >= 0) return decide(flow, lost);
    std::vector<Start> starts;
    int family = -1;
    bool six = false;
    if (!find_starts(flow, starts, family, six)) return decide_start(flow, family, six);
    deal(flow, holds, starts);
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
  // possible. It is not asked which cards may lie in new rows.
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

  // One more new row of these colours and shapes: of each, with no more of those before it.
  bool more_rows(const Flow& flow, unsigned families) {
    unsigned settled = flow.settled;
    for (; families; families &= families - 1) {
      const int family = std::countr_zero(families);
      Flow after = flow;
      after.settled = settled;
      settled |= 1u << (NEW + family);
      after.add_rows(NEW + family, 1);
      if (matched())
        after.settled |= 1u << family;
      else if (!apart(after, family) || !owners_suffice(after))
        continue;
      if (search(after)) return true;
    }
    return false;
  }

  // One old row of these colours and shapes less: of each, with no more less of those before it. Which row that is, is
  // decided only if it matters.
  template <class GoOn>
  bool fewer_rows(const Flow& flow, unsigned families, GoOn go_on) {
    unsigned settled = flow.settled;
    for (; families; families &= families - 1) {
      const int family = std::countr_zero(families);
      Flow after = flow;
      after.settled = settled;
      settled |= 1u << family;
      if (matched()) {
        after.settled |= 1u << (NEW + family);
        after.add_rows(NEW + family, -1);
        after.keep_bounds(NEW + family);
        if (go_on(after)) return true;
        continue;
      }
      Flow::change(after.less, family, 1);
      after.add_rows(family, -1);
      after.keep_bounds(family);
      if (set_limit(after, family) && apart(after, family) && go_on(after)) return true;
    }
    return false;
  }

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

  // Go on without an old row about which nothing has been decided.
  bool without(const Flow& flow, int place) {
    Flow after = flow;
    const int family = feature(place);
    after.gone |= bit(place);
    if (Flow::at(after.less, family)) {
      Flow::change(after.less, family, -1);
    } else {
      if (room(flow, family, false) <= 0) return false;
      after.add_rows(family, -1);
      after.keep_bounds(family);
    }
    return set_limit(after, family) && apart(after, family) && search(after);
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
      for (const Mask row : lying_.rows) owners.push(row);
    return can_match(needs.count, owners.count, [&](int need, int owner) {
      return (family_mask(needs.items[static_cast<Place>(need)]) & owners.items[static_cast<Place>(owner)]) != 0;
    });
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

  // Decide whether an old row goes on.
  bool keep_or_not(const Flow& flow, int place) {
    Flow after = flow;
    after.kept |= bit(place);
    if (set_limit(after, feature(place)) && search(after)) return true;
    return without(flow, place);
  }

  // The card with which each old row goes on, and whether in a Qwirkle; -1 for none.
  struct Holds {
    std::array<Small, MAX_ROWS> kind;
    Mask six = 0;
    Holds() { kind.fill(-1); }
  };

  // Chooses for each row one of its cards that it keeps, by augmenting paths: one that lies in its group or in a
  // Qwirkle, and that no new row needs.
  class Anchoring {
   public:
    Anchoring(const Regrouping& search, const Flow& flow, Mask going_on, Holds& holds)
        : of_(search), flow_(flow), going_on_(going_on), holds_(holds) {
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

    const Regrouping& of_;
    const Flow& flow_;
    Mask going_on_, decided_ = 0;
    Holds& holds_;
    std::array<Mask, FAMILIES> seen_[2];
  };

  int find_anchors(const Flow& flow, Mask going_on, Holds& holds) const {
    return Anchoring(*this, flow, going_on, holds).run();
  }

  // Decide with which of its cards an old row goes on, or that it does not.
  bool decide(const Flow& flow, int place) {
    const int family = feature(place);
    for (const bool six : {false, true}) {
      if (room(flow, family, six) <= 0) continue;
      for (Mask row = old(place); row; row &= row - 1) {
        const int kind = lowest(row);
        Flow after = flow;
        after.anchors.push({static_cast<Small>(place), static_cast<Small>(kind), six});
        after.kept |= bit(place);
        Flow::change(after.base, kind, -1);
        if ((six || after.pin(kind, family)) && set_limit(after, color_of(kind)) && set_limit(after, family) &&
            search(after))
          return true;
      }
    }
    return !(flow.kept >> place & 1) && without(flow, place);
  }

  struct Owner {
    int place;
    Mask cards;
  };

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

  struct Need {
    int family;
    bool six;
    bool operator==(const Need&) const = default;
  };

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

  bool find_starts(const Flow& flow, std::vector<Start>& starts, int& family, bool& six) const {
    starts.assign(flow.starts.begin(), flow.starts.end());
    const std::vector<Need> needs = needs_of(flow);
    if (needs.empty()) return true;
    const std::vector<Owner> owners = owners_of(flow);
    Starting starting(flow, needs, owners);
    if (const int missing = starting.run(); missing >= 0) {
      family = needs[static_cast<Place>(missing)].family;
      six = needs[static_cast<Place>(missing)].six;
      return false;
    }
    starting.tell(starts);
    return true;
  }

  // Decide who owns one of these new rows, or that with `matched` there is one less.
  bool decide_start(const Flow& flow, int family, bool six) {
    Mask tried = 0;
    for (const Owner& owner : owners_of(flow)) {
      if (owner.place == FROM_HAND && (owner.cards & tried)) continue;
      if (owner.place == FROM_HAND) tried |= owner.cards;
      for (Mask left = owner.cards & family_mask(family); left; left &= left - 1) {
        const int kind = lowest(left);
        Flow after = flow;
        after.starts.push({static_cast<Small>(family), static_cast<Small>(kind), six, static_cast<Small>(owner.place)});
        if ((six || after.pin(kind, NEW + family)) && after.keep_limit(kind) && apart(after, family) && search(after))
          return true;
      }
    }
    return matched() && !six && may_go(flow, family, 0) &&
           fewer_rows(flow, 1u << family, [this](Flow& after) { return search(after); });
  }

  // Deal the cards of each group into its rows, those of old rows as they lie where possible.
  void deal(const Flow& flow, const Holds& holds, const std::vector<Start>& starts) {
    for (int family = 0; family < FAMILIES; ++family) {
      std::vector<Wish> wishes;
      for (const int place : places(family))
        if (const int kind = holds.kind[static_cast<Place>(place)]; kind >= 0 && !(holds.six >> place & 1))
          wishes.push_back({bit(kind), old(place)});
      deal_group(flow.cards[static_cast<Place>(family)], family, wishes, rows);
      wishes.clear();
      for (const Start& start : starts)
        if (start.family == family && !start.six)
          wishes.push_back({bit(start.kind), start.owner == FROM_HAND ? 0 : old(start.owner) & family_mask(family)});
      deal_group(flow.cards[static_cast<Place>(NEW + family)], family, wishes, rows);
    }
  }

  const OldRows& lying_;
  Pile played_;
  ByFamily continued_, fresh_;
  NewRows rule_;
  int owners_;         // cards from the hand, and with `matched` old rows
  ByFamily owning_{};  // those with a card of each colour and shape
  std::array<Small, KINDS> cards_;
  Mask kinds_;  // of which there are any
  SetNumbers& sharing_;
  Budget& budget_;
  int& nodes_;
};

// Every way to say how many Qwirkles of each family are new, few first.
class Newness {
 public:
  Newness(const ByFamily& least, const ByFamily& most) : least_(least), most_(most) {}

  template <class Use>
  bool each(int total, Use use) {
    return each(0, total, use);
  }

 private:
  template <class Use>
  bool each(int family, int left, Use use) {
    if (family == FAMILIES) return left == 0 && use(now_);
    const auto place = static_cast<Place>(family);
    for (int number = least_[place]; number <= std::min(most_[place], left); ++number) {
      now_[place] = number;
      if (each(family + 1, left - number, use)) return true;
    }
    return false;
  }

  const ByFamily &least_, &most_;
  ByFamily now_{};
};

// Whether all cards could have a place beside these Qwirkles, with as many new rows as there are cards from the hand.
bool rows_for_all(SetNumbers& sharing, const OldRows& lying, const ByFamily& sixes, const ByFamily& held, int hand) {
  ByFamily old;
  Bounds bounds;
  for (Place family = 0; family < FAMILIES; ++family) {
    old[family] = static_cast<int>(lying.places[family].size()) - sixes[family];
    bounds.most[family] = old[family] + held[family];
  }
  return sharing.search(bounds, [&](const SetCounts& numbers) {
    int more = 0;
    for (int family = 0; family < FAMILIES; ++family)
      more += std::max(0, numbers.of(family) - old[static_cast<Place>(family)]);
    return more <= hand;
  });
}

}  // namespace

OldRows::OldRows(const std::vector<Mask>& old) : rows(old) {
  for (int place = 0; place < static_cast<int>(old.size()); ++place) {
    const Mask row = old[static_cast<Place>(place)];
    const int feature = feature_of(row);
    features.push_back(feature);
    places[static_cast<Place>(feature)].push_back(place);
    for (Mask left = row; left; left &= left - 1) ++having[static_cast<Place>(lowest(left))][feature >= 6];
  }
}

std::optional<std::vector<Mask>> allowed_table(const OldRows& lying, const Pile& played, const Sixes& sixes,
                                               NewRows rule, Budget& budget) {
  ByFamily wanted{}, held{}, least{}, most{};
  for (const int family : sixes.families) ++wanted[static_cast<Place>(family)];
  const bool matched = rule == NewRows::matched;  // then all are new
  int fewest = 0, all = 0;
  for (int family = 0; family < FAMILIES; ++family) {
    const auto place = static_cast<Place>(family);
    const Mask mask = family_mask(family);
    for (const Mask plane : {played.one, played.two, played.three}) held[place] += std::popcount(plane & mask);
    least[place] = matched ? wanted[place] : std::max(0, wanted[place] - static_cast<int>(lying.places[place].size()));
    most[place] = matched ? wanted[place] : std::min(wanted[place], held[place]);
    fewest += least[place];
    all += most[place];
  }
  if (!matched) all = std::min(all, played.size());
  SetNumbers sharing(sixes.rest, sixes.rest);
  if (!matched && !rows_for_all(sharing, lying, wanted, held, played.size())) return std::nullopt;
  std::vector<Mask> found;
  int nodes = 0;
  for (int total = fewest; total <= all; ++total) {
    const bool done = Newness(least, most).each(total, [&](const ByFamily& fresh) {
      ByFamily continued;
      for (Place family = 0; family < FAMILIES; ++family) continued[family] = wanted[family] - fresh[family];
      Regrouping search(lying, played, sixes.rest, sharing, continued, fresh, rule, budget, nodes);
      if (!search.search()) return false;
      found = std::move(search.rows);
      return true;
    });
    if (!done) continue;
    for (const int family : sixes.families) found.push_back(family_mask(family));
    return found;
  }
  return std::nullopt;
}

}  // namespace sixfold::cards
