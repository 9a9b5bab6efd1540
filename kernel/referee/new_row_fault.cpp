// Finds the fault as sixfold/rules/new_rows.py and continuations.py do, in their order, so that both name the same
// rows. What is allowed never comes here: cards/new_row_rule.cpp decides that faster.
#include "referee/new_row_fault.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

#include "cards/new_row_rule.h"
#include "common/sort.h"

namespace sixfold::referee {
namespace {

using Place = std::size_t;
using Masks = std::vector<Mask>;
using PerKind = std::array<int, 6>;  // a number for each kind of a family
using Packed = std::uint64_t;        // the same, a byte each

constexpr Packed BIAS = 64 * Packed{0x010101010101};

// The first row that cannot have an owner to itself, by augmenting paths; as many as there are rows if there is none.
template <class Fits>
Place first_unmatched(Place rows, Place owners, Fits fits) {
  std::vector<int> owned(owners, -1);
  std::vector<char> seen;
  const std::function<bool(Place)> find = [&](Place row) {
    for (Place owner = 0; owner < owners; ++owner) {
      if (seen[owner] || !fits(row, owner)) continue;
      seen[owner] = 1;
      if (owned[owner] < 0 || find(static_cast<Place>(owned[owner]))) {
        owned[owner] = static_cast<int>(row);
        return true;
      }
    }
    return false;
  };
  for (Place row = 0; row < rows; ++row) {
    seen.assign(owners, 0);
    if (!find(row)) return row;
  }
  return rows;
}

// Calls `visit` with every choice of `size` of these rows, in lexical order of their places.
template <class Visit>
void for_each_choice(const Masks& from, Place size, Visit&& visit) {
  Masks chosen;
  const std::function<void(Place)> choose = [&](Place next) {
    if (chosen.size() == size) return visit(std::as_const(chosen));
    for (; next < from.size(); ++next) {
      chosen.push_back(from[next]);
      choose(next + 1);
      chosen.pop_back();
    }
  };
  choose(0);
}

Verdict refuse_rows(const char* reason, const char* rule, const Masks& rows) {
  Verdict verdict{reason, rule};
  for (const Mask row : rows) {
    verdict.rows.push_back(kinds_in(row));
    verdict.pieces.insert(verdict.pieces.end(), verdict.rows.back().begin(), verdict.rows.back().end());
  }
  return verdict;
}

int number_at(Packed packed, Place place) { return static_cast<int>(packed >> 8 * place & 0xff); }

// A way to pair the old and final rows of a family. `spare`: of each kind, the places that it has for cards that
// vanish, without those that its own need. `fresh`: for each new row, the cards of the hand that it could hold.
// `lacking`: the rows that vanish and give cards to new rows all the same.
struct Way {
  PerKind spare{};
  Masks fresh{}, lacking{};
};

// The old and final rows of a colour or shape.
class Family {
 public:
  PerKind vanishing{};  // how many cards of each kind may vanish

  Family(int number, const Masks& old, const Masks& rows, Mask hand) : number_(number), hand_(hand) {
    for (const Mask row : old)
      if (cards::feature_of(row) == number) old_.push_back(row);
    for (const Mask row : rows)
      if (cards::feature_of(row) == number) rows_.push_back(row);
    for (const Mask row : old_) {
      const bool apart = count(rows_, family_mask(number) ^ row) > 0;
      if (apart && !count(apart_, row)) apart_.push_back(row);
      if (!apart && old_.size() <= rows_.size()) continue;
      for (Place place = 0; place < 6; ++place) vanishing[place] += number_at(packed(row), place);
    }
  }

  // The ways with at most that many rows lacking that differ in what matters, in the order in which they are found.
  std::vector<Way> ways(const PerKind& needed, Place most) {
    matters_ = 0;
    for (Place place = 0; place < 6; ++place)
      if (needed[place] || vanishing[place]) matters_ |= Packed{0xff} << 8 * place;
    found_.clear();
    const auto add = [&](const Masks& fresh, const Masks& gone, const Masks& rest, const std::vector<Packed>& taken) {
      this->add(needed, most, fresh, gone, rest, taken);
    };
    if (old_.size() <= rows_.size())
      for (const Pairing& each : paired(old_, rows_))
        add(chosen(rows_, ~each.used), {}, chosen(rows_, each.used), each.taken);
    else
      for (const Pairing& each : paired(rows_, old_)) add({}, chosen(old_, ~each.used), rows_, each.taken);
    for (const Mask row : apart_) {
      const Mask fresh = family_mask(number_) ^ row;
      for (Place gone = 1; gone <= count(old_, row); ++gone) {
        if (rows_.size() + gone <= old_.size()) continue;
        const Place more = rows_.size() + gone - old_.size();
        if (more > count(rows_, fresh)) continue;
        const Masks rest = without(rows_, fresh, more);
        for (const Pairing& each : paired(without(old_, row, gone), rest))
          add(Masks(more, fresh), Masks(gone, row), chosen(rest, each.used), each.taken);
      }
    }
    return found_;
  }

 private:
  struct Pairing {
    unsigned used;
    std::vector<Packed> taken;  // the cards that are kept, in every way to pair these rows
  };

  static Place count(const Masks& rows, Mask row) {
    return static_cast<Place>(std::count(rows.begin(), rows.end(), row));
  }

  static Masks without(Masks rows, Mask row, Place times) {
    for (; times > 0; --times) rows.erase(std::find(rows.begin(), rows.end(), row));
    return rows;
  }

  static Masks chosen(const Masks& rows, unsigned places) {
    Masks found;
    for (Place place = 0; place < rows.size(); ++place)
      if (places >> place & 1) found.push_back(rows[place]);
    return found;
  }

  Packed packed(Mask row) const {
    Packed found = 0;
    for (int place = 0; place < 6; ++place)
      found |= Packed{row >> (number_ < 6 ? 6 * number_ + place : 6 * place + number_ - 6) & 1} << 8 * place;
    return found;
  }

  Packed sum(const Masks& rows) const {
    Packed found = 0;
    for (const Mask row : rows) found += packed(row);
    return found & matters_;
  }

  void add(const PerKind& needed, Place most, const Masks& fresh, const Masks& gone, const Masks& rest,
           const std::vector<Packed>& taken) {
    Way way;
    for (const Mask row : fresh) way.fresh.push_back(row & hand_);
    sort_stably(way.fresh.begin(), way.fresh.end());
    if (count(way.fresh, 0)) return;
    for (Place size = 0; size <= std::min(most, gone.size()); ++size)
      for_each_choice(gone, size, [&](const Masks& lacking) {
        const Packed room = BIAS + sum(rest) - sum(gone) + sum(lacking);
        way.lacking = lacking;
        for (const Packed kept : taken) {
          for (Place place = 0; place < 6; ++place)
            way.spare[place] = std::min(number_at(room - kept, place) - 64, needed[place]);
          keep(way);
        }
      });
  }

  // Of ways that differ only in the rows that lack cards, the first with the fewest.
  void keep(const Way& way) {
    for (Way& each : found_) {
      if (each.spare != way.spare || each.fresh != way.fresh) continue;
      if (way.lacking.size() < each.lacking.size()) each.lacking = way.lacking;
      return;
    }
    found_.push_back(way);
  }

  // Pairs all these rows with others, each with a card in common that is kept.
  std::vector<Pairing> paired(const Masks& rows, const Masks& others) const {
    std::vector<Pairing> found{{0, {0}}};
    for (const Mask row : rows) {
      std::vector<Pairing> after;
      for (const auto& [used, taken] : found)
        for (Place place = 0; place < others.size(); ++place) {
          const Packed common = packed(row & others[place]);
          if (!common || used >> place & 1) continue;
          std::vector<Packed> keeps;
          if (common & ~matters_)
            keeps = {0};
          else
            for (Packed left = common; left; left &= left - 1) keeps.push_back(left & (~left + 1));
          join(after, used | 1U << place, taken, keeps);
        }
      found = std::move(after);
    }
    return found;
  }

  static void join(std::vector<Pairing>& after, unsigned used, const std::vector<Packed>& taken,
                   const std::vector<Packed>& keeps) {
    auto here = std::find_if(after.begin(), after.end(), [used](const Pairing& each) { return each.used == used; });
    if (here == after.end()) here = after.insert(after.end(), {used, {}});
    for (const Packed kept : taken)
      for (const Packed each : keeps)
        if (std::find(here->taken.begin(), here->taken.end(), kept + each) == here->taken.end())
          here->taken.push_back(kept + each);
  }

  int number_;
  Mask hand_;
  Masks old_, rows_, apart_;
  Packed matters_ = 0;  // the bytes of the kinds that may vanish
  std::vector<Way> found_;
};

// Searches one way for each family, which fit together.
class Continuations {
 public:
  Continuations(const Masks& old, const Masks& rows, const Numbers& played) : old_(old), played_(played) {
    for (int number = 0; number < FAMILIES; ++number) families_.emplace_back(number, old, rows, mask_of(played));
  }

  // The old rows with too few cards left, as few as possible.
  Masks fewest_lacking() {
    for (most_ = 0;; ++most_) {
      Ways ways;
      for (Place number = 0; number < FAMILIES; ++number) {
        PerKind needed;
        for (Place place = 0; place < 6; ++place)
          needed[place] = families_[across(number, place)].vanishing[number % 6];
        ways[number] = families_[number].ways(needed, most_);
      }
      const auto found = search(ways);
      if (!found) continue;
      Masks rows;
      for (const auto& some : *found) rows.insert(rows.end(), some.front().lacking.begin(), some.front().lacking.end());
      const auto place = [&](Mask row) { return std::find(old_.begin(), old_.end(), row); };
      sort_stably(rows.begin(), rows.end(), [&](Mask a, Mask b) { return place(a) < place(b); });
      return rows;
    }
  }

 private:
  using Ways = std::array<std::vector<Way>, FAMILIES>;

  // The other family of a kind of a family.
  static constexpr Place across(Place number, Place place) { return number < 6 ? 6 + place : place; }

  std::optional<Ways> search(Ways ways) const {
    if (!narrow(ways) || !owners_suffice(ways)) return std::nullopt;
    Place next = FAMILIES;
    for (Place number = 0; number < FAMILIES; ++number)
      if (ways[number].size() > 1 && (next == FAMILIES || ways[number].size() < ways[next].size())) next = number;
    if (next == FAMILIES) return ways;
    for (const Way& way : ways[next]) {
      Ways after = ways;
      after[next] = {way};
      if (auto found = search(std::move(after))) return found;
    }
    return std::nullopt;
  }

  // Leaves out ways that fit to none of another family; false if nothing is left of one.
  bool narrow(Ways& ways) const {
    for (bool changed = true; changed;) {
      changed = false;
      std::array<PerKind, FAMILIES> most;
      std::array<Place, FAMILIES> lacking;
      Place sum = 0;
      for (Place number = 0; number < FAMILIES; ++number) {
        if (ways[number].empty()) return false;
        most[number] = ways[number].front().spare;
        lacking[number] = ways[number].front().lacking.size();
        for (const Way& way : ways[number]) {
          lacking[number] = std::min(lacking[number], way.lacking.size());
          for (Place place = 0; place < 6; ++place)
            most[number][place] = std::max(most[number][place], way.spare[place]);
        }
        sum += lacking[number];
      }
      for (Place number = 0; number < FAMILIES; ++number)
        changed |= std::erase_if(ways[number], [&](const Way& way) {
                     if (way.lacking.size() + sum > lacking[number] + most_) return true;
                     for (Place place = 0; place < 6; ++place)
                       if (way.spare[place] + most[across(number, place)][number % 6] < 0) return true;
                     return false;
                   }) > 0;
    }
    return true;
  }

  // Whether each new row that there has to be can have a card of the hand to itself.
  bool owners_suffice(const Ways& ways) const {
    Masks rows;
    for (const std::vector<Way>& some : ways) {
      Place fewest = some.front().fresh.size();
      Mask all = 0;
      for (const Way& way : some) {
        fewest = std::min(fewest, way.fresh.size());
        for (const Mask row : way.fresh) all |= row;
      }
      const Masks& first = some.front().fresh;
      rows.insert(rows.end(), fewest, all);
      if (some.size() == 1) std::copy(first.begin(), first.end(), rows.end() - static_cast<std::ptrdiff_t>(fewest));
    }
    const auto shares = [&](Place row, Place card) { return (rows[row] >> played_[card] & 1) != 0; };
    return first_unmatched(rows.size(), played_.size(), shares) == rows.size();
  }

  const Masks& old_;
  const Numbers& played_;
  std::vector<Family> families_;
  Place most_ = 0;  // rows that may lack cards
};

}  // namespace

Verdict check_new_rows(const std::vector<Mask>& old, const std::vector<Mask>& rows, const Numbers& played,
                       NewRows rule) {
  if (cards::allowed(old, rows, cards::pile_of(played), rule)) return {};
  const auto owns = [&](Place row, Place owner) {
    if (owner >= old.size()) return (rows[row] >> played[owner - old.size()] & 1) != 0;
    const bool alike = rule == NewRows::matched || cards::feature_of(rows[row]) == cards::feature_of(old[owner]);
    return alike && (rows[row] & old[owner]) != 0;
  };
  const Place lone = first_unmatched(rows.size(), old.size() + played.size(), owns);
  if (lone < rows.size()) return refuse_rows("new_row_without_hand_card", "C15", {rows[lone]});
  return refuse_rows("row_must_keep_three", "C16", Continuations(old, rows, played).fewest_lacking());
}

}  // namespace sixfold::referee
