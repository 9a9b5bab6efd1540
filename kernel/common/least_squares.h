// Solving the normal equations of a least-squares fit.
#pragma once

#include <cmath>
#include <vector>

namespace sixfold {

// Solves symmetric, positive definite equations by Cholesky's method: the rows become the factor, the right side the
// solution.
inline void solve_normal_equations(std::vector<std::vector<double>>& rows, std::vector<double>& right) {
  const std::size_t size = right.size();
  for (std::size_t i = 0; i < size; ++i)
    for (std::size_t j = 0; j <= i; ++j) {
      double sum = rows[i][j];
      for (std::size_t k = 0; k < j; ++k) sum -= rows[i][k] * rows[j][k];
      rows[i][j] = i == j ? std::sqrt(sum) : sum / rows[j][j];
    }
  for (std::size_t i = 0; i < size; ++i) {
    for (std::size_t k = 0; k < i; ++k) right[i] -= rows[i][k] * right[k];
    right[i] /= rows[i][i];
  }
  for (std::size_t i = size; i-- > 0;) {
    for (std::size_t k = i + 1; k < size; ++k) right[i] -= rows[k][i] * right[k];
    right[i] /= rows[i][i];
  }
}

}  // namespace sixfold
