// HiddenHands: hands of the others and an order of the stock that fit to what a player knows.
#pragma once

#include "cards/game.h"

namespace sixfold::cards {

struct World {
  std::array<Pile, MAX_SEATS> hands;  // seats as in View; 0 is empty
  std::vector<int> stock;             // the next card is the last
};

class HiddenHands {
 public:
  // Infer: the player who moved last holds no cards for a Qwirkle on the current table.
  HiddenHands(const View& view, bool infer)
      : view_(view), infer_(infer && !view.table.empty()), cards_(view.unseen.cards()) {}

  // The hand of the next player alone.
  Pile next_hand(Random& rng) {
    draw(rng, 1);
    return hand_;
  }

  World world(Random& rng) {
    World world;
    const std::size_t used = draw(rng, view_.seats - 1);
    for (std::size_t i = cards_.size(); i-- > used;) world.stock.push_back(cards_[i]);
    for (std::size_t i = world.stock.size(); i > 1; --i)
      std::swap(world.stock[i - 1], world.stock[static_cast<std::size_t>(rng.below(static_cast<int>(i)))]);
    world.hands = hands_;
    return world;
  }

 private:
  // How many cards players put down in a turn, in hundredths: how many of a hand are new.
  static constexpr std::array<int, 10> LAID{0, 30, 25, 25, 6, 5, 5, 2, 1, 1};

  // Deal hands to the next players, `seats` of them; the cards used so far.
  std::size_t draw(Random& rng, int seats) {
    for (int tries = infer_ ? 16 : 1; tries > 0; --tries) {
      std::size_t used = 0;
      bool fits = true;
      for (int seat = 1; seat <= seats; ++seat) {
        const auto size = static_cast<std::size_t>(view_.sizes[static_cast<std::size_t>(seat)]);
        Pile hand, kept;
        const std::size_t fresh = infer_ && seat == view_.seats - 1 ? laid(rng) : size;
        for (std::size_t i = 0; i < size; ++i, ++used) {
          std::swap(cards_[used],
                    cards_[used + static_cast<std::size_t>(rng.below(static_cast<int>(cards_.size() - used)))]);
          hand.add(bit(cards_[used]));
          if (i + fresh < size) kept.add(bit(cards_[used]));
        }
        hands_[static_cast<std::size_t>(seat)] = hand;
        if (seat == 1) hand_ = hand;
        fits = fits && (kept.empty() || qwirkles_now(view_.table, kept) == 0);
      }
      if (fits || tries == 1) return used;
    }
    return 0;
  }

  static std::size_t laid(Random& rng) {
    int hundredth = rng.below(100);
    std::size_t count = 1;
    while (count < 9 && hundredth >= LAID[count]) hundredth -= LAID[count++];
    return count;
  }

  const View& view_;
  bool infer_;
  std::vector<int> cards_;
  Pile hand_;
  std::array<Pile, MAX_SEATS> hands_;
};

}  // namespace sixfold::cards
