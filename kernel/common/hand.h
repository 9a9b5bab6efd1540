// A hand of pieces, and a placement of some of them.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "common/kinds.h"

namespace sixfold {

// Up to six pieces in one line, and what they score.
struct Laid {
  std::array<std::uint16_t, 6> cells;
  std::array<std::uint8_t, 6> kinds;
  std::uint8_t count;
  std::uint8_t score;

  Mask mask() const {
    Mask all = 0;
    for (int i = 0; i < count; ++i) all |= bit(kinds[i]);
    return all;
  }
};

// At most six pieces that a player holds.
struct Hand {
  static constexpr int SIZE = 6;

  std::array<std::uint8_t, SIZE> kinds{};
  int count = 0;

  std::span<const std::uint8_t> held() const { return {kinds.data(), static_cast<std::size_t>(count)}; }
  std::vector<int> list() const { return {kinds.begin(), kinds.begin() + count}; }

  Mask mask() const {
    Mask all = 0;
    for (int i = 0; i < count; ++i) all |= bit(kinds[i]);
    return all;
  }

  void add(int kind) { kinds[count++] = static_cast<std::uint8_t>(kind); }

  // Take a piece out, if it is there; the last piece fills its place.
  void take(int kind) {
    for (int i = 0; i < count; ++i)
      if (kinds[i] == kind) {
        kinds[i] = kinds[--count];
        return;
      }
  }
  void take(const Laid& move) {
    for (int i = 0; i < move.count; ++i) take(move.kinds[i]);
  }
  void take(const Hand& others) {
    for (const int kind : others.held()) take(kind);
  }

  // Take a piece out and keep the order of the others; false if it is not there.
  bool remove(int kind) {
    for (int i = 0; i < count; ++i) {
      if (kinds[i] != kind) continue;
      for (--count; i < count; ++i) kinds[i] = kinds[i + 1];
      return true;
    }
    return false;
  }
  void remove(Mask gone) {
    for (; gone; gone &= gone - 1) remove(lowest(gone));
  }
};

// Reads a hand; throws BadInput unless it has at most six pieces, all of them kinds.
inline Hand hand_of(std::span<const int> kinds) {
  require(kinds.size() <= Hand::SIZE, "a hand has at most six pieces");
  Hand hand;
  for (const int kind : kinds) {
    require_kind(kind);
    hand.add(kind);
  }
  return hand;
}

}  // namespace sixfold
