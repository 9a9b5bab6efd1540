// Least squares for the linear equity, by the normal equations.
#include "common/least_squares.h"
#include "qwirkle/value.h"

namespace sixfold::qwirkle {

namespace {

constexpr int CLASSES = 20, DENSE = 12, FEATURES = CLASSES + DENSE;
constexpr float MIDDLE[] = {0, 0.05f, 0.15f, 0.26f, 0.39f, 0.54f, 0.71f, 0.9f};  // of the classes of chances

struct CellRow {
  int length, chance;
  explicit CellRow(int row) : length(row / (8 * 12) - 1), chance(row / 12 % 8) {}
};

std::array<double, FEATURES> features_of(const NetworkSample& sample) {
  std::array<double, FEATURES> found{};
  for (const int row : sample.rows)
    if (row < Value::CELL_ROWS) found[static_cast<std::size_t>(CellRow(row).length)] += MIDDLE[CellRow(row).chance];
  for (int i = 0; i < DENSE; ++i) found[static_cast<std::size_t>(CLASSES + i)] = sample.dense[i];
  return found;
}

}  // namespace

Value linear_fit(const std::vector<NetworkSample>& samples) {
  std::vector<std::vector<double>> rows(FEATURES, std::vector<double>(FEATURES));
  std::vector<double> fitted(FEATURES);
  for (std::size_t i = 0; i < FEATURES; ++i) rows[i][i] = 1e-3;  // a small ridge makes every system solvable
  for (const NetworkSample& sample : samples) {
    const auto found = features_of(sample);
    for (std::size_t i = 0; i < FEATURES; ++i) {
      for (std::size_t j = 0; j < FEATURES; ++j) rows[i][j] += found[i] * found[j];
      fitted[i] += found[i] * static_cast<double>(sample.target);
    }
  }
  solve_normal_equations(rows, fitted);
  std::vector<float> weights(Value::SIZE, 0);
  for (int row = 8 * 12; row < Value::CELL_ROWS; ++row)
    weights[static_cast<std::size_t>(row * Value::WIDTH)] =
        static_cast<float>(fitted[static_cast<std::size_t>(CellRow(row).length)]) * MIDDLE[CellRow(row).chance];
  for (int i = 0; i < DENSE; ++i)
    weights[static_cast<std::size_t>((Value::ROWS + i) * Value::WIDTH)] =
        static_cast<float>(fitted[static_cast<std::size_t>(CLASSES + i)]);
  for (int stage = 0; stage < Value::STAGES; ++stage) weights[static_cast<std::size_t>(Value::sum_weights(stage))] = 1;
  return Value(std::move(weights), std::vector<float>(109, 20));
}

}  // namespace sixfold::qwirkle
