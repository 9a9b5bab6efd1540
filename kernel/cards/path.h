// Tables of cards that were found for choices of cards, and the search that reuses them for more cards.
#pragma once

#include <optional>

#include "cards/playable.h"

namespace sixfold::cards {

// A table that C15 allows, Qwirkles included.
struct Path {
  int count = 0;
  Mask open = 0, five = 0;  // the kinds that fit to a row of three or four, and those that make one of five a Qwirkle
  std::array<Mask, MAX_ROWS> rows;

  void add(Mask row) {
    rows[static_cast<std::size_t>(count++)] = row;
    note(row);
  }

  // Add a card to a row that it fits to, of five cards or of fewer.
  void extend(int kind, bool to_five) {
    bool sought = true;
    open = five = 0;
    for (int i = 0; i < count; ++i) {
      Mask& row = rows[static_cast<std::size_t>(i)];
      const int size = std::popcount(row);
      if (sought && size < 6 && (size == 5) == to_five && (family_of(row) & ~row) >> kind & 1) {
        row |= bit(kind);
        sought = false;
      }
      note(row);
    }
  }

 private:
  void note(Mask row) {
    const int size = std::popcount(row);
    if (size < 6) (size == 5 ? five : open) |= family_of(row) & ~row;
  }
};

// A path among others, whose rows one block of memory holds.
struct StoredPath {
  Mask open = 0, five = 0;
  std::size_t first = 0;
  int count = -1;
  bool found() const { return count >= 0; }
};

class PathStore {
 public:
  void clear() { rows_.clear(); }

  StoredPath add(const Path& path) {
    const StoredPath stored{path.open, path.five, rows_.size(), path.count};
    rows_.insert(rows_.end(), path.rows.begin(), path.rows.begin() + path.count);
    return stored;
  }

  Path read(const StoredPath& stored) const {
    Path path;
    path.count = stored.count;
    path.open = stored.open;
    path.five = stored.five;
    std::copy_n(rows_.begin() + static_cast<std::ptrdiff_t>(stored.first), stored.count, path.rows.begin());
    return path;
  }

  Path with_row(const StoredPath& stored, Mask row) const {
    Path path = read(stored);
    path.add(row);
    return path;
  }

  // A path found for all cards but one, plus that card in a row to which it fits. `find` returns the path without a
  // card of a kind, with a number of Qwirkles, or null.
  template <class Find>
  std::optional<Path> with_card(Mask kinds, int number, Find find) const {
    for (; kinds; kinds &= kinds - 1) {
      const int kind = lowest(kinds);
      for (const bool to_five : {false, true}) {
        const StoredPath* fewer = find(kind, number - to_five);
        if (!fewer || !((to_five ? fewer->five : fewer->open) >> kind & 1)) continue;
        Path path = read(*fewer);
        path.extend(kind, to_five);
        return path;
      }
    }
    return std::nullopt;
  }

 private:
  std::vector<Mask> rows_;
};

inline Path path_of(const std::vector<Mask>& rows) {
  Path path;
  for (const Mask row : rows) path.add(row);
  return path;
}

// Returns the numbers of Qwirkles, at most `most` and of these families, with which cards can be played, as bits; any
// one of them if that is enough. `all` are the cards with those on the table. `extend` looks for a path that
// continues one for fewer cards, `search` for any path.
template <class Extend, class Search>
std::uint32_t numbers_of(const Pile& all, unsigned families, int most, bool any, Extend extend, Search search) {
  std::uint32_t numbers = 0;
  for (int number = 0; number <= most && !(any && numbers); ++number) {
    if (extend(number)) {
      numbers |= 1u << number;
      continue;
    }
    // Where a number of Qwirkles is not possible at all, more are not either: a six makes two threes.
    if (number == 0 ? !can_form_rows(all) : !has_six(all, families)) break;
    const std::vector<Sixes> ways = ways_to_take(all, number, families);
    if (ways.empty()) break;
    if (search(number, ways)) numbers |= 1u << number;
  }
  return numbers;
}

}  // namespace sixfold::cards
