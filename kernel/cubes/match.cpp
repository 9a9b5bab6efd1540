// Whole games of Cubes, turn by turn, with dice of their own for each seat.
#include "cubes/match.h"

#include "cubes/simulation.h"

namespace sixfold::cubes {
namespace {

constexpr int ROUNDS = 2;  // how far ahead a sample looks

struct Seed {  // for each seat its own dice, so that equal deals stay alike for as long as possible
  std::array<Random, MAX_SEATS> dice;
  Random thoughts;
  explicit Seed(std::uint64_t seed)
      : dice{Random(5 * seed + 1), Random(5 * seed + 2), Random(5 * seed + 3), Random(5 * seed + 4)},
        thoughts(5 * seed + 5) {}
};

// One action of the player to move.
Decision act(Game& game, const Style& style, Seed& seed) {
  Budget budget(0, 0, nullptr);
  Random& dice = seed.dice[game.mover];
  const Decision decision = decide(game, style, seed.thoughts, budget);
  take(game, decision, dice);
  return decision;
}

Game dealt(int seats, std::uint64_t seed) {
  Game game;
  game.seats = seats;
  Random random(seed);
  game.deal(random);
  return game;
}

struct PlacementSample {
  int mover, stage;
  Weights::Row row;
};

class SampleSums {
 public:
  explicit SampleSums(int seats) : seats_(seats), sums_(Weights::STAGES * SIZE) {}

  void play(const Style& style, std::uint64_t number) {
    Game game = dealt(seats_, number);
    Seed seed(number);
    Random rng(number ^ 0x5eed);
    std::vector<PlacementSample> taken;
    std::vector<std::array<int, MAX_SEATS>> scores;
    while (!game.over) {
      const int mover = game.mover;
      const Refills refills = some_refills(game, 2, rng);
      const Hand held = game.hand();
      const Decision decision = act(game, style, seed);
      if (decision.kind == Decision::REROLL || decision.kind == Decision::ROLL) continue;
      scores.push_back(game.scores);
      taken.push_back({mover, -1, {}});
      if (decision.kind == Decision::PLACE && !game.over) taken.back() = sample(game, held, decision.laid, refills);
    }
    for (std::size_t i = 0; i < taken.size(); ++i)
      if (taken[i].stage >= 0) add(taken[i], margin(taken[i].mover, i, scores));
  }

  const std::vector<double>& sums() const { return sums_; }

 private:
  static constexpr int SIZE = Weights::FEATURES * (Weights::FEATURES + 1) + 1;

  // As the mover saw the table, before drawing.
  PlacementSample sample(Game& game, const Hand& held, const Laid& laid, const Refills& refills) const {
    const Bag bag = game.bag;
    const int mover = (game.mover + seats_ - 1) % seats_, next = game.mover;
    const Hand drawn = game.hands[mover];
    Hand leave = held;
    leave.remove(laid.mask());
    for (int i = leave.count; i < drawn.count; ++i) ++game.bag[color_of(drawn.kinds[i])];
    game.mover = mover;
    const int stage = Weights::stage(game.bag_count() - laid.count);
    PlacementSample found{mover, stage, features(game, leave, laid.count, refills)};
    game.bag = bag;
    game.mover = next;
    return found;
  }

  // What the mover gains on the mean of the others within the next rounds.
  double margin(int mover, std::size_t now, const std::vector<std::array<int, MAX_SEATS>>& scores) const {
    const auto& then = scores[std::min(scores.size() - 1, now + static_cast<std::size_t>(ROUNDS * seats_))];
    double sum = 0;
    for (int seat = 0; seat < seats_; ++seat) {
      const int gained = then[seat] - scores[now][seat];
      sum += seat == mover ? gained : -static_cast<double>(gained) / (seats_ - 1);
    }
    return sum;
  }

  void add(const PlacementSample& sample, double margin) {
    double* const to = sums_.data() + sample.stage * SIZE;
    for (int i = 0; i < Weights::FEATURES; ++i) {
      for (int j = 0; j < Weights::FEATURES; ++j)
        to[i * Weights::FEATURES + j] += static_cast<double>(sample.row[i]) * static_cast<double>(sample.row[j]);
      to[Weights::FEATURES * Weights::FEATURES + i] += static_cast<double>(sample.row[i]) * margin;
    }
    to[SIZE - 1] += 1;
  }

  int seats_;
  std::vector<double> sums_;
};

}  // namespace

std::vector<int> match(const Style& first, const Style& second, int seats, int deals, std::uint64_t seed) {
  require(2 <= seats && seats <= MAX_SEATS && 0 <= deals && deals <= 1'000'000, "no such match");
  check(first);
  check(second);
  std::vector<int> scores;
  for (int deal = 0; deal < deals; ++deal)
    for (int own = 0; own < seats; ++own) {
      const std::uint64_t number = seed * 1'000'003 + static_cast<std::uint64_t>(deal);
      Game game = dealt(seats, number);
      Seed dice(number);
      while (!game.over) act(game, game.mover == own ? first : second, dice);
      for (int i = 0; i < seats; ++i) scores.push_back(game.scores[(own + i) % seats]);
    }
  return scores;
}

std::vector<double> samples(const Style& style, int seats, int games, std::uint64_t seed) {
  require(2 <= seats && seats <= MAX_SEATS && 0 <= games && games <= 1'000'000, "no such samples");
  check(style);
  SampleSums all(seats);
  for (int game = 0; game < games; ++game) all.play(style, seed * 1'000'003 + static_cast<std::uint64_t>(game));
  return all.sums();
}

}  // namespace sixfold::cubes
