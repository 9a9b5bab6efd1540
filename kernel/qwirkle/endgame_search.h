// The search under the endgame solver: principal variation search with a hash table, whose last plies need no board.
//
// Nearly all nodes of such a search are where somebody has one tile left, and must lay it if it fits. So
// what a move and the answer to it are worth is read off the lines they touch (qwirkle/endgame_static.cpp).
#pragma once

#include "qwirkle/value.h"

namespace sixfold::qwirkle {

inline constexpr int INFINITE_MARGIN = 10000;  // beyond every margin

// A hand with its share of the hash key.
struct Held {
  explicit Held(const Hand& tiles);
  Hand hand;
  Mask mask = 0;
  std::uint64_t key = 0;
  int count() const { return hand.count; }
  Held without(const Laid& move) const;
};

class EndgameSearch {
 public:
  // The table has 2^bits entries of 16 bytes.
  EndgameSearch(Board& board, int bits, Budget& budget);

  // The margin for the player to move. At most `low` or at least `high`: only a bound. Nothing of worth once spent.
  int margin(const Held& mine, const Held& theirs, int low, int high);
  // The same for one placement of the player to move.
  int margin_of(const Laid& move, const Held& mine, const Held& theirs, int low, int high);
  // The margin if both take the most points from here on.
  int greedy_margin(Held mine, Held theirs);
  bool spent() const { return budget_.spent(); }

 private:
  struct Option {
    Laid laid;
    int order;
    std::uint64_t child;  // the key of what it leads to
  };
  struct Entry {
    std::uint64_t key = 0;
    std::uint32_t move = 0;
    std::int16_t low = -INFINITE_MARGIN, high = INFINITE_MARGIN;
  };
  static constexpr int REFUTED_BITS = 14, MAX_REFUTED = 96;
  static constexpr int A_POINT = 64;  // what a point counts for in the order of moves
  // The cells where a tile scores most, best first.
  struct Spots {
    static constexpr int MAX = 5;
    int count = 0;
    std::array<int, MAX> cells, scores;
  };
  // A cell at the end of a line that a move makes, and that line.
  struct End {
    int cell;
    int axis;
    int end;
    Mask line;
  };
  struct Ends {
    int count = 0;
    std::array<End, 14> all;
  };
  // The best answers of the other player as the board stands.
  struct Threats {
    static constexpr int MAX = 6;
    int count = 0;
    std::array<Laid, MAX> moves;
    std::array<int, MAX> scores;
    std::array<Ends, MAX> ends;
  };

  std::uint64_t key_at(const Held& mine, const Held& theirs) const;
  void use_known(std::size_t begin, int low, int high, int& best, std::uint32_t& best_move);
  void learn(const Laid& move, bool refutes);
  int pass(const Held& mine, const Held& theirs, int low, int high);
  int best_of(std::size_t begin, const Held& mine, const Held& theirs, int low, int high, int best,
              std::uint32_t& best_move);
  bool settled(const Laid& move, const Spots& spots, int kind, int low, int& best) const;
  void refute_rest(std::size_t begin, const Held& mine, const Held& theirs, int low, int& best);
  int bound_of(const Laid& move, int kind, const Spots& spots, const Threats& threats, int held, int enough) const;

  bool can_lay(Mask hand) const;
  Spots spots_of(int kind) const;
  Threats threats_of(const Held& hand) const;
  Ends ends_of(const Laid& move) const;
  int best_at(const Ends& ends, int kind) const;
  bool changes(const Laid& move, int cell) const;

  Board& board_;
  Budget& budget_;
  std::vector<Entry> table_;
  int shift_;
  std::vector<Option> options_;
  std::array<int, 1 << REFUTED_BITS> refuted_{};  // how well each move has done as an answer lately, 0 to MAX_REFUTED
  std::uint64_t laid_ = 0;                        // hash of what was placed after the first position
};

}  // namespace sixfold::qwirkle
