// Lists the playable choices of a hand: small ones first, and a table found for some cards helps with more of them.
#include "cards_plays.h"

#include <algorithm>

#include "cards_moves.h"

namespace sixfold::cards {
namespace {

void take_sixes(const Pile& cards, int qwirkles, int first, std::vector<int>& taken, std::vector<Sixes>& found) {
  if (qwirkles == 0) {
    found.push_back({taken, cards});
    return;
  }
  for (int family = first; family < FAMILIES; ++family) {
    if (family_mask(family) & ~cards.one) continue;
    Pile rest = cards;
    rest.take(family_mask(family));
    if (!can_lie(rest)) continue;
    taken.push_back(family);
    take_sixes(rest, qwirkles - 1, family, taken, found);
    taken.pop_back();
  }
}

// At most `enough` are looked for.
int most_sixes(const Pile& cards, int first, int enough) {
  int best = 0;
  for (int family = first; family < FAMILIES && best < enough; ++family) {
    if (family_mask(family) & ~cards.one) continue;
    Pile rest = cards;
    rest.take(family_mask(family));
    if (can_lie(rest)) best = std::max(best, 1 + most_sixes(rest, family, enough - 1));
  }
  return best;
}

// A table that C15 allows, Qwirkles included.
struct Way {
  int count = 0;
  Mask open = 0, five = 0;  // the kinds that fit to a row of three or four, and those that make one of five a Qwirkle
  std::array<Mask, ROWS_AT_MOST> rows;

  void look() {
    open = five = 0;
    for (int i = 0; i < count; ++i) {
      const int size = std::popcount(rows[static_cast<std::size_t>(i)]);
      const Mask fits = size == 6 ? 0 : family_of(rows[static_cast<std::size_t>(i)]) & ~rows[static_cast<std::size_t>(i)];
      (size == 5 ? five : open) |= fits;
    }
  }

  // Add a card to a row that it fits to, of five cards or of fewer.
  void extend(int kind, bool to_five) {
    for (int i = 0; i < count; ++i) {
      Mask& row = rows[static_cast<std::size_t>(i)];
      const int size = std::popcount(row);
      if (size < 6 && (size == 5) == to_five && (family_of(row) & ~row) >> kind & 1) {
        row |= bit(kind);
        break;
      }
    }
    look();
  }
};

// All choices of a hand, numbered in mixed radix by how many of each kind they hold.
class Lister {
 public:
  Lister(const std::vector<Mask>& old, const Pile& hand, bool own_rule, Budget& budget)
      : old_(old), table_(pile_of(old)), own_rule_(own_rule), budget_(budget) {
    Pile all = table_;
    all.add(hand);
    for (int kind = 0; kind < KINDS; ++kind) {
      const int copies = hand.of(kind);
      if (copies == 0) continue;
      Pile with = table_;
      with.add(bit(kind));
      if (!can_lie(with, all)) continue;  // no choice with this card is possible
      kinds_.push_back({kind, copies, total_});
      total_ *= static_cast<std::size_t>(copies) + 1;
    }
    most_ = qwirkles_now(table_, hand);
    numbers_ = static_cast<std::size_t>(most_) + 1;
  }

  // Every choice, until `enough` says so.
  template <class Enough>
  void run(Enough enough) {
    if (own_rule_) begin();
    std::vector<int> digits(kinds_.size(), 0);
    Choice choice;
    for (std::size_t index = 1; index < total_; ++index) {
      count_up(digits, choice.cards);
      choice.numbers = choice.unsure = 0;
      Pile cards = table_;
      cards.add(choice.cards);
      if (own_rule_) {
        judge(index, digits, cards, choice);
      } else if (can_lie(cards)) {
        const int most = most_sixes(cards, 0, most_);
        choice.numbers = (1u << (most + 1)) - 1;
      }
      if ((choice.numbers | choice.unsure) && enough(choice)) return;
    }
  }

 private:
  struct Digit {
    int kind, copies;
    std::size_t stride;
  };

  void begin() {
    at_.assign(total_ * numbers_, -1);
    Way way;
    way.count = static_cast<int>(old_.size());
    std::copy(old_.begin(), old_.end(), way.rows.begin());
    way.look();
    keep(0, 0, way);
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

  const Way* way(std::size_t index, std::size_t number) const {
    const int place = at_[index * numbers_ + number];
    return place < 0 ? nullptr : &ways_[static_cast<std::size_t>(place)];
  }

  void keep(std::size_t index, std::size_t number, const Way& found) {
    at_[index * numbers_ + number] = static_cast<int>(ways_.size());
    ways_.push_back(found);
  }

  void judge(std::size_t index, const std::vector<int>& digits, const Pile& cards, Choice& choice) {
    bool open = false;  // whether it is known that this number is possible, C15 aside
    for (std::size_t number = 0; number < numbers_; ++number) {
      if (extend(index, digits, number)) {
        choice.numbers |= 1u << number;
        continue;
      }
      if (number == 0 ? !can_lie(cards) : !has_six(cards)) break;
      const auto ways = ways_to_take(cards, static_cast<int>(number));
      if (ways.empty()) break;
      open = search(index, number, choice, ways);
      if (open) choice.unsure |= 1u << number;
    }
  }

  static bool has_six(const Pile& cards) {
    for (int family = 0; family < FAMILIES; ++family)
      if ((family_mask(family) & ~cards.one) == 0) return true;
    return false;
  }

  // True if the question stays open because the budget ran out.
  bool search(std::size_t index, std::size_t number, Choice& choice, const std::vector<Sixes>& ways) {
    for (const Sixes& sixes : ways) {
      const auto rows = allowed_table(old_, choice.cards, sixes, budget_);
      if (!rows) continue;
      Way found;
      found.count = static_cast<int>(rows->size());
      std::copy(rows->begin(), rows->end(), found.rows.begin());
      found.look();
      keep(index, number, found);
      choice.numbers |= 1u << number;
      return false;
    }
    return budget_.spent();
  }

  // A table found for fewer cards, plus one that fits to a row of it, or three that make a new row.
  bool extend(std::size_t index, const std::vector<int>& digits, std::size_t number) {
    Mask held = 0;
    for (std::size_t place = 0; place < digits.size(); ++place) {
      if (digits[place] == 0) continue;
      const auto& [kind, copies, stride] = kinds_[place];
      held |= bit(kind);
      const Way* fewer = way(index - stride, number);
      if (fewer && fewer->open >> kind & 1) return grow(index, number, *fewer, kind, false);
      fewer = number ? way(index - stride, number - 1) : nullptr;
      if (fewer && fewer->five >> kind & 1) return grow(index, number, *fewer, kind, true);
    }
    return new_row(index, digits, number, held);
  }

  bool grow(std::size_t index, std::size_t number, Way found, int kind, bool to_five) {
    found.extend(kind, to_five);
    keep(index, number, found);
    return true;
  }

  bool new_row(std::size_t index, const std::vector<int>& digits, std::size_t number, Mask held) {
    const std::size_t count = digits.size();
    for (std::size_t a = 0; a < count; ++a) {
      if (!digits[a]) continue;
      const int kind = kinds_[a].kind;
      for (const Mask family : {color_mask(color_of(kind)), shape_mask(shape_of(kind))}) {
        if (std::popcount(held & family) < 3) continue;
        for (std::size_t b = a + 1; b < count; ++b) {
          if (!digits[b] || !(family >> kinds_[b].kind & 1)) continue;
          for (std::size_t c = b + 1; c < count; ++c) {
            if (!digits[c] || !(family >> kinds_[c].kind & 1)) continue;
            const Way* fewer = way(index - kinds_[a].stride - kinds_[b].stride - kinds_[c].stride, number);
            if (!fewer) continue;
            Way found = *fewer;
            found.rows[static_cast<std::size_t>(found.count++)] = bit(kind) | bit(kinds_[b].kind) | bit(kinds_[c].kind);
            found.look();
            keep(index, number, found);
            return true;
          }
        }
      }
    }
    return false;
  }

  const std::vector<Mask>& old_;
  Pile table_;
  bool own_rule_;
  int most_ = 0;  // Qwirkles that any choice can make
  Budget& budget_;
  std::vector<Digit> kinds_;
  std::size_t total_ = 1, numbers_ = 1;
  std::vector<int> at_;
  std::vector<Way> ways_;
};

}  // namespace

std::vector<Choice> playable(const std::vector<Mask>& old, const Pile& hand, bool own_rule, Budget& budget) {
  std::vector<Choice> found;
  Lister(old, hand, own_rule, budget).run([&](const Choice& choice) {
    found.push_back(choice);
    return false;
  });
  return found;
}

bool can_play(const std::vector<Mask>& old, const Pile& hand, bool own_rule, Budget& budget) {
  bool found = false;
  Lister(old, hand, own_rule, budget).run([&](const Choice& choice) { return found = choice.numbers != 0; });
  return found;
}

int most_qwirkles(const Pile& cards) { return can_lie(cards) ? most_sixes(cards, 0, cards.size() / 6) : -1; }

std::vector<Sixes> ways_to_take(const Pile& cards, int qwirkles) {
  std::vector<Sixes> found;
  std::vector<int> taken;
  take_sixes(cards, qwirkles, 0, taken, found);
  return found;
}

}  // namespace sixfold::cards
