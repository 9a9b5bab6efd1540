// Self-play by the learned value alone, returns that mix what came with what was expected (lambda), least squares.
#include "cards/training.h"

#include <cmath>
#include <utility>

#include "cards/regroup.h"
#include "common/least_squares.h"

namespace sixfold::cards {
namespace {

constexpr double NOISE = 0.15, LAMBDA = 0.4, RIDGE = 5;

struct Turn {
  int seat, taken;
  Features features;
  double value;
};

// The move with the highest value, with some noise so that games differ.
Turn by_value(const View& view, const Learned& learned, Random& rng, Move& best) {
  Turn turn{0, 0, {}, 0};
  double most = -1e9;
  const Judge judge(view.unseen, view.stock, view.sizes[1]);
  Budget unlimited(0, 0, nullptr);
  for (Move& move : best_moves(view, unlimited)) {
    Pile kept = view.hand;
    kept.take(move.played);
    const Features features = judge.features(move.table, kept);
    const double value = value_of(features, learned.whole);
    const double noisy = value + NOISE * (rng.real() + rng.real() - 1);
    if (noisy > most) {
      most = noisy;
      turn.features = features;
      turn.value = value;
      best = std::move(move);
    }
  }
  turn.taken = best.qwirkles();
  return turn;
}

void add_samples(const std::vector<Turn>& turns, int seats, std::vector<TableSample>& samples) {
  std::vector<double> whole(turns.size());
  for (std::size_t i = turns.size(); i-- > 0;) {
    double sum = 0;
    std::size_t next = i + 1;
    for (; next < turns.size() && turns[next].seat != turns[i].seat; ++next) sum -= turns[next].taken;
    sum /= seats - 1;
    if (next < turns.size()) sum += turns[next].taken + (1 - LAMBDA) * turns[next].value + LAMBDA * whole[next];
    whole[i] = sum;
    const double soon = i + 1 < turns.size() ? static_cast<double>(turns[i + 1].taken) / (seats - 1) : 0;
    samples.push_back({turns[i].features, static_cast<float>(sum), static_cast<float>(sum + soon)});
  }
}

// Least squares by the normal equations; the ridge holds weights that hardly ever count to what they were.
double fit_one(Weights& weights, const std::vector<TableSample>& samples, float TableSample::* goal) {
  std::vector<std::vector<double>> rows(WEIGHTS, std::vector<double>(WEIGHTS, 0));
  std::vector<double> right(WEIGHTS, 0);
  double squares = 0;
  for (const TableSample& sample : samples) {
    const double off = sample.*goal - value_of(sample.features, weights);
    squares += off * off;
    for (const std::int16_t i : sample.features) {
      right[static_cast<std::size_t>(i)] += off;
      for (const std::int16_t j : sample.features) rows[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)] += 1;
    }
  }
  for (std::size_t i = 0; i < WEIGHTS; ++i) rows[i][i] += RIDGE;
  solve_normal_equations(rows, right);
  for (std::size_t i = 0; i < WEIGHTS; ++i) weights[i] += static_cast<float>(right[i]);
  return samples.empty() ? 0 : std::sqrt(squares / static_cast<double>(samples.size()));
}

}  // namespace

Learned first_weights() {
  Learned learned{Weights(WEIGHTS, 0), Weights(WEIGHTS, 0)};
  for (int phase = 0; phase < PHASES; ++phase)
    for (int lack = 0; lack < 4; ++lack)
      for (int chance = 1; chance < CHANCES; ++chance)
        for (int way = 0; way < 2; ++way)
          learned.whole[static_cast<std::size_t>(phase * PER_PHASE + (lack * CHANCES + chance) * WAYS + way)] =
              -std::exp2(static_cast<float>(chance - 8 - way));
  return learned;
}

std::vector<TableSample> play_samples(const Learned& learned, int seats, NewRows rule, int games, std::uint64_t seed) {
  std::vector<TableSample> samples;
  for (int game = 0; game < games; ++game) {
    Random rng(seed + static_cast<std::uint64_t>(game));
    const std::vector<int> deck = shuffled_deck(rng, seats);
    std::vector<Turn> turns;
    std::vector<Chooser> players;
    for (int seat = 0; seat < seats; ++seat)
      players.push_back([&, seat](const View& view, Random& luck) {
        Move move;
        turns.push_back(by_value(view, learned, luck, move));
        turns.back().seat = seat;
        std::vector<Mask> rows;
        Budget unlimited(0, 0, nullptr);
        if (view.rule != NewRows::any) {
          if (view.opening)
            rows.push_back(move.played.one);
          else
            rows = allowed_table(OldRows(view.rows), move.played, {move.families, move.table}, view.rule, unlimited)
                       .value();
        }
        return std::pair{move, rows};
      });
    play_game(deck, seats, rule, players, rng.next());
    add_samples(turns, seats, samples);
  }
  return samples;
}

double fit(Learned& learned, const std::vector<TableSample>& samples) {
  fit_one(learned.later, samples, &TableSample::later);
  return fit_one(learned.whole, samples, &TableSample::whole);
}

}  // namespace sixfold::cards
