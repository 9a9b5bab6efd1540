// Whole games inside the kernel, by the same rules as the referee's; the tests compare the two.
#include "cards/game.h"

#include <algorithm>

#include "cards/draft.h"
#include "cards/game_state.h"
#include "common/sets.h"

namespace sixfold::cards {
namespace {

void shuffle(std::vector<int>& cards, Random& rng) {
  for (std::size_t i = cards.size(); i > 1; --i)
    std::swap(cards[i - 1], cards[static_cast<std::size_t>(rng.below(static_cast<int>(i)))]);
}

// A stock in the order in which it is drawn.
struct OrderedStock {
  std::vector<int> cards;  // the next card is the last
  Random& rng;

  int count() const { return static_cast<int>(cards.size()); }
  void draw(Pile& hand, int wanted) {
    for (; wanted > 0; --wanted) {
      hand.add(bit(cards.back()));
      cards.pop_back();
    }
  }
  void put_back(const Pile& old, bool mix) {
    const std::vector<int> more = shuffled(old, rng);
    cards.insert(cards.end(), more.begin(), more.end());
    if (mix) shuffle(cards, rng);
  }
};

class Game {
 public:
  Game(const std::vector<int>& deck, int seats, NewRows rule, std::uint64_t seed)
      : rng_(seed), stock_{{deck.rbegin(), deck.rend()}, rng_}, rule_(rule) {
    state_.seats = seats;
    for (int seat = 0; seat < seats; ++seat) {
      Pile& hand = state_.hands[static_cast<std::size_t>(seat)];
      stock_.draw(hand, HAND);
      if (largest_set(hand.one) > largest_set(state_.hand().one)) state_.mover = seat;
    }
  }

  std::array<int, MAX_SEATS> play(const std::vector<Chooser>& players) {
    while (!state_.over) turn(players[static_cast<std::size_t>(state_.mover)]);
    return state_.scores;
  }

 private:
  void turn(const Chooser& player) {
    for (; is_stuck(); state_.redraw(stock_))
      if (!stock_.count() || !redraw_helps() || ++redraws_ > MAX_REDRAWS) return state_.pass();
    auto [move, rows] = player(view(), rng_);
    std::erase_if(rows, [](Mask row) { return std::popcount(row) == 6; });
    rows_ = std::move(rows);
    table_ = move.table;
    state_.play(move.played, move.qwirkles(), stock_);
  }

  bool is_stuck() const {
    const Pile& hand = state_.hand();
    return most_now(table_, hand) < 0 ||
           (rule_ != NewRows::any && !state_.opening && !Draft::can_play(rows_, hand, rule_, HAND, nullptr));
  }

  // Whether some card of hand and stock could be played. The rule about new rows is not asked: games to learn from keep
  // no rows where it asks nothing, and else this is all but certain.
  bool redraw_helps() const {
    Pile pool = state_.hand();
    for (const int kind : stock_.cards) pool.add(bit(kind));
    return some_card_fits(table_, pool);
  }

  View view() const {
    View view;
    view.rows = rows_;
    view.table = table_;
    view.hand = state_.hand();
    view.seats = state_.seats;
    view.stock = stock_.count();
    for (int i = 0; i < view.seats; ++i) {
      const auto seat = static_cast<std::size_t>((state_.mover + i) % view.seats), at = static_cast<std::size_t>(i);
      view.sizes[at] = state_.hands[seat].size();
      view.scores[at] = state_.scores[seat];
      if (i) view.unseen.add(state_.hands[seat]);
    }
    for (const int kind : stock_.cards) view.unseen.add(bit(kind));
    view.last_turns = std::max(0, state_.last_turns);
    view.rule = rule_;
    view.opening = state_.opening;
    return view;
  }

  static constexpr int MAX_REDRAWS = 1000;

  Random rng_;
  OrderedStock stock_;
  NewRows rule_;
  GameState state_;
  Pile table_;
  std::vector<Mask> rows_;
  int redraws_ = 0;
};

}  // namespace

std::vector<int> shuffled(const Pile& pile, Random& rng) {
  std::vector<int> cards = pile.cards();
  shuffle(cards, rng);
  return cards;
}

std::array<int, MAX_SEATS> play_game(const std::vector<int>& deck, int seats, NewRows rule,
                                     const std::vector<Chooser>& players, std::uint64_t seed) {
  return Game(deck, seats, rule, seed).play(players);
}

std::vector<int> shuffled_deck(Random& rng, int seats) {
  for (;;) {
    std::vector<int> deck = shuffled({EVERY_KIND, EVERY_KIND, EVERY_KIND}, rng);
    for (int seat = 0; seat < seats; ++seat) {
      Pile hand;
      for (int i = 0; i < HAND; ++i) hand.add(bit(deck[static_cast<std::size_t>(HAND * seat + i)]));
      if (largest_set(hand.one) >= 3) return deck;
    }
  }
}

}  // namespace sixfold::cards
