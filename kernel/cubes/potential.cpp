// Builds the tables of what a table is worth, line by line; sets of sets are the bits of one 64-bit word.
#include "cubes/potential.h"

#include <algorithm>
#include <cstring>

namespace sixfold::cubes {
namespace {

// Of the 64 sets of a family, those without the given member.
constexpr std::array<std::uint64_t, 6> WITHOUT = {0x5555555555555555, 0x3333333333333333, 0x0f0f0f0f0f0f0f0f,
                                                  0x00ff00ff00ff00ff, 0x0000ffff0000ffff, 0x00000000ffffffff};
constexpr int MAX_POINTS = 90;  // six cubes, each in a Qwirkle across, all in one along, and the last cube's bonus

// Every set made of one of these sets and one more of these members.
std::uint64_t joined(std::uint64_t sets, int fitting) {
  std::uint64_t larger = 0;
  for (; fitting; fitting &= fitting - 1) {
    const int member = std::countr_zero(static_cast<unsigned>(fitting));
    larger |= (sets & WITHOUT[member]) << (1 << member);
  }
  return larger;
}

std::uint64_t without(std::uint64_t sets, int taken) {
  for (; taken; taken &= taken - 1) sets &= WITHOUT[std::countr_zero(static_cast<unsigned>(taken))];
  return sets;
}

std::uint64_t supersets(std::uint64_t sets) {
  for (int member = 0; member < 6; ++member) sets |= (sets & WITHOUT[member]) << (1 << member);
  return sets;
}

// For each family and each number of points: the sets that can be laid for them.
class Collector {
 public:
  Collector(const Board& board, int last) : board_(board), last_(last) {}

  Potential collect(int unit) {
    for (const int cell : board_.frontier())
      for (int axis = 0; axis < 2; ++axis) from(cell, axis);
    Potential worth;
    for (int family = 0; family < FAMILIES; ++family) fill(worth.best[family], family, unit);
    return worth;
  }

 private:
  // All segments whose first cell beside a piece, in reading order, is this one.
  void from(int cell, int axis) {
    const Board::Cell& at = board_[cell];
    const Mask line = at.side[2 * axis] | at.side[2 * axis + 1];
    const Mask fit = at.allowed;
    const int spare = at.side[2 * axis] ? 0 : free_before(cell, axis);
    const int crossing = POINTS_JOINED[at.length[1 - axis]];
    if (!line) {
      for (int family = 0; family < FAMILIES; ++family) start(cell, axis, family, 0, fit, spare, crossing);
    } else {
      const int first = lowest(line);
      const Mask others = line & (line - 1);
      if (!(others & ~color_mask(color_of(first)))) start(cell, axis, color_of(first), line, fit, spare, crossing);
      if (!(others & ~shape_mask(shape_of(first)))) start(cell, axis, 6 + shape_of(first), line, fit, spare, crossing);
    }
  }

  // How many cells before it touch nothing: moves may reach back over them.
  int free_before(int cell, int axis) const {
    int count = 0;
    for (int before = Board::step(cell, axis, -1); count < 5; before = Board::step(before, axis, -1), ++count)
      if (board_[before].kind != Board::EMPTY || board_[before].touched()) break;
    return count;
  }

  void start(int cell, int axis, int family, Mask line, Mask fit, int spare, int crossing) {
    const int fitting = members(fit, family);
    if (!fitting) return;
    int taken = members(line, family);
    std::uint64_t sets = joined(1, fitting);
    int laid = 1;
    for (;;) {
      back(family, sets, taken, laid, spare, crossing);
      const Mask right = board_[cell].side[2 * axis + 1];
      cell = Board::step(cell, axis, 1 + std::popcount(right));
      const Board::Cell& at = board_[cell];
      const Mask beyond = at.side[2 * axis + 1];
      const int more = members(beyond, family);
      if ((beyond & ~family_mask(family)) || (more & taken)) return;
      taken |= more;
      if (std::popcount(static_cast<unsigned>(taken)) + laid >= 6) return;
      const int next = members(at.fits[1 - axis], family) & ~taken;
      sets = joined(without(sets, more), next);
      if (!sets) return;
      crossing += POINTS_JOINED[at.length[1 - axis]];
      ++laid;
    }
  }

  // This segment, and what reaches back from it.
  void back(int family, std::uint64_t sets, int taken, int laid, int spare, int crossing) {
    const int old = std::popcount(static_cast<unsigned>(taken));
    for (;; --spare, ++laid) {
      const int bonus = laid == last_ ? LAST_PIECE_BONUS : 0;
      add(family, crossing + POINTS[old + laid] + bonus, sets);
      if (!spare || old + laid == 6) return;
      sets = joined(sets, 63 & ~taken);
    }
  }

  void add(int family, int points, std::uint64_t sets) {
    sets_[family][points] |= sets;
    most_[family] = std::max(most_[family], points);
  }

  void fill(std::array<std::uint16_t, Potential::SETS>& best, int family, int unit) const {
    std::uint64_t done = 0;
    for (int points = most_[family]; points > 0 && done != ~std::uint64_t{1}; --points) {
      if (!(sets_[family][points] & ~done)) continue;
      std::uint64_t now = supersets(sets_[family][points]) & ~done;
      done |= now;
      for (; now; now &= now - 1) best[std::countr_zero(now)] = static_cast<std::uint16_t>(points * unit);
    }
  }

  const Board& board_;
  int last_;
  std::array<std::array<std::uint64_t, MAX_POINTS + 1>, FAMILIES> sets_{};
  std::array<int, FAMILIES> most_{};
};

}  // namespace

Mask kinds_of(int family, int set) {
  if (family < 6) return static_cast<Mask>(set) << 6 * family;
  Mask kinds = 0;
  for (int color = 0; color < 6; ++color)
    if (set >> color & 1) kinds |= bit(6 * color + family - 6);
  return kinds;
}

void spread(Potential& worth) {
  for (auto& best : worth.best)
    for (int member = 0; member < 6; ++member)
      for (int set = 0; set < Potential::SETS; ++set)
        if (set >> member & 1) best[set] = std::max(best[set], best[set ^ 1 << member]);
}

Potential potential_of(const Board& board, int unit, int last) {
  if (board.size()) return Collector(board, last).collect(unit);
  Potential worth;  // the opening: a whole largest set of at least two, which is also what scores most
  for (auto& best : worth.best)
    for (int set = 0; set < Potential::SETS; ++set)
      best[set] = static_cast<std::uint16_t>(POINTS[std::popcount(static_cast<unsigned>(set))] * unit);
  return worth;
}

}  // namespace sixfold::cubes
