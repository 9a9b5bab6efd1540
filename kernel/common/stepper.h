// One game stepped by numbers, small step by small step: all games and seats, with the referee's own draws and rolls.
//
// It is loaded from a position of the referee, and tells which turns were played since, so that the referee can play
// them too. What a seat sees is a row of numbers, laid out as sixfold/envs/layout.py says.
#pragma once

#include <memory>
#include <tuple>
#include <utility>

#include "common/mutex.h"
#include "common/placement.h"
#include "common/referee_rng.h"
#include "common/view.h"

namespace sixfold::steps {

// A position at the beginning of a turn, as the referee has it.
struct KernelPosition {
  std::string seed;
  int mover = 0, draw_index = 0, turns = 0, passes = 0, last_turns = -1;  // -1: the stock has not run out
  bool opening = false, rerolled = false, over = false;
  Numbers supply, scores, shown;
  std::vector<Numbers> hands, taken;  // by seat
  std::vector<Numbers> table;         // rows of cards; or one list of x, y, kind, x, y, kind ...
};

class Steps {
 public:
  Steps(int seats, int width, int actions, int hand, std::size_t supplies);
  virtual ~Steps() = default;

  // Throws BadInput for what no game comes to.
  void load(const KernelPosition& at);
  // Throws BadInput, and nothing has changed, unless the action is allowed; true if it ended the turn.
  bool step(int action);
  // What a seat sees, and what it may do: nothing unless it moves now.
  void look(int seat, std::span<std::int16_t> row, std::span<std::int8_t> mask);

  // The turns played since this was asked last, as lists. With tiles and cubes: what was laid, and what was set aside;
  // with cards: what was played, then all rows. Nothing at all is what the rules do for a stuck player.
  std::vector<std::vector<Numbers>> played();
  std::tuple<int, int, bool, Numbers> status();  // who moves now, turns so far, over or not, scores
  Numbers allowed();
  Numbers laid();  // in this turn, as x, y, kind ...
  // Lets another thread stop a long step, which then throws BadInput; load a position to go on.
  void set_stop(std::shared_ptr<Stop> stop);

 protected:
  virtual void read(const KernelPosition& at) = 0;                 // the table
  virtual bool choose(int action) = 0;                             // true if the turn has ended
  virtual std::vector<Numbers> end_turn() = 0;                     // plays it, and tells it
  virtual void begin_turn() = 0;                                   // writes the table and the mask
  virtual Numbers placed() const { return {}; }                    // what was placed in this turn
  virtual void write_seat(int seat, std::int16_t* row) const = 0;  // instead of what the player to move sees

  void write_head(int seat, std::int16_t* row) const;
  int supply_count() const;
  int held() const;  // pieces in the supply and in hands
  RefereeRng rng() const { return RefereeRng(at_.seed, at_.draw_index, at_.supply); }
  Numbers& hand() { return at_.hands[static_cast<std::size_t>(at_.mover)]; }
  Page page() { return {row_.data(), mask_.data()}; }

  int seats_, hand_size_;
  bool open_hands_ = false;
  Head head_;
  KernelPosition at_;
  std::vector<std::int16_t> row_;
  std::vector<std::uint8_t> mask_;
  std::shared_ptr<Stop> stop_;

 private:
  void check(const KernelPosition& at) const;
  void begin();
  // Calls `change`. If that throws, nothing may follow until a position is loaded.
  template <class Change>
  auto guarded(Change change);

  std::size_t supplies_;
  std::vector<std::vector<Numbers>> played_;
  Mutex mutex_;  // Python may come from several threads
};

std::unique_ptr<Steps> tiles_steps(int seats, int single);
std::unique_ptr<Steps> cubes_steps(int seats);
std::unique_ptr<Steps> cards_steps(int seats, NewRows rule, bool opening_is_a_set);

}  // namespace sixfold::steps
