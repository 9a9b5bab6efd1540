// The features of a table: for every family what it lacks, who may hold that, and whether the rest could form rows.
#include "cards/value.h"

#include <algorithm>
#include <cmath>

namespace sixfold::cards {
namespace {

constexpr float NEVER = -1000;

// The logarithm of the chance that at least one of the copies is among `drawn` of `all` cards.
std::array<float, 4> log_chances(int all, int drawn) {
  std::array<float, 4> found{};
  double none = 1;
  found[0] = NEVER;
  for (int copies = 1; copies <= 3; ++copies) {
    if (all >= copies) none *= std::max(0.0, static_cast<double>(all - drawn - copies + 1) / (all - copies + 1));
    found[static_cast<std::size_t>(copies)] = none < 1 ? static_cast<float>(std::log2(1 - none)) : NEVER;
  }
  return found;
}

int bucket_of(float log_chance) {
  if (log_chance < -9) return 0;
  return std::clamp(8 + static_cast<int>(std::floor(log_chance)), 1, 8);
}

}  // namespace

Judge::Judge(const Pile& unseen, int stock, int next_hand)
    : unseen_(unseen),
      phase_(stock == 0    ? 2
             : stock <= 14 ? 1
                           : 0) {
  const int all = unseen.size();
  log_held_ = log_chances(all, std::min(all, next_hand));
  for (int drawn = 0; drawn < 10; ++drawn)
    log_drawn_[static_cast<std::size_t>(drawn)] = log_chances(all, std::min(drawn, stock));
}

Features Judge::features(const Pile& table, const Pile& kept) const {
  Features found;
  std::size_t next = 0;
  const int base = phase_ * PER_PHASE, left = kept.size();
  const auto& drawn = log_drawn_[static_cast<std::size_t>(std::clamp(HAND - left, 0, 9))];
  Pile all = table;
  all.add(kept);
  all.add(unseen_);
  for (int family = 0; family < FAMILIES; ++family) {
    const Mask six = family_mask(family), lacks = six & ~table.one, i_lack = lacks & ~kept.one;
    const int gap = std::popcount(lacks);
    float theirs = 0, mine = 0;
    for (Mask rest = lacks; rest; rest &= rest - 1) {
      const auto copies = static_cast<std::size_t>(unseen_.of(lowest(rest)));
      theirs += log_held_[copies];
      if (i_lack >> lowest(rest) & 1) mine += drawn[copies];
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
