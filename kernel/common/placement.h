// A turn with tiles or cubes taken apart into small steps: which may come next, and what is written about them.
//
// Take a piece up, lay it, take up the next; or set pieces aside one by one; then end the turn. What the player to move
// knows is a row of numbers, laid out as sixfold/envs/layout.py says.
#pragma once

#include <span>

#include "common/board.h"

namespace sixfold::steps {

// The numbers of the actions.
inline constexpr int END = 0, TAKE = 1, ASIDE = TAKE + KINDS, LAY = ASIDE + KINDS;
inline constexpr int SPOTS = 2 * Board::MAX_PIECES + 2;  // no more empty cells can touch 108 connected pieces
inline constexpr int ACTIONS = LAY + SPOTS;

inline std::int16_t small(int number) { return static_cast<std::int16_t>(std::min(number, 32767)); }

// Where in a row things begin that all games have; seats count from the player who sees it.
struct Head {
  explicit Head(int seats) : scores(sizes + seats), hands(scores + seats), rest(hands + KINDS * seats) {}
  static constexpr int supply = 0, turns = 1, mover = 2, opening = 3, rerolled = 4, passes = 5, sizes = 6;
  int scores, hands, rest;
};

struct Layout : Head {
  explicit Layout(int seats)
      : Head(seats),
        held(rest),
        aside(held + 1),
        laid(aside + KINDS),
        spots(laid + 3 * 6),
        tiles(spots + 4 * SPOTS),
        width(tiles + 3 * Board::MAX_PIECES) {}
  int held, aside, laid, spots, tiles, width;
};

// Where it is written what the player to move sees and may do.
struct Page {
  std::int16_t* row;
  std::uint8_t* mask;
};

struct Put {
  int cell, x, y, kind;
  std::array<int, 2> beside;  // pieces in its row and in its column when it was laid
};

// The table, and what has been chosen so far of the turn.
class PlacementDraft {
 public:
  explicit PlacementDraft(int seats) : layout_(seats) {}

  void clear();
  // Reads a table: x, y, kind, x, y, kind ...; throws BadInput if no game has it.
  void read(std::span<const int> tiles, const Page& page);
  // A turn with this hand: how many pieces may be set aside, whether it may end if nothing can be laid, and which
  // pieces an opening may lay.
  void begin(const Hand& hand, int most_aside, bool may_end, const std::vector<Mask>& sets, const Page& page);
  // An action that the mask allows; true if it is the end of the turn.
  bool step(int action, const Page& page);
  // What was chosen in the turn is no draft any more: what was laid is part of the table.
  void settle(const Page& page);

  const Layout& layout() const { return layout_; }
  bool opening() const { return written_ == 0; }
  Mask anywhere() const { return board_.anywhere(); }
  const Hand& rest() const { return rest_; }
  const Hand& aside() const { return aside_; }
  std::span<const Put> laid() const { return {laid_.data(), static_cast<std::size_t>(count_)}; }
  // What is laid scores; `single` is what a lone first piece scores.
  int points(int single) const;

 private:
  void take_up(int kind, const Page& page);
  void lay(int spot, const Page& page);
  void set_aside(int kind, const Page& page);
  void offer_turn(const Page& page) const;
  void offer_pieces(const Page& page) const;
  void offer_aside(const Page& page) const;
  int ends(std::array<int, 4>& cells) const;
  bool fits_the_opening(Mask kinds) const;
  void add_spot(int cell, const Page& page);
  void write_tile(int x, int y, int kind, const Page& page);
  int axis() const;
  std::pair<int, int> where(int cell) const;

  Layout layout_;
  Board board_;
  int written_ = 0, left_ = 0, top_ = 0;  // pieces on the table, and their least coordinates
  std::vector<Mask> sets_;                // which of the hand an opening may lay
  Hand rest_, aside_;
  std::array<Put, 6> laid_{};
  std::array<int, SPOTS> spots_{};
  int count_ = 0, held_ = -1, spot_count_ = 0, most_aside_ = 0;
  bool may_end_ = false;
};

}  // namespace sixfold::steps
