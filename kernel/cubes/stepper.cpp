// Stepping a game of Cubes: what happens between its turns.
#include "common/grid_stepper.h"
#include "cubes/game.h"

namespace sixfold::steps {
namespace {

class CubesSteps final : public GridSteps {
 public:
  explicit CubesSteps(int seats) : GridSteps(seats, 6) { open_hands_ = true; }

 protected:
  void begin_turn() override {
    if (at_.over) return;
    const Hand held = hand_of(hand());
    const auto sets = at_.opening ? largest_sets(held.mask(), 2) : std::vector<Mask>{};
    draft_.begin(held, at_.rerolled ? 0 : held.count, true, sets, page());
  }

  void refill(int laid, const Numbers& aside) override {
    RefereeRng dice = this->dice();
    bool rolls = true;
    if (laid) {
      came(dice, take_from_bag(dice, std::min(laid, supply_count())));
      rolls = false;
    } else if (!aside.empty()) {
      came(dice, colors_of(aside));
    } else if (!dead()) {
      came(dice, colors_of(std::exchange(hand(), {})));
    } else if (hopeless()) {
      rolls = false;
    } else {
      // A dead hand goes back into the bag first.
      const Numbers old = std::exchange(hand(), {});
      for (const int color : colors_of(old)) ++at_.supply[static_cast<std::size_t>(color)];
      came(dice, take_from_bag(dice, static_cast<int>(old.size())));
    }
    at_.rerolled = rolls;
    if (rolls) return;
    at_.passes = laid ? 0 : at_.passes + 1;
    at_.over = hand().empty() || at_.passes == seats_;
    at_.mover = next();
  }

 private:
  Numbers take_from_bag(RefereeRng& dice, int count) {
    const Numbers colors = dice.draw(at_.supply, count);
    for (const int color : colors) --at_.supply[static_cast<std::size_t>(color)];
    return colors;
  }

  void came(RefereeRng& dice, const Numbers& colors) { add_sorted(hand(), dice.roll(colors)); }

  static Numbers colors_of(const Numbers& kinds) {
    Numbers colors;
    for (const int kind : kinds) colors.push_back(color_of(kind));
    return colors;
  }

  // No face of any of its colours fits anywhere.
  bool dead() { return !at_.opening && !cubes::has_color(draft_.anywhere(), cubes::colors_of(hand_of(hand()))); }

  // And none of the colours in the bag either.
  bool hopeless() const {
    int colors = 0;
    for (std::size_t color = 0; color < 6; ++color) colors |= (at_.supply[color] > 0) << color;
    return !cubes::has_color(draft_.anywhere(), colors);
  }
};

}  // namespace

std::unique_ptr<Steps> cubes_steps(int seats) {
  require(2 <= seats && seats <= MAX_SEATS, "two to four seats");
  return std::make_unique<CubesSteps>(seats);
}

}  // namespace sixfold::steps
