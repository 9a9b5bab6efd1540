// Whole games inside the kernel, by the same rules as the referee's; the tests compare the two.
#include "cards/game.h"

#include <algorithm>

#include "common/sets.h"

namespace sixfold::cards {
namespace {

class Game {
 public:
  Game(const std::vector<int>& deck, int seats, NewRows rule, std::uint64_t seed)
      : stock_(deck.rbegin(), deck.rend()), seats_(seats), rule_(rule), chance_(seed) {
    for (int seat = 0; seat < seats; ++seat) draw(seat);
    mover_ = 0;
    for (int seat = 1; seat < seats; ++seat)
      if (largest_set(hands_[at(seat)].one) > largest_set(hands_[at(mover_)].one)) mover_ = seat;
  }

  GameResult play(const std::vector<Chooser>& players) {
    while (!over_) turn(players[at(mover_)]);
    return result_;
  }

 private:
  static std::size_t at(int seat) { return static_cast<std::size_t>(seat); }

  void draw(int seat) {
    for (int left = HAND - hands_[at(seat)].size(); left > 0 && !stock_.empty(); --left) {
      hands_[at(seat)].add(bit(stock_.back()));
      stock_.pop_back();
    }
  }

  void turn(const Chooser& player) {
    ++result_.turns;
    const bool could_draw = !stock_.empty();
    if (!stuck_for_good()) {
      apply(player(known(), chance_));
      passes_ = 0;
    } else if (++passes_ == seats_) {
      over_ = true;
    }
    if (could_draw && stock_.empty())
      last_turns_ = seats_;
    else if (last_turns_ > 0 && --last_turns_ == 0)
      over_ = true;
    opening_ = false;
    mover_ = (mover_ + 1) % seats_;
  }

  // Draw a new hand as long as nothing can be played; true if that cannot help.
  bool stuck_for_good() {
    while (is_stuck(hands_[at(mover_)])) {
      Pile all = table_, pool = hands_[at(mover_)];
      for (const int kind : stock_) pool.add(bit(kind));
      all.add(pool);
      bool hope = false;
      for (Mask left = pool.one; left && !hope; left &= left - 1) {
        Pile with = table_;
        with.add(bit(lowest(left)));
        hope = can_lie(with, all);
      }
      if (stock_.empty() || !hope || ++result_.redraws > 1000) {
        ++result_.passes;
        return true;
      }
      redraw();
    }
    return false;
  }

  bool is_stuck(const Pile& hand) const {
    return most_now(table_, hand) < 0 || (rule_ != NewRows::any && !opening_ && !can_play(rows_, hand, rule_));
  }

  void redraw() {
    std::vector<int> old;
    shuffled(hands_[at(mover_)], chance_, old);
    hands_[at(mover_)] = {};
    const bool short_stock = stock_.size() < old.size();
    if (!short_stock) draw_some(old.size());
    if (short_stock) {
      const std::size_t first = stock_.size(), all = old.size();
      draw_some(first);
      stock_ = std::move(old);
      draw_some(all - first);
    } else {
      stock_.insert(stock_.end(), old.begin(), old.end());
      for (std::size_t i = stock_.size(); i > 1; --i)
        std::swap(stock_[i - 1], stock_[static_cast<std::size_t>(chance_.below(static_cast<int>(i)))]);
    }
  }

  void draw_some(std::size_t count) {
    for (; count; --count) {
      hands_[at(mover_)].add(bit(stock_.back()));
      stock_.pop_back();
    }
  }

  View known() const {
    View known;
    known.rows = rows_;
    known.table = table_;
    known.hand = hands_[at(mover_)];
    known.seats = seats_;
    known.stock = static_cast<int>(stock_.size());
    for (int i = 0; i < seats_; ++i) {
      const std::size_t seat = at((mover_ + i) % seats_);
      known.sizes[at(i)] = hands_[seat].size();
      known.scores[at(i)] = result_.scores[seat];
      if (i) known.unseen.add(hands_[seat]);
    }
    for (const int kind : stock_) known.unseen.add(bit(kind));
    known.last_turns = last_turns_;
    known.rule = rule_;
    known.opening = opening_;
    return known;
  }

  void apply(std::pair<Move, std::vector<Mask>> choice) {
    auto& [move, rows] = choice;
    std::erase_if(rows, [](Mask row) { return std::popcount(row) == 6; });
    rows_ = std::move(rows);
    table_ = move.table;
    hands_[at(mover_)].take(move.played);
    result_.scores[at(mover_)] += move.qwirkles();
    draw(mover_);
  }

  std::vector<int> stock_;  // the next card is the last
  int seats_;
  NewRows rule_;
  Random chance_;
  std::array<Pile, MAX_SEATS> hands_;
  Pile table_;
  std::vector<Mask> rows_;
  GameResult result_;
  int mover_ = 0, passes_ = 0, last_turns_ = 0;
  bool opening_ = true, over_ = false;
};

}  // namespace

void shuffled(const Pile& pile, Random& chance, std::vector<int>& cards) {
  cards = pile.cards();
  for (std::size_t i = cards.size(); i > 1; --i)
    std::swap(cards[i - 1], cards[static_cast<std::size_t>(chance.below(static_cast<int>(i)))]);
}

GameResult play_game(const std::vector<int>& deck, int seats, NewRows rule, const std::vector<Chooser>& players,
                     std::uint64_t seed) {
  return Game(deck, seats, rule, seed).play(players);
}

std::vector<int> shuffled_deck(Random& chance, int seats) {
  std::vector<int> deck;
  const Pile all{EVERY_KIND, EVERY_KIND, EVERY_KIND};
  for (;;) {
    shuffled(all, chance, deck);
    for (int seat = 0; seat < seats; ++seat) {
      Pile hand;
      for (int i = 0; i < HAND; ++i) hand.add(bit(deck[static_cast<std::size_t>(HAND * seat + i)]));
      if (largest_set(hand.one) >= 3) return deck;
    }
  }
}

}  // namespace sixfold::cards
