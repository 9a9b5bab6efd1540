// The order of the fields of analyses. src/sixfold/ai/calls.py and web/src/local have the same.
#include "bindings/c/analyses.h"

#include "analysis/hint.h"
#include "analysis/review.h"
#include "bindings/c/positions.h"

namespace sixfold {
namespace {

void write_evaluated(NumberWriter& out, const analysis::Evaluated& found) {
  write_action(out, found.action);
  out.one(found.points);
  for (const double each : {found.margin, found.low, found.high, found.chance, found.reply}) out.real(each);
  out.one(found.exact);
  out.wide(found.simulations);
}

void write_all(NumberWriter& out, const std::vector<analysis::Evaluated>& found) {
  out.one(static_cast<int>(found.size()));
  for (const analysis::Evaluated& each : found) write_evaluated(out, each);
}

void write_reals(NumberWriter& out, const std::vector<double>& numbers) {
  out.one(static_cast<int>(numbers.size()));
  for (const double each : numbers) out.real(each);
}

}  // namespace

void answer_hint(NumberReader& in, NumberWriter& out, const analysis::Weights& weights, std::shared_ptr<Stop> stop) {
  const referee::Position at = read_position(in);
  require(!at.over, "the game is over");
  const auto found = analysis::hint(at, weights, std::move(stop));
  if (!found) return;
  write_evaluated(out, found->best);
  out.one(found->color);
  out.one(found->shape);
  out.lists(found->sets);
}

void answer_evaluate(NumberReader& in, NumberWriter& out, const analysis::Weights& weights,
                     std::shared_ptr<Stop> stop) {
  const referee::Position at = read_position(in);
  analysis::Question question;
  question.most = in.one();
  for (int left = in.one(); left > 0; --left) question.also.push_back(read_action(in));
  question.seed = in.wide();
  question.effort = in.real();
  if (in.flag()) question.due = read_enum(in, ActionKind::redraw);
  question.stop = std::move(stop);
  write_all(out, analysis::evaluate(at, weights, question));
}

void answer_review(NumberReader& in, NumberWriter& out, const analysis::Weights& weights,
                   const std::shared_ptr<Stop>& stop) {
  const referee::Position at = read_position(in);
  const Action action = read_action(in);
  const int number = in.one();
  const double depth = in.real();
  const auto turn = analysis::review_turn(at, action, weights, number, depth, in.wide(), stop);
  if (!turn) return;
  write_all(out, turn->best);
  out.one(static_cast<int>(turn->played));
  for (const double each : {turn->lost, turn->error, turn->lost_chance}) out.real(each);
  out.one(static_cast<int>(turn->verdict));
  out.one(turn->forced);
  write_reals(out, turn->chances);
  out.one(static_cast<int>(turn->reasons.size()));
  for (const analysis::Reason& each : turn->reasons) {
    out.text(each.key);
    out.real(each.n);
    out.real(each.m);
    out.list(each.pieces);
  }
}

void answer_summary(NumberReader& in, NumberWriter& out) {
  const std::vector<Numbers> scores = in.lists();
  std::vector<analysis::TurnLoss> turns;
  for (int left = in.one(); left > 0; --left) {
    const int seat = in.one();
    const bool forced = in.flag();
    const double margin = in.real(), lost = in.real(), error = in.real();
    turns.push_back({seat, forced, margin, lost, error, in.real()});
  }
  const auto [seats, luck] = analysis::sum_up(scores, turns);
  out.one(static_cast<int>(seats.size()));
  for (const analysis::SeatSummary& each : seats)
    for (const double part : {each.accuracy, each.margin, each.skill, each.given, each.luck, each.skill_spread,
                              each.given_spread, each.luck_spread})
      out.real(part);
  out.one(static_cast<int>(luck.size()));
  for (const auto& each : luck) write_reals(out, each);
}

}  // namespace sixfold
