// What the players and the analysis of all games have learned, as far as it was read.
#pragma once

#include <map>
#include <memory>

#include "cards/training.h"
#include "cubes/policy.h"
#include "qwirkle/value.h"

namespace sixfold::analysis {

class Weights {
 public:
  // `first` and `second`: the numbers of a network and its spreads; those of Cubes; of Cards `whole` and `later`.
  // Throws BadInput for numbers of another form.
  void read(GameKind game, int seats, NewRows rule, const std::vector<float>& first, const std::vector<float>& second);

  // Throw BadInput for weights that were not read.
  const qwirkle::Value& of_qwirkle(int seats) const;
  const cubes::Weights& of_cubes(int seats) const;
  const cards::Learned& of_cards(int seats, NewRows rule) const;

 private:
  // By seats; those of Cards also by whether new rows keep three.
  std::map<int, std::unique_ptr<qwirkle::Value>> qwirkle_;
  std::map<int, cubes::Weights> cubes_;
  std::map<std::pair<int, bool>, cards::Learned> cards_;
};

}  // namespace sixfold::analysis
