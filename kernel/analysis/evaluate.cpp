// Simulations of the best actions, and exact search once nothing is hidden.
#include "analysis/evaluate.h"

#include <algorithm>
#include <cmath>

#include "cards/api.h"
#include "common/logistic.h"
#include "common/scores.h"
#include "common/sort.h"
#include "cubes/api.h"
#include "qwirkle/api.h"
#include "qwirkle/endgame_api.h"

namespace sixfold::analysis {
namespace {

using referee::Position;

constexpr double MIN_NODES = 1000;  // to search an endgame with, however little effort is wanted
constexpr double MIN_SIMULATIONS = 40, MIN_HANDS = 4;
constexpr double MAX_EFFORT = 1e6;

// By seats, of Cubes and Cards the variance of the result: a constant, and so much for each piece yet to be drawn.
// `python -m sixfold.bench.reviews 240 spread` measures both.
struct Variance {
  double constant, per_piece;
};
constexpr Variance CUBES_VARIANCE[] = {{132, 8.3}, {87, 3.5}, {54, 3.0}};
constexpr Variance CARDS_VARIANCE[] = {{0.96, 0.10}, {0.88, 0.046}, {0.49, 0.047}};

// The learned values of Cubes look two rounds ahead, after which the others are to move: what that is worth to them,
// by seats. The same command measures it.
constexpr double TEMPO[] = {5.0, 4.0, 3.5};

// The means of the sixths of a normal distribution: the luck of one player against several.
constexpr double LUCK[] = {-1.5, -0.68, -0.21, 0.21, 0.68, 1.5};

double normal(double x) { return logistic(1.702 * x); }

std::size_t by_seats(const Position& at) { return static_cast<std::size_t>(at.seats() - 2); }

template <class Number>
Number scaled(Number most, double effort, double least) {
  return static_cast<Number>(std::max(least, static_cast<double>(most) * effort));
}

bool is_among(const std::vector<Action>& actions, const Action& action) {
  return std::find(actions.begin(), actions.end(), action) != actions.end();
}

int points_of(const Position& at, const Action& action) {
  const referee::Verdict verdict = referee::check(at, action);
  require(verdict.legal(), "an action that is not allowed");
  return verdict.points;
}

double chance_of(const Position& at, double margin, const Weights& weights) {
  return chance_with(at.scores, at.mover, margin - ahead(at), spread_of(at, weights));
}

Numbers kinds_laid(const Action& action) {
  Numbers kinds;
  for (std::size_t i = 2; i < action.pieces.size(); i += 3) kinds.push_back(action.pieces[i]);
  sort_stably(kinds.begin(), kinds.end());
  return kinds;
}

bool lays_all(const Position& at, const Action& action) {
  return action.kind == ActionKind::place && !at.supply_count() && action.pieces.size() == 3 * at.hand().size();
}

// An action that was asked about, and how the kernel lists it: of openings it lists each set in one order only.
struct Asked {
  Action listed, action;
};

template <class Actions>
std::vector<Asked> find_listed(const Position& at, const std::vector<Action>& also, const Actions& openings) {
  std::vector<Asked> found;
  for (const Action& action : also) {
    if (!at.opening || action.kind != ActionKind::place) {
      found.push_back({action, action});
      continue;
    }
    const Numbers laid = kinds_laid(action);
    const auto equal = std::find_if(openings.begin(), openings.end(), [&](const Action& each) {
      return each.kind == ActionKind::place && kinds_laid(each) == laid;
    });
    require(equal != openings.end(), "no opening of this hand");
    found.push_back({*equal, action});
  }
  return found;
}

Action as_asked(const std::vector<Asked>& asked, const Action& listed) {
  for (const Asked& each : asked)
    if (each.listed == listed) return each.action;
  return listed;
}

// Qwirkle.

Action placement_or_pass(const Numbers& tiles) {
  Action action{tiles.empty() ? ActionKind::pass : ActionKind::place, tiles, {}, {}};
  referee::put_in_order(action);
  return action;
}

// The best action alone takes far fewer nodes than the values of all. Nothing if the search did not finish.
std::vector<Evaluated> solve(const Position& at, const Question& question) {
  const auto nodes = scaled<std::uint64_t>(
      static_cast<std::uint64_t>(find_level(qwirkle_levels(), "review").endgame_nodes), question.effort, MIN_NODES);
  const Numbers& other = at.hands[static_cast<std::size_t>(1 - at.mover)];
  std::vector<qwirkle::FlatRootMove> found;
  if (question.most == 1 && question.also.empty()) {
    const auto [tiles, margin, low, high, exact, used, line] =
        qwirkle::flat_endgame(at.table.front(), at.hand(), other, nodes, 0, question.stop);
    found.emplace_back(tiles, margin, exact);
  } else {
    found = qwirkle::flat_endgame_all(at.table.front(), at.hand(), other, nodes, 0, question.stop);
  }
  std::vector<Evaluated> evaluated;
  const double lead = ahead(at);
  int rank = 0;
  for (const auto& [tiles, gained, exact] : found) {
    if (!exact) return {};
    const Action action = placement_or_pass(tiles);
    if (rank++ >= question.most && !is_among(question.also, action)) continue;
    const double margin = lead + gained;
    const double chance = margin > 0 ? 1 : margin < 0 ? 0 : 0.5;
    evaluated.push_back({action, points_of(at, action), margin, margin, margin, chance, true, 0});
  }
  return evaluated;
}

std::vector<Evaluated> evaluate_qwirkle(const Position& at, const Weights& weights, const Question& question) {
  if (at.seats() == 2 && !at.supply_count() && !at.opening)
    if (auto solved = solve(at, question); !solved.empty()) return solved;
  std::vector<Action> openings;
  if (at.opening)
    for (const auto& [tiles, points] : qwirkle::moves({}, at.hand())) openings.push_back(placement_or_pass(tiles));
  const std::vector<Asked> asked = find_listed(at, question.also, openings);
  QwirkleLevel level = find_level(qwirkle_levels(), "review");
  level.simulations = scaled(level.simulations, question.effort, MIN_SIMULATIONS);
  const KernelView view = referee::view_of_mover(at);
  const auto think = [&](const std::vector<Action>& also) {
    auto found = qwirkle::evaluate(view, level, weights.of_qwirkle(at.seats()), question.seed, question.most, also,
                                   question.stop);
    for (Evaluation& each : found) referee::put_in_order(each.action);
    return found;
  };
  std::vector<Action> also;
  for (const Asked& each : asked)
    if (!is_among(also, each.listed)) also.push_back(each.listed);
  std::vector<Evaluation> found = think(also);
  if (!found.front().simulations)
    found = think({found.front().action});  // a single choice, which nobody would simulate
  std::vector<Evaluated> evaluated;
  for (const Evaluation& each : found) {
    const Action& action = as_asked(asked, each.action);
    // Equal simulations prove nothing: with all tiles known, each of them is the same one.
    const bool exact = lays_all(at, action);
    const int points = points_of(at, action);
    evaluated.push_back({action, points, each.margin, each.low, each.high, each.chance, exact, each.simulations});
  }
  return evaluated;
}

// Cubes: re-rolls over all possible rolls, placements by what they leave to each player.

// What each of several samples of new cubes says of an action.
struct Sampled {
  Action action;
  std::vector<double> margins{};
  std::uint64_t last = 0;  // the sample that the last margin is from

  double mean() const {
    double sum = 0, lost = 0;  // what rounding took away, so that equal margins have equal means
    for (const double each : margins) {
      const double next = sum + each;
      lost += std::abs(sum) >= std::abs(each) ? (sum - next) + each : (each - next) + sum;
      sum = next;
    }
    return (sum + lost) / static_cast<double>(margins.size());
  }
  // Half of the 95 % interval of the mean.
  double error() const {
    const double middle = mean(), count = static_cast<double>(margins.size());
    double squares = 0;
    for (const double each : margins) squares += (each - middle) * (each - middle);
    const double student = margins.size() == 4 ? 3.18 : 2.36;  // how many standard errors
    return student * std::sqrt(squares / (count - 1)) / std::sqrt(count);
  }
};

std::vector<Sampled> sample_cubes(const Position& at, const cubes::Style& style, const Question& question) {
  const std::uint64_t samples = question.effort < 0.5 ? 4 : 8;
  const KernelView view = referee::view_of_mover(at);
  std::vector<Sampled> found;
  for (std::uint64_t sample = 0; sample < samples; ++sample) {
    std::size_t place = 0;  // mostly the same one in every sample
    for (Evaluation& each : cubes::evaluate(view, style, question.seed * samples + sample, question.stop)) {
      referee::put_in_order(each.action);
      const auto is_it = [&](const Sampled& known) { return known.action == each.action; };
      if (place >= found.size() || !is_it(found[place]))
        place = static_cast<std::size_t>(std::find_if(found.begin(), found.end(), is_it) - found.begin());
      if (place == found.size()) found.push_back({std::move(each.action)});
      Sampled& known = found[place++];
      // Equal cubes are interchangeable: which of them are rolled is one action.
      if (!known.margins.empty() && known.last == sample)
        known.margins.back() = each.margin;
      else
        known.margins.push_back(each.margin);
      known.last = sample;
    }
  }
  return found;
}

Evaluated evaluated_cubes(const Position& at, const Weights& weights, const Action& action, const Sampled& sampled,
                          int refills) {
  const int points = points_of(at, action);
  if (lays_all(at, action)) {
    Numbers scores = at.scores;
    scores[static_cast<std::size_t>(at.mover)] += points;
    const double margin = ahead(at) + points;
    return {action, points, margin, margin, margin, share_of_victory(scores, at.mover), true, 0};
  }
  const double margin = sampled.mean() - TEMPO[by_seats(at)], error = sampled.error();
  const auto simulations = static_cast<std::uint64_t>(refills) * sampled.margins.size();
  return {action, points, margin, margin - error, margin + error, chance_of(at, margin, weights), false, simulations};
}

std::vector<Evaluated> evaluate_cubes(const Position& at, const Weights& weights, const Question& question) {
  cubes::Style style{find_level(cubes_levels(), "review")};
  style.refills = static_cast<int>(std::max(1.0, std::nearbyint(style.refills * question.effort)));
  style.weights = weights.of_cubes(at.seats());
  std::vector<Sampled> sampled = sample_cubes(at, style, question);
  std::vector<Action> openings;
  if (at.opening)
    for (const Sampled& each : sampled) openings.push_back(each.action);
  const std::vector<Asked> asked = find_listed(at, question.also, openings);
  std::vector<std::pair<double, const Sampled*>> ranked;
  for (const Sampled& each : sampled) ranked.emplace_back(each.mean(), &each);
  sort_stably(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  std::vector<Evaluated> evaluated;
  int rank = 0;
  for (const auto& [mean, each] : ranked) {
    const auto is_it = [&, it = each](const Asked& one) { return one.listed == it->action; };
    if (rank++ < question.most || std::any_of(asked.begin(), asked.end(), is_it))
      evaluated.push_back(evaluated_cubes(at, weights, as_asked(asked, each->action), *each, style.refills));
  }
  return evaluated;
}

// Cards: learned values of tables, sampled hands of the next player, and exact endgames.

// What the value of a play depends on: the cards played and those on the table, not their arrangement.
std::pair<Numbers, Numbers> all_cards(const Action& play) {
  Numbers table;
  for (const Numbers& row : play.rows) table.insert(table.end(), row.begin(), row.end());
  sort_stably(table.begin(), table.end());
  return {play.pieces, std::move(table)};
}

std::vector<Evaluated> evaluate_cards(const Position& at, const Weights& weights, const Question& question) {
  CardsLevel level = find_level(cards_levels(), "review");
  level.hands = scaled(level.hands, question.effort, MIN_HANDS);
  std::vector<Action> asked;
  if (question.due) {
    asked.push_back({ActionKind::play, {}, at.table, {}});  // as if nothing was played
  } else {
    for (const Action& action : question.also) {
      const auto is_it = [&](const Action& one) { return all_cards(one) == all_cards(action); };
      if (action.kind == ActionKind::play && std::none_of(asked.begin(), asked.end(), is_it)) asked.push_back(action);
    }
  }
  constexpr std::uint64_t SEEDS = std::uint64_t{1} << 63;
  const bool exact = !at.supply_count() && !at.opening && (at.seats() == 2 || at.last_turns == 1);
  std::vector<Evaluated> evaluated;
  for (Evaluation& found :
       cards::evaluate(referee::view_of_mover(at), level, weights.of_cards(at.seats(), at.edition.new_rows),
                       question.seed % SEEDS, question.most, asked, question.stop)) {
    referee::put_in_order(found.action);
    std::vector<Action> equal;
    if (question.due)
      equal.push_back({*question.due, {}, {}, {}});
    else if (found.action.kind == ActionKind::play)
      std::copy_if(question.also.begin(), question.also.end(), std::back_inserter(equal), [&](const Action& one) {
        return one.kind == ActionKind::play && all_cards(one) == all_cards(found.action);
      });
    if (equal.empty() && found.action.kind == ActionKind::play) equal.push_back(std::move(found.action));
    const double chance = found.chance >= 0 ? found.chance : chance_of(at, found.margin, weights);
    for (const Action& action : equal) {
      // What the rules force scores nothing, and was found out before.
      const int points = question.due ? 0 : points_of(at, action);
      evaluated.push_back({action, points, found.margin, found.low, found.high, chance, exact,
                           exact ? 0 : found.simulations, found.reply});
    }
  }
  return evaluated;
}

}  // namespace

double ahead(const Position& at) { return lead(at.scores, at.mover); }

// Each of several others has its own luck, but a good result of this seat beats them all. So this is the mean, over the
// luck of this seat, of the chance to beat each.
double chance_with(const Numbers& scores, int seat, double future, double spread) {
  std::vector<double> leads;
  for (std::size_t other = 0; other < scores.size(); ++other)
    if (static_cast<int>(other) != seat)
      leads.push_back(scores[static_cast<std::size_t>(seat)] - scores[other] + future);
  if (leads.size() == 1) return normal(leads.front() / spread);
  const double each = spread / std::sqrt(1 + 1 / static_cast<double>(leads.size()));
  double total = 0;
  for (const double luck : LUCK) {
    double chance = 1;
    for (const double lead : leads) chance *= normal(lead / each + luck);
    total += chance;
  }
  return total / static_cast<double>(std::size(LUCK));
}

double spread_of(const Position& at, const Weights& weights) {
  if (at.edition.game == GameKind::qwirkle) {
    int unseen = at.supply_count();
    for (const Numbers& hand : at.hands) unseen += static_cast<int>(hand.size());
    return weights.of_qwirkle(at.seats()).spread(unseen - static_cast<int>(at.hand().size()));
  }
  const Variance* variances = at.edition.game == GameKind::cubes ? CUBES_VARIANCE : CARDS_VARIANCE;
  const auto [constant, per_piece] = variances[by_seats(at)];
  return std::sqrt(constant + per_piece * at.supply_count());
}

double review_effort(GameKind game) {
  switch (game) {
    case GameKind::qwirkle: return 8;
    case GameKind::cubes: return 1;
    case GameKind::cards: break;
  }
  return 2;
}

std::vector<Evaluated> evaluate(const Position& at, const Weights& weights, const Question& question) {
  require(0 < question.effort && question.effort <= MAX_EFFORT && 0 <= question.most, "no such effort");
  if (at.over) return {};
  switch (at.edition.game) {
    case GameKind::qwirkle: return evaluate_qwirkle(at, weights, question);
    case GameKind::cubes: return evaluate_cubes(at, weights, question);
    case GameKind::cards: break;
  }
  return evaluate_cards(at, weights, question);
}

}  // namespace sixfold::analysis
