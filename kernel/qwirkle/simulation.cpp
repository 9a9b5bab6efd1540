// Simulations: what really comes of the best choices, with the same hidden hands and the same luck for each of them.
#include <algorithm>
#include <cmath>
#include <numeric>

#include "common/logistic.h"
#include "common/random.h"
#include "common/sort.h"
#include "qwirkle/candidates.h"
#include "qwirkle/game_state.h"

namespace sixfold::qwirkle {

namespace {

constexpr int TILES = 108;
constexpr int MAX_TURNS = 32;

double normal(double x) { return logistic(1.702 * x); }

// The chance that the first ends ahead of all others, when it will gain `future` points on their mean, with that
// spread. Of several others each has luck of its own, but a good end of the first beats them all: so the chance is the
// mean, over the first one's luck, of beating each.
double chance_of_winning(const std::array<int, MAX_SEATS>& scores, int seats, double future, double spread) {
  if (seats == 2) return normal((scores[0] - scores[1] + future) / spread);
  constexpr double LUCK[] = {-1.5, -0.68, -0.21, 0.21, 0.68, 1.5};  // the means of the sixths of a normal distribution
  const double each = spread / std::sqrt(1 + 1.0 / (seats - 1));
  double sum = 0;
  for (const double luck : LUCK) {
    double chance = 1;
    for (int seat = 1; seat < seats; ++seat) chance *= normal((scores[0] - scores[seat] + future) / each + luck);
    sum += chance;
  }
  return sum / std::size(LUCK);
}

// One way to deal the unseen tiles: the others' hands, and a queue of draws for each player, so that what one
// of them draws does not depend on how many tiles another one laid.
struct Luck {
  std::array<Hand, MAX_SEATS> hands{};
  std::array<std::uint8_t, TILES> bag;
  int bag_count;
  Pool pool;  // the bag
};

// Deals luck. One shuffle serves several times, each time from a place further on: so the hands of the next player
// hold every unseen tile about equally often, which takes much of the chance out of a few simulations.
class Dealer {
 public:
  Dealer(const View& at, std::uint64_t seed) : at_(at), random_(seed) {
    for (int kind = 0; kind < KINDS; ++kind)
      for (int i = 0; i < at.unseen.of(kind); ++i) tiles_[count_++] = static_cast<std::uint8_t>(kind);
  }

  void deal(Luck& luck) {
    if (from_ + at_.held[1] > count_ || at_.held[1] == 0) shuffle();
    int next = from_;
    const auto take = [&] {
      const int kind = tiles_[next];
      next = next + 1 == count_ ? 0 : next + 1;
      return kind;
    };
    luck.bag_count = count_;
    for (int seat = 1; seat < at_.seats; ++seat) {
      luck.hands[seat].count = 0;
      for (int i = 0; i < at_.held[seat]; ++i) luck.hands[seat].add(take());
      luck.bag_count -= at_.held[seat];
    }
    luck.pool = {};
    for (int i = 0; i < luck.bag_count; ++i) {
      luck.bag[i] = static_cast<std::uint8_t>(take());
      luck.pool.add(luck.bag[i]);
    }
    from_ += at_.held[1];
  }

 private:
  void shuffle() {
    for (int i = count_; i > 1; --i) std::swap(tiles_[i - 1], tiles_[random_.below(i)]);
    from_ = 0;
  }

  const View& at_;
  Random random_;
  std::array<std::uint8_t, TILES> tiles_;
  int count_ = 0, from_ = TILES;
};

// A bag with a queue of draws for each seat.
class DrawQueues {
 public:
  DrawQueues(const Luck& luck, int seats) : pool_(luck.pool), seats_(seats), slots_(luck.bag_count), left_(slots_) {
    std::copy_n(luck.bag.begin(), slots_, bag_.begin());
    std::iota(queue_.begin(), queue_.end(), 0);
  }

  int count() const { return left_; }
  const Pool& pool() const { return pool_; }

  void draw(Hand& hand, int seat, int wanted) {
    for (; wanted > 0 && left_ > 0; --wanted, --left_) {
      int place = queue_[seat];
      while (place < slots_ && taken(place)) place += seats_;
      if (place >= slots_)  // the own queue is empty: take from the end of another
        for (place = slots_ - 1; taken(place);) --place;
      queue_[seat] = place + seats_;
      taken_[place >> 6] |= std::uint64_t{1} << (place & 63);
      hand.add(bag_[place]);
      pool_.take(bag_[place]);
    }
  }

  void put_back(int kind) {
    bag_[slots_++] = static_cast<std::uint8_t>(kind);
    pool_.add(kind);
    ++left_;
  }

 private:
  bool taken(int place) const { return taken_[place >> 6] >> (place & 63) & 1; }

  // Every turn may be an exchange that adds six slots.
  static constexpr int SLOTS = TILES + 6 * (MAX_TURNS + 1);
  std::array<std::uint8_t, SLOTS> bag_;
  std::array<std::uint64_t, SLOTS / 64 + 1> taken_{};
  std::array<int, MAX_SEATS> queue_;
  Pool pool_;
  int seats_, slots_, left_;
};

// A game that goes on from a choice, on the real board, which it leaves as it was.
class Rollout {
 public:
  Rollout(View& at, const Value& value, const Luck& luck)
      : at_(at), value_(value), game_{{luck.hands, at.scores, at.seats}, DrawQueues(luck, at.seats)} {
    game_.hands[0] = at.hand;
  }

  // The margin over the mean of the others, and the chance of winning, as far as it is known after some turns.
  std::pair<double, double> operator()(const Choice& choice, int turns) {
    const int before = at_.board.size();
    play(choice);
    for (int turn = 1; turn <= turns && !game_.over; ++turn) {
      game_.refill();
      play(greedy_choice(at_.board, game_.hand(), game_.supply.count()));
    }
    const auto result = game_.over ? final() : judged();
    while (at_.board.size() > before) at_.board.undo();
    return result;
  }

 private:
  void play(const Choice& choice) {
    at_.board.place(choice.move);
    game_.hand().take(choice.move);
    game_.hand().take(choice.aside);
    game_.play(choice.move.count, choice.move.score, choice.aside);
  }

  std::pair<double, double> final() const {
    return {lead(game_.all_scores(), 0), share_of_victory(game_.all_scores(), 0)};
  }

  // The last player has not drawn yet, as the network expects it.
  std::pair<double, double> judged() const {
    const auto& hands = game_.hands;
    const int last = game_.last, next = game_.mover;
    Pool unseen = game_.supply.pool();
    for (int seat = 0; seat < at_.seats; ++seat)
      for (int i = 0; seat != last && seat != next && i < hands[seat].count; ++i) unseen.add(hands[seat].kinds[i]);
    double future =
        value_(Moment{at_.board, hands[last], &hands[next], unseen, hands[next].count, game_.supply.count()});
    if (last) future = -future;  // of two players what one expects the other loses
    const double spread = value_.spread(std::min(TILES, unseen.size() + hands[1].count));
    return {lead(game_.all_scores(), 0) + future, chance_of_winning(game_.scores, at_.seats, future, spread)};
  }

  View& at_;
  const Value& value_;
  GameState<DrawQueues> game_;
};

// What the simulations of one choice came to.
struct Outcome {
  Tally margin;
  double chance = 0;

  void add(double by, double winning) {
    margin.add(by);
    chance += winning;
  }

  void write(Choice& choice) const {
    if (!margin.count) return;
    choice.simulations = margin.count;
    choice.margin = margin.mean();
    choice.chance = chance / margin.count;
    if (margin.count > 1) choice.error = std::sqrt(margin.variance() / (margin.count - 1));
  }
};

double utility(const Outcome& outcome, double glance_chance, const QwirkleLevel& level) {
  if (level.plain) return outcome.margin.sum;
  return (outcome.chance + level.trust * glance_chance) / (outcome.margin.count + level.trust);
}

// What the network says of a choice that nobody would look at.
float overlooked(View& at, const Value& value, const Choice& choice) {
  Hand kept = at.hand;
  kept.take(choice.move);
  kept.take(choice.aside);
  if (!kept.count && !at.bag) return static_cast<float>(choice.move.score + LAST_PIECE_BONUS);
  if (choice.move.count) at.board.place(choice.move);
  const float rest = value(Moment{at.board, kept, nullptr, at.unseen, at.held[1], at.bag});
  if (choice.move.count) at.board.undo(choice.move);
  return static_cast<float>(choice.move.score) + rest;
}

}  // namespace

bool same(const Choice& a, const Choice& b) {
  return a.move.count == b.move.count && a.aside.count == b.aside.count &&
         std::equal(a.move.cells.begin(), a.move.cells.begin() + a.move.count, b.move.cells.begin()) &&
         std::equal(a.move.kinds.begin(), a.move.kinds.begin() + a.move.count, b.move.kinds.begin()) &&
         std::is_permutation(a.aside.kinds.begin(), a.aside.kinds.begin() + a.aside.count, b.aside.kinds.begin());
}

std::vector<Choice> think(View& at, const Value& value, const QwirkleLevel& level, std::uint64_t seed, Budget& budget,
                          const std::vector<Choice>& also) {
  std::vector<Choice> choices;
  glance(at.board, at.hand, at.unseen, at.held[1], at.bag, &value, level.looks, choices);
  // Those to be judged in any case stand behind the candidates.
  const auto asked = [&](const Choice& choice) {
    return std::any_of(also.begin(), also.end(), [&](const Choice& each) { return same(each, choice); });
  };
  for (const Choice& each : also)
    if (std::none_of(choices.begin(), choices.end(), [&](const Choice& choice) { return same(each, choice); })) {
      choices.push_back(each);
      choices.back().glance = overlooked(at, value, each);
    }
  const auto candidates = std::min(choices.size(), static_cast<std::size_t>(std::max(level.candidates, 0)));
  const auto rest =
      std::stable_partition(choices.begin() + static_cast<std::ptrdiff_t>(candidates), choices.end(), asked);
  const double ahead = lead({at.scores.data(), static_cast<std::size_t>(at.seats)}, 0);
  for (Choice& choice : choices) {
    choice.margin = ahead + choice.glance;
    choice.error = value.spread(at.unseen.size());
    choice.chance = chance_of_winning(at.scores, at.seats, choice.glance, value.spread(at.unseen.size()));
  }
  const auto field = static_cast<std::size_t>(rest - choices.begin());
  if ((field < 2 && also.empty()) || !budget.bounded()) return choices;
  require(0 <= level.rounds && level.rounds * at.seats <= MAX_TURNS, "up to 32 turns can be simulated");
  const int turns = static_cast<int>(level.rounds * at.seats);
  require(at.seats == 2 || turns % at.seats == 0, "whole rounds only");

  std::vector<Outcome> outcomes(field);
  std::vector<double> at_a_glance(field);
  for (std::size_t i = 0; i < field; ++i) at_a_glance[i] = choices[i].chance;
  std::vector<std::size_t> racing(field);
  std::iota(racing.begin(), racing.end(), std::size_t{0});
  const auto better = [&](std::size_t a, std::size_t b) {
    return utility(outcomes[a], at_a_glance[a], level) > utility(outcomes[b], at_a_glance[b], level);
  };
  Dealer dealer(at, seed);
  Luck luck;
  // Halving: every leg of the race has the same share of the work, so that the last two get most simulations each.
  int legs = 1;
  while ((std::size_t{1} << legs) < field) ++legs;
  for (int leg = 1; leg <= legs; ++leg) {
    while (budget.progress() * legs < leg) {
      dealer.deal(luck);
      for (const std::size_t i : racing) {
        const auto [margin, chance] = Rollout(at, value, luck)(choices[i], turns);
        outcomes[i].add(margin, chance);
      }
      budget.spend(racing.size());
    }
    const auto must_stay = [&](std::size_t i) { return level.plain || racing.size() <= 2 || asked(choices[i]); };
    racing.resize(halve(std::span(racing), better, must_stay));
  }
  for (std::size_t i = 0; i < field; ++i) outcomes[i].write(choices[i]);
  std::vector<std::size_t> order(field);
  std::iota(order.begin(), order.end(), std::size_t{0});
  sort_stably(order.begin(), order.end(), better);
  std::stable_partition(order.begin(), order.end(), [&](std::size_t i) { return i == racing.front(); });
  std::vector<Choice> ranked;
  for (const std::size_t i : order) ranked.push_back(choices[i]);
  std::copy(ranked.begin(), ranked.end(), choices.begin());
  return choices;
}

}  // namespace sixfold::qwirkle
