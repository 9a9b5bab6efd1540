// Decides whether cards can form sets, and how.
#include "cards/set_numbers.h"

namespace sixfold::cards {
namespace {

// Shares the copies of each kind between its colour and its shape, by augmenting paths, for numbers that are enough.
class SetDeal {
 public:
  SetDeal(const Pile& cards, const SetCounts& numbers) {
    for (int color = 0; color < 6; ++color) spare_[color] = -3 * numbers.color[color];
    for (int shape = 0; shape < 6; ++shape)
      for (int level = 1; level <= 3; ++level) need_[shape] += 3 * static_cast<int>(numbers.shape[level] >> shape & 1);
    for (int kind = 0; kind < KINDS; ++kind) {
      const int color = color_of(kind), shape = shape_of(kind);
      here_[kind] = cards.of(kind);
      least_[kind] = lent_[kind] = std::max(0, here_[kind] - numbers.color[color]);
      for (int level = 1; level <= here_[kind]; ++level)
        most_[kind] += static_cast<int>(numbers.shape[level] >> shape & 1);
      spare_[color] += here_[kind] - lent_[kind];
      need_[shape] -= lent_[kind];
    }
    for (int shape = 0; shape < 6; ++shape)
      for (; need_[shape] > 0; --need_[shape]) {
        asked_ = 0;
        if (!lend(shape)) break;
      }
  }

  // The cards of every family, dealt round and round into as few rows of at most five as they can fill.
  std::vector<Mask> rows() const {
    std::vector<Mask> found;
    found.reserve(MAX_ROWS);
    for (int family = 0; family < FAMILIES; ++family) {
      int counts[6], cards = 0, most = 0, each = 0;
      for (Mask left = family_mask(family); left; left &= left - 1) {
        const int kind = lowest(left);
        counts[each] = family < 6 ? here_[kind] - lent_[kind] : lent_[kind];
        most = std::max(most, counts[each]);
        cards += counts[each++];
      }
      if (!cards) continue;
      const auto sets = static_cast<std::size_t>(std::max(most, (cards + 4) / 5));
      const std::size_t before = found.size();
      found.resize(before + sets);
      std::size_t next = 0;
      each = 0;
      for (Mask left = family_mask(family); left; left &= left - 1)
        for (int copy = counts[each++]; copy > 0; --copy, next = next + 1 == sets ? 0 : next + 1)
          found[before + next] |= left & (~left + 1);
    }
    return found;
  }

 private:
  // A shape in need takes a card; a colour that falls short takes one back from another shape, which looks elsewhere.
  bool lend(int shape) {
    for (int color = 0; color < 6; ++color) {
      const int kind = 6 * color + shape;
      if (lent_[kind] >= most_[kind] || asked_ >> color & 1) continue;
      asked_ |= 1u << color;
      if (spare_[color] > 0) {
        --spare_[color];
        ++lent_[kind];
        return true;
      }
      for (int back = 6 * color; back < 6 * color + 6; ++back) {
        if (back != kind && lent_[back] > least_[back] && lend(shape_of(back))) {
          --lent_[back];
          ++lent_[kind];
          return true;
        }
      }
    }
    return false;
  }

  int here_[KINDS] = {}, lent_[KINDS] = {}, least_[KINDS] = {}, most_[KINDS] = {}, spare_[6] = {}, need_[6] = {};
  unsigned asked_ = 0;
};

}  // namespace

bool can_form_rows(const Pile& must, const Pile& may) {
  return SetNumbers(must, may).search([](const SetCounts&) { return true; });
}

std::vector<Mask> some_rows(const Pile& cards) {
  std::vector<Mask> rows;
  SetNumbers(cards, cards).search([&](const SetCounts& numbers) {
    rows = SetDeal(cards, numbers).rows();
    return true;
  });
  return rows;
}

Pile pile_of(const std::vector<int>& cards) {
  Pile pile;
  for (const int kind : cards) {
    require_kind(kind);
    require(!(pile.three >> kind & 1), "more than three cards of a kind");
    pile.add(bit(kind));
  }
  return pile;
}

Pile pile_of(const std::vector<Mask>& rows) {
  Pile pile;
  for (const Mask row : rows) {
    require((pile.three & row) == 0, "more than three cards of a kind");
    pile.add(row);
  }
  return pile;
}

std::vector<Mask> rows_of(const std::vector<std::vector<int>>& rows) {
  require(rows.size() <= MAX_ROWS, "more rows than there are cards for");
  std::vector<Mask> found;
  for (const auto& row : rows) {
    Mask mask = 0;
    for (const int kind : row) {
      require_kind(kind);
      require(!(mask >> kind & 1), "a card twice in a row");
      mask |= bit(kind);
    }
    require(mask != 0 && is_row(mask) && std::popcount(mask) < 6, "a row that is no set of three to five");
    found.push_back(mask);
  }
  return found;
}

std::vector<int> kinds_of(Mask mask) {
  std::vector<int> kinds;
  for (; mask; mask &= mask - 1) kinds.push_back(lowest(mask));
  return kinds;
}

}  // namespace sixfold::cards
