// Lists the playable choices of a hand: small ones first, and a table found for some cards helps with more of them.
#include "cards/playable.h"

#include <algorithm>

#include "cards/moves.h"
#include "cards/path.h"
#include "cards/regroup.h"

namespace sixfold::cards {
namespace {

// Of the families whose bits are set.
void take_sixes(const Pile& cards, int qwirkles, unsigned families, std::vector<int>& taken,
                std::vector<Sixes>& found) {
  if (qwirkles == 0) {
    found.push_back({taken, cards});
    return;
  }
  for (; families; families &= families - 1) {
    const int family = std::countr_zero(families);
    if (family_mask(family) & ~cards.one) continue;
    Pile rest = cards;
    rest.take(family_mask(family));
    if (!can_form_rows(rest)) continue;
    taken.push_back(family);
    take_sixes(rest, qwirkles - 1, families, taken, found);
    taken.pop_back();
  }
}

// At most `enough` are looked for.
int most_sixes(const Pile& cards, unsigned families, int enough) {
  int best = 0;
  for (; families && best < enough; families &= families - 1) {
    const int family = std::countr_zero(families);
    if (family_mask(family) & ~cards.one) continue;
    Pile rest = cards;
    rest.take(family_mask(family));
    if (can_form_rows(rest)) best = std::max(best, 1 + most_sixes(rest, families, enough - 1));
  }
  return best;
}

// All choices of a hand, numbered in mixed radix by how many of each kind they hold.
class Lister {
 public:
  Lister(const std::vector<Mask>& old, const Pile& hand, NewRows rule) : old_(old), table_(pile_of(old)), rule_(rule) {
    Pile all = table_;
    all.add(hand);
    for (int kind = 0; kind < KINDS; ++kind) {
      const int copies = hand.of(kind);
      if (copies == 0) continue;
      Pile with = table_;
      with.add(bit(kind));
      if (!can_form_rows(with, all)) continue;  // no choice with this card is possible
      kinds_.push_back({kind, copies, total_});
      stride_[static_cast<std::size_t>(kind)] = total_;
      total_ *= static_cast<std::size_t>(copies) + 1;
    }
    for (int family = 0; family < FAMILIES; ++family)
      if (some_choice_takes(family_mask(family), all)) families_ |= 1u << family;
    most_ = families_ ? qwirkles_now(table_, hand) : 0;
    numbers_ = static_cast<std::size_t>(most_) + 1;
  }

  // Returns every choice; once the budget is interrupted, those found until then, but at least one if there is one.
  std::vector<Choice> run(Budget& budget) {
    if (rule_ != NewRows::any) begin();
    std::vector<Choice> found;
    if (scan(found, false, budget)) return found;
    // Whether anything can be played at all has to be known: go on until there is one choice.
    Budget finish(0, MAX_FINISH_MS, nullptr);
    require(scan(found, true, finish), TOO_LONG);
    return found;
  }

 private:
  // Returns false if the budget was interrupted before a choice was found.
  bool scan(std::vector<Choice>& found, bool one_is_enough, Budget& budget) {
    std::vector<int> digits(kinds_.size(), 0);
    Choice choice;
    for (std::size_t index = 1; index < total_; ++index) {
      count_up(digits, choice.cards);
      choice.numbers = 0;
      Pile cards = table_;
      cards.add(choice.cards);
      if (rule_ != NewRows::any) {
        choice.numbers = numbers_of(
            cards, families_, most_, false,
            [&](int number) { return extend(index, choice.cards.one, static_cast<std::size_t>(number)); },
            [&](int number, const auto& ways) {
              return search(index, static_cast<std::size_t>(number), choice.cards, ways, budget);
            });
      } else if (can_form_rows(cards)) {
        const int most = most_sixes(cards, families_, most_);
        choice.numbers = (1u << (most + 1)) - 1;
      }
      if (choice.numbers) found.push_back(choice);
      if (one_is_enough && !found.empty()) return true;
      budget.look();
      if (budget.spent() && !found.empty()) return true;
    }
    return !found.empty() || !budget.spent();
  }

  struct Digit {
    int kind, copies;
    std::size_t stride;
  };

  // Whether the rest of the table could form rows without these six, with any cards of the hand.
  bool some_choice_takes(Mask six, Pile all) const {
    if (six & ~all.one) return false;
    Pile rest = table_;
    rest.take_any(six);
    all.take(six);
    return can_form_rows(rest, all);
  }

  // Three cards of the hand that make a row, and how far from a choice the one without them stands.
  struct Triple {
    Mask row;
    std::size_t stride;
  };

  void find_triples() {
    const auto match = [](Mask cards) { return (cards & ~family_of(cards)) == 0; };
    for (auto a = kinds_.begin(); a != kinds_.end(); ++a)
      for (auto b = a + 1; b != kinds_.end(); ++b)
        for (auto c = b + 1; c != kinds_.end(); ++c)
          if (const Mask row = bit(a->kind) | bit(b->kind) | bit(c->kind); match(row))
            triples_.push_back({row, a->stride + b->stride + c->stride});
  }

  void begin() {
    find_triples();
    found_.resize(total_ * numbers_);
    keep(0, 0, path_of(old_.rows));
  }

  void count_up(std::vector<int>& digits, Pile& cards) const {
    for (std::size_t place = 0;; ++place) {
      if (digits[place] < kinds_[place].copies) {
        ++digits[place];
        cards.add(bit(kinds_[place].kind));
        return;
      }
      for (; digits[place]; --digits[place]) cards.take(bit(kinds_[place].kind));
    }
  }

  bool keep(std::size_t index, std::size_t number, const Path& path) {
    found_[index * numbers_ + number] = paths_.add(path);
    return true;
  }

  bool search(std::size_t index, std::size_t number, const Pile& played, const std::vector<Sixes>& ways,
              Budget& budget) {
    for (const Sixes& sixes : ways)
      if (const auto rows = allowed_table(old_, played, sixes, rule_, budget))
        return keep(index, number, path_of(*rows));
    return false;
  }

  // Continues a path that was found for fewer cards, by one that fits to a row of it, or three that make a new row.
  bool extend(std::size_t index, Mask played, std::size_t number) {
    const auto path = paths_.with_card(played, static_cast<int>(number), [&](int kind, int qwirkles) {
      const std::size_t fewer = index - stride_[static_cast<std::size_t>(kind)];
      return qwirkles < 0 ? nullptr : &found_[fewer * numbers_ + static_cast<std::size_t>(qwirkles)];
    });
    if (path) return keep(index, number, *path);
    for (const auto& [row, stride] : triples_) {
      if (row & ~played) continue;
      const StoredPath& fewer = found_[(index - stride) * numbers_ + number];
      if (fewer.found()) return keep(index, number, paths_.with_row(fewer, row));
    }
    return false;
  }

  OldRows old_;
  Pile table_;
  NewRows rule_;
  unsigned families_ = 0;  // those of which some choice may make a Qwirkle
  int most_ = 0;           // Qwirkles that any choice can make
  std::vector<Digit> kinds_;
  std::array<std::size_t, KINDS> stride_{};
  std::size_t total_ = 1, numbers_ = 1;
  std::vector<Triple> triples_;
  std::vector<StoredPath> found_;  // by choice, then by number of Qwirkles
  PathStore paths_;
};

}  // namespace

std::vector<Choice> playable(const std::vector<Mask>& old, const Pile& hand, NewRows rule, Budget& budget) {
  return Lister(old, hand, rule).run(budget);
}

int most_qwirkles(const Pile& cards) {
  return can_form_rows(cards) ? most_sixes(cards, EVERY_FAMILY, cards.size() / 6) : -1;
}

bool has_six(const Pile& cards, unsigned families) {
  for (; families; families &= families - 1)
    if ((family_mask(std::countr_zero(families)) & ~cards.one) == 0) return true;
  return false;
}

std::vector<Sixes> ways_to_take(const Pile& cards, int qwirkles, unsigned families) {
  std::vector<Sixes> found;
  std::vector<int> taken;
  take_sixes(cards, qwirkles, families, taken, found);
  return found;
}

}  // namespace sixfold::cards
