// Thinking about a turn: every move that matters is laid, the table it leaves weighed for everybody, and taken back.
#include "cubes/policy.h"

#include <algorithm>
#include <cmath>

#include "common/sort.h"
#include "cubes/simulation.h"

namespace sixfold::cubes {
namespace {

// Net values are stored as positive whole numbers, and finely enough: no value is sure to a tenth of a point.
constexpr int UNIT = 32;
constexpr float LIFT = 120;

std::uint16_t stored(float net) {
  return static_cast<std::uint16_t>(std::clamp<long>(std::lround((net + LIFT) * UNIT), 1, Potential::MAX_VALUE));
}

struct Move {
  Laid laid;
  float points;  // as the player sees them
  float value;
};

bool by_points(const Move& a, const Move& b) { return a.points > b.points; }
bool by_value(const Move& a, const Move& b) { return a.value > b.value; }

// Points of the line along the move, or of the longer line of a single cube.
int points_along(const Board& board, const Laid& laid) {
  const auto& first = board[laid.cells[0]].length;
  if (laid.count == 1) return std::max(POINTS_JOINED[first[0]], POINTS_JOINED[first[1]]);
  const int across = laid.cells[0] / Board::SIDE == laid.cells[1] / Board::SIDE ? 1 : 0;
  int points = laid.score;
  for (int i = 0; i < laid.count; ++i) points -= POINTS_JOINED[board[laid.cells[i]].length[across]];
  return points;
}

class Policy {
 public:
  Policy(Game& game, const Style& style, Random& random, Budget& budget)
      : game_(game), style_(style), random_(random), budget_(budget), empty_bag_(game.bag_count() == 0) {
    if (style.looks_ahead) refills_ = some_refills(game, style.refills, random);
  }

  Decision decide() {
    Decision decision;
    const bool fits = game_.fits();
    if (!fits && game_.must_pass()) return decision;
    if (!game_.rerolled && !game_.dead() && style_.rolling != Rolling::NEVER) {
      decision.choice = rolled(decision);
      if (decision.choice) decision.kind = Decision::REROLL;
      if (decision.choice) return decision;
    }
    if (!fits) {
      decision.kind = Decision::ROLL;
      return decision;
    }
    decision.kind = Decision::PLACE;
    place(decision);
    return decision;
  }

  // Placements, re-rolls and what the rules force, each with its value.
  std::vector<Decision> weigh() {
    const bool fits = game_.fits();
    if (!fits && game_.must_pass()) return {weighed_as(Decision::PASS, {}, 0, kept())};
    std::vector<Decision> found;
    const int all = (1 << game_.hand().count) - 1;
    const bool free = !game_.rerolled && !game_.dead();
    if (free || !fits) {
      const Expectation rolls = expect(net(), game_.hand());
      for (int choice = 1; free && choice <= all; ++choice)
        found.push_back(weighed_as(Decision::REROLL, {}, choice, rolls.value[choice] / UNIT - LIFT));
      if (!fits) found.push_back(weighed_as(Decision::ROLL, {}, all, rolls.value[all] / UNIT - LIFT));
    }
    if (!fits) return found;
    for (const Move& move : moves(game_.hand().mask()))
      found.push_back(weighed_as(Decision::PLACE, move.laid, 0, move.points + after(move.laid, leave_of(move.laid))));
    return found;
  }

 private:
  // What the current table is worth to a player who can do nothing.
  float kept() { return sixfold::cubes::weighed(style_.weights, game_, game_.hand(), 0, refills_); }

  // The margin at the end, if this much is to come.
  Estimate certain(float value) const {
    const double margin = static_cast<double>(value) + game_.lead(game_.mover);
    return {true, margin, margin, margin};
  }

  Decision weighed_as(Decision::Kind kind, const Laid& laid, int choice, float value) const {
    return {kind, laid, choice, certain(value)};
  }

  // The moves that the player sees, of `least` cubes and more.
  std::vector<Move> moves(Mask kinds, int least = 1) const {
    std::vector<Move> found;
    const auto add = [&](const Laid& laid) {
      if (laid.count < least || (laid.count > style_.max_laid && !game_.opening())) return;
      found.push_back({laid, noticed(laid) + static_cast<float>(ends(laid) ? LAST_PIECE_BONUS : 0), 0});
    };
    if (game_.opening())
      for (const Laid& laid : openings(kinds, 2)) add(laid);
    else
      game_.board.moves(kinds, add);
    return found;
  }

  // The points of a move as the player counts them.
  float noticed(const Laid& laid) const {
    if (game_.opening() || style_.crossing == 100) return laid.score;
    const int along = points_along(game_.board, laid);
    return static_cast<float>(along) + 0.01F * static_cast<float>(style_.crossing * (laid.score - along));
  }

  bool ends(const Laid& laid) const { return empty_bag_ && laid.count == game_.hand().count; }

  // What the table after a move is worth, the move's own points aside.
  float after(const Laid& laid, const Hand& leave) {
    if (ends(laid)) return 0;
    game_.board.place(laid);
    const float value = weighed(style_.weights, game_, leave, laid.count, refills_);
    game_.board.undo(laid);
    budget_.spend();
    return value;
  }

  Hand leave_of(const Laid& laid) const {
    Hand leave = game_.hand();
    for (int i = 0; i < laid.count; ++i)
      if (!leave.remove(static_cast<int>(laid.kinds[i]))) remove_color(leave, color_of(laid.kinds[i]));
    return leave;
  }

  // For a cube that is yet to be rolled any of its colour will do.
  static void remove_color(Hand& hand, int color) {
    for (int i = 0; i < hand.count; ++i)
      if (color_of(hand.kinds[i]) == color) {
        hand.remove(static_cast<int>(hand.kinds[i]));
        return;
      }
  }

  int rolled(Decision& decision) {
    const Hand& hand = game_.hand();
    if (style_.rolling == Rolling::UNUSED) return unused();
    if (style_.rolling == Rolling::NET) {
      const Expectation found = expect(net(), hand);
      decision.estimate = certain(found.most() / UNIT - LIFT);
      return found.best;
    }
    return expect(potential_of(game_.board, 1, empty_bag_ ? hand.count : 0), hand).best;
  }

  // The cubes that the best move for now would leave in the hand; all of them where nothing fits.
  int unused() {
    Hand rest = game_.hand();
    std::vector<Move> found = moves(rest.mask());
    int choice = (1 << rest.count) - 1;
    if (found.empty()) return choice;
    Mask laid = best_by_points(found).laid.mask();
    for (int i = 0; i < rest.count; ++i)
      if (laid >> rest.kinds[i] & 1) {
        laid &= ~bit(rest.kinds[i]);
        choice &= ~(1 << i);
      }
    return choice;
  }

  const Move& best_by_points(const std::vector<Move>& found) {
    const Move* best = &found[0];
    int equal = 0;
    for (const Move& move : found) {
      if (move.points > best->points) best = &move, equal = 0;
      if (move.points == best->points && random_.below(++equal) == 0) best = &move;
    }
    return *best;
  }

  struct Job {
    Laid laid;
    float points;
    int family, set;
  };

  // The tables of worth with net values: of each set that may be rolled the moves that score most are looked at; the
  // sets that score least take part with what the others leave on average.
  Potential net() {
    std::vector<Job> jobs = sets();
    sort_stably(jobs.begin(), jobs.end(), [](const Job& a, const Job& b) { return a.points > b.points; });
    Potential worth;
    double sum = 0;
    int looked = 0;
    for (const Job& job : jobs) {
      const bool look = looked < style_.rolls && !budget_.spent();
      const float rest = look ? after(job.laid, leave_of(job.laid)) : static_cast<float>(sum / std::max(1, looked));
      if (look) sum += rest, ++looked;
      note(worth, job, stored(job.points + rest));
    }
    spread(worth);
    return worth;
  }

  static void note(Potential& worth, const Job& job, std::uint16_t value) {
    auto& best = worth.best[job.family][job.set];
    best = std::max(best, value);
    if (job.laid.count > 1) return;
    const int kind = job.laid.kinds[0];
    auto& twin = worth.best[6 + shape_of(kind)][1 << color_of(kind)];
    twin = std::max(twin, value);
  }

  // For every set that the hand could show: the moves with exactly that set that score most.
  std::vector<Job> sets() const {
    const Hand& hand = game_.hand();
    std::array<int, 6> held{};
    for (int i = 0; i < hand.count; ++i) ++held[color_of(hand.kinds[i])];
    std::vector<Job> jobs;
    for (int family = 0; family < FAMILIES; ++family)
      for (int set = 1; set < Potential::SETS; ++set) {
        const int size = std::popcount(static_cast<unsigned>(set));
        if (family < 6 ? size > held[family] : size == 1 || (set & ~colors_of(hand))) continue;
        std::vector<Move> found = moves(kinds_of(family, set), size);
        const std::size_t top = std::min<std::size_t>(found.size(), static_cast<std::size_t>(style_.each));
        for (std::size_t i = 0; i < top; ++i) {
          const auto next = found.begin() + static_cast<std::ptrdiff_t>(i);
          std::iter_swap(next, std::min_element(next, found.end(), by_points));  // the first of equals everywhere
          jobs.push_back({next->laid, next->points, family, set});
        }
      }
    return jobs;
  }

  void place(Decision& decision) {
    std::vector<Move> found = moves(game_.hand().mask());
    if (!style_.looks_ahead) {
      decision.laid = best_by_points(found).laid;
      return;
    }
    sort_stably(found.begin(), found.end(), by_points);
    if (found.size() > static_cast<std::size_t>(style_.width)) found.resize(static_cast<std::size_t>(style_.width));
    std::size_t looked = 0;
    for (Move& move : found) {
      move.value = move.points + after(move.laid, leave_of(move.laid));
      ++looked;
      if (budget_.spent()) break;
    }
    found.resize(looked);
    sort_stably(found.begin(), found.end(), by_value);
    Verdict verdict{0, certain(found[0].value)};
    if (searches(game_, style_) && !budget_.spent()) {
      std::vector<Candidate> candidates;
      for (const Move& move : found) candidates.push_back({move.laid, move.value});
      verdict = search(game_, style_, candidates, random_, budget_);
    }
    decision.laid = found[verdict.best].laid;
    decision.estimate = verdict.estimate;
  }

  Game& game_;
  const Style& style_;
  Random& random_;
  Budget& budget_;
  bool empty_bag_;
  Refills refills_;
};

}  // namespace

int Weights::stage(int bag) {
  constexpr int LEAST[STAGES - 1] = {1, 7, 19, 37};
  int stage = 0;
  while (stage < STAGES - 1 && bag >= LEAST[stage]) ++stage;
  return stage;
}

void check(const Style& style) {
  const auto within = [](int number, int least, int most) {
    require(least <= number && number <= most, "no such style");
  };
  within(style.max_laid, 1, 6);
  within(style.crossing, 0, 100);
  within(style.width, 1, 10'000);
  within(style.rolls, 0, 10'000);
  within(style.each, 1, 1000);
  within(style.refills, 1, 1000);
  within(style.simulations, 0, 1'000'000);
  within(style.endgame, 0, 90);
}

Refills some_refills(const Game& game, int count, Random& random) {
  Refills all(static_cast<std::size_t>(count));
  const int most = std::min(game.bag_count(), Hand::SIZE);
  for (auto& refill : all) {
    Bag bag = game.bag;
    for (int i = 0; i < most; ++i) {
      const int color = draw(bag, random);  // before the roll: compilers may choose the order within an expression
      refill[i] = static_cast<std::uint8_t>(6 * color + random.below(6));
    }
  }
  return all;
}

Weights::Row features(const Game& game, const Hand& leave, int used, const Refills& refills) {
  Weights::Row row{};
  const int bag = game.bag_count(), drawn = std::min(bag, used);
  const Potential open = potential_of(game.board, 1);
  const auto most = [&](const Hand& hand) {
    return bag > used ? expect(open, hand).most() : expect(potential_of(game.board, 1, hand.count), hand).most();
  };
  row[0] = 1;
  for (int i = 1; i < game.seats; ++i) row[i] = most(game.hands[(game.mover + i) % game.seats]);
  float own = 0;
  for (const auto& refill : refills) {
    Hand hand = leave;
    for (int i = 0; i < drawn; ++i) hand.add(refill[i]);
    own += most(hand);
  }
  row[MAX_SEATS] = own / static_cast<float>(refills.size());
  row[MAX_SEATS + 1] = static_cast<float>(used);
  return row;
}

float weighed(const Weights& weights, const Game& game, const Hand& leave, int used, const Refills& refills) {
  const Weights::Row row = features(game, leave, used, refills);
  const Weights::Row& by = weights.rows[Weights::stage(game.bag_count() - used)];
  float sum = 0;
  for (int i = 0; i < Weights::FEATURES; ++i) sum += by[i] * row[i];
  return sum;
}

std::vector<Decision> weigh(Game& game, const Style& style, Random& random, Budget& budget) {
  require(style.looks_ahead, "a style that does not look ahead weighs nothing");
  return Policy(game, style, random, budget).weigh();
}

Decision decide(Game& game, const Style& style, Random& random, Budget& budget) {
  return Policy(game, style, random, budget).decide();
}

}  // namespace sixfold::cubes
