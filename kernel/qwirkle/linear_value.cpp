// Least squares for the linear equity, by the normal equations.
#include <cmath>

#include "qwirkle/value.h"

namespace sixfold::qwirkle {

namespace {

constexpr int CLASSES = 20, DENSE = 12, FEATURES = CLASSES + DENSE;
constexpr float MIDDLE[] = {0, 0.05f, 0.15f, 0.26f, 0.39f, 0.54f, 0.71f, 0.9f};  // of the classes of chances

struct CellRow {
  int length, chance;
  explicit CellRow(int row) : length(row / (8 * 12) - 1), chance(row / 12 % 8) {}
};

using Vector = std::array<double, FEATURES>;

Vector features_of(const NetworkSample& sample) {
  Vector found{};
  for (const int row : sample.rows)
    if (row < Value::CELL_ROWS) found[static_cast<std::size_t>(CellRow(row).length)] += MIDDLE[CellRow(row).chance];
  for (int i = 0; i < DENSE; ++i) found[static_cast<std::size_t>(CLASSES + i)] = sample.dense[i];
  return found;
}

// Gauss with pivots; the small ridge makes every system solvable.
Vector solved(std::array<Vector, FEATURES>& rows, Vector& right) {
  for (std::size_t i = 0; i < FEATURES; ++i) {
    rows[i][i] += 1e-3;
    std::size_t pivot = i;
    for (std::size_t j = i + 1; j < FEATURES; ++j)
      if (std::abs(rows[j][i]) > std::abs(rows[pivot][i])) pivot = j;
    std::swap(rows[i], rows[pivot]);
    std::swap(right[i], right[pivot]);
    for (std::size_t j = i + 1; j < FEATURES; ++j) {
      const double factor = rows[j][i] / rows[i][i];
      for (std::size_t k = i; k < FEATURES; ++k) rows[j][k] -= factor * rows[i][k];
      right[j] -= factor * right[i];
    }
  }
  Vector found{};
  for (std::size_t i = FEATURES; i-- > 0;) {
    double sum = right[i];
    for (std::size_t k = i + 1; k < FEATURES; ++k) sum -= rows[i][k] * found[k];
    found[i] = sum / rows[i][i];
  }
  return found;
}

}  // namespace

Value linear_fit(const std::vector<NetworkSample>& samples) {
  std::array<Vector, FEATURES> rows{};
  Vector right{};
  for (const NetworkSample& sample : samples) {
    const Vector found = features_of(sample);
    for (std::size_t i = 0; i < FEATURES; ++i) {
      for (std::size_t j = 0; j < FEATURES; ++j) rows[i][j] += found[i] * found[j];
      right[i] += found[i] * static_cast<double>(sample.target);
    }
  }
  const Vector fitted = solved(rows, right);
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
