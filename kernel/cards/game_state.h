// A turn of Cards, for every way to draw cards; the rows are kept by the caller.
#pragma once

#include <numeric>
#include <utility>

#include "cards/table.h"
#include "common/referee_rng.h"

namespace sixfold::cards {

// `Stock` has count() of its cards, draw(hand, count), and put_back(cards, mix), which mixes them with the others.
struct GameState {
  std::array<Pile, MAX_SEATS> hands{};
  std::array<int, MAX_SEATS> scores{};
  int seats = 2, mover = 0, passes = 0;
  int last_turns = -1;  // left once the stock has run out; -1 before
  bool opening = true, over = false;

  Pile& hand() { return hands[static_cast<std::size_t>(mover)]; }
  const Pile& hand() const { return hands[static_cast<std::size_t>(mover)]; }

  template <class Stock>
  void play(const Pile& played, int qwirkles, Stock& stock) {
    hand().take(played);
    scores[static_cast<std::size_t>(mover)] += qwirkles;
    opening = false;
    const bool could_draw = stock.count() > 0;
    stock.draw(hand(), std::min(HAND - hand().size(), stock.count()));
    finish_turn(false, could_draw && !stock.count());
  }

  void pass() { finish_turn(true, false); }

  // Replaces the hand of a stuck player: from the stock first, and only then with some of the old hand again.
  template <class Stock>
  void redraw(Stock& stock) {
    const Pile old = std::exchange(hand(), {});
    const int again = std::max(0, old.size() - stock.count());
    stock.draw(hand(), old.size() - again);
    stock.put_back(old, again == 0);
    stock.draw(hand(), again);
  }

 private:
  void finish_turn(bool passed, bool ran_out) {
    passes = passed ? passes + 1 : 0;
    if (ran_out)
      last_turns = seats;
    else if (last_turns > 0)
      --last_turns;
    over = last_turns == 0 || passes == seats;
    mover = (mover + 1) % seats;
  }
};

// The stock of a position, from which the referee draws.
struct RefereeStock {
  Numbers& cards;  // by kind
  RefereeRng rng;

  int count() const { return std::accumulate(cards.begin(), cards.end(), 0); }
  void draw(Pile& hand, int wanted) {
    for (const int kind : rng.take(cards, wanted)) hand.add(bit(kind));
  }
  void put_back(const Pile& old, bool) {
    for (const int kind : old.cards()) ++cards[static_cast<std::size_t>(kind)];
  }
};

}  // namespace sixfold::cards
