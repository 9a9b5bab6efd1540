// HiddenHands: hands of the others that fit to what a player knows.
#pragma once

#include "cards/game.h"

namespace sixfold::cards {

// Seats as in View; the first hand is empty.
using Hands = std::array<Pile, MAX_SEATS>;

class HiddenHands {
 public:
  // Infer: the player who moved last holds no cards for a Qwirkle on the current table.
  HiddenHands(const View& view, bool infer)
      : view_(view), infer_(infer && !view.table.empty()), cards_(view.unseen.cards()) {}

  // The hand of the next player alone.
  Pile next_hand(Random& rng) {
    draw(rng, 1);
    return hands_[1];
  }

  const Hands& all_hands(Random& rng) {
    draw(rng, view_.seats - 1);
    return hands_;
  }

 private:
  // How many cards players put down in a turn, in hundredths: how many of a hand are new.
  static constexpr std::array<int, 10> LAID{0, 30, 25, 25, 6, 5, 5, 2, 1, 1};

  // Deal hands to the next players, `seats` of them.
  void draw(Random& rng, int seats) {
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
        fits = fits && (kept.empty() || qwirkles_now(view_.table, kept) == 0);
      }
      if (fits) return;
    }
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
  Hands hands_;
};

}  // namespace sixfold::cards
