// The features of a table: for every family what it lacks, who may hold that, and whether the rest could form rows.
#include "cards/value.h"

#include <algorithm>
#include <bit>

namespace sixfold::cards {
namespace {

// The chance that at least one of the copies is among `drawn` of `all` cards.
std::array<double, 4> chances(int all, int drawn) {
  std::array<double, 4> found{};
  double none = 1;
  for (int copies = 1; copies <= 3; ++copies) {
    if (all >= copies) none *= std::max(0.0, static_cast<double>(all - drawn - copies + 1) / (all - copies + 1));
    found[static_cast<std::size_t>(copies)] = 1 - none;
  }
  return found;
}

// By the power of two below it, which is in its bits: libraries differ in the last bit of a logarithm.
int bucket_of(double chance) {
  if (chance < 0x1p-9) return 0;
  const int power = static_cast<int>(std::bit_cast<std::uint64_t>(chance) >> 52) - 1023;
  return std::clamp(8 + power, 1, 8);
}

}  // namespace

Judge::Judge(const Pile& unseen, int stock, int next_hand)
    : unseen_(unseen),
      phase_(stock == 0    ? 2
             : stock <= 14 ? 1
                           : 0) {
  const int all = unseen.size();
  held_ = chances(all, std::min(all, next_hand));
  for (int drawn = 0; drawn < 10; ++drawn)
    drawn_[static_cast<std::size_t>(drawn)] = chances(all, std::min(drawn, stock));
}

Features Judge::features(const Pile& table, const Pile& kept) const {
  Features found;
  std::size_t next = 0;
  const int base = phase_ * PER_PHASE, left = kept.size();
  const auto& drawn = drawn_[static_cast<std::size_t>(std::clamp(HAND - left, 0, 9))];
  Pile all = table;
  all.add(kept);
  all.add(unseen_);
  for (int family = 0; family < FAMILIES; ++family) {
    const Mask six = family_mask(family), lacks = six & ~table.one, i_lack = lacks & ~kept.one;
    const int gap = std::popcount(lacks);
    double theirs = 1, mine = 1;
    for (Mask rest = lacks; rest; rest &= rest - 1) {
      const auto copies = static_cast<std::size_t>(unseen_.of(lowest(rest)));
      theirs *= held_[copies];
      if (i_lack >> lowest(rest) & 1) mine *= drawn[copies];
    }
    const int their_chance = bucket_of(theirs), my_chance = bucket_of(mine);
    int way = 0;
    if (gap <= 3 && (their_chance || my_chance)) {
      Pile rest = table, may = all;
      rest.take_any(six);
      if (!can_form_rows(rest)) {
        may.take_any(six);
        way = can_form_rows(rest, may) ? 1 : 2;
      }
    }
    const int lack = std::min(3, std::popcount(i_lack));
    found[next++] = static_cast<std::int16_t>(base + (lack * CHANCES + their_chance) * WAYS + way);
    found[next++] = static_cast<std::int16_t>(base + THEIRS + (std::min(gap, 4) * CHANCES + my_chance) * WAYS + way);
  }
  found[next++] = static_cast<std::int16_t>(base + THEIRS + MINE + std::min(15, table.size() / 3));
  found[next++] = static_cast<std::int16_t>(base + THEIRS + MINE + 16 + left);
  return found;
}

}  // namespace sixfold::cards
