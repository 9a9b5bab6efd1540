// The network of qwirkle/value.h: what it is shown, what it answers, how it learns.
#include "qwirkle/value.h"

#include <algorithm>
#include <cmath>

#include "common/random.h"
#include "common/sets.h"

namespace sixfold::qwirkle {

namespace {

// The lengths of a cell's two lines, whichever is which.
constexpr auto CLASS = [] {
  std::array<std::array<std::uint8_t, 6>, 6> all{};
  std::uint8_t next = 0;
  for (int a = 0; a < 6; ++a)
    for (int b = a; b < 6; ++b) all[a][b] = all[b][a] = next++;
  return all;
}();

// The chance that `hand` tiles out of `total` hold one of `fitting`, and in which of eight classes it is.
struct Chance {
  float any;
  std::uint8_t eighth;
};
constexpr int MAX_UNSEEN = 108;
using Chances = std::array<std::array<std::array<Chance, MAX_UNSEEN + 1>, 7>, MAX_UNSEEN + 1>;

const Chances& chances() {
  static const auto all = [] {
    auto found = std::make_unique<Chances>();
    constexpr double EDGES[] = {1e-9, 0.1, 0.2, 0.32, 0.46, 0.62, 0.8};
    for (int total = 0; total <= MAX_UNSEEN; ++total)
      for (int hand = 0; hand <= 6; ++hand)
        for (int fitting = 0; fitting <= MAX_UNSEEN; ++fitting) {
          double none = 1;
          for (int i = 0; i < std::min(hand, total); ++i) none *= std::max(0, total - fitting - i) / double(total - i);
          std::uint8_t eighth = 0;
          for (const double edge : EDGES) eighth += 1 - none >= edge;
          (*found)[total][hand][fitting] = {static_cast<float>(1 - none), eighth};
        }
    return found;
  }();
  return *all;
}

int hand_row(const Hand& hand, Mask mask) {
  const int repeats = std::min(3, hand.count - std::popcount(mask));
  return (hand.count * 7 + largest_set(mask)) * 4 + repeats;
}

// The two highest of what is put in.
struct Best {
  int first = 0, second = 0;
  void put(int points) {
    if (points > first) {
      second = first;
      first = points;
    } else if (points > second) {
      second = points;
    }
  }
};

// The mean of the best of many points that are each to be had by chance, as if the chances had nothing to do with
// each other.
struct Hope {
  std::array<float, 25> none;
  Hope() { none.fill(1); }
  void put(int points, float chance) { none[points] *= 1 - chance; }
  float mean() const {
    float open = 1, sum = 0;
    for (int points = 24; points > 0; --points) {
      sum += open * (1 - none[points]) * static_cast<float>(points);
      open *= none[points];
    }
    return sum;
  }
};

// What a hand might make of a cell: its tiles that fit laid along the better one of the two lines.
int potential(const Board::Cell& here, Mask hand) {
  int most = 0;
  for (int axis = 0; axis < 2; ++axis) {
    const int length = std::min(6, here.length[axis] + std::popcount(here.fits[axis] & hand));
    most = std::max(most, POINTS[length] + POINTS_JOINED[here.length[1 - axis]]);
  }
  return most;
}

int stage_of(int bag) {
  constexpr int FROM[] = {1, 7, 16, 28, 42, 58, 76};
  int stage = 0;
  for (const int from : FROM) stage += bag >= from;
  return stage;
}

}  // namespace

void describe(const Moment& at, Features& found) {
  const Mask own = at.own.mask(), next = at.next ? at.next->mask() : 0;
  const int unseen = at.unseen.size();
  const auto& all = chances()[unseen];
  const auto& theirs_drawn = all[std::min(6, at.next_count)];
  const auto& mine_drawn = all[std::min(6 - at.own.count, at.bag)];
  Best mine, mine_line, theirs, theirs_line;
  Hope mine_hope, theirs_hope;
  Mask reach = 0;
  int count = 0, fitting_cells = 0;
  for (const int cell : at.board.frontier()) {
    const Board::Cell& here = at.board[cell];
    const Mask allowed = here.allowed;
    const int points = POINTS_JOINED[here.length[0]] + POINTS_JOINED[here.length[1]];
    const int fitting = at.unseen.fitting(allowed);
    const int own_fits = std::popcount(allowed & own);
    int next_fits = 3;
    if (at.next) {
      next_fits = std::min(2, std::popcount(allowed & next));
      if (next_fits) {
        theirs.put(points);
        theirs_line.put(potential(here, next));
      }
    } else {
      theirs_hope.put(points, theirs_drawn[fitting].any);
    }
    if (own_fits) {
      mine.put(points);
      mine_line.put(potential(here, own));
      ++fitting_cells;
      reach |= allowed & own;
    }
    mine_hope.put(points, own_fits ? 1 : mine_drawn[fitting].any);
    const int row = ((CLASS[here.length[0]][here.length[1]] * 8 + theirs_drawn[fitting].eighth) * 4 + next_fits) * 3 +
                    std::min(2, own_fits);
    found.rows[count++] = static_cast<std::uint16_t>(row);
  }
  const int live = count;
  found.rows[count++] = static_cast<std::uint16_t>(Value::CELL_ROWS + hand_row(at.own, own));
  found.rows[count++] = static_cast<std::uint16_t>(Value::CELL_ROWS + Value::HAND_ROWS +
                                                   (at.next ? hand_row(*at.next, next) : Value::HAND_ROWS));
  found.rows[count++] =
      static_cast<std::uint16_t>(Value::CELL_ROWS + 2 * Value::HAND_ROWS + 1 + std::min(at.bag / 2, 63));
  found.count = count;
  found.stage = stage_of(at.bag);
  found.unseen = unseen + (at.next ? at.next->count : 0);
  const auto part = [](int number, int whole) { return static_cast<float>(number) / static_cast<float>(whole); };
  found.dense = {part(live, 32),
                 part(fitting_cells, 16),
                 part(std::popcount(own & ~reach), 6),
                 part(at.next_count, 6),
                 part(at.own.count, 6),
                 at.bag ? 0.0f : part(at.own.count - at.next_count, 6),
                 part(mine.first, 12),
                 part(mine.second, 12),
                 part(mine_line.first, 12),
                 part(mine_line.second, 12),
                 part(theirs.first, 12),
                 part(theirs.second, 12),
                 part(theirs_line.first, 12),
                 part(theirs_line.second, 12),
                 mine_hope.mean() / 12,
                 at.next ? 0.0f : theirs_hope.mean() / 12};
}

Value::Value(std::vector<float> weights, std::vector<float> spread)
    : weights_(std::move(weights)), spread_(std::move(spread)) {
  require(weights_.size() == SIZE, "these are not the weights of a value network");
  require(spread_.size() == MAX_UNSEEN + 1, "a spread is needed for every number of unseen tiles");
  for (const float each : weights_) require(std::isfinite(each), "a weight is not a number");
  for (const float each : spread_) require(std::isfinite(each) && each > 0, "a spread is not positive");
}

Value Value::fresh(std::uint64_t seed) {
  Random random(seed);
  std::vector<float> weights(SIZE, 0);
  // The rows start at nothing, so that one that never occurs stays so; the layers above make them differ.
  for (auto it = weights.begin() + ROWS * WIDTH; it != weights.end(); ++it)
    *it = static_cast<float>(random.real() - 0.5) * 0.2f;
  return Value(std::move(weights), std::vector<float>(MAX_UNSEEN + 1, 10));
}

namespace {

using Wide = std::array<float, Value::WIDTH>;
using Narrow = std::array<float, Value::INNER>;

// Four numbers at a time (an extension that both GCC and Clang have).
using Lanes = float __attribute__((vector_size(16)));
constexpr int FOUR = 4;

inline Lanes load(const float* from) {
  Lanes lanes;
  __builtin_memcpy(&lanes, from, sizeof lanes);
  return lanes;
}

inline void store(float* to, const Lanes& lanes) { __builtin_memcpy(to, &lanes, sizeof lanes); }

inline Lanes positive(const Lanes& lanes) { return lanes > 0 ? lanes : Lanes{}; }

// All that is computed on the way to an answer, kept for learning.
struct Pass {
  Wide sum, positive;
  Narrow inner, inner_positive;
  float answer;
};

float dot(const float* a, const float* b, int size) {
  float lanes[4] = {0, 0, 0, 0};
  for (int i = 0; i < size; i += 4)
    for (int lane = 0; lane < 4; ++lane) lanes[lane] += a[i + lane] * b[i + lane];
  return (lanes[0] + lanes[1]) + (lanes[2] + lanes[3]);
}

struct Stage {  // where the weights of a stage are
  int inner, inner_bias, out_inner, out_sum, out_positive, bias;
  explicit Stage(int stage)
      : inner(Value::ROWS * Value::WIDTH + Features::DENSE * Value::WIDTH + stage * Value::PER_STAGE),
        inner_bias(inner + Value::INNER * Value::WIDTH),
        out_inner(inner_bias + Value::INNER),
        out_sum(out_inner + Value::INNER),
        out_positive(out_sum + Value::WIDTH),
        bias(out_positive + Value::WIDTH) {}
};

void forward(const float* w, const std::uint16_t* rows, int count, const float* dense, int stage, Pass& pass) {
  constexpr int WIDTH = Value::WIDTH, INNER = Value::INNER, PARTS = WIDTH / FOUR, INNER_PARTS = INNER / FOUR;
  Lanes sum[PARTS] = {};
  for (int i = 0; i < count; ++i) {
    const float* row = w + rows[i] * WIDTH;
    for (int part = 0; part < PARTS; ++part) sum[part] += load(row + FOUR * part);
  }
  const float* dense_row = w + Value::ROWS * WIDTH;
  for (int i = 0; i < Features::DENSE; ++i, dense_row += WIDTH)
    for (int part = 0; part < PARTS; ++part) sum[part] += dense[i] * load(dense_row + FOUR * part);
  const Stage at(stage);
  Lanes answer = {};
  for (int part = 0; part < PARTS; ++part) {
    const Lanes above = positive(sum[part]);
    store(pass.sum.data() + FOUR * part, sum[part]);
    store(pass.positive.data() + FOUR * part, above);
    answer += sum[part] * load(w + at.out_sum + FOUR * part) + above * load(w + at.out_positive + FOUR * part);
  }
  Lanes inner[INNER_PARTS];
  for (int part = 0; part < INNER_PARTS; ++part) inner[part] = load(w + at.inner_bias + FOUR * part);
  const float* inner_row = w + at.inner;
  for (int i = 0; i < WIDTH; ++i, inner_row += INNER)
    for (int part = 0; part < INNER_PARTS; ++part) inner[part] += pass.positive[i] * load(inner_row + FOUR * part);
  for (int part = 0; part < INNER_PARTS; ++part) {
    const Lanes above = positive(inner[part]);
    store(pass.inner.data() + FOUR * part, inner[part]);
    store(pass.inner_positive.data() + FOUR * part, above);
    answer += above * load(w + at.out_inner + FOUR * part);
  }
  pass.answer = w[at.bias];
  for (int i = 0; i < FOUR; ++i) pass.answer += answer[i];
}

}  // namespace

float Value::operator()(const Features& features) const {
  Pass pass;
  forward(weights_.data(), features.rows.data(), features.count, features.dense.data(), features.stage, pass);
  return pass.answer;
}

void Fitting::touch(int row) {
  if (!is_touched_[row]) {
    is_touched_[row] = 1;
    touched_.push_back(row);
  }
}

float Fitting::learn(const NetworkSample& sample) {
  constexpr int WIDTH = Value::WIDTH, INNER = Value::INNER;
  const float* w = value_.weights_.data();
  float* slope = slope_.data();
  const Stage at(sample.stage);
  Pass pass;
  forward(w, sample.rows.data(), static_cast<int>(sample.rows.size()), sample.dense.data(), sample.stage, pass);
  const float error = pass.answer - sample.target;
  // Single games far from the estimate say little: their pull is limited, as by Huber.
  const float pull = std::clamp(error, -20.0f, 20.0f);
  slope[at.bias] += pull;
  Narrow inner_slope;
  for (int j = 0; j < INNER; ++j) {
    slope[at.out_inner + j] += pull * pass.inner_positive[j];
    inner_slope[j] = pass.inner[j] > 0 ? pull * w[at.out_inner + j] : 0;
    slope[at.inner_bias + j] += inner_slope[j];
  }
  Wide sum_slope;
  for (int i = 0; i < WIDTH; ++i) {
    slope[at.out_sum + i] += pull * pass.sum[i];
    slope[at.out_positive + i] += pull * pass.positive[i];
    float positive_slope = pull * w[at.out_positive + i] + dot(inner_slope.data(), w + at.inner + i * INNER, INNER);
    for (int j = 0; j < INNER; ++j) slope[at.inner + i * INNER + j] += inner_slope[j] * pass.positive[i];
    sum_slope[i] = pull * w[at.out_sum + i] + (pass.sum[i] > 0 ? positive_slope : 0);
  }
  for (const int row : sample.rows) {
    touch(row);
    for (int j = 0; j < WIDTH; ++j) slope[row * WIDTH + j] += sum_slope[j];
  }
  for (int i = 0; i < Features::DENSE; ++i)
    for (int j = 0; j < WIDTH; ++j) slope[(Value::ROWS + i) * WIDTH + j] += sample.dense[i] * sum_slope[j];
  return error;
}

void Fitting::step(float rate) {
  constexpr float KEEP_MEAN = 0.9f, KEEP_SQUARE = 0.999f;
  ++steps_;
  const float warm = std::sqrt(1 - std::pow(KEEP_SQUARE, static_cast<float>(steps_))) /
                     (1 - std::pow(KEEP_MEAN, static_cast<float>(steps_)));
  float* w = value_.weights_.data();
  const auto update = [&](int from, int to) {
    for (int i = from; i < to; ++i) {
      mean_[i] = KEEP_MEAN * mean_[i] + (1 - KEEP_MEAN) * slope_[i];
      square_[i] = KEEP_SQUARE * square_[i] + (1 - KEEP_SQUARE) * slope_[i] * slope_[i];
      w[i] -= rate * warm * mean_[i] / (std::sqrt(square_[i]) + 1e-6f);
      slope_[i] = 0;
    }
  };
  for (const int row : touched_) {
    update(row * Value::WIDTH, (row + 1) * Value::WIDTH);
    is_touched_[row] = 0;
  }
  touched_.clear();
  update(Value::ROWS * Value::WIDTH, Value::SIZE);
}

void Fitting::measure_spread(const std::vector<NetworkSample>& samples) {
  const std::lock_guard lock(mutex_);
  constexpr int NEAR = 4;  // neighbouring numbers of tiles are much alike
  std::array<double, MAX_UNSEEN + 1> squares{}, counts{};
  for (const NetworkSample& sample : samples) {
    Pass pass;
    forward(value_.weights_.data(), sample.rows.data(), static_cast<int>(sample.rows.size()), sample.dense.data(),
            sample.stage, pass);
    squares[sample.unseen] += (pass.answer - sample.target) * (pass.answer - sample.target);
    ++counts[sample.unseen];
  }
  for (int tiles = 0; tiles <= MAX_UNSEEN; ++tiles) {
    double sum = 25, count = 1;
    for (int i = std::max(0, tiles - NEAR); i <= std::min(MAX_UNSEEN, tiles + NEAR); ++i) {
      sum += squares[i];
      count += counts[i];
    }
    value_.spread_[static_cast<std::size_t>(tiles)] = static_cast<float>(std::sqrt(sum / count));
  }
}

double Fitting::pass(const std::vector<NetworkSample>& samples, std::uint64_t seed, float rate) {
  const std::lock_guard lock(mutex_);
  constexpr std::size_t BATCH = 256;
  std::vector<std::uint32_t> order(samples.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<std::uint32_t>(i);
  Random random(seed);
  for (std::size_t i = order.size(); i > 1; --i)
    std::swap(order[i - 1], order[static_cast<std::size_t>(random.below(static_cast<int>(i)))]);
  double squares = 0;
  for (std::size_t start = 0; start < order.size(); start += BATCH) {
    const std::size_t end = std::min(start + BATCH, order.size());
    for (std::size_t i = start; i < end; ++i) {
      const float error = learn(samples[order[i]]);
      squares += static_cast<double>(error) * error;
    }
    step(rate);
  }
  return samples.empty() ? 0 : squares / static_cast<double>(samples.size());
}

}  // namespace sixfold::qwirkle
