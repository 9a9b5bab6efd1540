// Common random numbers and successive halving over a few candidate moves.
#include "cubes/simulation.h"

#include <algorithm>
#include <cmath>

#include "common/logistic.h"

namespace sixfold::cubes {
namespace {

constexpr int MAX_TURNS = 200;

struct Simulated {
  double utility, margin;
};

struct Outcome {
  std::size_t candidate = 0;
  double utility = 0;
  Tally margin;

  void add(const Simulated& sample) {
    utility += sample.utility;
    margin.add(sample.margin);
  }
};

class Search {
 public:
  Search(Game& game, const Style& style, const std::vector<Candidate>& candidates, Random& random, Budget& budget)
      : game_(game),
        before_(game),
        style_(style),
        candidates_(candidates),
        seed_(random.next()),
        budget_(budget),
        whole_(game.bag_count() < style.endgame),
        trust_(whole_ ? style.endgame_trust : style.trust),
        replies_(candidates.size()) {}

  Verdict run() {
    std::vector<Outcome> alive(std::min(static_cast<std::size_t>(style_.candidates), candidates_.size()));
    for (std::size_t i = 0; i < alive.size(); ++i) alive[i].candidate = i;
    const int stages = std::max(1, static_cast<int>(std::bit_width(alive.size())) - 1);
    for (int stage = 0; stage < stages && !budget_.spent(); ++stage) {
      const int each = std::max(1, style_.simulations / stages / static_cast<int>(alive.size()));
      try_all(alive, each);
      const auto better = [&](const Outcome& a, const Outcome& b) { return mean(a) > mean(b); };
      alive.resize(halve(std::span(alive), better, [&](const Outcome&) { return stage + 1 == stages; }));
    }
    return verdict(alive[0]);
  }

 private:
  double mean(const Outcome& outcome) const {
    const double before = trust_ * expected(candidates_[outcome.candidate].value);
    return (outcome.utility + before) / (outcome.margin.count + trust_);
  }

  // The utility that a margin from now on promises.
  double expected(double margin) const {
    if (!whole_) return margin;
    const double end = lead() + margin;
    return logistic(end / style_.spread) + style_.margin_share * end;
  }

  // Round by round, so that whenever the budget ends all have had the same dice.
  void try_all(std::vector<Outcome>& alive, int each) {
    const int begun = alive[0].margin.count;
    for (int number = begun; number < begun + each; ++number) {
      std::vector<Simulated> samples;
      for (const Outcome& outcome : alive) {
        const Candidate& candidate = candidates_[outcome.candidate];
        samples.push_back(whole_ ? game_out(candidate, number) : reply(candidate, number));
        ++simulations_;
        if (budget_.spent() && samples.size() < alive.size()) return;
      }
      for (std::size_t i = 0; i < alive.size(); ++i) alive[i].add(samples[i]);
      if (budget_.spent()) return;
    }
  }

  Verdict verdict(const Outcome& outcome) const {
    const Tally& margin = outcome.margin;
    const double more = margin.count ? margin.mean() : static_cast<double>(candidates_[outcome.candidate].value);
    const double reach = margin.count > 1 ? 1.96 * std::sqrt(margin.variance() / margin.count) : 0;
    return {outcome.candidate, {true, more + lead(), more - reach + lead(), more + reach + lead(), simulations_}};
  }

  Random dice(int number) const { return Random(seed_ + static_cast<std::uint64_t>(number)); }

  double lead() const { return game_.lead(before_.mover); }

  void restore() {
    while (game_.board.size() > size_) game_.board.undo();
    static_cast<GameState&>(game_) = before_;
  }

  Simulated game_out(const Candidate& candidate, int number) {
    Random random = dice(number);
    const double begun = lead();
    const Style plain;
    game_.place(candidate.laid, random);
    for (int turn = 0; turn < MAX_TURNS && !game_.over; ++turn) {
      take(game_, decide(game_, plain, random, budget_), random);
      budget_.spend();
    }
    const double share = share_of_victory(game_.all_scores(), before_.mover), end = lead();
    restore();
    return {share + style_.margin_share * end, end - begun};
  }

  // The other player's turn: what it brings him is known exactly, what it leaves is sampled.
  Simulated reply(const Candidate& candidate, int number) {
    Random random = dice(number);
    const int points = candidate.laid.score;
    game_.place(candidate.laid, random);
    budget_.spend();
    if (game_.over) return done(points + LAST_PIECE_BONUS);
    const int last = game_.bag_count() ? 0 : game_.hand().count;
    Expectation& found = replies_[static_cast<std::size_t>(&candidate - candidates_.data())];
    if (!found.choices) found = expect(potential_of(game_.board, 1, last), game_.hand());
    game_.reroll(found.best, random);
    for (int i = 0; i < MAX_TURNS && !game_.fits() && !game_.must_pass(); ++i) game_.roll(random);
    Laid best{};
    if (game_.fits())
      game_.board.moves(game_.hand().mask(), [&](const Laid& laid) {
        if (laid.score > best.score) best = laid;
      });
    if (!best.count || (last && best.count == last)) return done(points - static_cast<double>(found.most()));
    Hand leave = game_.hand();
    leave.remove(best.mask());
    const Refills refills = some_refills(game_, 1, random);
    game_.board.place(best);
    const double then = weighed(style_.weights, game_, leave, best.count, refills);
    return done(points - static_cast<double>(found.most()) - then);
  }

  Simulated done(double margin) {
    restore();
    return {margin, margin};
  }

  Game& game_;
  const GameState before_;
  const int size_ = game_.board.size();
  const Style& style_;
  const std::vector<Candidate>& candidates_;
  const std::uint64_t seed_;
  Budget& budget_;
  const bool whole_;
  const double trust_;
  std::vector<Expectation> replies_;  // what the next player may expect after each candidate, once it was asked
  std::uint64_t simulations_ = 0;
};

}  // namespace

bool searches(const Game& game, const Style& style) {
  return style.simulations > 0 && (game.bag_count() < style.endgame || game.seats == 2);
}

Verdict search(Game& game, const Style& style, const std::vector<Candidate>& candidates, Random& random,
               Budget& budget) {
  return Search(game, style, candidates, random, budget).run();
}

void take(Game& game, const Decision& decision, Random& dice) {
  switch (decision.kind) {
    case Decision::PLACE: game.place(decision.laid, dice); break;
    case Decision::REROLL: game.reroll(decision.choice, dice); break;
    case Decision::ROLL: game.roll(dice); break;
    case Decision::PASS: game.pass(); break;
  }
}

}  // namespace sixfold::cubes
