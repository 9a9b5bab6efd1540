// Keeps weights by game and seats.
#include "analysis/weights.h"

#include "cards/api.h"
#include "cubes/api.h"

namespace sixfold::analysis {
namespace {

template <class Map, class Key>
const auto& weights_of(const Map& all, const Key& key) {
  const auto found = all.find(key);
  require(found != all.end(), "weights that were not read");
  return found->second;
}

}  // namespace

void Weights::read(GameKind game, int seats, NewRows rule, const std::vector<float>& first,
                   const std::vector<float>& second) {
  require(2 <= seats && seats <= MAX_SEATS, "two to four seats");
  switch (game) {
    case GameKind::qwirkle: qwirkle_[seats] = std::make_unique<qwirkle::Value>(first, second); break;
    case GameKind::cubes: {
      cubes::Style tested;
      cubes::set_weights(tested, first);
      cubes_[seats] = tested.weights;
      break;
    }
    case GameKind::cards: cards_[{seats, rule == NewRows::keep_three}] = cards::read_learned(first, second); break;
  }
}

const qwirkle::Value& Weights::of_qwirkle(int seats) const { return *weights_of(qwirkle_, seats); }

const cubes::Weights& Weights::of_cubes(int seats) const { return weights_of(cubes_, seats); }

const cards::Learned& Weights::of_cards(int seats, NewRows rule) const {
  return weights_of(cards_, std::pair{seats, rule == NewRows::keep_three});
}

}  // namespace sixfold::analysis
