// Which cards of a table go to which group of rows, changed along augmenting paths.
//
// The cards of one colour or shape in continued rows are a group, and those in new rows another. A group of k rows may
// hold k cards of a kind, and 3k to 5k cards in all.
#pragma once

#include <algorithm>

#include "cards/table.h"

namespace sixfold::cards {

inline constexpr int GROUPS = 24, NEW = 12;  // new rows have the groups from 12 on
inline constexpr int CARDS = 3 * KINDS;

using Small = std::int8_t;

constexpr int spot_of(int kind, int group) { return group % NEW < 6 ? shape_of(kind) : color_of(kind); }
constexpr int kind_at(int group, int spot) {
  return group % NEW < 6 ? 6 * (group % NEW) + spot : 6 * spot + group % NEW - 6;
}
// The four groups that may hold a kind.
constexpr int home_of(int kind, int which) {
  return (which >= 2 ? NEW : 0) + (which % 2 ? 6 + shape_of(kind) : color_of(kind));
}

// A card that an old row keeps, in a Qwirkle or in another row.
struct Anchor {
  Small place, kind;
  bool six;
};

// A card that a new row holds: a Qwirkle or not. It belongs to an old row that is not continued otherwise, or (-1)
// comes from the hand.
struct Start {
  Small family, kind;
  bool six;
  Small owner;
};

template <class Item, std::size_t Room>
struct Few {
  std::array<Item, Room> items;
  std::size_t count = 0;

  Few() {}
  Few(const Few& other) : count(other.count) { std::copy(other.begin(), other.end(), items.begin()); }
  Few& operator=(const Few& other) = delete;

  void push(const Item& item) { items[count++] = item; }
  const Item* begin() const { return items.data(); }
  const Item* end() const { return items.data() + count; }
};

struct Flow {
  using Group = std::array<Small, 6>;

  std::array<Group, GROUPS> cards{}, pins{};  // how many of each kind are there, and how many of them must stay
  std::array<Small, GROUPS> rows{}, sums{};   // rows without Qwirkles
  std::array<std::uint8_t, GROUPS> open{}, movable{};  // spots that may hold one more, and those which one may leave
  std::array<Small, KINDS> base{}, limit{};  // how many new rows may hold: without those of continued rows, and in all
  std::array<Small, FAMILIES> less{};        // further rows that are not continued
  std::array<Small, KINDS> loose{};          // cards without a place
  Mask loose_kinds = 0;
  Mask gone = 0, kept = 0;  // old rows of which it is decided that they are not continued, or that they are
  Few<Anchor, MAX_ROWS> anchors;
  Few<Start, MAX_ROWS + HAND> starts;
  unsigned settled = 0;  // groups whose number of rows does not change any more: it is tried elsewhere

  int most(int group) const { return 5 * at(rows, group); }
  int least(int group) const { return 3 * at(rows, group); }
  int here(int group, int spot) const { return at(cards[static_cast<std::size_t>(group)], spot); }
  int free(int group, int spot) const { return here(group, spot) - at(pins[static_cast<std::size_t>(group)], spot); }

  int in_new_rows(int kind) const {
    return here(home_of(kind, 2), shape_of(kind)) + here(home_of(kind, 3), color_of(kind));
  }

  // Whether a group may hold one more card of a kind, coming from a group or (-1) from nowhere.
  bool may_come(int kind, int group, int source) const {
    if (!(open[static_cast<std::size_t>(group)] >> spot_of(kind, group) & 1)) return false;
    return group < NEW || source >= NEW || in_new_rows(kind) < at(limit, kind);
  }

  void add_rows(int group, int number) {
    change(rows, group, number);
    for (int spot = 0; spot < 6; ++spot) note(kind_at(group, spot), group);
  }

  void add(int kind, int group, int number) {
    change(cards[static_cast<std::size_t>(group)], spot_of(kind, group), number);
    change(sums, group, number);
    note(kind, group);
  }

  void drop(int kind, int group) {
    add(kind, group, -1);
    let_loose(kind, 1);
  }

  void let_loose(int kind, int number) {
    change(loose, kind, number);
    loose_kinds |= bit(kind);
  }

  // Take out what a group may not hold any more.
  void keep_bounds(int group) {
    for (int spot = 0; spot < 6; ++spot)
      while (here(group, spot) > at(rows, group)) drop(kind_at(group, spot), group);
    for (int spot = 0; spot < 6 && at(sums, group) > most(group); ++spot)
      while (free(group, spot) > 0 && at(sums, group) > most(group)) drop(kind_at(group, spot), group);
  }

  // Take cards out of new rows that may not hold them any more; false if they have to stay.
  bool keep_limit(int kind) {
    while (in_new_rows(kind) > at(limit, kind)) {
      int from = -1;
      for (const int which : {2, 3})
        if (const int group = home_of(kind, which); free(group, spot_of(kind, group)) > 0) from = group;
      if (from < 0) return false;
      drop(kind, from);
    }
    return true;
  }

  // Have one more card of a kind stay in a group; false if none is left for it, or the group has too few rows.
  bool pin(int kind, int group) {
    const int spot = spot_of(kind, group);
    if (at(pins[static_cast<std::size_t>(group)], spot) >= at(rows, group)) return false;
    if (free(group, spot) == 0) {
      if (!take_loose(kind)) {
        int from = -1;
        for (int which = 3; which >= 0; --which)
          if (const int other = home_of(kind, which); other != group && free(other, spot_of(kind, other)) > 0)
            from = other;
        if (from < 0) return false;
        add(kind, from, -1);
      }
      add(kind, group, 1);
    }
    change(pins[static_cast<std::size_t>(group)], spot, 1);
    note(kind, group);
    keep_bounds(group);  // a full group gives up another card
    return true;
  }

  // Find a place for every card without one. For each kind that finds none, `stuck` gets the kinds that more room would
  // help, and answers whether to stop.
  template <class Stuck>
  void place_all(Stuck stuck) {
    for (Mask left = loose_kinds; left; left &= left - 1) {
      const int kind = lowest(left);
      while (loose_kinds >> kind & 1) {
        if (const Mask kinds = place(kind)) {
          if (stuck(kinds)) return;
          break;
        }
        take_loose(kind);
      }
    }
  }

  // Give every group three cards for each row, also of those without a place. For each that stays short, `short_of`
  // gets the groups, as bits, of which one has too many rows, and answers whether to stop.
  template <class Short>
  void fill_all(Short short_of) {
    for (int group = 0; group < GROUPS; ++group)
      while (at(sums, group) < least(group))
        if (const unsigned groups = fill(group)) {
          if (short_of(groups)) return;
          break;
        }
  }

  template <std::size_t Size>
  static int at(const std::array<Small, Size>& numbers, int index) {
    return numbers[static_cast<std::size_t>(index)];
  }
  template <std::size_t Size>
  static void change(std::array<Small, Size>& numbers, int index, int by) {
    auto& number = numbers[static_cast<std::size_t>(index)];
    number = static_cast<Small>(number + by);
  }

 private:
  void note(int kind, int group) {
    const auto place = static_cast<std::size_t>(group);
    const int spot = spot_of(kind, group);
    const unsigned others = ~(1u << spot);
    open[place] =
        static_cast<std::uint8_t>((open[place] & others) | unsigned{here(group, spot) < at(rows, group)} << spot);
    movable[place] = static_cast<std::uint8_t>((movable[place] & others) | unsigned{free(group, spot) > 0} << spot);
  }

  bool take_loose(int kind) {
    if (!(loose_kinds >> kind & 1)) return false;
    change(loose, kind, -1);
    if (at(loose, kind) == 0) loose_kinds &= ~bit(kind);
    return true;
  }

  // What a path moves into a group, and from where.
  struct Step {
    Small kind, group;
  };

  Mask place(int kind) {
    std::array<Step, GROUPS> came;
    std::array<int, GROUPS> queue;
    int count = 0;
    unsigned seen = 0;
    Mask kinds = bit(kind);
    for (int which = 0; which < 4; ++which) {
      const int group = home_of(kind, which);
      if (!may_come(kind, group, -1)) continue;
      seen |= 1u << group;
      came[static_cast<std::size_t>(group)] = {static_cast<Small>(kind), -1};
      queue[static_cast<std::size_t>(count++)] = group;
    }
    for (int next = 0; next < count; ++next) {
      int group = queue[static_cast<std::size_t>(next)];
      if (at(sums, group) < most(group)) {
        while (group >= 0) {
          const Step step = came[static_cast<std::size_t>(group)];
          add(step.kind, group, 1);
          if (step.group >= 0) add(step.kind, step.group, -1);
          group = step.group;
        }
        return 0;
      }
      for (unsigned left = movable[static_cast<std::size_t>(group)]; left; left &= left - 1) {
        const int other = kind_at(group, std::countr_zero(left));
        kinds |= bit(other);
        for (int which = 0; which < 4; ++which) {
          const int to = home_of(other, which);
          if (seen >> to & 1 || !may_come(other, to, group)) continue;
          seen |= 1u << to;
          came[static_cast<std::size_t>(to)] = {static_cast<Small>(other), static_cast<Small>(group)};
          queue[static_cast<std::size_t>(count++)] = to;
        }
      }
    }
    return kinds;
  }

  void pass_on(const std::array<Step, GROUPS>& goes, int from, int start) {
    while (from != start) {
      const Step step = goes[static_cast<std::size_t>(from)];
      add(step.kind, from, -1);
      add(step.kind, step.group, 1);
      from = step.group;
    }
  }

  unsigned fill(int start) {
    std::array<Step, GROUPS> goes;
    std::array<int, GROUPS> queue;
    int count = 1;
    unsigned seen = 1u << start;
    queue[0] = start;
    for (int next = 0; next < count; ++next) {
      const int group = queue[static_cast<std::size_t>(next)];
      for (unsigned left = open[static_cast<std::size_t>(group)]; left; left &= left - 1) {
        const int spot = std::countr_zero(left), kind = kind_at(group, spot);
        if (loose_kinds >> kind & 1 && may_come(kind, group, -1)) {
          take_loose(kind);
          add(kind, group, 1);
          pass_on(goes, group, start);
          return 0;
        }
        for (int which = 0; which < 4; ++which) {
          const int from = home_of(kind, which);
          if (!(movable[static_cast<std::size_t>(from)] >> spot_of(kind, from) & 1) || seen >> from & 1 ||
              !may_come(kind, group, from))
            continue;
          seen |= 1u << from;
          goes[static_cast<std::size_t>(from)] = {static_cast<Small>(kind), static_cast<Small>(group)};
          if (at(sums, from) > least(from)) {
            pass_on(goes, from, start);
            return 0;
          }
          queue[static_cast<std::size_t>(count++)] = from;
        }
      }
    }
    return seen;
  }
};

}  // namespace sixfold::cards
