// Reads requests, asks the games, and writes answers.
#include "bindings/c/calls.h"

#include "bindings/c/analyses.h"
#include "bindings/c/positions.h"
#include "cards/api.h"
#include "cubes/api.h"
#include "qwirkle/api.h"
#include "referee/legal.h"

namespace sixfold {
namespace {

// A search may take this long where no time is to decide: then it ends by its simulations alone.
constexpr double NO_LIMIT_MS = 24 * 3600 * 1000.0;

KernelView read_view(NumberReader& in) {
  KernelView view;
  view.table = in.lists();
  view.hands = in.lists();
  view.hand_sizes = in.list();
  view.scores = in.list();
  view.supply = in.one();
  view.bag = in.list();
  view.unseen = in.list();
  view.last_turns = in.one();
  view.opening = in.flag();
  view.rerolled = in.flag();
  view.new_rows = read_enum(in, NewRows::keep_three);
  return view;
}

void write_evaluation(NumberWriter& out, const Evaluation& found) {
  write_action(out, found.action);
  out.one(found.points);
  out.one(found.valued);
  for (const double each : {found.margin, found.low, found.high, found.chance, found.reply}) out.real(each);
  out.wide(found.simulations);
}

// A level with `ms` of CPU; less than 0: without any limit of time, so that every machine answers alike.
template <class Level>
Level timed(Level level, double& ms) {
  if (ms < 0) {
    level.max_ms = NO_LIMIT_MS;
    ms = 0;
  }
  return level;
}

void start(NumberReader& in, NumberWriter& out) {
  const referee::Edition edition = read_edition(in);
  std::vector<referee::Newcomer> seats;
  for (int left = in.one(); left > 0 && seats.size() <= MAX_SEATS; --left) {
    const int age = in.one();
    seats.push_back({age, in.flag()});
  }
  std::vector<std::vector<Numbers>> deals;
  write_position(out, referee::start(edition, seats, in.text(), deals));
  out.one(static_cast<int>(deals.size()));
  for (const auto& hands : deals) out.lists(hands);
}

referee::Verdict check(NumberReader& in) {
  const referee::Position at = read_position(in);
  return referee::check(at, read_action(in));
}

// The verdict; if the action is allowed, the position after it and what was drawn.
void play(NumberReader& in, NumberWriter& out) {
  referee::Position at = read_position(in);
  const Action action = read_action(in);
  const std::string seed = in.text();
  const referee::Verdict verdict = referee::check(at, action);
  write_verdict(out, verdict);
  if (!verdict.legal()) return;
  const Numbers drawn = referee::play(at, action, verdict, seed);
  write_position(out, at);
  out.list(drawn);
}

// What a seat sees of a position besides what all see: hands, each with whether it is seen; whether the player to move
// must pass; what the rules leave no choice about, or -1; and why the game ended.
void look(NumberReader& in, NumberWriter& out) {
  const referee::Position at = read_position(in);
  const int seat = in.one();
  for (const auto& hand : referee::visible_hands(at, seat)) {
    out.one(hand.has_value());
    out.list(hand.value_or(Numbers{}));
  }
  const auto due = referee::forced_action(at);
  const bool knows = seat == at.mover || at.edition.open_hands();
  out.one(knows && due == ActionKind::pass);
  out.one(knows && due ? static_cast<int>(*due) : -1);
  out.text(at.over ? referee::ending(at) : "");
}

void legal(NumberReader& in, NumberWriter& out) {
  const std::vector<referee::Option> options = referee::legal(read_position(in));
  out.one(static_cast<int>(options.size()));
  for (const referee::Option& option : options) {
    write_action(out, option.action);
    out.one(option.points);
    out.list(option.qwirkles);
  }
}

Thinking read_thinking(NumberReader& in) {
  const std::string level = in.text();
  const double ms = in.real();
  return {level, ms, in.wide()};
}

}  // namespace

Numbers Calls::answer(std::span<const int> request, std::shared_ptr<Stop> stop) {
  NumberReader in(request);
  NumberWriter out;
  switch (read_enum(in, Call::summary)) {
    case Call::weights: read_weights(in); break;
    case Call::choose: {
      const auto game = read_enum(in, GameKind::cards);
      const Thinking how = read_thinking(in);
      write_evaluation(out, choose(game, how, read_view(in)));
      break;
    }
    case Call::start: start(in, out); break;
    case Call::check: write_verdict(out, check(in)); break;
    case Call::play: play(in, out); break;
    case Call::look: look(in, out); break;
    case Call::legal: legal(in, out); break;
    case Call::bot: {
      const Thinking how = read_thinking(in);
      write_evaluation(out, bot(how, read_position(in)));
      break;
    }
    case Call::hint: answer_hint(in, out, weights_, std::move(stop)); break;
    case Call::evaluate: answer_evaluate(in, out, weights_, std::move(stop)); break;
    case Call::review: answer_review(in, out, weights_, stop); break;
    case Call::summary: answer_summary(in, out); break;
  }
  in.end();
  return out.take();
}

bool Calls::is_change(std::span<const int> request) {
  return !request.empty() && request.front() == static_cast<int>(Call::weights);
}

void Calls::read_weights(NumberReader& in) {
  const auto game = read_enum(in, GameKind::cards);
  const int seats = in.one();
  const NewRows rule = in.flag() ? NewRows::keep_three : NewRows::any;
  const std::vector<float> first = in.floats(), second = in.floats();
  weights_.read(game, seats, rule, first, second);
}

Evaluation Calls::bot(const Thinking& how, const referee::Position& at) const {
  require(!at.over, "the game is over");
  if (const auto due = referee::forced_action(at)) {
    Evaluation found;
    found.action.kind = *due;
    return found;
  }
  return choose(at.edition.game, how, referee::view_of_mover(at));
}

Evaluation Calls::choose(GameKind game, const Thinking& how, const KernelView& view) const {
  const auto& [name, limit, seed] = how;
  double ms = limit;
  const int seats = static_cast<int>(view.hand_sizes.size());
  switch (game) {
    case GameKind::qwirkle: {
      const auto level = timed(find_level(qwirkle_levels(), name), ms);
      return qwirkle::choose(view, level, weights_.of_qwirkle(seats), seed, ms, nullptr);
    }
    case GameKind::cubes: {
      cubes::Style style{timed(find_level(cubes_levels(), name), ms)};
      if (style.looks_ahead) style.weights = weights_.of_cubes(seats);
      return cubes::choose(view, style, seed, ms, nullptr);
    }
    case GameKind::cards: break;
  }
  const auto level = timed(find_level(cards_levels(), name), ms);
  return cards::choose(view, level, weights_.of_cards(seats, view.new_rows), seed, ms, nullptr);
}

}  // namespace sixfold
