// Most cards that can be played fit to a row of the table: only where they do not, tables are searched for.
#include "cards/draft.h"

#include "cards/arrange.h"

namespace sixfold::cards {
namespace {

Pile plus(Pile pile, Mask kinds) {
  pile.add(kinds);
  return pile;
}

Pile plus(Pile pile, const Pile& other) {
  pile.add(other);
  return pile;
}

Pile minus(Pile pile, Mask kinds) {
  pile.take(kinds);
  return pile;
}

// The cards from this kind on.
Pile from(const Pile& pile, int kind) {
  const Mask kinds = ~(bit(kind) - 1);
  return {pile.one & kinds, pile.two & kinds, pile.three & kinds};
}

bool holds(const Pile& pile, const Pile& other) {
  return !(other.one & ~pile.one) && !(other.two & ~pile.two) && !(other.three & ~pile.three);
}

Mask lowest_two(Mask mask) {
  const Mask rest = mask & (mask - 1);
  return mask & ~(rest & (rest - 1));
}

}  // namespace

void Draft::begin(const std::vector<Mask>& old, const Pile& hand, NewRows rule) {
  old_ = OldRows(old);
  sets_.clear();
  table_ = pile_of(old);
  chosen_ = {};
  rest_ = hand;
  rule_ = rule;
  found_.clear();
  paths_.clear();
  keep({}, 0, true, path_of(old));
  offer();
}

void Draft::begin(const Pile& hand, const std::vector<Mask>& sets) {
  old_ = OldRows({});
  sets_ = sets;
  chosen_ = {};
  rest_ = hand;
  rule_ = NewRows::any;
  offer_sets();
}

void Draft::add(int kind) {
  chosen_.add(bit(kind));
  rest_.take(bit(kind));
  rest_ = from(rest_, kind);
  sets_.empty() ? offer() : offer_sets();
}

void Draft::offer_sets() {
  more_ = numbers_ = 0;
  for (const Mask set : sets_) {
    if (chosen_.one & ~set) continue;
    const Mask left = set & ~chosen_.one;
    // Ascending: what is left out stays out.
    if (left && (left & ~rest_.one) == 0) more_ |= left & (~left + 1);
    if (!left) numbers_ = 1u << (std::popcount(set) == 6);
  }
}

void Draft::offer() {
  numbers_ = chosen_.empty() ? 0 : judge(chosen_, false);
  more_ = 0;
  for (Mask left = rest_.one; left; left &= left - 1)
    if (leads_on(lowest(left))) more_ |= bit(lowest(left));
}

bool Draft::can_play(const std::vector<Mask>& old, const Pile& pool, NewRows rule, int most,
                     std::shared_ptr<Stop> stop) {
  for (int family = 0; family < FAMILIES; ++family)
    if (std::popcount(pool.one & family_mask(family)) >= 3) return true;
  for (const Mask row : old)
    if (family_of(row) & ~row & pool.one) return true;
  Draft draft;
  draft.set_stop(std::move(stop));
  draft.old_ = OldRows(old);
  draft.table_ = pile_of(old);
  draft.rule_ = rule;
  Pile useful;
  for (Mask left = pool.one; left; left &= left - 1) {
    const int kind = lowest(left), copies = pool.of(kind);
    if (!can_form_rows(plus(draft.table_, bit(kind)), plus(draft.table_, pool))) continue;
    for (int copy = 0; copy < copies; ++copy) useful.add(bit(kind));
  }
  for (int count = 1; count <= std::min(most, useful.size()); ++count)
    if (draft.with_some({}, useful, count)) return true;
  return false;
}

// Whether some choice that goes on with this kind can be played.
bool Draft::leads_on(int kind) {
  const Pile with = plus(chosen_, bit(kind)), others = minus(from(rest_, kind), bit(kind));
  if (remembered(with, others) || fits_somewhere(with, kind, others)) return true;
  Pile cards = plus(table_, with);
  if (!can_form_rows(cards, plus(cards, others))) return false;
  if (rule_ == NewRows::any) return true;
  for (int count = 0; count <= others.size(); ++count)
    if (with_some(with, others, count)) return true;
  return false;
}

bool Draft::remembered(const Pile& cards, const Pile& others) const {
  const Pile all = plus(cards, others);
  return std::any_of(found_.begin(), found_.end(),
                     [&](const Found& found) { return holds(found.cards, cards) && holds(all, found.cards); });
}

// The card fits to a row of a table that was found without it, or makes a new one with two others.
bool Draft::fits_somewhere(const Pile& cards, int kind, const Pile& others) {
  for (const Found& found : found_) {
    if (!(found.cards == chosen_)) continue;
    if ((found.path.open | found.path.five) >> kind & 1) return true;
    for (const Mask family : {color_mask(color_of(kind)), shape_mask(shape_of(kind))}) {
      const Mask two = lowest_two(others.one & family & ~bit(kind));
      if (std::popcount(two) < 2) continue;
      return keep(plus(cards, two), found.number, found.still, paths_.with_row(found.path, two | bit(kind)));
    }
  }
  return false;
}

// Whether these cards can be played with this number of the others.
bool Draft::with_some(const Pile& cards, const Pile& others, int count) {
  if (count == 0) return judge(cards, true) != 0;
  for (Mask left = others.one; left; left &= left - 1) {
    const int kind = lowest(left);
    const Pile later = minus(from(others, kind), bit(kind));
    if (later.size() < count - 1) break;
    if (with_some(plus(cards, bit(kind)), later, count - 1)) return true;
  }
  return false;
}

// The numbers of Qwirkles with which these cards can be played, or any one of them.
std::uint32_t Draft::judge(const Pile& cards, bool any) {
  const Pile all = plus(table_, cards);
  const auto extend = [&](int number) { return find(cards, number) || this->extend(cards, number); };
  if (rule_ != NewRows::any)
    return numbers_of(all, EVERY_FAMILY, all.size() / 6, any, extend,
                      [&](int number, const auto& ways) { return search(cards, number, ways); });
  const int most = most_qwirkles(all);
  for (int number = 0; number <= most; ++number) extend(number);
  return most < 0 ? 0 : (1u << (most + 1)) - 1;
}

const Draft::Found* Draft::find(const Pile& cards, int number) const {
  for (const Found& found : found_)
    if (found.number == number && found.cards == cards) return &found;
  return nullptr;
}

// Continues a path that was found for fewer cards, by one that fits to a row of it, or three that make a new row.
bool Draft::extend(const Pile& cards, int number) {
  bool still = false;
  const auto path = paths_.with_card(cards.one, number, [&](int kind, int qwirkles) {
    const Found* found = find(minus(cards, bit(kind)), qwirkles);
    still = found && found->still;
    return found ? &found->path : nullptr;
  });
  if (path) return keep(cards, number, still, *path);
  for (const Found& found : found_) {
    if (found.number != number || !holds(cards, found.cards)) continue;
    Pile three = cards;
    three.take(found.cards);
    if (three.two || std::popcount(three.one) != 3 || !is_row(three.one)) continue;
    return keep(cards, number, found.still, paths_.with_row(found.path, three.one));
  }
  return false;
}

bool Draft::search(const Pile& cards, int number, const std::vector<Sixes>& ways) {
  Budget budget(0, 0, stop_);
  for (const Sixes& sixes : ways) {
    budget.look();
    const auto rows = allowed_table(old_, cards, sixes, rule_, budget);
    require(!budget.spent(), "stopped before it was known what can be played");
    if (rows) return keep(cards, number, false, path_of(*rows));
  }
  return false;
}

std::vector<Mask> Draft::table(int qwirkles) const {
  if (!sets_.empty()) return {chosen_.one};
  const Found* found = find(chosen_, qwirkles);
  if (!found || !found->still) {
    Budget budget(STEP_ARRANGE_NODES, 0, nullptr);
    const Arrangement nearest = arrange(old_.rows, chosen_, qwirkles, nullptr, rule_, budget);
    if (!nearest.rows.empty()) return nearest.rows;
  }
  require(found, "no table was found");
  const Path path = paths_.read(found->path);
  return {path.rows.begin(), path.rows.begin() + path.count};
}

}  // namespace sixfold::cards
