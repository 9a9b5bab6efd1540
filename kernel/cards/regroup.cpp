// A table is a flow: every card goes to the old rows of its colour or shape that are continued, or to new rows of its
// colour or shape, and every group has bounds. Copies r_1 ... r_6 of one group can form k rows of three to five cards
// if and only if every r_i <= k and 3k <= sum(r) <= 5k; and each row can be given one card beforehand, if they suffice.
//
// The search starts from the current table, with all old rows continued and no new row. Where a card finds no place
// along any augmenting path, only another new row helps, of a colour or shape on the way. Where a group stays short of
// cards, only an old row of a group on the way can help, by not being continued. So few choices have to be tried. Which
// old rows are not continued, which card each of the others keeps and how new rows start is settled at the end, and
// decided one by one only where that fails.
#include "cards/regroup.h"

#include "cards/regroup_task.h"
#include "cards/row_anchors.h"

namespace sixfold::cards {
namespace {

constexpr unsigned EVERY_GROUP = (1u << GROUPS) - 1;

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
class Regrouping : RegroupTask {
 public:
  Regrouping(const RegroupTask& task, Budget& budget, int& nodes) : RegroupTask(task), budget_(budget), nodes_(nodes) {}

  bool search() {
    Flow flow;
    return begin(flow) && search(flow, !matched());
  }

  std::vector<Mask> rows;  // what was found, without the Qwirkles

 private:
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
    if (const int lost = Anchoring(*this, flow, going_on, holds).run(); lost >= 0) return decide(flow, lost);
    std::vector<Start> starts;
    int family = -1;
    bool six = false;
    if (!find_starts(flow, starts, family, six)) return decide_start(flow, family, six);
    deal(flow, holds, starts);
    return true;
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

  // Decide whether an old row goes on.
  bool keep_or_not(const Flow& flow, int place) {
    Flow after = flow;
    after.kept |= bit(place);
    if (set_limit(after, feature(place)) && search(after)) return true;
    return without(flow, place);
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

  // Deal the cards of each group into its rows, those of old rows unchanged where possible.
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
bool rows_for_all(SetNumbers& sharing, const OldRows& old_rows, const ByFamily& sixes, const ByFamily& held, int hand) {
  ByFamily old;
  Bounds bounds;
  for (Place family = 0; family < FAMILIES; ++family) {
    old[family] = static_cast<int>(old_rows.places[family].size()) - sixes[family];
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

std::optional<std::vector<Mask>> allowed_table(const OldRows& old_rows, const Pile& played, const Sixes& sixes,
                                               NewRows rule, Budget& budget) {
  ByFamily wanted{}, held{}, least{}, most{};
  for (const int family : sixes.families) ++wanted[static_cast<Place>(family)];
  const bool matched = rule == NewRows::matched;  // then all are new
  int fewest = 0, all = 0;
  for (int family = 0; family < FAMILIES; ++family) {
    const auto place = static_cast<Place>(family);
    const Mask mask = family_mask(family);
    for (const Mask plane : {played.one, played.two, played.three}) held[place] += std::popcount(plane & mask);
    least[place] =
        matched ? wanted[place] : std::max(0, wanted[place] - static_cast<int>(old_rows.places[place].size()));
    most[place] = matched ? wanted[place] : std::min(wanted[place], held[place]);
    fewest += least[place];
    all += most[place];
  }
  if (!matched) all = std::min(all, played.size());
  SetNumbers sharing(sixes.rest, sixes.rest);
  if (!matched && !rows_for_all(sharing, old_rows, wanted, held, played.size())) return std::nullopt;
  std::vector<Mask> found;
  int nodes = 0;
  for (int total = fewest; total <= all; ++total) {
    const bool done = Newness(least, most).each(total, [&](const ByFamily& fresh) {
      ByFamily continued;
      for (Place family = 0; family < FAMILIES; ++family) continued[family] = wanted[family] - fresh[family];
      Regrouping search({old_rows, played, sixes.rest, sharing, continued, fresh, rule}, budget, nodes);
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
