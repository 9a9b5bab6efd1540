// Many games of Qwirkle stepped at once, piece by piece, for programs that learn: whole arrays in, whole arrays out.
//
// A turn is a few small steps: take a tile up, lay it, take up the next; or set tiles aside one by one; then end the
// turn. What the player on turn knows is a row of numbers, laid out as sixfold/envs/layout.py says.
#pragma once

#include <mutex>
#include <span>

#include "qwirkle.h"

namespace sixfold::batch {

// The numbers of the actions.
inline constexpr int END = 0, TAKE = 1, ASIDE = TAKE + KINDS, LAY = ASIDE + KINDS;
inline constexpr int SPOTS = 2 * Board::MOST + 2;  // no more empty cells can touch 108 connected tiles
inline constexpr int ACTIONS = LAY + SPOTS;

// Where in a row things begin; seats count from the player on turn.
struct Layout {
  explicit Layout(int seats)
      : scores(sizes + seats), hands(scores + seats), held(hands + KINDS * seats), aside(held + 1),
        laid(aside + KINDS), spots(laid + 3 * 6), tiles(spots + 4 * SPOTS), width(tiles + 3 * Board::MOST) {}
  static constexpr int supply = 0, turns = 1, opening = 3, passes = 5, sizes = 6;  // 2 and 4: always 0 here
  int scores, hands, held, aside, laid, spots, tiles, width;
};

// One game, and what has been chosen so far of the turn in it.
class Lane {
 public:
  // Where it writes what the player on turn sees and may do, and the points that everybody gets.
  struct Page {
    std::int16_t* row;
    std::uint8_t* mask;
    float* rewards;
  };

  Lane(int seats, int single, std::uint64_t seed) : layout_(seats), random_(seed), seats_(seats), single_(single) {}

  void start(const Page& page);
  // An action that the mask allows; true if it ended the game.
  bool step(int action, const Page& page);

  int mover() const { return mover_; }
  int score(int seat) const { return scores_[seat]; }
  const Rack& hand(int seat) const { return hands_[seat]; }

 private:
  struct Put {
    int cell, x, y, kind;
    std::array<int, 2> beside;  // tiles in its row and in its column when it was laid
  };

  void deal();
  void draw(int seat, int count);
  void begin_turn(const Page& page);
  void offer_turn(const Page& page);
  void take_up(int kind, const Page& page);
  void lay(int spot, const Page& page);
  void set_aside(int kind, const Page& page);
  bool end_turn(const Page& page);

  void offer_tiles(const Page& page) const;
  void offer_aside(const Page& page) const;
  int ends(std::array<int, 4>& cells) const;
  bool fits_the_opening(Mask kinds) const;
  void add_spot(int cell, const Page& page);
  int axis() const;
  int points() const;
  bool anybody_can_lay() const;
  std::pair<int, int> where(int cell) const;
  bool opening() const { return written_ == 0; }
  int bag() const { return static_cast<int>(bag_.size()); }

  Layout layout_;
  Board board_;
  std::array<Rack, MOST_SEATS> hands_{};
  std::array<int, MOST_SEATS> scores_{};
  std::vector<std::uint8_t> bag_;
  Random random_;
  int seats_, single_, mover_ = 0, turns_ = 0, passes_ = 0, written_ = 0;
  int left_ = 0, top_ = 0;  // the least coordinates on the table

  std::vector<Mask> sets_;  // which of the hand an opening may lay
  Rack rest_, aside_;
  std::array<Put, 6> laid_{};
  std::array<int, SPOTS> spots_{};
  int count_ = 0, held_ = -1, spot_count_ = 0;
};

// The games and their arrays: rows, masks, rewards (by seat), who is on turn, which games ended in the last step, and
// how those ended. A game that has ended is followed by the next at once.
class Batch {
 public:
  static constexpr int MOST_GAMES = 4096;

  Batch(int games, int seats, int single, std::uint64_t seed);
  // One action for each game; throws BadInput, and changes nothing, unless the masks allow all of them.
  void step(std::span<const std::int32_t> actions);
  // Fills `any` with an action for each game, all that its mask allows equally likely.
  void draw_actions();

  int games() const { return static_cast<int>(lanes_.size()); }
  int seats() const { return seats_; }
  int width() const { return layout_.width; }
  // Everybody's tiles in one game: for checking, not for playing.
  std::vector<std::vector<int>> hands(int game) const;

  std::vector<std::int16_t> rows;
  std::vector<std::uint8_t> masks, ended;
  std::vector<float> rewards;
  std::vector<std::int32_t> movers, finals, any;

 private:
  Lane::Page page(std::size_t game);

  std::mutex one_at_a_time_;  // Python may come from several threads
  Random random_;
  Layout layout_;
  int seats_;
  std::vector<Lane> lanes_;
};

}  // namespace sixfold::batch
