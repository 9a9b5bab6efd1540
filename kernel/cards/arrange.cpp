// Iterative deepening on moved cards: cards are settled one by one, first those from the hand, then what is left of
// rows that were taken apart. When only whole old rows are left, they stay as they are.
#include "cards/arrange.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <unordered_map>

#include "cards/new_row_rule.h"
#include "cards/regroup.h"
#include "common/sort.h"

namespace sixfold::cards {
namespace {

using Place = std::size_t;

// A table half rearranged.
struct Half {
  std::array<Mask, MAX_ROWS> left;  // what is left of each old row
  std::uint64_t homes = 0;          // the old rows that are homes of new ones; what is left of those has to move
  Pile hand;
  int sixes = 0;
  std::array<std::int8_t, FAMILIES> quota;  // of which families there may be Qwirkles
};

// A new row for a card: what it keeps of its home (-1: none), what it takes at no cost, and what from where at a cost.
struct Try {
  int moved, home;
  Mask row, kept;
  std::array<std::int8_t, 6>
      from;  // for each kind of the row, ascending: the old row it is taken from at a cost, or -1
};

class Nearest {
 public:
  Nearest(const std::vector<Mask>& old, const Pile& played, int qwirkles, const std::vector<int>* families,
          NewRows rule, Budget& budget)
      : old_(old), played_(played), rule_(rule), budget_(budget) {
    start_.left.fill(0);
    std::copy(old.begin(), old.end(), start_.left.begin());
    start_.hand = played;
    start_.sixes = qwirkles;
    start_.quota.fill(static_cast<std::int8_t>(families ? 0 : qwirkles));
    if (families)
      for (const int family : *families) ++start_.quota[static_cast<std::size_t>(family)];
  }

  // The nearest table that moves fewer cards than the limit, if there is one.
  bool search(int limit, Arrangement& found) {
    for (int bound = 0; bound < limit; ++bound) {
      if (settle(start_, bound)) {
        found = {rows_, !refused_};
        return true;
      }
      if (budget_.spent()) return false;
    }
    found.best = !refused_;
    return false;
  }

 private:
  static constexpr int FROM_HAND = -1, AT_NO_COST = -2;

  bool settle(const Half& half, int bound) {
    int source = FROM_HAND;
    const int card = next_card(half, source);
    if (half.sixes && least_for_sixes(half) > bound) return false;
    if (card < 0) return half.sixes ? make_six(half, bound) : finish(half);
    const std::uint64_t key = key_of(half);
    const auto it = failed_.find(key);
    if (it != failed_.end() && it->second >= bound) return false;
    std::vector<Try> tries;
    const Supply supply = supply_of(half);
    for (const Mask family : {color_mask(color_of(card)), shape_mask(shape_of(card))}) {
      rows_without_home(half, supply, card, source, family, bound, tries);
      for (Place home = 0; home < old_.size(); ++home)
        if (half.left[home] && !(half.homes >> home & 1))
          rows_at(half, supply, card, source, family, home, bound, tries);
    }
    if (follow(half, card, source, bound, tries)) return true;
    if (!budget_.spent()) failed_[key] = bound;
    return false;
  }

  bool follow(const Half& half, int card, int source, int bound, std::vector<Try>& tries) {
    sort_stably(tries.begin(), tries.end(), [](const Try& a, const Try& b) {
      return a.moved != b.moved ? a.moved < b.moved : std::popcount(a.row) > std::popcount(b.row);
    });
    for (const Try& each : tries) {
      if (budget_.spend()) return false;
      Half after = half;
      lay(after, each, card, source);
      if (!can_form_rows(rest_of(after))) continue;
      rows_.push_back(each.row);
      if (settle(after, bound - each.moved)) return true;
      rows_.pop_back();
    }
    return false;
  }

  bool finish(const Half& half) {
    std::vector<Mask> rows = rows_;
    for (const Mask row : half.left)
      if (row) rows.push_back(row);
    if (!allowed(old_, rows, played_, rule_)) {
      refused_ = true;
      return false;
    }
    rows_ = std::move(rows);
    return true;
  }

  // Returns how many cards have to move at least for the Qwirkles still wanted. Of one, all but the cards of its home
  // and the free ones come from other rows, and what else is in its home has to go; where there are more, what goes
  // from one home may be what comes to another, so only what comes is counted.
  int least_for_sixes(const Half& half) const {
    constexpr int NEVER = 99;
    const Pile rest = rest_of(half);
    Mask free = half.hand.one;
    for (Place place = 0; place < old_.size(); ++place)
      if (half.homes >> place & 1) free |= half.left[place];
    int one = NEVER, count = 0;
    std::array<int, 3 * FAMILIES> come;
    for (int family = 0; family < FAMILIES; ++family) {
      const Mask six = family_mask(family);
      if (!half.quota[static_cast<std::size_t>(family)] || (six & ~rest.one)) continue;
      int fewest = std::popcount(six & ~free), fewest_with_home = fewest;
      for (Place home = 0; home < old_.size(); ++home) {
        const Mask stays = half.left[home];
        if (!(stays & six) || half.homes >> home & 1) continue;
        const int coming = std::popcount(six & ~free & ~stays);
        fewest = std::min(fewest, coming);
        fewest_with_home = std::min(fewest_with_home, coming + std::popcount(stays & ~six));
      }
      one = std::min(one, fewest_with_home);
      for (const Mask copies : {rest.one, rest.two, rest.three})
        if (!(six & ~copies)) come[static_cast<Place>(count++)] = fewest;
    }
    if (count < half.sixes) return NEVER;
    sort_stably(come.begin(), come.begin() + count);
    return std::max(one, std::accumulate(come.begin(), come.begin() + half.sixes, 0));
  }

  // All cards are settled, but a Qwirkle is still wanted: out of rows that nothing else touches.
  bool make_six(const Half& half, int bound) {
    const Pile rest = rest_of(half);
    std::vector<Try> tries;
    for (int family = 0; family < FAMILIES; ++family) {
      const Mask six = family_mask(family);
      if (!half.quota[static_cast<std::size_t>(family)] || (six & ~rest.one)) continue;
      complete(half, {0, -1, six, 0, none()}, six, bound, tries);
      for (Place home = 0; home < old_.size(); ++home) {
        const Mask stays = half.left[home];
        if (!(stays & six) || half.homes >> home & 1) continue;
        const int dropped = std::popcount(stays & ~six);
        if (dropped <= bound)
          complete(half, {dropped, static_cast<int>(home), six, stays & six, none()}, six & ~stays, bound, tries);
      }
    }
    return follow(half, -1, FROM_HAND, bound, tries);
  }

  static std::array<std::int8_t, 6> none() { return {-1, -1, -1, -1, -1, -1}; }

  int next_card(const Half& half, int& source) const {
    if (!half.hand.empty()) return loneliest(half);
    for (const bool home : {true, false})
      for (Place place = 0; place < old_.size(); ++place) {
        const Mask left = half.left[place];
        if (!left || (half.homes >> place & 1) != home || (!home && left == old_[place])) continue;
        source = home ? AT_NO_COST : static_cast<int>(place);
        return lowest(left);
      }
    return -1;
  }

  // The hand card with the fewest companions: it leaves the least choice.
  int loneliest(const Half& half) const {
    const Supply supply = supply_of(half);
    const Mask there = supply.free | supply.costly;
    int best = -1, fewest = 99;
    for (Mask hand = half.hand.one; hand; hand &= hand - 1) {
      const int kind = lowest(hand);
      const int companions =
          std::popcount(there & color_mask(color_of(kind))) + std::popcount(there & shape_mask(shape_of(kind)));
      if (companions < fewest) fewest = companions, best = kind;
    }
    return best;
  }

  // The kinds that a new row may take at no cost, and those it may take from rows that are still there.
  struct Supply {
    Mask free, costly;
  };

  Supply supply_of(const Half& half) const {
    Supply supply{half.hand.one, 0};
    for (Place place = 0; place < old_.size(); ++place)
      (half.homes >> place & 1 ? supply.free : supply.costly) |= half.left[place];
    return supply;
  }

  void rows_without_home(const Half& half, const Supply& supply, int card, int source, Mask family, int bound,
                         std::vector<Try>& tries) {
    const int moved = source >= 0 ? 1 : 0;
    if (moved <= bound)
      choose(half, supply, {moved, -1, bit(card), 0, none()}, family & ~bit(card), family, bound, tries);
  }

  void rows_at(const Half& half, const Supply& supply, int card, int source, Mask family, Place home, int bound,
               std::vector<Try>& tries) {
    const Mask stays = half.left[home];
    const bool at_home = source == static_cast<int>(home);
    // A copy that is there already may as well stay: then this one goes elsewhere.
    if (!at_home && (stays >> card & 1)) return;
    const Mask shared = stays & family & ~bit(card);
    if (!at_home && !shared) return;
    const int cost = std::popcount(stays & ~family) + (source >= 0 && !at_home ? 1 : 0);
    for (Mask kept = shared;; kept = (kept - 1) & shared) {
      const int moved = cost + std::popcount(shared & ~kept);
      if (moved <= bound && (kept || at_home)) {
        const Try start{moved, static_cast<int>(home), kept | bit(card), kept | (at_home ? bit(card) : 0), none()};
        choose(half, supply, start, family & ~stays & ~bit(card), family, bound, tries);
      }
      if (!kept) break;
    }
  }

  // Every choice of further cards for a row that has been begun.
  void choose(const Half& half, const Supply& supply, const Try& start, Mask others, Mask family, int bound,
              std::vector<Try>& tries) {
    const auto [free, costly] = supply;
    // With nothing left to spend, only what costs nothing can come.
    others &= start.moved < bound ? free | costly : free;
    const int have = std::popcount(start.row);
    const int most = half.sixes && half.quota[family_number(family)] ? 6 : 5;
    for (Mask some = others;; some = (some - 1) & others) {
      const int size = have + std::popcount(some), cost = std::popcount(some & ~free);
      if (3 <= size && size <= most && start.moved + cost <= bound) {
        Try each = start;
        each.row |= some;
        complete(half, each, some & ~free, bound, tries);
      }
      if (!some) break;
    }
  }

  // Name the old row from which each card that costs something is taken: every choice that makes a difference.
  void complete(const Half& half, Try each, Mask costly, int bound, std::vector<Try>& tries) {
    if (!costly) {
      tries.push_back(each);
      return;
    }
    const int kind = lowest(costly);
    const Place slot = static_cast<Place>(std::popcount(each.row & (bit(kind) - 1)));
    if (++each.moved > bound) return;
    std::array<Mask, MAX_ROWS> tried;
    Place count = 0;
    for (Place place = 0; place < old_.size(); ++place) {
      if (!(half.left[place] >> kind & 1) || half.homes >> place & 1 || each.home == static_cast<int>(place)) continue;
      if (std::find(tried.begin(), tried.begin() + count, half.left[place]) != tried.begin() + count) continue;
      tried[count++] = half.left[place];
      each.from[slot] = static_cast<std::int8_t>(place);
      complete(half, each, costly & (costly - 1), bound, tries);
    }
  }

  static Place family_number(Mask family) {
    return family == color_mask(color_of(lowest(family))) ? static_cast<Place>(color_of(lowest(family)))
                                                          : static_cast<Place>(6 + shape_of(lowest(family)));
  }

  void lay(Half& half, const Try& each, int card, int source) const {
    Place slot = 0;
    for (Mask row = each.row; row; row &= row - 1, ++slot) {
      const int kind = lowest(row);
      if (each.kept >> kind & 1)
        half.left[static_cast<Place>(each.home)] ^= bit(kind);
      else if (each.from[slot] >= 0)
        half.left[static_cast<Place>(each.from[slot])] ^= bit(kind);
      else if (kind == card && source >= 0)
        half.left[static_cast<Place>(source)] ^= bit(kind);
      else if (!(kind == card && source == AT_NO_COST) && (half.hand.one >> kind & 1))
        half.hand.take(bit(kind));
      else
        take_leftover(half, kind);
    }
    if (each.home >= 0) half.homes |= std::uint64_t{1} << each.home;
    if (std::popcount(each.row) == 6) {
      --half.sixes;
      --half.quota[family_number(family_of(each.row))];
    }
  }

  static void take_leftover(Half& half, int kind) {
    for (Place place = 0; place < MAX_ROWS; ++place)
      if (half.homes >> place & 1 && half.left[place] >> kind & 1) {
        half.left[place] ^= bit(kind);
        return;
      }
  }

  Pile rest_of(const Half& half) const {
    Pile rest = half.hand;
    for (Place place = 0; place < old_.size(); ++place) rest.add(half.left[place]);
    return rest;
  }

  std::uint64_t key_of(const Half& half) const {
    std::uint64_t key = half.homes * 0x9e3779b97f4a7c15 + PileHash{}(half.hand);
    const auto mix = [&key](std::uint64_t word) {
      key = (key ^ word) * 0xbf58476d1ce4e5b9;
      key ^= key >> 31;
    };
    for (Place place = 0; place < old_.size(); ++place) mix(half.left[place]);
    for (const std::int8_t number : half.quota) mix(static_cast<std::uint64_t>(number));
    mix(static_cast<std::uint64_t>(half.sixes));
    return key;
  }

  const std::vector<Mask>& old_;
  Pile played_;
  NewRows rule_;
  bool refused_ = false;
  Budget& budget_;
  Half start_;
  std::vector<Mask> rows_;
  std::unordered_map<std::uint64_t, int> failed_;  // the widest bound within which a half rearranged table led nowhere
};

// Any table that will do. It is needed even when the budget is spent. Throws BadInput after MAX_FINISH_MS.
std::vector<Mask> any_table(const std::vector<Mask>& old, const Pile& played, const std::vector<Sixes>& ways,
                            NewRows rule) {
  const OldRows old_rows(old);
  Budget finish(0, MAX_FINISH_MS, nullptr);
  for (const Sixes& sixes : ways) {
    if (rule != NewRows::any) {
      const auto rows = allowed_table(old_rows, played, sixes, rule, finish);
      if (rows) return *rows;
      continue;
    }
    std::vector<Mask> rows = some_rows(sixes.rest);
    for (const int family : sixes.families) rows.push_back(family_mask(family));
    return rows;
  }
  require(!finish.spent(), TOO_LONG);
  return {};
}

}  // namespace

int cards_moved(const std::vector<Mask>& old, const std::vector<Mask>& rows) {
  // The Hungarian method: old rows (and as many empty ones as needed) matched to new ones, for the most shared cards.
  const std::size_t size = std::max(old.size(), rows.size());
  const auto cost = [&](std::size_t i, std::size_t j) {
    return i <= old.size() && j <= rows.size() ? -std::popcount(old[i - 1] & rows[j - 1]) : 0;
  };
  std::vector<int> u(size + 1), v(size + 1);
  std::vector<std::size_t> match(size + 1), way(size + 1);
  for (std::size_t i = 1; i <= size; ++i) {
    match[0] = i;
    std::size_t at = 0;
    std::vector<int> least(size + 1, std::numeric_limits<int>::max());
    std::vector<bool> used(size + 1);
    do {
      used[at] = true;
      int delta = std::numeric_limits<int>::max();
      std::size_t next = 0;
      for (std::size_t j = 1; j <= size; ++j) {
        if (used[j]) continue;
        const int reduced = cost(match[at], j) - u[match[at]] - v[j];
        if (reduced < least[j]) least[j] = reduced, way[j] = at;
        if (least[j] < delta) delta = least[j], next = j;
      }
      for (std::size_t j = 0; j <= size; ++j)
        if (used[j])
          u[match[j]] += delta, v[j] -= delta;
        else if (j)
          least[j] -= delta;
      at = next;
    } while (match[at]);
    for (; at; at = way[at]) match[at] = match[way[at]];
  }
  int cards = 0;
  for (const Mask row : old) cards += std::popcount(row);
  for (std::size_t j = 1; j <= size; ++j) cards += cost(match[j], j);
  return cards;
}

Arrangement arrange(const std::vector<Mask>& old, const Pile& played, int qwirkles, const std::vector<int>* families,
                    NewRows rule, Budget& budget) {
  Pile all = pile_of(old);
  all.add(played);
  std::vector<Sixes> ways = ways_to_take(all, qwirkles);
  if (families) std::erase_if(ways, [&](const Sixes& sixes) { return sixes.families != *families; });
  if (ways.empty() || !can_form_rows(all)) return {};
  Arrangement found;
  Nearest search(old, played, qwirkles, families, rule, budget);
  int cards = 0;
  for (const Mask row : old) cards += std::popcount(row);
  if (search.search(cards + 1, found)) return found;
  found.rows = any_table(old, played, ways, rule);
  found.best = false;
  return found;
}

}  // namespace sixfold::cards
