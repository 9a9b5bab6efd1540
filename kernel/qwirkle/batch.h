// Many games of Qwirkle stepped at once, piece by piece, for programs that learn: whole arrays in, whole arrays out.
#pragma once

#include "common/mutex.h"
#include "common/placement.h"
#include "qwirkle/game_state.h"

namespace sixfold::qwirkle {

using steps::Layout;
using steps::Page;

// One game.
class Lane {
 public:
  Lane(int seats, int single, std::uint64_t seed)
      : draft_(seats), state_{{}, RandomBag(seed)}, seats_(seats), single_(single) {}

  void start(const Page& page);
  // An action that the mask allows; true if it ended the game. The end of a turn brings everybody a reward.
  bool step(int action, const Page& page, float* rewards);

  int mover() const { return state_.mover; }
  int score(int seat) const { return state_.scores[seat]; }
  const Hand& hand(int seat) const { return state_.hands[seat]; }

 private:
  void begin_turn(const Page& page);

  steps::PlacementDraft draft_;
  GameState<RandomBag> state_;
  std::vector<Mask> sets_;  // which an opening may lay
  int seats_, single_, turns_ = 0;
};

// The games and their arrays: rows, masks, rewards (by seat), who moves now, which games ended in the last step, and
// how those ended. A game that has ended is followed by the next at once.
class Batch {
 public:
  static constexpr int MAX_GAMES = 4096;

  Batch(int games, int seats, int single, std::uint64_t seed);
  // One action for each game; throws BadInput, and changes nothing, unless the masks allow all of them.
  void step(std::span<const std::int32_t> actions);
  // Fills `any` with an action for each game, all that its mask allows equally likely.
  void draw_actions();

  int games() const { return static_cast<int>(lanes_.size()); }
  int seats() const { return seats_; }
  int width() const { return layout_.width; }
  // Everybody's tiles in one game: for checking, not for playing.
  std::vector<std::vector<int>> hands(int game);

  std::vector<std::int16_t> rows;
  std::vector<std::uint8_t> masks, ended;
  std::vector<float> rewards;
  std::vector<std::int32_t> movers, finals, any;

 private:
  Page page(std::size_t game);

  Mutex mutex_;  // Python may come from several threads
  Random random_;
  Layout layout_;
  int seats_;
  std::vector<Lane> lanes_;
};

}  // namespace sixfold::qwirkle
