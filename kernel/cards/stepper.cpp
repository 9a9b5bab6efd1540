// Stepping a game of cards: what happens between the small steps of its turns.
#include "common/stepper.h"
#include "cards/draft.h"
#include "cards/game_state.h"
#include "common/sets.h"
#include "common/sort.h"

namespace sixfold::steps {
namespace {

using cards::Pile;

constexpr int QWIRKLES = TAKE + KINDS - 1, MAX_QWIRKLES = Board::MAX_PIECES / 6, MAX_ROW_CARDS = 5;

struct CardsLayout : Head {
  explicit CardsLayout(int seats)
      : Head(seats),
        chosen(rest),
        last_turns(chosen + KINDS),
        shown(last_turns + 1),
        rows(shown + KINDS),
        taken(rows + MAX_ROW_CARDS * cards::MAX_ROWS),
        width(taken + KINDS * seats) {}
  int chosen, last_turns, shown, rows, taken, width;
};

// As lists of their kinds are ordered.
bool row_before(Mask a, Mask b) {
  const Mask first = (a ^ b) & (~(a ^ b) + 1), above = ~(first | (first - 1));
  return (a & first) ? (b & above) != 0 : first && (a & above) == 0;
}

class CardsSteps final : public Steps {
 public:
  CardsSteps(int seats, NewRows rule, bool opening_is_a_set)
      : Steps(seats, CardsLayout(seats).width, QWIRKLES + MAX_QWIRKLES + 1, cards::HAND, KINDS),
        layout_(seats),
        rule_(rule),
        opening_is_a_set_(opening_is_a_set) {}

 protected:
  void read(const KernelPosition& at) override {
    Numbers counts = at.supply;
    const auto count = [&counts](const Numbers& kinds) {
      for (const int kind : kinds) {
        require_kind(kind);
        ++counts[static_cast<std::size_t>(kind)];
      }
    };
    for (const auto* lists : {&at.hands, &at.taken, &at.table}) std::for_each(lists->begin(), lists->end(), count);
    for (const int all : counts) require(all <= 3, "more than three cards of a kind");
    require(!at.opening || at.table.empty(), "an opening is on an empty table");
    rows_ = cards::rows_of(at.table);
    sort_stably(rows_.begin(), rows_.end(), row_before);
  }

  void begin_turn() override {
    std::int16_t* row = row_.data();
    std::fill(row + layout_.chosen, row + layout_.width, std::int16_t{0});
    row[layout_.last_turns] = small(at_.last_turns + 1);
    for (const int kind : at_.shown) ++row[layout_.shown + kind];
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      std::int16_t* next = row + layout_.rows + MAX_ROW_CARDS * static_cast<int>(i);
      for (Mask left = rows_[i]; left; left &= left - 1) *next++ = small(lowest(left) + 1);
    }
    write_taken(at_.mover, row);
    if (at_.over) return;
    draft_.set_stop(stop_);
    const Pile held = cards::pile_of(hand());
    if (at_.opening && opening_is_a_set_)
      draft_.begin(held, largest_sets(held.one, 3));
    else
      draft_.begin(rows_, held, rule_);
    offer();
  }

  bool choose(int action) override {
    if (action < TAKE || action >= TAKE + KINDS) {
      qwirkles_ = action == END ? 0 : action - QWIRKLES;
      return true;
    }
    draft_.add(action - TAKE);
    --row_[static_cast<std::size_t>(layout_.hands + action - TAKE)];
    ++row_[static_cast<std::size_t>(layout_.chosen + action - TAKE)];
    offer();
    return false;
  }

  std::vector<Numbers> end_turn() override {
    cards::GameState game;
    cards::RefereeStock stock{at_.supply, rng()};
    read_game(game);
    at_.shown.clear();
    std::vector<Numbers> turn;
    if (!draft_.chosen().empty()) {
      turn = take_table();
      game.play(draft_.chosen(), qwirkles_, stock);
    } else if (supply_count() && redraw_helps()) {
      at_.shown = hand();
      game.redraw(stock);
    } else {
      game.pass();
    }
    write_game(game);
    return turn;
  }

  void write_seat(int seat, std::int16_t* row) const override {
    std::fill_n(row + layout_.chosen, KINDS, std::int16_t{0});
    std::fill(row + layout_.taken, row + layout_.width, std::int16_t{0});
    write_taken(seat, row);
  }

 private:
  void write_taken(int seat, std::int16_t* row) const {
    for (int step = 0; step < seats_; ++step)
      for (const int kind : at_.taken[static_cast<std::size_t>((seat + step) % seats_)])
        ++row[layout_.taken + KINDS * step + kind];
  }

  void offer() {
    std::fill(mask_.begin(), mask_.end(), std::uint8_t{0});
    for (Mask left = draft_.more(); left; left &= left - 1) mask_[static_cast<std::size_t>(TAKE + lowest(left))] = 1;
    const std::uint32_t numbers = draft_.numbers();
    mask_[END] = (numbers & 1) || (!draft_.more() && draft_.chosen().empty());
    for (int number = 1; number <= MAX_QWIRKLES; ++number)
      mask_[static_cast<std::size_t>(QWIRKLES + number)] = numbers >> number & 1;
  }

  void read_game(cards::GameState& game) const {
    for (std::size_t seat = 0; seat < at_.hands.size(); ++seat) {
      game.hands[seat] = cards::pile_of(at_.hands[seat]);
      game.scores[seat] = at_.scores[seat];
    }
    game.seats = seats_;
    game.mover = at_.mover;
    game.passes = at_.passes;
    game.last_turns = at_.last_turns;
    game.opening = at_.opening;
  }

  void write_game(const cards::GameState& game) {
    hand() = game.hands[static_cast<std::size_t>(at_.mover)].cards();
    std::copy_n(game.scores.begin(), seats_, at_.scores.begin());
    at_.mover = game.mover;
    at_.passes = game.passes;
    at_.last_turns = game.last_turns;
    at_.opening = game.opening;
    at_.over = game.over;
  }

  // Whether something of hand and stock together could be played.
  bool redraw_helps() {
    Pile pool = cards::pile_of(hand());
    for (int kind = 0; kind < KINDS; ++kind)
      for (int copy = 0; copy < at_.supply[static_cast<std::size_t>(kind)]; ++copy) pool.add(bit(kind));
    return cards::Draft::can_play(rows_, pool, rule_, cards::HAND, stop_);
  }

  // Takes the rows of the draft, and gives its Qwirkles to the mover; returns the turn: the cards, then all rows.
  std::vector<Numbers> take_table() {
    std::vector<Numbers> turn = {draft_.chosen().cards()};
    Numbers& taken = at_.taken[static_cast<std::size_t>(at_.mover)];
    rows_.clear();
    for (const Mask row : draft_.table(qwirkles_)) {
      const Numbers& kinds = turn.emplace_back(cards::kinds_of(row));
      if (std::popcount(row) == 6)
        taken.insert(taken.end(), kinds.begin(), kinds.end());
      else
        rows_.push_back(row);
    }
    sort_stably(rows_.begin(), rows_.end(), row_before);
    return turn;
  }

  CardsLayout layout_;
  NewRows rule_;
  bool opening_is_a_set_;
  std::vector<Mask> rows_;
  cards::Draft draft_;
  int qwirkles_ = 0;
};

}  // namespace

std::unique_ptr<Steps> cards_steps(int seats, NewRows rule, bool opening_is_a_set) {
  require(2 <= seats && seats <= MAX_SEATS, "two to four seats");
  return std::make_unique<CardsSteps>(seats, rule, opening_is_a_set);
}

}  // namespace sixfold::steps
