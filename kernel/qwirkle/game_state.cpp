// Dealing, drawing and the end of a turn.
#include "qwirkle/game_state.h"

#include "common/sets.h"

namespace sixfold::qwirkle {

void GameState::deal(int seat_count) {
  seats = seat_count;
  scores = {};
  hands = {};
  passes = mover = 0;
  bag.clear();
  for (int kind = 0; kind < KINDS; ++kind) bag.insert(bag.end(), 3, static_cast<std::uint8_t>(kind));
  for (int seat = 0; seat < seats; ++seat) {
    draw(seat, Hand::SIZE);
    if (largest_set(hands[seat].mask()) > largest_set(hands[mover].mask())) mover = seat;
  }
}

void GameState::draw(int seat, int count) {
  for (; count > 0 && !bag.empty(); --count) {
    const auto place = static_cast<std::size_t>(random.below(bag_count()));
    hands[seat].add(bag[place]);
    bag[place] = bag.back();
    bag.pop_back();
  }
}

int GameState::finish_turn(int laid, int points, const Hand& exchanged) {
  draw(mover, laid + exchanged.count);
  bag.insert(bag.end(), exchanged.kinds.begin(), exchanged.kinds.begin() + exchanged.count);
  passes = laid || exchanged.count ? 0 : passes + 1;
  if (laid && !hands[mover].count) points += LAST_PIECE_BONUS;
  scores[mover] += points;
  mover = mover + 1 == seats ? 0 : mover + 1;
  return points;
}

}  // namespace sixfold::qwirkle
