// Judges a table by the ways to pair the old and final rows of each colour and shape, of which one each must fit
// together; see rules/continuations.py, which explains it.
#include "cards/new_row_rule.h"

#include <algorithm>
#include <compare>

#include "common/sort.h"

namespace sixfold::cards {
namespace {

using Place = std::size_t;
using Rows = std::vector<Mask>;
using Copies = std::array<int, 6>;  // of each kind of a family
using Packed = std::uint64_t;       // the same, a byte each

constexpr Packed EACH = 0x010101010101;
constexpr Packed BIAS = 64 * EACH;

std::vector<Mask> cards_of(const Pile& pile) {
  std::vector<Mask> cards;
  for (const Mask plane : {pile.one, pile.two, pile.three})
    for (Mask left = plane; left; left &= left - 1) cards.push_back(left & (~left + 1));
  return cards;
}

int number_at(Packed packed, int place) { return static_cast<int>(packed >> 8 * place & 0xff); }

// `spare`: of each kind, the places that a family has for cards that vanish, without those that its own need. `fresh`:
// for each new row, the cards of the hand that it could hold.
struct Way {
  Copies spare;
  Rows fresh;
  auto operator<=>(const Way&) const = default;
};

// The old and final rows of a family.
class Family {
 public:
  Copies vanishing{};  // how many cards of each kind may vanish

  Family(int number, const Rows& old, const Rows& rows, Mask hand) : number_(number), hand_(hand) {
    for (const Mask row : old)
      if (feature_of(row) == number) old_.push_back(row);
    for (const Mask row : rows)
      if (feature_of(row) == number) rows_.push_back(row);
    for (const Mask row : old_) {
      // A new row that shares a card with an old one that vanishes could as well continue it.
      const bool apart = std::find(rows_.begin(), rows_.end(), family_mask(number) ^ row) != rows_.end();
      if (apart && std::find(apart_.begin(), apart_.end(), row) == apart_.end()) apart_.push_back(row);
      if (!apart && old_.size() <= rows_.size()) continue;
      for (int place = 0; place < 6; ++place) vanishing[static_cast<Place>(place)] += number_at(packed(row), place);
    }
  }

  // The ways that differ in what matters. `needed`: how many cards of each kind may vanish from rows of other families.
  std::vector<Way> ways(const Copies& needed) const {
    Packed matters = 0;
    for (Place place = 0; place < 6; ++place)
      if (needed[place] || vanishing[place]) matters |= Packed{1} << 8 * place;
    std::vector<Way> found;
    const auto add = [&](const Rows& fresh, const Rows& gone, const Rows& rest, Packed kept) {
      Way way;
      for (const Mask row : fresh) {
        if (!(row & hand_)) return;
        way.fresh.push_back(row & hand_);
      }
      sort_stably(way.fresh.begin(), way.fresh.end());
      const Packed room = BIAS + (sum(rest) & matters * 0xff) - (sum(gone) & matters * 0xff) - kept;
      for (int place = 0; place < 6; ++place)
        way.spare[static_cast<Place>(place)] = std::min(number_at(room, place) - 64, needed[static_cast<Place>(place)]);
      found.push_back(std::move(way));
    };
    if (old_.size() <= rows_.size())
      for (const auto& [used, kept] : paired(old_, rows_, matters))
        add(chosen(rows_, ~used), {}, chosen(rows_, used), kept);
    else
      for (const auto& [used, kept] : paired(rows_, old_, matters)) add({}, chosen(old_, ~used), rows_, kept);
    for (const Mask row : apart_) {
      const Mask fresh = family_mask(number_) ^ row;
      Rows old = old_, rows = rows_, gone, beside;
      for (auto at = std::find(old.begin(), old.end(), row); at != old.end();
           at = std::find(old.begin(), old.end(), row)) {
        gone.push_back(row);
        old.erase(at);
        while (rows.size() > old.size()) {
          const auto there = std::find(rows.begin(), rows.end(), fresh);
          if (there == rows.end()) break;
          beside.push_back(fresh);
          rows.erase(there);
        }
        if (beside.empty() || rows.size() != old.size()) continue;
        for (const auto& [used, kept] : paired(old, rows, matters)) add(beside, gone, rows, kept);
      }
    }
    sort_stably(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
  }

 private:
  struct Pairing {
    unsigned used;
    Packed kept;
    auto operator<=>(const Pairing&) const = default;
  };

  Packed packed(Mask row) const {
    Packed found = 0;
    for (int place = 0; place < 6; ++place)
      found |= Packed{row >> (number_ < 6 ? 6 * number_ + place : 6 * place + number_ - 6) & 1} << 8 * place;
    return found;
  }

  Packed sum(const Rows& rows) const {
    Packed found = 0;
    for (const Mask row : rows) found += packed(row);
    return found;
  }

  static Rows chosen(const Rows& rows, unsigned places) {
    Rows found;
    for (Place place = 0; place < rows.size(); ++place)
      if (places >> place & 1) found.push_back(rows[place]);
    return found;
  }

  // Pair all these rows with others, each with a card in common that is kept: which others, and the cards kept.
  std::vector<Pairing> paired(const Rows& rows, const Rows& others, Packed matters) const {
    std::vector<Pairing> found{{0, 0}};
    for (const Mask row : rows) {
      std::vector<Pairing> after;
      for (const auto& [used, kept] : found)
        for (Place place = 0; place < others.size(); ++place) {
          if (used >> place & 1 || !(row & others[place])) continue;
          const Packed common = packed(row & others[place]);
          const unsigned with = used | 1U << place;
          if (common & ~matters)
            after.push_back({with, kept});
          else
            for (Packed left = common; left; left &= left - 1) after.push_back({with, kept + (left & (~left + 1))});
        }
      sort_stably(after.begin(), after.end());
      after.erase(std::unique(after.begin(), after.end()), after.end());
      found = std::move(after);
    }
    return found;
  }

  int number_;
  Mask hand_;
  Rows old_, rows_, apart_;
};

// Searches one way for each family, which fit together.
class Continuations {
 public:
  using Ways = std::array<std::vector<Way>, FAMILIES>;

  Continuations(const Rows& old, const Rows& rows, const Pile& played) : hand_(cards_of(played)) {
    std::vector<Family> families;
    for (int number = 0; number < FAMILIES; ++number) families.emplace_back(number, old, rows, played.one);
    for (Place number = 0; number < FAMILIES; ++number) {
      Copies needed;
      for (Place place = 0; place < 6; ++place) needed[place] = families[across(number, place)].vanishing[number % 6];
      ways_[number] = families[number].ways(needed);
    }
  }

  bool fine() const { return search(ways_); }

 private:
  // The other family of a kind of a family.
  static constexpr Place across(Place number, Place place) { return number < 6 ? 6 + place : place; }

  bool search(Ways ways) const {
    if (!narrow(ways) || !owners_suffice(ways)) return false;
    Place next = FAMILIES;
    for (Place number = 0; number < FAMILIES; ++number)
      if (ways[number].size() > 1 && (next == FAMILIES || ways[number].size() < ways[next].size())) next = number;
    if (next == FAMILIES) return true;
    return std::any_of(ways[next].begin(), ways[next].end(), [&](const Way& way) {
      Ways after = ways;
      after[next] = {way};
      return search(std::move(after));
    });
  }

  // Leave out ways that fit to none of another family; false if nothing is left of one.
  static bool narrow(Ways& ways) {
    for (bool changed = true; changed;) {
      changed = false;
      std::array<Copies, FAMILIES> most;
      for (Place number = 0; number < FAMILIES; ++number) {
        if (ways[number].empty()) return false;
        most[number] = ways[number].front().spare;
        for (const Way& way : ways[number])
          for (Place place = 0; place < 6; ++place)
            most[number][place] = std::max(most[number][place], way.spare[place]);
      }
      for (Place number = 0; number < FAMILIES; ++number)
        changed |= std::erase_if(ways[number], [&](const Way& way) {
                     for (Place place = 0; place < 6; ++place)
                       if (way.spare[place] + most[across(number, place)][number % 6] < 0) return true;
                     return false;
                   }) > 0;
    }
    return true;
  }

  // Whether each new row that there has to be can have a card of the hand to itself.
  bool owners_suffice(const Ways& ways) const {
    Rows rows;
    for (const std::vector<Way>& some : ways) {
      Place fewest = some.front().fresh.size();
      Mask all = 0;
      for (const Way& way : some) {
        fewest = std::min(fewest, way.fresh.size());
        for (const Mask row : way.fresh) all |= row;
      }
      if (some.size() == 1)
        rows.insert(rows.end(), some.front().fresh.begin(), some.front().fresh.end());
      else
        rows.insert(rows.end(), fewest, all);
    }
    return can_match(rows.size(), hand_.size(), [&](int row, int card) {
      return (rows[static_cast<Place>(row)] & hand_[static_cast<Place>(card)]) != 0;
    });
  }

  Rows hand_;
  Ways ways_;
};

}  // namespace

bool allowed(const std::vector<Mask>& old, const std::vector<Mask>& rows, const Pile& played, NewRows rule) {
  if (rule == NewRows::any) return true;
  if (rule == NewRows::keep_three) return Continuations(old, rows, played).fine();
  std::vector<Mask> owners = cards_of(played);
  owners.insert(owners.end(), old.begin(), old.end());
  return can_match(rows.size(), owners.size(), [&](int row, int owner) {
    return (rows[static_cast<Place>(row)] & owners[static_cast<Place>(owner)]) != 0;
  });
}

}  // namespace sixfold::cards
