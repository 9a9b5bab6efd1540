// The order of the fields of a position, an action and a verdict. src/sixfold/ai/calls.py has the same.
#include "bindings/c/positions.h"

namespace sixfold {
namespace {

void write_edition(NumberWriter& out, const referee::Edition& edition) {
  out.one(static_cast<int>(edition.game));
  for (const int each : {edition.hand, edition.copies, int{edition.youngest_starts}, edition.single}) out.one(each);
  out.one(edition.opening_is_a_set);
  out.one(static_cast<int>(edition.new_rows));
}

void write_cells(NumberWriter& out, const std::vector<referee::Cell>& cells) {
  Numbers flat;
  for (const auto& [x, y] : cells) flat.insert(flat.end(), {x, y});
  out.list(flat);
}

}  // namespace

referee::Edition read_edition(NumberReader& in) {
  referee::Edition edition;
  edition.game = read_enum(in, GameKind::cards);
  edition.hand = in.one();
  edition.copies = in.one();
  edition.youngest_starts = in.flag();
  edition.single = in.one();
  edition.opening_is_a_set = in.flag();
  edition.new_rows = read_enum(in, NewRows::keep_three);
  return edition;
}

referee::Position read_position(NumberReader& in) {
  referee::Position at;
  at.edition = read_edition(in);
  at.hands = in.lists();
  at.supply = in.list();
  for (int* each : {&at.mover, &at.starter, &at.turns, &at.deals, &at.passes, &at.last_turns}) *each = in.one();
  for (bool* each : {&at.opening, &at.over, &at.rerolled}) *each = in.flag();
  at.scores = in.list();
  at.announced = in.list();
  at.shown = in.list();
  at.taken = in.lists();
  at.table = in.lists();
  referee::check_position(at);
  return at;
}

void write_position(NumberWriter& out, const referee::Position& at) {
  write_edition(out, at.edition);
  out.lists(at.hands);
  out.list(at.supply);
  for (const int each : {at.mover, at.starter, at.turns, at.deals, at.passes, at.last_turns}) out.one(each);
  for (const bool each : {at.opening, at.over, at.rerolled}) out.one(each);
  out.list(at.scores);
  out.list(at.announced);
  out.list(at.shown);
  out.lists(at.taken);
  out.lists(at.table);
}

Action read_action(NumberReader& in) {
  Action action{read_enum(in, ActionKind::redraw), in.list(), in.lists(), in.lists()};
  referee::put_in_order(action);
  return action;
}

void write_action(NumberWriter& out, const Action& action) {
  out.one(static_cast<int>(action.kind));
  out.list(action.pieces);
  out.lists(action.rows);
  out.lists(action.qwirkles);
}

void write_verdict(NumberWriter& out, const referee::Verdict& verdict) {
  out.one(verdict.legal());
  if (verdict.legal()) {
    out.one(verdict.points);
    out.one(verdict.last_piece);
    out.one(static_cast<int>(verdict.lines.size()));
    for (const referee::Line& line : verdict.lines) {
      write_cells(out, line.cells);
      for (const int each : {int{line.same_color}, line.value, line.bonus}) out.one(each);
    }
    return;
  }
  out.text(verdict.reason);
  out.text(verdict.rule);
  write_cells(out, verdict.cells);
  out.list(verdict.pieces);
  out.lists(verdict.rows);
}

}  // namespace sixfold
