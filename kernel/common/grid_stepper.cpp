// Stepping a game of tiles or cubes: what happens between the small steps of its turns.
#include "common/stepper.h"

namespace sixfold::steps {
namespace {

Rack rack_of(const Numbers& hand) {
  Rack rack;
  for (const int kind : hand) rack.add(kind);
  return rack;
}

Numbers list_of(const Rack& rack) {
  Numbers kinds(rack.kinds.begin(), rack.kinds.begin() + rack.count);
  std::sort(kinds.begin(), kinds.end());
  return kinds;
}

class GridSteps : public Steps {
 public:
  GridSteps(int seats, std::size_t supplies)
      : Steps(seats, Layout(seats).width, ACTIONS, 6, supplies), laying_(seats), layout_(seats) {}

 protected:
  Numbers lying() const override {
    Numbers flat;
    for (const Put& put : laying_.laid()) flat.insert(flat.end(), {put.x, put.y, put.kind});
    return flat;
  }

  // What becomes of the hand, the supply and whose turn it is; `laid` and `aside` have left the hand already.
  virtual void refill(int laid, const Numbers& aside) = 0;

  void read(const Standing& at) override {
    require(at.table.size() == 1, "one list of x, y, kind, x, y, kind ...");
    require(at.table.front().size() / 3 + static_cast<std::size_t>(held()) <= Board::MAX_PIECES, "more pieces than there are");
    laying_.read(at.table.front(), page());
    require(at.opening == laying_.opening(), "an opening is on an empty table");
  }

  bool choose(int action) override { return laying_.step(action, page()); }

  std::vector<Numbers> end_turn() override {
    const int laid = static_cast<int>(laying_.laid().size());
    const Numbers aside = list_of(laying_.aside());
    std::vector<Numbers> told = {lying(), aside};
    hand() = list_of(laying_.rest());
    int gained = 0;
    if (laid) gained = laying_.points(single_) + (hand().empty() && !supply_count() ? OUT_BONUS : 0);
    at_.scores[static_cast<std::size_t>(at_.mover)] += gained;
    laying_.settle(page());
    at_.opening = laying_.opening();
    refill(laid, aside);
    return told;
  }

  void write_seat(int, std::int16_t* row) const override {
    std::fill(row + layout_.held, row + layout_.tiles, std::int16_t{0});
  }

  PlacementDraft laying_;
  Layout layout_;
  int single_ = 0;
};

class TilesSteps final : public GridSteps {
 public:
  TilesSteps(int seats, int single) : GridSteps(seats, KINDS) { single_ = single; }

 protected:
  void begin_turn() override {
    if (at_.over) return;
    const int supply = supply_count();
    const Rack rack = rack_of(hand());
    laying_.begin(rack, at_.opening ? 0 : supply, !supply, at_.opening ? largest_sets(rack) : std::vector<Mask>{}, page());
  }

  void refill(int laid, const Numbers& aside) override {
    RefereeRng dice = this->dice();
    draw(dice, std::min(laid + static_cast<int>(aside.size()), supply_count()));
    for (const int kind : aside) ++at_.supply[static_cast<std::size_t>(kind)];
    at_.passes = laid || !aside.empty() ? 0 : at_.passes + 1;
    at_.over = hand().empty() || !anything_fits();
    at_.mover = next();
  }

  // Whether somebody could lay something, now or with what is still drawn (A10).
  bool anything_fits() const {
    const Mask fitting = laying_.anywhere();
    for (Mask left = fitting; left; left &= left - 1)
      if (at_.supply[static_cast<std::size_t>(lowest(left))]) return true;
    return std::any_of(at_.hands.begin(), at_.hands.end(), [&](const Numbers& hand) {
      return std::any_of(hand.begin(), hand.end(), [&](int kind) { return fitting >> kind & 1; });
    });
  }
};

class CubesSteps final : public GridSteps {
 public:
  explicit CubesSteps(int seats) : GridSteps(seats, 6) { open_hands_ = true; }

 protected:
  void begin_turn() override {
    if (at_.over) return;
    const Rack rack = rack_of(hand());
    std::vector<Mask> sets;
    if (at_.opening) sets = largest_sets(rack);
    if (!sets.empty() && std::popcount(sets.front()) == 1) sets.clear();
    laying_.begin(rack, at_.rerolled ? 0 : rack.count, true, sets, page());
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
  bool dead() {
    if (at_.opening) return false;
    const Mask fitting = laying_.anywhere();
    return std::none_of(hand().begin(), hand().end(), [&](int kind) { return fitting & color_mask(color_of(kind)); });
  }

  // And none of the colours in the bag either.
  bool hopeless() const {
    const Mask fitting = laying_.anywhere();
    for (int color = 0; color < 6; ++color)
      if (at_.supply[static_cast<std::size_t>(color)] && (fitting & color_mask(color))) return false;
    return true;
  }
};

}  // namespace

std::unique_ptr<Steps> tiles_steps(int seats, int single) {
  require(2 <= seats && seats <= MAX_SEATS, "two to four seats");
  require(0 <= single && single <= 1, "a single first tile scores 0 or 1");
  return std::make_unique<TilesSteps>(seats, single);
}

std::unique_ptr<Steps> cubes_steps(int seats) {
  require(2 <= seats && seats <= MAX_SEATS, "two to four seats");
  return std::make_unique<CubesSteps>(seats);
}

}  // namespace sixfold::steps
