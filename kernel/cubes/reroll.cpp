// Expectations by colour: cubes of one colour only matter as the set of shapes they show, so outcomes are few.
#include "cubes/reroll.h"

#include <algorithm>

#include "common/sort.h"

namespace sixfold::cubes {
namespace {

constexpr int POWERS[7] = {1, 6, 36, 216, 1296, 7776, 46656};

struct Chance {
  std::uint8_t choice;  // which cubes of the colour are rolled
  float weight;
};

// One colour of a hand: the sets of shapes its cubes can show, and how likely each is for each choice of cubes.
struct Group {
  int color = 0, count = 0, sets = 0;
  std::array<std::uint8_t, 6> cubes{};  // places in the hand
  const std::uint8_t* shown = nullptr;
  std::array<std::uint16_t, 64> begin;  // where the chances of each set are, among those of the whole hand
};

struct Tables {
  std::array<std::array<std::uint8_t, 63>, 7> sets{};  // those of at most n shapes
  std::array<int, 7> counts{};
  std::array<std::uint64_t, 64> bytes{};  // a set of shapes as the lowest bit of a byte each
  // With k dice that show nothing but `all` shapes: how many of the 6^k rolls show each of `due` given ones of them.
  std::array<std::array<std::array<int, 7>, 7>, 7> covering{};

  Tables() {
    for (int n = 1; n <= 6; ++n)
      for (int set = 1; set < 64; ++set)
        if (std::popcount(static_cast<unsigned>(set)) <= n) sets[n][counts[n]++] = static_cast<std::uint8_t>(set);
    for (int set = 0; set < 64; ++set)
      for (int shape = 0; shape < 6; ++shape)
        if (set >> shape & 1) bytes[set] |= std::uint64_t{1} << 8 * shape;
    for (int k = 0; k <= 6; ++k)
      for (int all = 0; all <= 6; ++all)
        for (int due = 0; due <= all; ++due) covering[k][all][due] = cover(k, all, due);
  }

  // By inclusion and exclusion, one due shape at a time.
  static int cover(int k, int all, int due) {
    if (due) return cover(k, all, due - 1) - cover(k, all - 1, due - 1);
    int rolls = 1;
    for (int i = 0; i < k; ++i) rolls *= all;
    return rolls;
  }
};

const Tables TABLES;

// Adds the chances of a colour to those of the whole hand, `filled` so far.
int fill(Group& group, const Hand& hand, Chance* chances, int filled) {
  group.sets = TABLES.counts[group.count];
  group.shown = TABLES.sets[group.count].data();
  for (int i = 0; i < group.sets; ++i) {
    const int set = group.shown[i];
    group.begin[i] = static_cast<std::uint16_t>(filled);
    for (int choice = 0; choice < 1 << group.count; ++choice) {
      int kept = 0;
      for (int cube = 0; cube < group.count; ++cube)
        if (!(choice >> cube & 1)) kept |= 1 << shape_of(hand.kinds[group.cubes[cube]]);
      if (kept & ~set) continue;
      const int rolled = std::popcount(static_cast<unsigned>(choice));
      const int due = std::popcount(static_cast<unsigned>(set & ~kept));
      const int rolls = TABLES.covering[rolled][std::popcount(static_cast<unsigned>(set))][due];
      if (!rolls) continue;
      chances[filled++] = {static_cast<std::uint8_t>(choice),
                           static_cast<float>(rolls) / static_cast<float>(POWERS[rolled])};
    }
  }
  group.begin[group.sets] = static_cast<std::uint16_t>(filled);
  return filled;
}

class Roller {
 public:
  Roller(const Potential& worth, const Hand& hand) : worth_(worth) {
    for (int color = 0; color < 6; ++color) {
      Group& group = groups_[count_];
      group.count = 0;
      for (int cube = 0; cube < hand.count; ++cube)
        if (color_of(hand.kinds[cube]) == color) group.cubes[group.count++] = static_cast<std::uint8_t>(cube);
      group.color = color;
      if (group.count) ++count_;
    }
    for (int i = 0; i < count_; ++i) order_[i] = &groups_[i];
    // Colours with a single cube last: six outcomes go through the processor at once.
    sort_stably(order_.begin(), order_.begin() + count_, [](auto* a, auto* b) { return a->count > b->count; });
    int filled = 0;
    for (int i = 0; i < count_; ++i) filled = fill(*order_[i], hand, chances_.data(), filled);
  }

  // Values for the choices in the order of the hand's cubes.
  void values(std::array<float, 64>& out) {
    std::array<float, 64> found{};
    visit(0, 0, 0, found.data());
    const int cubes = places();
    for (int choice = 0; choice < 1 << cubes; ++choice) out[in_hand(choice)] = found[choice];
  }

 private:
  using Lanes = std::array<std::uint16_t, 8>;

  int places() const {
    int sum = 0;
    for (int i = 0; i < count_; ++i) sum += order_[i]->count;
    return sum;
  }

  int in_hand(int choice) const {
    int result = 0, shift = places();
    for (int i = 0; i < count_; ++i) {
      shift -= order_[i]->count;
      for (int cube = 0; cube < order_[i]->count; ++cube)
        if (choice >> (shift + cube) & 1) result |= 1 << order_[i]->cubes[cube];
    }
    return result;
  }

  std::uint16_t with(std::uint64_t colors, int shape) const { return worth_.best[6 + shape][colors >> 8 * shape & 63]; }

  // Adds nothing: sets out[...] to the values of all choices of the colours from this depth on, those before shown.
  void visit(int depth, std::uint64_t colors, int base, float* out) const {
    const Group& group = *order_[depth];
    if (depth == count_ - 1)
      return group.count == 1 ? single(group, colors, base, out) : last(group, colors, base, out);
    if (depth == count_ - 2 && group.count == 1) return two(group, *order_[depth + 1], colors, base, out);
    int inner = 1;
    for (int i = depth + 1; i < count_; ++i) inner <<= order_[i]->count;
    std::fill(out, out + (inner << group.count), 0.0F);
    std::array<float, 32> found;
    for (int i = 0; i < group.sets; ++i) {
      const std::uint64_t now = colors | TABLES.bytes[group.shown[i]] << group.color;
      visit(depth + 1, now, raised(group, group.shown[i], now, base), found.data());
      for (int j = group.begin[i]; j < group.begin[i + 1]; ++j) {
        float* const to = out + chances_[j].choice * inner;
        const float weight = chances_[j].weight;
        for (int k = 0; k < inner; ++k) to[k] += weight * found[k];
      }
    }
  }

  int raised(const Group& group, int set, std::uint64_t colors, int base) const {
    base = std::max<int>(base, worth_.best[group.color][set]);
    for (int rest = set; rest; rest &= rest - 1)
      base = std::max<int>(base, with(colors, std::countr_zero(static_cast<unsigned>(rest))));
    return base;
  }

  void last(const Group& group, std::uint64_t colors, int base, float* out) const {
    std::fill(out, out + (1 << group.count), 0.0F);
    for (int i = 0; i < group.sets; ++i) {
      const int set = group.shown[i];
      const auto value = static_cast<float>(raised(group, set, colors | TABLES.bytes[set] << group.color, base));
      for (int j = group.begin[i]; j < group.begin[i + 1]; ++j) out[chances_[j].choice] += chances_[j].weight * value;
    }
  }

  void single(const Group& group, std::uint64_t colors, int base, float* out) const {
    const std::uint64_t now = colors | TABLES.bytes[63] << group.color;
    int sum = 0;
    for (int shape = 0; shape < 6; ++shape) {
      const int value = std::max<int>({base, worth_.best[group.color][1 << shape], with(now, shape)});
      sum += value;
      if (chances_[group.begin[shape]].choice == 0) out[0] = static_cast<float>(value);
    }
    out[1] = static_cast<float>(sum) / 6;
  }

  // The last two colours, one cube each: the second one's six outcomes differ from row to row in one shape only.
  void two(const Group& first, const Group& second, std::uint64_t colors, int base, float* out) const {
    const std::uint64_t alone = colors | TABLES.bytes[63] << second.color;
    const std::uint64_t both = alone | TABLES.bytes[63] << first.color;
    const std::uint64_t before = colors | TABLES.bytes[63] << first.color;
    Lanes common{};
    for (int shape = 0; shape < 6; ++shape)
      common[shape] = std::max(worth_.best[second.color][1 << shape], with(alone, shape));
    const int kept = shape_kept(second), own = shape_kept(first);
    Lanes columns{}, row{};
    int all = 0, rolled_kept = 0, both_kept = 0, first_kept = 0;
    for (int shape = 0; shape < 6; ++shape) {
      const int low = std::max<int>({base, worth_.best[first.color][1 << shape], with(before, shape)});
      const auto floor = static_cast<std::uint16_t>(low);
      for (int i = 0; i < 8; ++i) row[i] = std::max(common[i], floor);
      for (int i = 0; i < 8; ++i) columns[i] = static_cast<std::uint16_t>(columns[i] + row[i]);
      // Where both cubes show this shape they may go together.
      const int apart = std::max<int>(low, common[shape]), together = std::max<int>(apart, with(both, shape));
      all += together - apart;
      if (shape == kept) rolled_kept = together - apart;
      if (shape != own) continue;
      int sum = together - apart;
      for (int i = 0; i < 6; ++i) sum += std::max<int>(common[i], low);
      both_kept = shape == kept ? together : std::max<int>(common[kept], low);
      first_kept = sum;
    }
    for (int i = 0; i < 6; ++i) all += columns[i];
    // Written together, as they are read.
    const std::array<int, 4> sums = {both_kept, first_kept, rolled_kept + columns[kept], all};
    constexpr std::array<float, 4> SHARE = {1.0F, 1.0F / 6, 1.0F / 6, 1.0F / 36};
    for (int i = 0; i < 4; ++i) out[i] = static_cast<float>(sums[i]) * SHARE[i];
  }

  // The shape that the only cube of a colour shows now.
  int shape_kept(const Group& group) const {
    for (int shape = 0; shape < 6; ++shape)
      if (chances_[group.begin[shape]].choice == 0) return shape;
    return 0;
  }

  const Potential& worth_;
  int count_ = 0;
  std::array<Group, 6> groups_;
  std::array<Group*, 6> order_{};
  std::array<Chance, 63 * 64> chances_;  // six cubes of one colour have most
};

// Something may fail to fit: adds what rolling on until something fits brings.
void roll_on(const Potential& worth, const Hand& hand, Expectation& found) {
  for (int color = 0; color < 6; ++color) {
    bool always = colors_of(hand) >> color & 1;
    for (int shape = 0; shape < 6; ++shape)
      always = always && (worth.best[color][1 << shape] || worth.best[6 + shape][1 << color]);
    if (always) return;
  }
  Potential fits;
  for (int family = 0; family < FAMILIES; ++family)
    for (int set = 0; set < Potential::SETS; ++set) fits.best[family][set] = worth.best[family][set] > 0;
  std::array<float, 64> chance{};
  Roller(fits, hand).values(chance);
  const int all = found.choices - 1;
  if (chance[all] <= 0) return;
  const float then = found.value[all] / chance[all];
  for (int choice = 0; choice < found.choices; ++choice) found.value[choice] += (1 - chance[choice]) * then;
}

}  // namespace

int colors_of(const Hand& hand) {
  int all = 0;
  for (const int kind : hand.held()) all |= 1 << color_of(kind);
  return all;
}

Expectation expect(const Potential& worth, const Hand& hand) {
  Expectation found;
  found.choices = 1 << hand.count;
  if (!hand.count) return found;
  Roller(worth, hand).values(found.value);
  roll_on(worth, hand, found);
  constexpr float SAME = 1e-4F;
  for (int choice = 1; choice < found.choices; ++choice) {
    const float more = found.value[choice] - found.value[found.best];
    const bool fewer = std::popcount(static_cast<unsigned>(choice)) < std::popcount(static_cast<unsigned>(found.best));
    if (more > SAME || (more > -SAME && fewer)) found.best = choice;
  }
  return found;
}

}  // namespace sixfold::cubes
